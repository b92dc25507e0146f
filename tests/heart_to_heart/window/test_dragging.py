"""A card can also be dragged onto its partner; whatever else is done with it, it goes back."""

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from h2h.heart_to_heart.engine import DealCode, Game, RemovePair, solver
from h2h.table.card_item import Mark
from tests.heart_to_heart.player import HeartToHeartPlayer, place_name
from tests.screen import expect_nothing_stale, is_at_rest
from tests.windows import OpenTable

LEFT = Qt.MouseButton.LeftButton


def drag(table: HeartToHeartPlayer, place: str, *points: QPoint) -> None:
    """Press a place, move over some points, let go over the last."""
    viewport = table.view.viewport()
    QTest.mousePress(viewport, LEFT, pos=table.point_of(place))
    for point in points:
        QTest.mouseMove(viewport, point)
    QTest.mouseRelease(viewport, LEFT, pos=points[-1])


def lies_where_it_belongs(table: HeartToHeartPlayer, place: str) -> bool:
    item, spot = table.scene.card_item(place), table.scene.spot_of(place)
    assert item is not None
    assert spot is not None
    if table.selected == place:
        spot = spot.raised()
    return (round(item.x()), round(item.y())) == (round(spot.x), round(spot.y))


def test_a_pair_goes_when_one_is_dragged_onto_the_other(table: HeartToHeartPlayer) -> None:
    table.press(*["Space"] * 9)
    drag(table, "heart-25", QPoint(600, 500), table.point_of("waste"))
    assert table.reads("moves") == "10"
    assert "heart-25" not in table.shown()
    assert table.selected is None


def test_what_lies_under_its_middle_counts_too(table: HeartToHeartPlayer) -> None:
    table.press(*["Space"] * 9)
    viewport, corner = table.view.viewport(), table.point_of("waste") + QPoint(60, 90)
    way = table.point_of("heart-25") + QPoint(60, 20) - table.point_of("waste")
    QTest.mousePress(viewport, LEFT, pos=corner)
    QTest.mouseMove(viewport, corner + QPoint(-90, -60))
    QTest.mouseMove(viewport, corner + way)
    QTest.mouseRelease(viewport, LEFT, pos=corner + way)
    assert table.reads("moves") == "10"


def test_a_dialog_that_opens_puts_it_down(table: HeartToHeartPlayer) -> None:
    table.press("Space")
    viewport = table.view.viewport()
    QTest.mousePress(viewport, LEFT, pos=table.point_of("heart-25"))
    QTest.mouseMove(viewport, QPoint(400, 300))
    table.press("Ctrl+N")
    dialog = table.dialog("replaceGameDialog")
    assert table.scene.carried is None
    assert lies_where_it_belongs(table, "heart-25")
    dialog.close()
    QTest.mouseRelease(viewport, LEFT, pos=QPoint(400, 300))


def test_it_follows_the_pointer_above_all_others(table: HeartToHeartPlayer) -> None:
    viewport, start = table.view.viewport(), table.point_of("heart-25")
    item = table.scene.card_item("heart-25")
    assert item is not None
    before = item.pos()
    QTest.mousePress(viewport, LEFT, pos=start)
    QTest.mouseMove(viewport, start + QPoint(200, -150))
    way = item.pos() - before
    assert abs(way.x() - 200) < 5
    assert abs(way.y() + 150) < 5
    assert item.zValue() > max(c.zValue() for c in table.cards() if c is not item)
    QTest.mouseRelease(viewport, LEFT, pos=start + QPoint(200, -150))


def test_let_go_over_nothing_it_goes_back_and_is_not_selected(table: HeartToHeartPlayer) -> None:
    heights = {item.card: item.zValue() for item in table.cards()}
    drag(table, "heart-25", QPoint(400, 500), QPoint(40, 300))
    assert table.selected is None
    assert table.reads("moves") == "0"
    assert lies_where_it_belongs(table, "heart-25")
    assert {item.card: item.zValue() for item in table.cards()} == heights


def test_over_another_rank_it_goes_back_and_says_why(open_table: OpenTable) -> None:
    table = open_table()
    table.window.change("move_errors", value=True)
    drag(table, "heart-25", table.point_of("waste"))
    assert table.message() == "Must be of the same rank"
    assert table.selected is None
    assert lies_where_it_belongs(table, "heart-25")


