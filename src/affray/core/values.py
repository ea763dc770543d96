"""The plain values a fight is made of: the state, its creatures, and reasons.  Start at `State`.

A value is its fields: it is compared, copied and stored by them. Values hold only ints, strings, booleans, None,
tuples, frozensets of strings, dictionaries with string keys, and other values: any of them can be written as JSON.
"""

import hashlib
import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from inspect import signature
from operator import attrgetter
from typing import Any, ClassVar, Final, Generic, Self, TypeVar

GM: Final = "gm"
"""The seat that runs the fight: it knows everything and may do anything."""
PLAYERS: Final = "players"
"""The seat of the players together."""
SHARED: Final = "shared"
JSON: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))


class Value:
    """A class whose instances are known by their fields: what the constructor takes, two or more, in that order.

    Any other attribute is worked out from the fields, and is neither compared nor stored. A value of a `shared` class
    has an `id`, never changes and is written once, however many others hold it (`Codec`).
    """

    __slots__ = ()
    fields: ClassVar[tuple[str, ...]] = ()
    shared: ClassVar[bool] = False
    _read: ClassVar[Any] = None

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.fields = tuple(signature(cls).parameters)
        if cls.fields:
            cls._read = attrgetter(*cls.fields)

    def contents(self) -> tuple[Any, ...]:
        """What is in the fields, in their order."""
        read: tuple[Any, ...] = self._read(self)
        return read

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.contents() == other.contents()

    def __hash__(self) -> int:
        return hash(self.contents())

    def __repr__(self) -> str:
        shown = ", ".join(f"{name}={value!r}" for name, value in self.named())
        return f"{type(self).__name__}({shown})"

    def named(self) -> Iterator[tuple[str, Any]]:
        return zip(self.fields, self.contents(), strict=True)

    def but(self, **changes: Any) -> Self:
        """The same value with some fields changed."""
        twin: Self = _made(type(self), **dict(self.named()) | changes)
        return twin


def _made(kind: Callable[..., Any], /, *contents: Any, **named: Any) -> Any:
    """A value from what is in its fields."""
    return kind(*contents, **named)


class Reason(Value):
    """Why a number or a ruling is as it is; `clause` is what the reader can look up, `source` a creature's id."""

    __slots__ = ("clause", "amount", "source")

    def __init__(self, clause: str, amount: int = 0, source: str | None = None) -> None:
        self.clause = clause
        self.amount = amount
        self.source = source


def total(reasons: Iterable[Reason]) -> int:
    """The number that the reasons add up to."""
    amount = 0
    for reason in reasons:
        amount += reason.amount
    return amount


class Until(Value):
    """The moment that ends an effect: its name, whose moment it is, and how many times it must still come."""

    __slots__ = ("moment", "creature", "times")

    def __init__(self, moment: str, creature: str | None = None, times: int = 1) -> None:
        self.moment = moment
        self.creature = creature
        self.times = times

    def is_now(self, moment: str, creature: str | None) -> bool:
        return self.moment == moment and self.creature == creature


class Effect(Value):
    """Something that lasts on a creature. What it does is looked up in the rulebook by its kind.

    `ends` are the moments that end it, whichever comes first; `acts` are the moments at which the rulebook is called
    (a burn that hurts, a save that may end it); `moments` are both, for looking them up.
    """

    __slots__ = ("id", "kind", "bearer", "source", "ends", "acts", "amount", "moments")

    def __init__(
        self,
        id: str,
        kind: str,
        bearer: str,
        source: str | None = None,
        ends: tuple[Until, ...] = (),
        acts: tuple[Until, ...] = (),
        amount: int = 0,
    ) -> None:
        self.id = id
        self.kind = kind
        self.bearer = bearer
        self.source = source
        self.ends = ends
        self.acts = acts
        self.amount = amount
        self.moments = {(until.moment, until.creature) for until in (*acts, *ends)}


class Creature(Value):
    """One who fights. A rulebook adds what its own creatures have by a subclass.

    `name` is what the creature is called before anybody counts: where it differs from `id` ("orc" and "orc-2"),
    every seat numbers the creatures of that name as it comes to see them. Where it stands is said on a board
    (`board/field.py`).
    """

    __slots__ = ("id", "name", "side", "hp", "hp_max", "pools", "effects")

    def __init__(
        self,
        id: str,
        name: str,
        side: str,
        hp: int,
        hp_max: int,
        pools: dict[str, int],
        effects: tuple[Effect, ...] = (),
    ) -> None:
        self.id = id
        self.name = name
        self.side = side
        self.hp = hp
        self.hp_max = hp_max
        self.pools = pools
        self.effects = effects

    def __hash__(self) -> int:
        """A creature changes: it is found by being itself."""
        return id(self)

    def copy(self) -> Self:
        contents: list[Any] = [x.copy() if type(x) is dict else x for x in self._read(self)]
        return type(self)(*contents)

    def has(self, kind: str) -> bool:
        """Is an effect of this kind on the creature?"""
        return bool(self.effects) and any(effect.kind == kind for effect in self.effects)  # mostly there are none


