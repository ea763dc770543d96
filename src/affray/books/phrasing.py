"""How the fights of a rulebook are told and its deeds are listed, beside its words.  Start at `Phrasing`."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping
from typing import Any, ClassVar, NamedTuple

from affray.mypyc import mypyc_attr

Item = dict[str, Any]
"""An event as a seat learns it: its kind and its facts."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Teller(ABC):
    """One who tells events in sentences, as the shapes of a rulebook's events see it.

    `rolls` are those of which the next sentence tells; `striking` are those whose next rolls are told with the harm.
    """

    def __init__(self) -> None:
        self.rolls: list[Item] = []
        self.striking: set[str] = set()

    def drop_rolls(self) -> None:
        """The sentence to come says all that is to be said of the rolls before it."""
        self.rolls = []

    def await_harm(self, *by: str) -> None:
        """The next rolls of these are for the harm they do, and told with it; those of nobody else."""
        self.striking = {*by}

    @abstractmethod
    def event(self, name: str, item: Item, **more: str | int) -> str | None:
        """The message `event-<name>` with the facts of an event; None if there are no words for it."""

    @abstractmethod
    def because(self, part: str, reasons: list[dict[str, Any]]) -> str:
        """Why a roll was easier or harder, by the part of the message `say-edge`."""

    @abstractmethod
    def take_total(self, item: Item) -> int:
        """What the rolls before an event came to for the one who acts; they are told with it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Speaker(ABC):
    """A language, as the sheets of a rulebook see it."""

    @abstractmethod
    def say(self, message: str, part: str = "", /, **arguments: str | int) -> str:
        """A message, or a part of it. What there is no message for raises KeyError."""

    @abstractmethod
    def try_say(self, message: str, part: str = "", /, **arguments: str | int) -> str | None:
        """The same, if there are words for it."""

    @abstractmethod
    def name(self, id: str) -> str:
        """What a weapon or a power is called."""

    @abstractmethod
    def effect(self, kind: str) -> str:
        """What an effect or a condition is called."""

    @abstractmethod
    def element(self, name: str) -> str:
        """What an element of a stat block is called that is played by hand."""

    @abstractmethod
    def dice(self, dice: str) -> str:
        """Dice in the reader's letters."""


Shape = Callable[[Teller, Item], str | None]
"""Tells an event; most have one message, `event-<kind>`, and need no shape."""


class Tried(NamedTuple):
    """What the odds of an event may say in brief: the fact that tells how it went, its best value, and the words."""

    fact: str
    best: Any
    part: str


class Price(NamedTuple):
    """What something costs, and of which pool; the pool may be left unsaid."""

    amount: int
    pool: str = ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Phrasing:
    """What the terminal and the live table need to know of a rulebook. A book subclasses it where it differs."""

    groups: ClassVar[Mapping[str, str]] = {}
    """The group in which a verb is listed: move, attack, action, bonus, haste, free, cast or end. Those of a few verbs
    that all books have are known; any other is an action."""
    numbered: ClassVar[Collection[str]] = ()
    """Verbs said with a number, such as a height, that are not moves of one's own."""
    shapes: ClassVar[Mapping[str, Shape]] = {}
    """By the kind of event, how it is told if not by the one message of its kind."""
    joined: ClassVar[Collection[str]] = ()
    """Events that follow from the sentence before, and stand in one paragraph with it."""
    leading: ClassVar[Collection[str]] = ()
    """Events after which such sentences stand."""
    told_later: ClassVar[Collection[str]] = ()
    """Why dice are rolled of which the next sentence tells."""
    edged: ClassVar[Collection[str]] = ()
    """Events that tell what a roll came to, with its `edges` and `banes`."""
    tried: ClassVar[Mapping[str, Tried]] = {}
    """By the kind of event, what its odds say in brief."""

    def price(self, who: object, used: object) -> Price | None:
        """What it costs somebody to use something; None for what costs nothing worth telling."""
        return None

    def sheet(self, speaker: Speaker, creature: Any) -> list[str]:
        """The lines of a creature's stat block that say what it has and what it can do; none if they are not told."""
        return []

    def stock(self, fight: Mapping[str, Any]) -> dict[str, int]:
        """What is shared and counted beside the creatures, by name, in what a seat is shown of the fight."""
        return {}
