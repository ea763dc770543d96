"""Effects as data: what happens once, what lasts, and what bears on a number meanwhile.  Start at `Act` and `Kind`.

An act touches creatures, something decides (a save, an attack, nothing), and on each outcome steps are taken. A step
that lays a kind of effect on somebody makes it last; a kind has mods, acts of its own, and words for what ends it. The
traits of a stat block are kinds without an end. How all this is carried out is in `effects/`.
"""

from typing import ClassVar, Final

from affray.core.values import EMPTY, Value
from affray.rules.dnd5e.state.spells import Shape

ME: Final = "me"
"""Who does it, or bears the effect or the trait."""
IT: Final = "it"
"""Whom it touches."""
ROLES: Final = (ME, IT)

ALL, FAIL, BADLY, PASSED, THEN = "all", "fail", "badly", "pass", "then"
"""The outcomes with steps: for everybody touched, for those who fail, for those who fail by 5 or more instead, for
those who do not fail; and once, at the end."""
NONE, HALF, WHOLE = "none", "half", "whole"
SAVED: Final = (NONE, HALF, WHOLE)
"""How much of the damage one takes who has saved."""

RAN: Final = "ran"
"""The word of the filter that asks how far somebody has run."""
FREELY: Final = "action"
"""In place of an ability: an action is enough to end an effect."""
SHAKEN: Final = "shaken"
"""The word for an effect that anybody beside its bearer can end by an action."""
UNDYING: Final = "undying"
"""What a mod may bear on: its bearer does not die of dropping to 0, but by a step of its own."""

FRIEND, SELF = "friend", "self"
SORTS: Final = ("other", "foe", FRIEND, "any", SELF)
"""Whom an act may touch, as seen by who does it."""


class Filter(Value):
    """Something that must be so with a creature: a word of `rolls/filters.py`, and what it is compared with.

    `of` says with whom of the two; `is_not`, that it must not be so.
    """

    __slots__ = ("word", "value", "of", "is_not")

    def __init__(self, word: str, value: tuple[str, ...] = (), of: str = "it", is_not: bool = False) -> None:
        self.word = word
        self.value = value
        self.of = of
        self.is_not = is_not


class Who(Value):
    """Whom an act touches: one of a `sort` `within` so many squares, or all in an `area` that begins within them.

    `only` are the filters that they must pass.
    """

    __slots__ = ("sort", "within", "area", "only")

    def __init__(
        self,
        sort: str = "other",
        within: int = 0,
        area: Shape | None = None,
        only: tuple[Filter, ...] = (),
    ) -> None:
        self.sort = sort
        self.within = within
        self.area = area
        self.only = only


class Proof(Value):
    """What decides: a saving throw of an `ability` against a DC. `about` is what the save is against."""

    __slots__ = ("ability", "dc", "about")

    def __init__(self, ability: str, dc: int, about: frozenset[str] | None = None) -> None:
        self.ability = ability
        self.dc = dc
        self.about = EMPTY if about is None else about


# --- steps


class Harm(Value):
    """Damage, each of its `parts` dice and a type: all of it, or what one takes who has `saved`.

    With `drains`, who deals it regains as many hit points.
    """

    __slots__ = ("parts", "saved", "drains", "to", "only")

    def __init__(
        self,
        parts: tuple[tuple[str, str], ...],
        saved: str = "none",
        drains: bool = False,
        to: str = "it",
        only: tuple[Filter, ...] = (),
    ) -> None:
        self.parts = parts
        self.saved = saved
        self.drains = drains
        self.to = to
        self.only = only


class Heal(Value):
    """Hit points regained: the dice, or if it `is_dealt` as many as damage of the type in their place was taken."""

    __slots__ = ("dice", "is_dealt", "to", "only")

    def __init__(self, dice: str, is_dealt: bool = False, to: str = "it", only: tuple[Filter, ...] = ()) -> None:
        self.dice = dice
        self.is_dealt = is_dealt
        self.to = to
        self.only = only


class Guard(Value):
    """Temporary hit points."""

    __slots__ = ("dice", "to", "only")

    def __init__(self, dice: str, to: str = "it", only: tuple[Filter, ...] = ()) -> None:
        self.dice = dice
        self.to = to
        self.only = only


class Lasts(Value):
    """How long something lasts: so many times a moment of `whose` turns.

    With `is_next` the turn that is being taken does not count.
    """

    __slots__ = ("moment", "whose", "times", "is_next")

    def __init__(self, moment: str, whose: str = "it", times: int = 1, is_next: bool = False) -> None:
        self.moment = moment
        self.whose = whose
        self.times = times
        self.is_next = is_next


