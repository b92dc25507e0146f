"""The menu entries that only Hearts has."""

from PySide6.QtCore import QCoreApplication

from h2h.game.actions import ActionSpec, Texts

ACTIONS = (
    ActionSpec("lastTrick", "move", "L", checkable=True),
    ActionSpec("cardsGone", "move", "G", checkable=True),
    ActionSpec("scores", "move", "S"),
    ActionSpec("levelEasy", "settings", checkable=True),
    ActionSpec("levelNormal", "settings", checkable=True),
    ActionSpec("levelHard", "settings", checkable=True),
    ActionSpec("levelMixed", "settings", checkable=True),
)


def texts() -> Texts:
    """Return the texts in the current language."""
    return {
        "lastTrick": QCoreApplication.translate("Menus", "&Last trick"),
        "cardsGone": QCoreApplication.translate("Menus", "Cards &gone"),
        "scores": QCoreApplication.translate("Menus", "&Scores…"),
        "levelEasy": QCoreApplication.translate("Menus", "Opponents: &easy"),
        "levelNormal": QCoreApplication.translate("Menus", "Opponents: &normal"),
        "levelHard": QCoreApplication.translate("Menus", "Opponents: &hard"),
        "levelMixed": QCoreApplication.translate("Menus", "Opponents: m&ixed"),
    }


def short_texts() -> Texts:
    """Return the words for buttons in the bar."""
    return {
        "lastTrick": QCoreApplication.translate("Menus", "Last trick"),
        "scores": QCoreApplication.translate("Menus", "Scores"),
    }
