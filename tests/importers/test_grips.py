"""The grammar of weapons for some targets only, and of those that seize."""

from typing import Any

import pytest

from affray.importers.card import FAITHFUL, PARTLY
from tests.importers.blocks import bearer, read

HEAD = "Melee Weapon Attack: +4 to hit, reach 5 ft., one {}. Hit: 7 (2d4 + 2) piercing damage"
HELD = ", and the target is grappled (escape DC 12). Until this grapple ends, "
ONE = {"not": {"me": {"holds": 1}}}


@pytest.mark.parametrize(
    ("whom", "only"),
    [
        ("prone creature", {"is": "prone"}),
        ("Medium or smaller creature", {"size": "medium"}),
        ("target not grappled by the gloomcat", {"not": {"from": "grappled"}}),
        ("creature grappled by the gloomcat", {"from": "grappled"}),
        ("target in the gloomcat's space", {"shares": True}),
    ],
)
def test_a_weapon_may_be_for_some_targets_only(whom: str, only: dict[str, Any]) -> None:
    element = read(HEAD.format(whom) + ".")

    assert element.grade == FAITHFUL, element.lost
    assert element.says["weapons"][0]["if"] == only


@pytest.mark.parametrize(
    ("rest", "only", "hold"),
    [
        (
            HELD + "the target is restrained, and the gloomcat can't bite another target.",
            ONE,
            {"hold": 12, "is": "restrained"},
        ),
        (HELD + "the gloomcat can't use its bite on another target.", ONE, {"hold": 12}),
        (
            ", and the target is grappled (escape DC 12). The gloomcat has two bites, each of which "
            "can grapple only one "
            "target.",
            None,
            {"hold": 12, "if": {"not": {"me": {"holds": 2}}}},
        ),
        (
            ". The target is grappled (escape DC 12) if the gloomcat isn't already grappling a creature.",
            None,
            {"hold": 12, "if": ONE},
        ),
        (
            ". The target is grappled (escape DC 12) if it is a Large or smaller creature and the "
            "gloomcat doesn't have "
            "two other creatures grappled.",
            None,
            {"hold": 12, "if": {"size": "large", "not": {"me": {"holds": 2}}}},
        ),
        (
            HELD + "the target is restrained and takes 7 (2d6) acid damage at the start of each of its turns.",
            None,
            {"hold": 12, "is": "restrained", "acts": [{"at": "start", "all": [{"harm": "2d6 acid"}]}]},
        ),
    ],
)
def test_what_is_so_while_one_is_held(rest: str, only: dict[str, Any] | None, hold: dict[str, Any]) -> None:
    element = read(HEAD.format("target") + rest)

    assert element.grade == FAITHFUL, element.lost
    (arm,) = element.says["weapons"]
    assert (arm.get("if"), arm["on-hit"]["all"]) == (only, [hold])


@pytest.mark.parametrize(
    ("rest", "mod"),
    [
        (
            HELD + "the target is restrained, the gloomcat can automatically hit the target with its bite, and the "
            "gloomcat can't make bite attacks against other targets.",
            {"hook": "sure", "about": "bite", "if": {"from": "grappled"}},
        ),
        (
            HELD + "the gloomcat can bite only the grappled creature and has advantage on attack rolls to do so.",
            {"hook": "attack", "edge": 1, "about": "bite", "if": {"from": "grappled"}},
        ),
    ],
)
def test_attacks_on_the_held(rest: str, mod: dict[str, Any]) -> None:
    element = read(HEAD.format("target") + rest)

    assert element.grade == FAITHFUL, element.lost
    assert element.says["weapons"][0]["if"] == ONE
    assert element.says["traits"] == {"bite-hold": {"mods": [mod]}}


def test_another_limb_than_this_one_is_not_understood() -> None:
    assert read(HEAD.format("target") + HELD + "the gloomcat can't use its tail on another target.").grade == PARTLY


def test_a_power_may_be_for_the_grappled() -> None:
    text = "One creature grappled by the gloomcat must succeed on a DC 12 Constitution saving throw or be poisoned."

    element = read(text, "Suck", of=bearer(claw={"reach": "10 ft"}))

    assert element.grade == FAITHFUL, element.lost
    assert element.says["powers"][0]["who"] == {"within": "10 ft", "if": {"from": "grappled"}}


def test_a_swarm_bites_less_when_half_of_it_is_gone() -> None:
    text = HEAD.format("target in the gloomcat's space").replace("reach 5", "reach 0") + (
        ", or 2 (1d4) piercing damage if the gloomcat has half of its hit points or fewer."
    )

    (arm,) = read(text).says["weapons"]

    assert (arm["reach"], arm["instead"]) == ("5 ft", {"damage": "1d4", "if": {"me": {"hurt": "half"}}})
