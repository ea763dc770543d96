"""The grammar of traits that bear on attacks and defences, and of auras.  Start at `RULES`."""

import re
from typing import Any, Final

from affray.importers.draft import TRAIT, Draft
from affray.importers.phrases import (
    ABILITY,
    AMOUNT,
    CONDITION,
    DAMAGES,
    FEET,
    KIND,
    LONG,
    SAVE,
    TYPE,
    WHOLE,
    Rule,
    read_amount,
    read_damages,
    read_feet,
)
from affray.importers.traits import deals

SMALL: Final = ("tiny", "small", "medium")
AGAINST: Final = rf"(?:{CONDITION}|knocked unconscious|poison|spells|magic)"


def is_trait(draft: Draft) -> bool:
    return draft.section == TRAIT


def says_mod(draft: Draft, **mod: Any) -> bool | None:
    """One mod of a trait; what is limited is not said by it."""
    if not is_trait(draft) or draft.usage.recharge:
        return False
    draft.mods.append({key.rstrip("_"): value for key, value in mod.items()})
    return None


def ambusher(draft: Draft, _match: re.Match[str]) -> bool | None:
    """In the first round of combat, it has advantage on attack rolls against any creature it has surprised"""
    return says_mod(draft, hook="attack", edge=1, if_={"surprised": True})


def surprises(draft: Draft, match: re.Match[str]) -> bool | None:
    """If it surprises a creature and hits it during the first round of combat, the target takes an extra 10 (3d6)"""
    dice, fits = read_amount(match["extra"])
    draft.wrong += [] if fits else [match["extra"]]
    return says_mod(draft, hook="damage", add=dice, if_={"surprised": True})


def sneaks(draft: Draft, match: re.Match[str]) -> bool | None:
    """An extra 13 (4d6) damage on a hit with advantage, or with an ally beside the target, once a turn"""
    if not draft.usage.every_turn:
        return False
    dice, fits = read_amount(match["extra"])
    draft.wrong += [] if fits else [match["extra"]]
    return says_mod(draft, hook="sneak", add=dice)


def martial(draft: Draft, match: re.Match[str]) -> bool | None:
    """Once per turn, an extra 10 (3d6) damage, if an able ally is within 5 ft. of the target"""
    dice, fits = read_amount(match["extra"])
    draft.wrong += [] if fits else [match["extra"]]
    return says_mod(draft, hook="damage", add=dice, once=True, if_={"beset": True})


def absorbs(draft: Draft, match: re.Match[str]) -> bool | None:
    """Whenever it is subjected to fire damage, it takes no damage and instead regains as many hit points"""
    if match["type"].lower() != match["same"].lower():
        return False
    return says_mod(draft, hook="absorb", about=match["type"].lower())


def relentless(draft: Draft, match: re.Match[str]) -> bool | None:
    """If it takes 7 damage or less that would reduce it to 0 hit points, it is reduced to 1 hit point instead"""
    return says_mod(draft, hook="endure", add=int(match["most"]))


def besieges(draft: Draft, _match: re.Match[str]) -> bool | None:
    """It deals double damage to objects and structures"""
    return says_mod(draft, hook="siege")


def grappler(draft: Draft, _match: re.Match[str]) -> bool | None:
    """It has advantage on attack rolls against any creature grappled by it"""
    return says_mod(draft, hook="attack", edge=1, if_={"from": "grappled"})


def sure_footed(draft: Draft, match: re.Match[str]) -> bool | None:
    """Advantage on Strength and Dexterity saving throws made against effects that would knock it prone"""
    return says_mod(draft, hook="save", edge=1, about="prone", by=abilities_in(match["abilities"]))


def cunning(draft: Draft, match: re.Match[str]) -> bool | None:
    """Advantage on Intelligence, Wisdom, and Charisma saving throws against magic"""
    return says_mod(draft, hook="save", edge=1, about=["spell", "magic"], by=abilities_in(match["abilities"]))


def abilities_in(text: str) -> list[str]:
    return [LONG[word.lower()] for word in re.findall(ABILITY, text, re.IGNORECASE)]


