"""Whom or what a sentence speaks of.  The forms of a noun stand in `nouns.ftl`; this says only which noun is meant."""

from typing import Literal, get_args

Case = Literal["nom", "gen", "dat", "acc", "ins", "loc"]
# With its article, alone or run together with the preposition before it, each by its masculine: o, do, no, ao, pelo.
Joined = Literal["o", "do", "no", "ao", "pelo"]
# p is a noun that has only a plural, such as claws; u is a name whose gender nobody has told.
Gender = Literal["m", "f", "n", "p", "u"]

CASES: tuple[Case, ...] = get_args(Case)
JOINED: tuple[Joined, ...] = get_args(Joined)
GENDERS: tuple[Gender, ...] = get_args(Gender)


class Noun:
    """A kind (`goblin`), one of several of it (`goblin 2`), or somebody by name (`Ana`).

    `kind` is the id of a noun, without `noun-`.  A `name` stands in its place and keeps its form in every case, since
    nobody can decline the names that players think of; the gender is then the one given, or else that of the kind.
    """

    __slots__ = ("kind", "number", "name", "gender")

    def __init__(self, kind: str = "", number: int | None = None, *, name: str = "", gender: Gender = "u") -> None:
        if not kind and not name:
            raise ValueError("A noun needs a kind or a name.")
        if gender not in GENDERS:
            raise ValueError(f"{gender!r} is no gender. Genders: {', '.join(GENDERS)}.")
        self.kind = kind
        self.number = number
        self.name = name
        self.gender = gender

    @property
    def message_id(self) -> str:
        """Where its forms stand."""
        return f"noun-{self.kind}"

    def __repr__(self) -> str:
        return f"Noun({self.kind!r}, {self.number!r}, name={self.name!r}, gender={self.gender!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Noun) and self._facts() == other._facts()

    def __hash__(self) -> int:
        return hash(self._facts())

    def _facts(self) -> tuple[str, int | None, str, str]:
        return self.kind, self.number, self.name, self.gender
