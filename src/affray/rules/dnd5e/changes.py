"""Every change of state that only this book has: hit points, initiative, zones, mounts, readied actions."""

from collections.abc import Iterable, Mapping
from typing import Final

from affray.core.board import Place, union
from affray.core.memory import BODIES, KINDS, PLACES, SCENE
from affray.core.table.changes import appear, gain, hurt, lose, replace_effect, stand_at
from affray.core.table.events import Secret
from affray.core.table.moments import TURN_END, fire_moment
from affray.core.unknown import OpenInt
from affray.core.values import GM, Reason, Until
from affray.rules.dnd5e.readings import Table
from affray.rules.dnd5e.state.battle import BURNING, SIDES, Battle, Readied, Zone
from affray.rules.dnd5e.state.blocks import Block
from affray.rules.dnd5e.state.combatant import DEAD, UP, Combatant
from affray.rules.dnd5e.state.conditions import HALF_HIT_POINTS
from affray.rules.dnd5e.state.exile import Exile
from affray.rules.dnd5e.state.moments import NOTICED
from affray.rules.dnd5e.state.zone_kinds import FILLS

STEALTH: Final = "stealth"
"""The pool that holds the Stealth total of a hidden creature until it is found.  5e.hide.total"""
FULL_HP: Final = "full-hp"
"""The pool that holds the full hit point maximum while exhaustion halves it."""
HASTE: Final = "haste"
"""The pool that holds the additional action of the Haste spell."""
HURT_INSIDE: Final = "hurt-inside"
"""The pool that holds the damage that a creature has taken in this turn from those whom it has swallowed."""
DIED: Final = "died"
"""The pool that holds the round in which a creature died."""
THRALL: Final = "thrall"
"""The pool that holds the own side of a creature that fights for another, as its number in `SIDES` from 1."""


def notice(table: Table, creature: Combatant) -> None:
    """Everybody knows where the creature is."""
    if creature.hidden_from:
        notice_by(table, creature, creature.hidden_from)


def notice_by(table: Table, creature: Combatant, observers: Iterable[str]) -> None:
    """These now know where the creature is. Seats that did not know of it hear first that it is its turn."""
    before = _seats_aware_of(table, creature)
    creature.hidden_from -= frozenset(observers)
    creature.memory.forget(BODIES)
    late = _seats_aware_of(table, creature) - before
    if late and table.state.turn == creature.id:
        table.tell("turn", to=late, who=creature)
    table.tell("noticed", who=creature, at=table.state.square_name(creature.at))
    if not creature.hidden_from:
        creature.pools.pop(STEALTH, None)
        if creature.effects:
            fire_moment(table, NOTICED, creature)


def _seats_aware_of(table: Table, creature: Combatant) -> set[str]:
    """The seats that know of the creature; empty if nothing is recorded."""
    if table.told is None:
        return set()
    return {seat for seat in table.state.seats if seat != GM and table.rulebook.perceives(table.state, seat, creature)}


