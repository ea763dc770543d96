"""Notations of single fields: names, numbers, dice, distances, damage.  Each is a `Check`.

Distances need a unit, because a bare 30 is feet to one reader and squares to another. A square is 5 feet, 1.5 metres or
one sáh wide, and only whole squares are accepted.
"""

import re
from collections.abc import Sequence
from fractions import Fraction
from typing import Any, Final, NamedTuple

from affray.content.checks import Check, Refused, wrong_kind
from affray.core.dice.notation import Dice, UnreadableDice, parse_dice

LONGEST_ID = 30
FARTHEST = 1000
RESERVED: Final = frozenset("gm players pass end none all each heroes foes watcher".split())
LANGUAGE: Final = re.compile(r"[a-z]{2,3}(-[A-Z]{2})?")
SQUARE_NAME: Final = re.compile(r"[a-z]{1,2}[0-9]{1,3}")

FEET, METRES, SQUARES = Fraction(5), Fraction(3, 2), Fraction(1)
UNITS: Final = {
    unit: size
    for size, units in (
        (FEET, "ft ft. foot feet ' фт фут фута футов фути футів stopa stopy stop pé pés"),
        (METRES, "m m. metre metres meter meters м метр метра метров метри метрів metr metry metrů metro metros"),
        (SQUARES, "sq sq. square squares клетка клетки клеток клітинка клітинки клітинок quadrado quadrados"),
        (SQUARES, "sáh sáhy sáhů čtverec čtverce čtverců"),
    )
    for unit in units.split()
}
DISTANCE: Final = re.compile(r"([0-9]{1,6}(?:[.,][0-9]{1,4})?)\s*([^\s0-9]\S*)")
RANGE: Final = re.compile(r"([0-9.,]{1,11})\s*(?:/|-|–)\s*([0-9.,]{1,11})\s*([^\s0-9]\S*)?")
HP: Final = re.compile(r"([0-9]{1,6})\s*\(([^()]{1,60})\)")


class Text(Check):
    """Text of one line, or of several."""

    def __init__(self, most: int, lines: bool = False) -> None:
        self.most = most
        self.lines = lines

    def read(self, value: Any) -> str:
        if not isinstance(value, str):
            raise wrong_kind("text")
        text = value.strip()
        if not 0 < len(text) <= self.most or ("\n" in text and not self.lines):
            raise Refused("bad-text", most=self.most)
        return text

    def schema(self) -> dict[str, Any]:
        return {"type": "string", "minLength": 1}


class LanguageTag(Check):
    """A language code, supported by Affray or not."""

    def read(self, value: Any) -> str:
        if not isinstance(value, str) or not LANGUAGE.fullmatch(value):
            raise Refused("bad-language")
        return value

    def schema(self) -> dict[str, Any]:
        return {"type": "string", "pattern": f"^{LANGUAGE.pattern}$"}


class Whole(Check):
    """An integer in a range."""

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high

    def read(self, value: Any) -> int:
        if type(value) is not int or not self.low <= value <= self.high:
            raise Refused("not-whole-number", low=self.low, high=self.high)
        return value

    def schema(self) -> dict[str, Any]:
        return {"type": "integer", "minimum": self.low, "maximum": self.high}


