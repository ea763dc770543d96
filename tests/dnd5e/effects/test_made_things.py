"""Contests instead of saves, assassins, fever, steam under water, and damage that is passed on."""

import pytest

from affray.core.values import Effect
from affray.testing import TableForTests, clause
from tests.content.arena import compiled
from tests.dnd5e.effects.saying import power, problems, trait, weapon
from tests.dnd5e.kit import SWORD, caster, foe, hero

HARPOON = "roll: contest str\nfail: [{pull: 10 ft}]"


@clause("5e.contest.tie")
@pytest.mark.parametrize(("dice", "at"), [([15, 3, 12, 5], "b1"), ([15, 3, 5, 5], "d1"), ([15, 3, 5, 12], "d1")])
def test_a_contest_may_decide(table: TableForTests, dice: list[int], at: str) -> None:
    table.set(foe("merrow", "a1", weapons=(weapon(HARPOON).but(reach=6),)), hero("ana", "d1", hp=20))

    table.play("attack ana shortsword", dice=dice)

    assert table.at("ana") == at


def test_the_helpless_lose_a_contest(table: TableForTests) -> None:
    stunned = Effect("e1", "stunned", "ana")
    merrow = foe("merrow", "a1", weapons=(weapon(HARPOON).but(reach=6),))
    table.set(merrow, hero("ana", "d1", hp=20, effects=(stunned,)))

    table.play("attack ana shortsword", dice=[15, 2, 3])

    assert table.at("ana") == "b1"


# --- what a save needs


def test_a_save_of_a_power_still_needs_its_dc() -> None:
    assert [problem.code for problem in problems("roll: save con\nfail: [{lay: prone}]")] == ["bad-notation"]


# --- assassins


SNEAKY = trait(
    "mods: [{hook: attack, edge: 1, if: {not: {acted: true, me: {acted: true}}}}, "
    "{hook: deadly, if: {has: surprised}}, {hook: evasion}]"
)


def test_an_assassin_strikes_first_with_advantage(table: TableForTests) -> None:
    table.set(foe("knife", "a1", weapons=(SWORD,), traits=(SNEAKY,)), hero("ana", "b1", hp=30))

    table.play("attack ana shortsword", dice=[2, 15, 3])

    assert table.ana.hp == 25


def test_not_against_one_who_has_had_a_turn(table: TableForTests) -> None:
    table.set(hero("ana", "b1", hp=30), foe("knife", "a1", weapons=(SWORD,), traits=(SNEAKY,)))

    table.play("end", "attack ana shortsword", dice=[15, 3])

    assert table.ana.hp == 25


@clause("5e.attack.natural-20")
def test_every_hit_on_the_surprised_is_critical(table: TableForTests) -> None:
    surprised = Effect("e1", "surprised", "ana")
    knife = foe("knife", "a1", weapons=(SWORD,), traits=(SNEAKY,))
    table.set(knife, hero("ana", "b1", hp=30, effects=(surprised,)))

    table.play("attack ana shortsword", dice=[2, 15, 3, 4])

    assert table.ana.hp == 30 - 3 - 4 - 2


@clause("5e.saving-throw.success")
@pytest.mark.parametrize(("die", "hp"), [(3, 26), (18, 30)])
def test_who_evades_takes_half_or_nothing(table: TableForTests, die: int, hp: int) -> None:
    breath = power("who: {within: 30 ft}\nroll: save dex 13\nall: [{harm: 2d6 fire, saved: half}]")
    table.set(foe("wyrm", "a1", powers=(breath,)), hero("ana", "d1", hp=30, traits=(SNEAKY,)))

    table.play("use deed ana", dice=[4, 4, die])

    assert table.ana.hp == hp


def test_who_evades_a_fireball_takes_nothing(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "fireball"), foe("knife", "h5", hp=30, traits=(SNEAKY,)))

    table.play("cast fireball 3 g4", dice=[18, *[4] * 8])

    assert table.knife.hp == 30


# --- a fever that only magic overcomes


FEVER = "fail: [{lay: filth-fever, mods: [{hook: unhealed, about: nonmagical}]}]"


@pytest.mark.parametrize(("deed", "dice", "hp"), [("second-wind", [5], 15), ("cast cure-wounds 1 ana", [5], 23)])
def test_a_fever_may_leave_what_magic_heals(table: TableForTests, deed: str, dice: list[int], hp: int) -> None:
    ana = caster("ana", "b1", "cure-wounds", hp=20, hp_max=40, features=("second-wind",), pools={"second-wind": 1})
    table.set(foe("rat", "a1", weapons=(weapon(f"roll: save con 12\n{FEVER}"),)), ana)
    table.play("attack ana shortsword", "end", dice=[15, 3, 2])

    table.play(deed, dice=dice)

    assert table.ana.hp == hp


# --- steam


@clause("5e.water.fire")
@pytest.mark.parametrize(("undamped", "hp"), [("true", 22), ("false", 26)])
def test_being_under_water_may_be_no_help_against_fire(table: TableForTests, undamped: str, hp: int) -> None:
    steam = power(f"who: {{within: 30 ft}}\nall: [{{harm: 2d6 fire, undamped: {undamped}}}]")
    table.set(foe("turtle", "a1", powers=(steam,)), hero("ana", "d1", hp=30), map=["u" * 10] * 8)

    table.play("use deed ana", dice=[4, 4])

    assert table.ana.hp == hp


# --- half of it for whom it holds


@clause("5e.damage.resist")
def test_whom_it_holds_takes_half_of_its_damage(table: TableForTests) -> None:
    rug = foe("rug", "b1", hp=30, traits=(trait("mods: [{hook: transfer}]"),))
    held = Effect("e1", "grappled", "bo", "rug", amount=13)
    table.set(hero("ana", "a1"), rug, hero("bo", "c1", hp=20, effects=(held,)))

    table.play("attack rug shortsword", dice=[15, 5])

    assert (table.rug.hp, table.bo.hp) == (30 - 3, 20 - 3)


def test_it_takes_all_of_it_when_it_holds_nobody(table: TableForTests) -> None:
    rug = foe("rug", "b1", hp=30, traits=(trait("mods: [{hook: transfer}]"),))
    table.set(hero("ana", "a1"), rug)

    table.play("attack rug shortsword", dice=[15, 5])

    assert table.rug.hp == 30 - 7


@clause("5e.monster.multiattack")
def test_a_spell_may_be_part_of_a_multiattack(table: TableForTests) -> None:
    block = compiled("glabrezu").block
    pools = block.casting.pools if block.casting else {}
    table.set(foe("glabrezu", "b1", pools=pools).but(block=block, width=2), hero("ana", "j8"))

    offered = [text for text in table.offered() if text.startswith("use innate-spellcasting")]

    assert any("darkness" in text for text in offered)


def test_a_lamia_intoxicates(table: TableForTests) -> None:
    block = compiled("lamia").block
    table.set(foe("lamia", "b1", hp=90).but(block=block, width=2), hero("ana", "a1", hp=60))

    table.play("attack ana claws", "attack ana intoxicating-touch", dice=[15, 1, 1, 15])

    assert table.ana.has("intoxicating-touch")


# --- light


def test_light_of_an_effect_says_how_far() -> None:
    said = "then: [{lay: glow, mods: [{hook: light}]}]"

    assert [problem.code for problem in problems(said)] == ["missing-field"]