def exhaust(table: Table, creature: Combatant, level: int) -> None:
    """Set the level of exhaustion; from level 4 the hit point maximum is halved.  5e.condition.exhaustion"""
    worn = next((effect for effect in creature.effects if effect.kind == "exhaustion"), None)
    if level == 0:
        if worn is not None:
            lose(table, creature, worn, "rested")
    elif worn is not None:
        replace_effect(creature, worn.but(amount=level))
        table.tell("exhausted", who=creature, level=level)
    else:
        gain(table, creature, "exhaustion", amount=level)
        table.tell("exhausted", who=creature, level=level)
    if level >= HALF_HIT_POINTS and FULL_HP not in creature.pools:
        creature.pools[FULL_HP] = creature.hp_max
        creature.hp_max = max(creature.hp_max // 2, 1)
        creature.hp = min(creature.hp, creature.hp_max)
    elif level < HALF_HIT_POINTS and FULL_HP in creature.pools:
        creature.hp_max = creature.pools.pop(FULL_HP)


def own_side(creature: Combatant) -> str:
    """The side of the creature when nobody controls it."""
    place = creature.pools.get(THRALL, 0)
    return SIDES[place - 1] if place else creature.side


def change_sides(creature: Combatant, side: str) -> None:
    """Change the side of a creature and remember its own."""
    if side != creature.side:
        creature.pools[THRALL] = SIDES.index(own_side(creature)) + 1
        creature.side = side
        creature.memory.forget(BODIES)


def die(table: Table, creature: Combatant) -> None:
    """The creature dies, whatever its hit points."""
    creature.hp = 0
    set_status(table, creature, DEAD)


def set_surprised(table: Table, creatures: Iterable[Combatant]) -> None:
    """These are surprised until the end of their first turn; the battle remembers who was.  5e.surprise.effect"""
    for creature in creatures:
        table.state.surprised |= {creature.id}
        gain(table, creature, "surprised", ends=[Until(TURN_END, creature.id)])


def set_initiative(creature: Combatant, initiative: int) -> None:
    creature.initiative = initiative


def set_turn_order(table: Table, order: Iterable[Combatant]) -> None:
    """Set the initiative order. Only the GM is told all of it: others see the creatures that they have noticed."""
    battle = table.state
    battle.order = tuple(creature.id for creature in order)
    table.tell("order", to=(), order=[battle.creatures[id] for id in battle.order])


def line_up(table: Table, order: Iterable[str], next: int) -> None:
    """Change the initiative order in the middle of a round: `next` is the place of whoever is next now.

    What was noted of the current turn goes on to hold, although its number is another now.
    """
    battle = table.state
    now = battle.turn_number
    battle.next = next
    for creature in battle.everyone():
        for pool in [pool for pool, amount in creature.pools.items() if amount == now]:
            creature.pools[pool] = battle.turn_number
    set_turn_order(table, [battle.creatures[id] for id in order])


def join(table: Table, creature: Combatant) -> None:
    """Add a creature to the battle."""
    appear(table, creature)


def part(rider: Combatant, mount: Combatant) -> None:
    """Rider and mount leave the field together; there they are no longer one on the other."""
    rider.mount = mount.rider = ""
    rider.width = rider.block.width
    rider.memory.forget(BODIES)


def advance(battle: Battle) -> None:
    """Move on to the next creature in the initiative order."""
    battle.next += 1


def start_over(battle: Battle) -> None:
    battle.next = 0


def set_lairs(battle: Battle, lairs: Iterable[str]) -> None:
    """Set whose lairs have still to act in this round."""
    battle.lairs = tuple(lairs)


def drop_first_lair(battle: Battle) -> None:
    """The first lair has acted in this round."""
    battle.lairs = battle.lairs[1:]


def refresh_pools(creature: Combatant, regains_reaction: bool) -> None:
    """5e.turn.budget 5e.reaction.one"""
    pools = creature.pools
    pools["moved"] = pools["dashes"] = 0
    pools["action"] = pools["bonus"] = 1
    if "run-up" in pools:
        pools["run-up"] = 0
    if HASTE in pools:
        pools[HASTE] = 1
    if "dashed" in pools:
        forget_dashes(creature)
    creature.struck = ()
    if regains_reaction:
        pools["reaction"] = 1


def set_pools(creature: Combatant, pools: Mapping[str, int | None]) -> None:
    """Set several pools at once; None takes one away."""
    for pool, amount in pools.items():
        if amount is not None:
            creature.pools[pool] = amount
        elif pool in creature.pools:
            del creature.pools[pool]


def forget_dashes(creature: Combatant) -> None:
    """Remove what Dash added to each speed."""
    for pool in [pool for pool in creature.pools if pool.startswith("dashed")]:
        del creature.pools[pool]


def set_status(table: Table, creature: Combatant, status: str) -> None:
    """Set up, dying, stable or dead, or how it left. Both counts of death saves return to 0.  5e.death.save-count"""
    creature.status = status
    creature.memory.forget(BODIES)
    creature.successes = creature.failures = 0
    if status == DEAD:
        creature.pools[DIED] = table.state.round
    table.tell(status, who=creature)


def wake(table: Table, creature: Combatant) -> None:
    set_status(table, creature, UP)


def count_success(table: Table, creature: Combatant) -> None:
    creature.successes += 1
    table.tell("death-save", who=creature, successes=creature.successes, failures=creature.failures)


def count_failures(table: Table, creature: Combatant, failures: int) -> None:
    creature.failures += failures
    table.tell("death-save", who=creature, successes=creature.successes, failures=creature.failures)


def set_death_saves(table: Table, creature: Combatant, successes: int, failures: int) -> None:
    """Set both counts by a ruling."""
    creature.successes, creature.failures = successes, failures
    table.tell("death-save", who=creature, successes=successes, failures=failures)


def change_block(creature: Combatant, block: Block) -> None:
    """The creature has another stat block for this fight: its own copy, with something changed."""
    creature.block = block
    creature.memory.forget(KINDS)


def follow_ground(battle: Battle) -> None:
    """Work out anew what depends on the map: water, slits, chasms, fire; a door that is stuck or locked is a door."""
    squares = battle.ground.board.squares
    shut = squares("stuck") | squares("locked")
    if shut & ~squares("door"):
        battle.ground = battle.ground.with_terrain({"door": squares("door") | shut})
    battle.wet = squares("deep-water") | squares("underwater")
    battle.slits = squares("arrow-slit") | squares("portcullis")
    fire = squares(BURNING)
    burning = (Zone(BURNING, f"{fire:x}", "", ""),) if fire else ()
    battle.zones = (*(zone for zone in battle.zones if zone.kind != BURNING), *burning)
    battle.memory.forget(SCENE)


def put_out(battle: Battle, squares: int) -> None:
    """The ground on these squares no longer burns."""
    burning = battle.ground.board.squares(BURNING)
    if burning & squares:
        battle.ground = battle.ground.with_terrain({BURNING: burning & ~squares})
        battle.memory.forget(SCENE)
        follow_ground(battle)


def take_damage(
    table: Table, creature: Combatant, amount: OpenInt, reasons: list[Reason], by: Combatant | None
) -> OpenInt:
    """Lose temporary hit points first, then hit points. Returns the damage left over at 0.  5e.temp-hp.first"""
    absorbed = int(min(creature.pools.get("temporary", 0), amount))
    if absorbed:
        creature.pools["temporary"] -= absorbed
        reasons = [*reasons, Reason("5e.temp-hp.first", -absorbed)]
    over = amount - absorbed - creature.hp
    hurt(table, creature, amount - absorbed, reasons, by)
    return over


def set_temporary(table: Table, creature: Combatant, amount: int) -> None:
    """Replace the temporary hit points: they do not stack and do not expire.

    5e.temp-hp.no-stack 5e.temp-hp.last
    """
    creature.pools["temporary"] = amount
    table.tell("temporary-set", who=creature)


def keep_temporary(table: Table, creature: Combatant, amount: int) -> None:
    """These are the temporary hit points that it keeps.  5e.temp-hp.no-stack 5e.temp-hp.last"""
    creature.pools["temporary"] = amount
    table.tell("temporary-gained", who=creature)


def set_zones(battle: Battle, zones: tuple[Zone, ...]) -> None:
    """Change the zones, and the terrain that some of them are."""
    terrain = {}
    for name in FILLS:
        before, after = (union(zone.squares for zone in each if zone.fills == name) for each in (battle.zones, zones))
        if before != after:
            terrain[name] = battle.ground.board.squares(name) & ~(before & ~after) | after & ~before
    battle.zones = zones
    battle.memory.forget(SCENE)
    if terrain:
        battle.ground = battle.ground.with_terrain(terrain)
        follow_ground(battle)


def make_zone(table: Table, zone: Zone) -> None:
    """Create a zone: an area that lasts."""
    battle = table.state
    set_zones(battle, (*battle.zones, zone))
    table.tell("zone-made", who=battle.creatures[zone.source], zone=zone.kind)


def shrink_zone(battle: Battle, zone: Zone, squares: int) -> None:
    """Reduce a zone to these squares, or remove it."""
    left = (zone.but(mask=f"{squares:x}"),) if squares else ()
    set_zones(battle, tuple(kept for other in battle.zones for kept in (left if other == zone else (other,))))


def end_zones(table: Table, effect: str) -> None:
    """End the zones that an effect maintained."""
    battle = table.state
    for zone in battle.zones:
        if zone.effect == effect:
            table.tell("zone-ended", who=battle.creatures[zone.source], zone=zone.kind)
    set_zones(battle, tuple(zone for zone in battle.zones if zone.effect != effect))


def set_readied(table: Table, readied: Readied) -> None:
    """Ready something, in place of what was readied before. Only the creature's own side learns what it is."""
    battle = table.state
    battle.readied = (*(other for other in battle.readied if other.who != readied.who), readied)
    creature = battle.creatures[readied.who]
    own = table.rulebook.confidants(battle, creature)
    when = Secret(readied.words or readied.moment, own)
    table.tell("readied", who=creature, deed=Secret(readied.deed, own), when=when)


def clear_readied(battle: Battle, readied: Readied) -> None:
    battle.readied = tuple(other for other in battle.readied if other != readied)


def mark_used(creature: Combatant, pool: str, mark: int) -> None:
    """Record in a pool when something was used, or that it was."""
    creature.pools[pool] = mark


def rise_to(table: Table, creature: Combatant, height: int) -> None:
    """Set the creature's height above the ground in squares, negative below it."""
    if creature.height != height:
        stand_at(creature, Place(creature.at, height))
        if height == 0:
            table.tell("landed", who=creature)
        elif height > 0:
            table.tell("height", who=creature, height=height)
        else:
            table.tell("depth", who=creature, depth=-height)


def note_wound_inside(creature: Combatant, amount: int) -> None:
    """One who is inside it has dealt it so much damage in this turn."""
    creature.pools[HURT_INSIDE] = creature.pools.get(HURT_INSIDE, 0) + amount


def set_realm(creature: Combatant, realm: str, exile: Exile | None = None) -> None:
    """It is inside another or on another plane from now on, or on the field again."""
    creature.realm = realm
    creature.exile = exile
    creature.memory.forget(BODIES)


def set_space(creature: Combatant, square: int, width: int) -> None:
    """Set the square and the width of the creature's space."""
    stand_at(creature, Place(square, creature.height))
    creature.width = width
    creature.memory.forget(PLACES)


def get_on(table: Table, rider: Combatant, mount: Combatant) -> None:
    """Mount: the rider shares the mount's space."""
    rider.mount, mount.rider = mount.id, rider.id
    rider.memory.forget(BODIES)
    carry_rider(rider, mount)
    table.tell("mounted", who=rider, mount=mount)


def get_off(table: Table, rider: Combatant, mount: Combatant, square: int) -> None:
    """Dismount: the rider is on that square."""
    rider.mount = mount.rider = ""
    rider.memory.forget(BODIES)
    set_space(rider, square, rider.block.width)
    table.tell("dismounted", who=rider, mount=mount, to_square=table.state.square_name(square))


def carry_rider(rider: Combatant, mount: Combatant) -> None:
    """Move the rider into the mount's space."""
    stand_at(rider, mount.place)
    rider.width = mount.width
    rider.memory.forget(PLACES)


def set_turn_after(battle: Battle, follower: Combatant, leader: Combatant) -> None:
    """Put a mount right after its rider, whose turn it is, in the initiative order.  5e.mount.controlled"""
    follower.initiative = leader.initiative
    order = [id for id in battle.order if id != follower.id]
    order.insert(order.index(leader.id) + 1, follower.id)
    battle.order = tuple(order)


def note_struck(creature: Combatant, struck: tuple[str, ...]) -> None:
    """Record the weapons with which the current action has attacked so far."""
    creature.struck = struck


def move_zone(battle: Battle, zone: Zone, squares: int, origin: int | None = None) -> Zone:
    """Move a zone to these squares, and its origin with it. Returns it as it is now."""
    moved = zone.but(mask=f"{squares:x}", origin=zone.origin if origin is None else origin)
    set_zones(battle, tuple(moved if other is zone else other for other in battle.zones))
    return moved


def remove_pool(creature: Combatant, pool: str) -> None:
    """Remove a pool from the creature."""
    creature.pools.pop(pool, None)


def raise_hp_max(creature: Combatant, amount: int) -> None:
    """Change the hit point maximum by an amount, which may be negative.  5e.spell.aid"""
    if FULL_HP in creature.pools:
        creature.pools[FULL_HP] += amount
    creature.hp_max = max(creature.hp_max + amount, 1)
    creature.hp = min(creature.hp, creature.hp_max)


def lower_hp_max(table: Table, creature: Combatant, amount: int) -> None:
    """Lower the hit point maximum until the next long rest."""
    raise_hp_max(creature, -amount)
    table.tell("withered", who=creature, amount=amount)


def suppose_gone(battle: Battle, creature: Combatant) -> None:
    """Imagine that the creature is not there; nothing is told of it."""
    creature.status = DEAD
    creature.memory.forget(BODIES)
    creature.hp = 0
    battle.readied = tuple(readied for readied in battle.readied if readied.who != creature.id)


def suppose_no_temporary(creature: Combatant) -> None:
    """Imagine the creature without temporary hit points; no event is told."""
    creature.pools.pop("temporary", None)


def suppose_unfindable(creature: Combatant) -> None:
    """Imagine a Stealth total that no search beats; no event is told."""
    creature.pools[STEALTH] = 99


def suppose_readied(battle: Battle, readied: Readied, imagined: Readied) -> None:
    """Imagine something else readied; no event is told."""
    battle.readied = tuple(imagined if other == readied else other for other in battle.readied)


def suppose_armour(creature: Combatant, armour_class: int) -> None:
    """Imagine another Armour Class; no event is told."""
    creature.block = creature.block.but(armour_class=armour_class, guard=())
    creature.memory.forget(KINDS)
