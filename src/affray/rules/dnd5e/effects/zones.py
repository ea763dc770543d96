"""Areas that last, as data: how they are made, moved, and kept on those inside.  Start at `lay_out`.

What they do at the moments of those inside is in `zone_acts.py`, how they are cleared away in `clearing.py`.
"""

from collections.abc import Iterable
from typing import Final

from affray.core.board import Grid, Spot, mask_of, squares_of, union
from affray.core.offers.deeds import Pattern
from affray.core.table.asking import Question
from affray.core.table.changes import gain
from affray.core.table.moments import end
from affray.core.values import Until
from affray.rules.dnd5e.changes import make_zone, move_zone, shrink_zone
from affray.rules.dnd5e.effects.doing import Doing
from affray.rules.dnd5e.effects.laying import CONCENTRATION, until
from affray.rules.dnd5e.effects.standing_walls import push_out
from affray.rules.dnd5e.harm.concentration import KEEPING, NO_SPELL, concentrate_on_power
from affray.rules.dnd5e.harm.conditions_applied import Lasting, afflict
from affray.rules.dnd5e.movement.zones import is_in
from affray.rules.dnd5e.readings import Table
from affray.rules.dnd5e.senses.areas import covered, flooded
from affray.rules.dnd5e.senses.walls import RINGED, beside
from affray.rules.dnd5e.state.acts import Kind
from affray.rules.dnd5e.state.area_shapes import Area
from affray.rules.dnd5e.state.battle import Battle, Zone
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.moments import CONCENTRATION_END, INCAPACITATED
from affray.rules.dnd5e.state.shapes import RING
from affray.rules.dnd5e.state.steps import MoveZone
from affray.rules.dnd5e.state.zone_kinds import MakeZone, ZoneKind

DRIFT: Final = "drift"
"""The question to where an area drifts, and the answer."""


def lay_out(doing: Doing, step: MakeZone) -> None:
    """Make the area, as long as what keeps it up lasts.  5e.concentration.end"""
    battle, me, ground = doing.table.state, doing.me, step.ground
    kept = doing.kept if step.lasts is None else keep_up(doing, step)
    if kept not in [effect.id for effect in me.effects]:
        return
    area = doing.area if not step.around else None
    squares = around(battle, me, step.around, ground) if step.around else doing.squares
    zone = Zone(ground.id, f"{squares:x}", me.id, kept, step.around, ground)
    if area is not None:
        zone = zone.but(shape=area.shape.but(size=area.size), origin=me.at if area.is_directed else area.square)
        if area.side in RINGED:
            zone = zone.but(shape=area.shape.but(kind=RING, size=area.size))
        if ground.beside:
            flank = beside(battle, doing.table.readings.areas, area, ground.beside) & ~battle.board.filled
            zone = zone.but(flank=f"{flank:x}")
    make_zone(doing.table, zone)
    keep_inside(doing.table, battle.zones[-1])
    hold_back_gas(battle)
    if ground.fills:
        push_out(doing.table, battle.zones[-1])


def hold_back_gas(battle: Battle) -> None:
    """No gas is where a wind blows that turns it aside."""
    wind = union(zone.squares for zone in battle.zones if zone.what is not None and zone.what.deflects)
    for zone in battle.zones if wind else ():
        if zone.is_gas and zone.squares & wind:
            shrink_zone(battle, zone, zone.squares & ~wind)


def keep_up(doing: Doing, step: MakeZone) -> str:
    """What keeps up an area that no spell does: concentration, or its time alone."""
    table, me = doing.table, doing.me
    assert step.lasts is not None
    time = until(doing, step.lasts, me)
    if step.ends == CONCENTRATION:
        return concentrate_on_power(table, me, [time]).id
    acts = [time] if not step.ends else [time, Until(INCAPACITATED, me.id)]
    return gain(table, me, KEEPING, me, [time], acts, amount=NO_SPELL).id


def around(battle: Battle, me: Combatant, squares: int, ground: ZoneKind) -> int:
    """The squares around who acts, and its own, up to the walls around it; what veils goes around corners."""
    own, opaque = battle.space(me), battle.board.opaque
    near = battle.grid.around(me.at, me.width, squares) & ~opaque
    if ground.veils or ground.is_gas:
        return flooded(battle.grid, own, near | own)
    seen = own
    for start in squares_of(own):
        seen |= battle.board.sight.in_sight(start, near, opaque)
    return seen


