"""Review of a round: a plain replay until the player asks, what decisions cost, and practice."""

from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtWidgets import QAbstractButton, QLabel, QMenu, QWidget

from h2h.cards.card import Card
from h2h.cards.transition import Cause
from h2h.hearts import judging, saved_match
from h2h.hearts.bots import Level, make
from h2h.hearts.bots.review import REPLAYS, Cost
from h2h.hearts.bots.thinking import Thinking, answer
from h2h.hearts.engine import Game, PassCards, Phase, PlayCard, PlayerView, RoundResult, Rules, Seat
from h2h.hearts.engine.moves import Move
from h2h.hearts.engine.rounds import round_of
from h2h.hearts.engine.state import State
from h2h.hearts.review_page import RoundReviewPage
from h2h.hearts.review_words import ReviewWords
from h2h.hearts.saved_match import SavedMatch
from h2h.table.card_item import Mark
from tests.app.test_mnemonics import clashes
from tests.hearts.player import HeartsPlayer
from tests.storage.games import ID, STARTED
from tests.variants import pairs
from tests.windows import OpenHearts


def a_match(rounds: int, number: int = 2) -> Game:
    """Return a match of which some rounds are over."""
    game = Game.replay(number, Rules(), _moves(rounds, number))
    game.take_trick()
    return game


@cache
def _moves(rounds: int, number: int) -> tuple[tuple[Seat, Move], ...]:
    game, players = Game(number), {seat: make(Level.NORMAL, 1) for seat in Seat}
    while len(game.state.rounds) < rounds:
        if game.phase is Phase.ROUND_OVER:
            game.next_round()
        assert game.turn is not None
        seat, view = game.turn, game.view(game.turn)
        if game.phase is Phase.PASSING:
            game.play(seat, PassCards(players[seat].choose_pass(view)))
        else:
            game.play(seat, PlayCard(players[seat].choose_play(view)))
        if game.phase is Phase.MATCH_OVER:
            break
    return game.history


