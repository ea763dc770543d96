"""The grammar of traits that bear on attacks and defences, of auras, and of what lasts after a failed save."""

from typing import Any

import pytest

from affray.importers.card import BY_HAND, FAITHFUL, PARTLY
from affray.importers.draft import ACTION, TRAIT
from tests.importers.blocks import read

SNEAK = (
    "The gloomcat deals an extra 7 (2d6) damage when it hits a target with a weapon attack and has advantage on the "
    "attack roll, or when the target is within 5 ft. of an ally of the gloomcat that isn't incapacitated and the "
    "gloomcat doesn't have disadvantage on the attack roll."
)
SURPRISE = (
    "If the gloomcat surprises a creature and hits it with an attack during the first round of "
    "combat, the target takes "
    "an extra 10 (3d6) damage from the attack."
)
ABSORB = (
    "Whenever the gloomcat is subjected to cold damage, it takes no damage and instead regains a number of hit points "
    "equal to the cold damage dealt."
)
RELENTLESS = (
    "If the gloomcat takes 7 damage or less that would reduce it to 0 hit points, it is reduced to 1 hit point instead."
)
HEADS = (
    "The gloomcat has advantage on Wisdom (Perception) checks and on saving throws against being blinded, stunned, or "
    "knocked unconscious."
)
STENCH = (
    "Any creature that starts its turn within 5 ft. of the gloomcat must succeed on a DC 10 "
    "Constitution saving throw or "
    "be poisoned until the start of its next turn. On a successful saving throw, the creature is immune to the "
    "gloomcat's Stench for 24 hours."
)
DREAD = (
    "Any creature hostile to the gloomcat that starts its turn within 20 feet of the gloomcat must make a DC 13 Wisdom "
    "saving throw, unless the gloomcat is incapacitated. On a failed save, the creature is "
    "frightened until the start of "
    "its next turn."
)
SWARM = (
    "The gloomcat can occupy another creature's space and vice versa, and the gloomcat can move "
    "through any opening large "
    "enough for a Tiny cat. The gloomcat can't regain hit points or gain temporary hit points."
)
REGROWS = (
    "The gloomcat regains 5 hit points at the start of its turn. If the gloomcat takes cold damage, this trait doesn't "
    "function at the start of the gloomcat's next turn. The gloomcat dies only if it starts its turn with 0 hit points "
    "and doesn't regenerate."
)


@pytest.mark.parametrize(
    ("name", "text", "mods"),
    [
        ("Sneak Attack (1/Turn)", SNEAK, [{"hook": "sneak", "add": "2d6"}]),
        ("Surprise", SURPRISE, [{"hook": "damage", "add": "3d6", "if": {"surprised": True}}]),
        ("Cold Absorption", ABSORB, [{"hook": "absorb", "about": "cold"}]),
        ("Siege", "The gloomcat deals double damage to objects and structures.", [{"hook": "siege"}]),
        (
            "Two Heads",
            HEADS,
            [
                {"hook": "check", "edge": 1, "about": "perception"},
                {"hook": "save", "edge": 1, "about": ["blinded", "stunned", "unconscious"]},
            ],
        ),
        (
            "Cunning",
            "The gloomcat has advantage on Intelligence, Wisdom, and Charisma saving throws against magic.",
            [{"hook": "save", "edge": 1, "about": ["spell", "magic"], "by": ["int", "wis", "cha"]}],
        ),
        ("Swarm", SWARM, [{"hook": ["swarm", "unhealed", "unguarded"]}]),
    ],
)
def test_traits_of_attacks_and_defences(name: str, text: str, mods: list[dict[str, Any]]) -> None:
    element = read(text, name, TRAIT)

    assert element.grade == FAITHFUL, element.lost
    assert [trait["mods"] for trait in element.says["traits"].values()] == [mods]


def test_the_relentless_count_their_uses() -> None:
    element = read(RELENTLESS, "Relentless (Recharges after a Short or Long Rest)", TRAIT)

    assert element.grade == FAITHFUL, element.lost
    assert element.says == {
        "traits": {"relentless": {"mods": [{"hook": "endure", "add": 7}]}},
        "uses": {"relentless": 1},
    }


