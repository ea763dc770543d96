"""The grammar of what lasts after a failed save: by 5 or more, what else is so meanwhile, and what ends it.

Start at `RULES`.
"""

import re
from typing import Any, Final

from affray.importers.draft import Draft
from affray.importers.phrases import (
    CONDITION,
    DAMAGES,
    IT,
    WHOLE,
    Rule,
    Step,
    read_damages,
)

AWAKE: Final = r"or until it takes damage or another creature (?:uses|takes) an action to shake it awake"
BADLY: Final = r"(?:the saving throw fails|the target fails the saving throw) by 5 or more"
SUFFERING: Final = rf"(?:(?:A|The|An affected|The affected) )(?:(?P<who>{CONDITION}) )?(?:creature|target)"


def the_effect(draft: Draft) -> Step | None:
    """The one lasting effect that follows from a failed save or a hit."""
    return draft.laid[0] if len(draft.laid) == 1 else None


def widen(draft: Draft, step: Step) -> dict[str, Any]:
    """The effect, with a name of its own and room for more than a condition."""
    if "is" not in step:
        condition = step["lay"]
        rest = {key: value for key, value in step.items() if key != "lay"}
        step.clear()
        step |= {"lay": f"{draft.id}-{condition}"[:30], "is": [condition]} | rest
    return step


def worse(draft: Draft, match: re.Match[str]) -> bool | None:
    """If the saving throw fails by 5 or more, the target falls unconscious for the same duration, or until ... awake"""
    effect = the_effect(draft)
    if effect is None or not draft.roll or draft.badly or effect not in draft.fail or "lasts" not in effect:
        return False
    if match["result"] and draft.roll.split()[-1] != "10":
        return False  # 5 or lower is 5 or more below the DC
    more: Step = {"lay": match["is"].lower(), "lasts": effect["lasts"]}
    if match["awake"]:
        more["ends"] = ["hurt", "shaken"]
    draft.badly = [*draft.fail, more]
    return None


def meanwhile(draft: Draft, match: re.Match[str]) -> bool | None:
    """Until this poison ends, the target is paralyzed"""
    effect = the_effect(draft)
    if effect is None or (match["poison"] and effect["lay"] != "poisoned") or "is" in effect:
        return False
    widen(draft, effect)["is"].append(match["is"].lower())
    return None


def unhealed(draft: Draft, match: re.Match[str]) -> bool | None:
    """While poisoned in this way, the target can't regain hit points, and it takes ... at the start of its turns"""
    effect = the_effect(draft)
    if effect is None or effect["lay"] != match["is"].lower():
        return False
    widen(draft, effect)["mods"] = [{"hook": "unhealed"}]
    if match["damage"]:
        parts, wrong = read_damages(match["damage"])
        draft.wrong += wrong
        effect["acts"] = [{"at": "start", "all": [{"harm": parts[0] if len(parts) == 1 else parts}]}]
    return None


def ignites(draft: Draft, match: re.Match[str]) -> bool | None:
    """If the target is a creature or a flammable object, it ignites. Until someone takes an action to douse the fire,
    the target takes 5 (1d10) fire damage at the start of each of its turns"""
    if draft.arm is None or draft.has_act:
        return False
    parts, wrong = read_damages(match["damage"])
    draft.wrong += wrong
    burning = {"at": match["when"].lower(), "all": [{"harm": parts[0]}]}
    draft.all.append({"lay": "ablaze", "acts": [burning], "escape": "action", "by-others": True})
    if match["object"]:
        draft.lost.append(match["object"])  # things do not burn by themselves
    return None


def repeats(draft: Draft, match: re.Match[str]) -> bool | None:
    """The poisoned target can repeat the saving throw at the end of each of its turns"""
    effect = the_effect(draft)
    if effect is None or not draft.roll or effect not in draft.fail or "ends" in effect:
        return False
    if match["who"] and match["who"].lower() not in (effect["lay"], *effect.get("is", ())):
        return False
    effect["ends"] = "save-end"
    return None


def lasts_long(draft: Draft, _match: re.Match[str]) -> bool | None:
    """The poison lasts until it is removed by the lesser restoration spell or similar magic"""
    effect = the_effect(draft)
    return None if effect is not None and effect["lay"] == "poisoned" and "lasts" not in effect else False


def sees_me(draft: Draft, _match: re.Match[str]) -> bool | None:
    """If the target can see the mummy, it must succeed on ..."""
    if draft.who is None or draft.roll or draft.has_act or "if" in draft.who:
        return False
    draft.who["if"] = {"sees": True}
    return None


RULES: Final[tuple[Rule, ...]] = (
    (r"If the target can see §, (?=it must )", sees_me),
    (
        rf"If (?:{BADLY}|(?P<result>its saving throw result is 5 or lower)), (?:{IT}|the poisoned target) "
        rf"(?:falls|is also|is instead|is) (?P<is>{CONDITION}) for the same duration(?P<awake>, {AWAKE})?" + WHOLE,
        worse,
    ),
    (rf"Until (?:this|the) (?P<poison>poison) ends, {IT} is (?P<is>{CONDITION})" + WHOLE, meanwhile),
    (
        rf"While (?P<is>{CONDITION}) in this way, {IT} can't regain hit points"
        rf"(?:, and it takes (?P<damage>{DAMAGES}) at the start of each of its turns)?" + WHOLE,
        unhealed,
    ),
    (
        r"If the target is a creature(?: (?P<object>or a flammable object))?, it ignites\. Until (?:a "
        r"creature|a target|"
        rf"someone) takes an action to douse the fire, the target takes (?P<damage>{DAMAGES}) at the "
        rf"(?P<when>start|end) "
        r"of each of its turns" + WHOLE,
        ignites,
    ),
    (
        rf"{SUFFERING} can repeat the saving throw at the end of each of its turns, ending the (?:effect|condition) on "
        r"itself (?:on a success|with a successful save)" + WHOLE,
        repeats,
    ),
    (r"The poison lasts until it is removed by the lesser restoration spell or similar magic" + WHOLE, lasts_long),
)