def test_a_hand_that_trembles_only_selects(table: HeartToHeartPlayer) -> None:
    start = table.point_of("heart-25")
    drag(table, "heart-25", start + QPoint(14, 6), start + QPoint(12, 4))
    assert table.selected == "heart-25"
    assert lies_where_it_belongs(table, "heart-25")


def test_a_selected_card_can_be_dragged_too(table: HeartToHeartPlayer) -> None:
    table.press(*["Space"] * 9)
    table.tap("heart-25")
    drag(table, "heart-25", QPoint(600, 500), table.point_of("waste"))
    assert table.reads("moves") == "10"


def test_a_selected_card_pressed_by_a_trembling_hand_is_let_go(table: HeartToHeartPlayer) -> None:
    start = table.point_of("heart-25")
    table.tap("heart-25")
    drag(table, "heart-25", start + QPoint(14, 6), start + QPoint(12, 4))
    assert table.selected is None
    assert lies_where_it_belongs(table, "heart-25")


def test_another_button_drops_nothing(table: HeartToHeartPlayer) -> None:
    table.press(*["Space"] * 9)
    viewport, target = table.view.viewport(), table.point_of("waste")
    QTest.mousePress(viewport, LEFT, pos=table.point_of("heart-25"))
    QTest.mouseMove(viewport, target)
    QTest.mouseClick(viewport, Qt.MouseButton.RightButton, pos=target)
    assert table.reads("moves") == "9"
    QTest.mouseRelease(viewport, LEFT, pos=target)
    assert table.reads("moves") == "10"


def test_a_release_that_is_lost_leaves_no_card_astray(table: HeartToHeartPlayer) -> None:
    viewport = table.view.viewport()
    heights = {item.card: item.zValue() for item in table.cards()}
    QTest.mousePress(viewport, LEFT, pos=table.point_of("heart-25"))
    QTest.mouseMove(viewport, QPoint(400, 300))
    other = table.window.table.bar
    QTest.mouseRelease(other, LEFT, pos=QPoint(5, 5))  # as where a dialog has come in between
    QTest.mouseMove(viewport, QPoint(410, 310))
    assert table.scene.carried is None
    assert lies_where_it_belongs(table, "heart-25")
    assert {item.card: item.zValue() for item in table.cards()} == heights


def test_escape_and_another_game_let_go_of_it(table: HeartToHeartPlayer) -> None:
    viewport = table.view.viewport()
    for key in ("Escape", "H"):
        QTest.mousePress(viewport, LEFT, pos=table.point_of("heart-25"))
        QTest.mouseMove(viewport, QPoint(400, 300))
        table.press(key)
        QTest.mouseMove(viewport, QPoint(420, 310))
        QTest.mouseRelease(viewport, LEFT, pos=QPoint(420, 310))
        assert table.scene.carried is None
        assert lies_where_it_belongs(table, "heart-25")
    table.tap("heart-25")
    QTest.mousePress(viewport, LEFT, pos=table.point_of("heart-25"))
    table.choose("playHearts")
    QTest.mouseMove(viewport, QPoint(420, 310))
    QTest.mouseRelease(viewport, LEFT, pos=QPoint(420, 310))
    table.choose("playHeartToHeart")
    assert lies_where_it_belongs(table, "heart-25")


def test_what_ends_the_selection_ends_the_drag_at_once(table: HeartToHeartPlayer) -> None:
    viewport = table.view.viewport()
    for key in ("Escape", "H"):
        QTest.mousePress(viewport, LEFT, pos=table.point_of("heart-25"))
        QTest.mouseMove(viewport, QPoint(400, 300))
        table.press(key)
        assert table.scene.carried is None, key
        assert lies_where_it_belongs(table, "heart-25"), key
        QTest.mouseRelease(viewport, LEFT, pos=QPoint(400, 300))


