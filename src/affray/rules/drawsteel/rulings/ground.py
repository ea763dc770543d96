"""Rulings on the ground: what squares become, and what follows for those who stand there.  Start at `ground`."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from affray.core.board.patches import Patch
from affray.core.offers.deeds import Pattern
from affray.core.offers.slots import OneOf
from affray.core.table import decrees
from affray.core.table.rulings import GROUND, Ruling
from affray.rules.drawsteel.changes import lose_effects, make_sturdy, mend_objects, rise_to
from affray.rules.drawsteel.harm.terrain import FIRE
from affray.rules.drawsteel.maneuvers.grabbing import free_if_apart
from affray.rules.drawsteel.movement.climbing import wall_beside
from affray.rules.drawsteel.movement.falling import fall_if_unsupported
from affray.rules.drawsteel.movement.forced import MATERIALS
from affray.rules.drawsteel.readings import Table
from affray.rules.drawsteel.state.bonds import CLIMBING, mount_of, riders_of
from affray.rules.drawsteel.state.clash import Clash, Fighter, Ground
from affray.rules.drawsteel.targets.finding import find_unsheltered

THINGS: Final = tuple(MATERIALS)
"""What fills a square, and can be broken."""
LEVELS: Final = ("chasm", *Ground.rising)
SURFACES: Final = ("difficult", "water", "underwater", FIRE, "low-wall")
ALL: Final = (*THINGS, *LEVELS, *SURFACES, "dark")
KINDS: Final[Mapping[str, Sequence[str]]] = {
    "open": ALL,
    "lit": ("dark",),
    "dark": (),
    "difficult": THINGS,
    "low-wall": THINGS,
    "burning": (*THINGS, "water", "underwater"),
    "water": (*THINGS, FIRE, "underwater"),
    "underwater": (*THINGS, FIRE, "water"),
    **{level: (*THINGS, *(each for each in LEVELS if each != level), "water", "underwater") for level in LEVELS},
    **{thing: tuple(each for each in ALL if each != thing) for thing in THINGS},
}
"""The kinds of ground that the Director may make, and what each takes away."""
COUNTS_AS: Final[Mapping[str, Sequence[str]]] = {"lit": (), "burning": (FIRE,)}
LOOSE: Final = tuple(kind for kind in KINDS if kind not in THINGS)


def ground() -> Ruling[Clash]:
    """`ground c3-e5 water`: nothing that fills a square comes where somebody is.  ds.terrain.damaging ds.object"""
    painting = decrees.ground(KINDS, nothing_follows, THINGS, COUNTS_AS)

    def offer(clash: Clash) -> Iterator[Pattern]:
        yield Pattern("ground", Patch(clash.grid), OneOf(LOOSE))
        yield Pattern("ground", Patch(clash.grid, clash.grid.all & ~clash.taken()), OneOf(THINGS))

    def paint(table: Table, squares: int, kind: str) -> None:
        clash = table.state
        floors = {each.id: clash.floor_under(each) for each in clash.everyone()}
        painting.carry_out(table, squares, kind)
        if set(THINGS) & {kind, *KINDS[kind]}:
            mend_objects(clash, squares)
        follow_ground(table, floors)

    return Ruling("ground", offer, paint, GROUND)


def objects() -> Ruling[Clash]:
    """`object d4 barrel 9`: an object with a Stamina of its own.  ds.object"""
    return decrees.objects(THINGS, ground(), endow)


def endow(table: Table, squares: int, kind: str, stamina: int) -> None:
    """ds.object"""
    make_sturdy(table.state, squares, stamina)


def nothing_follows(_: Table, *__: object) -> None:
    """What follows is worked out from how the ground was before."""


def follow_ground(table: Table, floors: Mapping[str, int]) -> None:
    """Who stood on the ground rises with it, or falls where it is gone; the sheltered may be found.

    ds.fall ds.climb ds.hide.found
    """
    clash = table.state
    for each in clash.everyone():
        if mount_of(clash, each) is None:
            follow_floor(table, each, floors[each.id])
            for rider in riders_of(clash, each) if not clash.is_aloft(each) else ():
                rise_to(table, rider, each.height)
    for each in clash.everyone():
        free_if_apart(table, each)
        find_unsheltered(table, each)


def follow_floor(table: Table, fighter: Fighter, before: int) -> None:
    """ds.fall ds.climb"""
    clash = table.state
    floor = clash.floor_under(fighter)
    if fighter.has(CLIMBING) and wall_beside(clash, fighter) < fighter.height:
        lose_effects(table, fighter, (CLIMBING,), "let-go")
    if before <= fighter.height < floor or not fighter.is_there:
        rise_to(table, fighter, floor)
    fall_if_unsupported(table, fighter)
