"""What the self-checks of a package share."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from h2h.game.table import Table

Check = tuple[str, Callable[[], None]]
"""What is checked, and a function that raises an exception if it fails."""


def expect(truth: bool, otherwise: object = "") -> None:
    """Raise AssertionError unless something is true.

    Not an assert statement: a packaged program may be compiled without them.
    """
    if not truth:
        raise AssertionError(otherwise)


def point_of(table: Table, place: str) -> QPointF:
    """Return where to click a place in the table's viewport: the index of a card, or its middle."""
    layout = table.scene.current_layout
    if layout is None:
        raise AssertionError("nothing is laid out")
    spot = layout.pile(place)
    x, y = spot.x, spot.y
    if place.startswith("heart-"):
        x, y = spot.x - spot.width * 0.4, spot.top + spot.width * 0.15
    return QPointF(table.view.mapFromScene(x, y))


def click(table: Table, place: str) -> None:
    """Click a place of the table as a mouse does."""
    viewport, point = table.view.viewport(), point_of(table, place)
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    for kind, held in (
        (QEvent.Type.MouseButtonPress, left),
        (QEvent.Type.MouseButtonRelease, none),
    ):
        modifiers = Qt.KeyboardModifier.NoModifier
        event = QMouseEvent(kind, point, viewport.mapToGlobal(point), left, held, modifiers)
        QApplication.sendEvent(viewport, event)
