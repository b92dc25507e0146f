"""The player's match: dealing, opponents, the clock, saving and the result."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import date, datetime
from typing import NamedTuple

from PySide6.QtCore import QObject

from h2h.cards.transition import Cause, Position, Transition
from h2h.game.session import GameSession, random_number
from h2h.hearts.bots import Bot, Level, make
from h2h.hearts.bots.thinking import Thinking
from h2h.hearts.engine import Game, MatchCode, Moon, Passing, QueenOfSpades, Rules, Seat
from h2h.hearts.model import HeartsModel, Status
from h2h.hearts.saved_match import FinishedMatch, SavedMatch
from h2h.storage.document import new_id
from h2h.storage.settings import Settings


class MatchToReview(NamedTuple):
    """A match of which at least one round is over.

    Attributes:
        game: the match.
        levels: how well West, North and East play.
    """

    game: Game
    levels: tuple[str, str, str]


class HeartsSession(GameSession):
    """The player's match, from its first deal to its result.

    Attributes:
        bots: who plays for West, North and East.
    """

    bots: Mapping[Seat, Bot]

    def __init__(
        self,
        saved: SavedMatch | None,
        settings: Settings,
        code: MatchCode | None = None,
        parent: QObject | None = None,
    ) -> None:
        """Continue a saved match, or deal one.

        Args:
            saved: the match to continue.
            settings: the rules and levels of new matches.
            code: what to deal if there is no saved match.
            parent: the owner.
        """
        super().__init__(parent)
        self._settings = settings
        self._before: Game | None = None
        saved = saved or self._dealt(code or MatchCode(random_number()))
        self.model = HeartsModel(saved.game, self)
        self._take(saved)
        self.model.stepped.connect(self._on_stepped)
        self.model.finished.connect(self._on_finished)

    @property
    def status(self) -> Status:
        """What the bar shows of the match."""
        return self.model.status

    @property
    def daily(self) -> date | None:
        """The day whose match it is; None for any other match."""
        return self._saved.daily

    @property
    def has_begun(self) -> bool:
        """Whether the player has made a move."""
        return _has_begun(self.model.game)

    @property
    def is_over(self) -> bool:
        """Whether the match is decided."""
        return self.model.game.outcome is not None

    @property
    def can_review(self) -> bool:
        """Whether a round is over, in this match or in a finished one before it."""
        return bool(self.model.game.state.rounds or self._saved.before)

    def think_of_matches(self) -> Thinking[list[MatchToReview]]:
        """Return in slices what can be reviewed: this match, and the last finished one."""
        matches = [MatchToReview(self.model.game, self._saved.levels)]
        if before := self._saved.before:
            if self._before is None:
                self._before = yield from before.think_through()
            if self._before is not None:
                matches.append(MatchToReview(self._before, before.levels))
        return [match for match in matches if match.game.state.rounds]

    @property
    def saved(self) -> SavedMatch:
        """The match as it is saved."""
        return replace(
            self._saved,
            milliseconds=self.clock.milliseconds,
            recorded=self._recorded,
            taken_back=self._taken_back,
        )

    def apply(self, settings: Settings) -> None:
        """Use the settings; rules and levels apply from the next match."""
        self._settings = settings

    def new_game(self) -> None:
        """Deal a match at random."""
        self.deal(MatchCode(random_number()))

    def deal_of(self, day: date) -> None:
        """Start the match that everybody plays on a day."""
        from h2h.hearts.engine.daily import daily_match

        self.deal(daily_match(day.year, day.month, day.day), day)

    def restart(self) -> None:
        """Start the same match again."""
        self.deal(self.model.game.code, self.daily)

    def deal(self, code: MatchCode, daily: date | None = None) -> None:
        """Start the match of a code, which may be that of a day."""
        self.leave()
        before = self._last_finished
        self._before = self.model.game if self.is_over else self._before
        self._replace(replace(self._dealt(code, daily), before=before))

    def take(self, saved: SavedMatch) -> None:
        """Go on with a match that was begun on another machine."""
        if saved.id != self._saved.id:
            self.leave()
            saved = replace(saved, before=saved.before or self._last_finished)
        self._before = None
        self._replace(saved)

    @property
    def _last_finished(self) -> FinishedMatch | None:
        return self.saved.finished or self._saved.before

    def _replace(self, saved: SavedMatch) -> None:
        self._take(saved)
        self.model.start(saved.game)
        self.changed.emit()

    def _dealt(self, code: MatchCode, daily: date | None = None) -> SavedMatch:
        rules, levels = rules_of(self._settings), self._settings.opponent_levels
        if daily:  # the same for everybody, so that results can be compared
            rules, levels = Rules(), ("NORMAL", "NORMAL", "NORMAL")
        game = Game(code.number, rules)
        started = datetime.now().astimezone()
        return SavedMatch(new_id(), game, levels, 0, started, daily=daily)

    def _take(self, saved: SavedMatch) -> None:
        self._saved, self._taken_back = saved, saved.taken_back
        self._set_recorded(saved.recorded)
        game = saved.game
        if saved.recorded:
            game.take_trick()  # its end has been shown before
        self.bots = opponents(saved.levels, game)
        self.clock.set(saved.milliseconds, started=is_in_progress(game))

    def _on_stepped(self, transition: Transition[Position]) -> None:
        if transition.cause is Cause.UNDO:
            self._taken_back = True
        if not self.clock.started and self.is_in_progress:
            self.clock.start()
        self.changed.emit()

    def _on_finished(self) -> None:
        self.clock.stop()
        self._record()
        self.changed.emit()


def opponents(levels: Sequence[str], game: Game) -> dict[Seat, Bot]:
    """Return who plays for West, North and East in a match."""
    seats = (Seat.WEST, Seat.NORTH, Seat.EAST)
    return {
        seat: make(Level[level], 4 * game.number + seat)
        for seat, level in zip(seats, levels, strict=True)
    }


def rules_of(settings: Settings) -> Rules:
    """Return the rules of matches that are begun with these settings."""
    return Rules(
        queen_of_spades=QueenOfSpades[settings.queen_of_spades],
        points_on_first_trick=settings.points_on_first_trick,
        play_to=settings.play_to,
        queen_breaks_hearts=settings.queen_breaks_hearts,
        jack_of_diamonds=settings.jack_of_diamonds,
        moon=Moon[settings.moon],
        passing=Passing[settings.passing],
    )


def is_in_progress(game: Game) -> bool:
    """Return whether moves would be lost if another match took its place."""
    return _has_begun(game) and game.outcome is None


def _has_begun(game: Game) -> bool:
    return any(seat is Seat.SOUTH for seat, _ in game.history)