def two_heads(draft: Draft, match: re.Match[str]) -> bool | None:
    """Advantage on Wisdom (Perception) checks and on saving throws against being blinded, ... knocked unconscious"""
    about = re.findall(rf"{CONDITION}|unconscious", match["conditions"].lower())
    if says_mod(draft, hook="check", edge=1, about="perception") is False:
        return False
    return says_mod(draft, hook="save", edge=1, about=list(dict.fromkeys(about)))


def averse(draft: Draft, match: re.Match[str]) -> bool | None:
    """If it takes fire damage, it has disadvantage on attack rolls and ability checks until the end of its next turn"""
    if not is_trait(draft) or draft.acts:
        return False
    mods = [{"hook": ["attack", "check"], "edge": -1}]
    step = {"lay": f"{draft.id}-felt", "mods": mods, "lasts": "end it"}
    draft.acts.append({"at": "hurt", "about": match["type"].lower(), "all": [step]})
    return None


def regenerates(draft: Draft, match: re.Match[str]) -> bool | None:
    """It regains 10 hit points at the start of its turn, unless it took some damage, and dies only if it does not"""
    if not is_trait(draft) or draft.acts:
        return False
    types = [word.lower() for word in re.findall(TYPE, match["types"], re.IGNORECASE)]
    heal: dict[str, Any] = {"heal": int(match["points"]), "if": {"not": {"has": "seared"}}}
    steps = [heal]
    if match["dies"]:
        draft.mods.append({"hook": "undying"})
        steps.append({"kill": True, "if": {"has": "seared", "hurt": "none"}})
    else:
        heal["if"]["not"]["hurt"] = "none"
    draft.acts += [
        {"at": "hurt", "about": types, "all": [{"mark": "seared", "lasts": "end it"}]},
        {"at": "start", "all": steps},
    ]
    return None


def near(draft: Draft, match: re.Match[str]) -> bool | None:
    """Any creature that starts its turn within 5 ft. of the ghast must succeed on ..."""
    if not is_trait(draft) or draft.at is not None or draft.has_act:
        return False
    draft.at, draft.who = "near", {"within": read_feet(match["feet"])}
    if match["hostile"]:
        draft.who["sort"] = "foe"
    if match["kind"].lower() != "creature":
        draft.who["if"] = {"kind": match["kind"].lower()}
    return None


def saves_unless_down(draft: Draft, match: re.Match[str]) -> bool | None:
    """must make a DC 21 Wisdom saving throw, unless the fiend is incapacitated"""
    if draft.at != "near" or draft.roll or draft.has_act or draft.who is None:
        return False
    draft.save(match["save"])
    draft.who["if"] = draft.who.get("if", {}) | {"me": {"able": True}}
    return None


def barbed(draft: Draft, match: re.Match[str]) -> bool | None:
    """At the start of each of its turns, it deals 5 (1d10) piercing damage to any creature grappling it"""
    if not is_trait(draft) or draft.acts:
        return False
    parts, wrong = read_damages(match["damage"])
    draft.wrong += wrong
    who = {"area": "burst 30 ft", "if": {"grips": True}}
    draft.acts.append({"at": "start", "who": who, "all": [{"harm": parts[0]}]})
    return None


def swarms(draft: Draft, _match: re.Match[str]) -> bool | None:
    """The swarm can occupy another creature's space and vice versa, and move through openings for a Tiny one.

    No opening of a map is smaller than a square; a swarm that is wider would squeeze.
    """
    if not is_trait(draft) or draft.bearer.size not in SMALL:
        return False
    return says_mod(draft, hook=["swarm", "unhealed", "unguarded"])


def counted_weapons(draft: Draft, match: re.Match[str]) -> bool | None:
    """Its weapon attacks are magical and deal an extra 13 (3d8) poison damage (included in the attacks)"""
    if not deals(draft, f"{match['dice']} {match['type'].lower()}"):
        return False
    draft.magical = True
    return None


