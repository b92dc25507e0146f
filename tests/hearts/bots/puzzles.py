"""Positions in which version 1.0's hard opponent chose badly with all or most seeds.

Nested rollouts by opponents who search themselves, in 250 to 500 worlds, say what is better, and by
how many points a hand.
"""

from dataclasses import dataclass

from h2h.hearts.engine import PassDirection, PlayerView, QueenOfSpades, Rules
from tests.hearts.engine.texts import view


@dataclass(frozen=True)
class Puzzle:
    """A position, the card to avoid and the cards that are better."""

    hand: str
    table: str
    direction: PassDirection
    given: str
    received: str
    points_on_first_trick: bool
    poor: str
    better: str
    gain: float

    @property
    def view(self) -> PlayerView:
        """What the player to play sees."""
        return view(
            self.hand,
            self.table,
            direction=self.direction,
            given=self.given,
            received=self.received,
            rules=Rules(QueenOfSpades.ALWAYS, self.points_on_first_trick),
        )


PUZZLES = [
    Puzzle(
        hand="6H 9H",
        table="""E: 2C AC KC 10C / S: 2S 7S 8S 10S / E: 7C QC JC 6C / S: 6S 4S 5S 3S / S: 10D
            8D 9D 5D / S: 3D 6D 2D KD / E: AD 4D QD JD / E: 5C 4C AS 3C / E: 9C 8C 7D KS /
            E: JS KH QH 9S / E: 5H 2H 4H AH / N:""",
        direction=PassDirection.HOLD,
        given="",
        received="",
        points_on_first_trick=False,
        poor="6H",
        better="9H",
        gain=8.91,
    ),
    Puzzle(
        hand="3C 7C 10C QC 7H 8H JH KH AH",
        table="""S: 2C 8C AS 9C / E: 7S 9S 8S JS / N: 5S 3S 4S KS / W: 2S 10H 10S QS / S:""",
        direction=PassDirection.ACROSS,
        given="KD AD AS",
        received="10C QS AH",
        points_on_first_trick=False,
        poor="7H",
        better="KH AH",
        gain=9.67,
    ),
    Puzzle(
        hand="3C 10C QC JH KH AH",
        table="""S: 2C 8C AS 9C / E: 7S 9S 8S JS / N: 5S 3S 4S KS / W: 2S 10H 10S QS / S: 7H 3H
            4H 9H / E: 5H 8H 2H AD / S: 7C 6C KD QH / S:""",
        direction=PassDirection.ACROSS,
        given="KD AD AS",
        received="10C QS AH",
        points_on_first_trick=False,
        poor="3C",
        better="10C QC",
        gain=3.93,
    ),
    Puzzle(
        hand="5C 9C 7D 10D QD 9S KS 8H QH",
        table="""E: 2C KC JC 7C / S: 3S 8S 2S 6S / W: 6C AC QC 10C / N: AD JD KH KD / N:""",
        direction=PassDirection.HOLD,
        given="",
        received="",
        points_on_first_trick=False,
        poor="9C",
        better="8H",
        gain=3.83,
    ),
    Puzzle(
        hand="4S 5S JS 6H 9H JH QH AH",
        table="""N: 2C QC 6C JC / E: 9S 6S 2S KS / N: 9C 8C KH 7C / N: 10C 4C 10H 5C / N: 2D AC
            5D 3D / S: 10S KD 8S""",
        direction=PassDirection.LEFT,
        given="QD AD KH",
        received="QC AC 9H",
        points_on_first_trick=False,
        poor="4S",
        better="JS",
        gain=2.64,
    ),
    Puzzle(
        hand="4D 5D 6D 7D 5S QS AS 5H 10H",
        table="""N: 2C JC 10C 9C / E: JS 10S 9S KS / N: 3S 4S 2S 7S / W: 2D AH 3D AD / S: 4C 3C
            5C""",
        direction=PassDirection.ACROSS,
        given="9C 7H KH",
        received="JC AS 10H",
        points_on_first_trick=True,
        poor="QS",
        better="10H",
        gain=1.37,
    ),
    Puzzle(
        hand="6D 8D 8S JS KS AS",
        table="""N: 2C 3C 5C AC / W: 2D 5D QS 3D / N: AD AH QD KD / N: JD 9H 10D 4D / N: QH 8H
            JH 7H / N: JC 10C 9C 8C / N: KC 7C QC 6C / N:""",
        direction=PassDirection.LEFT,
        given="QS 9H AH",
        received="KS AS QH",
        points_on_first_trick=True,
        poor="6D",
        better="8D",
        gain=4.54,
    ),
]
