"""What follows when a melee attack fells somebody, attacks at once, and what the slowed cannot do."""

import pytest

from affray.rules.dnd5e.state.combatant import Combatant
from affray.testing import TableForTests, clause
from tests.content.arena import compiled
from tests.dnd5e.effects.saying import power, trait
from tests.dnd5e.kit import SWORD, foe, hero

BITE = SWORD.but(id="bite", hands=0, damage="1d6+2")
FELLS = trait("acts: [{at: fells, then: [{mark: bloodlust, lasts: 1 round, if: {turn: true}}]}]")
RUSH = power(
    "cost: bonus\nwho: {if: {me: {has: bloodlust}}}\nthen: [{end: bloodlust, to: me}, {move: half}, {strike: bite}]"
).but(id="rush")
SLOW = "{lay: slow, lasts: 1 minute, ends: save-end, mods: [{hook: cannot, about: [react, strike-again, both]}]}"


def gnoll(at: str = "b1") -> Combatant:
    return foe("gnoll", at, level=0, weapons=(SWORD, BITE), traits=(FELLS,), powers=(RUSH,))


@clause("5e.monster.targets")
def test_who_fells_somebody_on_its_turn_may_go_on_and_strike(table: TableForTests) -> None:
    table.set(gnoll(), hero("ana", "a1", hp=3), hero("bo", "e1", hp=20))
    assert "use rush" not in table.offered()

    table.play("attack ana shortsword", dice=[15, 4])
    table.play("use rush", "move d1", "gnoll: pass", "gnoll: attack bo bite", dice=[15, 4])

    assert table.bo.hp == 14
    assert "use rush" not in table.offered()


def test_it_is_over_at_the_end_of_the_turn(table: TableForTests) -> None:
    table.set(gnoll(), hero("ana", "a1", hp=3), hero("bo", "e1", hp=20))

    table.play("attack ana shortsword", "end", dice=[15, 4])

    assert not table.gnoll.has("bloodlust")


def test_a_shot_fells_nobody_so(table: TableForTests) -> None:
    table.set(foe("gnoll", "d1", traits=(FELLS,)), hero("ana", "a1", hp=3), hero("bo", "h1"))

    table.play("attack ana shortbow", dice=[15, 4])

    assert table.ana.hp == 0
    assert not table.gnoll.has("bloodlust")


def test_who_may_strike_at_once_may_leave_it(table: TableForTests) -> None:
    strike = power("then: [{strike: bite}]")
    table.set(foe("gnoll", "b1", weapons=(BITE,), powers=(strike,)), hero("ana", "a1", hp=20))

    table.play("use deed", "gnoll: pass")

    assert table.ana.hp == 20


@clause("5e.monster.multiattack", "5e.action.attack")
def test_the_slowed_attack_once(table: TableForTests) -> None:
    mage = foe("mage", "a1", powers=(power(f"who: {{within: 60 ft}}\nroll: save con 12\nfail: [{SLOW}]"),))
    table.set(mage, hero("ana", "b1", features=("extra-attack",), hp=20))
    table.play("use deed ana", "end", dice=[3])

    table.play("attack mage shortsword", dice=[3])

    assert not [text for text in table.offered() if text.startswith("attack")]


@clause("5e.turn.bonus-denied")
@pytest.mark.parametrize(("deed", "gone"), [("dodge", "second-wind"), ("second-wind", "dodge")])
def test_the_slowed_take_an_action_or_a_bonus_action(table: TableForTests, deed: str, gone: str) -> None:
    mage = foe("mage", "a1", powers=(power(f"who: {{within: 60 ft}}\nroll: save con 12\nfail: [{SLOW}]"),))
    table.set(mage, hero("ana", "b1", features=("second-wind",), pools={"second-wind": 1}, hp=5, hp_max=20))
    table.play("use deed ana", "end", dice=[3])
    assert {deed, gone} <= {*table.offered()}

    table.play(deed, dice=[3] if deed == "second-wind" else [])

    assert gone not in table.offered()


def test_the_slowed_do_not_react(table: TableForTests) -> None:
    mage = foe("mage", "a1", powers=(power(f"who: {{within: 60 ft}}\nroll: save con 12\nfail: [{SLOW}]"),))
    table.set(mage, hero("ana", "b1", hp=20))

    table.play("use deed ana", "move a5", dice=[3])

    assert table.at("mage") == "a5"


@clause("5e.form.take")
def test_what_is_changeless_takes_no_other_form(table: TableForTests) -> None:
    golem = trait("mods: [{hook: changeless}]")
    curse = power("who: {within: 60 ft}\nroll: save wis 13\nfail: [{form: {back: true}}]")
    table.set(foe("witch", "a1", powers=(curse,)), hero("ana", "d1", traits=(golem,)))

    table.play("use deed ana")  # no save: nothing of it can happen

    assert table.at("ana") == "d1"


@clause("5e.action.hide")
@pytest.mark.parametrize(("name", "ground", "dice"), [("grick", "R", [3, 15]), ("grick", ".", [3])])
def test_those_of_stone_hide_among_rocks(table: TableForTests, name: str, ground: str, dice: list[int]) -> None:
    block = compiled(name).block
    rows = [f"#{ground}........", "##........", *["." * 10] * 6]
    table.set(foe(name, "b1").but(block=block), hero("ana", "j8"), map=rows)

    table.play("hide", dice=dice)


def test_a_swarm_of_centipedes_numbs_whom_it_fells(table: TableForTests) -> None:
    swarm = compiled("swarm-of-centipedes").block
    table.set(foe("swarm", "b1", hp=20).but(block=swarm), hero("ana", "b1", hp=3), hero("bo", "h1"))

    table.play("attack ana bites", dice=[15, 1, 1, 1, 1])

    assert table.ana.status == "stable"
    assert table.ana.suffers("paralyzed")
