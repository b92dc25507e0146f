"""Moving to another machine: everything is saved in one file, and read there."""

from collections.abc import Callable, Iterator, Mapping
from datetime import date, datetime
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtCore import QDir, QObject, QStandardPaths, Qt, Signal
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from h2h.app.games import GAMES, SavedForm, game_of
from h2h.app.read_everything_dialog import Offer, ReadEverythingDialog
from h2h.game.dialog import ask_where_to_save, remove_button_icons
from h2h.storage import settings, transfer
from h2h.storage.document import NewerVersionError
from h2h.storage.files import from_qt, to_qt
from h2h.storage.keeper import Encode, Keeper
from h2h.storage.problem import Problem, ProblemKind
from h2h.storage.settings import GameKind
from h2h.storage.statistics import Statistics
from h2h.storage.transfer import ENDING, Everything, Results


class _Found(NamedTuple):
    """What was found in a file.

    Attributes:
        everything: its contents.
        new: how many of its results are not here yet.
        offers: games in progress that could be taken.
    """

    everything: Everything
    new: int
    offers: list[Offer]


class Moving(QObject):
    """Saves everything, and reads what another machine has saved.

    Disks and long tables are left to a thread. What is here stays: results are added, and a game in
    progress or the settings are replaced only if the player says so.

    Signals:
        game_taken: a game to go on with; carries its kind and its saved form.
        settings_taken: settings to use; carries them by name.
    """

    game_taken = Signal(GameKind, object)
    settings_taken = Signal(object)

    def __init__(self, keeper: Keeper, window: QWidget) -> None:
        super().__init__(window)
        self._keeper, self._window = keeper, window

    def save(self) -> None:
        """Ask where to save everything."""
        ask_where_to_save(
            self._window,
            "saveEverythingDialog",
            self.tr("Save everything"),
            self._kind(),
            QStandardPaths.StandardLocation.DocumentsLocation,
            f"h2h-{date.today().isoformat()}{ENDING}",
            self.save_to,
        )

    def save_to(self, name: str) -> None:
        """Save everything as a file, and say so."""
        path, keeper = from_qt(name), self._keeper
        texts = settings.as_texts(keeper.settings)

        def work(statistics: Statistics) -> Problem | None:
            results = statistics.everything(Results.of)
            if isinstance(results, Problem):
                return results
            now = datetime.now().astimezone()
            everything = Everything(now, results, dict(_valid(_kept(keeper))), texts)
            return keeper.export(path, transfer.encode(everything), ENDING)

        def then(problem: Problem | None) -> None:
            if problem:
                keeper.report(problem)
            else:
                text = self.tr("Everything was saved as %1")
                self._say(
                    text.replace("%1", QDir.toNativeSeparators(name)),
                    self.tr("On the other computer, read this file by the menu Game."),
                )

        self._work(work, then)

    def read(self) -> None:
        """Ask for a file with everything."""
        location = QStandardPaths.StandardLocation.DocumentsLocation
        folder = QStandardPaths.writableLocation(location)
        ask = QFileDialog(self._window, self.tr("Read from another computer"), folder)
        ask.setObjectName("readFileDialog")
        ask.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        ask.setNameFilter(self._kind())
        ask.setFileMode(QFileDialog.FileMode.ExistingFile)
        ask.fileSelected.connect(self.read_from)
        ask.open()

    def read_from(self, name: str) -> None:
        """Read a file with everything, and ask what to take."""
        path, keeper = from_qt(name), self._keeper

        def work(statistics: Statistics) -> _Found | Problem:
            return _find(path, statistics, _kept(keeper))

        def then(found: _Found | Problem) -> None:
            if not isinstance(found, Problem):
                self._ask(found)
            elif found.path == path:
                self._say_problem(found)
            else:
                self._keeper.report(found)

        self._work(work, then)

    def _ask(self, found: _Found) -> None:
        everything = found.everything
        known = len(everything.results) - found.new
        titles = {game.kind: game.title() for game in GAMES}
        dialog = ReadEverythingDialog(
            everything.written.date(), found.new, known, found.offers, titles, self._window
        )
        dialog.accepted.connect(
            lambda: self._take(everything, found.offers, dialog.games, dialog.takes_settings)
        )
        dialog.open()

    def _take(
        self,
        everything: Everything,
        offers: list[Offer],
        chosen: set[GameKind],
        takes_settings: bool,
    ) -> None:
        """Add the results first: if that fails, nothing else is changed."""

        def then(added: int | Problem) -> None:
            if isinstance(added, Problem):
                self._keeper.report(added)
                return
            if takes_settings:
                self.settings_taken.emit(settings.from_texts(everything.settings))
            said = []
            for offer in offers:
                if offer.kind in chosen:
                    self.game_taken.emit(offer.kind, offer.saved)
                    text = self.tr("%1: the game of the file was taken.")
                else:
                    text = self.tr("%1: the game here was kept.")
                said.append(text.replace("%1", game_of(offer.kind).title()))
            if takes_settings:
                said.append(self.tr("The settings of the file are in use."))
            results = self.tr("%n results were added.", "", added)
            known = len(everything.results) - added
            already = self.tr("%n were here already.", "", known)
            self._say(f"{results} {already}" if known else results, "\n".join(said))

        self._work(lambda statistics: statistics.add(everything.results), then)

    def _work(self, work: Callable[[Statistics], Any], then: Callable[[Any], object]) -> None:
        """Do something with the results in a thread, and show the pointer that says so."""

        def done(result: Any) -> None:
            self._window.unsetCursor()
            if self._window.isVisible():
                then(result)

        self._window.setCursor(Qt.CursorShape.BusyCursor)
        self._keeper.with_results(work, done)

    def _kind(self) -> str:
        return self.tr("Everything of Heart to Heart (*.h2h)")

    def _say_problem(self, problem: Problem) -> None:
        match problem.kind:
            case ProblemKind.NEWER_VERSION:
                text = self.tr("A newer version of the program wrote this file.")
            case ProblemKind.UNREADABLE:
                text = self.tr("This file is damaged, or was not saved by “Save everything”.")
            case _:
                text = self.tr("This file can’t be read.")
        unchanged = self.tr("Nothing was changed.")
        where = QDir.toNativeSeparators(to_qt(problem.path))
        self._say(f"{text} {unchanged}", where, warning=True)

    def _say(self, text: str, more: str, *, warning: bool = False) -> None:
        box = QMessageBox(self._window)
        box.setObjectName("movedDialog")
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setIcon(QMessageBox.Icon.Warning if warning else QMessageBox.Icon.Information)
        box.setWindowTitle(self.tr("Move to another computer"))
        box.setText(text)
        box.setInformativeText(more)
        box.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        box.setStandardButtons(QMessageBox.StandardButton.Ok)
        remove_button_icons(box)
        box.open()


