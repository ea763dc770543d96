"""One language: messages, nouns, numbers, units and dice as its readers write them.  Start at `language`."""

import re
from decimal import ROUND_HALF_UP, Decimal
from fractions import Fraction
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Literal, get_args

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType, fluent_number

from affray.core.dice.notation import Dice, parse_dice
from affray.lang.codes import resolve
from affray.lang.files import names_of_book, texts, texts_of_book
from affray.lang.functions import SpokenNoun, functions
from affray.lang.nouns import CASES, JOINED, Case, Joined, Noun

if TYPE_CHECKING:
    from fluent.runtime.resolver import Message
    from fluent.syntax.ast import Resource

Argument = str | bool | int | float | Decimal | Fraction | Noun
# A language's own unit is feet, metres or sáhy; some tables count squares in every language.
Unit = Literal["own", "squares"]
UNITS: tuple[Unit, ...] = get_args(Unit)

FEET_IN_A_SQUARE = 5
METRES_IN_A_SQUARE = 1.5


def language(code: str, unit: Unit = "own", book: str = "") -> "Language":
    """The language that a code means, with the words of a rulebook if one is named, read from the files once."""
    return _read(resolve(code), unit, book)


@cache
def _read(code: str, unit: Unit, book: str) -> "Language":
    return Language(code, unit, book)


@cache
def _resources(code: str, book: str) -> "tuple[Resource, ...]":
    """Reading takes a tenth of a second, so all units of a language share it, and all books the words of all."""
    found = texts_of_book(code, book) if book else texts(code)
    return tuple(FluentResource(text) for _name, text in found)


@cache
def _names(code: str, book: str) -> dict[str, str]:
    """The nouns of a book's bestiary, each as it is written. They are read when they are first spoken of."""
    whole = "\n".join(text for _name, text in names_of_book(code, book))
    return {message.partition(" ")[0]: message for message in re.split(r"\n(?=noun-)", whole)}


