"""The menu entries of Heart to Heart alone."""

from PySide6.QtCore import QCoreApplication

from h2h.game.actions import ActionSpec, Texts

ACTIONS = (
    ActionSpec("draw", "move", "Space"),
    ActionSpec("placementHelp", "settings", setting="placement_help"),
    ActionSpec("moveErrors", "settings", setting="move_errors"),
    ActionSpec("showMe", "help"),
    ActionSpec("watchExample", "help"),
)


def texts() -> Texts:
    """Return the texts in the current language."""
    return {
        "draw": QCoreApplication.translate("Menus", "&Draw or redeal"),
        "placementHelp": QCoreApplication.translate("Menus", "&Placement help"),
        "moveErrors": QCoreApplication.translate("Menus", "&Move errors"),
        "showMe": QCoreApplication.translate("Menus", "&Show me the first moves"),
        "watchExample": QCoreApplication.translate("Menus", "&Watch an example"),
    }
