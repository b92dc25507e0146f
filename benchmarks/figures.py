"""What a benchmark hands back, and how it is read."""

from collections.abc import Sequence
from statistics import quantiles

from benchmarks.engine import Figure


def is_met(figure: Figure) -> bool | None:
    """Say whether a figure is good enough: None where its goal names no number."""
    sign, _, number = figure.goal.partition(" ")
    if sign not in ("≤", "≥"):
        return None
    most = float(number.split()[0])
    return figure.value <= most if sign == "≤" else figure.value >= most


def slowest(values: Sequence[float], percent: int) -> float:
    """Return the value that this many percent of all exceed."""
    return quantiles(values, n=100, method="inclusive")[99 - percent]


def line(figure: Figure) -> str:
    """Return a figure as a line of the table."""
    met = {True: "met", False: "NOT MET", None: ""}[is_met(figure)]
    name, value, unit, goal = figure
    return f"{name:<58} {value:>12,.2f} {unit:<5} {goal:<22} {met}"
