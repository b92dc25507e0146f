"""A round played to its end in no time, with all hands known: the search's guess at a result.

The policy is a short one with a tenth of noise. What it does well matters more than its speed: to
lead low from any suit, to follow just under the winner, to throw the queen, then hearts, then the
high spades. The rule on leading the queen is left out: nobody here leads her before another spade.
"""

from collections.abc import Callable

from h2h.hearts.bots.card_set import (
    ACE_AND_KING_OF_SPADES,
    CLUBS,
    DIAMONDS,
    HEARTS,
    LOWEST_HEART,
    QUEEN,
    SPADES,
    SUIT_SETS,
    CardSet,
    lowest,
    points,
    strength,
    suit_of,
)

Random = Callable[[], float]
NOISE = 0.1
NOBODY = -1


def play_out(
    hands: list[CardSet],
    leader: int,
    table: list[CardSet],
    taken: list[int],
    random: Random,
    *,
    first_trick: bool,
    hearts_broken: bool,
    free_first_trick: bool,
    shooter: int = NOBODY,
) -> None:
    """Play a round to its end.

    Args:
        hands: the cards each seat still holds; used up.
        leader: who led the trick on the table.
        table: its cards so far, at least one.
        taken: the points each seat has taken; completed.
        random: gives numbers from 0 to 1.
        first_trick: whether it is the round's first.
        hearts_broken: whether a heart has been played.
        free_first_trick: whether points may be played to the first trick.
        shooter: a seat that tries to take everything, or `NOBODY`.
    """
    suit = suit_of(table[0])
    best, winner, seat, on_table = 0, leader, leader, points(sum(table))
    for card in table:
        if card & suit and card > best:
            best, winner = card, seat
        seat = (seat + 1) & 3
    hearts_broken = hearts_broken or any(card >= LOWEST_HEART for card in table)
    count = len(table)
    harmless = first_trick and not free_first_trick
    while True:
        while count < 4:
            hand = hands[seat]
            same = hand & suit
            if seat == shooter:
                card = _shoot(hand, same, best, count == 3, on_table)
            elif not same:
                card = _throw(hand, harmless)
            elif random() < NOISE:
                card = same & -same
            else:
                card = _follow(same, best, count == 3, on_table, first_trick)
            hands[seat] = hand ^ card
            if same and card > best:
                best, winner = card, seat
            if card >= LOWEST_HEART:
                on_table += 1
                hearts_broken = True
            elif card == QUEEN:
                on_table += 13
            seat = (seat + 1) & 3
            count += 1
        taken[winner] += on_table
        hand = hands[winner]
        if not hand:
            return
        if winner == shooter:
            card = _lead_to_shoot(hand, hearts_broken)
        else:
            card = _lead(hand, hearts_broken, random)
        hands[winner] = hand ^ card
        suit = suit_of(card)
        best, seat, count = card, (winner + 1) & 3, 1
        on_table = 0
        first_trick = harmless = False
        if card >= LOWEST_HEART:
            on_table, hearts_broken = 1, True
        elif card == QUEEN:
            on_table = 13


def _lead(hand: CardSet, hearts_broken: bool, random: Random) -> CardSet:
    """Lead low in any suit, the queen of spades last of hers."""
    suits = [
        cards
        for cards in (
            hand & CLUBS,
            hand & DIAMONDS,
            hand & SPADES,
            hand & HEARTS if hearts_broken else 0,
        )
        if cards
    ]
    cards = suits[int(random() * len(suits))] if suits else hand
    card = cards & -cards
    if card == QUEEN and cards != QUEEN:
        cards ^= QUEEN
        card = cards & -cards
    return card


def _follow(
    cards: CardSet, best: CardSet, is_last: bool, on_table: int, first_trick: bool
) -> CardSet:
    """Stay as close under the winner as can be; take what costs nothing with the highest."""
    under = cards & (best - 1)
    if under & QUEEN:
        return QUEEN
    if (is_last and not on_table) or first_trick:
        under = 0
        from_top = True
    else:
        from_top = is_last
    if under:
        return 1 << under.bit_length() - 1
    if cards & QUEEN and cards != QUEEN:
        cards ^= QUEEN
    return 1 << cards.bit_length() - 1 if from_top else cards & -cards


def _throw(hand: CardSet, harmless: bool) -> CardSet:
    """Throw the queen of spades, else the highest heart, else high spades, else what is highest."""
    if harmless:
        hand = hand & ~HEARTS & ~QUEEN or hand
    if hand & QUEEN:
        return QUEEN
    if hand & HEARTS:
        return 1 << hand.bit_length() - 1
    high = hand & ACE_AND_KING_OF_SPADES
    if high:
        return 1 << high.bit_length() - 1
    spades, diamonds, clubs = hand >> 26, hand >> 13 & 0x1FFF, hand & 0x1FFF
    if clubs >= diamonds and clubs >= spades:
        return 1 << clubs.bit_length() - 1
    if diamonds >= spades:
        return 1 << diamonds.bit_length() + 12
    return 1 << spades.bit_length() + 25


def _shoot(hand: CardSet, same: CardSet, best: CardSet, is_last: bool, on_table: int) -> CardSet:
    """Win if it can be done, for as little as will do when last; else give up the lowest."""
    if same:
        over = same & ~(2 * best - 1)
        if not over:
            return same & -same
        if is_last:
            return over & -over if on_table else same & -same
        return 1 << over.bit_length() - 1
    # Nothing that a shooter can keep: the lowest card of all, and no point.
    rest = hand & ~HEARTS & ~QUEEN or hand
    suits = [rest & suit for suit in SUIT_SETS if rest & suit]
    return min(map(lowest, suits), key=strength)


def _lead_to_shoot(hand: CardSet, hearts_broken: bool) -> CardSet:
    """Lead the highest card that may be led."""
    suits = [hand & CLUBS, hand & DIAMONDS, hand & SPADES, hand & HEARTS if hearts_broken else 0]
    tops = [1 << cards.bit_length() - 1 for cards in suits if cards] or [1 << hand.bit_length() - 1]
    return max(tops, key=strength)