class _Kept(NamedTuple):
    """A game in progress here.

    Attributes:
        form: how it is kept.
        contents: returns the contents of its file, which may be empty, in any thread.
    """

    form: SavedForm
    contents: Encode


def _kept(keeper: Keeper) -> dict[GameKind, _Kept]:
    """Return the games in progress here; called in a thread, since it imports both games."""
    forms = {game.kind: game.saved_form() for game in GAMES}
    return {kind: _Kept(form, keeper.contents_of(form.file_name)) for kind, form in forms.items()}


def _valid(games: Mapping[GameKind, _Kept]) -> Iterator[tuple[GameKind, bytes]]:
    """Yield the contents of the files of games in progress, if they can be read."""
    for kind, kept in games.items():
        data = kept.contents()
        if _decoded(kept.form, data) is not None:
            yield kind, data


def _decoded(form: SavedForm, data: bytes) -> Any:
    """Return a game in progress, or None if there is none."""
    try:
        saved = form.decode(data)
    except (ValueError, RecursionError):
        return None
    return saved if form.is_in_progress(saved) else None


def _find(path: Path, statistics: Statistics, games: Mapping[GameKind, _Kept]) -> _Found | Problem:
    """Read a file, and compare it with what is here."""
    everything = transfer.read(path)
    if isinstance(everything, Problem):
        return everything
    ids = statistics.ids()
    if isinstance(ids, Problem):
        return ids
    offers = []
    for kind, data in everything.games.items():
        form = games[kind].form
        try:
            saved = form.decode(data)
        except (ValueError, RecursionError) as error:
            newer = isinstance(error, NewerVersionError)
            return Problem(ProblemKind.NEWER_VERSION if newer else ProblemKind.UNREADABLE, path)
        own = games[kind].contents()
        if form.is_in_progress(saved) and data != own:
            replaces = _decoded(form, own) is not None
            offers.append(Offer(kind, saved, str(saved.game.code), replaces, saved.id in ids))
    new = sum(each not in ids for each in everything.results.ids)
    return _Found(everything, new, offers)