CreatureT_co = TypeVar("CreatureT_co", bound=Creature, covariant=True)


class State(Value, Generic[CreatureT_co]):
    """Everything that is so at one moment of a fight, and enough to go on from there.

    `seats` maps each seat to its role; `settings` maps each kind of setting to what was set; `rolled` counts the dice
    that each roller has thrown, which with `seed` and `salt` decides every die to come. Creatures may come, but none is
    ever taken out: what is told refers to them. Who is gone is marked so by its rulebook.
    """

    __slots__ = ("creatures", "round", "turn", "seats", "settings", "seed", "salt", "rolled", "effects_made")

    def __init__(
        self,
        creatures: dict[str, CreatureT_co],
        round: int,
        turn: str | None,
        seats: dict[str, str],
        settings: dict[str, dict[str, str]],
        seed: str = "",
        salt: str = "",
        rolled: dict[str, int] | None = None,
        effects_made: int = 0,
    ) -> None:
        self.creatures = creatures
        self.round = round
        self.turn = turn
        self.seats = seats
        self.settings = settings
        self.seed = seed
        self.salt = salt
        self.rolled = {} if rolled is None else rolled
        self.effects_made = effects_made

    def __hash__(self) -> int:
        """A state changes: it is found by being itself."""
        return id(self)

    def copy(self) -> Self:
        twin: Self = _made(type(self), *[_copied(x) if type(x) is dict else x for x in self.contents()])
        return twin

    def seat_of(self, creature: Creature) -> str:
        """Who plays this creature: whoever was given it, else the GM."""
        return self.settings["control"].get(creature.id, GM)

    def awaiting(self, moment: str, creature: str | None) -> list[Effect]:
        """The effects that act at this moment, or for which it counts towards their end."""
        now = moment, creature
        found = []
        for bearer in self.creatures.values():  # plain loops: mostly nobody bears any, and this is done all the time
            if bearer.effects:
                for effect in bearer.effects:
                    if now in effect.moments:
                        found.append(effect)
        return found

    def space_names(self, creature: Creature) -> list[str]:
        """What the squares are called that a creature fills; none where nobody plays on a board."""
        return []

    def player_seats(self) -> list[str]:
        return [seat for seat, role in self.seats.items() if role == "player"]

    def dice_thrown(self) -> int:
        return sum(self.rolled.values())


AnyState = State[Creature]
"""The state of a fight by any book."""


def _copied(mapping: dict[str, Any]) -> dict[str, Any]:
    return {key: item.copy() if isinstance(item, _COPIED) else item for key, item in mapping.items()}


_COPIED: Final = (Creature, dict)


Blocks = dict[str, Value]
"""Values of shared classes by the names under which they are written once, such as stat blocks."""


class Codec:
    """Writes values as plain JSON data and reads them back; knows the classes it is given.

    With `blocks`, a shared value is written as its name there, under which it is entered if it is new. Without, all is
    written in place.
    """

    __slots__ = ("_classes",)

    def __init__(self, classes: Iterable[type[Value]] = ()) -> None:
        self._classes = {kind.__name__: kind for kind in (State, Creature, Effect, Until, Reason, *classes)}

    def plain(self, value: Any, blocks: Blocks | None = None) -> Any:
        if isinstance(value, Value):
            if blocks is not None and value.shared:
                return {"is": SHARED, "of": _entered(value, blocks)}
            return {"is": type(value).__name__, **{name: self.plain(field, blocks) for name, field in value.named()}}
        if isinstance(value, Mapping):
            items = {key: self.plain(item, blocks) for key, item in value.items()}
            return {"is": "map", "of": [[key, item] for key, item in items.items()]} if "is" in items else items
        if isinstance(value, tuple):
            return [self.plain(item, blocks) for item in value]
        if isinstance(value, frozenset):
            return {"is": "set", "of": sorted(value)}
        return value

    def read(self, plain: Any, blocks: Mapping[str, Value] | None = None) -> Any:
        if isinstance(plain, list):
            return tuple([self.read(item, blocks) for item in plain])
        if not isinstance(plain, dict):
            return plain
        fields = {key: self.read(item, blocks) for key, item in plain.items() if key != "is"}
        kind = plain.get("is")
        if kind is None:
            return fields
        if kind == SHARED:
            return (blocks or {})[fields["of"]]
        made = {"set": frozenset, "map": dict}.get(kind)
        return made(fields["of"]) if made else _made(self._classes[kind], **fields)

    def digest(self, value: Value) -> str:
        """A fingerprint of the value as it would be written, the same in any process."""
        return hashlib.blake2b(as_json(self.plain(value)).encode("utf-8", "surrogatepass"), digest_size=16).hexdigest()


def _entered(value: Any, blocks: Blocks) -> str:
    """The name of a shared value among the blocks: its id, or another one where a different value has that."""
    name = value.id
    while name in blocks and blocks[name] is not value and blocks[name] != value:
        name += "'"
    blocks[name] = value
    return str(name)


def as_json(plain: Any) -> str:
    """The one way in which plain data is written as text; keys stay in their order, which is part of the state."""
    return JSON.encode(plain)
