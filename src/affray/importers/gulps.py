"""The grammar of those who swallow others, and of what is so with those inside.  Start at `RULES`."""

import re
from typing import Any, Final

from affray.importers.draft import ACTION, Draft
from affray.importers.grips import HELD, the_hold
from affray.importers.phrases import AMOUNT, DAMAGES, SAVE, SIZE, TYPE, WHOLE, Rule, Step, read_damages, read_save

SWALLOWED: Final = "swallowed"
NOT_COPIED: Final = ("id", "on-hit", "if", "recharge")
"""What an attack that is made anew does not take over from the weapon."""


def the_gulp(draft: Draft) -> Step | None:
    """The one step that swallows."""
    gulps = [step for step in (*draft.all, *draft.fail) if "take-in" in step]
    return gulps[0] if len(gulps) == 1 else None


def bites_the_held(draft: Draft, match: re.Match[str]) -> bool | None:
    """The behir makes one bite attack against a Medium or smaller target it is grappling"""
    weapon = draft.bearer.weapon(match["weapon"])
    if draft.section != ACTION or draft.arm is not None or draft.has_act or weapon is None:
        return False
    like = draft.bearer.weapons[weapon]
    draft.arm = {key: value for key, value in like.items() if key not in NOT_COPIED}
    draft.arm["if"] = {"from": "grappled", "size": match["size"].lower()}
    return None


def swallows(draft: Draft, _match: re.Match[str]) -> bool | None:
    """If the attack hits, the target is also swallowed, and the grapple ends"""
    if draft.arm is None or draft.has_act or draft.arm.get("if", {}).get("from") != "grappled":
        return False
    draft.all.append({"take-in": SWALLOWED})
    return None


def swallows_the_held(draft: Draft, match: re.Match[str]) -> bool | None:
    """If the target is a Large or smaller creature grappled by the kraken, that creature is swallowed"""
    if draft.arm is None or draft.has_act or draft.only:
        return False
    draft.only = {"size": match["size"].lower(), "from": "grappled"}
    draft.all.append({"take-in": SWALLOWED})
    return None


def swallows_by_save(draft: Draft, match: re.Match[str]) -> bool | None:
    """If the target is a Large or smaller creature, it must succeed on a DC 19 Dexterity saving throw or be ..."""
    if draft.arm is None or draft.has_act or draft.only or draft.roll:
        return False
    draft.only = {"size": match["size"].lower()}
    draft.roll = read_save(match["save"])
    draft.fail.append({"take-in": SWALLOWED})
    return None


def is_so_inside(draft: Draft, match: re.Match[str]) -> bool | None:
    """While swallowed, the target is blinded and restrained, it has total cover ..., and it takes 21 (6d6) ..."""
    gulp = the_gulp(draft)
    if gulp is None or "is" in gulp:
        return False
    parts, wrong = read_damages(match["damage"])
    draft.wrong += wrong
    gulp["is"] = ["blinded", "restrained"]
    gulp["acts"] = [{"at": "start me", "all": [{"harm": parts[0] if len(parts) == 1 else parts}]}]
    return None


def only_one(draft: Draft, _match: re.Match[str]) -> bool | None:
    """A behir can have only one creature swallowed at a time"""
    if draft.arm is None or the_gulp(draft) is None or "not" in draft.arm.get("if", {}):
        return False
    only: dict[str, Any] = draft.arm.setdefault("if", {})
    only["not"] = {"me": {"contains": 1}}
    return None


def bursts(draft: Draft, match: re.Match[str]) -> bool | None:
    """If the worm takes 30 damage or more on a single turn from a creature inside it, the worm must succeed on ..."""
    gulp = the_gulp(draft)
    if gulp is None or "bursts" in gulp:
        return False
    gulp["bursts"] = {"hurt": int(match["hurt"]), "roll": read_save(match["save"])}
    return None


def comes_out(draft: Draft, _match: re.Match[str]) -> bool | None:
    """If the worm dies, a swallowed creature ... can escape from the corpse: it does so at once, by our ruling"""
    return None if the_gulp(draft) is not None else False


def smothers(draft: Draft, _match: re.Match[str]) -> bool | None:
    """Until this grapple ends, the target is restrained, blinded, and at risk of suffocating, which takes minutes"""
    hold = the_hold(draft)
    if hold is None or "is" in hold:
        return False
    hold["is"] = ["blinded", "restrained"]
    return None


def hurts_the_held(draft: Draft, match: re.Match[str]) -> bool | None:
    """In addition, at the start of each of the target's turns, the target takes 10 (2d6 + 3) bludgeoning damage"""
    hold = the_hold(draft)
    if hold is None or "acts" in hold:
        return False
    parts, wrong = read_damages(match["damage"])
    draft.wrong += wrong
    hold["acts"] = [{"at": "start", "all": [{"harm": parts[0] if len(parts) == 1 else parts}]}]
    return None


WHO: Final = r"(?:the target|the creature|that creature)"
RULES: Final[tuple[Rule, ...]] = (
    (
        rf"§ makes one (?P<weapon>[a-z ]+?) attack against an? (?P<size>{SIZE}) or smaller (?:target|creature) it is "
        r"grappling" + WHOLE,
        bites_the_held,
    ),
    (
        rf"If the attack hits, (?:{WHO} takes the bite's damage(?: and|, the target) )?(?:{WHO} )?is (?:also )?"
        r"swallowed, and the grapple ends" + WHOLE,
        swallows,
    ),
    (
        rf"If the target is an? (?P<size>{SIZE}) or smaller creature grappled by §, that creature is swallowed, and "
        r"the grapple ends" + WHOLE,
        swallows_the_held,
    ),
    (
        rf"If the target is an? (?P<size>{SIZE}) or smaller creature, it must succeed on (?P<save>{SAVE}) or be "
        r"swallowed by §" + WHOLE,
        swallows_by_save,
    ),
    (
        r"(?:While swallowed, (?:the target|the creature)|(?:The|A) swallowed (?:target|creature)) is blinded and "
        rf"restrained, it has total cover against attacks and other effects outside §, and it takes "
        rf"(?P<damage>{DAMAGES}) at the start of each of §'s turns" + WHOLE,
        is_so_inside,
    ),
    (r"(?:A )?(?:§|[a-z]+) can have only one (?:creature|target) swallowed at a time" + WHOLE, only_one),
    (
        r"If § takes (?P<hurt>[0-9]+) damage or more on a single turn from (?:the swallowed creature|a creature inside "
        rf"it), § must succeed on (?P<save>{SAVE}) at the end of that turn or regurgitate (?:the creature|all "
        r"swallowed creatures), which falls? prone in a space within (?:5|10) ft of §" + WHOLE,
        bursts,
    ),
    (
        r"If § dies, a swallowed creature is no longer restrained by it and can escape from the corpse (?:by )?using "
        r"[0-9]+ ft of movement, exiting prone" + WHOLE,
        comes_out,
    ),
    (rf"{HELD}{WHO} is restrained, blinded, and at risk of suffocating" + WHOLE, smothers),
    (
        rf"In addition, at the start of each of the target's turns, the target takes (?P<damage>{AMOUNT} {TYPE} damage)"
        + WHOLE,
        hurts_the_held,
    ),
)
