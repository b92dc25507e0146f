"""Review: a plain replay until the player asks, what could be won, and practice."""

from functools import cache

import pytest
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from h2h.heart_to_heart.engine import DealCode, Game, Outcome, RemovePair, review, solver
from h2h.heart_to_heart.engine.places import name_of
from h2h.heart_to_heart.review_page import ReviewPage
from h2h.table.card_item import Mark
from tests.heart_to_heart.engine.test_review import random_game
from tests.heart_to_heart.player import EXAMPLE, HeartToHeartPlayer
from tests.pages import solitaire
from tests.variants import pairs
from tests.windows import OpenTable

VERDICTS = ("could be won", "can still be won", "To keep the win", "could not be won")


@cache
def lost_game() -> Game:
    """Return a game whose win was lost on the way to a dead end."""
    games = map(random_game, range(500))
    return next(
        game
        for game in games
        if game.outcome is Outcome.NO_MOVES
        and len(game.history) < 80
        and (last := verdict_of(game).last_winnable) is not None
        and last > 5
    )


def verdict_of(game: Game) -> review.Verdict:
    return review.verdict(review.states(game.code, game.history), game.history)


@pytest.fixture
def stuck(open_table: OpenTable) -> HeartToHeartPlayer:
    """A window in the dead end of the lost game."""
    table = open_table(str(lost_game().code))
    table.play_last(*lost_game().history)
    table.dialog("noMovesDialog")
    return table


@pytest.fixture
def reviewed(stuck: HeartToHeartPlayer) -> HeartToHeartPlayer:
    """The lost game in review."""
    stuck.dialog("noMovesDialog").close()
    stuck.choose("review")
    return stuck


def page(table: HeartToHeartPlayer) -> ReviewPage:
    *_, found = table.window.findChildren(ReviewPage)
    return found


def caption(table: HeartToHeartPlayer) -> str:
    return table.found(QLabel, "reviewCaption").text()


def is_reviewing(table: HeartToHeartPlayer) -> bool:
    return table.window.findChild(QWidget, "reviewPanel") is not None


def test_during_play_there_is_no_review(table: HeartToHeartPlayer) -> None:
    assert not table.action("review").isEnabled()
    table.tap("stock")
    assert not table.action("review").isEnabled()
    table.window.change("ask_before_replacing", value=False)
    table.choose("newGame")
    assert table.action("review").isEnabled()  # the game that was left
    table.tap("stock")
    assert not table.action("review").isEnabled()


def test_an_abandoned_game_can_be_reviewed_until_the_next_move(table: HeartToHeartPlayer) -> None:
    table.window.change("ask_before_replacing", value=False)
    table.tap(*["stock"] * 3)
    table.choose("newGame")
    code = table.reads("dealCode")
    table.choose("review")
    assert table.reads("dealCode") == EXAMPLE
    assert table.reads("reviewFigures").startswith("3 of 3")
    assert caption(table) == "The game was left here."
    table.click("reviewClose")
    assert table.reads("dealCode") == code


def test_it_goes_through_all_positions(reviewed: HeartToHeartPlayer) -> None:
    game = lost_game()
    states = review.states(game.code, game.history)
    model = page(reviewed)._model
    reviewed.click("reviewFirst")
    for at, state in enumerate(states):
        assert model.game.state == state
        assert page(reviewed).position == at
        sentence = caption(reviewed)
        assert sentence
        assert not any(word in sentence for word in VERDICTS)
        if at < len(game.history) and isinstance(move := game.history[at], RemovePair):
            names = {name_of(move.first), name_of(move.second)}
            assert reviewed.marked(Mark.POINTED) == names
        reviewed.click("reviewForward")
    reviewed.click("reviewBack")
    assert model.game.state == states[-2]
    reviewed.press("Left", "Left")
    assert page(reviewed).position == len(states) - 4
    reviewed.press("Ctrl+Z", "Ctrl+Z", "Ctrl+Shift+Z")
    assert page(reviewed).position == len(states) - 5
    reviewed.press("Home")
    assert page(reviewed).position == 0
    reviewed.press("End")
    assert page(reviewed).position == len(states) - 1


def test_nobody_is_told_who_does_not_ask(reviewed: HeartToHeartPlayer) -> None:
    slider = page(reviewed)._steps.slider
    assert page(reviewed).verdict is None
    assert not slider.colours
    assert slider.marked is None
    reviewed.click("reviewVerdict")
    assert len(slider.colours) == len(lost_game().history) + 1
    assert slider.marked == verdict_of(lost_game()).last_winnable
    reviewed.click("reviewVerdict")
    assert not slider.colours
    reviewed.click("reviewVerdict")
    reviewed.click("reviewClose")
    reviewed.choose("review")
    assert page(reviewed).verdict is not None  # the switch is remembered


