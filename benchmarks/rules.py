"""The engine's figures, held to the goals of the whole program."""

from benchmarks import engine
from benchmarks.engine import Figure

_GOALS = {
    "deal": "≤ 100",
    "random moves with verdict": "≥ 50000",
    "solver, median": "≤ 0.5",
    "solver, 99 %": "≤ 5",
}


def figures() -> list[Figure]:
    """Measure the engine of Heart to Heart."""
    return [f._replace(goal=_GOALS.get(f.name, f.goal)) for f in engine.all_figures()]
