"""Faults that players of other programs reported, each as the whole kind of position it is."""

import pytest

from h2h.cards.card import Card, Suit
from h2h.hearts.bots import Bot, Level, make
from h2h.hearts.bots.hard import Hard
from h2h.hearts.engine import Game, PassCards, Phase, PlayCard, PlayerView, Seat
from h2h.hearts.engine.rules import DECK, QUEEN_OF_SPADES, strength
from tests.hearts.bots.positions import RULES, some
from tests.hearts.engine.texts import cards, game, view

NORMAL, HARD = make(Level.NORMAL, 1), Hard(1, playouts=500)
EASY = make(Level.EASY, 1)
_NORMAL = pytest.param(NORMAL, id="normal")
_HARD = pytest.param(HARD, id="hard", marks=pytest.mark.thorough)
every_bot = pytest.mark.parametrize("bot", [pytest.param(EASY, id="easy"), _NORMAL, _HARD])
good_bots = pytest.mark.parametrize("bot", [_NORMAL, _HARD])

SPADES = Suit.SPADES


def on_table(seen: PlayerView) -> tuple[Card, ...]:
    return seen.open_tricks[-1].cards


def best(seen: PlayerView) -> Card:
    trick = seen.open_tricks[-1]
    return dict(trick.plays)[trick.winner]


def wins(card: Card, seen: PlayerView) -> bool:
    return card.suit is best(seen).suit and strength(card) > strength(best(seen))


def can_duck(seen: PlayerView) -> bool:
    return any(not wins(card, seen) for card in seen.legal_cards)


def no_moon(seen: PlayerView) -> bool:
    """Say whether nobody is on the way to the moon: the points are few or with two players."""
    return sum(taken > 0 for taken in seen.points) > 1 or sum(seen.points) < 5


def queen_is_out(seen: PlayerView) -> bool:
    """Say whether another player holds the queen of spades."""
    gone = {card for trick in seen.tricks for card in trick.cards}
    return QUEEN_OF_SPADES not in gone and QUEEN_OF_SPADES not in seen.hand


@every_bot
def test_does_not_cover_a_trick_with_the_queen(bot: Bot) -> None:
    def wanted(seen: PlayerView) -> bool:
        return QUEEN_OF_SPADES in on_table(seen) and can_duck(seen) and no_moon(seen)

    for seen in some(wanted, 40):
        assert not wins(bot.choose_play(seen), seen)


@every_bot
def test_last_to_play_ducks_the_queen(bot: Bot) -> None:
    def wanted(seen: PlayerView) -> bool:
        last = len(on_table(seen)) == 3
        return last and QUEEN_OF_SPADES in on_table(seen) and can_duck(seen) and no_moon(seen)

    for seen in some(wanted, 20):
        assert not wins(bot.choose_play(seen), seen)


@every_bot
def test_drops_the_queen_under_ace_or_king(bot: Bot) -> None:
    def wanted(seen: PlayerView) -> bool:
        if not on_table(seen) or QUEEN_OF_SPADES not in seen.legal_cards or not no_moon(seen):
            return False
        return best(seen).suit is SPADES and strength(best(seen)) > strength(QUEEN_OF_SPADES)

    for seen in some(wanted, 8):
        assert bot.choose_play(seen) == QUEEN_OF_SPADES


@good_bots
def test_leads_no_spade_to_the_one_it_passed_the_queen_to(bot: Bot) -> None:
    def wanted(seen: PlayerView) -> bool:
        passed = QUEEN_OF_SPADES in seen.given and queen_is_out(seen)
        spades = [card.suit is SPADES for card in seen.legal_cards]
        return passed and not on_table(seen) and any(spades) and not all(spades) and no_moon(seen)

    for seen in some(wanted, 12):
        assert bot.choose_play(seen).suit is not SPADES


@good_bots
def test_no_high_spade_on_a_low_one_on_the_first_one(bot: Bot) -> None:
    """Not with another to play, and lower spades to play now and next time."""

    def wanted(seen: PlayerView) -> bool:
        table = on_table(seen)
        if not 0 < len(table) < 3 or best(seen).suit is not SPADES or not no_moon(seen):
            return False
        legal = {strength(card) for card in seen.legal_cards if card.suit is SPADES}
        first = sum(trick.led_suit is SPADES for trick in seen.tricks) == 1
        return first and queen_is_out(seen) and bool(legal & {11, 12}) and len(legal - {11, 12}) > 1

    for seen in some(wanted, 8):
        assert strength(bot.choose_play(seen)) < strength(QUEEN_OF_SPADES)


