"""Sources of die faces: a seed that can be audited afterwards, or a script.  Start at `SeededLuck`.

The dice of a seeded fight can be audited: the host publishes `commitment(seed)` before the first roll and the seed
after the last, and then anybody can recompute every die (`audit`).
"""

from collections.abc import Iterable, Sequence
from hashlib import blake2b
from struct import unpack
from typing import NamedTuple, Protocol, TypeVar

from affray.mypyc import mypyc_attr

SEED_BYTES = 16
Choice = TypeVar("Choice")


class Luck(Protocol):
    """A source of die faces."""

    def face(self, roller: str, nth: int, sides: int, overall: int) -> int:
        """The face of a die, from 1 to `sides`.

        `nth` is how many dice the roller has thrown before, `overall` how many everybody has.
        """


@mypyc_attr(allow_interpreted_subclasses=True)
class SeededLuck:
    """Faces as a pure function of seed, salt, roller and `nth`.

        key  = blake2b(field("luck") field(seed) field(salt)), 64 bytes
        word = the (nth % 8)th of the eight 64-bit big-endian words of
               blake2b(utf8(roller) block, key=key), 64 bytes, where block = nth // 8 as 8 bytes, big-endian
        face = 1 + (word * sides >> 64)

    where field(text) is utf8(text) prefixed with its length in bytes, itself 8 bytes, big-endian.

    The mapping is not perfectly uniform, as 2**64 is not divisible by every number of sides: with at most 1,000 sides,
    the probability of a face is off by less than one part in 2**53.
    """

    __slots__ = ("_key", "_words")

    def __init__(self, seed: str, salt: str = "") -> None:
        self._key = blake2b(_fields("luck", seed, salt)).digest()
        self._words: dict[tuple[str, int], tuple[int, ...]] = {}

    def face(self, roller: str, nth: int, sides: int, overall: int) -> int:
        """The face of the roller's nth die, counted from 0."""
        place = roller, nth >> 3
        words = self._words.get(place) or self._draw(place)
        return 1 + (words[nth & 7] * sides >> 64)

    def _draw(self, place: tuple[str, int]) -> tuple[int, ...]:
        roller, block = place
        digest = blake2b(_utf8(roller) + block.to_bytes(8, "big"), key=self._key).digest()
        words = self._words[place] = unpack(">8Q", digest)
        return words


@mypyc_attr(allow_interpreted_subclasses=True)
class ScriptedLuck:
    """Faces in a given order, whoever rolls: for tests, and for physical dice."""

    __slots__ = ("faces",)

    def __init__(self, faces: Iterable[int]) -> None:
        self.faces = tuple(faces)

    def face(self, roller: str, nth: int, sides: int, overall: int) -> int:
        """The face at index `overall` of the script; raises BadScript if the die cannot show it."""
        face = self.faces[overall] if overall < len(self.faces) else None
        if face is None or not 1 <= face <= sides:
            raise BadScript(roller, nth, sides, overall, face)
        return face

    def left(self, overall: int) -> tuple[int, ...]:
        """The unused faces after `overall` dice."""
        return self.faces[overall:]


@mypyc_attr(allow_interpreted_subclasses=True)
class Guesser:
    """Random choices for imagined facts. They do not count as anybody's dice."""

    __slots__ = ("_luck", "_picked")

    def __init__(self, luck: Luck) -> None:
        self._luck = luck
        self._picked = 0

    def pick(self, choices: Sequence[Choice]) -> Choice:
        self._picked += 1
        return choices[self._luck.face("imagination", self._picked, len(choices), 0) - 1]


class BadScript(Exception):
    """A script with no face left for a die, or with one the die does not have."""

    def __init__(self, roller: str, nth: int, sides: int, overall: int, face: int | None) -> None:
        super().__init__(roller, nth, sides, overall, face)
        self.roller = roller
        self.nth = nth
        self.sides = sides
        self.overall = overall
        self.face = face

    def __str__(self) -> str:
        script = "has run out" if self.face is None else f"says {self.face}"
        die = f"{self.roller} throws a d{self.sides} as die {self.nth + 1}"
        return f"{die}, but at index {self.overall} the script {script}."


class Roll(NamedTuple):
    """A die in a recorded fight; `nth` is how many dice the roller had thrown before."""

    salt: str
    roller: str
    nth: int
    sides: int
    face: int


class Discrepancy(NamedTuple):
    """A recorded value and what the seed gives instead: a die's face or, if `roll` is None, the commitment."""

    roll: Roll | None
    recorded: int | str
    expected: int | str


def commitment(seed: str) -> str:
    """The hash published before the first roll: it binds the host to the seed without revealing it."""
    return blake2b(_fields("commitment", seed), digest_size=32).hexdigest()


def audit(seed: str, committed: str, rolls: Iterable[tuple[str, str, int, int, int]]) -> list[Discrepancy]:
    """Recompute every recorded die; an empty result means an honest record.

    Each die is `(salt, roller, nth, sides, face)`.  Dice omitted from the record are not detected here, but they leave
    gaps in the `nth` of their roller.
    """
    found: list[Discrepancy] = []
    if committed != commitment(seed):
        found.append(Discrepancy(None, committed, commitment(seed)))
    luck: dict[str, SeededLuck] = {}
    for roll in map(Roll._make, rolls):
        salted = luck.get(roll.salt) or luck.setdefault(roll.salt, SeededLuck(seed, roll.salt))
        expected = salted.face(roll.roller, roll.nth, roll.sides, overall=0)
        if roll.face != expected:
            found.append(Discrepancy(roll, roll.face, expected))
    return found


def fresh_seed(random_bytes: bytes) -> str:
    """A seed from 16 random bytes, such as `secrets.token_bytes(16)`: the core itself reads no entropy."""
    if len(random_bytes) != SEED_BYTES:
        raise ValueError(f"A seed wants {SEED_BYTES} random bytes, not {len(random_bytes)}.")
    return random_bytes.hex()


def _fields(*texts: str) -> bytes:
    """The texts as bytes, each prefixed with its length, so that different lists never collide."""
    return b"".join(len(text).to_bytes(8, "big") + text for text in map(_utf8, texts))


def _utf8(text: str) -> bytes:
    # Accept lone surrogates, which a file name or a client may contain.
    return text.encode("utf-8", "surrogatepass")
