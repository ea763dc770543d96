"""The plain values of a fight: the state, its creatures, and reasons.  Start at `State`.

Values are compared, copied and stored by their fields. They hold only ints, strings, booleans, None, tuples, frozensets
of strings, dictionaries with string keys, and other values, so that all of them serialise to JSON.
"""

from collections.abc import Callable, Iterable, Iterator
from inspect import signature
from operator import attrgetter
from typing import Any, ClassVar, Final, Generic, Self, TypeVar

from affray.core.memory import BODIES, NOBODYS, Memory, remembered
from affray.core.unknown import OpenInt
from affray.mypyc import mypyc_attr

GM: Final = "gm"
"""The seat of the game master: it knows everything and may do anything."""
PLAYERS: Final = "players"
"""The seat of all players together."""
EMPTY: Final[frozenset[str]] = frozenset()


@mypyc_attr(allow_interpreted_subclasses=True)
class Value:
    """A class compared by its fields: the parameters of its constructor, two or more, in that order.

    Any other attribute is derived from the fields, and is neither compared nor stored. A value of a `shared` class is
    immutable, has an `id`, and is serialised once, however many others refer to it (`Codec`). `unwritten` are fields
    that are not stored while they are empty.

    A default must be a literal: of a compiled constructor with any other the parameters cannot be read.
    """

    __slots__ = ()
    fields: ClassVar[tuple[str, ...]] = ()
    shared: ClassVar[bool] = False
    unwritten: ClassVar[tuple[str, ...]] = ()
    _read: ClassVar[Any] = None

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.fields = tuple(signature(cls).parameters)
        cls._read = attrgetter(*cls.fields)

    def contents(self) -> tuple[Any, ...]:
        """The values of the fields, in order."""
        read: tuple[Any, ...] = self._read(self)
        return read

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.contents() == other.contents()

    def __hash__(self) -> int:
        return hash(self.contents())

    def __repr__(self) -> str:
        shown = ", ".join(f"{name}={value!r}" for name, value in self.named())
        return f"{type(self).__name__}({shown})"

    def __reduce__(self) -> tuple[Any, ...]:
        """Copied and pickled by its fields; what is derived from them is derived again."""
        return type(self), self.contents()

    def named(self) -> Iterator[tuple[str, Any]]:
        return zip(self.fields, self.contents(), strict=True)

    def but(self, **changes: Any) -> Self:
        """A copy with some fields changed."""
        twin: Self = made(type(self), **dict(self.named()) | changes)
        return twin


def made(value_class: Callable[..., Any], /, *contents: Any, **named: Any) -> Any:
    """Construct a value from the contents of its fields."""
    return value_class(*contents, **named)


@mypyc_attr(allow_interpreted_subclasses=True)
class Reason(Value):
    """Why a number or a ruling is as it is; `clause` is what the reader can look up, `source` a creature's id."""

    __slots__ = ("clause", "amount", "source")

    def __init__(self, clause: str, amount: OpenInt = 0, source: str | None = None) -> None:
        self.clause = clause
        self.amount = amount
        self.source = source


def total(reasons: Iterable[Reason]) -> int:
    """The sum of the reasons' amounts."""
    amount = 0
    for reason in reasons:
        amount += reason.amount if type(reason.amount) is int else int(reason.amount)
    return amount


def open_total(reasons: Iterable[Reason]) -> OpenInt:
    """The sum of the reasons' amounts, of which some may be unknown: of damage, say."""
    amount: OpenInt = 0
    for reason in reasons:
        amount += reason.amount
    return amount


@mypyc_attr(allow_interpreted_subclasses=True)
class Until(Value):
    """When an effect ends or acts: the moment's name, its creature, and how many more times it must occur."""

    __slots__ = ("moment", "creature", "times")

    def __init__(self, moment: str, creature: str | None = None, times: int = 1) -> None:
        self.moment = moment
        self.creature = creature
        self.times = times

    def is_now(self, moment: str, creature: str | None) -> bool:
        return self.moment == moment and self.creature == creature


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Value):
    """A lasting effect on a creature. The rulebook looks up what it does by its kind.

    `ends` are the moments that end it, whichever comes first; `acts` are the moments at which the rulebook is called (a
    burn that hurts, a save that may end it); `what` is what it does, where a rulebook has that as data; `moments` are
    both ends and acts, for look-up.
    """

    unwritten: ClassVar[tuple[str, ...]] = ("what",)

    __slots__ = ("id", "kind", "bearer", "source", "ends", "acts", "amount", "what", "moments")

    def __init__(
        self,
        id: str,
        kind: str,
        bearer: str,
        source: str | None = None,
        ends: tuple[Until, ...] = (),
        acts: tuple[Until, ...] = (),
        amount: int = 0,
        what: Any = None,
    ) -> None:
        self.id = id
        self.kind = kind
        self.bearer = bearer
        self.source = source
        self.ends = ends
        self.acts = acts
        self.amount = amount
        self.what = what
        self.moments = {(until.moment, until.creature) for until in (*acts, *ends)}


