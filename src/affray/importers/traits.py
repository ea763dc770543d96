"""The grammar of traits and reactions, and what has no effect in a fight.  Start at `RULES`.

A trait that a rule of ours knows becomes a feature, and only if its words say just what that rule does; others become
mods and acts of the creature's own.
"""

import re
from functools import partial
from typing import Final

from affray.importers.draft import REACTION, Draft
from affray.importers.phrases import (
    CONDITION,
    DAMAGES,
    FEET,
    SAVE,
    TYPE,
    WHOLE,
    Rule,
    read_damages,
    read_feet,
    read_save,
    steps_in,
)
from affray.importers.unfought import BREATHING, COUNTED, LATER, TALK

SENSE: Final = "(?:sight|hearing|smell)"
SENSES: Final = rf"{SENSE}(?:(?:,|,? or) {SENSE})*"


COUNTED_FEATURES: Final = ("legendary-resistance",)
"""Features that count their uses."""


def feature(name: str, draft: Draft, _match: re.Match[str]) -> bool | None:
    if draft.features or (draft.usage.uses and name not in COUNTED_FEATURES):
        return False
    draft.features.append(name)
    return None


def limited_feature(name: str, draft: Draft, match: re.Match[str]) -> bool | None:
    """A feature that has no meaning without the number of its uses."""
    return feature(name, draft, match) if draft.usage.uses else False


def keen(draft: Draft, match: re.Match[str]) -> bool | None:
    """The wolf has advantage on Wisdom (Perception) checks that rely on hearing or smell"""
    draft.mods.append({"hook": "check", "edge": 1, "about": re.findall(SENSE, match["senses"].lower())})
    return None


def steadfast(draft: Draft, match: re.Match[str]) -> bool | None:
    """The knight has advantage on saving throws against being frightened"""
    about = re.findall(CONDITION, match["conditions"].lower())
    draft.mods.append({"hook": "save", "edge": 1, "about": about})
    return None


def bloodthirsty(draft: Draft, match: re.Match[str]) -> bool | None:
    """Advantage on melee attack rolls against any creature that doesn't have all its hit points.

    That only melee counts cannot be said, and need not for one that has nothing else.
    """
    if any("range" in arm for arm in draft.bearer.weapons.values()):
        draft.lost.append(match["melee"])
    draft.mods.append({"hook": "attack", "edge": 1, "if": {"hurt": "any"}})
    return None


def parry(draft: Draft, match: re.Match[str]) -> bool | None:
    """The knight adds 2 to its AC against one melee attack that would hit it"""
    if draft.section != REACTION or draft.power:
        return False
    steps = [{"ward": int(match["add"])}]
    draft.power = {"at": "struck", "about": ["melee", "seen", "armed"], "all": steps}
    return None


def masks(draft: Draft, match: re.Match[str]) -> bool | None:
    """When a creature it can see starts its turn within 30 ft., it can ...; the creature must save or be frightened"""
    happening = steps_in(match["or"])
    if draft.section != REACTION or draft.power or happening is None or len(happening.steps) != 1:
        return False
    who = {"within": read_feet(match["feet"]), "if": {"sees": True}}
    steps = [happening.steps[0] | {"lasts": "1 round"}]  # the turn that begins is the one round
    draft.power = {"at": "near", "who": who, "roll": read_save(match["save"]), "fail": steps}
    return None


def magic_weapons(draft: Draft, _match: re.Match[str]) -> bool | None:
    draft.magical = True
    return None


def dies(draft: Draft, _match: re.Match[str]) -> bool | None:
    """When the mephit dies, it explodes in a burst of steam"""
    if draft.at is not None:
        return False
    draft.at = "dies"
    return None


def burns(draft: Draft, match: re.Match[str]) -> bool | None:
    """A creature that touches the azer or hits it with a melee attack while within 5 ft. of it takes fire damage.

    Touching it otherwise than by a hit is no moment of ours.
    """
    if draft.at is not None or draft.has_act:
        return False
    parts, wrong = read_damages(match["damage"])
    draft.at, draft.who = "touched", {"within": read_feet(match["feet"])}
    draft.all.append({"harm": parts[0] if len(parts) == 1 else parts})
    draft.wrong += wrong
    if match["touches"]:
        draft.lost.append(match["touches"].strip())
    return None


