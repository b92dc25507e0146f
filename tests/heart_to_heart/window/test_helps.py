"""Placement help and move errors: what they show, and that they last."""

from PySide6.QtWidgets import QCheckBox

from h2h.heart_to_heart.engine import IllegalMove, RemovePair
from h2h.table.card_item import Mark
from tests.heart_to_heart.player import HeartToHeartPlayer, place_name
from tests.heart_to_heart.window.test_published_example import to_the_first_pair
from tests.pages import solitaire
from tests.windows import OpenTable


def the_pairs(table: HeartToHeartPlayer) -> set[str]:
    pairs = [move for move in table.game.legal_moves() if isinstance(move, RemovePair)]
    return {place_name(place) for pair in pairs for place in (pair.first, pair.second)}


def test_help_outlines_exactly_what_can_be_paired(table: HeartToHeartPlayer) -> None:
    while moves := table.game.legal_moves():
        assert table.marked(Mark.PLAYABLE) == the_pairs(table)
        assert not table.marked(Mark.DIMMED) | table.marked(Mark.FAINT)
        table.play(moves[0])
    assert table.marked(Mark.PLAYABLE) == set()


def test_help_dims_what_does_not_match_the_selected_card(table: HeartToHeartPlayer) -> None:
    to_the_first_pair(table)
    table.tap("heart-23")
    heart = {p: c for p, c in table.shown().items() if p != "stock"}
    rank = heart.pop("heart-23").rank
    free = {"heart-24", "waste"}
    same = {place for place, card in heart.items() if card.rank == rank}
    assert table.selected == "heart-23"
    assert table.marked(Mark.PLAYABLE) == same & free
    assert table.marked(Mark.FAINT) == same - free
    assert table.marked(Mark.DIMMED) == set(heart) - same
    table.tap("heart-23")
    assert table.marked(Mark.DIMMED) == set()


def test_help_marks_move_on_with_the_top_of_the_waste(table: HeartToHeartPlayer) -> None:
    table.tap("heart-25", *["stock"] * 8)
    assert "waste" in table.marked(Mark.DIMMED)
    table.tap("stock")
    assert table.marked(Mark.PLAYABLE) == {"waste"}
    table.tap("stock")
    assert "waste" in table.marked(Mark.DIMMED)


def test_a_tap_on_a_covered_card_ends_a_hint(table: HeartToHeartPlayer) -> None:
    shown = table.shown()
    before = {place: item.mark for place in shown if (item := table.scene.card_item(place))}
    table.press("H")
    table.tap("heart-1")  # covered
    after = {place: item.mark for place in shown if (item := table.scene.card_item(place))}
    assert after == before


def test_without_help_only_the_selection_shows(open_table: OpenTable) -> None:
    table = open_table()
    table.tap(*["stock"] * 9)
    assert table.marked(Mark.PLAYABLE)
    table.choose("placementHelp")
    assert not table.marked(Mark.PLAYABLE)
    table.tap("heart-25")
    assert table.selected == "heart-25"
    assert not table.marked(Mark.PLAYABLE) | table.marked(Mark.DIMMED) | table.marked(Mark.FAINT)

    table.window.close()
    again = open_table(None)
    assert not again.action("placementHelp").isChecked()
    assert not again.marked(Mark.PLAYABLE)
    again.choose("placementHelp")
    assert again.marked(Mark.PLAYABLE) == {"heart-25", "waste"}


def test_move_errors_are_off_until_they_are_wanted(open_table: OpenTable) -> None:
    table = open_table()
    assert not table.action("moveErrors").isChecked()
    table.tap("heart-25", "waste")
    assert table.message() == ""
    table.choose("moveErrors")
    table.tap("heart-25")
    assert table.message() == "Must be of the same rank"

    table.window.close()
    again = open_table(None)
    again.tap("heart-25", "waste")
    assert again.message() == "Must be of the same rank"
    assert again.selected == "waste"


def test_only_two_ranks_are_a_move_error(table: HeartToHeartPlayer) -> None:
    table.choose("moveErrors")
    refusals: list[IllegalMove] = []
    solitaire(table.window).controller.refused.connect(refusals.append)
    table.tap("heart-25", "heart-1", "heart-25", "waste", "waste", "stock")
    assert refusals == [IllegalMove.COVERED]
    assert table.message() == ""


def test_both_can_be_set_in_the_settings_dialog_and_take_effect_at_once(
    table: HeartToHeartPlayer,
) -> None:
    table.tap(*["stock"] * 9)
    table.choose("settings")
    dialog = table.dialog("settingsDialog")
    table.found(QCheckBox, "placement_help", dialog).click()
    assert not table.marked(Mark.PLAYABLE)
    assert not table.action("placementHelp").isChecked()
    table.found(QCheckBox, "move_errors", dialog).click()
    assert table.action("moveErrors").isChecked()
    dialog.close()
    table.tap("heart-25", "stock", "waste")
    assert table.message() == "Must be of the same rank"
