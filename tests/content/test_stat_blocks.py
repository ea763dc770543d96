"""What monsters strike with, how often, and what comes with it, as it is printed."""

import pytest

from affray.rules.dnd5e.gear.armour import NOISY
from affray.rules.dnd5e.state.weapons import Weapon
from tests.content.arena import compiled as shipped

# name: each weapon with its bonus, its damage, that in two hands, its reach (m) and range (r) in feet
ATTACKS = {
    "commoner": "club +2 1d4 b",
    "bandit": "scimitar +3 1d6+1 s; light-crossbow +3 1d8+1 p r80/320",
    "cultist": "scimitar +3 1d6+1 s",
    "giant-rat": "bite +4 1d4+2 p",
    "guard": "spear +3 1d6+1 p (1d8+1) r20/60",
    "goblin": "scimitar +4 1d6+2 s; shortbow +4 1d6+2 p r80/320",
    "skeleton": "shortsword +4 1d6+2 p; shortbow +4 1d6+2 p r80/320",
    "zombie": "slam +3 1d6+1 b",
    "wolf": "bite +4 2d4+2 p",
    "acolyte": "club +2 1d4 b",
    "orc": "greataxe +5 1d12+3 s; javelin +5 1d6+3 p r30/120",
    "hobgoblin": "longsword +3 1d8+1 s (1d10+1); longbow +3 1d8+1 p r150/600",
    "scout": "shortsword +4 1d6+2 p; longbow +4 1d8+2 p r150/600",
    "thug": "mace +4 1d6+2 b; heavy-crossbow +2 1d10 p r100/400",
    "warhorse": "hooves +6 2d6+4 b",
    "worg": "bite +5 2d6+3 p",
    "bugbear": "morningstar +4 2d8+2 p; javelin +4 2d6+2 p thrown 1d6+2 r30/120",
    "ghoul": "claws +4 2d4+2 s; bite +2 2d6+2 p",
    "dire-wolf": "bite +5 2d6+3 p",
    "giant-spider": "bite +5 1d8+3 p; web +5 r30/60",
    "ogre": "greatclub +6 2d8+4 b; javelin +6 2d6+4 p r30/120",
    "bandit-captain": "scimitar +5 1d6+3 s; dagger +5 1d4+3 p r20/60",
    "ankheg": "bite +5 2d6+3 s +1d6 acid",
    "cult-fanatic": "dagger +4 1d4+2 p r20/60",
    "owlbear": "claws +7 2d8+5 s; beak +7 1d10+5 p",
    "minotaur": "greataxe +6 2d12+4 s; gore +6 2d8+4 p",
    "knight": "greatsword +5 2d6+3 s; heavy-crossbow +2 1d10 p r100/400",
    "manticore": "bite +5 1d8+3 p; claws +5 1d6+3 s; tail-spike +5 1d8+3 p r100/200",
    "ettin": "battleaxe +7 2d8+5 s; morningstar +7 2d8+5 p",
    "troll": "claws +7 2d6+4 s; bite +7 1d6+4 p",
    "hill-giant": "greatclub +8 3d8+5 b m10; rock +8 3d10+5 b r60/240",
    "gladiator": "spear +7 2d6+4 p (2d8+4) r20/60; shield-bash +7 2d4+4 b",
    "mage": "dagger +5 1d4+2 p r20/60",
    "wyvern": "bite +7 2d6+4 p m10; stinger +7 2d6+4 p m10; claws +7 2d8+4 s",
    "stone-giant": "greatclub +9 3d8+6 b m15; rock +9 4d10+6 b r60/240",
    "young-green-dragon": "bite +7 2d10+4 p +2d6 poison m10; claws +7 2d6+4 s",
    "fire-giant": "greatsword +11 6d6+7 s m10; rock +11 4d10+7 b r60/240",
    "aboleth": "tentacle +9 2d6+5 b m10; tail +9 3d6+5 b m10",
    "young-red-dragon": "bite +10 2d10+6 p +1d6 fire m10; claws +10 2d6+6 s",
}
SHORT = {"bludgeoning": "b", "piercing": "p", "slashing": "s"}
# how often they strike by one action, and with what
ROUTINES = {
    "scout": ["2 shortsword", "2 longbow"],
    "thug": ["2 mace"],
    "bandit-captain": ["2 scimitar, 1 dagger", "2 dagger"],
    "cult-fanatic": ["2 dagger"],
    "owlbear": ["1 beak, 1 claws"],
    "knight": ["2 greatsword"],
    "manticore": ["1 bite, 2 claws", "3 tail-spike"],
    "ettin": ["1 battleaxe, 1 morningstar"],
    "troll": ["1 bite, 2 claws"],
    "hill-giant": ["2 greatclub"],
    "gladiator": ["3 spear", "2 spear, 1 shield-bash", "1 spear, 2 shield-bash", "3 shield-bash"],
    "wyvern": ["1 bite, 1 stinger", "1 bite, 1 claws", "1 claws, 1 stinger"],
    "stone-giant": ["2 greatclub"],
    "young-green-dragon": ["1 bite, 2 claws"],
    "fire-giant": ["2 greatsword"],
    "aboleth": ["3 tentacle"],
    "young-red-dragon": ["1 bite, 2 claws"],
}
# what hits bring: the save, the damage or the condition
RIDERS = {
    ("wolf", "bite"): "str 11 prone",
    ("worg", "bite"): "str 13 prone",
    ("dire-wolf", "bite"): "str 13 prone",
    ("ghoul", "claws"): "con 10 paralyzed",
    ("giant-spider", "bite"): "con 11 2d8 poison half",
    ("giant-spider", "web"): "webbed 12",
    ("ankheg", "bite"): "grappled 13",
    ("gladiator", "shield-bash"): "str 15 prone",
    ("wyvern", "stinger"): "con 15 7d6 poison half",
    ("stone-giant", "rock"): "str 17 prone",
    ("aboleth", "tentacle"): "con 14 diseased",
}
# the DC and the bonus of casters, and their slots
CASTERS = {
    "acolyte": (12, 4, (3,)),
    "cult-fanatic": (11, 3, (4, 3)),
    "mage": (14, 6, (4, 3, 3, 3, 1)),
    "cleric": (13, 5, (2,)),
    "seasoned-cleric": (13, 5, (4, 2)),
    "veteran-cleric": (15, 7, (4, 3, 2)),
    "wizard": (13, 5, (2,)),
    "seasoned-wizard": (13, 5, (4, 2)),
    "veteran-wizard": (15, 7, (4, 3, 2)),
    "seasoned-ranger": (12, 4, (3,)),
    "veteran-ranger": (13, 5, (4, 2)),
}


