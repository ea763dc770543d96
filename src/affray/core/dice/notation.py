"""Dice notation as players write it: parsing to `Dice` and formatting.  Start at `parse_dice`."""

import re
from collections.abc import Container, Iterable, Sequence
from functools import lru_cache
from itertools import accumulate
from typing import Literal, NamedTuple

End = Literal["h", "l"]
Keep = tuple[End, int]

MOST_CHARACTERS = 100
MOST_DICE = 1_000
MOST_SIDES = 1_000
MOST_MODIFIER = 1_000_000

# Only where a die is expected: after a pool, `k` means keep and `d` alone means nothing.
DIE_LETTERS = frozenset("dдkк")
SIGNS = {"+": 1, "-": -1, "\N{MINUS SIGN}": -1, "\N{EN DASH}": -1}

# Trap: Russian `вл` is лучшие, the best, and `вх` is худшие, the worst; that х is no h.
KEEPS: dict[str, End] = {"kh": "h", "kl": "l", "k": "h", "к": "h", "вл": "h", "вх": "l"}
# The end that is kept when the other is dropped.
DROPS: dict[str, End] = {"dh": "l", "dl": "h", "ул": "l", "ух": "h"}


class UnreadableDice(ValueError):
    """Text that is not dice notation: at index `at` it has `found` (empty at the end) where `wanted` was expected."""

    def __init__(self, text: str, at: int, found: str, wanted: str) -> None:
        super().__init__(text, at, found, wanted)
        self.text = text
        self.at = at
        self.found = found
        self.wanted = wanted

    def __str__(self) -> str:
        text = self.text if len(self.text) <= MOST_CHARACTERS else self.text[:MOST_CHARACTERS] + "…"
        found = repr(self.found) if self.found else "the end"
        return f"{text!r} cannot be read as dice: found {found} at index {self.at}, wanted {self.wanted}."


class Pool(NamedTuple):
    """Identical dice rolled together; `sign` adds or subtracts them, `keep` counts only the highest or lowest few."""

    sign: int
    count: int  # type: ignore[assignment]  # hides tuple.count, which nobody misses in a pool
    sides: int
    keep: Keep | None = None

    def natural(self, faces: Sequence[int]) -> int:
        """The sum of the kept dice."""
        if self.keep is None:
            return self.sign * sum(faces)
        end, number = self.keep
        return self.sign * sum(sorted(faces, reverse=end == "h")[:number])

    def kept(self, faces: Sequence[int]) -> list[bool]:
        """For each die, whether it is kept; of equal faces, the earlier."""
        if self.keep is None:
            return [True] * self.count
        end, number = self.keep
        # Sorting is stable, also in reverse, so the earlier of equal faces comes first.
        ranking = sorted(range(self.count), key=faces.__getitem__, reverse=end == "h")
        counting = set(ranking[:number])
        return [place in counting for place in range(self.count)]

    def simplest(self) -> "Pool":
        """The same pool, without a keep that keeps every die."""
        return self._replace(keep=None) if self.keep and self.keep[1] >= self.count else self

    def doubled(self) -> "Pool":
        """Twice as many dice, and twice as many kept."""
        keep = self.keep and (self.keep[0], 2 * self.keep[1])
        return self._replace(count=2 * self.count, keep=keep)

    def text(self, die: str, highest: str, lowest: str) -> str:
        """The pool with its sign, in the given letters."""
        thrown = f"{'+' if self.sign > 0 else '-'}{self.count}{die}{self.sides}"
        if self.keep is None:
            return thrown
        end, number = self.keep
        return f"{thrown}{highest if end == 'h' else lowest}{number}"


class Dice:
    """Immutable pools and a modifier.

    The constructor does not validate; `parse_dice` does.  Methods that take faces expect one for each die of `faces`,
    in that order.
    """

    __slots__ = ("_pools", "_modifier", "_faces", "_parts", "_is_plain", "_doubled")

    def __init__(self, pools: Iterable[Pool] = (), modifier: int = 0) -> None:
        self._pools = tuple(pool.simplest() for pool in pools)
        self._modifier = modifier
        self._faces = tuple(pool.sides for pool in self._pools for _ in range(pool.count))
        ends = accumulate(pool.count for pool in self._pools)
        self._parts = [(pool, slice(end - pool.count, end)) for pool, end in zip(self._pools, ends, strict=True)]
        self._is_plain = all(pool.sign > 0 and pool.keep is None for pool in self._pools)
        self._doubled: Dice | None = None

    @property
    def pools(self) -> tuple[Pool, ...]:
        """The pools, as written."""
        return self._pools

    @property
    def modifier(self) -> int:
        """The number added to the dice."""
        return self._modifier

    @property
    def faces(self) -> tuple[int, ...]:
        """The number of sides of each die to roll."""
        return self._faces

    def total(self, faces: Sequence[int]) -> int:
        """The total of a roll."""
        return self.natural(faces) + self._modifier

    def natural(self, faces: Sequence[int]) -> int:
        """The sum of the kept dice, without the modifier."""
        if self._is_plain:
            return sum(faces)
        return sum([pool.natural(faces[part]) for pool, part in self._parts])

    def kept(self, faces: Sequence[int]) -> tuple[bool, ...]:
        """For each die, whether it is kept; of equal faces, the earlier."""
        return tuple(is_kept for pool, part in self._parts for is_kept in pool.kept(faces[part]))

    def doubled(self) -> "Dice":
        """Double the dice but not the modifier, as for a critical hit.  May exceed the limits of `parse_dice`."""
        if self._doubled is None:
            self._doubled = Dice([pool.doubled() for pool in self.pools], self.modifier)
        return self._doubled

    def plus(self, amount: int) -> "Dice":
        """The same dice with `amount` added to the modifier."""
        return Dice(self.pools, self.modifier + amount)

    def text(self, die: str = "d", highest: str = "kh", lowest: str = "kl") -> str:
        """The dice in the reader's letters: `2d20kh1+5`, or `2к20вл1+5`."""
        terms = [pool.text(die, highest, lowest) for pool in self.pools]
        if self.modifier or not terms:
            terms.append(f"{self.modifier:+d}")
        return "".join(terms).removeprefix("+")

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"parse_dice({self.text()!r})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Dice):
            return NotImplemented
        return self._modifier == other._modifier and self._pools == other._pools

    def __hash__(self) -> int:
        return hash((self._pools, self._modifier))


