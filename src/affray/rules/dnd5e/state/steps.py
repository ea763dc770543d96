"""What the steps of an act do to a creature, as data; those that hold acts or kinds of effects are in `acts.py`.

How each is taken is in `effects/steps.py` and its neighbours.
"""

from typing import ClassVar, Final

from affray.core.values import EMPTY, Value
from affray.rules.dnd5e.state.filters import Filter

NONE, HALF, WHOLE = "none", "half", "whole"
SAVED: Final = (NONE, HALF, WHOLE)
"""How much of the damage one takes who has saved."""


class Harm(Value):
    """Damage, each of its `parts` dice and a type: all of it, or what one takes who has `saved`.

    With `drains`, who deals it regains as many hit points. It `leaves` so many hit points at least; for those with whom
    `most` is so, the dice show their most. If it is `undamped`, nobody resists its fire for being under water.
    """

    unwritten: ClassVar[tuple[str, ...]] = ("leaves", "most", "is_undamped")

    __slots__ = ("parts", "saved", "drains", "to", "only", "leaves", "most", "is_undamped")

    def __init__(
        self,
        parts: tuple[tuple[str, str], ...],
        saved: str = "none",
        drains: bool = False,
        to: str = "it",
        only: tuple[Filter, ...] = (),
        leaves: int = 0,
        most: tuple[Filter, ...] = (),
        is_undamped: bool = False,
    ) -> None:
        self.parts = parts
        self.saved = saved
        self.drains = drains
        self.to = to
        self.only = only
        self.leaves = leaves
        self.most = most
        self.is_undamped = is_undamped


class Heal(Value):
    """Hit points regained: the dice, or if it `is_dealt` as many as damage of the type in their place was taken, or if
    it `is_half` half as many."""

    unwritten: ClassVar[tuple[str, ...]] = ("is_half",)

    __slots__ = ("dice", "is_dealt", "to", "only", "is_half")

    def __init__(
        self,
        dice: str,
        is_dealt: bool = False,
        to: str = "it",
        only: tuple[Filter, ...] = (),
        is_half: bool = False,
    ) -> None:
        self.dice = dice
        self.is_dealt = is_dealt
        self.is_half = is_half
        self.to = to
        self.only = only


class Guard(Value):
    """Temporary hit points."""

    __slots__ = ("dice", "to", "only")

    def __init__(self, dice: str, to: str = "it", only: tuple[Filter, ...] = ()) -> None:
        self.dice = dice
        self.to = to
        self.only = only


class End(Value):
    """Effects that are ended: those of these names, or that bring these conditions."""

    __slots__ = ("names", "to", "only")

    def __init__(self, names: tuple[str, ...], to: str = "it", only: tuple[Filter, ...] = ()) -> None:
        self.names = names
        self.to = to
        self.only = only


class Push(Value):
    """Moved so many squares away from who does it, or `towards` them; or as many of them as who does it likes."""

    unwritten: ClassVar[tuple[str, ...]] = ("is_up_to",)

    __slots__ = ("squares", "is_towards", "to", "only", "is_up_to")

    def __init__(
        self,
        squares: int,
        is_towards: bool = False,
        to: str = "it",
        only: tuple[Filter, ...] = (),
        is_up_to: bool = False,
    ) -> None:
        self.squares = squares
        self.is_towards = is_towards
        self.to = to
        self.only = only
        self.is_up_to = is_up_to


class Wither(Value):
    """The hit point maximum is lowered by as much as damage of a type was taken."""

    __slots__ = ("type", "to", "only")

    def __init__(self, type: str, to: str = "it", only: tuple[Filter, ...] = ()) -> None:
        self.type = type
        self.to = to
        self.only = only


class Drop(Value):
    """Down to 0 hit points, or dead."""

    __slots__ = ("is_death", "to", "only")

    def __init__(self, is_death: bool = False, to: str = "it", only: tuple[Filter, ...] = ()) -> None:
        self.is_death = is_death
        self.to = to
        self.only = only


class Ward(Value):
    """So much more Armour Class against the attack that a reaction answers."""

    __slots__ = ("amount", "to", "only")

    def __init__(self, amount: int, to: str = "it", only: tuple[Filter, ...] = ()) -> None:
        self.amount = amount
        self.to = to
        self.only = only


class Follow(Value):
    """Who acts may attack it with this weapon as a bonus action, in the same turn."""

    __slots__ = ("weapon", "to", "only")

    def __init__(self, weapon: str, to: str = "it", only: tuple[Filter, ...] = ()) -> None:
        self.weapon = weapon
        self.to = to
        self.only = only


class Strike(Value):
    """Who acts may attack with this weapon, at once, whomever it likes in its reach."""

    __slots__ = ("weapon", "to", "only")

    def __init__(self, weapon: str, to: str = "it", only: tuple[Filter, ...] = ()) -> None:
        self.weapon = weapon
        self.to = to
        self.only = only


