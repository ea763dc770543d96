"""The same sentences as others write them: other words for the same rule, and what is then still not the same."""

from typing import Any

import pytest

from affray.importers import BY_HAND, FAITHFUL, NOTHING, PARTLY
from affray.importers.draft import LEGENDARY, TRAIT
from affray.importers.open5e import read_first
from affray.importers.reading import read_block
from tests.importers.blocks import bearer, read
from tests.importers.written import first_open5e

HEAD = "Melee Weapon Attack: +4 to hit, reach 5 ft., one target. Hit: 7 (2d4 + 2) piercing damage"
SAVES = "Each creature in that area must make a DC 13 Dexterity saving throw"
CONE = {"area": "cone 30 ft"}
HALF = [{"harm": "4d6 acid", "saved": "half"}]


# --- what a hit brings


@pytest.mark.parametrize(
    ("rest", "brings"),
    [
        (" and the creature is grappled (escape DC 13).", {"all": [{"hold": 13}]}),
        (
            ", and, if the target is a Medium or smaller creature, it must succeed on a DC 11 STR save or be "
            "knocked prone.",
            {"if": {"size": "medium"}, "roll": "save str 11", "fail": [{"lay": "prone"}]},
        ),
        (", and the gloomcat pushes the target 10 feet away.", {"all": [{"push": "10 ft"}]}),
        (
            ". The target makes a DC 12 Constitution saving throw, taking 7 (2d6) poison damage on a failure or half "
            "damage on a success.",
            {"roll": "save con 12", "all": [{"harm": "2d6 poison", "saved": "half"}]},
        ),
        (
            " plus 3 (1d6) necrotic damage. The target must succeed on a DC 12 Constitution saving throw or its hp "
            "maximum is reduced by an amount equal to the necrotic damage taken. The reduction lasts until the target "
            "finishes a long rest. The target dies if this effect reduces its hp maximum to 0.",
            {"roll": "save con 12", "fail": [{"wither": "necrotic"}]},
        ),
    ],
)
def test_what_a_hit_brings_in_other_words(rest: str, brings: dict[str, Any]) -> None:
    element = read(HEAD + rest)

    assert element.lost == []
    assert element.says["weapons"][0]["on-hit"] == brings


def test_of_several_kinds_of_damage_one_withers() -> None:
    text = (
        " plus 3 (1d6) necrotic damage. The target must succeed on a DC 12 Constitution saving throw or its hit point "
        "maximum is reduced by an amount equal to the {}damage taken. This reduction lasts until the target finishes a "
        "long rest. The target dies if this effect reduces its hit point maximum to 0."
    )

    assert read(HEAD + text.format("cold ")).grade == PARTLY
    assert read(HEAD + text.format("")).grade == PARTLY


def test_an_attack_is_said_even_if_what_follows_is_not() -> None:
    element = read(HEAD + " and the target forgets its name.")

    assert (element.grade, element.lost) == (PARTLY, ["the target forgets its name."])
    assert element.says["weapons"][0]["damage"] == "2d4+2 piercing"


# --- areas


@pytest.mark.parametrize(
    ("breath", "who"),
    [
        ("The gloomcat spews a torrent of boiling bile in a 30-foot cone. " + SAVES, CONE),
        (
            "The gloomcat exhales sizzling acid in a 60-foot-long, 10-foot-wide line. " + SAVES,
            {"area": "line 60 ft x 10 ft"},
        ),
        (SAVES.replace("that area", "a 30-foot cone"), CONE),
        (
            SAVES.replace("in that area", "within 10 feet of it that isn't an undead or a construct"),
            {"area": "burst 10 ft", "if": {"not": {"kind": ["undead", "construct"]}}},
        ),
    ],
)
def test_areas_in_other_words(breath: str, who: dict[str, Any]) -> None:
    text = f"{breath}, taking 14 (4d6) acid damage on a failed save or half damage on a success."

    element = read(text, "Gush (Recharge 5-6)")

    assert element.lost == []
    assert element.says["powers"] == [{"id": "gush", "recharge": 5, "who": who, "roll": "save dex 13", "all": HALF}]


