"""What the kernel asks of a rulebook.  A rulebook is a subclass of `Rulebook`; the kernel knows none by name."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self, TypeVar

from affray.core.deeds import Options
from affray.core.old_formats import Former
from affray.core.slots import Deed
from affray.core.values import GM, AnyState, Codec, Creature, Effect, Value

if TYPE_CHECKING:
    from affray.core.asking import Question, Sight, Table
    from affray.core.triggers import Reaction


class Readings:
    """How a table reads its book: what each of its options picked.

    A book has a class of its own, with a field for everything that its rules ask for, and a table hands it to them.
    """

    __slots__ = ("options",)

    def __init__(self, options: Mapping[str, str]) -> None:
        self.options = options


StateT = TypeVar("StateT", bound=AnyState)
CreatureT = TypeVar("CreatureT", bound=Creature)
ReadingsT = TypeVar("ReadingsT", bound=Readings)


class Rulebook(ABC, Generic[StateT, CreatureT, ReadingsT]):
    """How a fight goes by one book. It holds no state: its methods read the state and change it through changes.

    `choices` names the table options with the values they may have, the default first. They are read once, by `read`.
    """

    name: ClassVar[str]
    version: ClassVar[str]
    classes: ClassVar[Sequence[type[Value]]] = ()
    choices: ClassVar[Mapping[str, Sequence[str]]] = {}
    presets: ClassVar[Mapping[str, Mapping[str, str]]] = {}
    """Table options that go together, by the name under which they are chosen."""
    former: ClassVar[Former] = {}
    """How its values were written in saves of the oldest format, where that differs."""
    standing_kinds: ClassVar[Sequence[str]] = ()
    """The kinds of questions that a player may settle once and for all: always, never, or ask."""

    def __init__(self, options: Mapping[str, str] | None = None) -> None:
        self.options = {name: values[0] for name, values in self.choices.items()} | dict(options or {})
        self.codec = Codec(self.classes)
        self.readings = self.read(self.options)

    def with_options(self, options: Mapping[str, str]) -> Self:
        """The same book read with these table options."""
        read = self.options | dict(options)
        return self if self.options == read else type(self)(read)

    @abstractmethod
    def read(self, options: Mapping[str, str]) -> ReadingsT:
        """What these options pick: every option of the book has a value."""

    @abstractmethod
    def step(self, table: "Table[StateT, ReadingsT]") -> None:
        """One top-level choice with all that follows from it. Called again and again until there is an outcome."""

    @abstractmethod
    def outcome(self, state: StateT) -> str | None:
        """How the fight ended; None while it goes on."""

    def close(self, table: "Table[StateT, ReadingsT]") -> None:
        """What happens when a step has brought an outcome: the moment at which the last effects end."""

    @abstractmethod
    def rulings(self, state: StateT) -> Options:
        """What the GM may simply decree."""

    @abstractmethod
    def rule(self, table: "Table[StateT, ReadingsT]", ruling: Deed) -> None:
        """Carry out a ruling. It may not ask anybody."""

    def perceives(self, state: StateT, seat: str, creature: CreatureT) -> bool:
        """May the seat know that the creature is there? (The GM is not asked about: the GM knows.)"""
        return True

    def confidants(self, state: StateT, creature: CreatureT) -> list[str]:
        """The seats that know the creature's hit points exactly: its own side, and all if they are disclosed."""
        if state.settings["disclosure"].get(creature.id) == "exact":
            return list(state.seats)
        held = state.settings["control"].items()
        return sorted({seat for id, seat in held if state.creatures[id].side == creature.side} - {GM})

    @abstractmethod
    def show_creature(self, state: StateT, seat: str, creature: CreatureT) -> dict[str, Any]:
        """What the seat may know of a creature that it perceives. Creatures are mentioned as themselves."""

    def show(self, state: StateT, seat: str) -> dict[str, Any]:
        """What the seat may know of the fight beside the creatures."""
        return {"round": state.round}

    def imagine(self, table: "Table[StateT, ReadingsT]", seat: str, asked: Collection[Creature]) -> None:
        """Replace everything that the seat does not know by something it might be, using the table's dice.

        Those whom the open questions concern must stay as able to answer as they are: the seat knows that it waits.
        """

    def order_reactions(self, table: "Table[StateT, ReadingsT]", reactions: "list[Reaction]") -> "list[Reaction]":
        """In which order several answers to one trigger are carried out. It may ask."""
        return reactions

    def area(self, state: StateT, who: CreatureT, deed: Deed) -> list[str]:
        """The names of the squares that a deed would cover; none for one that covers no area."""
        return []

    def suggest(self, question: "Question", sight: "Sight[StateT, ReadingsT]") -> Any:
        """One of the options that a sensible person might choose, knowing what the seat knows; None for no opinion."""
        return None

    def assume(self, question: "Question") -> Any:
        """What odds take to be chosen where nobody may pass, such as the better defence; None for no opinion."""
        return None

    def fallen(self, state: StateT) -> list[str]:
        """The ids of those who are down."""
        return [creature.id for creature in state.creatures.values() if creature.hp == 0]

    def act(self, table: "Table[StateT, ReadingsT]", effect: Effect, moment: str) -> None:
        """What an effect does at one of the moments at which it acts."""


AnyRulebook = Rulebook[Any, Any, Any]
"""A rulebook of which only what all have in common matters."""


class Known:
    """The rulebooks by which a saved fight is restored, by name, where nobody names others."""

    def __init__(self) -> None:
        self.books: Mapping[str, type[AnyRulebook]] = {}


KNOWN = Known()
"""The kernel finds no rulebook by itself: whoever puts the program together hands it those that there are."""
