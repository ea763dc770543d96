"""Every shipped monster and hero against the figures as they are printed."""

import re
from collections.abc import Iterable, Mapping
from pathlib import Path

import pytest

from affray.content.loading import shelf
from affray.rules.dnd5e.state.blocks import Block
from affray.rules.dnd5e.state.combatant import SHIELD_BONUS
from affray.rules.dnd5e.state.weapons import SHIELD
from tests.content.arena import compiled as shipped
from tests.content.arena import written

PRINTED = {
    columns[0]: columns[1:]
    for line in (Path(__file__).parent / "printed.txt").read_text(encoding="utf-8").splitlines()
    if not line.startswith("#") and (columns := line.split(" | "))
}

# name: level, proficiency, hit points, armour class, passive Perception, and each weapon's bonus and damage
HEROES = {
    "fighter": (1, 2, 14, 19, 14, {"longsword": (4, "1d8+2"), "handaxe": (4, "1d6+2")}),
    "seasoned-fighter": (3, 2, 34, 19, 14, {"longsword": (4, "1d8+2"), "handaxe": (4, "1d6+2")}),
    "veteran-fighter": (5, 3, 54, 19, 15, {"longsword": (6, "1d8+3"), "handaxe": (6, "1d6+3")}),
    "rogue": (1, 2, 10, 14, 13, {"rapier": (5, "1d8+3"), "shortbow": (5, "1d6+3")}),
    "seasoned-rogue": (3, 2, 24, 14, 13, {"rapier": (5, "1d8+3"), "shortbow": (5, "1d6+3")}),
    "veteran-rogue": (5, 3, 38, 15, 14, {"rapier": (7, "1d8+4"), "shortbow": (7, "1d6+4")}),
    "cleric": (1, 2, 10, 18, 13, {"mace": (4, "1d6+2")}),
    "seasoned-cleric": (3, 2, 24, 18, 13, {"mace": (4, "1d6+2")}),
    "veteran-cleric": (5, 3, 38, 18, 14, {"mace": (5, "1d6+2")}),
    "wizard": (1, 2, 7, 13, 13, {"dagger": (5, "1d4+3"), "longbow": (5, "1d8+3")}),
    "seasoned-wizard": (3, 2, 17, 13, 13, {"dagger": (5, "1d4+3"), "longbow": (5, "1d8+3")}),
    "veteran-wizard": (5, 3, 27, 13, 14, {"dagger": (6, "1d4+3"), "longbow": (6, "1d8+3")}),
    "barbarian": (1, 2, 14, 14, 11, {"greataxe": (5, "1d12+3"), "javelin": (5, "1d6+3")}),
    "seasoned-barbarian": (3, 2, 32, 14, 11, {"greataxe": (5, "1d12+3"), "javelin": (5, "1d6+3")}),
    "veteran-barbarian": (5, 3, 50, 14, 11, {"greataxe": (7, "1d12+4"), "javelin": (7, "1d6+4")}),
    "ranger": (1, 2, 12, 16, 14, {"longbow": (5, "1d8+3"), "shortsword": (5, "1d6+3")}),
    # the archer's style adds 2 when the bow is shot
    "seasoned-ranger": (3, 2, 28, 16, 14, {"longbow": (5, "1d8+3"), "shortsword": (5, "1d6+3")}),
    "veteran-ranger": (5, 3, 44, 16, 15, {"longbow": (7, "1d8+4"), "shortsword": (7, "1d6+4")}),
}


def speeds_of(block: Block) -> str:
    others = {kind: getattr(block.speeds, kind) for kind in ("burrow", "climb", "fly", "swim")}
    told = [str(5 * block.speed), *(f"{kind} {5 * speed}" for kind, speed in others.items() if speed)]
    return ", ".join([*told, "hover"] if block.speeds.hover else told)


def armour_class(block: Block) -> int:
    """With the shield, if it has one."""
    return block.armour_class + (SHIELD_BONUS if SHIELD in block.armour else 0)


NAMES = {
    "vulnerabilities": "Vulnerability",
    "resistances": "Resistance",
    "immunities": "Immunity",
    "condition-immunities": "Condition Immunity",
}
"""By field, how a creature says that something of it is not played."""


OF_FORMS = {
    "werebear-bear": "large humanoid",
    "werebear-hybrid": "large humanoid",
    "wererat-rat": "small humanoid",
    "weretiger-tiger": "large humanoid",
}
"""Whose size the table has only for the human form; the text of Shapechanger says that of the others."""


def in_words(words: Iterable[str]) -> str:
    return ", ".join(words) or "-"


def bonuses(values: Mapping[str, int | str] | None) -> str:
    return in_words(f"{word} {bonus:+d}" for word, bonus in (values or {}).items())


def test_every_shipped_creature_is_in_a_table() -> None:
    assert {*shelf().names()} == {*PRINTED, *HEROES}
    assert len(PRINTED) == 334


@pytest.mark.parametrize("name", PRINTED)
def test_a_monster_has_the_figures_of_the_book(name: str) -> None:
    challenge, kind, armour, hp, speed, abilities, saves, skills, senses, passive, *_ = PRINTED[name]
    compiled, said = shipped(name), written(name)
    block = compiled.block

    assert (block.challenge, f"{block.size} {block.kind}") == (challenge, OF_FORMS.get(name, kind))
    assert (str(armour_class(block)), f"{compiled.hp} ({block.hit_dice})") == (armour, hp)
    assert speeds_of(block) == speed
    assert "/".join(str(score) for score in block.abilities.values()) == abilities
    assert bonuses(said.saves) == saves
    assert bonuses(dict(sorted((said.skills or {}).items()))) == skills
    assert in_words(f"{sense} {5 * squares}" for sense, squares in sorted(block.senses.items())) == senses
    assert str(block.passive_perception) == passive


@pytest.mark.parametrize("name", PRINTED)
def test_a_monster_resists_what_the_book_says_or_it_says_that_it_does_not(name: str) -> None:
    block, partly = shipped(name).block, {each.name for each in written(name).partly or ()}
    ours = (block.vulnerabilities, block.resistances, block.immunities, block.condition_immunities)

    for field, words, printed in zip(NAMES, ours, PRINTED[name][-4:], strict=True):
        said = re.sub(r",? ?\[[^]]*\]", "", printed).strip(", ") or "-"
        assert in_words(sorted(words)) == said
        assert (NAMES[field] in partly) == ("[" in printed)


@pytest.mark.parametrize("name", HEROES)
def test_a_hero_has_the_figures_of_the_book(name: str) -> None:
    compiled = shipped(name)
    block = compiled.block

    figures = block.level, block.proficiency, compiled.hp, armour_class(block), block.passive_perception
    assert (*figures, {weapon.id: (weapon.bonus, weapon.damage) for weapon in block.weapons}) == HEROES[name]


def test_dragons_breathe_for_half_and_get_their_breath_back() -> None:
    (breath,) = shipped("young-red-dragon").block.powers

    assert (breath.id, breath.recharge, breath.save, breath.dc) == ("fire-breath", 5, "dex", 17)
    assert (breath.damage, breath.half) == ((("16d6", "fire"),), True)
    assert shipped("young-red-dragon").uses == {"fire-breath": 1}


def test_an_aboleth_has_three_legendary_actions_and_enslaves_three_a_day() -> None:
    compiled = shipped("aboleth")
    legendary = {power.id: power.price for power in compiled.block.powers_by("legendary")}

    assert legendary == {"detect": 1, "tail-swipe": 1, "psychic-drain": 2}
    assert compiled.uses == {"legendary": 3, "enslave": 3}
