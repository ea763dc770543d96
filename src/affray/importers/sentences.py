"""The grammar of actions: attacks, what a hit brings, saves, areas, multiattacks.  Start at `RULES`.

A rule is a pattern for a sentence or a clause, made of `phrases.py`, and a function that notes what it means in the
draft. A function that returns False declines: then the words are not understood. Patterns are matched to the end of the
clause, so that no word is passed over.
"""

import re
from typing import Final

from affray.importers.draft import ACTION, LEGENDARY, TRAIT, Draft
from affray.importers.grips import LESS, WHOM, targets_in
from affray.importers.phrases import (
    AMOUNT,
    CONDITION,
    DAMAGES,
    FEET,
    IT,
    KIND,
    MUST,
    SAVE,
    SIZE,
    TYPE,
    WHOLE,
    Rule,
    Step,
    read_amount,
    read_damages,
    read_feet,
    read_kinds,
    steps_in,
)

WEAPONS_OF_LITTLE_USE: Final = ("net", "lance")
"""Weapons of the table with a rule of their own: a stat block's own words about them are not ours."""
PAINTED: Final = (
    "beats its wings",
    "utters a blasphemous word",
    "emits (?:a horrific screech|magical, divine energy)",
    "magically emits scintillating, multicolored light",
)
"""What says nothing that the rest does not say."""


# --- attacks


def attack(draft: Draft, match: re.Match[str]) -> bool | None:
    """Melee Weapon Attack: +4 to hit, reach 5 ft., one target. Hit: 7 (2d4 + 2) piercing damage"""
    if draft.arm is not None or draft.section != ACTION or draft.id in WEAPONS_OF_LITTLE_USE:
        return False  # a weapon of ours is for the action
    is_melee, is_ranged = "melee" in match["how"].lower(), "ranged" in match["how"].lower()
    only = targets_in(match["whom"])
    is_vague = is_melee is not bool(match["reach"]) or is_ranged is not bool(match["range"])
    if is_vague or (match["reach"] == "0 ft" and only != {"shares": True}):
        return False
    arm: dict[str, object] = {"hit": int(match["hit"].replace(" ", ""))}
    parts, wrong = read_damages(f"{match['damage'] or ''} {match['more'] or ''}")
    if parts:
        arm["damage"] = parts[0]
    if parts[1:]:
        arm["more"] = parts[1:]
    if only is not None:
        arm["if"] = only
    for field, words in (("versatile", "two"), ("thrown", "far"), ("instead", "less")):
        if match[words]:
            dice, fits = read_amount(match[words])
            wrong += [] if fits else [match[words]]
            arm[field] = {"damage": dice, "if": {"me": {"hurt": "half"}}} if field == "instead" else dice
            if match[f"{words}type"].lower() != parts[0].split()[-1]:
                return False
    if match["far"]:
        arm["properties"] = ["thrown"]
    draft.wrong += wrong
    arm["reach"] = "none" if not is_melee else read_feet(match["reach"]) if match["reach"] != "0 ft" else "5 ft"
    if is_ranged:
        arm["range"] = match["range"] if match["range"].endswith("ft") else f"{match['range']} ft"
    if "spell" in match["how"].lower():
        arm["magical"] = True
    draft.arm = arm
    return None


def condition_on_target(draft: Draft, text: str) -> bool:
    """Whom what follows is for: read from `If the target is a Large or smaller creature other than an undead`."""
    only: dict[str, object] = {}
    if size := re.search(rf"({SIZE}) or smaller", text, re.IGNORECASE):
        only["size"] = size[1].lower()
    words, _, others = text.partition(" other than ")
    if kinds := read_kinds(words):
        only["kind"] = kinds[0]
    if kinds := read_kinds(others):
        only["not"] = {"kind": kinds if len(kinds) > 1 else kinds[0]} | ({"feature": "elf"} if "elf" in others else {})
    if only and (draft.arm is None or draft.has_act or draft.only):
        return False  # what came before was for everybody
    draft.only = only or draft.only
    return True


IF_TARGET: Final = (
    rf"(?P<if>If (?:the target|it) is (?:{SIZE} or smaller|(?:a|an) (?:{KIND}|(?:{SIZE} or smaller )?creature"
    rf"(?: other than (?:a|an) (?:elf or )?{KIND}(?: or (?:a |an )?{KIND})?)?)), )"
)


