"""The grammar of traits: features, mods and acts; and what has no effect in a fight."""

from typing import Any

import pytest

from affray.importers.card import BY_HAND, FAITHFUL, NOTHING, PARTLY
from affray.importers.draft import ACTION, REACTION, TRAIT
from affray.importers.prose import nouns_of
from tests.importers.blocks import bearer, read

PACK = (
    "The gloomcat has advantage on an attack roll against a creature if at least one of the gloomcat's allies is "
    "within 5 ft. of the creature and the ally isn't incapacitated."
)
MAGIC = "The gloomcat has advantage on saving throws against spells and other magical effects."
RESIST = "If the gloomcat fails a saving throw, it can choose to succeed instead."
SMELL = "The gloomcat has advantage on Wisdom (Perception) checks that rely on hearing or smell."
BRAVE = "The gloomcat has advantage on saving throws against being frightened."
PARRY = (
    "The gloomcat adds 2 to its AC against one melee attack that would hit it. To do so, the gloomcat must see the "
    "attacker and be wielding a melee weapon."
)
BURST = (
    "When the gloomcat dies, it explodes in a burst of steam. Each creature within 10 ft. of it must make a DC 11 "
    "Dexterity saving throw, taking 7 (2d6) fire damage on a failed save, or half as much damage on a successful one."
)
RAN = {"me": {"ran": "20 ft"}}
CHARGE = (
    "If the gloomcat moves at least 20 ft. straight toward a target and then hits it with a gore attack on the same "
    "turn, the target takes an extra 7 (2d6) piercing damage. If the target is a creature, it must succeed on a DC 12 "
    "Strength saving throw or be knocked prone."
)


@pytest.mark.parametrize(
    ("name", "text", "says"),
    [
        ("Pack Tactics", PACK, {"features": ["pack-tactics"]}),
        ("Magic Resistance", MAGIC, {"features": ["magic-resistance"]}),
        ("Hard (3/Day)", RESIST, {"features": ["legendary-resistance"], "uses": {"legendary-resistance": 3}}),
        ("Keen", SMELL, {"traits": {"keen": {"mods": [{"hook": "check", "edge": 1, "about": ["hearing", "smell"]}]}}}),
        ("Brave", BRAVE, {"traits": {"brave": {"mods": [{"hook": "save", "edge": 1, "about": ["frightened"]}]}}}),
        (
            "Burst",
            BURST,
            {
                "traits": {
                    "burst": {
                        "acts": [
                            {
                                "at": "dies",
                                "who": {"area": "burst 10 ft"},
                                "roll": "save dex 11",
                                "all": [{"harm": "2d6 fire", "saved": "half"}],
                            }
                        ]
                    }
                }
            },
        ),
        (
            "Charge",
            CHARGE,
            {
                "traits": {
                    "charge": {
                        "mods": [{"hook": "damage", "add": "2d6", "about": "gore", "if": RAN, "type": "piercing"}],
                        "acts": [
                            {
                                "at": "hits",
                                "about": "gore",
                                "who": {"if": RAN},
                                "roll": "save str 12",
                                "fail": [{"lay": "prone"}],
                            }
                        ],
                    }
                }
            },
        ),
        (
            "Both",
            f"{MAGIC} {BRAVE}",
            {
                "features": ["magic-resistance"],
                "traits": {"both": {"mods": [{"hook": "save", "edge": 1, "about": ["frightened"]}]}},
            },
        ),
    ],
)
def test_traits(name: str, text: str, says: dict[str, Any]) -> None:
    element = read(text, name, TRAIT, bearer(gore={"damage": "2d8+4 piercing"}))

    assert (element.says, element.grade) == (says, FAITHFUL), element.lost


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("Pack Tactics", PACK.replace("5 ft.", "10 ft.")),
        ("Pack Tactics", PACK.replace("an attack roll", "a damage roll")),
        ("Magic Resistance", MAGIC.replace("spells and", "bad spells and")),
        ("Legendary Resistance", RESIST),
        ("Keen", SMELL.replace("smell", "taste")),
        ("Keen", SMELL.replace("has advantage", "has disadvantage")),
        ("Brave", BRAVE.replace("frightened", "tickled")),
        ("Brave (1/Day)", BRAVE),
        ("Burst", BURST.replace("dies", "sneezes")),
        ("Burst", BURST.replace("steam", "butterflies")),
        ("Charge", CHARGE.replace("piercing damage", "loud damage")),
        ("Charge", CHARGE.replace("Strength saving throw", "Wisdom saving throw")),
        ("Charge", CHARGE.replace("gore attack", "bite attack")),
        ("Brave", f"{BRAVE} It hums."),
    ],
)
def test_a_trait_with_one_strange_word_is_not_faithful(name: str, text: str) -> None:
    assert read(text, name, TRAIT, bearer(gore={"damage": "2d8+4 piercing"})).grade in (PARTLY, BY_HAND)


def test_a_parry_is_a_reaction_of_its_own_number() -> None:
    element = read(PARRY.replace("adds 2", "adds 3"), "Parry", REACTION)

    assert element.grade == FAITHFUL, element.lost
    assert element.says == {
        "powers": [
            {
                "id": "parry",
                "cost": "reaction",
                "at": "struck",
                "about": ["melee", "seen", "armed"],
                "all": [{"ward": 3}],
            }
        ]
    }


def test_a_turn_that_begins_near_may_be_answered_by_a_mask() -> None:
    text = (
        "When a creature the gloomcat can see starts its turn within 30 feet of the gloomcat, the gloomcat can create "
        "the illusion that it looks like a dog. If the creature can see the gloomcat, it must succeed on a DC 12 "
        "Wisdom saving throw or be frightened until the end of its turn."
    )

    element = read(text, "Mask", REACTION)

    assert element.grade == FAITHFUL, element.lost
    assert element.says["powers"][0]["fail"] == [{"lay": "frightened", "lasts": "1 round"}]