@mypyc_attr(allow_interpreted_subclasses=True)
class Creature(Value):
    """A combatant. Rulebooks subclass it to add fields.

    `name` is the creature's name without a number: where it differs from `id` ("orc" and "orc-2"), every seat numbers
    the creatures of that name in the order in which it first sees them. The position on a board is in `board/field.py`.
    """

    __slots__ = ("id", "name", "side", "hp", "hp_max", "pools", "effects", "memory")

    def __init__(
        self,
        id: str,
        name: str,
        side: str,
        hp: OpenInt,
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
        self.memory = NOBODYS

    def __eq__(self, other: object) -> bool:
        """By all fields, the id first: most creatures that are compared are two."""
        return self is other or (
            isinstance(other, Creature)
            and self.id == other.id
            and type(other) is type(self)
            and self.contents() == other.contents()
        )

    def __hash__(self) -> int:
        """By identity: a creature is mutable."""
        return id(self)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.id}: {self.hp}/{self.hp_max}>"

    def copy(self) -> Self:
        contents: list[Any] = [x.copy() if type(x) is dict else x for x in self._read(self)]
        return type(self)(*contents)

    def share(self, memory: Memory) -> None:
        """Have the memory of the fight that the creature is in."""
        self.memory = memory

    def has(self, kind: str) -> bool:
        """Is an effect of this kind on the creature?"""
        for effect in self.effects:  # noqa: SIM110  # a plain loop: this is asked all the time
            if effect.kind == kind:
                return True
        return False


CreatureT_co = TypeVar("CreatureT_co", bound=Creature, covariant=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Value, Generic[CreatureT_co]):
    """A complete snapshot of a fight, enough to continue from.

    `seats` maps each seat to its role; `settings` maps each kind of setting to its values; `rolled` counts the dice
    that each roller has thrown, which with `seed` and `salt` determines every die to come. Creatures may be added but
    are never removed, because events refer to them: the rulebook marks those that are gone. `memory` is what has been
    worked out about the fight as it stands; its creatures have the same one.
    """

    __slots__ = ("creatures", "round", "turn", "seats", "settings", "seed", "salt", "rolled", "effects_made", "memory")

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
        self.memory = memory = Memory()
        for creature in creatures.values():
            creature.share(memory)

    def __hash__(self) -> int:
        """By identity: a state is mutable."""
        return id(self)

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: round {self.round}, {len(self.creatures)} creatures>"

    def copy(self) -> Self:
        twin: Self = made(type(self), *[_copied(x) if type(x) is dict else x for x in self.contents()])
        return twin

    def seat_of(self, creature: Creature) -> str:
        """The seat that plays this creature: the one it was assigned to, else the GM."""
        return self.settings["control"].get(creature.id, GM)

    def effects_at(self, moment: str, creature: str | None) -> tuple[Effect, ...]:
        """The effects that act at this moment, or whose end it counts towards."""
        return effects_by_moment(self).get((moment, creature), ())

    def bearers(self, kind: str) -> tuple[CreatureT_co, ...]:
        """Everybody who has an effect of this kind."""
        bearers: dict[str, Any] = bearers_by_kind(self)
        found: tuple[Any, ...] = bearers.get(kind, ())
        return found

    def space_names(self, creature: Creature) -> list[str]:
        """The names of the squares that a creature fills; empty in games without a board."""
        return []

    def player_seats(self) -> list[str]:
        return [seat for seat, role in self.seats.items() if role == "player"]

    def dice_thrown(self) -> int:
        return sum(self.rolled.values())


AnyState = State[Creature]
"""The state of any game."""


@remembered(BODIES)
def bearers_by_kind(state: AnyState) -> dict[str, tuple[Creature, ...]]:
    """Those who have an effect of each kind, in the order of the creatures."""
    bearers: dict[str, tuple[Creature, ...]] = {}
    for creature in state.creatures.values():
        for kind in {effect.kind: None for effect in creature.effects}:
            bearers[kind] = (*bearers.get(kind, ()), creature)
    return bearers


@remembered(BODIES)
def effects_by_moment(state: AnyState) -> dict[tuple[str, str | None], tuple[Effect, ...]]:
    """The effects that act or end at each moment, in the order of their bearers."""
    effects: dict[tuple[str, str | None], tuple[Effect, ...]] = {}
    for creature in state.creatures.values():
        for effect in creature.effects:
            for moment in effect.moments:
                effects[moment] = (*effects.get(moment, ()), effect)
    return effects


def _copied(mapping: dict[str, Any]) -> dict[str, Any]:
    return {key: item.copy() if isinstance(item, _COPIED) else item for key, item in mapping.items()}


_COPIED: Final = (Creature, dict)
