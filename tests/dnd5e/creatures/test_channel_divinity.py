"""Channel Divinity: turning the undead, and preserving life."""

from typing import Any

import pytest

from affray.core.values import Effect
from affray.rules.dnd5e.state.blocks import Power
from affray.rules.dnd5e.state.shapes import Shape
from affray.testing import TableForTests, clause
from tests.dnd5e.kit import battle_of, foe, hero

TURNING = Power("turn-undead", pool="channel-divinity", area=Shape("burst", 6), only="undead", save="wis", dc=13)
MENDING = Power("preserve-life", pool="channel-divinity")


def cleric(at: str, level: int = 3, **traits: Any) -> Any:
    return hero("bea", at, level=level, powers=(TURNING, MENDING), pools={"channel-divinity": 1}, **traits)


def skeleton(id: str, at: str, challenge: str = "1/4", **traits: Any) -> Any:
    return foe(id, at, kind="undead", challenge=challenge, hp=13, **traits)


@clause("5e.power.turn-undead")
def test_the_undead_nearby_save_or_are_turned(table: TableForTests) -> None:
    others = [skeleton("a", "c1"), skeleton("b", "d1"), skeleton("c", "i1"), foe("orc", "b2")]
    table.set(cleric("b1"), *others)

    table.play("use turn-undead", dice=[12, 13])

    assert [each.id for each in others if battle_of(table.fight).creatures[each.id].has("turned")] == ["a"]
    assert not [text for text in table.offered() if text.startswith("use")]


@clause("5e.power.turn-undead")
def test_the_turned_can_only_flee(table: TableForTests) -> None:
    table.set(cleric("b1"), skeleton("a", "c1"))

    table.play("use turn-undead", "end", dice=[12])

    moves = [text for text in table.offered() if text.startswith("move")]
    assert set(table.offered()) - set(moves) == {"end", "dash"}
    assert "move d1" in moves
    assert "move a2" not in moves


@clause("5e.power.turn-undead")
def test_the_turned_take_no_reactions(table: TableForTests) -> None:
    table.set(cleric("b1"), skeleton("a", "c1"), hero("bo", "d1"))

    table.play("use turn-undead", "move a1", dice=[12])

    assert table.bea.at == battle_of(table.fight).grid.square("a1")


@clause("5e.power.turn-undead")
def test_damage_brings_the_turned_back(table: TableForTests) -> None:
    table.set(cleric("b1"), hero("bo", "d1"), skeleton("a", "c1"))

    table.play("use turn-undead", "end", "attack a shortsword", dice=[12, 15, 1])

    assert not table.a.has("turned")


@clause("5e.power.turn-undead")
@pytest.mark.parametrize(("level", "challenge", "status"), [(3, "1/4", "up"), (5, "1/2", "dead"), (5, "1", "up")])
def test_a_cleric_of_the_fifth_level_destroys_the_weak(
    table: TableForTests, level: int, challenge: str, status: str
) -> None:
    table.set(cleric("b1", level), skeleton("a", "c1", challenge), foe("orc", "j8"))

    table.play("use turn-undead", dice=[12])

    assert table.a.status == status


@clause("5e.power.preserve-life")
def test_life_is_dealt_out_up_to_half_of_each_maximum(table: TableForTests) -> None:
    hurt = hero("ana", "c1", hp=3, hp_max=21), hero("bo", "d1", hp=0, hp_max=20, status="dying")
    table.set(cleric("b1"), *hurt, hero("cy", "e1", hp=11, hp_max=20), hero("dee", "i1", hp=1), foe("orc", "j8"))

    table.play("use preserve-life")
    assert {text.split()[1] for text in table.offered() if text != "pass"} == {"ana", "bo"}
    assert "mend ana 7" in table.offered()
    assert "mend ana 8" not in table.offered()

    table.play("mend ana 7", "mend bo 8")
    assert (table.ana.hp, table.bo.hp, table.bo.status) == (10, 8, "up")
    assert table.bea.pools["channel-divinity"] == 0


@clause("5e.power.preserve-life")
def test_what_is_not_dealt_out_is_lost(table: TableForTests) -> None:
    table.set(cleric("b1"), hero("ana", "c1", hp=3, hp_max=21), foe("orc", "j8"))

    table.play("use preserve-life", "mend ana 2", "pass")

    assert table.ana.hp == 5


@clause("5e.power.turn-undead")
def test_who_neither_sees_nor_hears_the_cleric_is_not_turned(table: TableForTests) -> None:
    senseless = (Effect("deafened-1", "deafened", "a"), Effect("blinded-1", "blinded", "a"))
    deaf = (Effect("deafened-2", "deafened", "b"),)
    table.set(cleric("b1"), skeleton("a", "c1", effects=senseless), skeleton("b", "d1", effects=deaf))

    table.play("use turn-undead", dice=[2])

    assert (table.a.has("turned"), table.b.has("turned")) == (False, True)
