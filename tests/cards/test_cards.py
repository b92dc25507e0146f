"""Cards and their text forms."""

import pytest

from h2h.cards.card import Card, Rank, Suit

ALL = [Card(rank, suit) for suit in Suit for rank in Rank]


def test_ranks_are_numbers_from_ace_to_king() -> None:
    assert [int(rank) for rank in Rank] == list(range(1, 14))
    assert "".join(rank.symbol for rank in Rank) == "A2345678910JQK"


@pytest.mark.parametrize("card", ALL, ids=str)
def test_what_a_card_is_called_names_it(card: Card) -> None:
    assert Card.parse(str(card)) == card


def test_the_ten_alone_takes_three_characters() -> None:
    assert str(Card(Rank.TEN, Suit.HEARTS)) == "10H"
    assert str(Card(Rank.QUEEN, Suit.SPADES)) == "QS"
    assert {len(str(card)) for card in ALL if card.rank is not Rank.TEN} == {2}


@pytest.mark.parametrize("text", ["", "Q", "S", "SQ", "qs", "1H", "11H", "QX", "QSS", " QS", "10"])
def test_what_names_no_card_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        Card.parse(text)


def test_copies_of_a_card_look_alike_and_are_not_the_same() -> None:
    first, second = Card(Rank.FOUR, Suit.HEARTS, 0), Card(Rank.FOUR, Suit.HEARTS, 1)
    assert str(first) == str(second) == "4H"
    assert first != second
    assert len({first, second}) == 2
