"""The grammar of movement, senses and light."""

from typing import Any

import pytest

from affray.importers.card import BY_HAND, FAITHFUL, NOTHING, PARTLY
from affray.importers.draft import LEGENDARY, TRAIT
from affray.importers.fivebits import read_monster
from tests.importers.blocks import monster, read

BLIND = "60 ft. (blind beyond this radius)"
EYELESS = {"mods": [{"hook": "senses", "about": "blind-beyond"}]}

WINGS = (
    "The gloomcat beats its wings. Each creature within 10 ft. of it must succeed on a DC 14 Dexterity saving throw or "
    "take 9 (2d6 + 2) bludgeoning damage and be knocked prone. The gloomcat can then fly up to half its flying speed."
)


@pytest.mark.parametrize(
    ("text", "step"),
    [
        ("The gloomcat moves up to its speed.", {"move": "speed"}),
        (
            "The gloomcat moves up to half its speed without provoking opportunity attacks.",
            {"move": "half", "provokes": False},
        ),
        ("The gloomcat flies up to its flying speed.", {"fly": "speed"}),
    ],
)
def test_a_legendary_action_that_moves(text: str, step: dict[str, Any]) -> None:
    element = read(text, "Move", LEGENDARY)

    assert element.grade == FAITHFUL
    assert element.says == {"powers": [{"id": "move", "cost": "legendary", "then": [step]}]}


def test_wings_beat_and_then_carry() -> None:
    element = read(WINGS, "Wing Attack (Costs 2 Actions)", LEGENDARY)

    assert element.grade == FAITHFUL
    assert element.says["powers"][0]["then"] == [{"fly": "half"}]


def test_one_strange_word_about_a_move_is_lost() -> None:
    element = read(WINGS + " It sings.", "Wing Attack", LEGENDARY)

    assert (element.grade, element.lost) == (PARTLY, ["It sings."])


@pytest.mark.parametrize(
    ("text", "mods"),
    [
        (
            "The gloomcat ignores movement restrictions caused by webbing.",
            [{"hook": "ignore", "about": "webs"}],
        ),
        (
            "The gloomcat doesn't provoke opportunity attacks when it flies out of an enemy's reach.",
            [{"hook": "evade", "about": "fly"}],
        ),
        (
            "The gloomcat's long jump is up to 20 ft. and its high jump is up to 10 ft., with or without a running "
            "start.",
            [{"hook": "long-jump", "far": "20 ft"}, {"hook": "high-jump", "far": "10 ft"}],
        ),
        (
            "With a 10-foot running start, the gloomcat can long jump up to 25 ft.",
            [{"hook": "long-jump", "far": "25 ft", "about": "run"}],
        ),
        (
            "The gloomcat can move across and climb icy surfaces without needing to make an ability check. "
            "Additionally, difficult terrain composed of ice or snow doesn't cost it extra movement.",
            [{"hook": "ignore", "about": "ice"}],
        ),
        (
            "While in sunlight, the gloomcat has disadvantage on attack rolls, as well as on Wisdom (Perception) "
            "checks that rely on sight.",
            [
                {"hook": "attack", "edge": -1, "if": {"me": {"light": "sunlight"}}},
                {"hook": "check", "edge": -1, "about": "sight", "if": {"me": {"light": "sunlight"}}},
            ],
        ),
        (
            "Magical darkness doesn't impede the gloomcat's darkvision.",
            [{"hook": "senses", "about": "magical-darkness"}],
        ),
        (
            "The gloomcat can't use its blindsight while deafened.",
            [{"hook": "senses", "about": "by-hearing"}],
        ),
        (
            "The gloomcat sheds bright light in a 10-foot radius and dim light for an additional 10 feet.",
            [{"hook": "light", "far": "10 ft"}],
        ),
        (
            "The gloomcat has advantage on Dexterity (Stealth) checks made while underwater.",
            [{"hook": "check", "edge": 1, "about": "stealth", "if": {"me": {"ground": "underwater"}}}],
        ),
    ],
)
def test_a_trait_of_movement(text: str, mods: list[Any]) -> None:
    element = read(text, "Gift", TRAIT)

    assert element.grade == FAITHFUL
    assert element.says == {"traits": {"gift": {"mods": mods}}}


def test_a_bodiless_one_is_hurt_inside_objects() -> None:
    text = (
        "The gloomcat can move through other creatures and objects as if they were difficult terrain. It takes 5 "
        "(1d10) force damage if it ends its turn inside an object."
    )

    element = read(text, "Gift", TRAIT)

    assert element.grade == FAITHFUL
    assert element.says["traits"]["gift"]["acts"] == [
        {"at": "end", "all": [{"harm": "1d10 force", "if": {"inside": True}}]}
    ]


@pytest.mark.parametrize(
    "text",
    [
        "The gloomcat can climb difficult surfaces, including upside down on ceilings, without needing to make an "
        "ability check.",
        "The gloomcat can burrow through nonmagical, unworked earth and stone. While doing so, the gloomcat doesn't "
        "disturb the material it moves through.",
        "While out of water, the gloomcat can hold its breath for 1 hour.",
    ],
)
def test_what_is_nothing_on_our_maps(text: str) -> None:
    assert read(text, "Gift", TRAIT).grade == NOTHING


