"""The grammar of spellcasting: who casts how well, and which spells.  Start at `RULES`."""

import re
from typing import Final

from affray.content.loading import shelf
from affray.importers.draft import ACTION, LEGENDARY, TRAIT, Draft, slug
from affray.importers.phrases import ABILITY, LONG, WHOLE, Rule

NAMES: Final = r"[a-z][a-z'/, -]*?"
LEVELS: Final = re.compile(
    rf"-? ?(?:Cantrips \(at will\)|([1-9])(?:st|nd|rd|th) level \(([0-9]+) slots?\)): ({NAMES})"
    r"(?= -? ?Cantrips| -? ?[1-9](?:st|nd|rd|th) level|$)",
    re.IGNORECASE,
)

OFTEN: Final = re.compile(r"(?:At will|([1-3])/day(?: each)?): ", re.IGNORECASE)
"""How often the spells that follow can be cast innately."""
INNATE: Final = re.compile(r"([a-z][a-z'/ -]*?)(?: \(([a-z0-9 ]+)\))?", re.IGNORECASE)
"""One of them, and on whom."""
WITHOUT: Final = {"no material components": "m", "only verbal components": "sm", "no components": "vsm"}
"""What is said of components, and those that are not needed."""
QUIET: Final = frozenset(
    """
    alarm animal-messenger arcane-eye arcane-lock arcanists-magic-aura astral-projection augury awaken clairvoyance
    commune commune-with-nature comprehend-languages contact-other-plane control-weather
    create-food-and-water creation detect-evil-and-good detect-magic detect-poison-and-disease detect-thoughts
    disguise-self divination dream druidcraft fabricate find-familiar find-the-path find-traps geas gentle-repose
    guards-and-wards hallow hallucinatory-terrain heroes-feast identify illusory-script instant-summons legend-lore
    locate-animals-or-plants locate-creature locate-object mage-hand magic-mouth magnificent-mansion mending message
    mirage-arcane nondetection planar-binding prestidigitation private-sanctum purify-food-and-drink raise-dead
    reincarnate resurrection scrying secret-chest sending speak-with-animals speak-with-dead speak-with-plants
    telepathic-bond teleportation-circle thaumaturgy tongues true-resurrection unseen-servant water-breathing wind-walk
    word-of-recall zone-of-truth
    """.split()
)
"""Spells that change nothing in a fight that has begun, or take too long for one."""


def casts(draft: Draft, match: re.Match[str]) -> bool | None:
    """The mage is a 9th-level spellcaster. Its spellcasting ability is Intelligence (spell save DC 14, +6 to hit)"""
    if draft.section != TRAIT or draft.casting:
        return False
    draft.casting = {
        "ability": LONG[match["ability"].lower()],
        "level": int(match["level"]),
        "dc": int(match["dc"]),
        "hit": int(match["hit"]),
    }
    if match["without"]:
        draft.casting["without"] = WITHOUT[match["without"].lower()]
    return None


def needs_less(draft: Draft, match: re.Match[str]) -> bool | None:
    """It requires no material components to cast its spells"""
    if not draft.casting:
        return False
    draft.casting["without"] = WITHOUT[match["without"].lower()]
    return None


def casts_by_power(draft: Draft, match: re.Match[str]) -> bool | None:
    """The lich casts a cantrip"""
    if draft.section != LEGENDARY or not draft.bearer.casting:
        return False
    draft.power["casts"] = "cantrip" if match.groupdict().get("cantrip") else "spell"
    return None


def casts_innately(draft: Draft, match: re.Match[str]) -> bool | None:
    """The imp's innate spellcasting ability is Charisma (spell save DC 11)"""
    if draft.section not in (TRAIT, ACTION):
        return False
    draft.casting["ability"] = LONG[match["ability"].lower()]
    for field in ("dc", "hit"):
        if match.groupdict().get(field):
            draft.casting[field] = int(match[field])
    return None


def knows_innately(draft: Draft, match: re.Match[str]) -> bool | None:
    """It can innately cast the following spells, requiring no material components: at will, so often a day"""
    if draft.section not in (TRAIT, ACTION):
        return False
    heads = list(OFTEN.finditer(match["list"]))
    ends = [*(head.start() for head in heads[1:]), len(match["list"])]
    lists = [match["list"][head.end() : end].strip(" ,-").split(",") for head, end in zip(heads, ends, strict=False)]
    named = [[INNATE.fullmatch(words.strip()) for words in each] for each in lists]
    if not heads or heads[0].start() or not all(all(each) for each in named):
        return False
    draft.casting["without"] = WITHOUT[match["without"].lower()]
    if match.groupdict().get("ability"):
        casts_innately(draft, match)
    for head, spells in zip(heads, named, strict=True):
        if len(spells) > 1 and head[1] and "each" not in head[0].lower():
            draft.lost.append(head[0].strip(": "))  # so often each, or all together?
        for spell in filter(None, spells):
            if spell[2] and spell[2].lower() == "self only":
                draft.casting.setdefault("on-itself", []).append(slug(spell[1]))
            elif spell[2]:
                draft.lost.append(spell[0])
            _learn(draft, spell[1], f"day-{head[1]}" if head[1] else "at-will")
    _forget_unknown(draft)
    return None