def hit_save(draft: Draft, match: re.Match[str]) -> bool | None:
    """it must succeed on a DC 11 Strength saving throw or be knocked prone"""
    if draft.arm is None and draft.who is None and draft.at is None:
        return False
    if draft.roll or draft.has_act or (match["if"] and not condition_on_target(draft, match["if"])):
        return False
    happening = steps_in(match["or"])
    if happening is None:
        return False
    draft.save(match["save"])
    draft.take(draft.fail, happening)
    return None


def hit_half(draft: Draft, match: re.Match[str]) -> bool | None:
    """the target must make a DC 15 Constitution saving throw, taking 24 (7d6) poison damage on a failed save, or half
    as much damage on a successful one"""
    if draft.arm is None and draft.who is None and draft.at is None:
        return False
    if draft.roll or draft.has_act or (match["if"] and not condition_on_target(draft, match["if"])):
        return False
    parts, wrong = read_damages(match["damage"])
    draft.wrong += wrong
    draft.save(match["save"])
    draft.all.append({"harm": parts[0] if len(parts) == 1 else parts, "saved": "half"})
    if match["and"]:
        happening = steps_in(match["and"])
        if happening is None:
            return False
        draft.take(draft.fail, happening)
    return None


def hit_happens(draft: Draft, match: re.Match[str]) -> bool | None:
    """the target is grappled (escape DC 14)"""
    if draft.arm is None or draft.roll or draft.has_act:
        return False
    if match["if"] and not condition_on_target(draft, match["if"]):
        return False
    happening = steps_in(match["what"])
    if happening is None:
        return False
    draft.take(draft.all, happening)
    return None


def while_held(draft: Draft, match: re.Match[str]) -> bool | None:
    """Until this grapple ends, the target is restrained"""
    holds = [step for step in draft.all if "hold" in step]
    if len(holds) != 1:
        return False
    holds[0]["is"] = match["is"].lower()
    return None


def fells(draft: Draft, _match: re.Match[str]) -> bool | None:
    """If the poison damage reduces the target to 0 hit points, the target is stable but poisoned for 1 hour ..."""
    steps = [*draft.all, *draft.fail]
    if draft.arm is None or not draft.roll or len(steps) != 1 or not str(steps[0].get("harm")).endswith(" poison"):
        return False
    if draft.only:
        return False
    draft.fells = True
    return None


def withers(draft: Draft, match: re.Match[str]) -> bool | None:
    """or its hit point maximum is reduced by an amount equal to the damage taken, until a long rest; at 0 it dies"""
    if draft.arm is None or draft.has_act or draft.roll or "damage" not in draft.arm:
        return False
    types = [str(part).split()[-1] for part in (draft.arm["damage"], *draft.arm.get("more", ()))]
    named = match["type"].lower() if match["type"] else types[0]
    if named not in types or (len(types) > 1 and not match["type"]):
        return False
    draft.save(match["save"])
    draft.fail.append({"wither": named})
    return None


def webbed(draft: Draft, match: re.Match[str]) -> bool | None:
    """The target is restrained by webbing, and bursts it by a Strength check"""
    if draft.arm is None or draft.has_act:
        return False
    draft.webbed = int(match["dc"])
    return None


def web_breaks(draft: Draft, _match: re.Match[str]) -> bool | None:
    """It is what our web is made of"""
    return None if draft.webbed else False


# --- what follows from a save


def fails(draft: Draft, match: re.Match[str]) -> bool | None:
    """On a failed save, the creature is pushed 60 feet away from the dragon"""
    if not draft.roll or draft.fells:
        return False
    happening = steps_in(match["what"])
    if happening is None:
        return False
    draft.take(draft.fail, happening)
    return None


def must_save(draft: Draft, match: re.Match[str]) -> bool | None:
    """must make a DC 13 Strength saving throw, and what follows says what happens"""
    if draft.roll or draft.has_act or not (draft.arm or draft.who or draft.at):
        return False
    draft.save(match["save"])
    return None


def half_on_success(draft: Draft, match: re.Match[str]) -> bool | None:
    """On a successful save, the creature takes half as much damage"""
    harms = [step for step in draft.fail if "harm" in step]
    if not draft.roll or len(harms) != 1 or draft.all:
        return False
    spared = re.findall(SPARED, (match["spared"] or "").lower())
    if not all(words in _brought(draft.fail) for words in spared):
        return False
    draft.fail.remove(harms[0])
    draft.all.append(harms[0] | {"saved": "half"})
    return None