@pytest.fixture
def reviewed(open_hearts: OpenHearts) -> HeartsPlayer:
    """The second round of a match in review."""
    player = open_hearts()
    player.session.model.start(a_match(2))
    player.choose("review")
    player.wait_until(lambda: is_reviewing(player))
    return player


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Judge at once: the last legal card is best by its number of points, and never sure by one."""

    def think_cost(seen: PlayerView, chosen: tuple[Card, ...], seed: int) -> Thinking[Cost]:
        yield
        if len(chosen) == 3:
            return Cost(seen.hand[-3:], 1.5, 0.2)
        best = seen.legal_cards[-1]
        if chosen == (best,):
            return Cost(chosen)
        return Cost((best,), float(len(seen.hand)), 0.5 if len(seen.hand) > 1 else 2.0)

    def think_round(start: State, players: object) -> Thinking[RoundResult]:
        yield
        return RoundResult((6, 8, 6, 6), (6, 8, 6, 6), None)

    monkeypatch.setattr(judging, "think_cost", think_cost)
    monkeypatch.setattr(judging, "think_round", think_round)


def page(player: HeartsPlayer) -> RoundReviewPage:
    *_, found = player.window.findChildren(RoundReviewPage)
    return found


def caption(player: HeartsPlayer) -> str:
    return player.found(QLabel, "roundReviewCaption").text()


def is_reviewing(player: HeartsPlayer) -> bool:
    return player.window.findChild(QWidget, "roundReviewPanel") is not None


def marks(player: HeartsPlayer, mark: Mark) -> set[Card]:
    return {item.card for item in player.cards() if item.mark is mark}


def test_without_a_finished_round_there_is_nothing_to_review(table: HeartsPlayer) -> None:
    assert not table.action("review").isEnabled()
    table.session.model.start(a_match(1))
    assert table.action("review").isEnabled()


def test_it_goes_through_all_positions(reviewed: HeartsPlayer) -> None:
    played = round_of(a_match(2), 2)
    model = page(reviewed)._model
    assert page(reviewed).position == 0
    for at, state in enumerate(played.states):
        assert page(reviewed).position == at
        assert model.game.state == state
        assert caption(reviewed)
        assert "±" not in caption(reviewed)
        if at < len(played.steps):
            step = played.steps[at]
            marked = marks(reviewed, Mark.RAISED) | marks(reviewed, Mark.POINTED)
            assert marked == set(step.cards)
            for card in step.cards:
                assert ReviewWords.symbol(card) in caption(reviewed)
        reviewed.click("roundForward")
    assert page(reviewed)._controller.furniture.button.isVisible() is False
    reviewed.press("Left", "Left")
    assert page(reviewed).position == len(played.steps) - 2
    reviewed.press("Ctrl+Z", "Ctrl+Shift+Z")
    assert page(reviewed).position == len(played.steps) - 2
    reviewed.press("Home")
    assert page(reviewed).position == 0
    reviewed.press("End")
    assert page(reviewed).position == len(played.steps)
    reviewed.click("roundBack")
    reviewed.click("roundLast")
    assert page(reviewed).position == len(played.steps)
    assert "The round is over" in caption(reviewed)
    reviewed.click("roundFirst")
    assert page(reviewed).position == 0


def test_the_table_s_arrows_go_trick_by_trick(reviewed: HeartsPlayer) -> None:
    reviewed.click("roundFirst")
    reviewed.view.setFocus()
    starts = []
    for _ in range(14):
        reviewed.press("Down")
        starts.append(page(reviewed).position)
    steps = page(reviewed).played.steps
    assert [steps[at - 1].cause for at in starts] == [Cause.PASS, *[Cause.TAKE] * 13]
    reviewed.press("Up")
    assert page(reviewed).position == starts[-2]
    reviewed.press("Right", "Return", "Left")
    assert page(reviewed).position == starts[-2] + 1
    reviewed.press("Escape")
    assert not is_reviewing(reviewed)


def test_all_hands_can_be_turned(reviewed: HeartsPlayer) -> None:
    reviewed.click("roundFirst")

    def face_up() -> int:
        return sum(item.face_up for item in reviewed.cards() if item.isVisible())

    assert face_up() == 52
    reviewed.click("roundHands")
    assert face_up() == 13
    for _ in range(10):
        reviewed.click("roundForward")
        assert marks(reviewed, Mark.POINTED) == set()  # a back says nothing of what comes
    reviewed.click("roundClose")
    reviewed.choose("review")
    reviewed.wait_until(lambda: is_reviewing(reviewed))
    assert not reviewed.found(QAbstractButton, "roundHands").isChecked()  # it is remembered


@pytest.mark.usefixtures("quick")
def test_nobody_is_told_who_does_not_ask(reviewed: HeartsPlayer) -> None:
    review = page(reviewed)
    reviewed._bot.wait(50)
    assert review.judgement is None
    assert not review._judgement.costs
    assert not review._judging.running
    assert not review._steps.slider.colours
    reviewed.click("roundCosts")
    reviewed.wait_until(lambda: len(review._judgement.replays) == REPLAYS, 60_000)
    assert review.judgement is not None
    assert review.judgement.is_judged
    assert len(review._steps.slider.colours) == len(review.played.states)
    reviewed.click("roundCosts")
    assert not review._steps.slider.colours
    assert "±" not in caption(reviewed)
    assert marks(reviewed, Mark.HINTED) == set()


@pytest.mark.usefixtures("quick")
def test_the_dearest_decisions_are_named_first_and_lead_there(reviewed: HeartsPlayer) -> None:
    reviewed.click("roundCosts")
    review = page(reviewed)
    reviewed.wait_until(lambda: len(review._judgement.replays) == REPLAYS, 60_000)
    dear = review._judgement.mistakes[:3]
    assert len(dear) == 3
    assert [f'href="{step}"' in caption(reviewed) for step in dear] == [True] * 3
    costs = [cost for d in dear if (cost := review._judgement.cost_at(d))]
    assert [c.points for c in costs] == sorted((c.points for c in costs), reverse=True)
    assert review._steps.slider.marked == dear[0]
    assert "A hard player in your seat: 6.0 on average." in caption(reviewed)
    score, total = review.played.result.scores[Seat.SOUTH], review._judgement.cost
    luck = f"{score - total:.1f}".replace("-", "−")
    assert f"{luck} by luck" in caption(reviewed)
    reviewed.found(QLabel, "roundReviewCaption").linkActivated.emit(str(dear[1]))
    assert review.position == dear[1]
    own, best = review.played.steps[dear[1]].cards, costs[1].best
    assert f"± 0.{2 if len(own) == 3 else 5} points more than" in caption(reviewed)
    assert marks(reviewed, Mark.HINTED) == set(best)
    assert marks(reviewed, Mark.RAISED) == set(own) - set(best)


@pytest.mark.usefixtures("quick")
def test_what_may_be_chance_is_no_mistake(reviewed: HeartsPlayer) -> None:
    reviewed.click("roundCosts")
    review = page(reviewed)
    reviewed.wait_until(lambda: review._judgement.is_judged)
    for decision in review.played.decisions:
        cost = review._judgement.cost_at(decision.step)
        assert cost
        review.go_to(0 if decision.step else 1)
        review.go_to(decision.step)
        assert ("points more than" in caption(reviewed)) == cost.is_sure
        assert (decision.step in review._judgement.mistakes) == cost.is_sure


def test_closing_cancels(reviewed: HeartsPlayer) -> None:
    reviewed.click("roundCosts")
    review = page(reviewed)
    assert review._judging.running
    reviewed.click("roundClose")
    assert not review._judging.running
    reviewed._bot.wait(30)
    assert not is_reviewing(reviewed)


def test_real_costs_come_one_after_the_other(
    reviewed: HeartsPlayer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("h2h.hearts.bots.review.PLAYOUTS", 60)
    monkeypatch.setattr("h2h.hearts.bots.review.WORLDS", 40)
    reviewed.click("roundCosts")
    review = page(reviewed)
    reviewed.wait_until(lambda: review._judgement.costs, 60_000)
    assert not review._judgement.is_judged
    assert "Judging your decisions: 1 of" in caption(reviewed)


def test_other_rounds_can_be_chosen(reviewed: HeartsPlayer) -> None:
    reviewed.click("roundChoice")
    menu = reviewed.found(QMenu, "roundMenu")
    rounds = a_match(2).state.rounds
    texts = [f"Round {n}: {r.scores[0]} points" for n, r in enumerate(rounds, 1)]
    assert [action.text() for action in menu.actions()] == texts
    menu.actions()[0].trigger()
    menu.close()
    assert page(reviewed).played.start.round_number == 1
    assert page(reviewed)._model.game.state == round_of(a_match(2), 1).start


def test_the_round_is_played_again_without_counting(reviewed: HeartsPlayer) -> None:
    session = reviewed.session
    state, saved = session.model.game.state, session.saved
    review = page(reviewed)
    reviewed.click("roundPlay")
    assert reviewed.found(QLabel, "roundPractice").isVisible()
    assert "does not count" in caption(reviewed)
    assert review._model.game.state == round_of(a_match(2), 2).start
    reviewed.controller = review.controller
    reviewed.furniture = review.controller.furniture
    reviewed.tap("hand-south-1", "hand-south-2", "hand-south-3")
    reviewed.press_button()
    while is_practising(reviewed):
        reviewed.wait_until(
            lambda: not is_practising(reviewed) or review.controller.hand.reachable_cards
        )
        if is_practising(reviewed):
            reviewed.tap(review.controller.hand.reachable_cards[0])
    score = round_of(a_match(2), 2).result.scores[0]
    assert caption(reviewed).startswith("Played again:")
    assert caption(reviewed).endswith(f"in the match {score}.")
    assert review.position == 0
    reviewed.click("roundClose")
    assert reviewed.sheet is None
    assert session.model.game.state == state
    assert session.saved == saved


def is_practising(player: HeartsPlayer) -> bool:
    return player.found(QLabel, "roundPractice").isVisible()


def test_back_to_the_review_at_any_time(reviewed: HeartsPlayer) -> None:
    page(reviewed).go_to(7)
    assert reviewed.found(QLabel, "roundReviewFigures").text() == "Trick 2"
    reviewed.click("roundPlay")
    assert reviewed.found(QLabel, "roundReviewFigures").text() == "Round 2"
    reviewed.click("roundPlay")
    assert not is_practising(reviewed)
    assert page(reviewed).position == 7
    assert not page(reviewed).controller.turns._timer.isActive()
    reviewed.click("roundPlay")
    reviewed.click("roundClose")
    assert not is_practising(reviewed)
    assert not is_reviewing(reviewed)


def test_the_score_sheet_leads_there_and_back(open_hearts: OpenHearts) -> None:
    player = open_hearts()
    player.session.model.start(a_match(1))
    player.choose("scores")
    player.wait_until(lambda: player.sheet)
    player.click("reviewRound", player.sheet)
    player.wait_until(lambda: is_reviewing(player))
    assert player.sheet is None
    player.click("roundClose")
    assert not is_reviewing(player)
    assert player.furniture.button.isVisible()
    player.press_button()
    assert player.game.state.round_number == 2


def test_the_last_finished_match_is_kept(open_hearts: OpenHearts, tmp_path: Path) -> None:
    old = a_match(100)
    assert old.outcome
    saved_match.save(SavedMatch(ID, old, ("EASY",) * 3, 0, STARTED, recorded=True), tmp_path)
    player = open_hearts(code=None)
    assert player.game.outcome
    player.page.new_game()
    player.choose("review")
    player.wait_until(lambda: is_reviewing(player))
    assert page(player).played == round_of(old, len(old.state.rounds))
    player.click("roundClose")
    player.close()
    again = open_hearts(code=None)
    assert again.game.number != old.number
    assert again.action("review").isEnabled()
    again.choose("review")
    again.wait_until(lambda: is_reviewing(again))
    review = page(again)
    assert again.reads("dealCode") == str(old.code)
    assert review.played.result == old.state.rounds[-1]
    review.show_round(0, 1)
    assert review.played == round_of(old, 1)


def test_a_match_of_another_machine_leaves_the_finished_one(open_hearts: OpenHearts) -> None:
    old, other = a_match(100), a_match(1, number=3)
    player = open_hearts()
    player.session.take(SavedMatch(ID, old, ("EASY",) * 3, 0, STARTED, recorded=True))
    player.page.new_game()
    taken = SavedMatch("b" * 32, other, ("EASY",) * 3, 0, STARTED)
    player.session.take(taken)
    (now, before) = answer(player.session.think_of_matches())
    assert (now.game.history, before.game.history) == (other.history, old.history)
    known = replace(
        taken, id="c" * 32, before=SavedMatch(ID, old, ("HARD",) * 3, 0, STARTED).finished
    )
    player.session.take(known)
    assert answer(player.session.think_of_matches())[1].levels == ("HARD",) * 3


@pytest.mark.usefixtures("quick")
@pairs("language, size", ["en", "bg", "ru"], [(480, 360), (1280, 800)])
def test_each_sentence_fits_into_the_strip(
    open_hearts: OpenHearts, size: tuple[int, int], language: str
) -> None:
    player = open_hearts(size=size)
    player.session.model.start(a_match(2))
    player.window.change("language", language)
    player.choose("review")
    player.wait_until(lambda: is_reviewing(player))
    label = player.found(QLabel, "roundReviewCaption")
    figures = player.found(QLabel, "roundReviewFigures")
    review = page(player)

    def check() -> None:
        assert label.text()
        assert "%" not in label.text()
        player.wait_until(lambda: figures.width() >= figures.sizeHint().width())
        assert label.heightForWidth(label.width()) <= label.height(), label.text()

    player.wait_until(lambda: label.width() > size[0] / 2)
    for shown in (False, True):
        if shown:
            player.click("roundCosts")
            check()
            player.wait_until(lambda: review._judgement.replays)
            check()
            player.wait_until(lambda: len(review._judgement.replays) == REPLAYS, 60_000)
        decisions = [decision.step for decision in review.played.decisions]
        for at in (*decisions, *range(0, len(review.played.states), 5)):
            review.go_to(at)
            check()
    buttons = review.strip.findChildren(QAbstractButton)
    bar = player.window.menuBar().actions()
    assert clashes([*(button.text() for button in buttons), *(menu.text() for menu in bar)]) == []
    for button in buttons:
        assert review.strip.rect().contains(button.geometry()), button.objectName()
    assert review.strip.rect().contains(figures.geometry())
    player.click("roundPlay")
    check()
    for button in review.strip.findChildren(QAbstractButton):
        assert review.strip.rect().contains(button.geometry()), button.objectName()
    player.window.change("language", "en")


@pytest.mark.usefixtures("quick")
def test_another_round_begins_with_its_dearest_decisions(reviewed: HeartsPlayer) -> None:
    reviewed.click("roundCosts")
    page(reviewed).go_to(5)
    page(reviewed).show_round(0, 1)
    reviewed.wait_until(lambda: len(page(reviewed)._judgement.replays) == REPLAYS, 60_000)
    assert "Dearest:" in caption(reviewed)
    reviewed.click("roundForward")
    assert "Dearest:" not in caption(reviewed)


def test_a_screen_reader_is_told_the_cards_by_name(reviewed: HeartsPlayer) -> None:
    review = page(reviewed)
    description = review._description
    review.go_to(0)
    held = [place for place in description.places() if place.startswith("hand-")]
    assert len(held) == 52
    west = review.played.start.hand(Seat.WEST)
    names = [description.describe(f"hand-west-{n}").name for n in range(1, 14)]
    assert names == [f"Mira: {review._words.spoken(card)}" for card in west]
    passed = review.played.steps[0].cards
    spoken = review._sentence(review._words.spoken)
    assert all(review._words.spoken(card) in spoken for card in passed)
    reviewed.click("roundHands")
    assert len([p for p in description.places() if p.startswith("hand-")]) == 13
