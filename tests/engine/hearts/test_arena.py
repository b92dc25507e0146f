from pathlib import Path

import pytest

from benchmarks.arena import main, play_deal, report
from h2h.hearts.engine import Rules

RECORDER = '''
class Recorder:
    """Plays the first legal card, and checks all it is told."""

    def new_hand(self, seat, hand, dir):
        assert dir in "LRAN"
        self.seat, self.hand, self.dir, self.played = seat, list(hand), dir, 0
        self.gave = []

    def choose_pass(self):
        self.gave = self.hand[:3]
        return self.gave

    def received(self, gave, got):
        assert sorted(gave) == sorted(self.gave)
        self.hand = [card for card in self.hand if card not in gave] + list(got)

    def saw(self, seat, card):
        self.played += 1
        if seat == self.seat:
            self.hand.remove(card)

    def play(self, legal):
        assert set(legal) <= set(self.hand)
        assert len(self.hand) == 13 - self.played // 4
        return legal[0]

    def end(self, scores):
        assert not self.hand and self.played == 52
        assert sum(scores) in (26, 78)
'''


def test_other_players_are_told_what_happens(tmp_path: Path) -> None:
    path = tmp_path / "recorder.py"
    path.write_text(RECORDER)
    spec = f"{path}:Recorder"
    for number in range(4):
        tallies = play_deal(number, ("normal", spec, "easy", spec), Rules())
        hands = [len(tally.scores) for tally in tallies.values()]
        assert hands == [4, 8, 4]
        assert sum(map(sum, (t.scores for t in tallies.values()))) >= 26 * 4


def test_equal_tables_are_turned_once_for_each_seating() -> None:
    tallies = play_deal(0, ("normal", "easy", "normal", "easy"), Rules())
    assert {spec: len(tally.scores) for spec, tally in tallies.items()} == {"normal": 4, "easy": 4}


def test_the_report_names_everybody(capsys: pytest.CaptureFixture[str]) -> None:
    report([play_deal(number, ("normal", "easy", "normal", "easy"), Rules()) for number in (0, 1)])
    printed = capsys.readouterr().out
    assert "normal: " in printed
    assert "normal is better by " in printed


def test_the_command_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(
        "sys.argv", ["arena", "--player", "easy", "--player", "normal", "--deals", "2"]
    )
    main()
    assert "easy is better by" in capsys.readouterr().out
