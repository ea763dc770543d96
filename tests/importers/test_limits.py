"""What limits an element stands in its name, its place or beside it: what is passed over makes it faithful falsely."""

import json
import time
from typing import Any

import pytest

from affray.importers import BY_HAND, FAITHFUL, PARTLY, import_text
from affray.importers.draft import ACTION, BONUS, LEGENDARY, REACTION, TRAIT
from affray.importers.open5e import read_first, read_second
from affray.importers.reading import read_block
from tests.importers.blocks import BITE, bearer, read
from tests.importers.written import first_open5e, second_open5e

CASTS = (
    "The gloomcat's innate spellcasting ability is Charisma (spell save DC 13). It can innately cast the following "
    "spells, requiring no material components: {}"
)


@pytest.mark.parametrize("section", [BONUS, REACTION, LEGENDARY])
def test_an_attack_by_another_action_is_no_weapon_for_the_action(section: str) -> None:
    assert read(BITE, section=section).grade == BY_HAND


@pytest.mark.parametrize(
    "name",
    [
        "Bite (1/Turn)",
        "Bite (2/Day)",
        "Bite (Wolf Form Only)",
        "Bite 3/Day",
        "Bite - Recharge 5-6",
        "Bite [Recharge 6]",
        "Bite, Recharge 6",
        "Bite (Recharge 5-6, or after a rest)",
    ],
)
def test_a_limit_in_the_name_of_an_attack_is_lost(name: str) -> None:
    assert read(BITE, name).grade == PARTLY


def test_a_feature_that_is_used_so_often_is_not_the_one_that_always_holds() -> None:
    text = "The gloomcat has advantage on saving throws against spells and other magical effects."

    assert read(text, "Magic Resistance", TRAIT).grade == FAITHFUL
    assert read(text, "Magic Resistance (3/Day)", TRAIT).grade == BY_HAND
    assert read(text, "Magic Resistance (1/Turn)", TRAIT).grade == PARTLY


def test_who_casts_nothing_has_no_cantrip_to_cast_by_a_legendary_action() -> None:
    of = bearer()
    assert read("The gloomcat casts a cantrip.", "Cantrip", LEGENDARY, of).grade == BY_HAND

    of.casting = {"ability": "int", "level": 9}
    assert read("The gloomcat casts a cantrip.", "Cantrip", LEGENDARY, of).grade == FAITHFUL


def test_a_save_from_which_nothing_follows_is_lost() -> None:
    bare = BITE.replace(" or be knocked prone", "")

    assert read(bare).grade == PARTLY


def test_an_attack_is_near_or_far_as_its_first_words_say() -> None:
    assert read(BITE.replace("one target", "or range 20/60 ft., one target")).grade == BY_HAND


def test_who_repeats_a_save_bears_what_it_is_about() -> None:
    text = BITE.replace("be knocked prone", "be poisoned for 1 minute") + (
        " A {} creature can repeat the saving throw at the end of each of its turns, ending the effect on itself on a "
        "success."
    )

    assert read(text.format("poisoned")).grade == FAITHFUL
    assert read(text.format("stunned")).grade == PARTLY


def test_damage_that_is_said_to_be_counted_must_be_in_the_attacks() -> None:
    text = (
        "The gloomcat's weapon attacks are magical. When the gloomcat hits with any weapon, the weapon deals an extra "
        "1d6 fire damage (included in the attack)."
    )

    assert read(text, "Hot Claws", TRAIT, bearer(claw={"more": ["1d6 fire"]})).grade == FAITHFUL
    assert read(text, "Hot Claws", TRAIT, bearer(claw={"more": ["1d6 cold"]})).grade == PARTLY


@pytest.mark.parametrize("rest", ["", " to those beyond 10 feet", " until it is touched", ", such as a log when wet"])
def test_a_likeness_that_is_limited_is_by_hand(rest: str) -> None:
    text = f"While the gloomcat remains motionless, it is indistinguishable from a normal pile of wet leaves{rest}."

    assert read(text, "False Appearance", TRAIT).grade == (BY_HAND if rest else FAITHFUL)


# --- spells