def radiates(draft: Draft, match: re.Match[str]) -> bool | None:
    """At the start of each of the balor's turns, each creature within 5 feet of it takes 10 (3d6) fire damage"""
    if draft.at is not None or draft.has_act:
        return False
    parts, wrong = read_damages(match["damage"])
    draft.at, draft.who = "start", {"area": f"burst {read_feet(match['feet'])}"}
    draft.all.append({"harm": parts[0] if len(parts) == 1 else parts})
    draft.wrong += wrong
    return None


def reckless(draft: Draft, match: re.Match[str]) -> bool | None:
    """Our rule is for attacks with Strength: not for one with weapons of finesse."""
    if any(id in FINESSE for id in draft.bearer.weapons):
        return False
    return feature("reckless-attack", draft, match)


FINESSE: Final = ("dagger", "rapier", "scimitar", "shortsword", "whip")


def regains(draft: Draft, match: re.Match[str]) -> bool | None:
    """The creature regains 5 hit points at the start of its turn if it has at least 1 hit point"""
    if draft.at is not None:
        return False
    draft.at = "start"
    draft.all.append({"heal": int(match["points"]), "if": {"not": {"hurt": "none"}}})
    return None


def nothing(why: str, draft: Draft, _match: re.Match[str]) -> bool | None:
    """It has no effect in a fight, and why."""
    draft.why = why
    return None


def needs_nothing(draft: Draft, match: re.Match[str]) -> bool | None:
    """The golem doesn't require air, food, drink, or sleep: gas does nothing to it, as to one whom no poison hurts"""
    if "air" in match["what"].lower() and not {"poison", "poisoned"} & draft.bearer.spared:
        return False
    return nothing("needs", draft, match)


def counted(draft: Draft, match: re.Match[str]) -> bool | None:
    """When it hits with any weapon, it deals an extra 1d6 fire damage (included in the attack), as it must be"""
    more = re.search(rf"([0-9]+d[0-9]+)\)? ({TYPE}) damage", match[0], re.IGNORECASE)
    if more is not None and not deals(draft, f"{more[1]} {more[2].lower()}"):
        return False
    return nothing("counted", draft, match)


def deals(draft: Draft, part: str) -> bool:
    """Does one of its weapons deal this, among other damage?"""
    return any(part in (arm.get("damage"), *arm.get("more", ())) for arm in draft.bearer.weapons.values())


NEED: Final = "(?:air|food|drink|sleep|water)"
BURSTS: Final = "magma|molten|jagged|boiling|rock|metal|ice|lava|steam|dust|fire|shards"
RECKLESS: Final = (
    r"At the start of its turn, § can gain advantage on all melee weapon attack rolls (?:it makes )?during that turn, "
    r"but attack rolls against it have advantage until the start of its next turn"
)
SNEAKING: Final = r"On each of its turns, § can use a bonus action to take the Dash, Disengage, or Hide action"
TROLL: Final = (
    r"§ regains 10 hit points at the start of its turn\. If § takes acid or fire damage, this trait doesn't function "
    r"at the start of §'s next turn\. § dies only if it starts its turn with 0 hit points and doesn't regenerate"
)
FORTITUDE: Final = (
    r"If damage reduces § to 0 hit points, it must make a Constitution saving throw with a DC of 5 ?\+ ?the damage "
    r"taken, unless the damage is radiant or from a critical hit\. On a success, § drops to 1 hit point instead"
)
CATCH: Final = (
    r"If a rock or similar object is hurled at §, § can, with a successful DC 10 Dexterity saving throw, catch the "
    r"missile and take no bludgeoning damage from it"
)
PARRY: Final = (
    r"§ adds (?P<add>[0-9]+) to its AC against one melee attack that would hit it\. To do so, § must see the attacker "
    r"and be wielding a melee weapon"
)
MASK: Final = (
    rf"When a creature § can see starts its turn within (?P<feet>{FEET}) of §, § can create the illusion that it looks "
    r"like [a-z' ]+\. If the creature can see §, it must succeed on "
    rf"(?P<save>{SAVE}) or (?P<or>be {CONDITION}) until the end of its turn"
)
PACK: Final = (
    r"§ has advantage on (?:an attack roll|attack rolls) against a creature if at least one of §'s allies is within "
    r"5 ft of the creature and the ally isn't incapacitated"
)
MARTIAL: Final = (
    r"Once per turn, § can deal an extra (?:7 \(2d6\)) damage to a creature it hits with a weapon attack if that "
    r"creature is within 5 ft of an ally of § that isn't incapacitated"
)
SURPRISE: Final = (
    r"If § surprises a creature and hits it with an attack during the first round of combat, the target takes an extra "
    r"7 \(2d6\) damage from the attack"
)
AGGRESSIVE: Final = r"As a bonus action, § can move up to its speed toward a hostile creature that it can see"
FEY: Final = r"§ has advantage on saving throws against being charmed, and magic can't put § to sleep"


