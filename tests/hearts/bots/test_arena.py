"""The arena of the benchmarks seats bots, and players from other files, at one table."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]

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


def arena(*players: str, deals: int) -> str:
    """Run the command; return what it prints."""
    command = [sys.executable, "-X", "utf8", "-m", "benchmarks.arena", f"--deals={deals}"]
    command += [f"--player={player}" for player in players]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, encoding="utf-8")
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_other_players_are_told_what_happens(tmp_path: Path) -> None:
    path = tmp_path / "recorder.py"
    path.write_text(RECORDER)
    spec = f"{path}:Recorder"
    normal, recorder, easy = arena("normal", spec, "easy", spec, deals=4).splitlines()
    assert normal.startswith("normal: ")
    assert " 16 seats of hands" in normal
    assert recorder.startswith(spec)
    assert " 32 seats of hands" in recorder
    assert " 16 seats of hands" in easy


def test_equal_tables_are_turned_once_for_each_seating() -> None:
    normal, easy, verdict = arena("normal", "easy", deals=2).splitlines()
    assert " 8 seats of hands" in normal
    assert " 8 seats of hands" in easy
    assert verdict.startswith("normal is better by ")
    assert verdict.endswith("(2 deals)")