@lru_cache(maxsize=256)
def parse_dice(text: str) -> Dice:
    """Parse dice notation such as `2d20kh1 + 5`, `4к6вл3` or `k6`; raises UnreadableDice.

    Cached: `Dice` are immutable.
    """
    return _Reader(text).dice()


class _Token(NamedTuple):
    text: str
    at: int

    @property
    def is_number(self) -> bool:
        """Whether `int` may read it; digits of other scripts, such as ٣ or ², are refused as unknown words."""
        return self.text.isascii() and self.text.isdigit()


class _Reader:
    """A recursive-descent parser.

    dice = [sign] term {sign term}        term = number | pool
    pool = [number] die-letter (number | "%") [keep-or-drop-letters [number]]
    """

    __slots__ = ("text", "tokens", "pools", "modifier")

    def __init__(self, text: str) -> None:
        if len(text) > MOST_CHARACTERS:
            found = text[MOST_CHARACTERS]
            raise UnreadableDice(text, MOST_CHARACTERS, found, f"at most {MOST_CHARACTERS} characters")
        words = re.finditer(r"[0-9]+|[^\W\d_]+|\S", text)
        # An empty token marks the end.  The list is reversed, so that `pop` takes the next token.
        self.tokens = [*(_Token(word.group(), word.start()) for word in words), _Token("", len(text))]
        self.tokens.reverse()
        self.text = text
        self.pools: list[Pool] = []
        self.modifier = 0

    def dice(self) -> Dice:
        """The whole text."""
        sign = self.sign() or 1
        while sign:
            self.term(sign)
            sign = self.sign()
        end = self.tokens[-1]
        self.demand(not end.text, end, "+, - or the end, or after a die kh, kl, dh or dl")
        dice = Dice(self.pools, self.modifier)
        # `d%` and `kh` grow when written in full, and the result must parse again.
        self.demand(len(str(dice)) <= MOST_CHARACTERS, end, f"dice of at most {MOST_CHARACTERS} characters in full")
        return dice

    def sign(self) -> int:
        """1 or -1, or 0 if no sign is next."""
        token = self.take(SIGNS)
        return SIGNS[token.text] if token else 0

    def term(self, sign: int) -> None:
        """A pool or a number."""
        first = self.tokens[-1]
        number = self.number()
        if self.take(DIE_LETTERS):
            self.pools.append(self.pool(sign, first, 1 if number is None else number))
            return
        if number is None:
            raise self.refusal(first, "a number or a die such as d20")
        self.modifier += sign * number
        wanted = f"modifiers that come to no more than {MOST_MODIFIER} either way"
        self.demand(abs(self.modifier) <= MOST_MODIFIER, first, wanted)

    def pool(self, sign: int, first: _Token, count: int) -> Pool:
        """The rest of a pool, after its die letter."""
        self.demand(count >= 1, first, "at least 1 die")
        thrown = sum(pool.count for pool in self.pools) + count
        self.demand(thrown <= MOST_DICE, first, f"at most {MOST_DICE} dice in all")
        token = self.tokens[-1]
        sides = 100 if self.take({"%"}) else self.number()
        if sides is None or not 1 <= sides <= MOST_SIDES:
            raise self.refusal(token, f"a number of sides from 1 to {MOST_SIDES}, or %")
        return Pool(sign, count, sides, self.keep(count))

    def keep(self, count: int) -> Keep | None:
        """The number of kept dice, if given.  Dropping some is keeping the others."""
        if letters := self.take(KEEPS):
            return KEEPS[letters.text.lower()], self.kept_number(letters, 1, count)
        if letters := self.take(DROPS):
            return DROPS[letters.text.lower()], count - self.kept_number(letters, 0, count - 1)
        return None

    def kept_number(self, letters: _Token, least: int, most: int) -> int:
        """The number after the keep or drop letters; 1 if there is none."""
        token = self.tokens[-1] if self.tokens[-1].is_number else letters
        number = self.number()
        number = 1 if number is None else number
        self.demand(least <= number <= most, token, f"{letters.text} with a number from {least} to {most}")
        return number

    def number(self) -> int | None:
        """The next number, if any."""
        return int(self.tokens.pop().text) if self.tokens[-1].is_number else None

    def take(self, known: Container[str]) -> _Token | None:
        """Consume the next token if it is in `known`, ignoring case."""
        token = self.tokens[-1]
        return self.tokens.pop() if token.text and token.text.lower() in known else None

    def demand(self, is_met: bool, token: _Token, wanted: str) -> None:
        """Raise a refusal for this token unless the condition is met."""
        if not is_met:
            raise self.refusal(token, wanted)

    def refusal(self, token: _Token, wanted: str) -> UnreadableDice:
        """The error for this token."""
        return UnreadableDice(self.text, token.at, token.text, wanted)
