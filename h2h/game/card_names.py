"""Names of cards, for screen readers."""

from PySide6.QtCore import QObject

from h2h.cards.card import Card, Rank, Suit


class CardNames(QObject):
    """Card names in the current language."""

    def card(self, card: Card) -> str:
        """Return the name of a card, such as "Four of hearts"."""
        pattern = {
            Suit.CLUBS: self.tr("%1 of clubs"),
            Suit.DIAMONDS: self.tr("%1 of diamonds"),
            Suit.SPADES: self.tr("%1 of spades"),
            Suit.HEARTS: self.tr("%1 of hearts"),
        }[card.suit]
        return pattern.replace("%1", self.rank(card.rank))

    def rank(self, rank: Rank) -> str:
        """Return the name of a rank."""
        return {
            Rank.ACE: self.tr("Ace"),
            Rank.TWO: self.tr("Two"),
            Rank.THREE: self.tr("Three"),
            Rank.FOUR: self.tr("Four"),
            Rank.FIVE: self.tr("Five"),
            Rank.SIX: self.tr("Six"),
            Rank.SEVEN: self.tr("Seven"),
            Rank.EIGHT: self.tr("Eight"),
            Rank.NINE: self.tr("Nine"),
            Rank.TEN: self.tr("Ten"),
            Rank.JACK: self.tr("Jack"),
            Rank.QUEEN: self.tr("Queen"),
            Rank.KING: self.tr("King"),
        }[rank]
