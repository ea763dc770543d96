"""Monsters of 5e-bits: figures, the report card, and that what is written is a file of ours."""

import json
from pathlib import Path
from typing import Any

import pytest

from affray.content import check
from affray.importers import BY_HAND, FAITHFUL, GRADES, NOTHING, PARTLY, Imported, import_file, library
from tests.cli.kit import affray
from tests.importers.blocks import monster

HEAL = "The gloomcat magically regains 4 (1d8) hit points."


def imported(folder: Path, data: Any) -> list[Imported]:
    file = folder / "monsters.json"
    file.write_text(json.dumps(data), "utf-8")
    return import_file(file).found


def test_figures(tmp_path: Path) -> None:
    (one,) = imported(tmp_path, monster())

    figures = {name: value for name, value in one.creature.items() if name not in ("weapons", "powers", "by-hand")}
    assert figures == {
        "size": "medium",
        "type": "monstrosity",
        "ac": 13,
        "hp": "22 (4d8+4)",
        "speed": {"walk": "40 ft", "climb": "20 ft"},
        "abilities": {"str": 14, "dex": 15, "con": 12, "int": 3, "wis": 12, "cha": 6},
        "challenge": "1/2",
        "proficiency": 2,
        "saves": {"dex": 4},
        "skills": {"perception": 3},
        "senses": {"darkvision": "60 ft"},
        "passive-perception": 13,
        "vulnerabilities": ["radiant"],
        "resistances": ["nonmagical"],
        "condition-immunities": ["blinded"],
        "multiattack": [["bite", "bite"]],
    }


def test_every_element_has_a_grade_and_its_text_is_kept_where_it_is_not_all_said(tmp_path: Path) -> None:
    (one,) = imported(tmp_path, monster())

    assert [(element.name, element.grade) for element in one.card.elements] == [
        ("Amphibious", NOTHING),
        ("Shadow Step", BY_HAND),
        ("Multiattack", FAITHFUL),
        ("Bite", FAITHFUL),
        ("Acid Breath", FAITHFUL),
    ]
    assert one.creature["by-hand"] == [{"name": "Shadow Step", "text": "The gloomcat steps from shadow to shadow."}]


def test_what_is_written_is_a_library_of_ours(tmp_path: Path) -> None:
    file = tmp_path / "library.yaml"

    file.write_text(library(imported(tmp_path, [monster(), monster(), monster(name="Old Gloomcat")])), "utf-8")

    assert check(file) == ()
    assert [line for line in file.read_text("utf-8").splitlines() if "loomcat" in line and line.endswith(":")] == [
        "  gloomcat:",
        "  gloomcat-2:",
        "  old-gloomcat:",
    ]


@pytest.mark.parametrize(
    ("field", "value", "typed", "prose"),
    [
        ("attack_bonus", 5, "5", "4"),
        ("damage", [{"damage_type": {"name": "Piercing"}, "damage_dice": "2d6+2"}], "2d6+2 piercing", "2d4+2"),
        ("dc", {"dc_type": {"index": "dex"}, "dc_value": 11}, "save dex 11", "save str 11"),
        ("dc", {"dc_type": {"index": "str"}, "dc_value": 12}, "save str 12", "save str 11"),
    ],
)
def test_typed_fields_that_disagree_with_the_prose_are_shown(
    field: str, value: Any, typed: str, prose: str, tmp_path: Path
) -> None:
    data = monster()
    data["actions"][1][field] = value

    (one,) = imported(tmp_path, data)

    bite = next(element for element in one.card.elements if element.name == "Bite")
    assert bite.grade == PARTLY
    assert [each["name"] for each in one.creature["partly"]] == [bite.name]
    assert [(each.typed, each.prose) for each in bite.disagrees] == [(typed, prose)]


def test_a_multiattack_with_another_number_of_attacks_disagrees(tmp_path: Path) -> None:
    data = monster()
    data["actions"][0] |= {
        "multiattack_type": "actions",
        "actions": [{"action_name": "Bite", "count": 3, "type": "melee"}],
    }

    (one,) = imported(tmp_path, data)

    several = next(element for element in one.card.elements if element.name == "Multiattack")
    assert [(each.field, each.typed, each.prose) for each in several.disagrees] == [("multiattack", "3", "2")]


