"""The grammar of actions: what sentences mean, and that one strange word forbids `faithful`."""

from typing import Any

import pytest

from affray.importers.card import BY_HAND, FAITHFUL, PARTLY
from affray.importers.draft import LEGENDARY
from tests.importers.blocks import BITE, BREATH, bearer, read

HEAD = "Melee Weapon Attack: +4 to hit, reach 5 ft., one target. Hit: 7 (2d4 + 2) piercing damage"
POISON = "DC 12 Constitution saving throw"
ARM = {"id": "bite", "hit": 4, "damage": "2d4+2 piercing", "reach": "5 ft"}
SAVE = {"roll": "save con 12"}
REPEAT = (
    "The target can repeat the saving throw at the end of each of its turns, ending the effect on itself on a success."
)


@pytest.mark.parametrize(
    ("rest", "brings"),
    [
        (".", None),
        (
            f". The target must succeed on a {POISON} or take 3 (1d6) cold damage.",
            SAVE | {"fail": [{"harm": "1d6 cold"}]},
        ),
        (
            f", and the target must make a {POISON}, taking 7 (2d6) poison damage on a failed save, or half as much "
            "damage on a successful one.",
            SAVE | {"all": [{"harm": "2d6 poison", "saved": "half"}]},
        ),
        (
            f", and the target must succeed on a {POISON} or be poisoned for 1 minute. {REPEAT}",
            SAVE | {"fail": [{"lay": "poisoned", "lasts": "1 minute", "ends": "save-end"}]},
        ),
        (
            f". The target must succeed on a {POISON} or be stunned until the end of its next turn.",
            SAVE | {"fail": [{"lay": "stunned", "lasts": "end it"}]},
        ),
        (
            f". The target must succeed on a {POISON} or be blinded until the start of the gloomcat's next turn.",
            SAVE | {"fail": [{"lay": "blinded", "lasts": "start me"}]},
        ),
        (
            f". The target must succeed on a {POISON} or take 3 (1d6) cold damage and be knocked prone.",
            SAVE | {"fail": [{"harm": "1d6 cold"}, {"lay": "prone"}]},
        ),
        (", and the target is grappled (escape DC 13).", {"all": [{"hold": 13}]}),
        (
            ", and the target is grappled (escape DC 13). Until this grapple ends, the target is restrained.",
            {"all": [{"hold": 13, "is": "restrained"}]},
        ),
        (
            ". If the target is a Large or smaller creature, it is grappled (escape DC 13).",
            {"if": {"size": "large"}, "all": [{"hold": 13}]},
        ),
        (
            f". If the target is a creature other than an elf or undead, it must succeed on a {POISON} or be paralyzed "
            "for 1 minute.",
            {"if": {"not": {"kind": "undead", "feature": "elf"}}}
            | SAVE
            | {"fail": [{"lay": "paralyzed", "lasts": "1 minute"}]},
        ),
        (
            f". The target must succeed on a {POISON} or its hit point maximum is reduced by an amount equal to the "
            "damage taken. This reduction lasts until the target finishes a long rest. The target dies if this effect "
            "reduces its hit point maximum to 0.",
            SAVE | {"fail": [{"wither": "piercing"}]},
        ),
        (
            f". The target must make a {POISON}, taking 7 (2d6) poison damage on a failed save, or half as much damage "
            "on a successful one. If the poison damage reduces the target to 0 hit points, the target is stable but "
            "poisoned for 1 hour, even after regaining hit points, and is paralyzed while poisoned in this way.",
            {"save": "con", "dc": 12, "damage": "2d6 poison", "half": True, "fells": "numbed"},
        ),
    ],
)
def test_what_a_hit_brings(rest: str, brings: dict[str, Any] | None) -> None:
    element = read(HEAD + rest)

    assert element.grade == FAITHFUL, element.lost
    assert element.says == {"weapons": [ARM | ({"on-hit": brings} if brings else {})]}


@pytest.mark.parametrize(
    ("line", "arm"),
    [
        (
            "Ranged Weapon Attack: +5 to hit, range 80/320 ft., one target. Hit: 6 (1d6 + 3) piercing damage.",
            {"hit": 5, "damage": "1d6+3 piercing", "reach": "none", "range": "80/320 ft"},
        ),
        (
            "Melee or Ranged Weapon Attack: +3 to hit, reach 5 ft. or range 20/60 ft., one target. Hit: 4 (1d6 + 1) "
            "piercing damage, or 5 (1d8 + 1) piercing damage if used with two hands to make a melee attack, plus 3 "
            "(1d6) fire damage.",
            {
                "hit": 3,
                "damage": "1d6+1 piercing",
                "more": ["1d6 fire"],
                "versatile": "1d8+1",
                "reach": "5 ft",
                "range": "20/60 ft",
            },
        ),
        (
            "Melee Spell Attack: +6 to hit, reach 10 feet, one creature. Hit: 9 (2d8) cold damage plus 3 (1d6) fire "
            "damage.",
            {"hit": 6, "damage": "2d8 cold", "more": ["1d6 fire"], "reach": "10 ft", "magical": True},
        ),
    ],
)
def test_lines_of_attack(line: str, arm: dict[str, Any]) -> None:
    assert read(line, "Jab").says == {"weapons": [{"id": "jab"} | arm]}
    assert read(line, "Jab").grade == FAITHFUL


