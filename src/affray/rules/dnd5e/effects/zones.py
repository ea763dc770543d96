"""Areas that last, as data: how they are made, moved, and kept on those inside.  Start at `lay_out`.

What they do at the moments of those inside is in `zone_acts.py`.
"""

from affray.core.board import squares_of
from affray.core.table.moments import end
from affray.core.values import Until
from affray.rules.dnd5e.changes import make_zone, move_zone
from affray.rules.dnd5e.effects.doing import Doing
from affray.rules.dnd5e.harm.conditions_applied import Lasting, afflict
from affray.rules.dnd5e.movement.zones import is_in
from affray.rules.dnd5e.readings import Table
from affray.rules.dnd5e.state.acts import Kind, MakeZone, ZoneKind
from affray.rules.dnd5e.state.battle import Battle, Zone
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.moments import CONCENTRATION_END
from affray.rules.dnd5e.state.steps import MoveZone


def lay_out(doing: Doing, step: MakeZone) -> None:
    """Make the area, as long as what keeps it up lasts.  5e.concentration.end"""
    battle, me, ground = doing.table.state, doing.me, step.ground
    if doing.kept not in [effect.id for effect in me.effects]:
        return
    squares = around(battle, me, step.around) if step.around else doing.squares
    make_zone(doing.table, Zone(ground.id, f"{squares:x}", me.id, doing.kept, step.around, ground))
    keep_inside(doing.table, battle.zones[-1])


def around(battle: Battle, me: Combatant, squares: int) -> int:
    """The squares around who acts, and its own."""
    return battle.grid.around(me.at, me.width, squares) | battle.space(me)


def carried(battle: Battle, source: Combatant, zone: Zone) -> int:
    """The squares of an area that goes with its source; any other stays where it is."""
    if zone.what is None or not zone.what.follows:
        return zone.squares
    return around(battle, source, zone.amount)


def shift(doing: Doing, step: MoveZone) -> None:
    """Move the area to where it was aimed."""
    battle = doing.table.state
    for zone in battle.zones:
        if zone.kind == step.name and zone.source == doing.me.id:
            keep_inside(doing.table, move_zone(battle, zone, doing.squares))


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