def test_it_stays_under_the_pointer_when_the_table_changes_its_size(
    table: HeartToHeartPlayer,
) -> None:
    viewport, start = table.view.viewport(), table.point_of("heart-25")
    item = table.scene.card_item("heart-25")
    assert item is not None
    held = QPointF(start - table.view.mapFromScene(item.pos())) / item.width
    QTest.mousePress(viewport, LEFT, pos=start)
    QTest.mouseMove(viewport, start + QPoint(90, -90))
    for size in ((700, 500), (1600, 1000)):
        table.window.resize(*size)
        QApplication.processEvents()
        assert table.scene.carried is None
        assert lies_where_it_belongs(table, "heart-25")
        point = QPoint(size[0] // 3, size[1] // 3)
        QTest.mouseMove(viewport, point)
        assert table.scene.carried is not None
        now = QPointF(point - table.view.mapFromScene(item.pos())) / item.width
        assert (now - held).manhattanLength() < 0.05, size
    QTest.mouseRelease(viewport, LEFT, pos=point)
    assert lies_where_it_belongs(table, "heart-25")


def test_the_cards_of_an_example_cannot_be_dragged(table: HeartToHeartPlayer) -> None:
    table.choose("watchExample")
    table.click("examplePause")
    viewport = table.view.viewport()
    for place in ("heart-25", "waste"):
        QTest.mousePress(viewport, LEFT, pos=table.point_of(place))
        QTest.mouseMove(viewport, QPoint(300, 200))
        assert table.scene.carried is None
        QTest.mouseRelease(viewport, LEFT, pos=QPoint(300, 200))


def test_a_card_glides_back(real_speed: None, open_table: OpenTable) -> None:
    table = open_table()
    item = table.scene.card_item("heart-25")
    assert item is not None
    home = item.pos()
    drag(table, "heart-25", QPoint(300, 300), QPoint(60, 200))
    assert (item.pos() - home).manhattanLength() > 200
    table.wait_until(lambda: is_at_rest(table.window))
    assert item.pos() == home


def test_covered_cards_and_the_stock_stay(table: HeartToHeartPlayer) -> None:
    for place in ("heart-3", "stock"):
        drag(table, place, QPoint(600, 300), QPoint(700, 200))
        assert lies_where_it_belongs(table, place)
    assert table.selected is None


def test_an_undo_while_a_card_is_carried_leaves_nothing_astray(table: HeartToHeartPlayer) -> None:
    table.press("Space", "Space")
    viewport = table.view.viewport()
    QTest.mousePress(viewport, LEFT, pos=table.point_of("heart-25"))
    QTest.mouseMove(viewport, QPoint(300, 300))
    table.press("Ctrl+Z")
    QTest.mouseMove(viewport, QPoint(320, 310))
    QTest.mouseRelease(viewport, LEFT, pos=QPoint(320, 310))
    assert table.reads("moves") == "1"
    assert lies_where_it_belongs(table, "heart-25")
    assert table.marked(Mark.SELECTED) == set()


def test_a_dropped_card_goes_from_where_it_was_let_go(
    real_speed: None, open_table: OpenTable
) -> None:
    table = open_table()
    for _ in range(9):
        table.tap("stock")
    table.wait_until(lambda: is_at_rest(table.window))
    item, target = table.scene.card_item("heart-25"), table.point_of("waste")
    assert item is not None
    drag(table, "heart-25", QPoint(600, 500), target)
    assert table.reads("moves") == "10"
    way = item.pos() - table.view.mapToScene(target)
    assert abs(way.x()) + abs(way.y()) < item.width * 1.5
    table.wait_until(lambda: is_at_rest(table.window))
    expect_nothing_stale(table.window)
    drag(table, "heart-24", QPoint(300, 300), QPoint(60, 200))
    table.wait_until(lambda: is_at_rest(table.window))
    assert lies_where_it_belongs(table, "heart-24")
    expect_nothing_stale(table.window)


def test_the_example_is_won_by_dragging(table: HeartToHeartPlayer) -> None:
    game = Game(DealCode(12))
    moves = solver.solution(game.code) or []
    table.skip(*moves[:-30])
    for move in moves[-30:]:
        if isinstance(move, RemovePair):
            one, other = place_name(move.first), place_name(move.second)
            drag(table, one, QPoint(640, 90), table.point_of(other))
        else:
            table.tap("stock")
    assert table.game.state.is_won