def test_one_whom_the_sun_burns() -> None:
    text = (
        "The gloomcat takes 10 radiant damage when it starts its turn in sunlight. While in sunlight, it has "
        "disadvantage on attack rolls and ability checks."
    )

    gift = read(text, "Gift", TRAIT).says["traits"]["gift"]

    assert gift["acts"] == [{"at": "start", "all": [{"harm": "10 radiant", "if": {"light": "sunlight"}}]}]
    assert gift["mods"] == [{"hook": ["attack", "check"], "edge": -1, "if": {"me": {"light": "sunlight"}}}]


def test_light_that_is_not_as_far_again_is_left_to_the_table() -> None:
    text = "The gloomcat sheds bright light in a 10-foot radius and dim light for an additional 30 feet."

    assert read(text, "Gift", TRAIT).grade == BY_HAND


@pytest.mark.parametrize(
    ("value", "traits", "lost"),
    [
        ("60 ft.", None, []),
        (BLIND, {"blind-beyond": EYELESS}, []),
        ("30 ft. or 10 ft. if tired", None, ["or 10 ft. if tired"]),
    ],
)
def test_blindsight_may_be_all_that_one_sees_by(value: str, traits: Any, lost: list[str]) -> None:
    source = read_monster(monster(senses={"blindsight": value}))

    assert source.figures.get("traits") == traits
    assert [words for element in source.elements for words in element.lost] == lost


@pytest.mark.parametrize(
    ("whom", "who"),
    [
        (
            "creature of the gloomcat's choice that is within 60 ft. of the gloomcat and aware of it",
            {"area": "burst 60 ft", "choose": True, "if": {"aware": True}},
        ),
        ("creature of its choice in a 10-foot radius", {"area": "burst 10 ft", "choose": True}),
        ("creature within 20 feet of it that can see the light", {"area": "burst 20 ft", "if": {"sees": True}}),
        (
            "non-undead creature within 20 feet of it that can hear it",
            {"area": "burst 20 ft", "if": {"hears": True, "not": {"kind": "undead"}}},
        ),
    ],
)
def test_whom_it_touches(whom: str, who: dict[str, Any]) -> None:
    element = read(
        f"Each {whom} must succeed on a DC 12 Wisdom saving throw or be stunned until the end of its next turn."
    )

    assert element.grade == FAITHFUL
    assert element.says["powers"][0]["who"] == who


def test_whom_it_looks_at_must_look_back() -> None:
    text = (
        "The gloomcat targets one creature it can see within 30 feet of it. If the target can see it, the target must "
        "succeed on a DC 12 Wisdom saving throw or be stunned until the end of its next turn."
    )

    element = read(text)

    assert element.grade == FAITHFUL
    assert element.says["powers"][0]["who"] == {"within": "30 ft", "if": {"sees": True}}


@pytest.mark.parametrize(
    ("happens", "grade"), [("be frightened for 1 minute", FAITHFUL), ("take 3 (1d6) cold damage", PARTLY)]
)
def test_one_for_whom_it_has_ended_is_immune(happens: str, grade: str) -> None:
    text = (
        f"Each creature within 30 feet of it must succeed on a DC 12 Wisdom saving throw or {happens}. If a creature's "
        "saving throw is successful or the effect ends for it, the creature is immune to the gloomcat's Dread for the "
        "next 24 hours."
    )

    element = read(text, "Dread")

    assert element.grade == grade
    assert element.says["powers"][0].get("immune") == ("once" if grade == FAITHFUL else None)


@pytest.mark.parametrize(
    ("text", "step"),
    [
        (
            "The gloomcat magically teleports, along with any equipment it is wearing or carrying, up to 60 feet to an "
            "unoccupied space it can see.",
            {"teleport": "60 ft"},
        ),
        (
            "The gloomcat magically turns invisible until it attacks or casts a spell, or until its concentration ends "
            "(as if concentrating on a spell). Any equipment the gloomcat wears or carries is invisible with it.",
            {"lay": "invisible", "ends": ["attacks", "casts", "concentration"]},
        ),
    ],
)
def test_an_action_that_only_its_user_feels(text: str, step: dict[str, Any]) -> None:
    element = read(text, "Blink")

    assert element.grade == FAITHFUL
    assert element.says == {"powers": [{"id": "blink", "then": [step]}]}


def test_what_else_ends_invisibility_is_lost() -> None:
    text = (
        "The gloomcat magically turns invisible until it attacks or uses Purr, or until its concentration ends (as if "
        "concentrating on a spell)."
    )

    assert read(text, "Fade").lost == ["or uses Purr"]


def test_one_who_passes_for_a_thing_or_cannot_be_seen() -> None:
    thing = read("While the gloomcat remains motionless, it is indistinguishable from a normal cushion.", "Gift", TRAIT)
    air = read("The gloomcat is invisible.", "Gift", TRAIT)

    assert thing.says == {"traits": {"gift": {"mods": [{"hook": "disguise"}]}}}
    assert air.says == {"traits": {"gift": {"is": ["invisible"]}}}
    assert thing.grade == air.grade == FAITHFUL
