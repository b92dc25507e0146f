"""What Orca speaks, as its documentation for application developers describes it."""

import pytest
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
)

from h2h.table import accessible
from h2h.table.table_view import TableView

Event = QAccessible.Event
Text = QAccessible.Text


class Orca:
    """Hears the events of the table.

    Attributes:
        spoken: everything spoken so far.
        remembered: the description of each object as the last event had it.
    """

    def __init__(
        self, view: TableView, monkeypatch: pytest.MonkeyPatch, *, knows_announcements: bool
    ) -> None:
        self.spoken: list[str] = []
        self._knows_announcements = knows_announcements
        self.remembered: dict[QAccessibleInterface, str] = {}
        self._last_description = ""
        self._focused = QAccessible.queryAccessibleInterface(view)
        monkeypatch.setattr(QAccessible, "updateAccessibility", self._hear)
        monkeypatch.setattr(accessible, "_ORCA", True)

    def heard(self) -> list[str]:
        """Return what was spoken since the last call."""
        spoken, self.spoken = self.spoken, []
        return spoken

    def _hear(self, event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            if self._knows_announcements:
                self.spoken.append(event.message())
            return
        source = event.accessibleInterface()
        if event.type() is Event.Focus:
            self._focused = source
            self.spoken += [source.text(kind).rstrip() for kind in (Text.Name, Text.Description)]
        if event.type() is Event.DescriptionChanged:
            self.remembered[source] = source.text(Text.Description)
        if source is not self._focused:
            return
        match event.type():
            case Event.NameChanged:
                self.spoken.append(source.text(Text.Name))
            case Event.DescriptionChanged:
                text = source.text(Text.Description)
                if text != self._last_description:
                    self.spoken.append(text.rstrip())
                self._last_description = text