class MoveZone(Value):
    """The area of this name that who acts keeps up is moved, at most so many `squares`."""

    __slots__ = ("name", "squares", "to", "only")

    def __init__(self, name: str, squares: int, to: str = "it", only: tuple[Filter, ...] = ()) -> None:
        self.name = name
        self.squares = squares
        self.to = to
        self.only = only


class Move(Value):
    """Moves as it chooses: up to a `part` of its speed (2 is half), or so many `squares`; by any of its speeds, or by
    that of a `mode`. With `is_quiet` it provokes no opportunity attacks."""

    __slots__ = ("squares", "part", "mode", "is_quiet", "to", "only")

    def __init__(
        self,
        squares: int = 0,
        part: int = 1,
        mode: str = "",
        is_quiet: bool = False,
        to: str = "it",
        only: tuple[Filter, ...] = (),
    ) -> None:
        self.squares = squares
        self.part = part
        self.mode = mode
        self.is_quiet = is_quiet
        self.to = to
        self.only = only


class Teleport(Value):
    """Gone to a free space that it sees, at most so many squares away; or it stays."""

    __slots__ = ("squares", "to", "only")

    def __init__(self, squares: int, to: str = "it", only: tuple[Filter, ...] = ()) -> None:
        self.squares = squares
        self.to = to
        self.only = only


class LetGo(Value):
    """It drops what it holds, except a shield."""

    __slots__ = ("to", "only")

    def __init__(self, to: str = "it", only: tuple[Filter, ...] = ()) -> None:
        self.to = to
        self.only = only


class Hurry(Value):
    """It takes the Dash action, at no cost of its own."""

    __slots__ = ("to", "only")

    def __init__(self, to: str = "it", only: tuple[Filter, ...] = ()) -> None:
        self.to = to
        self.only = only


class Steady(Value):
    """One who is dying becomes stable."""

    __slots__ = ("to", "only")

    def __init__(self, to: str = "it", only: tuple[Filter, ...] = ()) -> None:
        self.to = to
        self.only = only


class SendHome(Value):
    """Sent back to the plane that it is from: it is out of the fight."""

    __slots__ = ("to", "only")

    def __init__(self, to: str = "it", only: tuple[Filter, ...] = ()) -> None:
        self.to = to
        self.only = only


class Dispel(Value):
    """The spells on it end: those of a level up to `level`, others by a check."""

    __slots__ = ("level", "to", "only")

    def __init__(self, level: str, to: str = "it", only: tuple[Filter, ...] = ()) -> None:
        self.level = level
        self.to = to
        self.only = only


OWN_CHALLENGE: Final = "own"
"""In place of a challenge rating: that of who takes the form."""
HP, MIND, PROFICIENCIES, ACTION = "hp", "mind", "skills", "action"
LAIR, ALL_FEATURES, STATISTICS = "lair", "features", "statistics"
KEPT: Final = (HP, MIND, PROFICIENCIES, ACTION, LAIR, ALL_FEATURES, STATISTICS)
"""What of its own one may keep in another form: its hit points; Intelligence, Wisdom and Charisma; the better of its
saves and skills; the power by which it changes; its lair actions; its features; or all of its statistics but for Armour
Class, speeds, senses, Strength, Dexterity and actions. A single feature is kept by its name."""


class Form(Value):
    """Takes the form of another stat block, which who acts chooses: of those at hand (`Block.models`) one of these
    `kinds`, of a `challenge` and a `size` at most, or any of its own if no kind is given.

    `keeps` is what it keeps; without `hp` it has the hit points of the form, and at 0 its own again. It lasts as long
    as the `effect` on it, or until it changes back. If its gear stays, what the form cannot wield falls to the ground;
    otherwise it is part of the form. `carries` are stat blocks that must be at hand. One that `is_back` only brings
    back.
    """

    __slots__ = ("kinds", "challenge", "size", "keeps", "effect", "gear_stays", "is_back", "carries", "to", "only")

    def __init__(
        self,
        kinds: tuple[str, ...] = (),
        challenge: str = "",
        size: str = "",
        keeps: frozenset[str] | None = None,
        effect: str = "",
        gear_stays: bool = False,
        is_back: bool = False,
        carries: tuple[str, ...] = (),
        to: str = "it",
        only: tuple[Filter, ...] = (),
    ) -> None:
        self.kinds = kinds
        self.challenge = challenge
        self.size = size
        self.keeps = EMPTY if keeps is None else keeps
        self.effect = effect
        self.gear_stays = gear_stays
        self.is_back = is_back
        self.carries = carries
        self.to = to
        self.only = only
