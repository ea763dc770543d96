"""One creature in each format: the same figures, the same grades, and files of many."""

import json

import pytest

from affray.importers import BY_HAND, FAITHFUL, Unreadable, import_bytes, import_text, is_foreign, keep_playable
from tests.importers import written
from tests.importers.written import FIRST, MARKDOWN, SECOND, WRITTEN

FIGURES = {
    "size": "medium",
    "type": "monstrosity",
    "ac": 14,
    "hp": "45 (6d8+18)",
    "speed": {"walk": "30 ft", "swim": "40 ft"},
    "abilities": {"str": 16, "dex": 14, "con": 16, "int": 6, "wis": 12, "cha": 8},
    "challenge": 3,
    "saves": {"dex": 4},
    "skills": {"perception": 3, "stealth": 4},
    "senses": {"darkvision": "60 ft"},
    "condition-immunities": ["poisoned"],
    "features": ["nimble-escape"],
    "multiattack": [["claw", "claw"]],
    "weapons": [{"id": "claw", "hit": 5, "damage": "1d8+3 slashing", "reach": "5 ft"}],
    "powers": [
        {
            "id": "reeking-breath",
            "recharge": 5,
            "who": {"area": "cone 15 ft"},
            "roll": "save con 12",
            "all": [{"harm": "3d6 poison", "saved": "half"}],
        }
    ],
}


@pytest.mark.parametrize("text", WRITTEN.values(), ids=WRITTEN)
def test_every_format_gives_the_same_creature(text: str) -> None:
    assert is_foreign(text)
    imports = import_text(text, "file")
    keep_playable(imports, "file")

    (one,) = imports.found
    said = {name: value for name, value in one.creature.items() if name in FIGURES}
    assert said == FIGURES
    assert set(one.creature["resistances"]) == {"cold", "nonmagical"}
    assert one.card.counts == {FAITHFUL: 4, BY_HAND: 1}
    assert [each["name"] for each in one.creature["by-hand"]] == ["Mud Wader"]


def test_the_layout_of_2024() -> None:
    (one,) = import_text(SECOND, "file").found

    assert {element.name: element.grade for element in one.card.elements} == {
        "Mud Wader": BY_HAND,
        "Multiattack": FAITHFUL,
        "Claw": FAITHFUL,
        "Reeking Breath (Recharge 5-6)": FAITHFUL,
        "Slink Away": FAITHFUL,
    }
    assert one.creature["weapons"][0]["on-hit"] == {"all": [{"lay": "prone"}]}
    assert one.creature["powers"] == FIGURES["powers"]
    assert (one.creature["saves"], one.creature["immunities"]) == ({"dex": 4}, ["acid"])
    assert (one.creature["condition-immunities"], one.creature["proficiency"]) == (["poisoned"], 2)


def test_an_initiative_that_is_not_that_of_dexterity_is_lost() -> None:
    (one,) = import_text(SECOND.replace("Initiative +2 (12)", "Initiative +6 (16)"), "file").found

    assert (one.card.elements[0].name, one.card.elements[0].lost) == ("initiative", ["+6 (16)"])


@pytest.mark.parametrize("text", [FIRST, MARKDOWN, SECOND])
def test_a_bad_block_among_others_is_left_out_and_told(text: str) -> None:
    bad = text.replace("Mirefang", "Badfang").replace("45 (6d8", "many (6d8")

    imports = import_text(f"{text}\n\n{bad}\n\n{text.replace('Mirefang', 'Oldfang')}", "file")

    assert [one.id for one in imports.found] == ["mirefang", "oldfang"]
    assert [(bad.code, bad.args_of_message["wanted"]) for bad in imports.problems] == [("misfit", "22 (4d8 + 4)")]


@pytest.mark.parametrize("name", ["open5e 1", "open5e 2", "improved initiative", "foundry", "older foundry"])
def test_lists_pages_and_lines_of_json(name: str) -> None:
    block = json.loads(WRITTEN[name])
    folder = json.dumps({"_id": "f", "name": "Beasts", "type": "Actor", "sorting": "a"})

    for text in (
        json.dumps([block, block]),
        json.dumps({"count": 2, "next": None, "results": [block, block]}),
        f"{folder}\n{json.dumps(block)}\n\n{json.dumps(block)}\n" if "foundry" in name else json.dumps([block] * 2),
    ):
        assert len(import_text(text, "file").found) == 2


def test_all_that_improved_initiative_stores() -> None:
    block = written.initiative()
    stored = {
        "ImprovedInitiative.Creatures": json.dumps(["abc"]),
        "ImprovedInitiative.Creatures.abc": json.dumps(block),
        "ImprovedInitiative.User.Settings": json.dumps({"Name": "x"}),
        "Creatures.def": block,
        "PersistentCharacters.ghi": {"Name": "Ana", "StatBlock": block},
        "ImprovedInitiative.Creatures.bad": "{",
    }

    imports = import_text(json.dumps(stored), "file")

    assert len(imports.found) == 2
    assert [bad.code for bad in imports.problems] == ["no-json"]


def test_legendary_actions_are_counted_as_the_text_says() -> None:
    intro = (
        "The mirefang can take 2 legendary actions, choosing from the options below. Only one legendary action option "
        "can be used at a time and only at the end of another creature's turn. The mirefang regains spent legendary "
        "actions at the start of its turn."
    )
    text = f"{FIRST}Legendary Actions\n{intro}\nSwipe. The mirefang makes one claw attack.\n"

    (one,) = import_text(text, "file").found

    assert (one.creature["legendary"], one.is_legendary_guessed) == (2, False)
    assert one.card.counts == {FAITHFUL: 5, BY_HAND: 1}


