"""Areas that last, as data: what they are, and the steps that make them or clear them away.  Start at `ZoneKind`."""

from typing import TYPE_CHECKING, ClassVar, Final

from affray.core.values import Value
from affray.rules.dnd5e.state.filters import Filter

if TYPE_CHECKING:
    from affray.rules.dnd5e.state.acts import Act, Kind, Lasts

GAS, FLAMES, LAMPS, DARKNESS, LIT = "gas", "flames", "lamps", "darkness", "light"
CLEARED: Final = (GAS, FLAMES, LAMPS, DARKNESS, LIT)
"""What can be cleared out of an area: gas and vapour, open flames, flames behind glass, and darkness and light that
spells have made."""


WALL, FORCE = "wall", "force"
FILLS: Final = (WALL, FORCE)
"""The terrain that an area may be: what nothing passes, or nothing but sight."""


class Panel(Value):
    """Of what the sections of a wall are made: their Armour Class and hit points, and the types of damage to which they
    are immune or vulnerable. In place of one that is broken the area `leaves` another."""

    unwritten: ClassVar[tuple[str, ...]] = ("immune", "weak", "leaves")

    __slots__ = ("armour_class", "hp", "immune", "weak", "leaves")

    def __init__(
        self,
        armour_class: int,
        hp: int,
        immune: tuple[str, ...] = (),
        weak: tuple[str, ...] = (),
        leaves: "ZoneKind | None" = None,
    ) -> None:
        self.armour_class = armour_class
        self.hp = hp
        self.immune = immune
        self.weak = weak
        self.leaves = leaves


class ZoneKind(Value):
    """What an area is that lasts: how `high` it rises in squares, whether it is rough or silent, how it `veils` sight,
    what its acts do to those inside at their moments, and the `kind` of effect that they bear while they are inside.

    It `spares` friends of its source, or nobody. If it `follows`, it goes with its source. `spell` is the spell that
    has made it, by a slot of a `level`.

    Every square costs four if it `is_steep`; what is rough `inwards` hinders those who come closer to
    its source. It `drifts` so many squares away from its source at the start of each of that one's turns, as that one
    likes if it `is_steered`. It ends once it has dealt a `total` of damage. It sheds light so far beyond itself, if it
    `shines`. If it `is_gas`, wind clears it away. Of a wall, some acts reach so many squares `beside` it, on one side.
    It `shelters` those behind it, or turns aside what is shot through it, if it `deflects`.
    It `fills` its squares like terrain of this name, and those within are pushed out; its sections break if it has a
    `panel`.
    """

    shared: ClassVar[bool] = True
    unwritten: ClassVar[tuple[str, ...]] = (
        *(
            "is_steep",
            "inwards",
            "drifts",
            "is_steered",
            "total",
            "shines",
            "is_gas",
            "beside",
            "shelters",
            "deflects",
            "fills",
            "panel",
        ),
    )

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
        "is_steep",
        "inwards",
        "drifts",
        "is_steered",
        "total",
        "shines",
        "is_gas",
        "beside",
        "shelters",
        "deflects",
        "fills",
        "panel",
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
        kind: "Kind | None" = None,
        spares: str = "",
        follows: bool = False,
        spell: str = "",
        level: int = 0,
        is_steep: bool = False,
        inwards: bool = False,
        drifts: int = 0,
        is_steered: bool = False,
        total: int = 0,
        shines: int = 0,
        is_gas: bool = False,
        beside: int = 0,
        shelters: bool = False,
        deflects: bool = False,
        fills: str = "",
        panel: Panel | None = None,
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
        self.is_steep = is_steep
        self.inwards = inwards
        self.drifts = drifts
        self.is_steered = is_steered
        self.total = total
        self.shines = shines
        self.is_gas = is_gas
        self.beside = beside
        self.shelters = shelters
        self.deflects = deflects
        self.fills = fills
        self.panel = panel
        self._by_moment = {act.at: tuple(a for a in acts if a.at == act.at) for act in acts}

    def acts_at(self, moment: str) -> "tuple[Act, ...]":
        return self._by_moment.get(moment, ())


class MakeZone(Value):
    """An area that lasts is made: that of the spell, or so many squares `around` who acts. That of a spell lasts as
    long as the spell; any other says how long it `lasts`, and what `ends` it early."""

    unwritten: ClassVar[tuple[str, ...]] = ("lasts", "ends")

    __slots__ = ("ground", "around", "to", "only", "lasts", "ends")

    def __init__(
        self,
        ground: ZoneKind,
        around: int = 0,
        to: str = "it",
        only: tuple[Filter, ...] = (),
        lasts: "Lasts | None" = None,
        ends: str = "",
    ) -> None:
        self.ground = ground
        self.around = around
        self.to = to
        self.only = only
        self.lasts = lasts
        self.ends = ends


class Clear(Value):
    """Cleared out of the area: all of `what` that spells up to a `level` have made, or that burns by itself."""

    __slots__ = ("what", "level", "to", "only")

    def __init__(self, what: tuple[str, ...], level: int, to: str = "it", only: tuple[Filter, ...] = ()) -> None:
        self.what = what
        self.level = level
        self.to = to
        self.only = only
