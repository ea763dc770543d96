"""Effects as data: what happens once, what lasts, and what bears on a number meanwhile.  Start at `Act` and `Kind`.

An act touches creatures, something decides (a save, an attack, nothing), and on each outcome steps are taken. A step
that lays a kind of effect on somebody makes it last; a kind has mods, acts of its own, and words for what ends it. The
traits of a stat block are kinds without an end. How all this is carried out is in `effects/`.
"""

from typing import ClassVar, Final

from affray.core.values import EMPTY, Value
from affray.rules.dnd5e.state.shapes import Shape

ME: Final = "me"
"""Who does it, or bears the effect or the trait."""
IT: Final = "it"
"""Whom it touches."""
ROLES: Final = (ME, IT)

ALL, FAIL, BADLY, PASSED, THEN = "all", "fail", "badly", "pass", "then"
"""The outcomes with steps: for everybody touched, for those who fail, for those who fail by 5 or more instead, for
those who do not fail; and once, at the end."""
HIT, MISS = "hit", "miss"
"""The outcomes of a spell attack."""
NONE, HALF, WHOLE = "none", "half", "whole"
SAVED: Final = (NONE, HALF, WHOLE)
"""How much of the damage one takes who has saved."""

RAN: Final = "ran"
"""The word of the filter that asks how far somebody has run."""
FREELY: Final = "action"
"""In place of an ability: an action is enough to end an effect."""
SHAKEN: Final = "shaken"
"""The word for an effect that anybody beside its bearer can end by an action."""
INSIDE: Final = "inside"
"""Where an effect may put its bearer: inside its source."""
SPEED: Final = "speed"
"""What a mod may bear on: the speeds of its bearer, or those in its words."""
CANNOT: Final = "cannot"
"""What a mod may bear on: what its bearer cannot do, of `BARRED`."""
REACT, TURN, CAST = "react", "turn", "cast"
BARRED: Final = (REACT, TURN, CAST)
"""Take reactions; do anything on its turn; cast spells."""
DOUBLE: Final = "double"
WARD: Final = "ward"
"""What a mod may bear on: its bearer is left at 1 hit point the first time it would drop to 0."""
SWARM: Final = "swarm"
"""What a mod may bear on: others and its bearer may be in one space."""
SHARES: Final = "shares"
"""The word of the filter that asks whether two are in one space."""
UNDYING: Final = "undying"
"""What a mod may bear on: its bearer does not die of dropping to 0, but by a step of its own."""

