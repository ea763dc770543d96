"""Stat blocks: the shipped ones against the figures in the book, and what is worked out for others."""

from typing import Any

import pytest

from affray.content.dnd5e.compile import Encounters
from affray.content.encounters import compile_library
from affray.content.loading import shelf
from affray.content.problems import Report
from affray.content.reading import read
from affray.rules.dnd5e.hooks import FEATURES
from affray.rules.dnd5e.state.blocks import Block, Speeds
from affray.rules.dnd5e.state.weapons import Rider, Weapon
from tests.content.texts import FILE, IMP, SMALL, one, put, refused

# name: armour class without a shield, hit points, speed in squares, passive Perception, and weapons as printed
MONSTERS = {
    "bandit": (12, 11, 6, 10, "scimitar +3 1d6+1 slashing; light-crossbow +3 1d8+1 piercing 80/320"),
    "bugbear": (
        16, 27, 6, 10,
        "morningstar +4 2d8+2 piercing; javelin +4 2d6+2 piercing 30/120 thrown 1d6+2",
    ),
    "goblin": (15, 7, 6, 9, "scimitar +4 1d6+2 slashing; shortbow +4 1d6+2 piercing 80/320"),
    "hobgoblin": (18, 11, 6, 10, "longsword +3 1d8+1 slashing; longbow +3 1d8+1 piercing 150/600"),
    "ogre": (11, 59, 8, 8, "greatclub +6 2d8+4 bludgeoning; javelin +6 2d6+4 piercing 30/120"),
    "orc": (13, 15, 6, 10, "greataxe +5 1d12+3 slashing; javelin +5 1d6+3 piercing 30/120"),
    "skeleton": (13, 13, 6, 9, "shortsword +4 1d6+2 piercing; shortbow +4 1d6+2 piercing 80/320"),
    "wolf": (13, 11, 8, 13, "bite +4 2d4+2 piercing, prone (str 11)"),
    "worg": (13, 26, 10, 14, "bite +5 2d6+3 piercing, prone (str 13)"),
    "barbarian": (14, 14, 6, 11, "greataxe +5 1d12+3 slashing; javelin +5 1d6+3 piercing 30/120"),
    "cleric": (16, 10, 6, 13, "mace +4 1d6+2 bludgeoning"),
    "fighter": (17, 14, 5, 14, "longsword +4 1d8+2 slashing; handaxe +4 1d6+2 slashing 20/60"),
    "ranger": (16, 12, 6, 14, "longbow +5 1d8+3 piercing 150/600; pair of shortsword +5 1d6+3 piercing"),
    "rogue": (14, 10, 5, 13, "rapier +5 1d8+3 piercing; shortbow +5 1d6+3 piercing 80/320"),
    "wizard": (13, 7, 6, 13, "dagger +5 1d4+3 piercing 20/60; longbow +5 1d8+3 piercing 150/600"),
}  # fmt: skip


def told(weapon: Weapon) -> str:
    far = f" {5 * weapon.range}/{5 * weapon.long}" if weapon.long else ""
    thrown = f" thrown {weapon.thrown}" if weapon.thrown else ""
    rider = weapon.rider
    more = f", {rider.condition} ({rider.ability} {rider.dc})" if rider else ""
    pair = "pair of " if weapon.pair else ""
    dice = weapon.dice(is_ranged=False)
    return f"{pair}{weapon.id} {weapon.bonus:+d} {dice} {weapon.type}{far}{thrown}{more}"


def shipped(name: str) -> Block:
    compiled = shelf().compiled(name, None, (), Report(FILE))
    assert compiled is not None
    assert isinstance(compiled.block, Block)
    return compiled.block


@pytest.mark.parametrize("name", MONSTERS)
def test_a_shipped_creature_has_the_figures_of_the_book(name: str) -> None:
    compiled = shelf().compiled(name, None, (), Report(FILE))
    assert compiled is not None
    block = compiled.block

    figures = block.armour_class, compiled.hp, block.speed, block.passive_perception
    assert (*figures, "; ".join(told(weapon) for weapon in block.weapons)) == MONSTERS[name]
    assert block.proficiency == 2


