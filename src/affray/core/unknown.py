"""Numbers that nobody knows yet, with which rules reckon all the same.  Start at `Unknown`.

Exact odds need not run a deed once for every damage that dice can show: a rule adds, halves and compares it, and goes
the same way for many. So such a roll is unknown at first, and so is what is reckoned with it. Only where a rule
must know (a comparison, an index, a text) it is settled, by whoever enumerates the possibilities.
"""

import operator
from collections.abc import Callable, Mapping
from typing import Any, Final, Protocol

from affray.mypyc import mypyc_attr

Name = str
"""The name of dice that were thrown without looking."""
NOBODY: frozenset[Name] = frozenset()
UNCHANGED: Final[frozenset[tuple[Any, Any]]] = frozenset({(operator.add, 0), (operator.sub, 0)})
"""The operations that leave a number as it is."""


class Term:
    """How a number comes from dice: an operation on two terms or ints. Terms are equal if they are written alike."""

    __slots__ = ("work", "left", "right", "names", "text", "_next")

    def __init__(self, work: Callable[[Any, Any], Any], left: Any, right: Any) -> None:
        self.work = work
        self.left = left
        self.right = right
        self._next: dict[Any, Term] | None = None
        if type(right) is int:
            self.names: frozenset[Name] = left.names
            self.text: str = f"{work.__name__}({left.text},{right})"
        else:
            self.names = right.names if type(left) is int else left.names | right.names
            self.text = f"{work.__name__}({getattr(left, 'text', left)},{right.text})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Term) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __reduce__(self) -> tuple[Any, ...]:
        return Term, (self.work, self.left, self.right)

    def then(self, work: Callable[[Any, Any], Any], right: "Term | int") -> "Term":
        """The term after this operation: the same one, however often rules do the same."""
        key = work, right.text if isinstance(right, Term) else right
        if key in UNCHANGED:
            return self
        if self._next is None:
            self._next = {}
        found = self._next.get(key)
        if found is None:
            found = self._next[key] = Term(work, self, right)
        return found

    def at(self, shown: Mapping[Name, int]) -> Any:
        """The value if the dice show this."""
        left = self.left.at(shown) if isinstance(self.left, Term) else self.left
        right = self.right.at(shown) if isinstance(self.right, Term) else self.right
        return self.work(left, right)


class Thrown(Term):
    """What the dice of a name show."""

    __slots__ = ("name",)

    def __init__(self, name: Name) -> None:
        self.name = name
        self.names = frozenset((name,))
        self.text = name
        self._next = None

    def __reduce__(self) -> tuple[Any, ...]:
        return Thrown, (self.name,)

    def at(self, shown: Mapping[Name, int]) -> Any:
        return shown[self.name]


class Knowing(Protocol):
    """One who can say what a term comes to, and from then on sticks to it."""

    def settle(self, term: Term) -> Any: ...


