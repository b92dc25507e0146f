"""Which cards of Hearts have a sound of their own."""

import pytest

from h2h.cards.transition import Cause
from h2h.hearts.cues import sound_of
from h2h.hearts.engine import Rules
from h2h.table.sound.cues import Sound
from tests.hearts.engine.texts import view

QUEEN_BREAKS = Rules(queen_breaks_hearts=True)


@pytest.mark.parametrize(
    ("table", "rules", "sound"),
    [
        ("S: 2C 3C 5C AC / S: AD", Rules(), None),
        ("S: 2C 3C 5C AC / S: AD QS", Rules(), Sound.QUEEN_OF_SPADES),
        ("S: 2C 3C 5C AC / S: AD 2H", Rules(), Sound.HEARTS_BROKEN),
        ("S: 2C 3C 5C AC / S: AD 2H 3H", Rules(), None),
        ("S: 2C 3C 5C AC / S: AD QS 2H", Rules(), Sound.HEARTS_BROKEN),
        ("S: 2C 3C 5C AC / S: AD QS 2H", QUEEN_BREAKS, None),
        ("S: 2C 3C 5C AC / S: AD 2H QS", QUEEN_BREAKS, Sound.QUEEN_OF_SPADES),
    ],
)
def test_the_last_card_decides(table: str, rules: Rules, sound: Sound | None) -> None:
    seen = view("4C", table, rules=rules)
    assert sound_of(Cause.PLAY, seen) is sound
    assert sound_of(Cause.TAKE, seen) is None


def test_before_the_first_card_there_is_none() -> None:
    assert sound_of(Cause.PLAY, view("4C", "S:")) is None
