"""The grammar of those who swallow others."""

import pytest

from affray.importers.card import BY_HAND, FAITHFUL
from tests.importers.blocks import bearer, read

HEAD = "Melee Weapon Attack: +4 to hit, reach 5 ft., one target. Hit: 7 (2d4 + 2) piercing damage"
INSIDE = (
    " is blinded and restrained, it has total cover against attacks and other effects outside the gloomcat, and it "
    "takes 7 (2d6) acid damage at the start of each of the gloomcat's turns."
)
DEAD = (
    " If the gloomcat dies, a swallowed creature is no longer restrained by it and can escape from the corpse by using "
    "10 feet of movement, exiting prone."
)
BURSTS = (
    " If the gloomcat takes 20 damage or more on a single turn from a creature inside it, the gloomcat must succeed on "
    "a DC 12 Constitution saving throw at the end of that turn or regurgitate all swallowed creatures, which fall "
    "prone in a space within 10 feet of the gloomcat."
)
STEP = {
    "take-in": "swallowed",
    "is": ["blinded", "restrained"],
    "acts": [{"at": "start me", "all": [{"harm": "2d6 acid"}]}],
}


def test_a_bite_may_swallow_whoever_fails_a_save() -> None:
    text = (
        ". If the target is a Large or smaller creature, it must succeed on a DC 13 Dexterity saving throw or be "
        "swallowed by the gloomcat."
    )
    element = read(f"{HEAD}{text} A swallowed creature{INSIDE}{BURSTS}{DEAD}")

    assert element.grade == FAITHFUL, element.lost
    step = STEP | {"bursts": {"hurt": 20, "roll": "save con 12"}}
    assert element.says["weapons"][0]["on-hit"] == {"if": {"size": "large"}, "roll": "save dex 13", "fail": [step]}


def test_a_bite_may_swallow_one_who_is_held() -> None:
    text = (
        ". If the target is a Large or smaller creature grappled by the gloomcat, that creature is swallowed, and the "
        "grapple ends."
    )
    element = read(f"{HEAD}{text} While swallowed, the creature{INSIDE}")

    assert element.grade == FAITHFUL, element.lost
    assert element.says["weapons"][0]["on-hit"] == {"if": {"size": "large", "from": "grappled"}, "all": [STEP]}


@pytest.mark.parametrize("more", ["", "takes the bite's damage and "])
def test_swallowing_may_be_an_action_of_its_own(more: str) -> None:
    attack = "The gloomcat makes one bite attack against a Medium or smaller target it is grappling. "
    gulp = f"If the attack hits, the target {more}is swallowed, and the grapple ends. The swallowed target{INSIDE} "
    one = "The gloomcat can have only one target swallowed at a time."
    jaws = bearer(bite={"hit": 4, "damage": "2d4+2 piercing", "if": {"size": "large"}})
    element = read(attack + gulp + one + DEAD, "Swallow", of=jaws)

    assert element.grade == FAITHFUL, element.lost
    arm = element.says["weapons"][0]
    assert (arm["damage"], arm["on-hit"]) == ("2d4+2 piercing", {"all": [STEP]})
    assert arm["if"] == {"from": "grappled", "size": "medium", "not": {"me": {"contains": 1}}}


def test_a_word_more_is_not_understood() -> None:
    text = (
        ". If the target is a Large or smaller creature grappled by the gloomcat, that creature is swallowed, and the "
        "grapple ends."
    )
    inside = INSIDE.replace("blinded and", "blinded, deafened, and")

    assert read(f"{HEAD}{text} While swallowed, the creature{inside}").grade != FAITHFUL


def test_nothing_is_swallowed_without_a_bite() -> None:
    assert read("If the attack hits, the target is swallowed, and the grapple ends.").grade == BY_HAND


def test_who_smothers_blinds_and_hurts_the_held() -> None:
    text = (
        "Melee Weapon Attack: +5 to hit, reach 5 ft., one Medium or smaller creature. Hit: The creature is grappled "
        "(escape DC 13). Until this grapple ends, the target is restrained, blinded, and at risk of suffocating, and "
        "the gloomcat can't use its bite on another target. In addition, at the start of each of the target's turns, "
        "the target takes 10 (2d6 + 3) bludgeoning damage."
    )
    element = read(text)

    assert element.grade == FAITHFUL, element.lost
    acts = [{"at": "start", "all": [{"harm": "2d6+3 bludgeoning"}]}]
    hold = {"hold": 13, "is": ["blinded", "restrained"], "acts": acts}
    assert element.says["weapons"][0]["on-hit"] == {"all": [hold]}
