"""What the `.ftl` files may call, besides Fluent's own NUMBER and DATETIME.

    NAME($who, case: "acc")     a noun in a case: nom, gen, dat, acc, ins, loc
    NAME($who, case: "do")      with its article, run together with the word before it: o, do, no, ao, pelo
    GENDER($who)                m, f, n, p (a plural) or u (unknown), to select by
    DISTANCE(6, case: "gen")    squares in the reader's unit: 30 ft, 9 м, 6 sáhů
    SQUARES(6, case: "gen")     the same, counted in squares
    POLYGONS(6, case: "gen")    the same, in the word of a game that plays on squares or hexes
    DICE("2d6+3")               dice in the reader's letters; "d20" stays without a number
    PERCENT($chance, digits: 1) a chance from 0 to 1

They are the whole of what a second runtime, such as @fluent/bundle, has to bring: they take only what the syntax can
give, return only strings, and look up every form in the files themselves.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from babel import Locale
from fluent.runtime.types import FluentType

from affray.lang.nouns import Case, Joined, Noun

if TYPE_CHECKING:
    from affray.lang.language import Language


class SpokenNoun(FluentType):
    """A noun on its way through a message; placed there without NAME it is in the nominative."""

    def __init__(self, noun: Noun, language: "Language") -> None:
        self.noun = noun
        self.language = language

    def format(self, locale: Locale) -> str:
        return self.language.name(self.noun)


def functions(language: "Language") -> dict[str, Callable[..., Any]]:
    """The functions, in one language."""

    def name(who: SpokenNoun | str, case: Case | Joined = "nom") -> str:
        return language.name(_noun(who), case)

    def gender(who: SpokenNoun | str) -> str:
        return language.gender(_noun(who))

    def distance(squares: float, case: Case = "nom") -> str:
        return language.distance(squares, case=case)

    def percent(chance: float, digits: int = 0) -> str:
        return language.percent(chance, digits)

    return {
        "NAME": name,
        "GENDER": gender,
        "DISTANCE": distance,
        "SQUARES": language.squares,
        "POLYGONS": language.polygons,
        "DICE": language.dice,
        "PERCENT": percent,
    }


def _noun(who: SpokenNoun | str) -> Noun:
    """Text where a noun is wanted is somebody's name."""
    return who.noun if isinstance(who, SpokenNoun) else Noun(name=who)
