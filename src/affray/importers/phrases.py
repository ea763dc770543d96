"""The phrases that sentences of stat blocks are made of, and what they mean.  Start at `steps_in`.

A constant is the pattern of a phrase, to be used in longer ones; the function of the same name reads what it matched.
"""

import re
from collections.abc import Callable
from typing import Any, Final

from affray.content.dnd5e.spells import TYPES
from affray.rules.dnd5e.state.blocks import ABILITIES, SIZES
from affray.rules.dnd5e.state.conditions import CONDITIONS
from affray.rules.dnd5e.state.weapons import DAMAGE_TYPES

Step = dict[str, Any]
Rule = tuple[str, Callable[[Any, re.Match[str]], bool | None]]
"""A pattern for a sentence or a clause, and what notes its meaning in a draft; it returns False to decline."""

WHOLE: Final = r"(?=[.;]|, and (?!be |is |[A-Za-z]+ saving throws )|$)"
"""The end of a clause."""

LONG: Final = {
    "strength": "str",
    "dexterity": "dex",
    "constitution": "con",
    "intelligence": "int",
    "wisdom": "wis",
    "charisma": "cha",
}
COUNTS: Final = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "ten": 10}
assert tuple(LONG.values()) == ABILITIES

COUNT: Final = "(?:" + "|".join(COUNTS) + ")"
AMOUNT: Final = r"[0-9]+(?: \([0-9]+d[0-9]+(?: ?[+-] ?[0-9]+)?\))?"
TYPE: Final = "(?:" + "|".join(DAMAGE_TYPES) + ")"
DAMAGE: Final = rf"{AMOUNT} {TYPE} damage"
DAMAGES: Final = rf"{DAMAGE}(?:(?: plus|,? and) {DAMAGE})*"
ABILITY: Final = "(?:" + "|".join(LONG) + ")"
SAVE: Final = rf"(?:a |on a )?DC [0-9]+ {ABILITY} saving throw(?: against this magic)?"
FEET: Final = "[0-9]+ ft"
SIZE: Final = "(?:" + "|".join(SIZES) + ")"
KIND: Final = "(?:" + "|".join(TYPES) + ")"
IT: Final = "(?:the target|the creature|that creature|that target|it)"
MUST: Final = "(?:must (?:then )?(?:succeed on|make)|makes)"
TO_SAVE: Final = "(?= (?:must|makes) )"
"""Before what somebody must do."""
TIME: Final = (
    r"(?:for (?:the next )?[0-9]+ (?:round|minute|hour|day)s?"
    r"|until the (?:start|end) of (?:its|§'s|the target's|the creature's|that creature's|that target's) next turn)"
)
CONDITION: Final = "(?:" + "|".join(word for word in CONDITIONS if word not in ("exhaustion", "grappled")) + ")"


def read_count(text: str) -> int:
    return COUNTS[text.lower()]


