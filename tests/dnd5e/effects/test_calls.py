"""Calling creatures into the fight: which come, where, whose they are, and when they are gone."""

from typing import Any

import pytest

from affray.content import load_text
from affray.core.fight.fight import Fight
from affray.rules.dnd5e.state.blocks import Block
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.forms import Model
from affray.testing import TableForTests, clause
from tests.dnd5e.effects.saying import power, spell
from tests.dnd5e.kit import SWORD, battle_of, block, caster, foe, hero

DRUID = """
rulebook: dnd5e
title: A druid
map: |
  ..............
  .A............
  ..............
  ..............
  ............O.
  ..............
place: {A: ana, O: orc}
sides:
  heroes:
    - block: druid
      name: ana
      hero: true
      with: {casting: {ability: wis, level: 9, slots: [4, 3, 3, 3], spells: [SPELL]}}
  foes: [{block: orc, name: orc}]
"""
FANGS = SWORD.but(id="fangs", hands=0, damage="2d6+2")
PACK = """
level: 3
holds: 1 hour
then: [{call: {of: [wolf, bear], sums: {1: 1, 1/4: 2}, times: 1 +1/2 slots, within: 60 ft, as: fey}}]
"""
HELP = "then: [{call: {of: wolf, number: 1d4, within: 30 ft, order: caller}, lasts: 1 hour, ends: source-down}]"


def model(name: str, hp: int = 11, **traits: Any) -> Model:
    given: dict[str, Any] = {"kind": "beast", "level": 0, "challenge": "1/4", "weapons": (FANGS,), **traits}
    return Model(name, block(id=name, **given), hp, {})


def druid(id: str = "ana", at: str = "c3", **traits: Any) -> Combatant:
    return caster(
        id, at, spell(PACK), reserves=(model("wolf"), model("bear", 30, challenge="1", size="large")), **traits
    )


def keeper(id: str = "orc", at: str = "c3", text: str = HELP, **traits: Any) -> Combatant:
    return foe(id, at, powers=(power(text),), reserves=(model("wolf"),), **traits)


def called(table: TableForTests) -> list[Combatant]:
    return [one for one in battle_of(table.fight).everyone() if one.called is not None]


@clause("5e.call.come")
def test_those_who_are_called_come_near_the_place_on_the_side_of_their_caller(table: TableForTests) -> None:
    table.set(druid(), foe("orc", "h8"))

    table.play("cast deed 3", "call wolf e3", dice=[9])

    assert [one.id for one in called(table)] == ["wolf-1", "wolf-2"]
    assert table.at("wolf-1") == "e3"
    assert {one.side for one in called(table)} == {"heroes"}


@clause("5e.call.come")
def test_how_many_come_depends_on_their_challenge_and_the_slot(table: TableForTests) -> None:
    table.set(druid(slots=(4, 3, 3, 1, 1)), foe("orc", "h8"))

    table.play("cast deed 5", "call bear e3", dice=[9])

    assert [one.id for one in called(table)] == ["bear-1", "bear-2"]


@clause("5e.call.come")
def test_they_are_of_the_kind_that_is_said(table: TableForTests) -> None:
    table.set(druid(), foe("orc", "h8"))

    table.play("cast deed 3", "call wolf e3", dice=[9])

    assert table.wolf_1.block.kind == "fey"


@clause("5e.call.come")
def test_whoever_plays_the_caller_plays_them(table: TableForTests) -> None:
    table.set(druid(), foe("orc", "h8"))

    table.play("cast deed 3", "call wolf e3", dice=[9])

    assert battle_of(table.fight).seat_of(table.wolf_1) == battle_of(table.fight).seat_of(table.ana) == "ana"


@clause("5e.call.order")
def test_they_roll_initiative_as_a_group_and_act_in_the_same_round_if_their_place_is_to_come(
    table: TableForTests,
) -> None:
    slow = model("wolf", abilities={"dex": 1})
    table.set(caster("ana", "c3", spell(PACK), reserves=(slow,)), foe("orc", "h8"))

    table.play("cast deed 3", "call wolf e3", "end", "end", dice=[2])

    assert battle_of(table.fight).order == ("ana", "orc", "wolf-1", "wolf-2")
    assert battle_of(table.fight).turn == "wolf-1"


@clause("5e.call.order")
def test_whose_place_has_passed_act_in_the_next_round(table: TableForTests) -> None:
    table.set(druid(), foe("orc", "h8"))

    table.play("cast deed 3", "call wolf e3", "end", dice=[18])

    assert battle_of(table.fight).order == ("wolf-1", "wolf-2", "ana", "orc")
    assert battle_of(table.fight).turn == "orc"


