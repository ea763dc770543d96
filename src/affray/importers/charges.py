"""The grammar of charges: what a hit brings after a run, and the attack that may follow it.  Start at `RULES`."""

import re
from typing import Any, Final

from affray.importers.draft import TRAIT, Draft
from affray.importers.phrases import AMOUNT, FEET, TYPE, WHOLE, Rule, read_amount, read_feet

RUN: Final = (
    rf"If § moves at least (?P<run>{FEET}) straight toward a (?:target|creature) and then hits it with (?:an?|its) "
    r"(?P<weapon>[a-z ]+?)(?: attack)? on the same turn, "
)
MORE: Final = rf"(?:the|that) target takes an extra (?P<extra>{AMOUNT}) (?:(?P<type>{TYPE}) )?damage"
SAVE_STR: Final = r"must succeed on a DC (?P<dc>[0-9]+) Strength saving throw or be "
PUSHED: Final = rf"(?:pushed (?P<upto>up to )?(?P<push>{FEET}) away(?: from §)? and )?knocked prone"


def charge(draft: Draft, match: re.Match[str]) -> bool | None:
    """If the boar moves at least 20 ft. straight toward a target and then hits it with a tusk attack ..."""
    weapon = draft.bearer.weapon(match["weapon"])
    if draft.section != TRAIT or weapon is None or draft.acts or draft.mods:
        return False
    found: dict[str, Any] = match.groupdict()
    ran = {"me": {"ran": read_feet(match["run"])}}
    if found.get("extra"):
        dice, fits = read_amount(found["extra"])
        mod: dict[str, Any] = {"hook": "damage", "add": dice, "about": weapon, "if": ran}
        if found.get("type"):
            mod["type"] = found["type"].lower()
        draft.mods.append(mod)
        draft.wrong += [] if fits else [found["extra"]]
    if found.get("dc"):
        steps: list[dict[str, Any]] = [{"lay": "prone"}]
        if found["push"]:
            steps.insert(0, {"push": read_feet(found["push"])})
            draft.lost += [found["upto"].strip()] if found["upto"] else []
        act = {"at": "hits", "about": weapon, "who": {"if": ran}, "roll": f"save str {match['dc']}", "fail": steps}
        draft.acts.append(act)
    return None


def follows(draft: Draft, match: re.Match[str]) -> bool | None:
    """If the target is prone, the horse can make another attack with its hooves against it as a bonus action"""
    weapon = draft.bearer.weapon(match["weapon"])
    if weapon is None or len(draft.acts) != 1 or draft.acts[0]["at"] != "hits":
        return False
    first = draft.acts[0]
    who = {"if": first["who"]["if"] | {"is": "prone"}}
    draft.acts.append({"at": "hits", "about": first["about"], "who": who, "all": [{"follow": weapon}]})
    return None


RULES: Final[tuple[Rule, ...]] = (
    (rf"{RUN}{MORE}\. If the target is a creature, it {SAVE_STR}{PUSHED}{WHOLE}", charge),
    (rf"{RUN}{MORE}{WHOLE}", charge),
    (rf"{RUN}that target {SAVE_STR}{PUSHED}{WHOLE}", charge),
    (
        r"If the target is prone, § can make (?:one|another) (?:attack with its )?(?P<weapon>[a-z ]+?)(?: attack)? "
        r"against it as a bonus action" + WHOLE,
        follows,
    ),
)
