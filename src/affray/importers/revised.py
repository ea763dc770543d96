"""Stat blocks in the wording of 2024 (SRD 5.2): the same rules in other words.  Start at `translate`.

Where a sentence of 2024 says just what one of 2014 says, it is put into those words, which the grammar knows. What has
no such sentence has rules of its own here.
"""

import re
from itertools import combinations_with_replacement
from typing import Final

from affray.importers.draft import BONUS, Draft
from affray.importers.multiattacks import MOST_WEAPONS
from affray.importers.phrases import ABILITY, COUNT, FEET, WHOLE, Rule, read_count
from affray.importers.prose import Prose
from affray.importers.traits import feature
from affray.rules.dnd5e.state.conditions import CONDITIONS

CONDITION: Final = "(" + "|".join(CONDITIONS) + ")"
SAVING: Final = rf"({ABILITY}) Saving Throw: DC ([0-9]+), "
MAKES: Final = r"must make a DC \2 \1 saving throw. "
NOW: Final = re.compile(
    r"Attack Roll:|Saving Throw: ?DC|\bcondition\b|Failure:|repeats the save|\btakes the\b|when it dies", re.IGNORECASE
)
"""A text without any of these has no wording of its own."""
WORDS: Final = tuple(
    (re.compile(pattern, re.IGNORECASE), by)
    for pattern, by in (
        (rf"\bdoesn't have the {CONDITION} condition", r"isn't \1"),
        (r"^§ explodes when it dies", "When § dies, it explodes"),
        (r"\b(?:has|have) the grappled condition \(escape DC ([0-9]+)\)", r"is grappled (escape DC \1)"),
        (r"\b(?:has|have) the prone condition", "is knocked prone"),
        (rf"\b(?:has|have) the {CONDITION} condition", r"is \1"),
        (r"\bUntil the grapple ends, ", "Until this grapple ends, "),
        (
            rf"\b((?:Melee|Ranged|Melee or Ranged) )Attack Roll: ([+-][0-9]+), "
            rf"((?:reach {FEET}(?: or |, ))?(?:reach|range) [0-9]+(?:/[0-9]+)? ft)\. (?:Hit: )?(?=[0-9T])",
            r"\1Weapon Attack: \2 to hit, \3, one target. Hit: ",
        ),
        (
            rf"{SAVING}each creature in a ({FEET}) Cone\.? (?=Failure: )",
            r"§ exhales air in a \3 cone. Each creature in that area " + MAKES,
        ),
        (
            rf"{SAVING}each creature in a ({FEET})-long, ({FEET})-wide Line\.? (?=Failure: )",
            r"§ exhales air in a \3 line that is \4 wide. Each creature in that line " + MAKES,
        ),
        (
            rf"{SAVING}each creature in an? ({FEET}) Emanation originating from §\.? (?=Failure: )",
            r"Each creature within \3 of § " + MAKES,
        ),
        (
            rf"{SAVING}one creature (?:that )?§ can see within ({FEET})(?: of (?:it|§))?\.? (?=Failure: )",
            r"§ targets one creature it can see within \3 of it. The target " + MAKES,
        ),
        (r"\bFailure: (?=[0-9]+ \()", "On a failed save, the target takes "),
        (r"\bFailure: The target (is|takes) ", r"On a failed save, the target \1 "),
        (r"(?<=damage), and the target is (?=[^.]*\. Success: )", " and is "),
        (r"\bSuccess: Half damage(?: only)?(?=\.|$)", "On a successful save, the target takes half as much damage"),
        (
            r"\bThe target repeats the save at the end of each of its turns, ending the effect on itself on a success",
            "The target can repeat the saving throw at the end of each of its turns, ending the effect on itself on a "
            "success",
        ),
    )
)
AS_BONUS: Final = tuple(
    (re.compile(pattern, re.IGNORECASE), by)
    for pattern, by in (
        (
            r"^§ takes the Disengage or Hide action(?=\.?$)",
            "§ can take the Disengage or Hide action as a bonus action on each of its turns",
        ),
        (
            r"^§ takes the Dash, Disengage, or Hide action(?=\.?$)",
            "On each of its turns, § can use a bonus action to take the Dash, Disengage, or Hide action",
        ),
    )
)
"""What the part of the stat block says, and the sentence does not."""


def translate(prose: Prose, section: str) -> None:
    """Put what is said in the wording of 2024 into that of 2014."""
    if not NOW.search(prose.text):
        return
    for pattern, by in (*WORDS, *(AS_BONUS if section == BONUS else ())):
        prose.replace(pattern, by)


def strikes_any(draft: Draft, match: re.Match[str]) -> bool | None:
    """The captain makes three attacks, using Scimitar or Pistol in any combination"""
    if draft.name.lower() != "multiattack" or draft.routines:
        return False
    found = []
    for words in re.split(r",? or |, ", match["list"]):
        weapon = draft.bearer.weapon(words)
        if weapon is None or "recharge" in draft.bearer.weapons[weapon]:
            return False
        found.append(weapon)
    if len(found) > MOST_WEAPONS:
        return False
    draft.routines += [list(each) for each in combinations_with_replacement(found, read_count(match["count"]))]
    return None


def fortitude(draft: Draft, match: re.Match[str]) -> bool | None:
    """Zombies: the same rule, in other words"""
    return feature("undead-fortitude", draft, match)


RULES: Final[tuple[Rule, ...]] = (
    (
        rf"§ makes (?P<count>{COUNT}) attacks, using (?P<list>[a-z' -]+(?:,? or [a-z' -]+?|, [a-z' -]+?)+) "
        r"in any combination" + WHOLE,
        strikes_any,
    ),
    (
        r"If damage reduces § to 0 hit points, it makes a Constitution saving throw \(DC 5 plus the damage taken\) "
        r"unless the damage is radiant or from a critical hit\. On a successful save, § drops to 1 hit point instead"
        + WHOLE,
        fortitude,
    ),
)
