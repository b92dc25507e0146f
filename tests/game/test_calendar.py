"""The page of a month."""

from collections.abc import Callable, Iterator
from datetime import date, timedelta

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from h2h.game.calendar import DayButton, DayState, MonthPage

TODAY = date(2026, 12, 10)

Open = Callable[..., MonthPage]


@pytest.fixture
def open_page(qtbot: QtBot) -> Iterator[Open]:
    before = QLocale()

    def make(
        today: date = TODAY, states: dict[date, DayState] | None = None, locale: str = "en_US"
    ) -> MonthPage:
        QLocale.setDefault(QLocale(locale))
        page = MonthPage(today, lambda day: (states or {}).get(day, DayState.EMPTY))
        qtbot.addWidget(page)
        page.resize(420, 360)
        page.show()
        page.activateWindow()
        qtbot.waitUntil(page.isActiveWindow)
        page.focus_today()
        return page

    yield make
    QLocale.setDefault(before)


def days(page: MonthPage) -> list[DayButton]:
    return [button for button in page.findChildren(DayButton) if button.isVisibleTo(page)]


def focused(page: MonthPage) -> date | None:
    widget = page.focusWidget()
    return widget.day if isinstance(widget, DayButton) else None


def press(page: MonthPage, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(page.focusWidget() or page, key)


@pytest.mark.parametrize(("month", "count"), [(2, 28), (8, 31), (9, 30)])
def test_each_day_of_the_month_is_there_once(open_page: Open, month: int, count: int) -> None:
    page = open_page(date(2026, month, count))
    assert [button.day.day for button in days(page)] == list(range(1, count + 1))


@pytest.mark.parametrize(
    ("locale", "first"), [("en_US", 7), ("bg_BG", 1), ("ru_RU", 1), ("ar_EG", 6)]
)
def test_the_week_begins_as_the_locale_says(open_page: Open, locale: str, first: int) -> None:
    page = open_page(locale=locale)
    columns = {button.day.isoweekday(): button.x() for button in days(page)}
    assert min(columns, key=columns.__getitem__) == first
    assert len(set(columns.values())) == 7
    labels = [label for label in page.findChildren(QLabel) if not label.objectName()]
    first_label = min(labels, key=lambda label: label.x())
    name = QLocale(locale).standaloneDayName(first, QLocale.FormatType.ShortFormat)
    assert first_label.text() == name


def test_days_to_come_can_not_be_chosen(open_page: Open) -> None:
    page = open_page()
    assert [button.day for button in days(page) if button.isEnabled()] == [
        date(2026, 12, day) for day in range(1, 11)
    ]
    after = page.findChild(QPushButton, "monthAfter")
    assert after
    assert not after.isEnabled()


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_a_day_is_chosen_by_the_keyboard(open_page: Open, key: Qt.Key, qtbot: QtBot) -> None:
    page = open_page()
    press(page, Qt.Key.Key_Left, Qt.Key.Key_Up)
    with qtbot.waitSignal(page.day_chosen) as chosen:
        press(page, key)
    assert chosen.args == [date(2026, 12, 2)]


def test_a_day_is_chosen_by_a_click(open_page: Open, qtbot: QtBot) -> None:
    page = open_page()
    with qtbot.waitSignal(page.day_chosen) as chosen:
        QTest.mouseClick(days(page)[4], Qt.MouseButton.LeftButton)
    assert chosen.args == [date(2026, 12, 5)]


def test_arrows_walk_through_the_months(open_page: Open) -> None:
    """Every day before today is reached by both ways, and none after it."""
    page = open_page()
    for back in range(1, 70):
        press(page, Qt.Key.Key_Left)
        assert focused(page) == TODAY - timedelta(back)
    for _ in range(80):
        press(page, Qt.Key.Key_Right)
    assert focused(page) == TODAY
    press(page, Qt.Key.Key_Down)
    assert focused(page) == TODAY
    for back in range(1, 12):
        press(page, Qt.Key.Key_Up)
        assert focused(page) == TODAY - timedelta(7 * back)


@pytest.mark.parametrize(
    ("today", "before"),
    [
        (date(2026, 12, 10), date(2026, 11, 10)),
        (date(2026, 3, 31), date(2026, 2, 28)),
        (date(2027, 1, 5), date(2026, 12, 5)),
    ],
)
def test_page_up_and_down_turn_the_month(open_page: Open, today: date, before: date) -> None:
    page = open_page(today)
    press(page, Qt.Key.Key_PageUp)
    assert focused(page) == before
    press(page, Qt.Key.Key_PageDown, Qt.Key.Key_PageDown)
    assert focused(page) == date(today.year, today.month, before.day)


def test_the_buttons_turn_the_month(open_page: Open, qtbot: QtBot) -> None:
    page = open_page()
    title = page.findChild(QLabel, "monthTitle")
    button = page.findChild(QPushButton, "monthBefore")
    assert title
    assert button
    assert title.text() == "December 2026"
    for _ in range(12):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert title.text() == "December 2025"
    assert all(day.isEnabled() for day in days(page))


def test_a_screen_reader_says_the_day_and_how_it_stands(open_page: Open) -> None:
    states = {
        date(2026, 12, 1): DayState.PLAYED,
        date(2026, 12, 2): DayState.WON,
        date(2026, 12, 3): DayState.WON_ON_ITS_DAY,
    }
    page = open_page(states=states)
    names = [button.accessibleName() for button in days(page)]
    assert names[0].endswith("December 1, 2026, played")
    assert names[1].endswith("December 2, 2026, won later")
    assert names[2].endswith("December 3, 2026, won on its day")
    assert names[3].endswith("December 4, 2026, not played yet")
    assert names[9].startswith("Today: ")


def test_each_state_looks_unlike_the_others(open_page: Open) -> None:
    """Gold on its day, red later, grey played, and only an outline before."""
    states = dict(zip((TODAY - timedelta(n) for n in range(1, 5)), DayState, strict=True))
    page = open_page(states=states)
    looks = {}
    for button in days(page):
        if button.day in states:
            picture = button.grab().toImage()
            # Between the lobes and the number: inside every heart.
            looks[states[button.day]] = QColor(
                picture.pixel(picture.width() // 2, round(picture.height() * 0.72))
            )
    assert len({colour.rgb() for colour in looks.values()}) == 4
    gold, red = looks[DayState.WON_ON_ITS_DAY], looks[DayState.WON]
    assert gold.red() > 150
    assert gold.green() > 110
    assert red.red() > red.green() + 60
