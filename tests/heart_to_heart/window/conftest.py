"""A table of Heart to Heart."""

import pytest

from tests.heart_to_heart.player import HeartToHeartPlayer
from tests.windows import OpenTable


@pytest.fixture
def table(open_table: OpenTable) -> HeartToHeartPlayer:
    """A window with the published example."""
    return open_table()
