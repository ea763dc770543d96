"""Deeds, and lazily enumerated sets of deeds: what a question offers.  Start at `Options`.

A deed is a verb with arguments and has one text form, `attack orc-2 axe`, which is what people type, what goes over the
wire and what is recorded. A pattern is a verb with slots, `attack` × targets × weapons, and stands for every deed that
fills it. Besides deeds, plain values can be offered: a creature, a weapon, a word.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from math import prod
from typing import Any, Final

from affray.core.errors import LONGEST_ANSWER, IllegalAnswer, UnreadableAnswer
from affray.core.offers.slots import TRUE_NAMES, Deed, Names, Slot, Way, word_for

OFFERS_SHOWN = 12

PASS: Final = Deed("pass")
"""Declining to act; also the answer when there are no options."""


class Pattern:
    """A verb with slots. The verb may be empty.

    `verb_at` is the position of the verb among the words: in `orc-1 hp 3` it is second. `when` is a condition,
    evaluated lazily, without which the pattern offers nothing.
    """

    __slots__ = ("verb", "slots", "verb_at", "_when")

    def __init__(self, verb: str, *slots: Slot, verb_at: int = 0, when: Callable[[], bool] | None = None) -> None:
        self.verb = verb
        self.slots = slots
        self.verb_at = verb_at
        self._when = when

    def __repr__(self) -> str:
        return f"<Pattern {self.example(TRUE_NAMES)}>"

    def is_open(self) -> bool:
        return self._when is None or self._when()

    def __iter__(self) -> Iterator[Deed]:
        for args in _combinations(self.slots) if self.is_open() else ():
            yield Deed(self.verb, *args)

    def nth(self, place: int) -> Deed:
        """The deed at this index, without enumerating those before it."""
        args: list[Any] = []
        for slot in reversed(self.slots):
            place, own = divmod(place, slot.count())
            args.append(_nth_of(slot, own))
        return Deed(self.verb, *reversed(args))

    def count(self) -> int:
        return prod(slot.count() for slot in self.slots) if self.is_open() else 0

    def is_empty(self) -> bool:
        """Does it offer nothing? That is known sooner than how much."""
        return not self.is_open() or any(slot.is_empty() for slot in self.slots)

    def __contains__(self, option: object) -> bool:
        return (
            isinstance(option, Deed)
            and option.verb == self.verb
            and len(option.args) == len(self.slots)
            and self.is_open()
            and all(value in slot for value, slot in zip(option.args, self.slots, strict=True))
        )

    def read(self, words: Sequence[str], names: Names) -> Deed | None:
        args = []
        rest: Sequence[str] | None = self._without_verb(words)
        if rest is None:
            return None
        for slot in self.slots:
            found = slot.read(rest, names)
            if found is None:
                return None
            args.append(found[0])
            rest = found[1]
        return None if rest or not self.is_open() else Deed(self.verb, *args)

    def example(self, names: Names) -> str:
        """The first deed of the pattern, with an ellipsis if there are more."""
        first = next(iter(self), None)
        written = self.verb if first is None else self.write(first, names)
        return written if first is not None and self.count() == 1 else f"{written} …"

    def _without_verb(self, words: Sequence[str]) -> Sequence[str] | None:
        if not self.verb:
            return words
        if len(words) <= self.verb_at or words[self.verb_at] != self.verb:
            return None
        return [*words[: self.verb_at], *words[self.verb_at + 1 :]]

    def write(self, deed: Deed, names: Names) -> str:
        words = [slot.write(value, names) for slot, value in zip(self.slots, deed.args, strict=True)]
        return " ".join([*words[: self.verb_at], self.verb, *words[self.verb_at :]]).strip()


def _is_nonempty(part: Any) -> bool:
    return type(part) is not Pattern or not part.is_empty()


def _nth_of(slot: Slot, place: int) -> Any:
    """The slot's value at this index; of a `Way`, only that path is computed."""
    if isinstance(slot, Way):
        return slot.routes.way_to(next(islice(slot.routes.ends(), place, None)))
    return next(islice(slot, place, None))


def _combinations(slots: Sequence[Slot]) -> Iterator[tuple[Any, ...]]:
    """All combinations of slot values, the last slot varying fastest; unlike `itertools.product`, it is lazy."""
    if not slots:
        yield ()
        return
    if len(slots) == 1:
        for value in slots[0]:
            yield (value,)
        return
    for value in slots[0]:
        for rest in _combinations(slots[1:]):
            yield (value, *rest)


