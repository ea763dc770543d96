"""The interface of a rulebook.  A rulebook is a subclass of `Rulebook`; the kernel knows none by name."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self, TypeVar

from affray.core.codec import Codec
from affray.core.offers.deeds import Options, Pattern
from affray.core.offers.slots import Deed
from affray.core.old_formats import Former
from affray.core.values import GM, AnyState, Creature, Effect, Value
from affray.mypyc import mypyc_attr

if TYPE_CHECKING:
    from affray.core.table.asking import Question, Sight, Table
    from affray.core.table.triggers import Reaction


@mypyc_attr(allow_interpreted_subclasses=True)
class Readings:
    """How a table reads its book: what each table option selects.

    Each book has its own subclass, with a field for everything that its rules look up.
    """

    __slots__ = ("options",)

    def __init__(self, options: Mapping[str, str]) -> None:
        self.options = options


StateT = TypeVar("StateT", bound=AnyState)
CreatureT = TypeVar("CreatureT", bound=Creature)
ReadingsT = TypeVar("ReadingsT", bound=Readings)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rulebook(ABC, Generic[StateT, CreatureT, ReadingsT]):
    """The rules of one game. It is stateless: its methods read the state, and change it through `changes`.

    `choices` maps each table option to its possible values, the default first. They are read once, by `read`.
    """

    name: ClassVar[str]
    version: ClassVar[str]
    classes: ClassVar[Sequence[type[Value]]] = ()
    choices: ClassVar[Mapping[str, Sequence[str]]] = {}
    presets: ClassVar[Mapping[str, Mapping[str, str]]] = {}
    """Named sets of table options."""
    former_presets: ClassVar[Mapping[str, str]] = {}
    """The present names of presets by those they once had: files may still use these."""
    former: ClassVar[Former] = {}
    """How to convert values from saves of the oldest format, where it differs."""
    reworded: ClassVar[Former] = {}
    """How to convert values of any save whose words have changed since; what is up to date stays as it is."""
    standing_kinds: ClassVar[Sequence[str]] = ()
    """The kinds of questions for which a player may leave a standing order: always, never, or ask."""
    leanings: ClassVar[Mapping[str, Callable[[Any], bool]]] = {}
    """What the GM may grant a roll, such as advantage: changes the `AmendedThrow`, and says whether it could."""
    results: ClassVar[Mapping[str, Callable[[Any], bool]]] = {}
    """What the GM may say of a roll's result, such as that it hits: is a band of its naturals such a result?"""
    private_rulings: ClassVar[Collection[str]] = ("hp", "maximum", "pool", "figure", "temporary", "object")
    """The verbs of rulings whose figures only those hear who know the creature's hit points."""

    def __init__(self, options: Mapping[str, str] | None = None) -> None:
        self.options = {name: values[0] for name, values in self.choices.items()} | dict(options or {})
        self.codec = Codec(self.classes)
        self.readings = self.read(self.options)

    def __eq__(self, other: object) -> bool:
        """The same book with the same table options."""
        return type(other) is type(self) and self.options == other.options

    def __hash__(self) -> int:
        return hash((type(self), *self.options.items()))

    def __repr__(self) -> str:
        chosen = {name: value for name, value in self.options.items() if [value] != [*self.choices.get(name, ())][:1]}
        return f"<{type(self).__name__} {self.name}" + (f": {chosen}>" if chosen else ">")

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.options,)

    def with_options(self, options: Mapping[str, str]) -> Self:
        """The same book with these table options."""
        read = self.options | dict(options)
        return self if self.options == read else type(self)(read)

    @abstractmethod
    def read(self, options: Mapping[str, str]) -> ReadingsT:
        """The readings that these options select; every option of the book has a value."""

    @abstractmethod
    def step(self, table: "Table[StateT, ReadingsT]") -> None:
        """Run one top-level choice and everything that follows from it. Called repeatedly until there is an outcome."""

    @abstractmethod
    def outcome(self, state: StateT) -> str | None:
        """The outcome of the fight; None while it is in progress."""

    def ending(self, state: StateT, seat: str) -> str | None:
        """How the fight ended, one of `table.endings.ENDINGS`, as far as the seat can tell; None while it goes on.

        A book that knows no manners of ending says None.
        """
        return None

    def close(self, table: "Table[StateT, ReadingsT]") -> None:
        """Called after the step that produced an outcome: ends the remaining effects."""

    @abstractmethod
    def rulings(self, state: StateT) -> Options:
        """The rulings that the GM may make."""

    @abstractmethod
    def rule(self, table: "Table[StateT, ReadingsT]", ruling: Deed) -> None:
        """Apply a ruling. It asks nobody for leave, but may call for a roll."""

    def free_deeds(self, state: StateT, creature: CreatureT) -> Iterable[Pattern]:
        """What the creature may do at any time, on anybody's turn, without being asked and at no cost."""
        return ()

    def do_freely(self, table: "Table[StateT, ReadingsT]", creature: CreatureT, deed: Deed) -> None:
        """Carry out a free deed."""

    def perceives(self, state: StateT, seat: str, creature: CreatureT) -> bool:
        """May the seat know that the creature is there? Never called for the GM, who knows everything."""
        return True

    def confidants(self, state: StateT, creature: CreatureT) -> list[str]:
        """The seats that know the creature's exact hit points: its own side, and everybody if they are disclosed."""
        if state.settings["disclosure"].get(creature.id) == "exact":
            return list(state.seats)
        held = state.settings["control"].items()
        return sorted({seat for id, seat in held if state.creatures[id].side == creature.side} - {GM})

    @abstractmethod
    def show_creature(self, state: StateT, creature: CreatureT, is_own: bool) -> dict[str, Any]:
        """What may be known of a creature by those who perceive it; with `is_own`, by the GM and its `confidants`.

        Other creatures in it appear as themselves.
        """

    def by_hand(self, creature: CreatureT) -> tuple[tuple[str, str], ...]:
        """What of a creature no rule plays, or not all of it: names and texts, for whoever plays it."""
        return ()

    def show(self, state: StateT, seat: str) -> dict[str, Any]:
        """What the seat may know of the fight apart from the creatures."""
        return {"round": state.round}

    def imagine(self, table: "Table[StateT, ReadingsT]", seat: str, asked: Collection[Creature]) -> None:
        """Replace everything that the seat does not know by a plausible guess, using the table's dice.

        The `asked` creatures must remain as able to answer as they are: the seat knows that it waits for them.
        """

    def order_reactions(self, table: "Table[StateT, ReadingsT]", reactions: "list[Reaction]") -> "list[Reaction]":
        """The order in which several reactions to one trigger are resolved. It may ask."""
        return reactions

    def area(self, state: StateT, who: CreatureT, deed: Deed) -> list[str]:
        """The names of the squares that a deed would cover; empty if it has no area."""
        return []

    def suggest(self, question: "Question", sight: "Sight[StateT, ReadingsT]") -> Any:
        """A sensible choice given what the seat knows; None for no opinion."""
        return None

    def assume(self, question: "Question") -> Any:
        """The answer that `odds` assumes, such as the better defence; None to pass, if that can be."""
        return None

    def fallen(self, state: StateT) -> list[str]:
        """The ids of the creatures that are down."""
        return [creature.id for creature in state.creatures.values() if creature.hp == 0]

    def act(self, table: "Table[StateT, ReadingsT]", effect: Effect, moment: str) -> None:
        """What an effect does at one of its moments."""


AnyRulebook = Rulebook[Any, Any, Any]
"""A rulebook of any game."""


class Known:
    """What the program that uses the kernel hands to it.

    `books` are the rulebooks that `restore` and `verify` use by default, by name; `tell` tells events of a rulebook, by
    its name, in a language.
    """

    tell: Callable[[str, list[dict[str, Any]], str], list[str]]

    def __init__(self) -> None:
        self.books: Mapping[str, type[AnyRulebook]] = {}


KNOWN = Known()
"""The kernel discovers no rulebooks and has no words: whoever uses it sets `KNOWN.books` and `KNOWN.tell`."""