@pytest.mark.parametrize(
    ("name", "text", "act"),
    [
        (
            "Stench",
            STENCH,
            {
                "who": {"within": "5 ft"},
                "roll": "save con 10",
                "fail": [{"lay": "poisoned", "lasts": "start it"}],
                "immune": True,
            },
        ),
        (
            "Dread",
            DREAD,
            {
                "who": {"within": "20 ft", "sort": "foe", "if": {"me": {"able": True}}},
                "roll": "save wis 13",
                "fail": [{"lay": "frightened", "lasts": "start it"}],
            },
        ),
    ],
)
def test_auras(name: str, text: str, act: dict[str, Any]) -> None:
    element = read(text, name, TRAIT)

    assert element.grade == FAITHFUL, element.lost
    assert element.says["traits"][name.lower()]["acts"] == [{"at": "near"} | act]


def test_regrowth_by_other_figures_is_said_by_words() -> None:
    element = read(REGROWS, "Regrowth", TRAIT)

    assert element.grade == FAITHFUL, element.lost
    trait = element.says["traits"]["regrowth"]
    assert trait["mods"] == [{"hook": "undying"}]
    assert [act["at"] for act in trait["acts"]] == ["hurt", "start"]


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("Sneak Attack", SNEAK),
        ("Absorption", ABSORB.replace("cold damage dealt", "fire damage dealt")),
        ("Heads", HEADS.replace("stunned", "amused")),
        ("Stench", STENCH.replace("Stench", "Song")),
        ("Swarm", SWARM.replace("Tiny cat", "Huge cat")),
    ],
)
def test_one_strange_word_forbids_faithful(name: str, text: str) -> None:
    assert read(text, name, TRAIT).grade in (PARTLY, BY_HAND)


# --- what lasts

BITE = "Melee Weapon Attack: +4 to hit, reach 5 ft., one creature. Hit: 7 (2d4 + 2) piercing damage"
VENOM = f"{BITE}, and the target must succeed on a DC 11 Constitution saving throw or become poisoned for 1 hour."
POISONED = {"lay": "poisoned", "lasts": "1 hour"}


@pytest.mark.parametrize(
    ("rest", "says"),
    [
        (
            "If the saving throw fails by 5 or more, the target falls unconscious for the same duration, or until it "
            "takes damage or another creature uses an action to shake it awake.",
            {
                "fail": [POISONED],
                "badly": [POISONED, {"lay": "unconscious", "lasts": "1 hour", "ends": ["hurt", "shaken"]}],
            },
        ),
        (
            "Until this poison ends, the target is paralyzed.",
            {"fail": [{"lay": "bite-poisoned", "is": ["poisoned", "paralyzed"], "lasts": "1 hour"}]},
        ),
        (
            "While poisoned in this way, the target can't regain hit points. The poisoned target can repeat the saving "
            "throw at the end of each of its turns, ending the effect on itself on a success.",
            {
                "fail": [
                    {
                        "lay": "bite-poisoned",
                        "is": ["poisoned"],
                        "lasts": "1 hour",
                        "mods": [{"hook": "unhealed"}],
                        "ends": "save-end",
                    }
                ]
            },
        ),
    ],
)
def test_what_else_is_so_while_it_lasts(rest: str, says: dict[str, Any]) -> None:
    element = read(f"{VENOM} {rest}")

    assert element.grade == FAITHFUL, element.lost
    assert element.says["weapons"][0]["on-hit"] == {"roll": "save con 11"} | says


def test_who_burns_may_be_doused_by_others() -> None:
    element = read(
        f"{BITE}. If the target is a creature, it ignites. Until someone takes an action to douse the fire, the target "
        "takes 3 (1d6) fire damage at the end of each of its turns."
    )

    burning = {"at": "end", "all": [{"harm": "1d6 fire"}]}
    assert element.says["weapons"][0]["on-hit"] == {
        "all": [{"lay": "ablaze", "acts": [burning], "escape": "action", "by-others": True}]
    }


def test_a_breath_may_weaken() -> None:
    text = (
        "The gloomcat exhales gas in a 30-foot cone. Each creature in that area must succeed on a DC 13 Strength "
        "saving throw or have disadvantage on Strength-based attack rolls, Strength checks, and Strength saving throws "
        "for 1 minute. A creature can repeat the saving throw at the end of each of its turns, ending the effect on "
        "itself on a success."
    )

    element = read(text, "Weakening Breath", ACTION)

    assert element.grade == FAITHFUL, element.lost
    mods = [{"hook": ["attack", "check", "save"], "edge": -1, "by": "str"}]
    assert element.says["powers"][0]["fail"] == [
        {"lay": "weakened", "mods": mods, "lasts": "1 minute", "ends": "save-end"}
    ]
