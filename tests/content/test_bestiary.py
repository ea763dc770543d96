"""Every shipped monster and hero against the figures as they are printed."""

import pytest

from affray.content.dnd5e.blocks import Compiled
from affray.content.loading import shelf
from affray.content.problems import Report
from affray.rules.dnd5e.state.blocks import Block
from affray.rules.dnd5e.state.combatant import SHIELD_BONUS
from affray.rules.dnd5e.state.weapons import SHIELD

# name: challenge, size and type, armour class, hit points, speeds in feet, abilities, passive Perception
MONSTERS = {
    "commoner": "0 | M hum | 10 | 4 (1d8) | 30 | 10/10/10/10/10/10 | 10",
    "bandit": "1/8 | M hum | 12 | 11 (2d8+2) | 30 | 11/12/12/10/10/10 | 10",
    "cultist": "1/8 | M hum | 12 | 9 (2d8) | 30 | 11/12/10/10/11/10 | 10",
    "giant-rat": "1/8 | S beast | 12 | 7 (2d6) | 30 | 7/15/11/2/10/4 | 10",
    "guard": "1/8 | M hum | 16 | 11 (2d8+2) | 30 | 13/12/12/10/11/10 | 12",
    "goblin": "1/4 | S hum | 15 | 7 (2d6) | 30 | 8/14/10/10/8/8 | 9",
    "skeleton": "1/4 | M undead | 13 | 13 (2d8+4) | 30 | 10/14/15/6/8/5 | 9",
    "zombie": "1/4 | M undead | 8 | 22 (3d8+9) | 20 | 13/6/16/3/6/5 | 8",
    "wolf": "1/4 | M beast | 13 | 11 (2d8+2) | 40 | 12/15/12/3/12/6 | 13",
    "acolyte": "1/4 | M hum | 10 | 9 (2d8) | 30 | 10/10/10/10/14/11 | 12",
    "orc": "1/2 | M hum | 13 | 15 (2d8+6) | 30 | 16/12/16/7/11/10 | 10",
    "hobgoblin": "1/2 | M hum | 18 | 11 (2d8+2) | 30 | 13/12/12/10/10/9 | 10",
    "scout": "1/2 | M hum | 13 | 16 (3d8+3) | 30 | 11/14/12/11/13/11 | 15",
    "thug": "1/2 | M hum | 11 | 32 (5d8+10) | 30 | 15/11/14/10/10/11 | 10",
    "warhorse": "1/2 | L beast | 11 | 19 (3d10+3) | 60 | 18/12/13/2/12/7 | 11",
    "worg": "1/2 | L monstr. | 13 | 26 (4d10+4) | 50 | 16/13/13/7/11/8 | 14",
    "bugbear": "1 | M hum | 16 | 27 (5d8+5) | 30 | 15/14/13/8/11/9 | 10",
    "ghoul": "1 | M undead | 12 | 22 (5d8) | 30 | 13/15/10/7/10/6 | 10",
    "dire-wolf": "1 | L beast | 14 | 37 (5d10+10) | 50 | 17/15/15/3/12/7 | 13",
    "giant-spider": "1 | L beast | 14 | 26 (4d10+4) | 30, climb 30 | 14/16/12/2/11/4 | 10",
    "ogre": "2 | L giant | 11 | 59 (7d10+21) | 40 | 19/8/16/5/7/7 | 8",
    "bandit-captain": "2 | M hum | 15 | 65 (10d8+20) | 30 | 15/16/14/14/11/14 | 10",
    "ankheg": "2 | L monstr. | 14 | 39 (6d10+6) | 30, burrow 10 | 17/11/13/1/13/6 | 11",
    "cult-fanatic": "2 | M hum | 13 | 33 (6d8+6) | 30 | 11/14/12/10/13/14 | 11",
    "owlbear": "3 | L monstr. | 13 | 59 (7d10+21) | 40 | 20/12/17/3/12/7 | 13",
    "minotaur": "3 | L monstr. | 14 | 76 (9d10+27) | 40 | 18/11/16/6/16/9 | 17",
    "knight": "3 | M hum | 18 | 52 (8d8+16) | 30 | 16/11/14/11/11/15 | 10",
    "manticore": "3 | L monstr. | 14 | 68 (8d10+24) | 30, fly 50 | 17/16/17/7/12/8 | 11",
    "ettin": "4 | L giant | 12 | 85 (10d10+30) | 40 | 21/8/17/6/10/8 | 14",
    "troll": "5 | L giant | 15 | 84 (8d10+40) | 30 | 18/13/20/7/9/7 | 12",
    "hill-giant": "5 | H giant | 13 | 105 (10d12+40) | 40 | 21/8/19/5/9/6 | 12",
    "gladiator": "5 | M hum | 16 | 112 (15d8+45) | 30 | 18/15/16/10/12/15 | 11",
    "mage": "6 | M hum | 12 | 40 (9d8) | 30 | 9/14/11/17/12/11 | 11",
    "wyvern": "6 | L dragon | 13 | 110 (13d10+39) | 20, fly 80 | 19/10/16/5/12/6 | 14",
    "stone-giant": "7 | H giant | 17 | 126 (11d12+55) | 40 | 23/15/20/10/12/9 | 14",
    "young-green-dragon": "8 | L dragon | 18 | 136 (16d10+48) | 40, fly 80, swim 40 | 19/12/17/16/13/15 | 17",
    "fire-giant": "9 | H giant | 18 | 162 (13d12+78) | 30 | 25/9/23/10/14/13 | 16",
    "aboleth": "10 | L aberr. | 17 | 135 (18d10+36) | 10, swim 40 | 21/9/15/18/15/18 | 20",
    "young-red-dragon": "10 | L dragon | 18 | 178 (17d10+85) | 40, climb 40, fly 80 | 23/10/21/14/11/19 | 18",
}
SIZES = {"S": "small", "M": "medium", "L": "large", "H": "huge"}
TYPES = {"hum": "humanoid", "monstr.": "monstrosity", "aberr.": "aberration"}

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


def shipped(name: str) -> Compiled:
    compiled: Compiled | None = shelf().compiled(name, None, (), Report("shipped"))
    assert compiled is not None
    return compiled


def speeds_of(name: str) -> str:
    block = shipped(name).block
    others = {kind: getattr(block.speeds, kind) for kind in ("burrow", "climb", "fly", "swim")}
    return ", ".join([str(5 * block.speed), *(f"{kind} {5 * speed}" for kind, speed in others.items() if speed)])


def armour_class(block: Block) -> int:
    """With the shield, if it has one."""
    return block.armour_class + (SHIELD_BONUS if SHIELD in block.armour else 0)


def test_every_shipped_creature_is_in_a_table() -> None:
    assert {*shelf().names()} == {*MONSTERS, *HEROES}


@pytest.mark.parametrize("name", MONSTERS)
def test_a_monster_has_the_figures_of_the_book(name: str) -> None:
    challenge, kind, armour, hp, speed, abilities, passive = MONSTERS[name].split(" | ")
    size, _, type = kind.partition(" ")
    compiled = shipped(name)
    block = compiled.block

    assert (block.challenge, block.size, block.kind) == (challenge, SIZES[size], TYPES.get(type, type))
    assert (str(armour_class(block)), f"{compiled.hp} ({block.hit_dice})") == (armour, hp)
    assert speeds_of(name) == speed
    assert "/".join(str(score) for score in block.abilities.values()) == abilities
    assert str(block.passive_perception) == passive


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
