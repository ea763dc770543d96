"""What the GM decrees of the ground: walls, doors, water, light, fire, chasms."""

import pytest

from affray import Fight, IllegalAnswer, verify
from affray.testing import TableForTests, clause
from tests.dnd5e.kit import SWORD, battle_of, edges, foe, hero
from tests.dnd5e.rulings.test_bodies import refuses


def test_a_wall_comes_and_goes(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "e1"))

    table.play("rule: ground c1-c8 wall")
    assert {"move d1", "attack orc shortbow"}.isdisjoint(table.offered())

    table.play("rule: ground c1-c8 open")
    assert {"move d1", "attack orc shortbow"} <= {*table.offered()}


@pytest.mark.parametrize("kind", ["wall", "door", "stuck", "locked", "tree", "earth", "arrow-slit", "portcullis"])
def test_nothing_solid_is_put_where_somebody_stands(table: TableForTests, kind: str) -> None:
    table.set(hero("ana", "a1"), foe("orc", "e1"))

    with pytest.raises(IllegalAnswer, match="was not offered"):
        table.fight.rule(f"ground a1-b2 {kind}")


@clause("5e.move.difficult")
def test_ground_becomes_rough(table: TableForTests) -> None:
    table.set(hero("ana", "a1", pools={"move": 1}), foe("orc", "e1"))
    assert "move b1" in table.offered()

    table.play("rule: ground b1 difficult")

    assert "move b1" not in table.offered()


@clause("5e.water.melee")
def test_water_comes_over_those_who_stand_there(table: TableForTests) -> None:
    table.set(hero("ana", "a1", weapons=(SWORD.but(id="club"),)), foe("orc", "b1"))

    table.play("rule: ground a1-b2 deep-water", "attack orc club", dice=[2, 3])

    assert edges(table) == ([], ["5e.water.melee"])


@clause("5e.water.fire")
def test_who_is_wholly_under_water_resists_fire(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "e1"))

    table.play("rule: ground a1 underwater", "rule: ana hurt 6 fire")

    assert table.ana.hp == 7


@clause("5e.light.obscured")
def test_light_is_put_out_and_lit_again(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "b1"), foe("imp", "j8"))

    table.play("rule: ground a1-j8 dark", "attack orc shortsword", dice=[2])
    assert edges(table) == (["5e.unseen.attacker"], ["5e.unseen.target"])

    table.play("rule: ground a1-j8 lit")
    assert battle_of(table.fight).ground.is_bright


@clause("5e.move.fly-fall")
def test_who_stands_where_a_chasm_opens_falls(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "e1"))

    table.play("rule: ground a1 chasm", dice=[3, 1])
    assert (table.ana.height, table.ana.hp) == (-4, 6)

    table.play("rule: ground a1 open")
    assert table.ana.height == 0


def test_fire_hurts_once_a_turn_who_enters_it_or_starts_there(table: TableForTests) -> None:
    table.set(hero("ana", "a1", hp=30), foe("orc", "e1", resistances=frozenset({"fire"})), foe("imp", "j8"))

    table.play("rule: ground b1-b8,e1 burning", "move b1", "move a1", "move b1")
    assert table.ana.hp == 25

    table.play("end")
    assert table.orc.hp == 8
    assert Fight.restore(table.fight.save()).state == table.fight.state


def test_fire_is_put_out(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "e1"))

    table.play("rule: ground b1 burning", "rule: ground b1 open", "move b1")

    assert table.ana.hp == 10
    assert not battle_of(table.fight).zones


@clause("5e.turn.object-gm")
def test_doors_are_shut_stuck_locked_and_open(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "e1"))

    table.play("rule: ground b1 door")
    assert "open b1" in table.offered()
    table.play("rule: ground b1 stuck")
    assert {"open b1", "open b1 action"} & {*table.offered()} == {"open b1 action"}
    table.play("rule: ground b1 locked")
    assert not [text for text in table.offered() if text.startswith("open")]
    assert "break b1 shortsword" in table.offered()
    table.play("rule: ground b1 open-door")
    assert {"move b1", "close b1"} <= {*table.offered()}


@clause("5e.cover.three-quarters-what")
@pytest.mark.parametrize("kind", ["arrow-slit", "portcullis"])
def test_slits_and_bars_give_cover_where_they_are_put(table: TableForTests, kind: str) -> None:
    table.set(hero("ana", "a1"), foe("orc", "e1"))

    table.play(f"rule: ground c1 {kind}", "attack orc shortbow", dice=[9])

    assert [reason["clause"] for reason in table.told("attack")[0]["guard"]][1:] == ["5e.cover.three-quarters"]


def test_who_hides_behind_what_is_gone_is_noticed(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "e1", hidden_from=frozenset({"ana"})), map=["..#......."] * 8)

    table.play("rule: ground c1-c8 open")

    assert not table.orc.hidden_from


def test_the_changed_ground_is_kept_and_undone(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "e1"))
    before = battle_of(table.fight).ground

    table.play("rule: ground c3,d4 arrow-slit", "drop")
    assert battle_of(Fight.restore(table.fight.save())).slits == battle_of(table.fight).slits
    assert verify(table.fight.save()) is None

    table.fight.undo()
    table.fight.undo()
    assert battle_of(table.fight).ground == before
    assert refuses(table, "ground c3 lava", "ground z9 wall", "c3 stuck")