@pytest.mark.parametrize(
    ("failure", "success", "fail", "grade"),
    [
        (
            "a creature takes {} and is knocked prone",
            "a creature takes half the damage and isn't knocked prone",
            "prone",
            FAITHFUL,
        ),
        (
            "the target takes {} and is stunned until the end of its next turn",
            "it takes half the damage",
            "stunned",
            FAITHFUL,
        ),
        (
            "a creature takes {} and is knocked prone",
            "a creature takes half the damage but isn't stunned",
            "prone",
            PARTLY,
        ),
        ("a creature takes {} and is knocked prone", "a creature takes half the damage and is dazed", "prone", PARTLY),
    ],
)
def test_what_follows_from_failure_and_success(failure: str, success: str, fail: str, grade: str) -> None:
    text = f"The gloomcat exhales acid in a 30-foot cone. {SAVES}. On a failure, {failure}. On a success, {success}."

    element = read(text.format("14 (4d6) acid damage"), "Gush")

    assert element.grade == grade, element.lost
    if grade == FAITHFUL:
        (power,) = element.says["powers"]
        assert (power["all"], [step["lay"] for step in power["fail"]]) == (HALF, [fail])


@pytest.mark.parametrize("word", ["magic", "lingering", "silent"])
def test_a_breath_of_something_unknown_is_not_faithful(word: str) -> None:
    text = f"The gloomcat exhales {word} acid in a 30-foot cone. {SAVES}, taking 14 (4d6) acid damage on a failed save."

    assert read(text, "Gush").grade == BY_HAND


def test_what_is_breathed_instead_shares_the_recharge_whatever_it_is_called() -> None:
    surge = SAVES.replace("must make a DC 13 Dexterity", "must succeed on a DC 13 Strength") + " or be knocked prone."
    actions = [
        {"name": "Breath Weapons (Recharge 5-6)", "desc": "The mirefang uses one of the following breath weapons:"},
        {"name": "Mud Surge", "desc": f"The mirefang exhales water in a 15-foot cone. {surge}"},
    ]

    card, _ = read_block(read_first(first_open5e(actions=actions)))

    assert [(each.name, each.grade) for each in card.elements if each.name[0] in "BM"][-1] == (
        actions[0]["name"],
        BY_HAND,
    )


# --- several attacks, spells, traits


@pytest.mark.parametrize(
    "text",
    [
        "The gloomcat attacks once with its bite and twice with its claws.",
        "The gloomcat attacks with its bite and twice with its claws.",
    ],
)
def test_attacks_once_and_twice(text: str) -> None:
    of = bearer(bite={"reach": "5 ft"}, claw={"reach": "5 ft"})

    assert read(text, "Multiattack", of=of).says == {"multiattack": [["bite", "claw", "claw"]]}
    assert read(text.replace("claws", "tail"), "Multiattack", of=of).grade == BY_HAND


def test_spells_as_the_layout_of_2024_lists_them() -> None:
    text = (
        "The gloomcat casts one of the following spells, requiring no Material components and using Charisma as the "
        "spellcasting ability (spell save DC 13):\n- At Will: Darkness, Detect Magic\n- 1/Day Each: Fly, Invisibility{}"
    )

    element = read(text.format(""), "Spellcasting")

    assert element.lost == []
    assert element.says["casting"] == {
        "ability": "cha",
        "dc": 13,
        "without": "m",
        "at-will": ["darkness"],
        "day-1": ["fly", "invisibility"],
    }
    assert read(text.format(" (level 4 version)"), "Spellcasting").lost == ["Invisibility (level 4 version)"]


@pytest.mark.parametrize(
    ("text", "grade"),
    [
        ("The gloomcat has advantage on saves against spells and magical effects.", FAITHFUL),
        ("The gloomcat has advantage on Perception checks that rely on smell.", FAITHFUL),
        ("The gloomcat has advantage on Survival checks that rely on smell.", BY_HAND),
        ("The gloomcat regains 5 hp at the start of its turn if it has at least 1 hp.", FAITHFUL),
        ("The gloomcat doesn't require food, drink, or sleep.", NOTHING),
        ("The gloomcat doesn't require food, drink, or light.", BY_HAND),
    ],
)
def test_traits_in_other_words(text: str, grade: str) -> None:
    assert read(text, "Nature", TRAIT).grade == grade


def test_only_whom_poison_does_nothing_need_not_breathe_for_all_a_fight_asks() -> None:
    text, of = "The gloomcat doesn't require air, food, drink, or sleep.", bearer()

    assert read(text, "Nature", TRAIT, of).grade == BY_HAND
    of.spared.add("poisoned")
    assert read(text, "Nature", TRAIT, of).grade == NOTHING


def test_a_fly_speed_is_a_flying_speed() -> None:
    assert read("The gloomcat flies up to half its fly speed.", "Flit", LEGENDARY).grade == FAITHFUL


def test_a_list_may_say_false_where_it_has_nothing() -> None:
    source = read_first(first_open5e(damage_vulnerabilities="False", damage_resistances="fire,cold,and acid"))

    assert source.elements == []
    assert source.figures["resistances"] == ["fire", "cold", "acid"]