def test_the_gm_may_give_one_to_another_seat(table: TableForTests) -> None:
    table.set(druid(), foe("orc", "h8"))
    table.play("cast deed 3", "call wolf e3", dice=[9])

    table.play("rule: wolf-1 played-by gm")

    assert battle_of(table.fight).seat_of(table.wolf_1) == "gm"


@clause("5e.call.order")
def test_or_they_act_right_after_their_caller(table: TableForTests) -> None:
    table.set(keeper(), hero("ana", "h8"))

    table.play("use deed", "call wolf e3", "end", dice=[2])

    assert battle_of(table.fight).turn == "wolf-1"
    assert battle_of(table.fight).order == ("orc", "wolf-1", "wolf-2", "ana")


@clause("5e.call.end")
def test_they_are_gone_when_concentration_ends(table: TableForTests) -> None:
    table.set(druid(), foe("orc", "h8"))
    table.play("cast deed 3", "call wolf e3", dice=[9])

    table.play("end-spell")

    assert not [one for one in called(table) if one.is_there]


@clause("5e.call.end")
def test_they_are_gone_when_their_caller_falls_if_it_says_so(table: TableForTests) -> None:
    table.set(keeper(hp=3), hero("ana", "c4"))
    table.play("use deed", "call wolf e3", "end", "end", "end", dice=[2])

    table.play("attack orc shortsword", dice=[15, 4])

    assert not [one for one in called(table) if one.is_there]


def test_the_fight_goes_on_with_those_who_are_called(table: TableForTests) -> None:
    table.set(keeper(hp=3, text=HELP.replace(", ends: source-down", "")), hero("ana", "c4"))
    table.play("use deed", "call wolf e3", "end", "end", dice=[1])

    table.play("attack orc shortsword", dice=[15, 4])

    assert table.orc.status == "dead"
    assert table.fight.outcome is None


def test_where_there_is_no_room_fewer_come(table: TableForTests) -> None:
    table.set(druid(at="a1"), foe("orc", "c1"), map=["...#######"])

    table.play("cast deed 3", "call wolf b1", dice=[9])

    assert [one.id for one in called(table)] == ["wolf-1"]


def test_one_may_call_nobody_after_all(table: TableForTests) -> None:
    table.set(druid(), foe("orc", "h8"))

    table.play("cast deed 3", "pass")

    assert not called(table)


def test_saving_and_undo_know_who_was_called(table: TableForTests) -> None:
    table.set(druid(), foe("orc", "h8"))
    table.play("cast deed 3", "call wolf e3", dice=[9])

    again = Fight.restore(table.fight.save())
    assert battle_of(again).creatures["wolf-1"] == table.wolf_1
    table.fight.undo()

    assert not called(table)


def test_a_seat_sees_them_come(table: TableForTests) -> None:
    table.set(keeper(), hero("ana", "h8"))

    table.play("use deed", "call wolf e3", dice=[1])

    assert "@wolf-1" in [one["name"] for one in table.fight.view("ana")["creatures"]]


def test_they_change_sides_with_their_caller(table: TableForTests) -> None:
    table.set(keeper(), hero("ana", "h8"), foe("gob", "j8"))
    table.play("use deed", "call wolf e3", dice=[1])

    table.play("rule: orc side heroes", "end")

    assert table.wolf_1.side == "heroes"


def test_called_by_one_who_is_unseen_they_are_seen_all_the_same(table: TableForTests) -> None:
    table.set(keeper(hidden_from=frozenset({"ana"})), hero("ana", "h8"))

    table.play("use deed", "call wolf e3", dice=[1])

    assert not table.wolf_1.hidden_from


def test_what_is_left_of_the_block_is_as_it_was(table: TableForTests) -> None:
    table.set(keeper(), hero("ana", "h8"))

    table.play("use deed", "call wolf e3", dice=[1])

    assert isinstance(table.wolf_1.block, Block)
    assert (table.wolf_1.hp, table.wolf_1.hp_max, table.wolf_1.pools["action"]) == (11, 11, 1)


# --- what is shipped


@pytest.mark.parametrize(
    ("name", "slot", "called_first"),
    [("conjure-animals", 3, "wolf"), ("conjure-woodland-beings", 4, "sprite"), ("giant-insect", 4, "giant-wasp")],
)
def test_a_spell_of_the_book_calls_its_creatures(name: str, slot: int, called_first: str) -> None:
    """Eight wolves, eight sprites, five wasps."""
    fight = Fight(load_text(DRUID.replace("SPELL", name)), seed=1)
    while battle_of(fight).turn != "ana":
        fight.answer("end")

    fight.answer(f"cast {name} {slot}")
    fight.answer(f"call {called_first} c3")

    found = [one for one in battle_of(fight).everyone() if one.called is not None]
    assert len(found) == (5 if name == "giant-insect" else 8)