def test_saves_and_skills_come_from_training_or_as_they_are_written() -> None:
    assert shipped("rogue").saves == {"dex": 5, "int": 3}
    assert shipped("rogue").skills == {"acrobatics": 7, "perception": 3, "sleight-of-hand": 5, "stealth": 7}
    assert shipped("goblin").skills == {"stealth": 6}
    assert shipped("skeleton").immunities == {"poison"}
    assert shipped("skeleton").vulnerabilities == {"bludgeoning"}


def test_what_is_shot_has_no_reach_and_what_is_thrown_has() -> None:
    reaches = {weapon.id: weapon.reach for name in MONSTERS for weapon in shipped(name).weapons}

    assert {id for id, reach in reaches.items() if reach == 0} == {
        "light-crossbow",
        "shortbow",
        "longbow",
    }


def imp(more: str = "", **changes: str) -> Block:
    """The imp with more lines, and with others in place of its own."""
    text = IMP + more
    for field, line in changes.items():
        (old,) = [each for each in IMP.splitlines() if each.strip().startswith(f"{field}:")]
        text = put(old, f"    {field}: {line}", text)
    return one(put("{block: goblin, at: [h1, h2]}", "{block: imp, at: h1}") + text, "imp").block


@pytest.mark.parametrize(
    ("rank", "proficiency"),
    [
        ("challenge: 0", 2),
        ("challenge: 1/2", 2),
        ("challenge: 4", 2),
        ("challenge: 5", 3),
        ("challenge: 17", 6),
        ("challenge: 30", 9),
        ("level: 4", 2),
        ("level: 5", 3),
        ("level: 20", 6),
        ("proficiency: 7", 7),
    ],
)
def test_proficiency_comes_from_level_or_challenge(rank: str, proficiency: int) -> None:
    text = put("    challenge: 1\n", f"    {rank}\n", IMP)

    assert (
        one(put("{block: goblin, at: [h1, h2]}", "{block: imp, at: h1}") + text, "imp").block.proficiency == proficiency
    )


@pytest.mark.parametrize(
    ("written", "figures"),
    [
        ("club", "club +0 1d4-2 bludgeoning"),  # Str 6
        ("dagger", "dagger +5 1d4+3 piercing 20/60"),  # finesse: Dex 17
        ("shortbow", "shortbow +5 1d6+3 piercing 80/320"),
        ("dart", "dart +5 1d4+3 piercing 20/60"),
        ("net", "net +5 0  5/15"),
        ("blowgun", "blowgun +5 4 piercing 25/100"),
        ("unarmed-strike", "unarmed-strike +0 -1 bludgeoning"),
        ("{id: club, ability: dex}", "club +5 1d4+3 bludgeoning"),
        ("{id: club, proficient: false}", "club -2 1d4-2 bludgeoning"),
        ("{id: club, hit: +9}", "club +9 1d4-2 bludgeoning"),
        ("{id: club, damage: 3d4}", "club +0 3d4 bludgeoning"),
        ("{id: club, damage: 1d4+1 cold}", "club +0 1d4+1 cold"),
        ("{id: stick, like: club}", "stick +0 1d4-2 bludgeoning"),
        ("{id: longsword, hands: 2}", "longsword +0 1d10-2 slashing"),
        ("{id: longsword, hands: 1}", "longsword +0 1d8-2 slashing"),
        ("{id: club, hands: 2}", "club +0 1d4-2 bludgeoning"),
        ("{id: sting, hit: +5, damage: 1d4+3 piercing}", "sting +5 1d4+3 piercing"),
        ("{id: rock, hit: +5, damage: 1d6 bludgeoning, range: 12/24 m}", "rock +5 1d6 bludgeoning 40/80"),
    ],
)
def test_a_weapon_is_worked_out_as_far_as_it_is_not_written(written: str, figures: str) -> None:
    assert [told(weapon) for weapon in imp(f"    weapons: [{written}]\n").weapons] == [figures]


@pytest.mark.parametrize(
    ("written", "reach"),
    [
        ("club", 1),
        ("glaive", 2),
        ("shortbow", 0),
        ("{id: club, reach: 15 ft}", 3),
        ("{id: club, properties: [reach]}", 2),
        ("{id: rock, hit: +5, damage: 1d6 cold, range: 30 ft}", 0),
        ("{id: rock, hit: +5, damage: 1d6 cold, range: 30 ft, reach: 5 ft}", 1),
        ("{id: rock, hit: +5, damage: 1d6 cold, range: 30 ft, properties: [thrown]}", 1),
    ],
)
def test_reach_is_a_square_unless_something_says_otherwise(written: str, reach: int) -> None:
    assert imp(f"    weapons: [{written}]\n").weapons[0].reach == reach