def test_what_an_action_grants_all_the_time_is_no_action() -> None:
    assert read(BRAVE, "Brave", ACTION).grade == BY_HAND
    assert read(MAGIC, "Magic", ACTION).grade == BY_HAND


def test_blood_frenzy_of_one_who_shoots_loses_that_it_is_for_melee() -> None:
    text = "The gloomcat has advantage on melee attack rolls against any creature that doesn't have all its hit points."

    assert read(text, "Frenzy", TRAIT, bearer(bite={})).grade == FAITHFUL
    assert read(text, "Frenzy", TRAIT, bearer(spit={"range": "30 ft"})).lost == ["melee"]


def test_what_a_fight_never_asks_for_has_no_effect_and_says_why() -> None:
    element = read("The gloomcat can hold its breath for 30 minutes.", "Hold Breath", TRAIT)

    assert (element.grade, element.why) == (NOTHING, "breath")
    assert read("The gloomcat can hold its breath for 30 minutes, and yours.", "Hold", TRAIT).grade == BY_HAND


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("If it dies, the gloomcat returns to life in 1d6 days and regains all its hit points.", "later"),
        ("When one of the gloomcat's heads is asleep, its other head is awake.", "later"),
        ("The gloomcat can pinpoint, by scent, the location of ferrous metal within 30 ft. of it.", "talk"),
        ("The gloomcat can't wear or carry anything.", "talk"),
    ],
)
def test_what_comes_after_a_fight_has_no_effect_in_it(text: str, why: str) -> None:
    element = read(text, "Idle", TRAIT)

    assert (element.grade, element.why) == (NOTHING, why)
    assert read(text[:-1] + " or bites.", "Idle", TRAIT).grade == BY_HAND


def test_a_creature_is_called_by_the_end_of_its_name() -> None:
    assert nouns_of("Giant Sea Horse", "beast") == {"giant sea horse", "sea horse", "horse"}
    assert nouns_of("Swarm of Bats", "swarm of tiny beasts") == {"swarm of bats", "swarm"}
    assert nouns_of("Guard Captain", "humanoid") == {"guard captain", "captain"}


def test_the_guard_of_a_guard_captain_is_another() -> None:
    assert read(BRAVE.replace("gloomcat", "guard"), "Brave", TRAIT).grade == BY_HAND


# --- spells

SPELLS = (
    "The gloomcat is a 3rd-level spellcaster. Its spellcasting ability is Wisdom (spell save DC 12, +4 to hit with "
    "spell attacks). The gloomcat has the following cleric spells prepared:\n\n- Cantrips (at will): sacred flame\n"
    "- 1st level (4 slots): bless, cure wounds\n- 2nd level (2 slots): hold person"
)


def test_spells_with_their_slots() -> None:
    element = read(SPELLS, "Spellcasting", TRAIT)

    assert element.grade == FAITHFUL, element.lost
    assert element.says["casting"] == {
        "ability": "wis",
        "level": 3,
        "dc": 12,
        "hit": 4,
        "slots": [4, 2],
        "spells": ["sacred-flame", "bless", "cure-wounds", "hold-person"],
    }


@pytest.mark.parametrize(
    ("old", "new", "lost"),
    [
        ("cure wounds", "cure boredom", ["cure boredom"]),
        ("hold person", "hold person, hold hands", ["hold hands"]),
        ("prepared:", "prepared and scribed:", None),
        ("attacks).", "attacks), and it needs no words.", None),
        ("(2 slots)", "(2 slots each)", None),
    ],
)
def test_a_spell_that_we_do_not_have_is_lost(old: str, new: str, lost: list[str] | None) -> None:
    element = read(SPELLS.replace(old, new), "Spellcasting", TRAIT)

    assert element.grade in (PARTLY, BY_HAND)
    assert lost is None or element.lost == lost


INNATE = (
    "The gloomcat's innate spellcasting ability is Charisma (spell save DC 13, +5 to hit with spell attacks). It can "
    "innately cast the following spells, requiring no material components:\n\nAt will: detect magic, darkness, "
    "invisibility (self only)\n3/day each: bless, hold person\n1/day: cone of cold"
)


def test_innate_spells_at_will_and_by_the_day() -> None:
    element = read(INNATE, "Innate Spellcasting", TRAIT)

    assert element.grade == FAITHFUL, element.lost
    assert element.says["casting"] == {
        "ability": "cha",
        "dc": 13,
        "hit": 5,
        "without": "m",
        "at-will": ["darkness", "invisibility"],
        "day-3": ["bless", "hold-person"],
        "day-1": ["cone-of-cold"],
        "on-itself": ["invisibility"],
    }


@pytest.mark.parametrize(
    ("old", "new", "lost"),
    [
        ("cone of cold", "cone of jam", ["cone of jam"]),
        ("1/day:", "1/week:", None),
        ("darkness", "darkness (at night)", ["darkness (at night)"]),
    ],
)
def test_an_innate_spell_that_is_not_understood_is_lost(old: str, new: str, lost: list[str] | None) -> None:
    element = read(INNATE.replace(old, new), "Innate Spellcasting", TRAIT)

    assert element.grade in (PARTLY, BY_HAND)
    assert lost is None or element.lost == lost


def test_one_innate_spell_by_the_day() -> None:
    text = "The gloomcat can innately cast blur, requiring no material components. Its innate spellcasting ability is "
    element = read(text + "Charisma.", "Innate Spellcasting (1/Day)", TRAIT)

    assert element.says["casting"] == {"ability": "cha", "without": "m", "day-1": ["blur"]}