@mypyc_attr(native_class=False)
class Unknown:
    """An int that is not known yet. It passes for one, and is settled as soon as it cannot.

    Once settled it reckons like the number that it is, so that nothing unknown gets into a cache. Compiled code sees no
    ints but ints: where a rule may meet an unknown one, the type is `OpenInt`. No native class, as these have no
    `__index__`.
    """

    __slots__ = ("term", "knowing")

    def __init__(self, term: Term, knowing: Knowing) -> None:
        self.term: Term | int = term
        self.knowing = knowing

    @property  # type: ignore[misc]
    def __class__(self) -> type:
        return int

    def settled(self) -> int:
        """The number, after all."""
        number = int(self.knowing.settle(self.term) if isinstance(self.term, Term) else self.term)
        self.term = number
        return number

    def _made(self, work: Callable[[Any, Any], Any], one: "OpenInt", other: "OpenInt") -> "OpenInt":
        found = _combined(work, _term_of(one), _term_of(other))
        return found if isinstance(found, int) else Unknown(found, self.knowing)

    def _is(self, work: Callable[[Any, Any], Any], other: "OpenInt") -> bool:
        found = _combined(work, self.term, _term_of(other))
        return bool(found if isinstance(found, int) else self.knowing.settle(found))

    def __add__(self, other: "OpenInt") -> "OpenInt":
        return self._made(operator.add, self, other)

    def __radd__(self, other: "OpenInt") -> "OpenInt":
        return self._made(operator.add, other, self)

    def __sub__(self, other: "OpenInt") -> "OpenInt":
        return self._made(operator.sub, self, other)

    def __rsub__(self, other: "OpenInt") -> "OpenInt":
        return self._made(operator.sub, other, self)

    def __mul__(self, other: Any) -> Any:
        return self._made(operator.mul, self, other) if isinstance(other, int | Unknown) else NotImplemented

    def __rmul__(self, other: Any) -> Any:
        """A list so many times is the list's own affair."""
        return self._made(operator.mul, other, self) if isinstance(other, int | Unknown) else NotImplemented

    def __floordiv__(self, other: "OpenInt") -> "OpenInt":
        return self._made(operator.floordiv, self, other)

    def __mod__(self, other: "OpenInt") -> "OpenInt":
        return self._made(operator.mod, self, other)

    def __neg__(self) -> "OpenInt":
        return self._made(operator.sub, 0, self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, int | Unknown) and self._is(operator.eq, other)

    def __ne__(self, other: object) -> bool:
        return not isinstance(other, int | Unknown) or self._is(operator.ne, other)

    def __lt__(self, other: "OpenInt") -> bool:
        return self._is(operator.lt, other)

    def __le__(self, other: "OpenInt") -> bool:
        return self._is(operator.le, other)

    def __gt__(self, other: "OpenInt") -> bool:
        return self._is(operator.gt, other)

    def __ge__(self, other: "OpenInt") -> bool:
        return self._is(operator.ge, other)

    def __bool__(self) -> bool:
        return self._is(operator.ne, 0)

    def __int__(self) -> int:
        return self.settled()

    def __index__(self) -> int:
        return self.settled()

    def __hash__(self) -> int:
        return hash(self.settled())

    def __str__(self) -> str:
        return str(self.settled())

    def __format__(self, how: str) -> str:
        return format(self.settled(), how)


OpenInt = int | Unknown
"""What dice come to and what is reckoned from it: in odds it may be unknown. `int(number)` settles it."""


def _term_of(number: object) -> Term | int:
    if type(number) is Unknown:
        return number.term
    if isinstance(number, int):
        return int(number)
    raise TypeError(f"{number!r} is no number")


def _combined(work: Callable[[Any, Any], Any], left: Term | int, right: Term | int) -> Term | int:
    if isinstance(left, Term):
        return left.then(work, right)
    if isinstance(right, int):
        return int(work(left, right))
    return right if (work, left) == (operator.add, 0) else Term(work, left, right)


def lasting(fact: Any) -> Any:
    """A plain fact that can be kept when the run is over: terms instead of what is unknown."""
    if type(fact) is Unknown:
        return fact.term
    if type(fact) is dict:
        return {name: lasting(item) for name, item in fact.items()}
    return [lasting(item) for item in fact] if type(fact) is list else fact


def names_in(fact: Any) -> frozenset[Name]:
    """The dice on which a plain fact hangs."""
    if isinstance(fact, Term):
        return fact.names
    if type(fact) is dict:
        return NOBODY.union(*map(names_in, fact.values()))
    return NOBODY.union(*map(names_in, fact)) if type(fact) is list else NOBODY


def resolved(fact: Any, shown: Mapping[Name, int]) -> Any:
    """A plain fact, if the dice show this."""
    if isinstance(fact, Term):
        return fact.at(shown)
    if type(fact) is dict:
        return {name: resolved(item, shown) for name, item in fact.items()}
    return [resolved(item, shown) for item in fact] if type(fact) is list else fact
