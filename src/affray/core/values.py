"""The plain values a fight is made of: the state, its creatures, and reasons.  Start at `State`.

A value is its fields: it is compared, copied and stored by them. Values hold only ints, strings, booleans, None,
tuples, frozensets of strings, dictionaries with string keys, and other values: any of them can be written as JSON.
"""

import hashlib
import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from operator import attrgetter
from typing import Any, ClassVar, Final, Self

GM: Final = "gm"
"""The seat that runs the fight: it knows everything and may do anything."""
PLAYERS: Final = "players"
"""The seat of the players together."""
JSON: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))


class Value:
    """A class whose instances are known by their fields: `__slots__`, two or more, in the order of `__init__`.

    A slot that begins with an underscore is no field: it holds what can be worked out from the others.
    """

    __slots__ = ()
    fields: ClassVar[tuple[str, ...]] = ()
    _read: ClassVar[Any]

    def __init_subclass__(cls) -> None:
        inherited = next(base.fields for base in cls.__mro__[1:] if issubclass(base, Value))
        cls.fields = (*inherited, *(slot for slot in cls.__dict__["__slots__"] if not slot.startswith("_")))
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
    (a burn that hurts, a save that may end it).
    """

    __slots__ = ("id", "kind", "bearer", "source", "ends", "acts", "amount", "_moments")

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
        self._moments = {(until.moment, until.creature) for until in (*acts, *ends)}


class Creature(Value):
    """One who fights. A rulebook adds what its own creatures have by a subclass.

    `name` is what the creature is called before anybody counts: where it differs from `id` ("orc" and "orc-2"),
    every seat numbers the creatures of that name as it comes to see them. `at` is a square as the board has it.
    """

    __slots__ = ("id", "name", "side", "at", "hp", "hp_max", "pools", "effects")

    def __init__(
        self,
        id: str,
        name: str,
        side: str,
        at: Any,
        hp: int,
        hp_max: int,
        pools: dict[str, int],
        effects: tuple[Effect, ...] = (),
    ) -> None:
        self.id = id
        self.name = name
        self.side = side
        self.at = at
        self.hp = hp
        self.hp_max = hp_max
        self.pools = pools
        self.effects = effects

    __hash__ = object.__hash__  # a creature changes: it is found by being itself

    def copy(self) -> Self:
        contents: list[Any] = [x.copy() if type(x) is dict else x for x in self._read(self)]
        return type(self)(*contents)

    def has(self, kind: str) -> bool:
        """Is an effect of this kind on the creature?"""
        return bool(self.effects) and any(effect.kind == kind for effect in self.effects)  # mostly there are none


class State(Value):
    """Everything that is so at one moment of a fight, and enough to go on from there.

    `seats` maps each seat to its role; `settings` maps each kind of setting to what was set; `rolled` counts the dice
    that each roller has thrown, which with `seed` and `salt` decides every die to come. Creatures may come, but none is
    ever taken out: what is told refers to them. Who is gone is marked so by its rulebook.
    """

    __slots__ = ("creatures", "round", "turn", "seats", "settings", "seed", "salt", "rolled", "effects_made")

    def __init__(
        self,
        creatures: dict[str, Creature],
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

    __hash__ = object.__hash__

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
                    if now in effect._moments:
                        found.append(effect)
        return found

    def square_name(self, square: Any) -> str:
        """What a square is called when it is told of."""
        return str(square)

    def player_seats(self) -> list[str]:
        return [seat for seat, role in self.seats.items() if role == "player"]

    def dice_thrown(self) -> int:
        return sum(self.rolled.values())


def _copied(mapping: dict[str, Any]) -> dict[str, Any]:
    return {key: item.copy() if isinstance(item, _COPIED) else item for key, item in mapping.items()}


_COPIED: Final = (Creature, dict)


class Codec:
    """Writes values as plain JSON data and reads them back; knows the classes it is given."""

    __slots__ = ("_classes",)

    def __init__(self, classes: Iterable[type[Value]] = ()) -> None:
        self._classes = {kind.__name__: kind for kind in (State, Creature, Effect, Until, Reason, *classes)}

    def plain(self, value: Any) -> Any:
        if isinstance(value, Value):
            return {"is": type(value).__name__, **{name: self.plain(field) for name, field in value.named()}}
        if isinstance(value, Mapping):
            items = {key: self.plain(item) for key, item in value.items()}
            return {"is": "map", "of": [[key, item] for key, item in items.items()]} if "is" in items else items
        if isinstance(value, tuple):
            return [self.plain(item) for item in value]
        if isinstance(value, frozenset):
            return {"is": "set", "of": sorted(value)}
        return value

    def read(self, plain: Any) -> Any:
        if isinstance(plain, list):
            return tuple(self.read(item) for item in plain)
        if not isinstance(plain, dict):
            return plain
        fields = {key: self.read(item) for key, item in plain.items() if key != "is"}
        kind = plain.get("is")
        if kind is None:
            return fields
        made = {"set": frozenset, "map": dict}.get(kind)
        return made(fields["of"]) if made else _made(self._classes[kind], **fields)

    def digest(self, value: Value) -> str:
        """A fingerprint of the value as it would be written, the same in any process."""
        return hashlib.blake2b(as_json(self.plain(value)).encode("utf-8", "surrogatepass"), digest_size=16).hexdigest()


def as_json(plain: Any) -> str:
    """The one way in which plain data is written as text; keys stay in their order, which is part of the state."""
    return JSON.encode(plain)