def carried(battle: Battle, source: Combatant, zone: Zone) -> int:
    """The squares of an area that goes with its source; any other stays where it is."""
    if zone.what is None or not zone.what.follows:
        return zone.squares
    if zone.shape is None:
        return around(battle, source, zone.amount, zone.what)
    return shifted(battle.grid, zone.squares, source.at - zone.origin) & ~battle.board.opaque


def shifted(grid: Grid, squares: int, by: int) -> int:
    """The squares moved together, without those that come to lie beyond the edge."""
    if not by:
        return squares
    x, y = grid.vector(by)
    shape = grid.drawn([(x, y)])
    moved = 0
    for square in squares_of(squares):
        moved |= grid.placed(shape, square)
    return moved


def shift(doing: Doing, step: MoveZone) -> None:
    """Move the area to where it was aimed."""
    battle = doing.table.state
    for zone in battle.zones:
        if zone.kind == step.name and zone.source == doing.me.id:
            origin = zone.origin if doing.area is None or doing.area.is_directed else doing.area.square
            keep_inside(doing.table, move_zone(battle, zone, doing.squares, origin))


def movable_to(battle: Battle, creature: Combatant, step: MoveZone) -> int:
    """The points to which the area may be moved."""
    near = 0
    for zone in battle.zones:
        if zone.kind == step.name and zone.source == creature.id:
            for square in squares_of(zone.squares):
                near |= battle.grid.around(square, 1, step.squares)
    return near


def is_spared(ground: ZoneKind, source: Combatant, creature: Combatant) -> bool:
    return ground.spares == "friend" and creature.side == source.side


def keep_inside(table: Table, zone: Zone) -> None:
    """Those inside bear its effect; those who have left it do not."""
    battle = table.state
    kind: Kind | None = None if zone.what is None else zone.what.kind
    if zone.what is None or kind is None:
        return
    source = battle.creatures[zone.source]
    for creature in battle.everyone():
        own = [effect for effect in creature.effects if effect.kind == kind.id and effect.source == source.id]
        is_inside = creature.is_there and is_in(battle, creature, zone) and not is_spared(zone.what, source, creature)
        if is_inside and not own:
            afflict(table, creature, kind.id, source, Lasting((Until(CONCENTRATION_END, source.id),)), 0, kind)
        for effect in own if not is_inside else ():
            end(table, effect, "apart")


# --- drifting


def drift(table: Table, creature: Combatant) -> None:
    """At the start of its source's turn a cloud moves away from it, as far as no wall is in the way."""
    for zone in table.state.zones:
        if zone.source == creature.id and zone.what is not None and zone.what.drifts and zone.shape is not None:
            to = destinations(table.state, creature, zone)
            if not to:
                continue
            where = to[0] if not zone.what.is_steered else steer(table, creature, to)
            area = Area(creature, zone.shape, zone.shape.size, where, False)
            keep_inside(table, move_zone(table.state, zone, covered(table.state, table.readings.areas, area), where))


def steer(table: Table, creature: Combatant, to: list[int]) -> int:
    """Its source chooses where it goes."""
    deed = table.ask(Question(creature, DRIFT, [Pattern(DRIFT, Spot(table.state.grid, mask_of(to)))]))
    return int(deed.args[0])


def destinations(battle: Battle, source: Combatant, zone: Zone) -> list[int]:
    """Where its middle may be next, farther from its source than now: straight away from it first."""
    assert zone.what is not None
    far, grid = zone.what.drifts, battle.grid
    x, y = grid.vector(zone.origin - source.at)
    steps = [(dx * far, dy * far) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dx or dy]
    away = [step for step in steps if (x + step[0]) ** 2 + (y + step[1]) ** 2 > x * x + y * y]
    away.sort(key=lambda step: -abs(step[0] * x + step[1] * y) / (step[0] ** 2 + step[1] ** 2) ** 0.5)
    return list(_placed(grid, zone.origin, away))


def _placed(grid: Grid, square: int, steps: Iterable[tuple[int, int]]) -> list[int]:
    return [place for step in steps for place in squares_of(grid.placed(grid.drawn([step]), square))]
