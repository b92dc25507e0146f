"""A table of Hearts."""

import pytest

from tests.hearts.player import HeartsPlayer
from tests.windows import OpenHearts


@pytest.fixture
def table(open_hearts: OpenHearts) -> HeartsPlayer:
    """A window with a match of which nothing has been played."""
    return open_hearts()
