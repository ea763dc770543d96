"""The grammar of movement, senses and light.  Start at `RULES`."""

import re
from functools import partial
from typing import Final

from affray.importers.draft import TRAIT, Draft
from affray.importers.phrases import DAMAGES, FEET, WHOLE, Rule, read_damages, read_feet
from affray.importers.sentences import says_nothing
from affray.importers.traits import nothing


def moves(verb: str, draft: Draft, match: re.Match[str]) -> bool | None:
    """The dragon can then fly up to half its flying speed; The vampire moves up to its speed without provoking ..."""
    if draft.section == TRAIT or draft.power or draft.arm:
        return False
    step: dict[str, object] = {verb: "half" if match["half"] else "speed"}
    draft.then.append(step | ({"provokes": False} if match["quiet"] else {}))
    return None


def walks(ground: str, draft: Draft, _match: re.Match[str]) -> bool | None:
    """The spider ignores movement restrictions caused by webbing"""
    draft.mods.append({"hook": "ignore", "about": ground})
    return None


def flies_by(draft: Draft, _match: re.Match[str]) -> bool | None:
    """The owl doesn't provoke opportunity attacks when it flies out of an enemy's reach"""
    draft.mods.append({"hook": "evade", "about": "fly"})
    return None


def leaps(draft: Draft, match: re.Match[str]) -> bool | None:
    """The frog's long jump is up to 20 ft. and its high jump is up to 10 ft., with or without a running start"""
    draft.mods.append({"hook": "long-jump", "far": read_feet(match["long"])})
    draft.mods.append({"hook": "high-jump", "far": read_feet(match["high"])})
    return None


def leaps_running(draft: Draft, match: re.Match[str]) -> bool | None:
    """With a 10-foot running start, the lion can long jump up to 25 ft."""
    draft.mods.append({"hook": "long-jump", "far": read_feet(match["long"]), "about": "run"})
    return None


def passes(draft: Draft, match: re.Match[str]) -> bool | None:
    """The ghost can move through other creatures and objects as if they were difficult terrain, and is hurt in one"""
    if draft.at is not None:
        return False
    parts, wrong = read_damages(match["damage"])
    draft.mods.append({"hook": "pass", "about": ["creatures", "objects"]})
    draft.at = "end"
    draft.all.append({"harm": parts[0], "if": {"inside": True}})
    draft.wrong += wrong
    return None


def senses(word: str, draft: Draft, _match: re.Match[str]) -> bool | None:
    """Magical darkness doesn't impede the devil's darkvision; The bat can't use its blindsight while deafened"""
    draft.mods.append({"hook": "senses", "about": word})
    return None


def sheds_light(draft: Draft, match: re.Match[str]) -> bool | None:
    """The azer sheds bright light in a 10-foot radius and dim light for an additional 10 ft."""
    if read_feet(match["bright"]) != read_feet(match["dim"]):
        return False
    draft.mods.append({"hook": "light", "far": read_feet(match["bright"])})
    return None


def shuns_light(draft: Draft, match: re.Match[str]) -> bool | None:
    """While in sunlight, the wight has disadvantage on attack rolls, as well as on Perception checks by sight"""
    lit = {"me": {"light": "bright" if match["light"] else "sunlight"}}
    draft.mods.append({"hook": "attack", "edge": -1, "if": lit})
    draft.mods.append({"hook": "check", "edge": -1, "about": "sight", "if": lit})
    return None


def withers_in_light(draft: Draft, _match: re.Match[str]) -> bool | None:
    """While in sunlight, the shadow has disadvantage on attack rolls, ability checks, and saving throws"""
    draft.mods.append({"hook": ["attack", "check", "save"], "edge": -1, "if": {"me": {"light": "sunlight"}}})
    return None


def burns_in_light(draft: Draft, match: re.Match[str]) -> bool | None:
    """The vampire takes 20 radiant damage when it starts its turn in sunlight.

    While in sunlight, it has disadvantage on attack rolls and ability checks.
    """
    if draft.at is not None:
        return False
    parts, wrong = read_damages(match["damage"])
    draft.at = "start"
    draft.all.append({"harm": parts[0], "if": {"light": "sunlight"}})
    draft.mods.append({"hook": ["attack", "check"], "edge": -1, "if": {"me": {"light": "sunlight"}}})
    draft.wrong += wrong
    return None


