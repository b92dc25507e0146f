"""The menu entries that only Hearts has."""

from PySide6.QtCore import QCoreApplication

from h2h.game.actions import ActionSpec, Texts

ACTIONS = (
    ActionSpec("lastTrick", "move", "L", checkable=True),
    ActionSpec("scores", "move", "S"),
)


def texts() -> Texts:
    """Return the texts in the current language."""
    return {
        "lastTrick": QCoreApplication.translate("Menus", "&Last trick"),
        "scores": QCoreApplication.translate("Menus", "&Scores…"),
    }


def short_texts() -> Texts:
    """Return the words for buttons in the bar."""
    return {
        "lastTrick": QCoreApplication.translate("Menus", "Last trick"),
        "scores": QCoreApplication.translate("Menus", "Scores"),
    }
