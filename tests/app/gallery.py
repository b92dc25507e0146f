"""Every dialog of the program as it is when it is opened, for tests that go through all."""

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from pathlib import Path

from PySide6.QtCore import QRectF, QSize
from PySide6.QtWidgets import QWidget

from h2h import i18n
from h2h.app.about_dialog import AboutDialog
from h2h.app.calendar_dialog import CalendarDialog
from h2h.app.crash_dialog import CrashDialog
from h2h.app.deal_code_dialog import DealCodeDialog
from h2h.app.deals_dialog import DealsDialog
from h2h.app.games import GAMES
from h2h.app.how_to_play_dialog import HowToPlayDialog
from h2h.app.no_answer_dialog import NoAnswerDialog
from h2h.app.problem_dialog import ProblemDialog
from h2h.app.read_everything_dialog import Offer, ReadEverythingDialog
from h2h.app.replace_game_dialog import ReplaceGameDialog
from h2h.app.settings_dialog import SettingsDialog
from h2h.app.statistics_dialog import StatisticsDialog
from h2h.game.share_dialog import ShareDialog
from h2h.heart_to_heart.engine import DealCode, Game
from h2h.heart_to_heart.model import HeartToHeartModel
from h2h.heart_to_heart.no_moves_dialog import NoMovesDialog
from h2h.heart_to_heart.shared_result import shared_result
from h2h.heart_to_heart.won_dialog import WonDialog
from h2h.hearts.engine import Seat
from h2h.hearts.engine.scoring import RoundResult
from h2h.hearts.score_sheet_dialog import ScoreSheetDialog
from h2h.hearts.words import HeartsWords
from h2h.palette import Palette
from h2h.storage.keeper import Keeper
from h2h.storage.problem import Problem, ProblemKind
from h2h.storage.settings import GameKind, Settings
from h2h.storage.summaries import Filter
from h2h.table.art.pictures import Pictures
from tests.storage.test_statistics import match_result, result

Made = Callable[[str], QWidget]
"""Makes a dialog by its name and shows it."""

WINE = Palette.WINE
SMALL = QSize(480, 280)
"""What the smallest window leaves to the table."""


ROUND = RoundResult((7, 13, 1, 5), (7, 13, 1, 5), None)
MOON = RoundResult((0, 0, 26, 0), (26, 26, 0, 26), Seat.NORTH)


def _settings(parent: QWidget, folder: Path) -> QWidget:
    languages = [(code, i18n.name_of(code)) for code in i18n.available()]
    return SettingsDialog(Settings(), languages, parent=parent)


def _scores(
    headline: str, note: str, go_on: str, rounds: int
) -> Callable[[QWidget, Path], QWidget]:
    def make(parent: QWidget, folder: Path) -> QWidget:
        played = [ROUND, MOON, ROUND, ROUND][:rounds]
        return ScoreSheetDialog(HeartsWords().names, played, headline, note, go_on, parent)

    return make


def _problem(kind: ProblemKind, kept: bool) -> Callable[[QWidget, Path], QWidget]:
    def make(parent: QWidget, folder: Path) -> QWidget:
        # Not the test's own folder, whose length would differ from machine to machine.
        path = Path("/home/someone/.local/share/h2h/heart-to-heart.json")
        return ProblemDialog(
            Problem(kind, path, path.with_suffix(".old") if kept else None), parent
        )

    return make


def _won(parent: QWidget, folder: Path) -> QWidget:
    facts, news = (
        "250   ·   1:23:45   ·   1234",
        "Best time   ·   Fewest moves   ·   3 wins in a row",
    )
    return WonDialog(
        lambda: facts, lambda: news, lambda: QRectF(parent.rect()), Palette.WINE, parent
    )


def _statistics(parent: QWidget, folder: Path) -> QWidget:
    keeper = Keeper(folder, parent)
    results = []
    for number in range(40):
        match = match_result(number + 40)
        assert match.match
        facts = replace(match.match, taken_back=number < 30)
        results += [result(number), replace(match, match=facts)]
    keeper.statistics.add(results)
    dialog = StatisticsDialog(
        keeper, keeper.statistics.overview(Filter(GAMES[0].kind)), parent=parent
    )
    keeper.flush()  # the other page is read
    return dialog


def _deals(parent: QWidget, folder: Path) -> QWidget:
    keeper = Keeper(folder, parent)
    for number in range(3):
        keeper.statistics.record(match_result(number))
    dialog = DealsDialog(keeper, Filter(GAMES[1].kind), GAMES[1].title(), parent)
    keeper.flush()  # the deals are read
    return dialog


def _scores_to_share(parent: QWidget, folder: Path) -> QWidget:
    sheet = _scores("You won the match", "4 · 57", "&New match", 4)(parent, folder)
    assert isinstance(sheet, ScoreSheetDialog)
    sheet.offer_sharing()
    return sheet


def _share(parent: QWidget, folder: Path) -> QWidget:
    model = HeartToHeartModel(Game(DealCode(12)))
    shared = shared_result("Won", model.status, "1:23", date(2026, 12, 1))
    return ShareDialog(shared, Pictures(WINE), Keeper(folder, parent), parent)


def _read_everything(parent: QWidget, folder: Path) -> QWidget:
    titles = {game.kind: game.title() for game in GAMES}
    offers = [
        Offer(GameKind.HEART_TO_HEART, None, "HH1-N-AAAAAAM", replaces=True, counted=False),
        Offer(GameKind.HEARTS, None, "HT1-N-AAAAAAF", replaces=True, counted=True),
    ]
    return ReadEverythingDialog(date(2026, 12, 1), 1234, 21, offers, titles, parent)


GALLERY: dict[str, Callable[[QWidget, Path], QWidget]] = {
    "about": lambda parent, _: AboutDialog(parent),
    "deal code": lambda parent, _: DealCodeDialog("HH", {"HT": "Hearts"}, parent),
    "how to play": lambda parent, _: HowToPlayDialog(parent=parent),
    "how to play Hearts": lambda parent, _: HowToPlayDialog(GameKind.HEARTS, parent),
    "no more moves": lambda parent, _: NoMovesDialog(
        can_undo=True, can_restart=True, parent=parent
    ),
    "no more moves at the start": lambda parent, _: NoMovesDialog(
        can_undo=False, can_restart=False, parent=parent
    ),
    "no answer": lambda parent, _: NoAnswerDialog(Path("/home/someone/.local/share/h2h/running")),
    "problem": _problem(ProblemKind.NO_ACCESS, kept=False),
    "problem, file kept": _problem(ProblemKind.UNREADABLE, kept=True),
    "replace game": lambda parent, _: ReplaceGameDialog("&New game", parent),
    "problem, file out of reach kept": _problem(ProblemKind.NO_ACCESS, kept=True),
    "problem of an export": _problem(ProblemKind.OWN_FILE, kept=False),
    "settings": _settings,
    "scores of a round": _scores("Round 2", "You took 7 points.", "&Next round", 2),
    "scores so far": _scores("HT1-N-AAAAAAM", "", "", 0),
    "scores at the end": _scores_to_share,
    "share": _share,
    "read everything": _read_everything,
    "statistics": _statistics,
    "results of deals": _deals,
    "calendar": lambda parent, _: CalendarDialog(
        "Heart to Heart", date(2026, 8, 31), (), parent=parent
    ),
    "crash": lambda parent, _: CrashDialog(
        "Traceback\nValueError: " + 30 * "no ", saved=True, parent=parent
    ),
    "won": _won,
}
