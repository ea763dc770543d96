"""The grammar of weapons for some targets only, and of those that seize: what is so while one is held.

Start at `RULES`; the targets of an attack: `targets_in`.
"""

import re
from typing import Any, Final

from affray.importers.draft import ACTION, Draft, slug
from affray.importers.phrases import (
    AMOUNT,
    COUNT,
    DAMAGES,
    SIZE,
    TYPE,
    WHOLE,
    Rule,
    Step,
    read_count,
    read_damages,
)

WHOM: Final = (
    rf"target|creature|prone creature|{SIZE} or smaller creature|(?:target|creature) (?:not |that isn't )?grappled by §"
    r"|(?:target|creature) in §'s space"
)
SAME: Final = r"(?:the target|the creature|it)"
ESCAPE: Final = r"grappled(?: by §)? \(escape DC (?P<dc>[0-9]+)\)"
HELD: Final = r"Until (?:this|the) grapple ends, "
ALREADY: Final = r"§ isn't already (?:grappling|constricting) a creature"
OTHERS: Final = rf"§ doesn't have (?P<others>{COUNT}) other creatures grappled"


def targets_in(words: str) -> dict[str, Any] | None:
    """Whom a weapon is for, from `one prone creature`; None if for everybody."""
    if "prone" in words:
        return {"is": "prone"}
    if size := re.match(rf"({SIZE}) or smaller", words, re.IGNORECASE):
        return {"size": size[1].lower()}
    if "'s space" in words:
        return {"shares": True}
    if "grappled" in words:
        held = {"from": "grappled"}
        return {"not": held} if "not" in words or "isn't" in words else held
    return None


def is_this(draft: Draft, words: str) -> bool:
    """Is it this weapon that they name, in the singular or the plural, or by its verb?"""
    id = slug(words)
    return draft.id in (id, f"{id}s", id.removesuffix("s"))


def the_hold(draft: Draft) -> Step | None:
    """The one step that grapples."""
    holds = [step for step in (*draft.all, *draft.fail) if "hold" in step]
    return holds[0] if len(holds) == 1 else None


def full_hands(number: int) -> dict[str, Any]:
    """No more than so many are held."""
    return {"not": {"me": {"holds": number}}}