RULES: Final[tuple[Rule, ...]] = (
    (
        r"In the first round of combat, § has advantage on attack rolls against any creature it has surprised" + WHOLE,
        ambusher,
    ),
    (
        r"If § surprises a creature and hits it with an attack during the first round of combat, the target takes an "
        rf"extra (?P<extra>{AMOUNT}) damage from the attack" + WHOLE,
        surprises,
    ),
    (
        rf"§ deals an extra (?P<extra>{AMOUNT}) damage when it hits a target with a weapon attack and has advantage on "
        r"the attack roll, or when the target is within 5 ft of an ally of § that isn't incapacitated and § doesn't "
        r"have disadvantage on the attack roll" + WHOLE,
        sneaks,
    ),
    (
        rf"Once per turn, § can deal an extra (?P<extra>{AMOUNT}) damage to a creature it hits with a weapon attack if "
        r"that creature is within 5 ft of an ally of § that isn't incapacitated" + WHOLE,
        martial,
    ),
    (
        rf"Whenever § is subjected to (?P<type>{TYPE}) damage, it takes no damage and (?:instead )?regains a number of "
        rf"hit points equal to the (?P<same>{TYPE}) damage dealt" + WHOLE,
        absorbs,
    ),
    (
        r"If § takes (?P<most>[0-9]+) damage or less that would reduce it to 0 hit points, it is "
        r"reduced to 1 hit point "
        r"instead" + WHOLE,
        relentless,
    ),
    (r"§ deals double damage to objects and structures" + WHOLE, besieges),
    (r"§ has advantage on attack rolls against any creature grappled by (?:it|§)" + WHOLE, grappler),
    (
        rf"§ has advantage on (?P<abilities>{ABILITY}(?:(?:,|,? and) {ABILITY})*) saving throws made "
        rf"against effects that "
        r"would knock it prone" + WHOLE,
        sure_footed,
    ),
    (
        rf"§ has advantage on (?P<abilities>{ABILITY}(?:(?:,|,? and) {ABILITY})*) saving throws against magic" + WHOLE,
        cunning,
    ),
    (
        r"§ has advantage on Wisdom \(Perception\) checks and on saving throws against being "
        rf"(?P<conditions>{AGAINST}(?:(?:,|,? and|,? or) {AGAINST})*)" + WHOLE,
        two_heads,
    ),
    (
        rf"If § takes (?P<type>{TYPE}) damage, it has disadvantage on attack rolls and ability checks until the end of "
        r"its next turn" + WHOLE,
        averse,
    ),
    (
        r"§ regains (?P<points>[0-9]+) hit points at the start of its turn(?: if it has at least 1 "
        r"hit point)?\. If § takes "
        rf"(?P<types>{TYPE}(?:(?:,|,? or) {TYPE})*) damage, this trait doesn't function at the start of §'s next turn"
        r"(?P<dies>\. § dies only if it starts its turn with 0 hit points and doesn't regenerate)?" + WHOLE,
        regenerates,
    ),
    (
        rf"(?:Any|Each) (?P<kind>creature|{KIND})(?P<hostile> hostile to §)? that starts its turn within "
        rf"(?P<feet>{FEET}) of (?:§|it)(?= must )",
        near,
    ),
    (rf"must (?:make|succeed on) (?P<save>{SAVE}), unless § is incapacitated" + WHOLE, saves_unless_down),
    (
        rf"At the start of each of its turns, § deals (?P<damage>{DAMAGES}) to any creature grappling it" + WHOLE,
        barbed,
    ),
    (
        r"§ can occupy another creature's space and vice versa, and § can move through any opening large enough for a "
        r"Tiny [a-z]+\. § can't regain hit points or gain temporary hit points" + WHOLE,
        swarms,
    ),
    (
        rf"§'s weapon attacks are magical and deal an extra [0-9]+ \((?P<dice>[0-9]+d[0-9]+)\) (?P<type>{TYPE}) damage "
        r"on a hit \(included in the attacks?\)" + WHOLE,
        counted_weapons,
    ),
)
