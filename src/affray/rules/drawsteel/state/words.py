"""What abilities, traits and triggers are made of, as data.  Start at `Filter` and `Kind`.

A filter asks something of a creature, a trigger is a moment with filters, a kind is what lasts on somebody and bears on
rolls meanwhile. How all this is carried out is in `rolls/filters.py`, `rolls/mods.py` and `abilities/`.
"""

from typing import ClassVar, Final

from affray.core.values import Value

ME: Final = "me"
"""Who uses the ability, answers the trigger, or bears the effect."""
IT: Final = "it"
"""Whom it concerns: the target, to whom it happens, whom the roll is against."""
DOER: Final = "doer"
"""Who has done what a triggered action answers."""
HELD: Final = "held"
"""Everybody whom the user has grabbed."""
ROLES: Final = (IT, ME, DOER, HELD)
"""To whom an outcome may happen, seen from each target."""

MOMENTS: Final = ("damage", "forced", "left", "rolling", "targeted", "turn-ended")
"""What a triggered action may answer: damage about to be taken, a forced move about to begin, somebody who has left its
side, an ability roll for damage, being made a target, the end of a turn."""
STRIKE, STRUCK, ROLL, TARGETED, DAMAGE, SPEED = "strike", "struck", "roll", "targeted", "damage", "speed"
HOOKS: Final = (STRIKE, STRUCK, ROLL, TARGETED, DAMAGE, SPEED)
"""What a mod bears on: strikes of its bearer and strikes against it, all its ability rolls and all against it, the
damage of its strikes to their first target, and its speed."""
TURN_STARTS, TURN_ENDS, CHARGES = "turn-start", "turn-end", "charged"
ACTS_AT: Final = (TURN_STARTS, TURN_ENDS, CHARGES)
"""When a trait may act: somebody's turn begins or ends, somebody has charged."""
NEXT_STRIKE: Final = "strike"
"""How long what is laid may last, beside the durations of the book: until its bearer has made a strike."""


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
    """Who else it happens to: one whom the user chooses, or `is_all`, of those who pass the filters.

    The filters are about each of them, `near` about each of them beside the target.
    """

    __slots__ = ("only", "near", "is_all")

    def __init__(self, only: tuple[Filter, ...] = (), near: tuple[Filter, ...] = (), is_all: bool = False) -> None:
        self.only = only
        self.near = near
        self.is_all = is_all


class Trigger(Value):
    """The trigger of an ability: a moment, and what must be so with whom it happens to, and by whose doing."""

    __slots__ = ("moment", "who", "by")

    def __init__(self, moment: str, who: tuple[Filter, ...] = (), by: tuple[Filter, ...] = ()) -> None:
        self.moment = moment
        self.who = who
        self.by = by


class Mod(Value):
    """What bears on a roll or a number while an effect or a trait lasts: an edge or a bane, or what is added."""

    __slots__ = ("hook", "edge", "add", "only")

    def __init__(self, hook: str, edge: int = 0, add: int = 0, only: tuple[Filter, ...] = ()) -> None:
        self.hook = hook
        self.edge = edge
        self.add = add
        self.only = only


class Kind(Value):
    """A kind of effect, or a trait: its mods, for a trait its acts, and whether a strike of its bearer `ends` it.

    `because` is the clause that reasons name; of one without, its own name is told.
    """

    shared: ClassVar[bool] = True

    __slots__ = ("id", "mods", "acts", "ends", "because", "_by_hook", "_by_moment")

    def __init__(
        self,
        id: str,
        mods: tuple[Mod, ...] = (),
        acts: "tuple[Act, ...]" = (),
        ends: str = "",
        because: str = "",
    ) -> None:
        self.id = id
        self.mods = mods
        self.acts = acts
        self.ends = ends
        self.because = because
        self._by_hook = {mod.hook: tuple(m for m in mods if m.hook == mod.hook) for mod in mods}
        self._by_moment = {act.at: tuple(a for a in acts if a.at == act.at) for act in acts}

    @property
    def clause(self) -> str:
        return self.because or f"ds.effect.{self.id}"

    def mods_on(self, hook: str) -> tuple[Mod, ...]:
        return self._by_hook.get(hook, ())

    def acts_at(self, moment: str) -> "tuple[Act, ...]":
        return self._by_moment.get(moment, ())


class Outcome(Value):
    """One thing that an ability does beside damage: its kind, how much or how far, and how long it lasts.

    With `resists`, a characteristic, it lands only where that of the target is lower than `potency`.  ds.potency
    What is `on_user` happens to the user of the ability, once. `type` is that of the damage that it does, if any; `of`
    names a people whom alone it concerns, or whom an area spares, or the characteristic of a test.

    As data: `only` are the filters that the target must pass, `to` the role to whom it happens instead, `who` others to
    whom it does. What is laid is `what`; `tiers` are what follows on each result of a test. An outcome that `goes_on`
    is a square farther for each point that its user spends. `because` is the clause that the reasons name.
    What `is_plain` happens to the target as it is written.
    """

    unwritten: ClassVar[tuple[str, ...]] = ("only", "to", "who", "what", "tiers", "goes_on", "because")

    __slots__ = (
        "kind", "amount", "lasts", "resists", "potency", "on_user", "type", "of",
        "only", "to", "who", "what", "tiers", "goes_on", "because", "is_plain",
    )  # fmt: skip

    def __init__(
        self,
        kind: str,
        amount: int = 0,
        lasts: str = "",
        resists: str = "",
        potency: int = 0,
        on_user: bool = False,
        type: str = "",
        of: str = "",
        only: tuple[Filter, ...] = (),
        to: str = "",
        who: Who | None = None,
        what: Kind | None = None,
        tiers: "tuple[tuple[Outcome, ...], ...]" = (),
        goes_on: bool = False,
        because: str = "",
    ) -> None:
        self.kind = kind
        self.amount = amount
        self.lasts = lasts
        self.resists = resists
        self.potency = potency
        self.on_user = on_user
        self.type = type
        self.of = of
        self.only = only
        self.to = to
        self.who = who
        self.what = what
        self.tiers = tiers
        self.goes_on = goes_on
        self.because = because
        self.is_plain = not to and who is None and not goes_on

    def filters(self) -> tuple[Filter, ...]:
        """Every filter in it."""
        inner = tuple(each for tier in self.tiers for outcome in tier for each in outcome.filters())
        mods = tuple(each for mod in self.what.mods for each in mod.only) if self.what is not None else ()
        return (*self.only, *(self.who.only if self.who is not None else ()), *mods, *inner)


class Act(Value):
    """What a trait does at a moment, to whom the moment is about, if they pass the filters."""

    __slots__ = ("at", "only", "do")

    def __init__(self, at: str, only: tuple[Filter, ...] = (), do: tuple[Outcome, ...] = ()) -> None:
        self.at = at
        self.only = only
        self.do = do


VALUES: Final[tuple[type[Value], ...]] = (Filter, Who, Trigger, Mod, Kind, Outcome, Act)
"""All that may stand in a save."""