def test_a_weapon_of_the_file_comes_before_that_of_the_table() -> None:
    block = imp("    weapons: [dagger, fork]\nweapons:\n  dagger: {damage: 2d4 cold}\n  fork: {damage: 1d3 piercing}\n")

    assert [told(weapon) for weapon in block.weapons] == ["dagger +0 2d4-2 cold", "fork +0 1d3-2 piercing"]


def test_all_that_a_stat_block_can_say_is_read() -> None:
    block = imp(
        "    about: |\n      Small.\n      Red.\n"
        "    saves: {dex: +6, con: proficient}\n"
        "    skills: {stealth: expert, insight: +9, sleight of hand: proficient}\n"
        "    passive-perception: 17\n    senses: {darkvision: 36 m, truesight: 4 sáhy}\n"
        "    features: [rage, lucky]\n    uses: {rage: 3}\n"
        "    resistances: [cold]\n    vulnerabilities: [radiant]\n    immunities: [fire, poison]\n"
        "    condition-immunities: [poisoned]\n",
        speed="{walk: 6 m, fly: 40 ft, swim: 0 ft, climb: 10 ft, burrow: 5 ft, hover: true}",
    )  # fmt: skip

    assert (block.id, block.kind, block.size, block.speed) == ("imp", "fiend", "small", 4)
    assert block.saves == {"dex": 6, "con": 3}
    assert block.skills == {"stealth": 7, "insight": 9, "sleight-of-hand": 5}
    assert (block.passive_perception, block.features) == (17, ("rage", "lucky"))
    assert block.immunities == {"fire", "poison"}
    assert block.condition_immunities == {"poisoned"}
    assert block.speeds == Speeds(climb=2, swim=0, fly=8, burrow=1, hover=True)
    assert block.senses == {"darkvision": 24, "truesight": 4}
    assert (block.level, block.challenge, block.hit_dice) == (0, "1", "3d4+3")


def test_a_hero_has_a_level_and_a_monster_a_challenge() -> None:
    assert (shipped("fighter").level, shipped("fighter").challenge) == (1, "")
    assert (shipped("goblin").level, shipped("goblin").challenge, shipped("goblin").hit_dice) == (0, "1/4", "2d6")


@pytest.mark.parametrize(
    ("written", "ability", "hands", "versatile"),
    [
        ("club", "str", 1, ""),
        ("dagger", "dex", 1, ""),
        ("shortbow", "dex", 2, ""),
        ("greatclub", "str", 2, ""),
        ("longsword", "str", 1, "1d10-2"),
        ("{id: spear, hands: 2, ability: con}", "con", 2, "1d8+1"),
        ("{id: spear, hands: 2, damage: 2d6}", "str", 2, ""),
    ],
)
def test_a_weapon_knows_its_ability_and_how_it_is_held(written: str, ability: str, hands: int, versatile: str) -> None:
    (weapon,) = imp(f"    weapons: [{written}]\n").weapons

    assert (weapon.ability, weapon.hands, weapon.versatile) == (ability, hands, versatile)


def test_a_hit_may_bring_something_beside_its_damage() -> None:
    sting = "{id: sting, hit: +5, damage: 1d4+3 piercing, on-hit: {save: con, dc: 12, condition: prone}}"

    assert imp(f"    weapons: [{sting}]\n").weapons[0].rider == Rider("con", 12, "prone")


@pytest.mark.parametrize(
    ("on_hit", "code", "where"),
    [
        ("{save: con, dc: 12}", "missing-field", "condition"),
        ("{save: luck, dc: 12, condition: prone}", "not-one-of", "save"),
        ("{save: con, dc: 99, condition: prone}", "not-whole-number", "dc"),
        ("{save: con, dc: 12, condition: dizzy}", "not-one-of", "condition"),
        ("{save: con, dc: 12, effect: prone, condition: prone}", "unknown-field", "effect"),
    ],
)
def test_what_a_hit_brings_is_checked(on_hit: str, code: str, where: str) -> None:
    problems = refused(SMALL + IMP + f"    weapons: [{{id: club, on-hit: {on_hit}}}]\n")

    assert [(problem.code, problem.where) for problem in problems] == [
        (code, f"creatures.imp.weapons[0].on-hit.{where}")
    ]


