"""Charts with values below zero."""

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from h2h.game.charts import LineChart, Series, height_of


@pytest.mark.parametrize(
    ("lowest", "highest", "expected"),
    [
        (-3, 17, [-5, 0, 5, 10, 15, 20]),
        (-26, 0, [-30, -20, -10, 0]),
        (-26, -10, [-30, -20, -10, 0]),
        (0, 17, [0, 5, 10, 15, 20]),
    ],
)
def test_a_scale_reaches_below_the_lowest_value(
    qtbot: QtBot, lowest: float, highest: float, expected: list[float]
) -> None:
    chart = LineChart([Series("", "#000000", [lowest, highest])])
    qtbot.addWidget(chart)
    found = chart.scale(highest, chart.fontMetrics().height() * 1.8 * 5, lowest)
    assert found == expected


def test_every_value_lies_in_the_area() -> None:
    area, scale = QRectF(10, 20, 100, 200), [-10.0, 0.0, 10.0]
    assert height_of(-10, area, scale) == area.bottom()
    assert height_of(10, area, scale) == area.top()
    assert height_of(0, area, scale) == area.center().y()