def weapons_of(name: str) -> list[Weapon]:
    """Those that it always has, and those that must recharge."""
    block = shipped(name).block
    return [*block.weapons, *(power.weapon for power in block.powers_by("action") if power.weapon is not None)]


def line_of(weapon: Weapon) -> str:
    dice = [] if weapon.damage == "0" else [f"{weapon.damage} {SHORT.get(weapon.type, weapon.type)}"]
    more = [f"+{dice} {type}" for dice, type in weapon.more]
    hands = [f"({weapon.versatile})"] if weapon.versatile else []
    thrown = [f"thrown {weapon.thrown}"] if weapon.thrown else []
    reach = [f"m{5 * weapon.reach}"] if weapon.reach > 1 else []
    range = [f"r{5 * weapon.range}/{5 * weapon.long}"] if weapon.range else []
    return " ".join([weapon.id, f"{weapon.bonus:+}", *dice, *more, *hands, *thrown, *reach, *range])


@pytest.mark.parametrize("name", ATTACKS)
def test_a_monster_strikes_as_it_is_printed(name: str) -> None:
    assert "; ".join(line_of(weapon) for weapon in weapons_of(name)) == ATTACKS[name]


@pytest.mark.parametrize("name", ATTACKS)
def test_a_monster_strikes_as_often_as_it_is_printed(name: str) -> None:
    routines = shipped(name).block.routines
    told = [", ".join(f"{routine.count(each)} {each}" for each in dict.fromkeys(routine)) for routine in routines]

    assert told == ROUTINES.get(name, [])


def test_what_hits_bring_is_as_it_is_printed() -> None:
    found = {}
    for name in ATTACKS:
        for weapon in weapons_of(name):
            if (rider := weapon.rider) is not None:
                save = [rider.ability, str(rider.dc)] if rider.ability else []
                damage = [rider.damage, rider.type, *(["half"] if rider.half else [])] if rider.damage else []
                escape = [str(rider.escape)] if rider.escape else []
                condition = [rider.condition] if rider.condition else []
                found[name, weapon.id] = " ".join([*save, *damage, *condition, *escape])

    assert found == RIDERS


@pytest.mark.parametrize("name", CASTERS)
def test_a_caster_has_the_figures_of_the_book(name: str) -> None:
    casting = shipped(name).block.casting

    assert casting is not None
    assert (casting.dc, casting.attack, casting.slots) == CASTERS[name]


@pytest.mark.parametrize("hero", ["fighter", "barbarian", "ranger"])
def test_veterans_with_weapons_strike_twice(hero: str) -> None:
    assert "extra-attack" in shipped(f"veteran-{hero}").block.features
    assert "extra-attack" not in shipped(f"seasoned-{hero}").block.features


def test_a_manticore_has_24_spikes_a_warhorse_is_trained_and_a_ranger_rattles() -> None:
    assert shipped("manticore").supplies == {"tail-spike": 24}
    assert "trained-mount" in shipped("warhorse").block.features
    assert NOISY in shipped("ranger").block.features
