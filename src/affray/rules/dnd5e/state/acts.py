"""Effects as data: what happens once, what lasts, and what bears on a number meanwhile.  Start at `Act` and `Kind`.

An act touches creatures, something decides (a save, an attack, nothing), and on each outcome steps are taken. A step
that lays a kind of effect on somebody makes it last; a kind has mods, acts of its own, and words for what ends it. The
traits of a stat block are kinds without an end. How all this is carried out is in `effects/`.
"""

from typing import ClassVar, Final

from affray.core.values import EMPTY, Value
from affray.rules.dnd5e.state.calls import Call
from affray.rules.dnd5e.state.filters import Filter, Who
from affray.rules.dnd5e.state.mods import CANNOT, Mod
from affray.rules.dnd5e.state.steps import (
    Dispel,
    Drop,
    End,
    Follow,
    Form,
    Guard,
    Harm,
    Heal,
    Hurry,
    LetGo,
    Move,
    MoveZone,
    Push,
    SendHome,
    Steady,
    Strike,
    Teleport,
    Ward,
    Wither,
)
from affray.rules.dnd5e.state.zone_kinds import Clear, MakeZone, Panel, ZoneKind

ALL, FAIL, BADLY, PASSED, THEN, AVERT = "all", "fail", "badly", "pass", "then", "avert"
"""The outcomes with steps: for everybody touched, for those who fail, for those who fail by 5 or more instead, for
those who do not fail; once, at the end; and for those who look away, and to whom nothing else happens."""
HIT, MISS = "hit", "miss"
"""The outcomes of a spell attack."""
EITHER: Final = "/"
"""Between two abilities of which either will do."""
FREELY: Final = "action"
"""In place of an ability: an action is enough to end an effect."""
SHAKEN: Final = "shaken"
"""The word for an effect that anybody beside its bearer can end by an action."""
INSIDE, ETHEREAL, ALONE = "inside", "ethereal", "alone"
REALMS: Final = (INSIDE, ETHEREAL, ALONE)
"""Where an effect may put its bearer: inside its source, on the Ethereal Plane with others who are there, or on a plane
where nobody else is."""


LUCK: Final = "luck"
"""In place of an ability: nothing but the die decides."""


class Proof(Value):
    """What decides: a saving throw of an `ability` against a DC, a contest of checks with who acts, or in place of an
    ability `LUCK`: a d20 that shows so much or more. `about` is what the save is against."""

    unwritten: ClassVar[tuple[str, ...]] = ("is_contest",)

    __slots__ = ("ability", "dc", "about", "is_contest")

    def __init__(self, ability: str, dc: int, about: frozenset[str] | None = None, is_contest: bool = False) -> None:
        self.ability = ability
        self.dc = dc
        self.about = EMPTY if about is None else about
        self.is_contest = is_contest


class Lasts(Value):
    """How long something lasts: so many times a moment of `whose` turns.

    With `is_next` the turn that is being taken does not count. With `dice` it lasts so many times as long.
    """

    unwritten: ClassVar[tuple[str, ...]] = ("dice",)

    __slots__ = ("moment", "whose", "times", "is_next", "dice")

    def __init__(self, moment: str, whose: str = "it", times: int = 1, is_next: bool = False, dice: str = "") -> None:
        self.moment = moment
        self.whose = whose
        self.times = times
        self.is_next = is_next
        self.dice = dice


class Kind(Value):
    """A kind of effect: the conditions that it `brings`, its mods, its acts, and the words for what ends it early.

    With `breaks`, its bearer can end it by an action: by a check of this ability (or the better of two) against `dc`,
    by a save if `by_save`, or freely if it is no ability; if it `is_open`, others beside it can too. `spell` is the
    spell that has laid it, by a slot of a `level`. `offers` are spells that its bearer can cast while it lasts, at no
    other cost than their time. One that `stacks` is borne as often as it is laid.

    With a `realm` its bearer is not on the field while it lasts, but inside its source or on another plane. If one who
    is `INSIDE` deals its source so much damage in a turn as `bursts` says, the source saves as `burst` says or lets
    all of them out. One who is away comes back where it is, or `back` so many squares from there; if it `stays`, not at
    all after so many rounds. Those on the field do not know where one `is_unseen` is.
    """

    shared: ClassVar[bool] = True
    unwritten: ClassVar[tuple[str, ...]] = (
        *("breaks", "dc", "is_open", "spell", "level", "offers"),
        *("realm", "bursts", "burst", "back", "stays", "is_unseen", "by_save", "stacks"),
    )

    __slots__ = (
        "id",
        "brings",
        "mods",
        "acts",
        "ends",
        "breaks",
        "dc",
        "is_open",
        "spell",
        "level",
        "offers",
        "realm",
        "bursts",
        "burst",
        "back",
        "stays",
        "is_unseen",
        "by_save",
        "stacks",
        "_by_hook",
        "_by_moment",
    )

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
        spell: str = "",
        level: int = 0,
        offers: tuple[Value, ...] = (),
        realm: str = "",
        bursts: int = 0,
        burst: Proof | None = None,
        back: int = 0,
        stays: int = 0,
        is_unseen: bool = False,
        by_save: bool = False,
        stacks: bool = False,
    ) -> None:
        self.id = id
        self.brings = brings
        self.mods = mods
        self.acts = acts
        self.ends = ends
        self.breaks = breaks
        self.dc = dc
        self.is_open = is_open
        self.spell = spell
        self.level = level
        self.offers = offers
        self.realm = realm
        self.bursts = bursts
        self.burst = burst
        self.back = back
        self.stays = stays
        self.is_unseen = is_unseen
        self.by_save = by_save
        self.stacks = stacks
        self._by_hook = {mod.hook: tuple(m for m in mods if m.hook == mod.hook) for mod in mods}
        self._by_moment = {act.at: tuple(a for a in acts if a.at == act.at) for act in acts}

    def mods_on(self, hook: str) -> "tuple[Mod, ...]":
        return self._by_hook.get(hook, ())

    def bars(self, what: str) -> bool:
        """Does it keep its bearer from this?"""
        return any(what in mod.words for mod in self.mods_on(CANNOT))

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


