"""The pages of a window by their own types."""

from h2h.app.main_window import MainWindow
from h2h.heart_to_heart.page import HeartToHeartPage
from h2h.hearts.page import HeartsPage
from h2h.storage.settings import GameKind


def solitaire(window: MainWindow) -> HeartToHeartPage:
    """Return the page of Heart to Heart."""
    page = window.page(GameKind.HEART_TO_HEART)
    assert isinstance(page, HeartToHeartPage)
    return page


def hearts(window: MainWindow) -> HeartsPage:
    """Return the page of Hearts."""
    page = window.page(GameKind.HEARTS)
    assert isinstance(page, HeartsPage)
    return page