def blends_in(ground: str, draft: Draft, _match: re.Match[str]) -> bool | None:
    """The octopus has advantage on Dexterity (Stealth) checks made while underwater"""
    draft.mods.append({"hook": "check", "edge": 1, "about": "stealth", "if": {"me": {"ground": ground}}})
    return None


def regains_in_shade(draft: Draft, match: re.Match[str]) -> bool | None:
    """The vampire regains 10 hit points at the start of its turn if it has at least 1 and isn't in sunlight or running
    water; radiant damage stops it for a turn. No water of our maps runs, and holy water deals radiant damage."""
    draft.acts.append({"at": "hurt", "about": ["radiant"], "all": [{"mark": "seared", "lasts": "end it"}]})
    unless = {"hurt": "none", "light": "sunlight", "has": "seared"}
    draft.acts.append({"at": "start", "all": [{"heal": int(match["points"]), "if": {"not": unless}}]})
    return None


SHADE: Final = (
    r"§ regains (?P<points>[0-9]+) hit points at the start of its turn if it has at least 1 hit point and isn't in "
    r"sunlight or running water\. If § takes radiant damage or damage from holy water, this trait doesn't function at "
    r"the start of §'s next turn"
)
SHEDS: Final = (
    rf"§ sheds bright light in an? (?P<bright>{FEET}) radius and dim light (?:for|in) an additional (?P<dim>{FEET})"
)
SHUNS: Final = (
    r"While in (?:sunlight|(?P<light>bright light)), § has disadvantage on attack rolls(?:, as well as on| and) Wisdom "
    r"\(Perception\) checks that rely on sight"
)
BURNS: Final = (
    rf"§ takes (?P<damage>{DAMAGES}) when it starts its turn in sunlight\. While in sunlight, it has disadvantage on "
    r"attack rolls and ability checks"
)


def vanishes(draft: Draft, match: re.Match[str]) -> bool | None:
    """The balor magically teleports, along with any equipment it is wearing or carrying, up to 120 feet ..."""
    if draft.section == TRAIT or draft.power or draft.arm or draft.has_act:
        return False
    draft.then.append({"teleport": read_feet(match["feet"])})
    return None


def passes_for_a_thing(draft: Draft, _match: re.Match[str]) -> bool | None:
    """While the armor remains motionless, it is indistinguishable from a normal suit of armor"""
    draft.mods.append({"hook": "disguise"})
    return None


def fades(draft: Draft, match: re.Match[str]) -> bool | None:
    """The imp magically turns invisible until it attacks, or until its concentration ends"""
    if draft.section == TRAIT or draft.power or draft.arm or draft.has_act:
        return False
    ends = ["attacks", *(["casts"] if match["casts"] else []), "concentration"]
    draft.then.append({"lay": "invisible", **({"lasts": match["time"]} if match["time"] else {}), "ends": ends})
    if match["uses"]:
        draft.lost.append(match["uses"].strip(" ,"))
    return None


def is_unseen(draft: Draft, _match: re.Match[str]) -> bool | None:
    """The stalker is invisible"""
    if draft.section != TRAIT:
        return False
    draft.conditions.append("invisible")
    return None


