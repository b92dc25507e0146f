"""New deals, the clock, the saved game and the result of Heart to Heart."""

from datetime import date, datetime

from PySide6.QtCore import QObject

from h2h.game.session import GameSession, random_number
from h2h.heart_to_heart.engine import DealCode, Game, Outcome
from h2h.heart_to_heart.model import HeartToHeartModel, Status
from h2h.heart_to_heart.saved_game import SavedGame
from h2h.storage.document import new_id


class HeartToHeartSession(GameSession):
    """The player's game, from its deal to its result."""

    def __init__(
        self, saved: SavedGame | None, code: DealCode | None = None, parent: QObject | None = None
    ) -> None:
        """Continue a saved game, or deal one.

        Args:
            saved: the game to continue.
            code: what to deal if there is no saved game.
            parent: the owner.
        """
        super().__init__(parent)
        self._winnable_only = False
        self._previous: Game | None = None
        saved = saved or _dealt(code or _random_code())
        self.model = HeartToHeartModel(saved.game, self)
        self._take(saved)
        self.model.stepped.connect(self._on_stepped)
        self.model.finished.connect(self._on_finished)

    @property
    def status(self) -> Status:
        """What the bar and the menus show."""
        return self.model.status

    @property
    def daily(self) -> date | None:
        """The day whose deal it is; None for any other deal."""
        return self._daily

    @property
    def has_begun(self) -> bool:
        """Whether the player has made a move."""
        return self.model.game.state.moves > 0

    @property
    def is_over(self) -> bool:
        """Whether the game is won or has no more moves."""
        return self.model.game.outcome is not None

    @property
    def saved(self) -> SavedGame:
        """What the game's file should hold."""
        return SavedGame(
            self._id,
            self.model.game,
            self.clock.milliseconds,
            self._started,
            self._recorded,
            self._daily,
            self._winnable,
        )

    @property
    def game_to_review(self) -> Game | None:
        """The game if it is over, else the one before it while this one has no move yet."""
        game = self.model.game
        if game.outcome is not None and game.history:
            return game
        return None if self.has_begun else self._previous

    def set_winnable_only(self, on: bool) -> None:
        """Deal only games that can be won."""
        self._winnable_only = on

    def new_game(self) -> None:
        """Deal at random."""
        code = _random_code()
        if self._winnable_only:
            from h2h.heart_to_heart.engine.solver import is_winnable

            while not is_winnable(code):
                code = _random_code()
        self.deal(code, winnable=self._winnable_only)

    def deal_of(self, day: date) -> None:
        """Deal what everybody plays on a day."""
        from h2h.heart_to_heart.engine.daily import daily_deal

        self.deal(daily_deal(day.year, day.month, day.day), day)

    def restart(self) -> None:
        """Deal the same cards again."""
        self.deal(self.model.game.code, self._daily, winnable=self._winnable)

    def deal(self, code: DealCode, daily: date | None = None, *, winnable: bool = False) -> None:
        """Deal the game of a code.

        Args:
            code: the deal.
            daily: the day whose deal it is.
            winnable: whether it was chosen because it can be won.
        """
        self.leave()
        if self.has_begun:
            self._previous = self.model.game
        self._replace(_dealt(code, daily, winnable=winnable))

    def take(self, saved: SavedGame) -> None:
        """Go on with a game that was begun on another machine."""
        if saved.id != self._id:
            self.leave()
        self._replace(saved)

    def _replace(self, saved: SavedGame) -> None:
        self._take(saved)
        self.model.start(saved.game)
        self.changed.emit()

    def _take(self, saved: SavedGame) -> None:
        self._id, self._started = saved.id, saved.started
        self._daily, self._winnable = saved.daily, saved.winnable
        self._set_recorded(saved.recorded)
        runs = saved.game.state.moves > 0 and saved.game.outcome is not Outcome.WON
        self.clock.set(saved.milliseconds, started=runs)

    def _on_stepped(self) -> None:
        if self.model.game.outcome is Outcome.WON:
            return  # `_on_finished` follows
        if not self.clock.started:
            self.clock.start()
        self.changed.emit()

    def _on_finished(self, outcome: Outcome) -> None:
        if outcome is Outcome.WON:
            self.clock.stop()
        self._record()
        self.changed.emit()


def is_in_progress(game: Game) -> bool:
    """Return whether a new deal would lose moves."""
    return game.state.moves > 0 and game.outcome is None


def _dealt(code: DealCode, daily: date | None = None, *, winnable: bool = False) -> SavedGame:
    now = datetime.now().astimezone()
    return SavedGame(new_id(), Game(code), 0, now, daily=daily, winnable=winnable)


def _random_code() -> DealCode:
    """Return a random deal that has a move; one deal in ten has none."""
    while True:
        code = DealCode(random_number())
        if Game(code).outcome is None:
            return code
