"""The speed of storage; its long trials of damage and kills are `python -m benchmarks.storage`."""

from benchmarks import storage
from benchmarks.engine import Figure


def figures() -> list[Figure]:
    """Load, save and record."""
    return [*storage.loading(), *storage.saving(), *storage.long_games(), *storage.recording()]