class Hold(Value):
    """Grappled by who does it, with a DC to escape; a `kind` of hold may bring more than that."""

    __slots__ = ("escape", "kind", "to", "only")

    def __init__(self, escape: int, kind: Kind | None = None, to: str = "it", only: tuple[Filter, ...] = ()) -> None:
        self.escape = escape
        self.kind = kind
        self.to = to
        self.only = only


class TakeIn(Value):
    """Taken inside who does it, by a `kind` of effect; a grapple of it ends."""

    __slots__ = ("kind", "to", "only")

    def __init__(self, kind: Kind, to: str = "it", only: tuple[Filter, ...] = ()) -> None:
        self.kind = kind
        self.to = to
        self.only = only


class Also(Value):
    """An act within an act, touching the same creature."""

    __slots__ = ("act", "to", "only")

    def __init__(self, act: "Act", to: str = "it", only: tuple[Filter, ...] = ()) -> None:
        self.act = act
        self.to = to
        self.only = only


class Count(Value):
    """An effect that acts keeps count, under a `name`: when the count is `full`, these steps are taken."""

    __slots__ = ("name", "full", "steps", "to", "only")

    def __init__(
        self, name: str, full: int, steps: "tuple[Step, ...]", to: str = "it", only: tuple[Filter, ...] = ()
    ) -> None:
        self.name = name
        self.full = full
        self.steps = steps
        self.to = to
        self.only = only


class Choose(Value):
    """Who acts chooses one of several things to happen, each with its name, once for all whom the act touches."""

    __slots__ = ("options", "to", "only")

    def __init__(
        self, options: "tuple[tuple[str, tuple[Step, ...]], ...]", to: str = "it", only: tuple[Filter, ...] = ()
    ) -> None:
        self.options = options
        self.to = to
        self.only = only


Step = (
    Harm
    | Heal
    | Guard
    | Lay
    | End
    | Push
    | Hold
    | Wither
    | Drop
    | Also
    | MakeZone
    | Clear
    | MoveZone
    | Steady
    | Dispel
    | Choose
    | Move
    | Teleport
    | Follow
    | Ward
    | TakeIn
    | Form
    | Hurry
    | LetGo
    | Strike
    | SendHome
    | Call
    | Count
)


class Act(Value):
    """What happens once: whom it touches, what decides, and the steps on each outcome.

    `at` is the moment of an effect or a trait at which it happens, for damage only by one of the types in `about`, for
    a hit only with one of the weapons in it, if there are any; with `by_source` it is a moment of whoever has laid the
    effect. If it `makes_immune`, it does not touch again those who have saved; if it `touches_once`, nobody whom it has
    touched before: what it lays on them, they bear to its end, and never again. If the `willing_fail`, friends of who
    acts do not save. For whom `easier` or `harder` holds, the save is made with advantage or disadvantage. `is_once`
    says of an area that it does so once a turn.
    """

    unwritten: ClassVar[tuple[str, ...]] = ("easier", "harder", "is_once", "touches_once", "by_source", "willing_fail")

    __slots__ = (
        "id",
        "who",
        "proof",
        "steps",
        "at",
        "makes_immune",
        "about",
        "easier",
        "harder",
        "is_once",
        "touches_once",
        "by_source",
        "willing_fail",
    )

    def __init__(
        self,
        id: str,
        who: Who | None = None,
        proof: Proof | None = None,
        steps: "dict[str, tuple[Step, ...]] | None" = None,
        at: str = "",
        makes_immune: bool = False,
        about: frozenset[str] | None = None,
        easier: tuple[Filter, ...] = (),
        harder: tuple[Filter, ...] = (),
        is_once: bool = False,
        touches_once: bool = False,
        by_source: bool = False,
        willing_fail: bool = False,
    ) -> None:
        self.id = id
        self.who = who
        self.proof = proof
        self.steps = {} if steps is None else steps
        self.at = at
        self.makes_immune = makes_immune
        self.about = EMPTY if about is None else about
        self.easier = easier
        self.harder = harder
        self.is_once = is_once
        self.touches_once = touches_once
        self.by_source = by_source
        self.willing_fail = willing_fail

    def __hash__(self) -> int:
        """By its name: its steps cannot be hashed."""
        return hash(self.id)


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
    Panel,
    ZoneKind,
    MakeZone,
    Clear,
    MoveZone,
    Steady,
    Dispel,
    Choose,
    Move,
    Teleport,
    Follow,
    Ward,
    TakeIn,
    Form,
    Hurry,
    LetGo,
    Strike,
    SendHome,
    Call,
    Count,
)
"""All that may stand in a save."""