def both(one: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    """Two filters that must hold together."""
    if "not" in one and "not" in other:
        return one | other | {"not": one["not"] | other["not"]}
    return one | other


def no_other(draft: Draft, match: re.Match[str]) -> bool | None:
    """the crocodile can't bite another target; the octopus can't use its tentacles on another target"""
    if draft.arm is None or the_hold(draft) is None or not is_this(draft, match["verb"] or match["weapon"]):
        return False
    draft.arm["if"] = both(draft.arm.get("if", {}), full_hands(1))
    return None


def holds_if_free(draft: Draft, match: re.Match[str]) -> bool | None:
    """The target is grappled (escape DC 14) if the devil isn't already grappling a creature"""
    if draft.arm is None or draft.has_act or draft.roll or draft.only:
        return False
    only = full_hands(read_count(match["others"]) if match["others"] else 1)
    if match["size"]:
        only = {"size": match["size"].lower()} | only
    step: Step = {"hold": int(match["dc"])}
    if match["is"]:
        step["is"] = match["is"].lower()
    draft.all.append(step | {"if": only})
    return None


def held_and(draft: Draft, match: re.Match[str]) -> bool | None:
    """it is grappled (escape DC 13) and restrained until the grapple ends"""
    if draft.arm is None or draft.has_act or draft.roll or draft.only:
        return False
    draft.only = {"size": match["size"].lower()} if match["size"] else None
    draft.all.append({"hold": int(match["dc"]), "is": match["is"].lower()})
    return None


def limbs(draft: Draft, match: re.Match[str]) -> bool | None:
    """The crab has two claws, each of which can grapple only one target"""
    hold = the_hold(draft)
    if hold is None or "if" in hold or not is_this(draft, match["limb"]):
        return False
    hold["if"] = full_hands(read_count(match["count"]))
    return None


def suffers_while_held(draft: Draft, match: re.Match[str]) -> bool | None:
    """Until this grapple ends, the target is restrained and takes 7 (2d6) damage at the start of each of its turns"""
    hold = the_hold(draft)
    if hold is None or "acts" in hold:
        return False
    parts, wrong = read_damages(match["damage"])
    draft.wrong += wrong
    hold["is"] = match["is"].lower()
    hold["acts"] = [{"at": "start", "all": [{"harm": parts[0] if len(parts) == 1 else parts}]}]
    return None


def weak_while_held(draft: Draft, match: re.Match[str]) -> bool | None:
    """the target is restrained and has disadvantage on Strength checks and Strength saving throws, ..."""
    hold = the_hold(draft)
    if hold is None or draft.arm is None or not is_this(draft, match["weapon"]):
        return False
    hold["is"] = match["is"].lower()
    hold["mods"] = [{"hook": ["check", "save"], "edge": -1, "about": "str"}]
    draft.lost.append(match["same"])  # which of its limbs holds whom is not told apart
    return None


def hits_held(draft: Draft, match: re.Match[str]) -> bool | None:
    """the target is restrained, the marilith can automatically hit the target with its tail, and it can't ... others"""
    hold = the_hold(draft)
    if hold is None or draft.arm is None or not is_this(draft, match["weapon"]) or not is_this(draft, match["again"]):
        return False
    hold["is"] = match["is"].lower()
    draft.arm["if"] = both(draft.arm.get("if", {}), full_hands(1))
    draft.mods.append({"hook": "sure", "about": draft.id, "if": {"from": "grappled"}})
    return None


def bites_held(draft: Draft, match: re.Match[str]) -> bool | None:
    """the ankheg can bite only the grappled creature and has advantage on attack rolls to do so"""
    if draft.arm is None or the_hold(draft) is None or not is_this(draft, match["verb"]):
        return False
    draft.arm["if"] = both(draft.arm.get("if", {}), full_hands(1))
    draft.mods.append({"hook": "attack", "edge": 1, "about": draft.id, "if": {"from": "grappled"}})
    return None


def one_grappled(draft: Draft, _match: re.Match[str]) -> bool | None:
    """One creature grappled by the chuul must succeed on ..."""
    if draft.arm or draft.who is not None or draft.section != ACTION:
        return False
    reaches = [int(arm["reach"].split()[0]) for arm in draft.bearer.weapons.values() if arm["reach"] != "none"]
    if not reaches:
        return False
    draft.who = {"within": f"{max(reaches)} ft", "if": {"from": "grappled"}}
    return None


def pulls_held(draft: Draft, match: re.Match[str]) -> bool | None:
    """The roper pulls each creature grappled by it up to 25 ft. straight toward it"""
    if draft.arm or draft.who is not None or draft.section != ACTION:
        return False
    reaches = [int(arm["reach"].split()[0]) for arm in draft.bearer.weapons.values() if arm["reach"] != "none"]
    if not reaches:
        return False
    draft.who = {"area": f"burst {max(reaches)} ft", "if": {"from": "grappled"}}
    draft.all.append({"pull": match["feet"]})
    draft.lost.append("up to")
    return None


RULES: Final[tuple[Rule, ...]] = (
    (
        rf"(?:{HELD})?§ can't (?:(?P<verb>bite|constrict|smother)|use its (?P<weapon>[a-z ]+?) on) another target"
        + WHOLE,
        no_other,
    ),
    (
        rf"The target is {ESCAPE} if {ALREADY}(?:, and the target is (?P<is>restrained) until this grapple ends)?"
        r"(?P<others>(?!))?(?P<size>(?!))?" + WHOLE,
        holds_if_free,
    ),
    (
        rf"The target is {ESCAPE} if it is an? (?P<size>{SIZE}) or smaller creature and {OTHERS}(?P<is>(?!))?" + WHOLE,
        holds_if_free,
    ),
    (
        rf"(?:If the target is (?:an? )?(?P<size>{SIZE}) or smaller(?: creature)?, )?{SAME} is {ESCAPE} and "
        r"(?P<is>restrained) until (?:the|this) grapple ends" + WHOLE,
        held_and,
    ),
    (
        rf"§ has (?P<count>{COUNT}) (?P<limb>[a-z ]+?), each of which can grapple (?:only )?one target" + WHOLE,
        limbs,
    ),
    (
        rf"{HELD}{SAME} is (?P<is>restrained) and takes (?P<damage>{DAMAGES}) at the start of each of its turns"
        + WHOLE,
        suffers_while_held,
    ),
    (
        rf"{HELD}{SAME} is (?P<is>restrained) and has disadvantage on Strength checks and Strength saving throws, and "
        r"§ can't use the (?P<same>same) (?P<weapon>[a-z ]+?) on another target" + WHOLE,
        weak_while_held,
    ),
    (
        rf"{HELD}{SAME} is (?P<is>restrained), § can automatically hit the target with its (?P<weapon>[a-z ]+?), and "
        r"§ can't make (?P<again>[a-z ]+?) attacks against other targets" + WHOLE,
        hits_held,
    ),
    (
        rf"{HELD}§ can (?P<verb>bite) only the grappled creature and has advantage on attack rolls to do so" + WHOLE,
        bites_held,
    ),
    (r"One creature grappled by §(?= must )", one_grappled),
    (r"§ pulls each creature grappled by it up to (?P<feet>[0-9]+ ft) straight toward it" + WHOLE, pulls_held),
)
LESS: Final = rf"(?: or|, or) (?P<less>{AMOUNT}) (?P<lesstype>{TYPE}) damage if § has half of its hit points or fewer"
"""Of a swarm: what its damage comes down to."""
