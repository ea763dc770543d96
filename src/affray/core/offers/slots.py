"""Slots of a deed and the values that may fill them: a choice, a number, a subset, dice, a path.  Start at `Slot`."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations, combinations_with_replacement, product
from math import comb, prod
from typing import Any, Final, Protocol

from affray.core.dice.notation import Dice
from affray.core.values import Creature
from affray.mypyc import mypyc_attr

NOTHING_CHOSEN = "-"
LONGEST_NUMBER = 9
LONGEST_WORD = 30
LONGEST_WORDS = 200
UNSAID = "…"
STRAIGHT = "!"


class Deed:
    """A verb and its arguments."""

    __slots__ = ("verb", "args")

    def __init__(self, verb: str, *args: Any) -> None:
        self.verb = verb
        self.args = args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Deed) and self.verb == other.verb and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.verb, self.args))

    def __repr__(self) -> str:
        """Creatures and things by their ids, as in the text of the deed."""
        return f"Deed({', '.join(repr(getattr(word, 'id', word)) for word in (self.verb, *self.args))})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Deed, (self.verb, *self.args)


class Names(Protocol):
    """The names by which a seat knows the creatures."""

    def name(self, id: str) -> str: ...


class TrueNames:
    """Creatures by their own ids, as used in the journal and by the GM."""

    __slots__ = ()

    def name(self, id: str) -> str:
        return id


TRUE_NAMES: Final = TrueNames()


def word_for(value: Any, names: Names) -> str:
    """The text of a value in a deed."""
    if isinstance(value, Creature):
        return names.name(value.id)
    if isinstance(value, Deed):
        return " ".join((value.verb, *(word_for(argument, names) for argument in value.args)))
    return str(getattr(value, "id", value))


@mypyc_attr(allow_interpreted_subclasses=True)
class Slot(ABC):
    """A slot of a pattern: the set of values that may fill it."""

    __slots__ = ()
    kind: str

    @abstractmethod
    def __iter__(self) -> Iterator[Any]: ...

    @abstractmethod
    def count(self) -> int: ...

    def is_empty(self) -> bool:
        return self.count() == 0

    @abstractmethod
    def __contains__(self, value: object) -> bool: ...

    @abstractmethod
    def read(self, words: Sequence[str], names: Names) -> tuple[Any, Sequence[str]] | None:
        """Parse a value at the start of the words; returns it and the remaining words, or None."""

    @abstractmethod
    def write(self, value: Any, names: Names) -> str: ...

    @abstractmethod
    def shown(self, names: Names) -> Any:
        """The slot as plain data, for clients."""


@mypyc_attr(allow_interpreted_subclasses=True)
class OneOf(Slot):
    """One of a few values, or of those that a function returns when called, lazily."""

    __slots__ = ("_values", "_found")
    kind = "one"

    def __init__(self, values: Iterable[Any] | Callable[[], Iterable[Any]]) -> None:
        self._found: tuple[Any, ...] | None = None
        self._values = values

    @property
    def values(self) -> tuple[Any, ...]:
        if self._found is None:
            self._found = tuple(self._values() if callable(self._values) else self._values)
        return self._found

    def __iter__(self) -> Iterator[Any]:
        return iter(self.values)

    def count(self) -> int:
        return len(self.values)

    def __contains__(self, value: object) -> bool:
        return value in self.values

    def read(self, words: Sequence[str], names: Names) -> tuple[Any, Sequence[str]] | None:
        for value in self.values if words else ():
            if word_for(value, names) == words[0]:
                return value, words[1:]
        return None

    def write(self, value: Any, names: Names) -> str:
        return word_for(value, names)

    def shown(self, names: Names) -> Any:
        return [word_for(value, names) for value in self.values]


@mypyc_attr(allow_interpreted_subclasses=True)
class Number(Slot):
    """A whole number from `low` to `high`."""

    __slots__ = ("low", "high")
    kind = "number"

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high

    def __iter__(self) -> Iterator[int]:
        return iter(range(self.low, self.high + 1))

    def count(self) -> int:
        return max(0, self.high - self.low + 1)

    def __contains__(self, value: object) -> bool:
        return type(value) is int and self.low <= value <= self.high

    def read(self, words: Sequence[str], names: Names) -> tuple[int, Sequence[str]] | None:
        number = read_number(words[0]) if words else None
        return (number, words[1:]) if number is not None and number in self else None

    def write(self, value: Any, names: Names) -> str:
        return str(value)

    def shown(self, names: Names) -> list[int]:
        return [self.low, self.high]


@mypyc_attr(allow_interpreted_subclasses=True)
class Subset(OneOf):
    """A subset of `least` to `most` values, in the order in which they are offered."""

    __slots__ = ("least", "_most")
    kind = "some"

    def __init__(
        self, values: Iterable[Any] | Callable[[], Iterable[Any]], least: int = 0, most: int | None = None
    ) -> None:
        super().__init__(values)
        self.least = least
        self._most = most

    @property
    def most(self) -> int:
        return len(self.values) if self._most is None else min(self._most, len(self.values))

    def __iter__(self) -> Iterator[tuple[Any, ...]]:
        for size in range(self.least, self.most + 1):
            yield from combinations(self.values, size)

    def count(self) -> int:
        return sum(comb(len(self.values), size) for size in range(self.least, self.most + 1))

    def __contains__(self, value: object) -> bool:
        if not isinstance(value, tuple) or not self.least <= len(value) <= self.most:
            return False
        return value == tuple(item for item in self.values if item in value)

    def read(self, words: Sequence[str], names: Names) -> tuple[tuple[Any, ...], Sequence[str]] | None:
        if not words:
            return None
        wanted = [] if words[0] == NOTHING_CHOSEN else words[0].split(",")
        chosen = tuple(value for value in self.values if word_for(value, names) in wanted)
        if len(chosen) != len(wanted) or chosen not in self:
            return None
        return chosen, words[1:]

    def write(self, value: tuple[Any, ...], names: Names) -> str:
        return ",".join(word_for(item, names) for item in value) or NOTHING_CHOSEN

    def shown(self, names: Names) -> Any:
        return {"of": [word_for(value, names) for value in self.values], "least": self.least, "most": self.most}


@mypyc_attr(allow_interpreted_subclasses=True)
class Shares(OneOf):
    """A number of items distributed among a few values: `orc,orc,wolf` gives the orc two and the wolf one."""

    __slots__ = ("number",)
    kind = "shares"

    def __init__(self, values: Iterable[Any] | Callable[[], Iterable[Any]], number: int) -> None:
        super().__init__(values)
        self.number = number

    def __iter__(self) -> Iterator[tuple[Any, ...]]:
        return combinations_with_replacement(self.values, self.number)

    def count(self) -> int:
        return comb(len(self.values) + self.number - 1, self.number) if self.values else 0

    def __contains__(self, value: object) -> bool:
        if not isinstance(value, tuple) or len(value) != self.number:
            return False
        return value == tuple(item for item in self.values for each in value if each == item)

    def read(self, words: Sequence[str], names: Names) -> tuple[tuple[Any, ...], Sequence[str]] | None:
        wanted = words[0].split(",") if words else []
        share = wanted * self.number if len(wanted) == 1 else wanted
        dealt = tuple(value for value in self.values for word in share if word_for(value, names) == word)
        return (dealt, words[1:]) if dealt in self else None

    def write(self, value: tuple[Any, ...], names: Names) -> str:
        return ",".join(word_for(item, names) for item in (value[:1] if len({*value}) == 1 else value))

    def shown(self, names: Names) -> Any:
        return {"of": [word_for(value, names) for value in self.values], "number": self.number}


@mypyc_attr(allow_interpreted_subclasses=True)
class Faces(Slot):
    """The faces of physical dice: one for each die, in the order in which they are written."""

    __slots__ = ("dice",)
    kind = "faces"

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def __iter__(self) -> Iterator[tuple[int, ...]]:
        return product(*(range(1, sides + 1) for sides in self.dice.faces))

    def count(self) -> int:
        return prod(self.dice.faces)

    def __contains__(self, value: object) -> bool:
        return (
            isinstance(value, tuple)
            and len(value) == len(self.dice.faces)
            and all(face in Number(1, sides) for face, sides in zip(value, self.dice.faces, strict=True))
        )

    def read(self, words: Sequence[str], names: Names) -> tuple[tuple[int, ...], Sequence[str]] | None:
        wanted = len(self.dice.faces)
        faces = tuple(read_number(word) or 0 for word in words[:wanted])
        return (faces, words[wanted:]) if faces in self else None

    def write(self, value: tuple[int, ...], names: Names) -> str:
        return " ".join(str(face) for face in value)

    def shown(self, names: Names) -> str:
        return str(self.dice)


class Routes(Protocol):
    """Reachable squares and paths to them, computed on demand."""

    def ends(self) -> Iterable[Any]:
        """Every square where a path may end."""

    def way_to(self, end: Any) -> tuple[Any, ...] | None:
        """The default path to a square."""

    def allows(self, way: tuple[Any, ...]) -> bool: ...

    def name(self, square: Any) -> str: ...

    def square(self, word: str) -> Any:
        """The square with this name, if any."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Way(Slot):
    """A path over the board. `f6` is the default path to f6; `d4 e5 f6` names every step, `f6!` is a single step.

    It takes all remaining words, so it must be the last slot of a pattern.
    """

    __slots__ = ("routes",)
    kind = "way"

    def __init__(self, routes: Routes) -> None:
        self.routes = routes

    def __iter__(self) -> Iterator[tuple[Any, ...]]:
        return filter(None, map(self.routes.way_to, self.routes.ends()))

    def count(self) -> int:
        return sum(1 for _ in self.routes.ends())

    def is_empty(self) -> bool:
        return next(iter(self.routes.ends()), None) is None

    def __contains__(self, value: object) -> bool:
        return isinstance(value, tuple) and bool(value) and self.routes.allows(value)

    def read(self, words: Sequence[str], names: Names) -> tuple[tuple[Any, ...], Sequence[str]] | None:
        is_straight = len(words) == 1 and words[0].endswith(STRAIGHT)
        way = tuple(self.routes.square(word.removesuffix(STRAIGHT) if is_straight else word) for word in words)
        if None in way:
            return None
        if len(way) == 1 and not is_straight:
            way = self.routes.way_to(way[0]) or way
        return (way, ()) if way in self else None

    def write(self, value: tuple[Any, ...], names: Names) -> str:
        written = " ".join(self.routes.name(square) for square in value)
        shown = self.routes.way_to(value[-1])
        if shown == value:
            return self.routes.name(value[-1])
        return written + STRAIGHT if len(value) == 1 and shown is not None else written

    def shown(self, names: Names) -> list[str]:
        return [self.routes.name(end) for end in self.routes.ends()]