def knows_one(draft: Draft, match: re.Match[str]) -> bool | None:
    """The imp can innately cast sleep, requiring no material components; how often its name says"""
    if draft.section != TRAIT or draft.usage.uses not in (1, 2, 3):
        return False
    draft.casting["without"] = WITHOUT[match["without"].lower()]
    if match["dc"]:
        draft.casting["dc"] = int(match["dc"])
    _learn(draft, match["spell"], f"day-{draft.usage.uses}")
    draft.usage.uses = None  # said by the spell
    return None


def _learn(draft: Draft, name: str, field: str) -> None:
    spell = shelf("dnd5e").spells.get(slug(name))
    if spell is not None:
        draft.casting.setdefault(field, []).append(slug(name))
        draft.lost += [name.strip()] if spell.by_hand else []
    elif slug(name) not in QUIET:
        draft.lost.append(name.strip())


def _forget_unknown(draft: Draft) -> None:
    """What it casts only on itself is said of those spells alone that it has."""
    own = [name for field, names in draft.casting.items() if field.startswith(("at-", "day-")) for name in names]
    alone = [name for name in draft.casting.pop("on-itself", []) if name in own]
    if alone:
        draft.casting["on-itself"] = alone


def knows(draft: Draft, match: re.Match[str]) -> bool | None:
    """The mage has the following wizard spells prepared, with slots; those that we have no rule for are lost"""
    if not draft.casting or "spells" in draft.casting:
        return False
    ours = shelf("dnd5e").spells
    slots: list[int] = []
    spells: list[str] = []
    levels = list(LEVELS.finditer(match["list"]))
    if "".join(level[0] for level in levels).replace(" ", "") != match["list"].replace(" ", ""):
        return False
    for level in levels:
        if level[1]:
            slots += [0] * (int(level[1]) - len(slots) - 1) + [int(level[2])]
        for name in level[3].split(","):
            if (ours_spell := ours.get(slug(name))) is not None:
                spells.append(slug(name))
                draft.lost += [name.strip()] if ours_spell.by_hand else []
            elif slug(name) not in QUIET:
                draft.lost.append(name.strip())
    for name in (match["freely"] or "").split(" and "):
        if name:
            _learn(draft, name, "at-will")
    draft.casting |= {"slots": slots, "spells": list(dict.fromkeys(spells))}
    return None


RULES: Final[tuple[Rule, ...]] = (
    (
        r"§ is an? (?P<level>[0-9]+)(?:st|nd|rd|th)-level spellcaster\. (?:Its|§'s) spell ?casting ability is "
        rf"(?P<ability>{ABILITY}) \(spell save DC (?P<dc>[0-9]+), (?P<hit>[+-][0-9]+) to hit with spell attacks\)"
        rf"(?:, and it needs (?P<without>{'|'.join(WITHOUT)}) to cast its spells)?" + WHOLE,
        casts,
    ),
    (
        rf"(?:§|It) (?:can cast (?P<freely>{NAMES}) at will and )?has (?:the )?following [a-z]+ spells prepared: "
        r"(?P<list>[^.:]+:[^.]+)" + WHOLE,
        knows,
    ),
    (rf"(?:§|It) requires (?P<without>{'|'.join(WITHOUT)}) to cast its spells" + WHOLE, needs_less),
    (r"§ casts a (?P<cantrip>cantrip)" + WHOLE, casts_by_power),
    (r"§ casts a spell from its list of prepared spells, using a spell slot as normal" + WHOLE, casts_by_power),
    (
        rf"(?:§'s|Its) (?:innate )?spell ?casting ability is (?P<ability>{ABILITY})"
        r"(?: \(spell save DC (?P<dc>[0-9]+)(?:, (?P<hit>[+-][0-9]+) to hit with spell attacks)?\))?" + WHOLE,
        casts_innately,
    ),
    (
        rf"(?:§|It|She|He) can innately cast the following spells, requiring (?P<without>{'|'.join(WITHOUT)})[:.] "
        r"(?P<list>[^.]+)" + WHOLE,
        knows_innately,
    ),
    (
        rf"§ casts one of the following spells, requiring (?P<without>{'|'.join(WITHOUT)}) and using "
        rf"(?P<ability>{ABILITY}) as the spellcasting ability"
        r"(?: \(spell save DC (?P<dc>[0-9]+)(?:, (?P<hit>[+-][0-9]+) to hit with spell attacks)?\))?: -? ?"
        r"(?P<list>[^.]+)" + WHOLE,
        knows_innately,
    ),
    (
        rf"§ can innately cast (?P<spell>{NAMES})(?: \(spell save DC (?P<dc>[0-9]+)\))?, "
        rf"requiring (?P<without>{'|'.join(WITHOUT)})" + WHOLE,
        knows_one,
    ),
)