def test_the_move_that_lost_the_win_is_marked(reviewed: HeartToHeartPlayer) -> None:
    reviewed.click("reviewVerdict")
    verdict = verdict_of(lost_game())
    last = verdict.last_winnable
    assert last is not None
    assert verdict.kept_by is not None
    page(reviewed).go_to(last)
    assert "Until here this deal could be won." in caption(reviewed)
    assert "To keep the win" in caption(reviewed)
    assert name_of(verdict.kept_by[0]) in reviewed.marked(Mark.POINTED)
    reviewed.click("reviewBack")
    assert "The deal can still be won." in caption(reviewed)
    page(reviewed).go_to(last + 1)
    assert f"Until move {last} this deal could be won." in caption(reviewed)


def test_the_dead_end_shows_what_went_wrong(stuck: HeartToHeartPlayer) -> None:
    free = {name_of(place) for place in stuck.game.free_places()}
    assert stuck.marked(Mark.POINTED) == free
    stuck.click("noMovesExplain")
    assert stuck.dialogs("noMovesDialog") == []
    assert page(stuck).position == verdict_of(lost_game()).last_winnable
    assert "Until here" in caption(stuck)
    kept_by = verdict_of(lost_game()).kept_by
    assert kept_by is not None
    assert name_of(kept_by[0]) in stuck.marked(Mark.POINTED)
    assert stuck.found(QAbstractButton, "reviewVerdict").isChecked()


@pytest.mark.parametrize("size", [(480, 360), (1280, 800)])
def test_the_dialog_covers_no_stuck_card_where_there_is_room(
    open_table: OpenTable, size: tuple[int, int]
) -> None:
    table = open_table(str(lost_game().code), size)
    table.play_last(*lost_game().history)
    dialog = table.dialog("noMovesDialog")
    for place in table.game.free_places():
        area = table.window.table.area_of(name_of(place))
        assert not dialog.geometry().intersects(area), place


def test_practice_leaves_the_finished_game_alone(reviewed: HeartToHeartPlayer) -> None:
    session = solitaire(reviewed.window).session
    state, counted = session.model.game.state, session._recorded
    page(reviewed).go_to(0)
    reviewed.tap("stock")
    assert page(reviewed)._model.game.state.moves == 0  # a replay takes no moves
    reviewed.click("reviewPlay")
    assert reviewed.found(QLabel, "practice").isVisible()
    winning = solver.solution(lost_game().code)
    assert winning
    reviewed.play(*winning)
    assert page(reviewed)._model.game.outcome is Outcome.WON
    assert reviewed.dialogs("wonDialog") == []
    assert "The game is won." in caption(reviewed)
    reviewed.choose("undo")  # a won game can't be undone
    reviewed.click("reviewPlay")
    assert not reviewed.found(QLabel, "practice").isVisible()
    assert page(reviewed).position == 0
    assert page(reviewed)._model.game.state.moves == 0
    reviewed.click("reviewClose")
    assert not is_reviewing(reviewed)
    assert session.model.game.state == state
    assert session._recorded == counted


def test_a_won_game_shows_its_needless_moves(open_table: OpenTable) -> None:
    table = open_table()
    moves = solver.solution(DealCode.parse(EXAMPLE))
    assert moves
    table.play_last(*moves)
    table.dialog("wonDialog")
    table.click("wonReview")
    assert table.dialogs("wonDialog") == []
    assert caption(table) == "The game is won."
    assert not table.found(QAbstractButton, "reviewPlay").isEnabled()
    table.press("Escape")
    assert not is_reviewing(table)
    assert table.dialogs("wonDialog") == []


@pairs("language, size", ["en", "bg", "ru"], [(480, 360), (1280, 800)])
def test_each_sentence_fits_into_the_strip(
    open_table: OpenTable, size: tuple[int, int], language: str
) -> None:
    table = open_table(str(lost_game().code), size)
    table.play_last(*lost_game().history)
    table.dialog("noMovesDialog").close()
    table.window.change("language", language)
    table.choose("review")
    table.click("reviewVerdict")
    label = table.found(QLabel, "reviewCaption")
    table.wait_until(lambda: label.width() > size[0] / 2)
    for at in range(len(lost_game().history) + 1):
        page(table).go_to(at)
        assert label.text()
        assert "%" not in label.text()
        assert label.heightForWidth(label.width()) <= label.height(), label.text()
    strip = page(table).strip
    for button in strip.findChildren(QAbstractButton):
        assert strip.rect().contains(button.geometry()), button.objectName()
    table.window.change("language", "en")
