"""The games of the program. This is the only file that names them all.

Everything is imported when it is first needed: the start loads only the game that is shown.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from h2h.game.actions import ActionSpec, Texts
from h2h.game.page import GamePage, Page
from h2h.game.table import Table
from h2h.heart_to_heart import actions as heart_to_heart_actions
from h2h.hearts import actions as hearts_actions
from h2h.storage.keeper import Keeper
from h2h.storage.settings import GameKind, Settings

if TYPE_CHECKING:
    from h2h.game.checks import Check
    from h2h.game.how_to_play import Part
    from h2h.game.statistics_page import StatisticsPage

MakePage = Callable[[Table, Keeper, Mapping[str, QAction], QObject, str | None], GamePage]
"""Builds a page; the last argument is a code to start with if no game is in progress."""


class SavedForm(NamedTuple):
    """How a game in progress is kept.

    Attributes:
        file_name: of its file.
        decode: returns the game in the contents of the file; raises ValueError if it is not valid.
        is_in_progress: whether moves would be lost if another game took its place.
    """

    file_name: str
    decode: Callable[[bytes], Any]
    is_in_progress: Callable[[Any], bool]


class GameInfo(NamedTuple):
    """What the program knows of a game.

    Attributes:
        kind: its name in files.
        letters: the letters that its codes begin with.
        action: the action that shows it.
        menu_text: returns that action's text.
        actions: the menu entries that only this game has.
        action_texts: returns their texts.
        button_texts: returns their words for buttons in the bar.
        page: builds its page.
        extra_pages: builds other pages of it, by the action that shows them.
        title: returns its name.
        saved_form: returns how a game in progress is kept.
        settings_form: builds its page of the settings dialog, which calls back with each change.
        statistics_page: builds its page of the statistics.
        how_to_play: returns its rules.
        checks: returns its self-checks.
        play_in_window: returns a code, and what the self-check plays on its page.
    """

    kind: GameKind
    letters: str
    action: str
    menu_text: Callable[[], str]
    actions: tuple[ActionSpec, ...]
    action_texts: Callable[[], Texts]
    button_texts: Callable[[], Texts]
    page: MakePage
    extra_pages: Mapping[str, Callable[[Table, QObject], Page]]
    title: Callable[[], str]
    saved_form: Callable[[], SavedForm]
    settings_form: Callable[[Settings, Callable[[str, object], None]], QWidget]
    statistics_page: Callable[[], "StatisticsPage"]
    how_to_play: Callable[[], "list[Part]"]
    checks: Callable[[], "Iterator[Check]"]
    play_in_window: Callable[[], tuple[str, Callable[[GamePage, Table], None]]]


def _heart_to_heart_page(
    table: Table,
    keeper: Keeper,
    actions: Mapping[str, QAction],
    parent: QObject,
    code: str | None,
) -> GamePage:
    from h2h.heart_to_heart.page import HeartToHeartPage

    return HeartToHeartPage(table, keeper, actions, parent, code)


def _example_page(table: Table, parent: QObject) -> Page:
    from h2h.heart_to_heart.example_page import ExamplePage

    return ExamplePage(table, parent)


def _guide_page(table: Table, parent: QObject) -> Page:
    from h2h.heart_to_heart.guide_page import GuidePage

    return GuidePage(table, parent)


def _hearts_page(
    table: Table,
    keeper: Keeper,
    actions: Mapping[str, QAction],
    parent: QObject,
    code: str | None,
) -> GamePage:
    from h2h.hearts.page import HeartsPage

    return HeartsPage(table, keeper, actions, parent, code)


def _heart_to_heart_saved() -> SavedForm:
    from h2h.heart_to_heart import saved_game, session

    return SavedForm(
        saved_game.FILE_NAME,
        saved_game.decode,
        lambda saved: session.is_in_progress(saved.game),
    )


def _hearts_saved() -> SavedForm:
    from h2h.hearts import saved_match, session

    return SavedForm(
        saved_match.FILE_NAME,
        saved_match.decode,
        lambda saved: session.is_in_progress(saved.game),
    )


def _heart_to_heart_settings(settings: Settings, changed: Callable[[str, object], None]) -> QWidget:
    from h2h.heart_to_heart.settings_form import HeartToHeartSettings

    form = HeartToHeartSettings(settings)
    form.changed.connect(changed)
    return form


def _hearts_settings(settings: Settings, changed: Callable[[str, object], None]) -> QWidget:
    from h2h.hearts.settings_form import HeartsSettings

    form = HeartsSettings(settings)
    form.changed.connect(changed)
    return form


def _heart_to_heart_statistics() -> "StatisticsPage":
    from h2h.heart_to_heart.statistics_page import HeartToHeartStatistics

    return HeartToHeartStatistics()


def _hearts_statistics() -> "StatisticsPage":
    from h2h.hearts.statistics_page import HeartsStatistics

    return HeartsStatistics()


def _heart_to_heart_how_to_play() -> "list[Part]":
    from h2h.heart_to_heart.how_to_play import how_to_play

    return how_to_play()


def _hearts_how_to_play() -> "list[Part]":
    from h2h.hearts.how_to_play import how_to_play

    return how_to_play()


def _heart_to_heart_checks() -> "Iterator[Check]":
    from h2h.heart_to_heart import checks

    return checks.checks()


def _hearts_checks() -> "Iterator[Check]":
    from h2h.hearts import checks

    return checks.checks()


def _heart_to_heart_in_window() -> tuple[str, Callable[[GamePage, Table], None]]:
    from h2h.heart_to_heart import checks

    return checks.CODE, checks.play


def _hearts_in_window() -> tuple[str, Callable[[GamePage, Table], None]]:
    from h2h.hearts import checks

    return checks.CODE, checks.play


GAMES = (
    GameInfo(
        kind=GameKind.HEART_TO_HEART,
        letters="HH",
        action="playHeartToHeart",
        menu_text=lambda: QCoreApplication.translate("Menus", "&Heart to Heart"),
        actions=heart_to_heart_actions.ACTIONS,
        action_texts=heart_to_heart_actions.texts,
        button_texts=dict,
        page=_heart_to_heart_page,
        extra_pages={"showMe": _guide_page, "watchExample": _example_page},
        title=lambda: QCoreApplication.translate("Games", "Heart to Heart"),
        saved_form=_heart_to_heart_saved,
        settings_form=_heart_to_heart_settings,
        statistics_page=_heart_to_heart_statistics,
        how_to_play=_heart_to_heart_how_to_play,
        checks=_heart_to_heart_checks,
        play_in_window=_heart_to_heart_in_window,
    ),
    GameInfo(
        kind=GameKind.HEARTS,
        letters="HT",
        action="playHearts",
        menu_text=lambda: QCoreApplication.translate("Menus", "H&earts"),
        actions=hearts_actions.ACTIONS,
        action_texts=hearts_actions.texts,
        button_texts=hearts_actions.short_texts,
        page=_hearts_page,
        extra_pages={},
        title=lambda: QCoreApplication.translate("Games", "Hearts"),
        saved_form=_hearts_saved,
        settings_form=_hearts_settings,
        statistics_page=_hearts_statistics,
        how_to_play=_hearts_how_to_play,
        checks=_hearts_checks,
        play_in_window=_hearts_in_window,
    ),
)


def game_of(kind: GameKind) -> GameInfo:
    """Return the game of a kind."""
    return next(game for game in GAMES if game.kind is kind)


def game_of_code(code: str) -> GameInfo:
    """Return the game that a whole code belongs to."""
    return next(game for game in GAMES if code.startswith(game.letters))
