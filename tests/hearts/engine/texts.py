"""Hands, tricks and games from short texts: what the tests of Hearts are written in."""

from h2h.cards.card import Card
from h2h.hearts.engine import (
    Game,
    PassDirection,
    Phase,
    PlayCard,
    PlayerView,
    RoundResult,
    Rules,
    Seat,
    Trick,
)
from h2h.hearts.engine.rules import DECK, card_order

_SEATS = dict(zip("SWNE", Seat, strict=True))


def cards(text: str) -> tuple[Card, ...]:
    """Read ``"QS 10H"``."""
    return tuple(map(Card.parse, text.split()))


def suits(text: str) -> tuple[Card, ...]:
    """Read a hand the way bridge columns print it: ``"AK2.T9..Q3"``, clubs to hearts."""
    return tuple(
        Card.parse(rank.replace("T", "10") + suit)
        for suit, ranks in zip("CDSH", text.split("."), strict=True)
        for rank in ranks
    )


def tricks(text: str) -> tuple[Trick, ...]:
    """Read ``"S: 2C 5C 9C KC / E: 4D"``: each trick with its leader, the last one open."""
    parts = [part.split(":") for part in text.split("/")]
    return tuple(Trick(_SEATS[leader.strip()], cards(rest)) for leader, rest in parts)


def hands(south: str = "", west: str = "", north: str = "", east: str = "") -> list[list[Card]]:
    """Return four full hands that hold at least these cards; the rest is dealt round in order."""
    given = [list(cards(text)) for text in (south, west, north, east)]
    for card in DECK:
        if not any(card in hand for hand in given):
            # The shortest hand first spreads every suit over the table.
            min((hand for hand in given), key=len).append(card)
    return given


def game(
    south: str = "",
    west: str = "",
    north: str = "",
    east: str = "",
    direction: PassDirection = PassDirection.HOLD,
    rules: Rules | None = None,
) -> Game:
    """Return a game with hands that hold at least these cards."""
    return Game.from_hands(hands(south, west, north, east), direction, rules)


def play(game: Game, text: str) -> None:
    """Play cards, each by whoever's turn it is."""
    for card in cards(text):
        assert game.turn is not None
        game.play(game.turn, PlayCard(card))


def play_out(game: Game) -> None:
    """Play the round to its end with the first legal card each time."""
    while game.turn is not None and any(game.state.hands):
        game.play(game.turn, game.legal_moves(game.turn)[0])


def view(
    hand: str,
    table: str = "",
    *,
    direction: PassDirection = PassDirection.HOLD,
    given: str = "",
    received: str = "",
    rules: Rules | None = None,
    rounds: tuple[RoundResult, ...] = (),
) -> PlayerView:
    """Return what the player to play sees; without a table what South sees before the pass."""
    played = tricks(table) if table else ()
    seat = played[-1].to_play if played else Seat.SOUTH
    return PlayerView(
        rules=rules or Rules(),
        rounds=rounds,
        round_number=len(rounds) + 1,
        pass_direction=direction,
        phase=Phase.PLAYING if played else Phase.PASSING,
        turn=seat,
        tricks=played,
        taken=max(len(played) - 1, 0),
        seat=seat,
        hand=tuple(sorted(cards(hand), key=card_order)),
        given=cards(given),
        received=cards(received),
    )