def test_spells_that_are_cast_so_often_each() -> None:
    element = read(CASTS.format("At will: fire bolt 3/day each: darkness, invisibility 1/day: fly"), "Magic", TRAIT)

    assert (element.says["casting"]["day-3"], element.says["casting"]["day-1"]) == (
        ["darkness", "invisibility"],
        ["fly"],
    )
    assert (element.grade, element.lost) == (FAITHFUL, [])


@pytest.mark.parametrize(
    ("spells", "lost"),
    [
        ("3/day: darkness, invisibility", ["3/day"]),
        ("At will: invisibility (self only), darkness (in mist)", ["darkness (in mist)"]),
        ("At will: darkness, gloomsong", ["gloomsong"]),
    ],
)
def test_what_of_the_spells_is_lost(spells: str, lost: list[str]) -> None:
    assert read(CASTS.format(spells), "Magic", TRAIT).lost == lost


def test_long_lists_of_spells_that_are_not_understood_take_no_time() -> None:
    start = time.process_time()

    element = read(CASTS.format("At will: " + "darkness, gloomy song of woe, " * 60 + "and 7 more"), "Magic", TRAIT)

    assert element.grade == BY_HAND
    assert time.process_time() - start < 2


def test_one_spell_is_cast_as_often_as_the_name_says() -> None:
    text = "The gloomcat can innately cast darkness (spell save DC 12), requiring no material components."

    element = read(f"Its innate spellcasting ability is Charisma. {text}", "Innate Spellcasting (1/Day)", TRAIT)

    assert (element.says["casting"]["day-1"], element.lost) == (["darkness"], [])


# --- elements that belong together

INTRO = "The mirefang uses one of the following breath weapons:"
FIRE = (
    "The mirefang exhales fire in a 15-foot cone. Each creature in that area must make a DC 12 Dexterity saving throw, "
    "taking 7 (2d6) fire damage on a failed save, or half as much damage on a successful one."
)


def test_breaths_that_follow_as_elements_share_one_recharge() -> None:
    actions = [
        {"name": "Breath Weapons (Recharge 5-6)", "desc": INTRO},
        {"name": "Fire Breath", "desc": FIRE},
        {"name": "Deep Cold Breath", "desc": FIRE.replace("fire", "cold")},
    ]

    card, creature = read_block(read_first(first_open5e(actions=actions)))

    first, second = creature["powers"]
    assert (first["recharge"], first["pool"], second["pool"]) == (5, "breath-weapons", "breath-weapons")
    assert second["all"] == [{"harm": "2d6 cold", "saved": "half"}]
    assert {element.grade for element in card.elements if element.section == ACTION} == {FAITHFUL}


def test_breaths_of_which_none_is_told_are_by_hand() -> None:
    card, _ = read_block(read_first(first_open5e(actions=[{"name": "Breath Weapons (Recharge 5-6)", "desc": INTRO}])))

    assert [element.grade for element in card.elements if element.name.startswith("Breath")] == [BY_HAND]


def test_a_sentence_that_stands_as_a_name_is_by_hand() -> None:
    actions = [{"name": f"{FIRE} {FIRE}", "desc": ""}]

    (one,) = import_text(json.dumps(first_open5e(actions=actions)), "file").found

    assert (one.card.elements[-1].grade, one.card.elements[-1].text) == (BY_HAND, f"{FIRE} {FIRE}")


# --- figures


@pytest.mark.parametrize(
    ("changes", "lost"),
    [
        ({"type": "Swarm"}, ("type", "swarm")),
        ({"type": "Mossy Monstrosity"}, ("type", "Mossy")),
    ],
)
def test_a_kind_that_is_not_known_is_lost(changes: dict[str, Any], lost: tuple[str, str]) -> None:
    source = read_first(first_open5e(**changes))

    assert (source.elements[0].name, source.elements[0].lost) == (lost[0], [lost[1]])


def test_eyes_that_see_not_far_and_another_initiative_are_lost() -> None:
    usual = read_second(second_open5e(normal_sight_range=10560, initiative_bonus=2))
    odd = read_second(second_open5e(normal_sight_range=30, initiative_bonus=6))

    assert usual.elements == []
    assert [(element.name, element.lost) for element in odd.elements] == [
        ("senses", ["30 ft"]),
        ("initiative", ["+6"]),
    ]