def _feature(pattern: str, name: str) -> Rule:
    return pattern + WHOLE, partial(feature, name)


def _nothing(patterns: tuple[str, ...], why: str) -> list[Rule]:
    return [(pattern + WHOLE, partial(nothing, why)) for pattern in patterns]


RULES: Final[tuple[Rule, ...]] = (
    _feature(r"§ has advantage on saving throws against spells and (?:other )?magical effects", "magic-resistance"),
    _feature(PACK, "pack-tactics"),
    _feature(MARTIAL, "martial-advantage"),
    _feature(SURPRISE, "surprise-attack"),
    _feature(AGGRESSIVE, "aggressive"),
    _feature(r"§ can take the Disengage or Hide action as a bonus action on each of its turns", "nimble-escape"),
    _feature(SNEAKING, "cunning-action"),
    _feature(TROLL, "regeneration"),
    _feature(FORTITUDE, "undead-fortitude"),
    _feature(CATCH, "catch-rock"),
    _feature(FEY, "fey-ancestry"),
    (
        r"(?:If|When) § fails a saving throw, it can choose to succeed instead" + WHOLE,
        partial(limited_feature, "legendary-resistance"),
    ),
    (PARRY + WHOLE, parry),
    (MASK + WHOLE, masks),
    (
        rf"§ has advantage on (?:Wisdom \(Perception\)|Perception) checks that rely on (?P<senses>{SENSES})" + WHOLE,
        keen,
    ),
    (
        rf"§ has advantage on saving throws against being (?P<conditions>{CONDITION}(?:(?:,|,? or) {CONDITION})*)"
        + WHOLE,
        steadfast,
    ),
    (
        r"§ has advantage on (?P<melee>melee) attack rolls against any creature that doesn't have all its hit points"
        + WHOLE,
        bloodthirsty,
    ),
    (r"§'s weapon attacks are magical" + WHOLE, magic_weapons),
    (
        rf"When § dies, it explodes(?: in a (?:burst|cloud) of (?:{BURSTS})(?:(?: |,? and )(?:{BURSTS}))*)?" + WHOLE,
        dies,
    ),
    (
        rf"At the start of each of §'s turns, each creature within (?P<feet>{FEET}) of (?:it|§) takes "
        rf"(?P<damage>{DAMAGES})" + WHOLE,
        radiates,
    ),
    (RECKLESS + WHOLE, reckless),
    *((pattern + WHOLE, counted) for pattern in COUNTED),
    (
        r"A creature that (?P<touches>touches § or )?hits (?:§|it) with a melee attack while within "
        rf"(?P<feet>{FEET}) of (?:§|it) takes (?P<damage>{DAMAGES})" + WHOLE,
        burns,
    ),
    (
        r"§ regains (?P<points>[0-9]+) hit points at the start of its turn if it has at least 1 hit point" + WHOLE,
        regains,
    ),
    (rf"§ (?:doesn't|does not) (?:require|need) (?P<what>{NEED}(?:(?:,|,? or) {NEED})*)" + WHOLE, needs_nothing),
    *_nothing(BREATHING, "breath"),
    *_nothing(TALK, "talk"),
    *_nothing(LATER, "later"),
)