class OneOf(Check):
    """One of a few words; a space is accepted in place of a hyphen."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words = tuple(words)

    def read(self, value: Any) -> str:
        word = value.replace(" ", "-") if isinstance(value, str) else ""
        if word not in self.words:
            raise Refused("not-one-of", known=self.words)
        return word

    def schema(self) -> dict[str, Any]:
        return {"enum": spellings(self.words)}


def spellings(words: Sequence[str]) -> list[str]:
    """The words, followed by variants with spaces for hyphens."""
    return [*words, *(word.replace("-", " ") for word in words if "-" in word)]


class Id(Check):
    """An identifier. `for_creatures` excludes words that are ambiguous in answers."""

    def __init__(self, for_creatures: bool = False) -> None:
        self.for_creatures = for_creatures

    def read(self, value: Any) -> str:
        if not isinstance(value, str) or not is_id(value):
            raise Refused("bad-id", most=LONGEST_ID)
        if self.for_creatures and value in RESERVED:
            raise Refused("reserved-id")
        if self.for_creatures and SQUARE_NAME.fullmatch(value):
            raise Refused("id-like-square")
        return value

    def schema(self) -> dict[str, Any]:
        return {"type": "string", "minLength": 1, "maxLength": LONGEST_ID, "pattern": r"^[^\sA-Z]+$"}


def is_id(text: str) -> bool:
    """Lower-case letters of any script, digits, and single hyphens between them; the first is a letter."""
    parts = text.split("-")
    return (
        len(text) <= LONGEST_ID
        and text == text.lower()
        and text[:1].isalpha()
        and all(part and all(letter.isalpha() or letter in "0123456789" for letter in part) for part in parts)
    )


class DiceText(Check):
    """Dice notation, kept as normalised text."""

    def read(self, value: Any) -> str:
        return str(_dice(value, "bad-dice"))

    def schema(self) -> dict[str, Any]:
        return {"type": ["string", "integer"], "examples": ["1d8", "2d6+2"]}


def _dice(value: Any, code: str) -> Dice:
    if type(value) is int and 0 <= value <= FARTHEST:
        return Dice(modifier=value)
    if not isinstance(value, str):
        raise Refused(code)
    try:
        return parse_dice(value)
    except UnreadableDice:
        raise Refused(code) from None


class Damage(NamedTuple):
    """Dice and the damage type; the type is empty if it is given elsewhere."""

    dice: str
    type: str = ""


class DamageText(Check):
    """Damage as a stat block prints it: `1d6+2 slashing`, or the dice alone."""

    def __init__(self, types: Sequence[str]) -> None:
        self.types = tuple(types)

    def read(self, value: Any) -> Damage:
        if isinstance(value, str) and (match := re.fullmatch(r"(.*\S)\s+([^\W\d_]{3,})", value.strip())):
            kind = match[2].lower()
            if kind not in self.types:
                raise Refused("bad-damage", known=self.types, word=kind)
            return Damage(str(_dice(match[1], "bad-damage")), kind)
        return Damage(str(_dice(value, "bad-damage")))

    def schema(self) -> dict[str, Any]:
        return {"type": ["string", "integer"], "examples": ["1d6+2 slashing"]}


class Hp(NamedTuple):
    """Hit points: the number to use, and the dice if they were given."""

    number: int
    dice: str = ""


class HpText(Check):
    """`7`, `2d6` (using the average, rounded down) or both, `7 (2d6)`."""

    def __init__(self, most: int) -> None:
        self.most = most

    def read(self, value: Any) -> Hp:
        if type(value) is int:
            return Hp(self._within(value))
        if not isinstance(value, str):
            raise Refused("bad-hp")
        both = HP.fullmatch(value.strip())
        dice = _dice(both[2] if both else value, "bad-hp")
        if not dice.faces or any(pool.sign < 0 or pool.keep for pool in dice.pools):
            raise Refused("bad-hp")
        low = max(1, len(dice.faces) + dice.modifier)
        high = sum(dice.faces) + dice.modifier
        average = (len(dice.faces) + sum(dice.faces)) // 2 + dice.modifier
        number = self._within(int(both[1]) if both else max(1, average))
        if not low <= number <= high:
            raise Refused("hp-outside-dice", low=low, high=high)
        return Hp(number, str(dice))

    def _within(self, number: int) -> int:
        if not 1 <= number <= self.most:
            raise Refused("not-whole-number", low=1, high=self.most)
        return number

    def schema(self) -> dict[str, Any]:
        return {"type": ["string", "integer"], "examples": [7, "2d6", "7 (2d6)"]}


class Distance(Check):
    """A distance with its unit, converted to squares; `none` where 0 is allowed."""

    def __init__(self, low: int = 0, or_none: bool = False) -> None:
        self.low = low
        self.or_none = or_none

    def read(self, value: Any) -> int:
        if self.or_none and value == "none":
            return 0
        if type(value) is int or (isinstance(value, str) and re.fullmatch(r"[0-9]{1,6}", value)):
            number = abs(int(value))
            raise Refused("no-unit", feet=number, squares=number)
        match = DISTANCE.fullmatch(value.strip()) if isinstance(value, str) else None
        if match is None:
            raise Refused("bad-distance")
        squares = _squares(match[1], match[2], "bad-distance")
        if squares < self.low:
            raise Refused("bad-distance")
        return squares

    def schema(self) -> dict[str, Any]:
        return {"type": "string", "examples": ["30 ft", "9 m", "6 squares", "6 sáhů"]}


class Range(NamedTuple):
    """Normal and long range."""

    normal: int
    long: int


class RangeText(Check):
    """A range such as `80/320 ft`, or one number for both, or `none`."""

    def read(self, value: Any) -> Range:
        if value == "none":
            return Range(0, 0)
        match = RANGE.fullmatch(value.strip()) if isinstance(value, str) else None
        if match is None:
            squares = Distance(low=1).read(value)
            return Range(squares, squares)
        if match[3] is None:
            raise Refused("no-unit", feet=f"{match[1]}/{match[2]}", squares=f"{match[1]}/{match[2]}")
        normal, long = (_squares(number, match[3], "bad-range") for number in match.group(1, 2))
        if normal > long:
            raise Refused("range-backwards")
        if normal < 1:
            raise Refused("bad-range")
        return Range(normal, long)

    def schema(self) -> dict[str, Any]:
        return {"type": "string", "examples": ["80/320 ft", "24/96 m"]}


def _squares(number: str, unit: str, code: str) -> int:
    size = UNITS.get(unit.lower())
    try:
        length = Fraction(number.replace(",", "."))
    except ValueError:
        raise Refused(code) from None
    if size is None:
        raise Refused(code)
    squares = length / size
    if squares.denominator > 1:
        raise Refused("not-whole-squares", nearest=_nearest(squares, size, unit))
    if squares > FARTHEST:
        raise Refused("too-far", most=FARTHEST)
    return squares.numerator


def _nearest(squares: Fraction, size: Fraction, unit: str) -> list[str]:
    """The nearest distance in whole squares, in the unit that was used; of two equally near, both."""
    lower = squares.numerator // squares.denominator
    left = squares - lower
    wanted = [lower] if left < Fraction(1, 2) else [lower + 1] if left > Fraction(1, 2) else [lower, lower + 1]
    return [f"{float(count * size):g} {unit}" for count in wanted]
