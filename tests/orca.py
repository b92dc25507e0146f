"""What Orca speaks, as its documentation for application developers describes it."""

import pytest
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent

from h2h.table import accessible

Event = QAccessible.Event
Text = QAccessible.Text


class Orca:
    """Hears the events of the table.

    Attributes:
        spoken: everything spoken so far.
    """

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *, knows_announcements: bool) -> None:
        self.spoken: list[str] = []
        self._knows_announcements = knows_announcements
        self._last_description = ""
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
        if source is None or not source.state().focused:
            return
        match event.type():
            case Event.Focus:
                self.spoken += [source.text(Text.Name), source.text(Text.Description)]
            case Event.NameChanged:
                self.spoken.append(source.text(Text.Name))
            case Event.DescriptionChanged:
                text = source.text(Text.Description)
                if text != self._last_description:
                    self.spoken.append(text.rstrip())
                self._last_description = text