@pytest.mark.parametrize(
    "text",
    [
        BITE.replace("or be knocked prone", "or be knocked prone and sing"),
        BITE.replace("knocked prone", "banished"),
        BITE.replace("one target", "one prone target"),
        BITE.replace("If the target is a creature", "If the target is a poet"),
        BITE.replace("Strength", "Beauty"),
        BITE.replace("must succeed on", "may attempt"),
        BITE + " The target turns blue.",
        "In dim light only. " + BITE,
        BITE.replace("7 (2d4 + 2)", "9 (2d4 + 2)"),
        BITE.replace("piercing damage.", "piercing damage, and the target's armor rusts."),
        HEAD + ". Each creature within 5 feet of it must succeed on a DC 11 Strength saving throw or be knocked prone.",
        HEAD + ". The target is grappled (escape DC 13) if the gloomcat isn't already hungry.",
        HEAD + ", and the target is grappled (escape DC 13). Until this grapple ends, the gloomcat can't sing.",
        HEAD + ". The target must succeed on a DC 12 Wisdom saving throw or be musically charmed for 1 minute.",
        HEAD + f". {REPEAT}",
    ],
)
def test_one_strange_word_forbids_faithful(text: str) -> None:
    element = read(text)

    assert element.grade in (PARTLY, BY_HAND)
    assert element.lost or element.disagrees


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("exhales acid", "exhales magic acid"),
        ("30-foot cone", "30-foot pyramid"),
        ("Each creature", "Each hungry creature"),
        ("must make", "can make"),
        ("14 (4d6) acid", "14 (4d6) purple"),
        ("or half as much damage on a successful one", "or a quarter as much damage on a successful one"),
        ("successful one.", "successful one. It also ignites."),
        ("The gloomcat exhales", "The other cat exhales"),
    ],
)
def test_a_breath_with_one_strange_word_is_not_faithful(old: str, new: str) -> None:
    assert read(BREATH, "Breath").grade == FAITHFUL
    assert read(BREATH.replace(old, new), "Breath").grade != FAITHFUL


def test_a_breath_recharges_and_halves() -> None:
    assert read(BREATH, "Acid Breath (Recharge 5-6)").says == {
        "powers": [
            {
                "id": "acid-breath",
                "recharge": 5,
                "who": {"area": "cone 30 ft"},
                "roll": "save dex 13",
                "all": [{"harm": "4d6 acid", "saved": "half"}],
            }
        ]
    }


def test_what_is_lost_is_quoted_as_the_source_has_it() -> None:
    text = (
        "Each creature of the gloomcat’s choice that is within 60 ft. of the gloomcat and aware of it must succeed on "
        "a DC 12 Wisdom saving throw or become frightened for 1 minute. It may then’ purr."
    )

    element = read(text, "Dread (1/Day)")

    assert element.grade == PARTLY
    assert element.lost == ["It may then’ purr."]
    assert element.says["powers"][0]["who"] == {"area": "burst 60 ft", "choose": True, "if": {"aware": True}}
    assert element.says["uses"] == {"dread": 1}


def test_a_line_may_be_wider_than_a_square() -> None:
    element = read(BREATH.replace("30-foot cone", "60-foot line that is 10 feet wide"), "Breath")

    assert (element.says["powers"][0]["who"], element.grade) == ({"area": "line 60 ft x 10 ft"}, FAITHFUL)


def test_one_of_several_breaths_recharges_for_all() -> None:
    text = (
        f"The gloomcat uses one of the following breath weapons.\nAcid Breath. {BREATH}\nDrowsy Breath. The gloomcat "
        "exhales sleep gas in a 30-foot cone. Each creature in that area must succeed on a DC 13 Constitution saving "
        "throw or fall unconscious for 1 minute. This effect ends for a creature if it takes damage or someone uses "
        "an action to wake it."
    )

    element = read(text, "Breath Weapons (Recharge 5-6)")

    assert element.grade == FAITHFUL, element.lost
    first, second = element.says["powers"]
    assert (first["pool"], second["pool"], first["recharge"]) == ("breath-weapons", "breath-weapons", 5)
    assert "recharge" not in second
    assert second["fail"] == [{"lay": "unconscious", "lasts": "1 minute", "ends": ["hurt", "shaken"]}]


# --- several attacks

BITE_AND = [["bite", "claw"], ["bite", "spine"]]
CLAWS_OR_SPINES = [["claw", "claw"], ["spine", "spine"]]
TEETH = bearer(
    bite={"reach": "5 ft"}, claw={"reach": "5 ft"}, spine={"reach": "none", "range": "30 ft"}, web={"recharge": 5}
)


