"""What to take from a file with everything that another machine has saved."""

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Any, NamedTuple

from PySide6.QtWidgets import QCheckBox, QDialogButtonBox, QLabel, QVBoxLayout, QWidget

from h2h.game.dialog import Body, Dialog
from h2h.i18n import shown_day
from h2h.storage.settings import GameKind


class Offer(NamedTuple):
    """A game in progress that could be taken.

    Attributes:
        kind: which game it is.
        saved: its saved form.
        code: the code of its deal.
        replaces: whether a game in progress here would be lost.
        counted: whether it has a result here, so that it was played to its end or left here.
    """

    kind: GameKind
    saved: Any
    code: str
    replaces: bool
    counted: bool


class ReadEverythingDialog(Dialog):
    """Says what the file holds and asks what to take; results are always added."""

    def __init__(
        self,
        written: date,
        new: int,
        known: int,
        offers: Sequence[Offer],
        titles: Mapping[GameKind, str],
        parent: QWidget | None = None,
    ) -> None:
        """Ask.

        Args:
            written: when the file was written.
            new: how many of its results are not here yet.
            known: how many are.
            offers: the games in progress that could be taken.
            titles: the names of the games.
            parent: the window.
        """
        super().__init__("readEverythingDialog", parent)
        self.setWindowTitle(self.tr("Read from another computer"))
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 0, 0)
        self._add_line(column, self.tr("Written: %1").replace("%1", shown_day(written)))
        results = self.tr("%n results are not here yet and will be added.", "", new)
        already = self.tr("%n are here already.", "", known)
        self._add_line(column, f"{results} {already}" if known else results)
        self._games: dict[GameKind, QCheckBox] = {}
        if offers:
            self._add_line(column, self.tr("Games in progress to take:"))
        for offer in offers:
            box = QCheckBox(f"{titles[offer.kind]}: {offer.code}")
            box.setObjectName(f"take-{offer.kind.value}")
            box.setChecked(not offer.replaces and not offer.counted)
            column.addWidget(box)
            if offer.replaces:
                note = self.tr("It replaces the game in progress here.")
                box.setAccessibleDescription(note)
                self._add_line(column, note)
            self._games[offer.kind] = box
        self._settings = QCheckBox(self.tr("Use the &settings of the file"))
        self._settings.setObjectName("takeSettings")
        column.addWidget(self._settings)
        column.addStretch()
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        read = buttons.addButton(self.tr("&Read"), QDialogButtonBox.ButtonRole.AcceptRole)
        read.setObjectName("readNow")
        read.setDefault(True)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        outer = QVBoxLayout(self)
        outer.addWidget(Body(content), 1)
        outer.addWidget(buttons)
        read.setFocus()

    @property
    def games(self) -> set[GameKind]:
        """The games in progress to take."""
        return {kind for kind, box in self._games.items() if box.isChecked()}

    @property
    def takes_settings(self) -> bool:
        """Whether to use the settings of the file."""
        return self._settings.isChecked()

    def _add_line(self, column: QVBoxLayout, text: str) -> None:
        label = QLabel(text)
        label.setWordWrap(True)
        column.addWidget(label)
