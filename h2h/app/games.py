"""The games of the program. This is the only file that names them all.

Everything is imported when it is first needed: the start loads only the game that is shown.
"""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAction

from h2h.game.actions import ActionSpec, Texts
from h2h.game.page import GamePage, Page
from h2h.game.table import Table
from h2h.heart_to_heart import actions as heart_to_heart_actions
from h2h.hearts import actions as hearts_actions
from h2h.storage.keeper import Keeper
from h2h.storage.settings import GameKind

MakePage = Callable[[Table, Keeper, Mapping[str, QAction], QObject, str | None], GamePage]
"""Builds a page; the last argument is a code to start with if no game is in progress."""


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


def _hearts_page(
    table: Table,
    keeper: Keeper,
    actions: Mapping[str, QAction],
    parent: QObject,
    code: str | None,
) -> GamePage:
    from h2h.hearts.page import HeartsPage

    return HeartsPage(table, keeper, actions, parent, code)


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
        extra_pages={"watchExample": _example_page},
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
    ),
)


def game_of(kind: GameKind) -> GameInfo:
    """Return the game of a kind."""
    return next(game for game in GAMES if game.kind is kind)


def game_of_code(code: str) -> GameInfo:
    """Return the game that a whole code belongs to."""
    return next(game for game in GAMES if code.startswith(game.letters))
