"""A turn: its actions, conversion, splitting movement, free maneuvers, improvised deeds."""

import pytest

from affray.compiled import is_compiled
from affray.rules.drawsteel.state import actions
from affray.rules.drawsteel.state.blocks import MANEUVER
from affray.testing import TableForTests, clause
from tests.drawsteel.kit import SHOVE, foe, hero


@clause("ds.turn.three")
def test_a_turn_has_a_main_action_a_maneuver_and_a_move_in_any_order(table: TableForTests) -> None:
    table.set(hero("ana", "b2", abilities=(SHOVE,)), foe("imp", "b1"), foe("orc", "c3"))

    table.play("use imp shove", "free-strike orc", "move c2", "end", dice=[2, 2, 3, 3])

    assert (table.imp.hp, table.orc.hp) == (19, 18)
    assert table.fight.state.turn != "ana"


@clause("ds.turn.three")
def test_there_is_one_of_each(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("imp", "b1"))

    table.play("use imp axe", "move b3 b4 b5 b6 b7", "imp: pass", dice=[2, 2])

    offered = {text.split()[0] for text in table.offered()}
    assert offered >= {"end", "free", "improvise"}
    assert offered.isdisjoint({"use", "free-strike", "convert", "move", "disengage"})


@clause("ds.turn.split")
def test_a_move_is_split_before_between_and_after(table: TableForTests) -> None:
    table.set(hero("ana", "a1", abilities=(SHOVE,)), foe("imp", "d1"), foe("orc", "j8"))

    table.play("move c1", "use imp shove", "move c2", "free-strike imp", "move b3", "imp: pass", dice=[2, 2, 2, 2])

    assert table.ana.pools["move"] == 1
    assert table.ana.pools["move-action"] == 0


@clause("ds.turn.convert")
def test_two_move_actions_and_a_maneuver(table: TableForTests) -> None:
    table.set(hero("ana", "a1", abilities=(SHOVE,)), foe("imp", "j2"))

    table.play("convert move", "move f1", "move i1", "use imp shove", dice=[2, 2])

    assert table.imp.hp == 19
    assert [text.split()[0] for text in table.offered()][1] == "move"


@clause("ds.turn.convert")
def test_two_maneuvers_and_a_move_action(table: TableForTests) -> None:
    table.set(hero("ana", "a1", abilities=(SHOVE,)), foe("imp", "b1"))

    table.play("convert maneuver", "use imp shove", "use imp shove", "move a2", dice=[2, 2, 2, 2])

    assert table.imp.hp == 18
    assert "convert move" not in table.offered()


@clause("ds.turn.convert")
def test_a_maneuver_is_never_a_main_action(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("imp", "b1"))

    table.play("use imp axe", dice=[2, 2])

    assert not [text for text in table.offered() if text.startswith(("convert", "use", "free-strike"))]


@clause("ds.turn.split")
def test_a_second_move_action_may_begin_before_the_first_is_used_up(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("imp", "j8"))

    table.play("move b1", "convert move", "advance", "move g1")

    assert table.ana.pools["move"] == 0


@clause("ds.turn.improvise")
def test_for_what_no_rule_covers_the_director_says_what_it_takes(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("imp", "j8"))

    table.play("improvise cut down the chandelier", "takes maneuver")

    assert (table.ana.pools["main"], table.ana.pools["maneuver"]) == (1, 0)
    assert table.told("improvised")[0]["words"] == "cut down the chandelier"


@clause("ds.turn.improvise")
def test_the_director_may_say_that_it_cannot_be_done(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("imp", "j8"))

    table.play("improvise fly to the moon", "forbid")

    assert table.told("forbidden")
    assert table.ana.pools["main"] == 1


@clause("ds.free-maneuver.any")
def test_dull_deeds_are_free_and_as_many_as_wanted(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("imp", "j8"))

    table.play("free open the door", "free pick up an arrow", "free draw the axe")

    assert len(table.told("improvised")) == 3
    assert (table.ana.pools["main"], table.ana.pools["maneuver"]) == (1, 1)


@clause("ds.free-maneuver.director", "ds.free-maneuver.rules")
def test_the_director_may_make_a_maneuver_or_an_action_of_a_free_one(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("imp", "j8"), free_director="ask")

    table.play("free grasp the magic arrow in the earthquake", "takes main", "pass")
    table.play("free lift the armoured tactician", "takes maneuver", "pass")
    table.play("free lift the sleeping talent", "takes free", "pass")

    assert (table.ana.pools["main"], table.ana.pools["maneuver"]) == (0, 0)


@pytest.mark.skipif(is_compiled(), reason="a compiled rule's constants cannot be replaced")
@clause("ds.free-maneuver.denied")
def test_what_forbids_maneuvers_forbids_free_ones(table: TableForTests, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(actions, "DENIES", {"surprised": frozenset({MANEUVER})})
    table.set(hero("ana", "a1", abilities=(SHOVE,), surprised=True), foe("imp", "b1"))

    assert not [text for text in table.offered() if text.startswith(("free ", "use"))]


@clause("ds.no-action")
def test_slight_deeds_out_of_turn_need_the_directors_leave_and_no_action(table: TableForTests) -> None:
    table.set(foe("imp", "j8"), hero("ana", "a1"))

    table.play("rule: ana slips-in shouts a warning")

    assert table.told("no-action")[0]["words"] == "shouts a warning"
    assert table.fight.state.turn == "imp"