@mypyc_attr(allow_interpreted_subclasses=True)
class Word(Slot):
    """A free-form word, such as the name of a new seat, other than those taken. It cannot be enumerated."""

    __slots__ = ("taken",)
    kind = "word"

    def __init__(self, taken: Iterable[str] = ()) -> None:
        self.taken = frozenset(taken)

    def __iter__(self) -> Iterator[str]:
        return iter(())

    def count(self) -> int:
        return 1

    def __contains__(self, value: object) -> bool:
        if not isinstance(value, str) or value in self.taken:
            return False
        return len(value) <= LONGEST_WORD and value.replace("-", "").isalnum()

    def read(self, words: Sequence[str], names: Names) -> tuple[str, Sequence[str]] | None:
        return (words[0], words[1:]) if words and words[0] in self else None

    def write(self, value: str, names: Names) -> str:
        return value

    def shown(self, names: Names) -> int:
        return LONGEST_WORD


@mypyc_attr(allow_interpreted_subclasses=True)
class Words(Slot):
    """Free text, to the end of the answer.

    It cannot be enumerated: the placeholder `UNSAID` stands for every possible text.
    """

    __slots__ = ()
    kind = "words"

    def __iter__(self) -> Iterator[str]:
        return iter((UNSAID,))

    def count(self) -> int:
        return 1

    def __contains__(self, value: object) -> bool:
        return isinstance(value, str) and 0 < len(value) <= LONGEST_WORDS and value == " ".join(value.split())

    def read(self, words: Sequence[str], names: Names) -> tuple[str, Sequence[str]] | None:
        said = " ".join(words)
        return (said, ()) if said in self else None

    def write(self, value: str, names: Names) -> str:
        return value

    def shown(self, names: Names) -> int:
        return LONGEST_WORDS


def read_number(word: str) -> int | None:
    """An integer in ASCII digits."""
    digits = word[1:] if word[:1] in ("-", "−", "–", "+") else word
    if not (digits.isascii() and digits.isdigit() and len(digits) <= LONGEST_NUMBER):
        return None
    return -int(digits) if word[0] in "-−–" else int(digits)