def _brought(steps: list[Step]) -> str:
    """What a failed save brings, in the words of `isn't knocked prone`."""
    return " ".join(
        f"{'pushed' if 'push' in step else ''} {step.get('lay', '')} {step.get('is', '')}" for step in steps
    )


def pushes(draft: Draft, match: re.Match[str]) -> bool | None:
    """The dragon pushes the target 10 feet away"""
    if draft.arm is None or draft.roll or draft.has_act:
        return False
    if match["if"] and not condition_on_target(draft, match["if"]):
        return False
    draft.all.append({"push": read_feet(match["feet"])})
    draft.lost += [match["upto"].strip()] if match["upto"] else []
    return None


def ends_when_hurt(draft: Draft, match: re.Match[str]) -> bool | None:
    """This effect ends for a creature if it takes damage or someone uses an action to wake it"""
    if len(draft.laid) != 1 or "ends" in draft.laid[0]:
        return False
    draft.laid[0]["ends"] = ["hurt", "shaken"] if match["wake"] else "hurt"
    return None


def becomes_immune(draft: Draft, match: re.Match[str]) -> bool | None:
    """If a creature's saving throw is successful or the effect ends for it, it is immune.

    Then nobody is touched twice: whoever still bears the effect is not given it again.
    """
    if not draft.roll or match["name"].lower() != draft.name.lower():
        return False
    if match["ends"] and (not draft.laid or len(draft.laid) != len([*draft.all, *draft.fail])):
        return False  # what does more than lay an effect does so again while that lasts
    draft.immune = "once" if match["ends"] else True
    return None


# --- attacks by one action


def one_attack(draft: Draft, match: re.Match[str]) -> bool | None:
    """The dragon makes a tail attack"""
    weapon = draft.bearer.weapon(match["what"])
    if draft.section != LEGENDARY or draft.power or weapon is None or "recharge" in draft.bearer.weapons[weapon]:
        return False
    draft.power = {"weapon": weapon}
    return None


def looks_about(draft: Draft, _match: re.Match[str]) -> bool | None:
    """The dragon makes a Wisdom (Perception) check"""
    if draft.section != LEGENDARY or draft.power:
        return False
    draft.power = {"skill": "perception"}
    return None


def heals(draft: Draft, match: re.Match[str]) -> bool | None:
    """The unicorn magically regains 11 (2d8 + 2) hit points"""
    if draft.section == TRAIT or draft.power or draft.has_act or draft.arm:
        return False
    dice, fits = read_amount(match["amount"])
    draft.then.append({"heal": dice})
    draft.wrong += [] if fits else [match["amount"]]
    return None


def says_nothing(_draft: Draft, _match: re.Match[str]) -> bool | None:
    """What only paints: the dragon beats its wings"""
    return None