FADES: Final = (
    r"§ magically turns invisible until (?:it|she|he) attacks(?P<casts>(?: or|,) casts a spell)?"
    r"(?P<uses>,? or uses (?:its )?[A-Z][a-z]+)?, or until (?:its|her|his) concentration (?:ends|is broken)"
    r"(?:, up to (?P<time>[0-9]+ (?:minutes?|hours?)))? \(as if concentrating on a spell\)"
)
CARRIED: Final = (
    r"Any equipment (?:§|she|he|it) (?:is wearing|wears) or carr(?:ies|ying) is invisible with (?:it|her|him|§)"
)
TRACKS: Final = (
    r"While invisible, (?:it|she|he) leaves no physical evidence of (?:its|her|his) passage, so (?:it|she|he) can be "
    r"tracked only by magic"
)
VANISHES: Final = (
    r"§ (?:magically )?teleports, along with any equipment (?:it|she|he) is wearing or carrying, "
    rf"up to (?P<feet>{FEET}) to an unoccupied space (?:it|she|he) can see(?!\. Before or after)"
)
LIKENESS: Final = r"(?!(?:to|unless|until|except|if|when|while|only|for|by|as|but) )[a-z]+(?=[ ,.;]|$)"
"""A word of what it looks like: not one that says to whom, or until when."""
THING: Final = (
    r"While § remains motion ?less(?: without its underside exposed| and isn't flying)?, it is indistinguishable from "
    rf"an? (?:{LIKENESS} ?)+(?:,? such as an? (?:{LIKENESS} ?)+)?"
)
BODILESS: Final = (
    rf"§ can move through other creatures and objects as if they were difficult terrain\. "
    rf"It takes (?P<damage>{DAMAGES}) if it ends its turn inside an object"
)
STANDING: Final = (
    rf"§'s long jump is up to (?P<long>{FEET}) and its high jump is up to (?P<high>{FEET}),? with or without a running "
    r"start"
)
ICY: Final = (
    r"§ can move across and climb icy surfaces without needing to make an ability check\. Additionally, difficult "
    r"terrain composed of ice or snow doesn't cost it extra move(?:ment|s)"
)
CLIMBING: Final = (
    r"§ can climb difficult surfaces, including upside down on ceilings, without needing to make an ability check"
)
GLIDING: Final = (
    r"§ can burrow through nonmagical, unworked earth and stone\. While doing so, § doesn't disturb the material it "
    r"moves through"
)
BREATH: Final = r"(?:While|When) out of water, § can hold its breath for (?:[0-9]+ (?:minutes|hours?)|(?:an|one) hour)"
QUIET: Final = r"(?P<quiet> without provoking opportunity attacks)?"
RULES: Final[tuple[Rule, ...]] = (
    (
        rf"§ (?:moves|can (?:then )?move) up to (?P<half>half )?(?:its|her|his) speed{QUIET}(?!\. While doing so)"
        + WHOLE,
        partial(moves, "move"),
    ),
    (
        rf"§ (?:flies|can (?:then )?fly) up to (?P<half>half )?(?:its|her|his) (?:flying|fly) speed{QUIET}" + WHOLE,
        partial(moves, "fly"),
    ),
    (r"§ ignores movement restrictions caused by webbing" + WHOLE, partial(walks, "webs")),
    (ICY + WHOLE, partial(walks, "ice")),
    (r"§ doesn't provoke (?:an )?opportunity attacks? when it flies out of an enemy's reach" + WHOLE, flies_by),
    (STANDING + WHOLE, leaps),
    (rf"With a 10 ft running start, § can long jump up to (?P<long>{FEET})" + WHOLE, leaps_running),
    (BODILESS + WHOLE, passes),
    (r"Magical darkness doesn't impede §'s darkvision" + WHOLE, partial(senses, "magical-darkness")),
    (r"§ can't use its blindsight while deafened" + WHOLE, partial(senses, "by-hearing")),
    (SHEDS + WHOLE, sheds_light),
    (SHUNS + WHOLE, shuns_light),
    (
        r"While in sunlight, § has disadvantage on attack rolls, ability checks, and saving throws" + WHOLE,
        withers_in_light,
    ),
    (BURNS + WHOLE, burns_in_light),
    (
        r"§ has advantage on Dexterity \(Stealth\) checks made while underwater" + WHOLE,
        partial(blends_in, "underwater"),
    ),
    (
        r"§ has advantage on Dexterity \(Stealth\) checks made to hide in snowy terrain" + WHOLE,
        partial(blends_in, "ice"),
    ),
    (SHADE + WHOLE, regains_in_shade),
    (FADES + WHOLE, fades),
    (CARRIED + WHOLE, says_nothing),
    (TRACKS + WHOLE, says_nothing),
    (r"§ is invisible" + WHOLE, is_unseen),
    (VANISHES + WHOLE, vanishes),
    (THING + WHOLE, passes_for_a_thing),
    (CLIMBING + WHOLE, partial(nothing, "climbing")),
    (GLIDING + WHOLE, partial(nothing, "burrowing")),
    (BREATH + WHOLE, partial(nothing, "breath")),
)