@pytest.mark.parametrize(
    ("text", "routines"),
    [
        ("The gloomcat makes two claw attacks.", [["claw", "claw"]]),
        ("The gloomcat makes three attacks: one with its bite and two with its claws.", [["bite", "claw", "claw"]]),
        ("The gloomcat makes two claw attacks and one bite attack.", [["claw", "claw", "bite"]]),
        ("The gloomcat makes two ranged attacks.", [["spine", "spine"]]),
        ("The gloomcat makes two attacks with its spines.", [["spine", "spine"]]),
        (
            "The gloomcat makes two attacks: one with its bite and one with its claw or two with its spines.",
            [["bite", "claw"], ["spine", "spine"]],
        ),
        ("The gloomcat makes two attacks: one with its bite and one with its claw or spine.", BITE_AND),
        ("The gloomcat makes two attacks, either with its claw or its spines.", [["claw"] * 2, ["spine"] * 2]),
        (
            "The gloomcat makes two attacks, only one of which can be a bite attack.",
            [["bite", "claw"], ["bite", "spine"], ["claw", "claw"], ["claw", "spine"], ["spine", "spine"]],
        ),
        (
            "The gloomcat makes two claw attacks. It can use its spines in place of one claw attack.",
            [["claw", "claw"], ["claw", "spine"]],
        ),
        (
            "The gloomcat makes two claw attacks. It can use its spines in place of any melee attack.",
            [["claw", "claw"], ["claw", "spine"], ["spine", "spine"]],
        ),
        ("The gloomcat makes two claw attacks. Alternatively, it can use its spines twice.", CLAWS_OR_SPINES),
        ("The gloomcat makes two claw attacks or uses its spines twice.", CLAWS_OR_SPINES),
        (
            "The gloomcat makes either two melee attacks--one with its bite and one with its claw--or two ranged "
            "attacks with its spines.",
            [["bite", "claw"], ["spine", "spine"]],
        ),
    ],
)
def test_routines(text: str, routines: list[list[str]]) -> None:
    of = bearer(bite={"reach": "5 ft"}, claw={"reach": "5 ft"}, spine={"reach": "none", "range": "30 ft"})

    element = read(text, "Multiattack", of=of)

    assert (element.says, element.grade) == ({"multiattack": routines}, FAITHFUL)


@pytest.mark.parametrize(
    "text",
    [
        "The gloomcat makes two tail attacks.",
        "The gloomcat makes three attacks: one with its bite and one with its claws.",
        "The gloomcat makes two web attacks.",
        "The gloomcat makes two claw attacks if it is hungry.",
        "The gloomcat makes two attacks, only one of which can be a bite attack.",
    ],
)
def test_routines_that_do_not_add_up_are_played_by_hand(text: str) -> None:
    assert read(text, "Multiattack", of=TEETH).grade == BY_HAND


@pytest.mark.parametrize(
    ("text", "routine"),
    [
        ("The gloomcat can use its Howl. It then makes two attacks: one with its bite and one with its claw.", "hbc"),
        ("The gloomcat can use its Howl and makes one attack with its bite.", "bh"),
        ("The gloomcat makes one bite attack and, if it can, uses its Howl.", "bh"),
    ],
)
def test_a_power_among_the_attacks_is_a_part_of_them(text: str, routine: str) -> None:
    of = bearer(bite={"reach": "5 ft"}, claw={"reach": "5 ft"})
    of.powers["howl"] = {"id": "howl"}

    element = read(text, "Multiattack", of=of)

    names = {"h": "howl", "b": "bite", "c": "claw"}
    assert (element.says, element.grade) == ({"multiattack": [[names[each] for each in routine]]}, FAITHFUL)


def test_what_strikes_near_and_far_is_no_melee_attack_only() -> None:
    of = bearer(bite={"reach": "5 ft"}, spear={"reach": "5 ft", "range": "20/60 ft"})

    element = read(
        "The gloomcat makes two melee attacks: one with its bite and one with its spear.", "Multiattack", of=of
    )

    assert element.lost == ["melee"]


def test_legendary_actions_have_a_price() -> None:
    strike = read("The gloomcat makes a claw attack.", "Swipe (Costs 2 Actions)", LEGENDARY, TEETH)
    look = read("The gloomcat makes a Wisdom (Perception) check.", "Look", LEGENDARY)

    assert strike.says == {"powers": [{"id": "swipe", "cost": "legendary", "price": 2, "weapon": "claw"}]}
    assert look.says == {"powers": [{"id": "look", "cost": "legendary", "skill": "perception"}]}
    assert read("The gloomcat makes a claw attack.", "Swipe (Wild Form Only)", LEGENDARY, TEETH).grade == PARTLY


def test_one_of_a_kind_is_a_target() -> None:
    text = (
        "One humanoid the gloomcat can see within 30 feet of it must succeed on a DC 12 Wisdom saving throw or be {}."
    )

    element = read(text.format("charmed for 1 hour"), "Purr")

    assert element.says["powers"][0]["who"] == {"within": "30 ft", "if": {"kind": "humanoid"}}
    assert element.grade == FAITHFUL
    assert read(text.format("magically charmed for 1 hour"), "Purr").says["powers"][0]["magic"] is True
    assert read(text.format("musically charmed for 1 hour"), "Purr").grade == BY_HAND