# --- like another


def like(lines: str, name: str = "boss") -> Any:
    return one(put("{block: goblin, at: [h1, h2]}", f"{{block: {name}, at: h1}}") + f"creatures:\n{lines}", name)


def test_a_creature_like_another_changes_only_what_it_says() -> None:
    boss = like(
        "  boss: {like: goblin, ac: 17, hp: 21, abilities: {str: 10}, skills: {athletics: 2}, speed: {fly: 20 ft}}\n"
    )

    assert (boss.hp, boss.block.armour_class, boss.block.speed) == (21, 17, 6)
    assert boss.block.abilities == {"str": 10, "dex": 14, "con": 10, "int": 10, "wis": 8, "cha": 8}
    assert boss.block.skills == {"stealth": 6, "athletics": 2}
    assert boss.block.features == ("nimble-escape",)


def test_one_with_other_weapons_has_no_routine_or_shots_of_those_it_is_like() -> None:
    thrower = "  thrower: {like: goblin, weapons: [dagger], ammunition: {dagger: 4}, multiattack: [[dagger, dagger]]}\n"

    boss = like(thrower + "  boss: {like: thrower, weapons: [club]}\n")

    assert (boss.block.routines, "dagger" in boss.pools) == ((), False)


def test_likes_may_be_chained_in_any_order() -> None:
    boss = like("  boss: {like: chief, ac: 18}\n  chief: {like: goblin, ac: 16, hp: 30}\n")

    assert (boss.block.armour_class, boss.hp, boss.block.size) == (18, 30, "small")


def test_a_new_rank_brings_its_own_proficiency() -> None:
    boss = like("  elder: {like: goblin, proficiency: 9}\n  boss: {like: elder, challenge: 9}\n")

    assert boss.block.proficiency == 4
    assert boss.block.weapons[0].bonus == 6


def test_a_files_own_creature_may_be_like_the_shipped_one_of_its_name() -> None:
    assert like("  goblin: {like: goblin, ac: 5}\n", "goblin").block.armour_class == 5


def test_a_shipped_creature_is_like_shipped_ones_only() -> None:
    below, report = shelf(), Report(FILE)
    document = read("rulebook: dnd5e\ncreatures: {chief: {like: goblin, ac: 16}}", report)
    assert document is not None
    middle = compile_library(Encounters(FEATURES), document, report, below)
    document = read("rulebook: dnd5e\ncreatures: {goblin: {like: orc}, boss: {like: chief}}", report)
    assert document is not None

    top = compile_library(Encounters(FEATURES), document, report, middle)

    boss = top.compiled("boss", None, (), report)
    assert boss is not None
    assert (boss.block.size, boss.block.armour_class) == ("small", 16)
    assert not report.problems


def test_one_that_is_like_a_broken_one_is_not_blamed() -> None:
    (problem,) = refused(SMALL + "creatures:\n  imp: {like: wimp}\n  wimp: 3\n")

    assert problem.where == "creatures.wimp"


def test_features_are_those_that_the_caller_knows() -> None:
    report = Report(FILE)
    document = read("rulebook: dnd5e\ncreatures:\n  boss: {like: orc, features: [fly-away]}\n", report)
    assert document is not None

    compile_library(Encounters({"fly-away"}), document, report, shelf())

    assert not report.problems


def test_an_incomplete_creature_is_told_all_that_it_lacks() -> None:
    problems = refused(
        SMALL + "creatures:\n  imp: {abilities: {str: 3}, speed: {fly: 5 ft}, weapons: [{id: x, hit: 1}]}\n"
    )

    assert [problem.where.removeprefix("creatures.imp").removeprefix(".") for problem in problems] == (
        "size type ac hp . abilities.dex abilities.con abilities.int abilities.wis abilities.cha speed.walk "
        "weapons[0].damage".replace(" . ", "  ").split(" ")
    )