EVADE, IGNORE, PASSES = "evade", "ignore", "pass"
"""What a mod of a trait may bear on: moves that provoke nobody, by the speeds in its words; ground that is no
hindrance; and what it moves through as if that were difficult terrain."""
LONG_JUMP, HIGH_JUMP = "long-jump", "high-jump"
"""What a mod of a trait may bear on: how many squares its bearer jumps."""
WEBS, ICE = "webs", "ice"
CREATURES, OBJECTS = "creatures", "objects"
WITH_RUN_UP: Final = "run"
"""In the words of a mod on jumps: only with a run-up."""
LIGHT: Final = "light"
"""What a mod of a trait may bear on: so many squares of bright light around its bearer, and as many more of dim."""
DISGUISE: Final = "disguise"
"""What a mod of a trait may bear on: as long as its bearer has not moved, it passes for a thing."""
SENSES: Final = "senses"
"""What a mod of a trait may bear on: how its bearer sees."""
MAGICAL_DARKNESS, BY_HEARING, BLIND_BEYOND = "magical-darkness", "by-hearing", "blind-beyond"
"""Its darkvision reaches into magical darkness; its blindsight needs its hearing; it sees by blindsight alone."""
FIXED: Final[dict[str, tuple[str, ...]]] = {
    EVADE: ("walk", "fly", "swim", "climb", "burrow"),
    IGNORE: (WEBS, ICE),
    PASSES: (CREATURES, OBJECTS),
    LONG_JUMP: (WITH_RUN_UP,),
    HIGH_JUMP: (WITH_RUN_UP,),
    LIGHT: (),
    DISGUISE: (),
    SENSES: (MAGICAL_DARKNESS, BY_HEARING, BLIND_BEYOND),
}
"""The hooks that only traits have, since they are worked out once for a stat block, and the words that each takes."""

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

    `only` are the filters that they must pass. If it `is_chosen`, who acts may leave some of them out.
    """

    __slots__ = ("sort", "within", "area", "only", "is_chosen")
    unwritten: ClassVar[tuple[str, ...]] = ("is_chosen",)

    def __init__(
        self,
        sort: str = "other",
        within: int = 0,
        area: Shape | None = None,
        only: tuple[Filter, ...] = (),
        is_chosen: bool = False,
    ) -> None:
        self.sort = sort
        self.within = within
        self.area = area
        self.only = only
        self.is_chosen = is_chosen


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

    With `breaks`, its bearer can end it by an action: by a check of this ability against `dc`, or freely if it is no
    ability; if it `is_open`, others beside it can too. `spell` is the spell that has laid it, by a slot of a `level`.
    `offers` are spells that its bearer can cast while it lasts, at no other cost than their time.

    With a `realm` its bearer is not on the field while it lasts, but inside its source or on another plane. If one who
    is `INSIDE` deals its source so much damage in a turn as `bursts` says, the source saves as `burst` says or lets
    all of them out.
    """

    shared: ClassVar[bool] = True
    unwritten: ClassVar[tuple[str, ...]] = (
        *("breaks", "dc", "is_open", "spell", "level", "offers"),
        *("realm", "bursts", "burst"),
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


class TakeIn(Value):
    """Taken inside who does it, by a `kind` of effect; a grapple of it ends."""

    __slots__ = ("kind", "to", "only")

    def __init__(self, kind: Kind, to: str = "it", only: tuple[Filter, ...] = ()) -> None:
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


class Ward(Value):
    """So much more Armour Class against the attack that a reaction answers."""

    __slots__ = ("amount", "to", "only")

    def __init__(self, amount: int, to: str = "it", only: tuple[Filter, ...] = ()) -> None:
        self.amount = amount
        self.to = to
        self.only = only


class ZoneKind(Value):
    """What an area is that lasts: how `high` it rises in squares, whether it is rough or silent, how it `veils` sight,
    what its acts do to those inside at their moments, and the `kind` of effect that they bear while they are inside.

    It `spares` friends of its source, or nobody. If it `follows`, it goes with its source. `spell` is the spell that
    has made it, by a slot of a `level`.
    """

    shared: ClassVar[bool] = True

    __slots__ = (
        "id",
        "high",
        "is_rough",
        "veils",
        "is_silent",
        "acts",
        "kind",
        "spares",
        "follows",
        "spell",
        "level",
        "_by_moment",
    )

    def __init__(
        self,
        id: str,
        high: int = 0,
        is_rough: bool = False,
        veils: str = "",
        is_silent: bool = False,
        acts: "tuple[Act, ...]" = (),
        kind: Kind | None = None,
        spares: str = "",
        follows: bool = False,
        spell: str = "",
        level: int = 0,
    ) -> None:
        self.id = id
        self.high = high
        self.is_rough = is_rough
        self.veils = veils
        self.is_silent = is_silent
        self.acts = acts
        self.kind = kind
        self.spares = spares
        self.follows = follows
        self.spell = spell
        self.level = level
        self._by_moment = {act.at: tuple(a for a in acts if a.at == act.at) for act in acts}

    def acts_at(self, moment: str) -> "tuple[Act, ...]":
        return self._by_moment.get(moment, ())


class MakeZone(Value):
    """An area that lasts is made: that of the spell, or so many squares `around` who acts."""

    __slots__ = ("ground", "around", "to", "only")

    def __init__(self, ground: ZoneKind, around: int = 0, to: str = "it", only: tuple[Filter, ...] = ()) -> None:
        self.ground = ground
        self.around = around
        self.to = to
        self.only = only


class Follow(Value):
    """Who acts may attack it with this weapon as a bonus action, in the same turn."""

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


class Steady(Value):
    """One who is dying becomes stable."""

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


class Choose(Value):
    """Who acts chooses one of several things to happen, each with its name, once for all whom the act touches."""

    __slots__ = ("options", "to", "only")

    def __init__(
        self, options: "tuple[tuple[str, tuple[Step, ...]], ...]", to: str = "it", only: tuple[Filter, ...] = ()
    ) -> None:
        self.options = options
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


class Mod(Value):
    """What bears on a roll or a number while an effect or a trait lasts.

    `hook` is what it bears on; `edge` is advantage (1) or disadvantage (-1); `add` is a number, or dice that are
    rolled, and of damage of a `type` of its own if one is given; `words` are abilities, weapons, types of damage or
    what a roll is about, and limit it to these, as the abilities in `by` do; `only` are the filters that must hold.
    What is for `once` counts once a turn, what is `spent` ends the effect by being used. `times` is half or double;
    `least` is what a number is at least: an Armour Class, or a speed in squares.
    """

    unwritten: ClassVar[tuple[str, ...]] = ("times", "least", "spent", "by")

    __slots__ = ("hook", "edge", "add", "words", "only", "type", "once", "times", "least", "spent", "by")

    def __init__(
        self,
        hook: str,
        edge: int = 0,
        add: str = "",
        words: frozenset[str] | None = None,
        only: tuple[Filter, ...] = (),
        type: str = "",
        once: bool = False,
        times: str = "",
        least: int = 0,
        spent: bool = False,
        by: frozenset[str] | None = None,
    ) -> None:
        self.hook = hook
        self.edge = edge
        self.add = add
        self.words = EMPTY if words is None else words
        self.only = only
        self.type = type
        self.once = once
        self.times = times
        self.least = least
        self.spent = spent
        self.by = EMPTY if by is None else by


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
    ZoneKind,
    MakeZone,
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
)
"""All that may stand in a save."""