def test_lair_actions_are_by_hand() -> None:
    (one,) = import_text(f"{FIRST}Lair Actions\nThe mud rises.\n", "file").found

    assert [(each.name, each.grade) for each in one.card.elements][-1] == ("Lair Actions", BY_HAND)


def test_a_wrong_modifier_disagrees_with_the_score() -> None:
    (one,) = import_text(FIRST.replace("16 (+3) 14", "16 (+2) 14"), "file").found

    assert [(each.typed, each.prose) for each in one.card.elements[0].disagrees] == [("+2", "+3")]


def test_marks_of_foundry_that_are_not_known_are_never_faithful() -> None:
    actor = written.foundry()
    actor["items"][3]["system"]["description"]["value"] += "<p>[[/mystery]].</p>"

    (one,) = import_text(json.dumps(actor), "file").found

    claw = next(element for element in one.card.elements if element.name == "Claw")
    assert claw.lost == ["[[/mystery]]."]


def test_armour_of_foundry_is_worked_out() -> None:
    actor = written.foundry()
    actor["system"]["attributes"]["ac"] = {"calc": "default", "flat": None}
    mail = {"type": {"value": "medium"}, "armor": {"value": 13}, "equipped": True}
    shield = {"type": {"value": "shield"}, "armor": {"value": 2}, "equipped": True}
    actor["items"] += [{"_id": n, "name": n, "type": "equipment", "system": s} for n, s in (("M", mail), ("S", shield))]

    (one,) = import_text(json.dumps(actor), "file").found

    assert one.creature["ac"] == 17
    assert one.card.counts["nothing"] == 2


def test_text_in_other_encodings() -> None:
    assert import_bytes(FIRST.encode("utf-16"), "file").found
    assert import_bytes(FIRST.encode("utf-8-sig"), "file").found
    with pytest.raises(Unreadable, match="no-text"):
        import_bytes(b"\xff\x00\xff", "file")


@pytest.mark.parametrize("text", ["", "Once upon a time.", "{}", "[]", '{"a": 1}', "\0" * 100, "[[[[[[]]]]]]"])
def test_what_is_no_stat_block_is_refused(text: str) -> None:
    with pytest.raises(Unreadable):
        import_text(text, "file")


def test_what_foundry_uses_without_an_ability_adds_none() -> None:
    actor = written.foundry()
    claw = actor["items"][3]["system"]
    claw["activities"]["a1"]["attack"] |= {"ability": "none", "bonus": "1"}
    claw["damage"]["base"] = {"custom": {"enabled": True, "formula": "1"}, "types": ["slashing"]}

    (one,) = import_text(json.dumps(actor), "file").found

    assert one.creature["weapons"] == [{"id": "claw", "hit": 3, "damage": "1 slashing", "reach": "5 ft"}]


def test_effects_of_foundry_are_told() -> None:
    actor = written.foundry(effects=[{"name": "Bark Skin", "changes": [{"key": "system.attributes.ac.calc"}]}])

    (one,) = import_text(json.dumps(actor), "file").found

    assert (one.card.elements[0].name, one.card.elements[0].lost) == ("effects", ["Bark Skin"])


def test_a_web_page_may_put_every_label_and_score_on_a_line_of_its_own() -> None:
    text = FIRST.replace("STR DEX CON INT WIS CHA\n", "").replace(
        "16 (+3) 14 (+2) 16 (+3) 6 (-2) 12 (+1) 8 (-1)",
        "STR\n16 (+3)\nDEX\n14 (+2)\nCON\n16 (+3)\nINT\n6 (\u22122)\nWIS\n12 (+1)\nCHA\n8 (\u22121)",
    )
    for label in ("Armor Class", "Hit Points", "Speed", "Saving Throws", "Skills", "Senses", "Challenge"):
        text = text.replace(f"\n{label} ", f"\n{label}\n")
    text = text.replace("3 (700 XP)\n", "3 (700 XP)\nProficiency Bonus\n+2\n\n").replace("Claw. ", "\nClaw. ")

    (one,) = import_text(text, "file").found

    assert {name: value for name, value in one.creature.items() if name in FIGURES} == FIGURES
    assert one.creature["proficiency"] == 2
    assert one.card.counts == {FAITHFUL: 4, BY_HAND: 1}
    assert one.creature["by-hand"][0]["name"] == "Mud Wader"


def test_lines_broken_anywhere_read_the_same() -> None:
    head, actions = FIRST.split("Actions\n")
    broken = head + "Actions\n" + actions.replace(" one target", "\none target").replace(" Each", "\nEach")

    (one,) = import_text(broken.replace(" saving throw,", "\nsaving throw,"), "file").found

    assert one.card.counts == {FAITHFUL: 4, BY_HAND: 1}


@pytest.mark.parametrize(("kind", "lost"), [("", "?"), ("synthetic", "synthetic")])
def test_an_actor_of_no_kind_of_ours_is_taken_for_a_humanoid(kind: str, lost: str) -> None:
    actor = written.foundry()
    actor["system"]["details"]["type"] = {"value": kind}

    (one,) = import_text(json.dumps(actor), "file").found

    assert (one.creature["type"], one.card.elements[0].lost) == ("humanoid", [lost])