SPARED: Final = rf"{CONDITION}|prone|pushed"
FAILING: Final = rf"(?:{IT}|a creature|a target|each creature|the affected creature)"
TO_ONE: Final = rf"(?:{IF_TARGET})?(?:{IT} )?"
"""Whom it is about; nobody is named again after `each creature in that area`."""
RULES: Final[tuple[Rule, ...]] = (
    (
        r"(?P<how>(?:Melee|Ranged|Melee or Ranged) (?:Weapon|Spell) Attack): (?P<hit>[+-] ?[0-9]+) to hit, "
        rf"(?:reach (?P<reach>{FEET}))?(?: or |, )?(?:range (?P<range>[0-9]+(?:/[0-9]+)? ft))?, "
        rf"one (?P<whom>{WHOM})\. Hit: (?:(?P<damage>{DAMAGES})(?:{LESS})?"
        rf"(?:,? or (?P<two>{AMOUNT}) (?P<twotype>{TYPE}) damage if (?:used|wielded) (?:with two hands|two-handed)"
        r"(?: to make a melee attack)?)?"
        rf"(?: in melee or (?P<far>{AMOUNT}) (?P<fartype>{TYPE}) damage at range)?"
        rf"(?:,? plus (?P<more>{DAMAGES}))?(?=[.;]|,? and\b|, or\b|$)|(?=The (?:target|creature) (?:is|must) ))",
        attack,
    ),
    (
        rf"The (?:target|creature) must (?:succeed on|make) (?P<save>{SAVE}) or its hit point maximum is reduced by "
        rf"an amount equal to the (?:(?P<type>{TYPE}) )?damage taken\. (?:This|The) reduction lasts until the "
        r"(?:target|creature) finishes a long rest\. The (?:target|creature) dies if this (?:effect|reduction) reduces "
        r"its hit point maximum to 0" + WHOLE,
        withers,
    ),
    (rf"{TO_ONE}{MUST} (?P<save>{SAVE}) or (?P<or>[^.;]+?){WHOLE}", hit_save),
    (
        rf"{TO_ONE}{MUST} (?P<save>{SAVE}),? taking (?P<damage>{DAMAGES}) on a (?:failed save|failure)"
        rf"(?: and (?P<and>[^.;,]+))?,? or half (?:as much )?damage on a (?:success|successful (?:one|save)){WHOLE}",
        hit_half,
    ),
    (rf"{TO_ONE}{MUST} (?P<save>{SAVE}){WHOLE}", must_save),
    (
        rf"(?:{IF_TARGET})?§ pushes (?:the target|it|the creature) (?P<upto>up to )?(?P<feet>{FEET}) (?:straight )?away"
        r"(?: from (?:it|itself|§))?" + WHOLE,
        pushes,
    ),
    (rf"(?:{IF_TARGET})?(?:{IT}) (?P<what>(?:is|takes) [^.;]+?){WHOLE}", hit_happens),
    (r"Until this grapple ends, (?:the target|the creature) is (?P<is>restrained)" + WHOLE, while_held),
    (
        r"If the poison damage reduces the target to 0 hit points, the target is stable but poisoned for 1 hour, "
        r"even after regaining hit points, and is paralyzed while poisoned in this way" + WHOLE,
        fells,
    ),
    (
        r"The (?:target|creature) is restrained by webbing\. As an action, the restrained (?:target|creature) can make "
        r"a DC (?P<dc>[0-9]+) Strength check, (?:bursting|escaping from) the webbing on a success" + WHOLE,
        webbed,
    ),
    (
        r"The webbing can also be attacked and destroyed \(AC 10; hp 5; vulnerability to fire damage; immunity to "
        r"bludgeoning, poison, and psychic damage\)" + WHOLE,
        web_breaks,
    ),
    (rf"On a (?:failed save|failure),? {FAILING} (?P<what>[^.;]+?){WHOLE}", fails),
    (
        rf"On a (?:success|successful save),? {FAILING} takes half (?:as much|the) damage"
        rf"(?:,? (?:and|but) isn't (?P<spared>(?:knocked )?(?:{SPARED})(?:,? (?:or|and) (?:knocked )?(?:{SPARED}))?))?"
        + WHOLE,
        half_on_success,
    ),
    (
        r"This effect ends for a creature if (?:the creature|it) takes damage"
        r"(?P<wake> or someone uses an action to wake it)?" + WHOLE,
        ends_when_hurt,
    ),
    (
        r"If (?:a creature's|the target's) saving throw is successful(?P<ends> or the effect ends for it)?, "
        r"(?:the creature|the target|it) is immune to §'s (?P<name>[A-Za-z' ]+) for the next 24 hours" + WHOLE,
        becomes_immune,
    ),
    (
        r"On a successful saving throw, (?:the creature|the target) is immune to §'s (?P<name>[A-Za-z' ]+) for 24 hours"
        r"(?P<ends>(?!))?" + WHOLE,
        becomes_immune,
    ),
    (r"§ makes (?:a|an|one) (?P<what>[a-z' -]+?) attack" + WHOLE, one_attack),
    (r"§ makes one attack with its (?P<what>[a-z' -]+?)" + WHOLE, one_attack),
    (r"§ makes one (?P<what>unarmed strike)" + WHOLE, one_attack),
    (rf"§ (?:magically )?regains (?P<amount>{AMOUNT}) hit points" + WHOLE, heals),
    (r"§ makes a Wisdom \(Perception\) check" + WHOLE, looks_about),
    (rf"§ (?:{'|'.join(PAINTED)})" + WHOLE, says_nothing),
)