def test_who_is_imported_can_fight(tmp_path: Path) -> None:
    file = tmp_path / "fight.yaml"
    creatures = library(imported(tmp_path, monster(legendary_actions=[{"name": "Mend", "desc": HEAL}])))
    sides = "sides: {heroes: [{block: fighter, at: a1}], foes: [{block: gloomcat, at: c1}]}"
    file.write_text(f"{creatures}title: Cats\nmap: |\n  ....\n  ....\n{sides}\n", "utf-8")

    assert affray("check", str(file)).output == "The file is in order.\n"
    assert affray("sim", str(file), "-n", "2", "--seed", "1").exit_code == 0


def test_what_resists_only_under_a_spell_does_not_resist(tmp_path: Path) -> None:
    odd = "bludgeoning, piercing, and slashing from nonmagical attacks (from stoneskin)"

    (one,) = imported(tmp_path, monster(damage_resistances=[odd]))

    assert "resistances" not in one.creature
    assert [each.lost for each in one.card.elements if each.section == "figure"] == [[odd]]


def test_figures_that_cannot_be_said_are_told(tmp_path: Path) -> None:
    odd = "bludgeoning from nonmagical weapons that aren't adamantine"
    armour = [{"type": "dex", "value": 12}, {"type": "spell", "value": 15, "spell": {"name": "Mage Armor"}}]

    (one,) = imported(tmp_path, monster(damage_immunities=[odd, "fire"], armor_class=armour))

    assert [(each.name, each.text) for each in one.card.elements if each.section == "figure"] == [
        ("ac", "15 (Mage Armor)"),
        ("immunities", odd),
    ]
    assert (one.creature["ac"], one.creature["immunities"]) == (12, ["fire"])


def test_a_shield_is_part_of_the_armour_class(tmp_path: Path) -> None:
    armour = [{"type": "natural", "value": 13}, {"type": "armor", "value": 15, "armor": [{"name": "Shield"}]}]

    (one,) = imported(tmp_path, monster(armor_class=armour))

    assert one.creature["ac"] == 15
    assert not [each for each in one.card.elements if each.section == "figure"]


def test_a_charge_is_a_trait_and_magic_belongs_to_all_weapons(tmp_path: Path) -> None:
    charge = (
        "If the gloomcat moves at least 20 ft. straight toward a creature and then hits it with a bite attack on the "
        "same turn, that target must succeed on a DC 12 Strength saving throw or be knocked prone. If the target is "
        "prone, the gloomcat can make one bite attack against it as a bonus action."
    )
    traits = [
        {"name": "Trampling Charge", "desc": charge},
        {"name": "Magic Weapons", "desc": "The gloomcat's weapon attacks are magical."},
    ]

    (one,) = imported(tmp_path, monster(special_abilities=traits))

    ran = {"me": {"ran": "20 ft"}}
    assert one.creature["traits"]["trampling-charge"]["acts"] == [
        {"at": "hits", "about": "bite", "who": {"if": ran}, "roll": "save str 12", "fail": [{"lay": "prone"}]},
        {"at": "hits", "about": "bite", "who": {"if": ran | {"is": "prone"}}, "all": [{"follow": "bite"}]},
    ]
    assert one.creature["weapons"][0]["magical"]
    assert one.card.counts == {FAITHFUL: 5}
    assert set(one.card.counts) <= set(GRADES)


@pytest.mark.parametrize(
    ("changes", "place", "wanted"),
    [
        ({"hit_points": "many"}, "[1].hit_points", "number"),
        ({"size": "Vast"}, "[1].size", "tiny, small, medium, large, huge, gargantuan"),
        ({"speed": {"walk": "fast"}}, "[1].speed.walk", "30 ft."),
        ({"challenge_rating": "hard"}, "[1].challenge_rating", "number"),
        ({"actions": "bite"}, "[1].actions", "list"),
        ({"actions": ["bite"]}, "[1].actions[0]", "mapping"),
        ({"actions": [{"desc": "It bites."}]}, "[1].actions[0].name", "text"),
        ({"armor_class": []}, "[1].armor_class", "number"),
        ({"senses": {"darkvision": "far"}}, "[1].senses.darkvision", "60 ft."),
    ],
)
def test_a_value_that_does_not_fit_is_told_with_its_place(
    changes: dict[str, Any], place: str, wanted: str, tmp_path: Path
) -> None:
    file = tmp_path / "monsters.json"
    file.write_text(json.dumps([monster(), monster(**changes), monster(name="Old Gloomcat")]), "utf-8")

    imports = import_file(file)

    (problem,) = imports.problems
    assert [one.id for one in imports.found] == ["gloomcat", "old-gloomcat"]
    assert (problem.code, problem.place, problem.args_of_message["wanted"]) == ("misfit", place, wanted)