class Kind(Value):
    """A kind of effect: the conditions that it `brings`, its mods, its acts, and the words for what ends it early.

    With `breaks`, its bearer can end it by an action: by a check of this ability against `dc`, or freely if it is no
    ability; if it `is_open`, others beside it can too.
    """

    shared: ClassVar[bool] = True
    unwritten: ClassVar[tuple[str, ...]] = ("breaks", "dc", "is_open")

    __slots__ = ("id", "brings", "mods", "acts", "ends", "breaks", "dc", "is_open", "_by_hook", "_by_moment")

    def __init__(
        self,
        id: str,
        brings: tuple[str, ...] = (),
        mods: "tuple[Mod, ...]" = (),
        acts: "tuple[Act, ...]" = (),
        ends: tuple[str, ...] = (),
        breaks: str = "",
        dc: int = 0,
        is_open: bool = False,
    ) -> None:
        self.id = id
        self.brings = brings
        self.mods = mods
        self.acts = acts
        self.ends = ends
        self.breaks = breaks
        self.dc = dc
        self.is_open = is_open
        self._by_hook = {mod.hook: tuple(m for m in mods if m.hook == mod.hook) for mod in mods}
        self._by_moment = {act.at: tuple(a for a in acts if a.at == act.at) for act in acts}

    def mods_on(self, hook: str) -> "tuple[Mod, ...]":
        return self._by_hook.get(hook, ())

    def acts_at(self, moment: str) -> "tuple[Act, ...]":
        return self._by_moment.get(moment, ())


class Lay(Value):
    """An effect laid on somebody: a condition by name, or a `kind` with more to it; for how long, and what ends it."""

    __slots__ = ("name", "lasts", "ends", "kind", "to", "only")

    def __init__(
        self,
        name: str,
        lasts: Lasts | None = None,
        ends: tuple[str, ...] = (),
        kind: Kind | None = None,
        to: str = "it",
        only: tuple[Filter, ...] = (),
    ) -> None:
        self.name = name
        self.lasts = lasts
        self.ends = ends
        self.kind = kind
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
    """Moved so many squares away from who does it, or `towards` them."""

    __slots__ = ("squares", "is_towards", "to", "only")

    def __init__(self, squares: int, is_towards: bool = False, to: str = "it", only: tuple[Filter, ...] = ()) -> None:
        self.squares = squares
        self.is_towards = is_towards
        self.to = to
        self.only = only


class Hold(Value):
    """Grappled by who does it, with a DC to escape; a `kind` of hold may bring more than that."""

    __slots__ = ("escape", "kind", "to", "only")

    def __init__(self, escape: int, kind: Kind | None = None, to: str = "it", only: tuple[Filter, ...] = ()) -> None:
        self.escape = escape
        self.kind = kind
        self.to = to
        self.only = only


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


class Also(Value):
    """An act within an act, touching the same creature."""

    __slots__ = ("act", "to", "only")

    def __init__(self, act: "Act", to: str = "it", only: tuple[Filter, ...] = ()) -> None:
        self.act = act
        self.to = to
        self.only = only


Step = Harm | Heal | Guard | Lay | End | Push | Hold | Wither | Drop | Also


class Act(Value):
    """What happens once: whom it touches, what decides, and the steps on each outcome.

    `at` is the moment of an effect or a trait at which it happens, for damage only by one of the types in `about`, if
    there are any. If it `makes_immune`, it does not touch again those who have saved.
    """

    __slots__ = ("id", "who", "proof", "steps", "at", "makes_immune", "about")

    def __init__(
        self,
        id: str,
        who: Who | None = None,
        proof: Proof | None = None,
        steps: "dict[str, tuple[Step, ...]] | None" = None,
        at: str = "",
        makes_immune: bool = False,
        about: frozenset[str] | None = None,
    ) -> None:
        self.id = id
        self.who = who
        self.proof = proof
        self.steps = {} if steps is None else steps
        self.at = at
        self.makes_immune = makes_immune
        self.about = EMPTY if about is None else about

    def __hash__(self) -> int:
        """By its name: its steps cannot be hashed."""
        return hash(self.id)


class Mod(Value):
    """What bears on a roll or a number while an effect or a trait lasts.

    `hook` is what it bears on; `edge` is advantage (1) or disadvantage (-1); `add` is a number, or dice that are
    rolled, and of damage of a `type` of its own if one is given; `words` are abilities, weapons, types of damage or
    what a roll is about, and limit it to these; `only` are the filters that must hold. What is for `once` counts once a
    turn.
    """

    __slots__ = ("hook", "edge", "add", "words", "only", "type", "once")

    def __init__(
        self,
        hook: str,
        edge: int = 0,
        add: str = "",
        words: frozenset[str] | None = None,
        only: tuple[Filter, ...] = (),
        type: str = "",
        once: bool = False,
    ) -> None:
        self.hook = hook
        self.edge = edge
        self.add = add
        self.words = EMPTY if words is None else words
        self.only = only
        self.type = type
        self.once = once


VALUES: Final[tuple[type[Value], ...]] = (
    Filter,
    Who,
    Proof,
    Harm,
    Heal,
    Guard,
    Lasts,
    Kind,
    Lay,
    End,
    Push,
    Hold,
    Wither,
    Drop,
    Also,
    Act,
    Mod,
)
"""All that may stand in a save."""
