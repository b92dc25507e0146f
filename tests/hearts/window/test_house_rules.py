"""House rules in the window: set, shown, kept; levels by one entry; the cards gone."""

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from h2h.hearts.bots.easy import Easy
from h2h.hearts.bots.normal import Normal
from h2h.hearts.engine import Game, Moon, PassDirection, Passing, Phase, Rules, Seat
from h2h.hearts.settings_form import HeartsSettings
from h2h.storage.settings import Settings
from tests.hearts.player import HeartsPlayer, before_last_card, hands, three_cards_played
from tests.windows import OpenHearts

HOUSE = {
    "queen_breaks_hearts": True,
    "jack_of_diamonds": True,
    "moon": "SHOOTER_SUBTRACTS",
    "passing": "NONE",
}


def test_the_settings_become_the_rules_of_the_next_match(open_hearts: OpenHearts) -> None:
    player = open_hearts(**HOUSE)
    assert player.game.rules == Rules(
        queen_breaks_hearts=True,
        jack_of_diamonds=True,
        moon=Moon.SHOOTER_SUBTRACTS,
        passing=Passing.NONE,
    )
    assert player.game.phase is Phase.PLAYING
    player.close()
    assert open_hearts(code=None).game.rules == player.game.rules


def test_the_form_tells_each_house_rule(qtbot: QtBot) -> None:
    form = HeartsSettings(Settings())
    qtbot.addWidget(form)
    told: dict[str, object] = {}
    form.changed.connect(told.__setitem__)
    form.breaks.setChecked(True)
    form.jack.setChecked(True)
    form.moon.setCurrentIndex(1)
    form.passing.setCurrentIndex(2)
    assert told == HOUSE


def test_the_bar_names_house_rules(open_hearts: OpenHearts) -> None:
    player = open_hearts(jack_of_diamonds=True)
    assert player.reads("playTo") == "play to 100  ·  J♦ −10"
    player = open_hearts(**HOUSE)
    label = player.found(QLabel, "playTo")
    assert label.text() == "play to 100  ·  4 house rules"
    assert label.toolTip().splitlines()[1:] == [
        "Q♠ breaks hearts",
        "J♦ −10",
        "moon −26",
        "never passing",
    ]


def test_the_sheet_names_them_and_who_took_the_jack(open_hearts: OpenHearts) -> None:
    player = open_hearts(jack_of_diamonds=True)
    player.session.model.start(before_last_card(Rules(jack_of_diamonds=True)))
    player.tap("hand-south-1")
    player.wait_until(lambda: player.sheet)
    assert player.sheet
    note = player.found(QLabel, "scoreSheetNote", player.sheet).text()
    assert note.endswith("House rules: J♦ −10")
    (result,) = player.game.state.rounds
    assert result.jack is not None
    cell = player.sheet.sheet.item(0, result.jack + 1)
    assert cell
    assert "J♦" in cell.text()


def test_the_plate_shows_the_jack_apart(open_hearts: OpenHearts) -> None:
    player = open_hearts()
    player.controller.turns.set_pause(60)
    rest = " ." * 12
    dealt = hands("AD 2D 3D 4D 5D 6D 7D 8D 9D 10D 2H 3H 2C", f"JD{rest}", f"KC{rest}", f"AC{rest}")
    game = Game.from_hands(dealt, PassDirection.HOLD, Rules(jack_of_diamonds=True))
    while not game.state.jack:
        moves = game.legal_moves(game.turn) if game.turn is not None else []
        assert game.turn is not None
        if game.phase is not Phase.PLAYING:
            break
        game.play(game.turn, moves[0])
    player.session.model.start(game)
    if game.state.jack is not None:
        plate = player.furniture.plates[game.state.jack.name.lower()]
        assert plate.text.points.endswith(" ♦")


def test_a_level_for_all_three_begins_at_once_before_the_first_move(table: HeartsPlayer) -> None:
    code = table.window.code
    table.choose("levelEasy")
    assert {type(bot) for bot in table.session.bots.values()} == {Easy}
    assert table.window.code == code
    assert table.action("levelEasy").isChecked()
    assert not table.action("levelNormal").isChecked()
    table.pass_cards()
    table.choose("levelNormal")
    assert {type(bot) for bot in table.session.bots.values()} == {Easy}
    assert table.message() == "Levels apply from the next match"
    table.page.new_game()
    assert {type(bot) for bot in table.session.bots.values()} == {Normal}


@pytest.mark.parametrize(
    ("levels", "name"),
    [
        (("HARD", "HARD", "HARD"), "levelHard"),
        (("EASY", "NORMAL", "HARD"), "levelMixed"),
        (("HARD", "EASY", "EASY"), "levelMixed"),
    ],
)
def test_the_menu_checks_the_level(
    table: HeartsPlayer, levels: tuple[str, str, str], name: str
) -> None:
    table.window.change("opponent_levels", levels)
    names = ("levelEasy", "levelNormal", "levelHard", "levelMixed")
    assert [each for each in names if table.action(each).isChecked()] == [name]


def test_the_cards_gone_can_be_looked_at(table: HeartsPlayer) -> None:
    table.controller.turns.set_pause(60)
    table.session.model.start(three_cards_played("2D 3D 4D 5D 6D 7D 8D 2S 3S 2H 3H 4H 5H"))
    panel = table.furniture.cards_gone
    table.tap_card("2D")
    table.press("G")
    assert panel.isVisible()
    assert table.action("cardsGone").isChecked()
    assert sorted(map(str, panel.shown.played)) == ["2C", "2D", "3C", "4C"]
    assert set(map(str, panel.shown.held)) == set(table.hand())
    assert not any(panel.shown.voids.values())  # South knows its own hand
    table.press("G")
    assert not panel.isVisible()
    table.press("G", "Escape")
    assert not panel.isVisible()
    assert not table.action("cardsGone").isChecked()


def test_who_has_failed_to_follow_is_named(table: HeartsPlayer) -> None:
    table.skip(lambda game: game.state.taken == 8)
    table.press("G")
    shown = table.furniture.cards_gone.shown
    void = [seat for seat in list(Seat)[1:] for suit in shown.voids.values() if suit]
    assert void
    table.press("L")
    assert not table.furniture.cards_gone.isVisible()
    assert table.furniture.last_trick.isVisible()


def test_a_setting_hides_it(open_hearts: OpenHearts) -> None:
    player = open_hearts(cards_gone=False)
    assert not player.action("cardsGone").isVisible()
    player.pass_cards()
    player.wait_for_turn()
    player.press("G")
    assert not player.furniture.cards_gone.isVisible()


def test_a_hint_says_why_where_that_is_true(table: HeartsPlayer) -> None:
    table.session.model.start(three_cards_played("AC 3D 4D 5D 6D 7D 8D 2S 3S 2H 3H 4H 5H"))
    table.choose("hint")
    table.wait_until(lambda: table.controller.hand.hinted)
    assert table.message() == "The only legal card"