class Options:
    """The options of a question: a lazy set that can be iterated, counted, searched and parsed without being listed.

    Parts are drawn on demand: testing for emptiness draws only the first.
    """

    __slots__ = ("_drawn", "_source")

    def __init__(self, parts: Iterable[Any]) -> None:
        self._drawn: list[Any] = []
        self._source = iter(parts)

    @property
    def parts(self) -> list[Any]:
        self._drawn += self._source
        return self._drawn

    def _one_by_one(self) -> Iterator[Any]:
        """The parts, each drawn when it is needed."""
        yield from self._drawn
        for part in self._source:
            self._drawn.append(part)
            yield part

    def __iter__(self) -> Iterator[Any]:
        for part in self.parts:
            if type(part) is Pattern:
                yield from part
            else:
                yield part

    def __len__(self) -> int:
        return self.count()

    def __eq__(self, other: object) -> bool:
        """Do they offer the same?"""
        return isinstance(other, Options) and self.shown() == other.shown()

    def __hash__(self) -> int:
        return hash((*self.examples(),))

    def __repr__(self) -> str:
        return f"<Options: {', '.join(self.examples())}>"

    def __copy__(self) -> "Options":
        return Options(self.parts)

    def __deepcopy__(self, _memo: dict[int, Any]) -> "Options":
        """What is offered are the creatures and things of a fight, which are not copied with it."""
        return Options(self.parts)

    def __reduce__(self) -> tuple[Any, ...]:
        raise TypeError("options belong to a question of a fight: pickle the fight, and take them from its question")

    def __bool__(self) -> bool:
        if self._drawn and any(map(_is_nonempty, self._drawn)):
            return True
        for part in self._source:
            self._drawn.append(part)
            if _is_nonempty(part):
                return True
        return False

    def count(self) -> int:
        return sum(part.count() if type(part) is Pattern else 1 for part in self.parts)

    def nth(self, place: int) -> Any:
        """The option at this index, in iteration order. Raises `IndexError` past the last."""
        for part in self.parts:
            number = part.count() if type(part) is Pattern else 1
            if place < number:
                return part.nth(place) if type(part) is Pattern else part
            place -= number
        raise IndexError(place)

    def __contains__(self, option: object) -> bool:
        return any(option in part if type(part) is Pattern else option == part for part in self.parts)

    def text(self, option: Any, names: Names = TRUE_NAMES) -> str:
        """The canonical text of an option."""
        for part in self._one_by_one():
            if type(part) is Pattern and option in part:
                return part.write(option, names)
        return word_for(option, names)

    def parse(self, text: object, names: Names = TRUE_NAMES) -> Any:
        """The option with this text. Raises `UnreadableAnswer` or `IllegalAnswer`."""
        words = self._words(text, names)
        said = " ".join(words)
        for part in self._one_by_one():
            if type(part) is not Pattern:
                if word_for(part, names) == said:
                    return part
            elif (deed := part.read(words, names)) is not None:
                return deed
        raise IllegalAnswer(text, "not-offered", self.examples(names))

    def offers(self, text: str) -> bool:
        """Would `parse` accept the text?"""
        try:
            self.parse(text)
        except IllegalAnswer:
            return False
        return True

    def _words(self, text: object, names: Names) -> list[str]:
        if not isinstance(text, str):
            raise UnreadableAnswer(text, "not-text", self.examples(names))
        if len(text) > LONGEST_ANSWER:
            raise UnreadableAnswer(text, "too-long", self.examples(names))
        if not text.replace("\t", " ").isprintable():
            raise UnreadableAnswer(text, "unprintable", self.examples(names))
        words = text.split()
        if not words:
            raise UnreadableAnswer(text, "nothing", self.examples(names))
        return words

    def examples(self, names: Names = TRUE_NAMES) -> list[str]:
        """The first deed of each part, as hints for an error message."""
        hints: dict[str, None] = {}
        for part in self.parts:
            if type(part) is not Pattern:
                hints[word_for(part, names)] = None
            elif part.count():
                hints[part.example(names)] = None
        return [*list(hints)[:OFFERS_SHOWN], *(["…"] if len(hints) > OFFERS_SHOWN else [])]

    def shown(self, names: Names = TRUE_NAMES) -> list[Any]:
        """The options as plain data: words, and verbs with their slots."""
        return [
            {"verb": part.verb, "slots": [{slot.kind: slot.shown(names)} for slot in part.slots]}
            if type(part) is Pattern
            else word_for(part, names)
            for part in self.parts
            if type(part) is not Pattern or part.is_open()
        ]
