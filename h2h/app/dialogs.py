"""The dialogs that the menus open; each is imported when it is first needed."""

from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from h2h import i18n
from h2h.app.games import GAMES, game_of
from h2h.game.page import GamePage
from h2h.storage.keeper import Keeper
from h2h.storage.problem import Problem
from h2h.storage.settings import GameKind
from h2h.table.art.pictures import Pictures

if TYPE_CHECKING:
    from h2h.app.moving import Moving
    from h2h.storage.results import GameResult
    from h2h.storage.statistics import Statistics
    from h2h.storage.summaries import Overview


class Dialogs(QObject):
    """Opens dialogs over the window and emits what they ask for.

    Signals:
        setting_changed: carries the setting's name and value.
        code_entered: a deal to deal; carries its code.
        day_chosen: the deal of a day to deal; carries the kind of game and the date.
        action_wanted: an action to trigger; carries its name.
        game_taken: a game of another machine to go on with; carries its kind and saved form.
        settings_taken: settings of another machine to use; carries them by name.
    """

    setting_changed = Signal(str, object)
    code_entered = Signal(str)
    day_chosen = Signal(GameKind, object)
    action_wanted = Signal(str)
    game_taken = Signal(GameKind, object)
    settings_taken = Signal(object)

    def __init__(self, keeper: Keeper, pictures: Pictures, window: QWidget) -> None:
        super().__init__(window)
        self._keeper = keeper
        self._pictures = pictures
        self._window = window
        self._moving: Moving | None = None

    def open_settings(self, kind: GameKind, *, sounds_on: bool) -> None:
        """Show all settings.

        Args:
            kind: the game whose page is shown first.
            sounds_on: whether sounds are heard, which the system may have decided.
        """
        from h2h.app.settings_dialog import SettingsDialog

        languages = [(code, i18n.name_of(code)) for code in i18n.available()]
        settings = self._keeper.settings._replace(sounds=sounds_on)
        dialog = SettingsDialog(settings, languages, kind, self._window)
        dialog.changed.connect(self.setting_changed)
        dialog.open()

    def open_statistics(self, kind: GameKind) -> None:
        """Show the results of both games, those of one kind first, once they are read."""
        from h2h.app.statistics_dialog import StatisticsDialog
        from h2h.storage.summaries import Filter

        def read(statistics: "Statistics") -> "tuple[Overview, Problem | None]":
            return statistics.overview(Filter(kind)), statistics.problem()

        def show(found: "tuple[Overview, Problem | None]") -> None:
            if self._window.findChild(StatisticsDialog):
                return  # asked for twice
            overview, problem = found
            dialog = StatisticsDialog(self._keeper, overview, kind, self._window)
            dialog.open()
            self._show_problem(problem, dialog)

        self._keeper.read_results(read, show, self)

    def open_calendar(self, page: GamePage) -> None:
        """Show the days of the game on a page, once its results are read."""

        def read(statistics: "Statistics") -> "tuple[list[GameResult], Problem | None]":
            results = statistics.results(page.kind, only_daily=True)
            return results, statistics.problem()

        def show(found: "tuple[list[GameResult], Problem | None]") -> None:
            from h2h.app.calendar_dialog import CalendarDialog

            results, problem = found
            if self._window.findChild(CalendarDialog):
                return  # asked for twice
            session = page.session
            begun = session.daily if session.has_begun else None
            title = game_of(page.kind).title()
            dialog = CalendarDialog(title, date.today(), results, begun, self._window)
            dialog.day_chosen.connect(lambda day: self.day_chosen.emit(page.kind, day))
            dialog.open()
            self._show_problem(problem, dialog)

        self._keeper.read_results(read, show, self)

    @property
    def moving(self) -> "Moving":
        """What saves everything, and reads it on another machine."""
        if self._moving is None:
            from h2h.app.moving import Moving

            self._moving = Moving(self._keeper, self._window)
            self._moving.game_taken.connect(self.game_taken)
            self._moving.settings_taken.connect(self.settings_taken)
        return self._moving

    def open_how_to_play(self, kind: GameKind) -> None:
        """Show the rules of both games, those of one kind first."""
        from h2h.app.how_to_play_dialog import HowToPlayDialog

        dialog = HowToPlayDialog(
            kind,
            self._window,
            palette=self._pictures.palette,
            look=self._pictures.look,
        )
        dialog.action_wanted.connect(self.action_wanted)
        dialog.open()

    def open_about(self) -> None:
        """Show what the program is."""
        from h2h.app.about_dialog import AboutDialog

        AboutDialog(self._window).open()

    def enter_code(self, kind: GameKind) -> None:
        """Ask for a code of any game; the seven symbols alone mean a game of this kind."""
        from h2h.app.deal_code_dialog import DealCodeDialog

        letters = game_of(kind).letters
        titles = {game.letters: game.title() for game in GAMES}
        dialog = DealCodeDialog(letters, titles, self._window)

        def entered() -> None:
            if dialog.code is not None:
                self.code_entered.emit(dialog.code)

        dialog.accepted.connect(entered)
        dialog.open()

    def _show_problem(self, problem: Problem | None, dialog: QWidget) -> None:
        if problem is not None:
            from h2h.app.problem_dialog import ProblemDialog

            ProblemDialog(problem, dialog).open()
