"""What the GM decrees of the ground: walls, doors, water, light, fire, chasms."""

import pytest

from affray import Fight, IllegalAnswer, verify
from affray.core.seats.views import show_map
from affray.testing import TableForTests, clause
from tests.dnd5e.kit import SWORD, battle_of, edges, foe, hero
from tests.dnd5e.rulings.test_bodies import refuses


def test_a_wall_comes_and_goes(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "e1"))

    table.play("rule: ground c1-c8 wall")
    assert {"move d1", "attack orc shortbow"}.isdisjoint(table.offered())

    table.play("rule: ground c1-c8 open")
    assert {"move d1", "attack orc shortbow"} <= {*table.offered()}


@pytest.mark.parametrize(
    "kind", ["wall", "door", "stuck", "locked", "tree", "earth", "arrow-slit", "portcullis", "barrel"]
)
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


AXE = SWORD.but(id="greataxe", damage="1d12+8", type="slashing", hands=2)


@clause("5e.object.ac", "5e.object.hp")
def test_an_object_is_put_down_with_its_own_hit_points_and_is_hewn_to_pieces(table: TableForTests) -> None:
    table.set(hero("ana", "b1", weapons=(AXE,)), foe("orc", "e1"), map=["..........", *["..#......."] * 7])
    table.play("rule: object c1 barrel 24")
    assert "move d1" not in table.offered()
    assert "attack orc greataxe" not in table.offered()

    table.play("break c1 greataxe", dice=[10])
    assert table.told("struck")[0]["hit"] is False
    table.play("end", "end", "break c1 greataxe", "end", "end", dice=[11, 12])
    assert (battle_of(table.fight).worn, table.told("broken")) == ({"c1": 20}, [])
    table.play("break c1 greataxe", dice=[11, 1])

    assert [item["object"] for item in table.told("broken")] == ["barrel"]
    assert (battle_of(table.fight).worn, battle_of(table.fight).sturdy) == ({}, {})
    table.play("move d1")


@clause("5e.object.ac")
def test_the_gm_may_name_the_armour_class_of_a_door_too(table: TableForTests) -> None:
    table.set(hero("ana", "b1", weapons=(AXE,)), foe("orc", "e1"))
    table.play("rule: object c1,c2 door 3 ac 11", "break c2 greataxe", dice=[7, 1])
    assert table.told("broken")[0]["at"] == "c2"
    assert battle_of(table.fight).sturdy == {"c1": (3, 11)}

    restored = Fight.restore(table.fight.save())
    assert battle_of(restored).sturdy == {"c1": (3, 11)}
    table.fight.undo()
    table.fight.undo()
    assert battle_of(table.fight).sturdy == {}
    assert verify(table.fight.save()) is None


@clause("5e.object.hp")
def test_what_is_put_in_the_place_of_a_damaged_thing_is_whole(table: TableForTests) -> None:
    table.set(hero("ana", "b1", weapons=(AXE,)), foe("orc", "e1"), map=["..+.......", *["..#......."] * 7])
    table.play("break c1 greataxe", dice=[11, 9])

    table.play("rule: ground c1 dark")
    assert battle_of(table.fight).worn == {"c1": 17}
    table.play("rule: ground c1 door")
    assert battle_of(table.fight).worn == {}


def test_players_hear_of_an_object_but_not_how_sturdy_it_is(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "e1"))
    table.fight.rule("object c1 crate 77 ac 23", why="it fell off a cart")

    heard = str(table.fight.feeds["ana"].items())
    assert "crate" in heard
    assert "77" not in heard
    assert (show_map(table.fight.state) or {})["terrain"]["crate"] == ["c1"]
    assert table.fight.log("en", seat="ana")[-1] == (
        "By ruling an object now stands on c1: crate: “it fell off a cart”."
    )


def test_no_object_is_put_where_somebody_stands(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "e1", hidden_from=frozenset({"ana"})))

    assert refuses(table, "object a1 barrel 9")
    assert refuses(table, "object d1-e1 barrel 9")
    assert refuses(table, "object c1 barrel 0")
