"""What is heard at the table of Hearts."""

import pytest

from h2h.cards.card import Card, Rank, Suit
from h2h.table.sound.cues import Sound
from tests.hearts.player import HeartsPlayer


@pytest.mark.usefixtures("real_speed")
def test_a_chosen_card_is_heard(table: HeartsPlayer) -> None:
    table.scene.animator.finish()
    heard: list[Sound] = []
    table.scene.sounded.connect(heard.append)
    place = table.controller.hand.reachable_cards[0]
    table.tap(place, place)
    assert heard == [Sound.SELECT, Sound.SELECT]


@pytest.mark.thorough
def test_each_card_of_a_round_is_heard_once_and_some_have_their_own_sound(
    table: HeartsPlayer, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[Card | None, Sound]] = []
    animate = table.scene.animate

    def noting(transition, marks=None, sound=None):  # type: ignore[no-untyped-def]
        if transition.cause.name == "PLAY":
            (card,) = (
                card
                for card, placed in transition.after.items()
                if placed.place.startswith("trick-")
                and not transition.before[card].place.startswith("trick-")
            )
            asked.append((card, sound))
        return animate(transition, marks, sound)

    monkeypatch.setattr(table.scene, "animate", noting)
    table.play_until(lambda: bool(table.game.state.rounds))
    round_ = asked[:52]
    assert len({card for card, _ in round_}) == 52
    queen = [sound for card, sound in round_ if card and str(card) == "QS"]
    assert queen == [Sound.QUEEN_OF_SPADES]
    broken = [card for card, sound in round_ if sound is Sound.HEARTS_BROKEN]
    assert len(broken) <= 1
    hearts = [card for card, _ in round_ if card and card.suit is Suit.HEARTS]
    assert not broken or broken[0] is hearts[0]
    own = {Sound.QUEEN_OF_SPADES, Sound.HEARTS_BROKEN, None}
    assert {sound for _, sound in round_} <= own
    assert Rank.QUEEN in {card.rank for card, _ in round_ if card}