@every_bot
def test_keeps_the_queen_on_a_low_spade(bot: Bot) -> None:
    def wanted(seen: PlayerView) -> bool:
        if not on_table(seen) or QUEEN_OF_SPADES not in seen.legal_cards or not no_moon(seen):
            return False
        others = len(seen.legal_cards) > 1
        return others and best(seen).suit is SPADES and wins(QUEEN_OF_SPADES, seen)

    for seen in some(wanted, 8):
        assert bot.choose_play(seen) != QUEEN_OF_SPADES


# East has taken every point so far: seven hearts and the queen.
ALL_TO_EAST = """S: 2C 5C 6C AC / E: KC 3H 4H 5H / E: QC 6H QS 7H / E: AD 2D 3D 4D /
 E: AS 2S 3S 4S / E: JC 8H 9H 5D"""


@good_bots
@pytest.mark.parametrize(
    ("hand", "led", "stopper"),
    [
        ("AH 7D 8D 9D", "/ E: JH", "AH"),
        ("AH KH 2H 9D", "/ E: JH", "AH KH"),
        ("KH 2H 3C 9D", "/ E: QH", "KH"),
    ],
)
def test_stops_the_moon_while_it_can(bot: Bot, hand: str, led: str, stopper: str) -> None:
    seen = view(hand + " 7S 8S 9S", ALL_TO_EAST + led)
    assert bot.choose_play(seen) in cards(stopper)


@good_bots
@pytest.mark.parametrize("hand", ["AH 7D 8D 9D 7S 8S 9S", "10H 8D 10D JD 9S JS KS"])
def test_gives_a_moon_shooter_no_heart(bot: Bot, hand: str) -> None:
    seen = view(hand, ALL_TO_EAST + "/ E: 10C")
    assert bot.choose_play(seen).suit is not Suit.HEARTS


@every_bot
def test_a_lost_moon_is_given_up_at_once(bot: Bot) -> None:
    """Another has a point: who holds all the rest ducks like anybody else."""

    def wanted(seen: PlayerView) -> bool:
        mine = seen.points[seen.seat]
        points = any(card.suit is Suit.HEARTS for card in on_table(seen))
        last = len(on_table(seen)) == 3
        return mine >= 5 and sum(seen.points) > mine and last and points and can_duck(seen)

    taken = sum(wins(bot.choose_play(seen), seen) for seen in some(wanted, 30))
    # Rarely a search finds it best to take a heart and be done with a high card.
    assert taken <= (3 if bot is HARD else 0)


@every_bot
def test_the_queen_alone_is_a_card_too(bot: Bot) -> None:
    """On lead or not, when all else may not be led or thrown."""
    for rules in RULES:
        match = Game.from_hands([QUEEN_AND_HEARTS, *THE_REST], rules=rules)
        while match.phase is Phase.PLAYING and match.turn is not None:
            match.play(match.turn, PlayCard(bot.choose_play(match.view(match.turn))))
        assert match.phase is Phase.ROUND_OVER


QUEEN_AND_HEARTS = cards("QS 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH")
_REST = [card for card in DECK if card not in QUEEN_AND_HEARTS]
THE_REST = [_REST[:13], _REST[13:26], _REST[26:]]


def test_hard_shoots_a_moon_that_is_sure() -> None:
    tops = "AC KC QC AD KD QD AS KS QS AH KH QH JH"
    match = game(south=tops)
    while match.phase is Phase.PLAYING and match.turn is not None:
        bot = HARD if match.turn is Seat.SOUTH else NORMAL
        match.play(match.turn, PlayCard(bot.choose_play(match.view(match.turn))))
    assert match.state.rounds[0].moon is Seat.SOUTH


@pytest.mark.thorough
def test_easy_does_not_shoot() -> None:
    """With the best of hands it ducks what it can and throws what it may."""
    moons = 0
    for number in range(60):
        match = Game(number)
        while match.phase in (Phase.PASSING, Phase.PLAYING) and match.turn is not None:
            seen = match.view(match.turn)
            if match.phase is Phase.PASSING:
                match.play(match.turn, PassCards(EASY.choose_pass(seen)))
            else:
                match.play(match.turn, PlayCard(EASY.choose_play(seen)))
        moons += match.state.rounds[0].moon is not None
    assert moons <= 2