class Language:
    """What can be said in one language, by all books and by one of them.

    Nothing falls back to another language but whole files that a book does not have in this one: what is missing
    raises KeyError.
    """

    __slots__ = ("code", "unit", "book", "_bundle", "_locale")

    def __init__(self, code: str, unit: Unit = "own", book: str = "") -> None:
        if unit not in UNITS:
            raise ValueError(f"{unit!r} is no unit of distance. Units: {', '.join(UNITS)}.")
        self.code = resolve(code)
        self.unit = unit
        self.book = book
        self._locale = Locale.parse(self.code, sep="-")
        self._bundle = FluentBundle([self.code], functions(self), use_isolating=False)
        for resource in (*_resources(self.code, ""), *(_resources(self.code, book) if book else ())):
            self._bundle.add_resource(resource)

    def __repr__(self) -> str:
        return f"Language({self.code!r}, unit={self.unit!r}, book={self.book!r})"

    def of(self, book: str) -> "Language":
        """The same language with the words of a rulebook."""
        return self if book == self.book else language(self.code, self.unit, book)

    # --- messages

    def has(self, message_id: str) -> bool:
        """Whether there is such a message: a GM's own creature, say, may have no noun."""
        return self._bundle.has_message(message_id) or message_id in _names(self.code, self.book)

    def say(self, message_id: str, /, *, attribute: str = "", **arguments: Argument) -> str:
        """A message, or one of its attributes.  Truth is told as the word `yes` or `no`, to select by."""
        return _said(self, message_id, attribute, tuple(arguments), *arguments.values())

    def _message(self, message_id: str) -> "Message":
        if not self._bundle.has_message(message_id) and message_id in (names := _names(self.code, self.book)):
            self._bundle.add_resource(FluentResource(names[message_id]))
        return self._bundle.get_message(message_id)

    def _say(self, message_id: str, attribute: str, arguments: dict[str, Argument]) -> str:
        message = self._message(message_id)  # raises KeyError(message_id)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise KeyError(f"{message_id}.{attribute}" if attribute else message_id)
        given = {name: self._argument(argument) for name, argument in arguments.items()}
        text, problems = self._bundle.format_pattern(pattern, given)
        for problem in problems:
            # What is missing stays a KeyError, whichever message it was missed by.
            if isinstance(problem, KeyError):
                raise problem
            raise ValueError(f"{message_id} cannot be said in {self.code}: {problem}") from problem
        return str(text)

    def sentence(self, message_id: str, /, **arguments: Argument) -> str:
        """A message that stands by itself: `goblin 2 falls` begins with a capital."""
        text = self.say(message_id, attribute="", **arguments)
        return text[:1].upper() + text[1:]

    def _argument(self, argument: Argument) -> str | FluentType:
        match argument:
            case bool():  # before int: Python counts truth among the numbers
                return "yes" if argument else "no"
            case Noun():
                return SpokenNoun(argument, self)
            case Decimal() | Fraction():  # Fluent finds no plural for these
                return fluent_number(float(argument))
            case int() | float():
                return fluent_number(argument)
            case _:
                return argument

    def _form(self, message_id: str, case: Case | Joined, **arguments: Argument) -> str:
        """A message in a case, which is an attribute; a language that does not decline it has no such attribute."""
        if case not in CASES:
            raise ValueError(f"{case!r} is no case. Cases: {', '.join(CASES)}.")
        is_declined = case in self._message(message_id).attributes
        return self.say(message_id, attribute=case if is_declined else "", **arguments)

    # --- nouns

    def name(self, noun: Noun, case: Case | Joined = "nom") -> str:
        """What somebody or something is called, in a case, or with its article."""
        if case in JOINED:
            return self.say("with-article", attribute=case, article=self._article(noun), name=self.name(noun))
        text = noun.name or self._form(noun.message_id, case)
        return text if noun.number is None else f"{text} {noun.number}"

    def _article(self, noun: Noun) -> str:
        """The article of a noun: its own, or that of its gender; `none` if it has none, or nobody knows the gender."""
        if noun.kind and not noun.name and "article" in self._message(noun.message_id).attributes:
            return self.say(noun.message_id, attribute="article")
        return self.say("with-article", attribute="article", gender=self.gender(noun))

    def gender(self, noun: Noun) -> str:
        """m, f, n, p (a plural) or u (unknown)."""
        if noun.gender != "u" or not noun.kind:
            return noun.gender
        has_gender = "gender" in self._message(noun.message_id).attributes
        return self.say(noun.message_id, attribute="gender") if has_gender else "u"

    # --- distances

    def distance(self, squares: float, unit: Unit | None = None, case: Case = "nom") -> str:
        """So many squares in the reader's unit: `30 ft`, `9 м`, `6 sáhů`."""
        if (unit or self.unit) == "squares":
            return self.squares(squares, case)
        feet, metres = squares * FEET_IN_A_SQUARE, squares * METRES_IN_A_SQUARE
        return self._form("unit-distance", case, squares=squares, feet=feet, metres=metres)

    def squares(self, squares: float, case: Case = "nom") -> str:
        """`6 squares`."""
        return self._form("unit-squares", case, squares=squares)

    def polygons(self, polygons: float, case: Case = "nom") -> str:
        """`6 polygons`."""
        return self._form("unit-polygons", case, polygons=polygons)

    # --- dice and numbers

    def dice(self, dice: Dice | str) -> str:
        """Dice in the reader's letters: `2к20вл1+5`.  A text such as `d20` stays without a number: `к20`."""
        thrown = parse_dice(dice) if isinstance(dice, str) else dice
        letters = [self.say("dice-letters", attribute=attribute) for attribute in ("die", "highest", "lowest")]
        text = thrown.text(*letters)
        return text.removeprefix("1") if isinstance(dice, str) and dice[:1].isalpha() else text

    def decimal(self, number: float | Fraction | Decimal, digits: int = 1) -> str:
        """A number with so many decimals: `1,5`."""
        return self._number(_rounded(number, digits), digits, "decimal")

    def percent(self, chance: float | Fraction | Decimal, digits: int = 0) -> str:
        """A chance from 0 to 1: `65%`, `65 %`."""
        return self._number(_rounded(chance, digits + 2), digits, "percent")

    def _number(self, number: Decimal, digits: int, style: str) -> str:
        written = fluent_number(number, style=style, minimumFractionDigits=digits, maximumFractionDigits=digits)
        return written.format(self._locale)


@lru_cache(maxsize=20_000, typed=True)
def _said(language: Language, message_id: str, attribute: str, names: tuple[str, ...], *arguments: Argument) -> str:
    """What is said to one at a table is said to the others, and menus are the same again and again."""
    return language._say(message_id, attribute, dict(zip(names, arguments, strict=True)))


def _rounded(number: float | Fraction | Decimal, digits: int) -> Decimal:
    """Halves go away from zero, as players and browsers round them; babel by itself would round them to even."""
    exact = Fraction(number)
    return (Decimal(exact.numerator) / exact.denominator).quantize(Decimal(1).scaleb(-digits), ROUND_HALF_UP)