def read_amount(text: str) -> tuple[str, bool]:
    """The dice, and whether their average is the one that is written."""
    match = re.fullmatch(r"([0-9]+)(?: \(([0-9]+)d([0-9]+)(?: ?([+-]) ?([0-9]+))?\))?", text)
    assert match is not None, text
    if match[2] is None:
        return match[1], True
    number, sides, more = int(match[2]), int(match[3]), int(f"{match[4]}{match[5]}") if match[4] else 0
    average = max(number * (sides + 1) // 2 + more, 0)
    return f"{number}d{sides}{more:+d}" if more else f"{number}d{sides}", int(match[1]) in (average, max(average, 1))


def read_damages(text: str) -> tuple[list[str], list[str]]:
    """The parts of damage as we write them; and those whose average is not the one that is written."""
    parts, wrong = [], []
    for amount, kind in re.findall(rf"({AMOUNT}) ({TYPE}) damage", text, re.IGNORECASE):
        dice, fits = read_amount(amount)
        parts.append(f"{dice} {kind.lower()}")
        if not fits:
            wrong.append(amount)
    return parts, wrong


def read_save(text: str) -> str:
    match = re.search(rf"DC ([0-9]+) ({ABILITY})", text, re.IGNORECASE)
    assert match is not None
    return f"save {LONG[match[2].lower()]} {match[1]}"


def read_time(text: str) -> str:
    """How long: `1 minute`, or to the start or the end of whose next turn."""
    match = re.search(r"the (start|end) of (§)?", text, re.IGNORECASE)
    if match is not None:
        return f"{match[1].lower()} {'me' if match[2] else 'it'}"
    match = re.search(r"[0-9]+ [a-z]+", text)
    assert match is not None
    return match[0]


def read_feet(text: str) -> str:
    """Feet as we write them."""
    match = re.search(r"[0-9]+", text)
    assert match is not None
    return f"{match[0]} ft"


def read_kinds(text: str) -> list[str]:
    return [kind.lower() for kind in re.findall(rf"\b({KIND})s?\b", text, re.IGNORECASE)]


# --- what happens to somebody

STEPS: Final = tuple(
    (re.compile(pattern, re.IGNORECASE), verb)
    for pattern, verb in (
        (rf"(?:takes?|taking) ({DAMAGES})", "harm"),
        (r"(?:be|is|are|being) knocked prone|knocked prone|falls? prone", "prone"),
        (
            rf"(?:be|is|becomes?) (?P<magic>magically )?(?P<is>{CONDITION})(?: (?:by|of) §)?(?: (?P<time>{TIME}))?",
            "lay",
        ),
        (
            rf"(?:have|has) disadvantage on (?P<of>{ABILITY})-based attack rolls, (?P=of) checks, and (?P=of) saving "
            rf"throws (?P<time>{TIME})",
            "weaken",
        ),
        (rf"falls? (?P<magic>magically )?(?P<is>unconscious)(?: (?P<time>{TIME}))?", "lay"),
        (rf"(?:be|is) pushed (?P<upto>up to )?({FEET}) (?:straight )?away(?: from §)?", "push"),
        (rf"(?:be|is) pulled (?P<upto>up to )?({FEET}) (?:straight )?toward §", "pull"),
        (r"(?:be|is) grappled(?: by §)? \(escape DC ([0-9]+)\)", "hold"),
    )
)
JOIN: Final = re.compile(r",? and (?=be |is |are |takes? |knocked |falls? |becomes? )")


class Happening:
    """Steps that were read; words of theirs that cannot be said; amounts whose average is wrong."""

    def __init__(self) -> None:
        self.steps: list[Step] = []
        self.lost: list[str] = []
        self.wrong: list[str] = []
        self.is_magic = False


def steps_in(text: str) -> Happening | None:
    """What happens to somebody, in a list of phrases joined by `and`; None unless every word of it is understood."""
    found, at = Happening(), 0
    while True:
        for pattern, verb in STEPS:
            if match := pattern.match(text, at):
                found.steps.append(_step(verb, match, found))
                break
        else:
            return None
        at = match.end()
        if at == len(text):
            return found
        joined = JOIN.match(text, at)
        if joined is None:
            return None
        at = joined.end()


def _step(verb: str, match: re.Match[str], found: Happening) -> Step:
    match verb:
        case "harm":
            parts, wrong = read_damages(match[1])
            found.wrong += wrong
            return {"harm": parts[0] if len(parts) == 1 else parts}
        case "prone":
            return {"lay": "prone"}
        case "lay":
            found.is_magic = found.is_magic or bool(match["magic"])
            return {"lay": match["is"].lower()} | ({"lasts": read_time(match["time"])} if match["time"] else {})
        case "weaken":
            mods = [{"hook": ["attack", "check", "save"], "edge": -1, "by": LONG[match["of"].lower()]}]
            return {"lay": "weakened", "mods": mods, "lasts": read_time(match["time"])}
        case "hold":
            return {"hold": int(match[1])}
        case _:
            if match["upto"]:
                found.lost.append(match["upto"].strip())
            return {verb: read_feet(match[2])}
