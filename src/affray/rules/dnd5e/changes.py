"""Changes that only this book's creatures know."""

from collections.abc import Iterable
from typing import Final

from affray.core.board import Place
from affray.core.table.changes import gain, hurt, lose, replace_effect, stand_at
from affray.core.table.events import Secret
from affray.core.table.moments import TURN_END, fire_moment
from affray.core.values import GM, Reason, Until
from affray.rules.dnd5e.readings import Table
from affray.rules.dnd5e.state.battle import SIDES, Battle, Readied, Zone
from affray.rules.dnd5e.state.combatant import DEAD, UP, Combatant
from affray.rules.dnd5e.state.conditions import HALF_HIT_POINTS
from affray.rules.dnd5e.state.moments import NOTICED

STEALTH: Final = "stealth"
"""The pool that keeps what a hidden creature rolled: it stands until the creature is found.  5e.hide.total"""
FULL_HP: Final = "full-hp"
"""The pool that holds the hit point maximum of one whose exhaustion has halved it."""
HASTE: Final = "haste"
"""The pool that holds the additional action of one under that spell."""
DIED: Final = "died"
"""The pool that holds the round in which a creature died."""
THRALL: Final = "thrall"
"""The pool of those who were turned against their own: which of `SIDES` that is, counted from 1."""


def go_unnoticed(creature: Combatant, by: Iterable[str]) -> None:
    """From now on these do not know where the creature is."""
    creature.hidden_from = frozenset(by)


def notice(table: Table, creature: Combatant) -> None:
    """Everybody knows where the creature is."""
    if creature.hidden_from:
        notice_by(table, creature, creature.hidden_from)


def notice_by(table: Table, creature: Combatant, observers: Iterable[str]) -> None:
    """These now know where the creature is. To those who did not know whose turn it is, that is told first."""
    before = _knowing(table, creature)
    creature.hidden_from -= frozenset(observers)
    late = _knowing(table, creature) - before
    if late and table.state.turn == creature.id:
        table.tell("turn", to=late, who=creature)
    table.tell("noticed", who=creature, at=table.state.square_name(creature.at))
    if not creature.hidden_from:
        creature.pools.pop(STEALTH, None)
        if creature.effects:
            fire_moment(table, NOTICED, creature)


def _knowing(table: Table, creature: Combatant) -> set[str]:
    """The seats that know of the creature, if anybody listens."""
    if table.told is None:
        return set()
    return {seat for seat in table.state.seats if seat != GM and table.rulebook.perceives(table.state, seat, creature)}


def exhaust(table: Table, creature: Combatant, level: int) -> None:
    """One effect holds the level; from the fourth on the hit point maximum is halved.  5e.condition.exhaustion"""
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


def home_of(creature: Combatant) -> str:
    """The side on which it is when nobody controls it."""
    place = creature.pools.get(THRALL, 0)
    return SIDES[place - 1] if place else creature.side


def change_sides(creature: Combatant, side: str) -> None:
    """It fights on this side now; which was its own stays known."""
    if side != creature.side:
        creature.pools[THRALL] = SIDES.index(home_of(creature)) + 1
        creature.side = side


def perish(table: Table, creature: Combatant) -> None:
    """Dead, whatever the hit points were."""
    creature.hp = 0
    set_status(table, creature, DEAD)


def catch_off_guard(table: Table, creatures: Iterable[Combatant]) -> None:
    """These are surprised until their first turn is over, and it stays known that they were.  5e.surprise.effect"""
    for creature in creatures:
        table.state.surprised |= {creature.id}
        gain(table, creature, "surprised", ends=[Until(TURN_END, creature.id)])


def set_initiative(creature: Combatant, initiative: int) -> None:
    creature.initiative = initiative


def line_up(table: Table, order: Iterable[Combatant]) -> None:
    """Fix the order of turns. Who is in it is told to the GM alone: others see those whom they have noticed."""
    battle = table.state
    battle.order = tuple(creature.id for creature in order)
    table.tell("order", to=(), order=[battle.creatures[id] for id in battle.order])


def advance(battle: Battle) -> None:
    """The next one in the order is up after this."""
    battle.next += 1


def start_over(battle: Battle) -> None:
    battle.next = 0


def wait_for_lairs(battle: Battle, lairs: Iterable[str]) -> None:
    """The lairs of these are to act in this round."""
    battle.lairs = tuple(lairs)


def leave_lair(battle: Battle) -> None:
    """The first of the lairs has had its turn."""
    battle.lairs = battle.lairs[1:]


def get_ready(creature: Combatant, regains_reaction: bool) -> None:
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


def forget_dashes(creature: Combatant) -> None:
    """What was added to each speed by Dash is gone."""
    for pool in [pool for pool in creature.pools if pool.startswith("dashed")]:
        del creature.pools[pool]


def set_status(table: Table, creature: Combatant, status: str) -> None:
    """5e.death.save-count: with any change of state both counts begin anew."""
    creature.status = status
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


def take(table: Table, creature: Combatant, amount: int, reasons: list[Reason], by: Combatant | None) -> int:
    """5e.temp-hp.first: temporary hit points go first. Returns what is left over when there are none to take."""
    absorbed = min(creature.pools.get("temporary", 0), amount)
    if absorbed:
        creature.pools["temporary"] -= absorbed
        reasons = [*reasons, Reason("5e.temp-hp.first", -absorbed)]
    over = amount - absorbed - creature.hp
    hurt(table, creature, amount - absorbed, reasons, by)
    return over


def set_temporary(table: Table, creature: Combatant, amount: int) -> None:
    """These temporary hit points in place of any others: they never add up, and no end is set to them.

    5e.temp-hp.no-stack 5e.temp-hp.last
    """
    creature.pools["temporary"] = amount
    table.tell("temporary-set", who=creature)


def make_zone(table: Table, zone: Zone) -> None:
    """An area begins that lasts."""
    battle = table.state
    battle.zones = (*battle.zones, zone)
    table.tell("zone-made", who=battle.creatures[zone.source], zone=zone.kind)


def shrink_zone(battle: Battle, zone: Zone, squares: int) -> None:
    """So much of an area is left."""
    left = (zone.but(mask=f"{squares:x}"),) if squares else ()
    battle.zones = tuple(kept for other in battle.zones for kept in (left if other == zone else (other,)))


def end_zones(table: Table, effect: str) -> None:
    """The areas end that an effect kept up."""
    battle = table.state
    for zone in battle.zones:
        if zone.effect == effect:
            table.tell("zone-ended", who=battle.creatures[zone.source], zone=zone.kind)
    battle.zones = tuple(zone for zone in battle.zones if zone.effect != effect)


def make_ready(table: Table, readied: Readied) -> None:
    """Wait for a moment; whatever the creature waited for before is forgotten. What it is, its own side knows."""
    battle = table.state
    battle.readied = (*(other for other in battle.readied if other.who != readied.who), readied)
    creature = battle.creatures[readied.who]
    own = table.rulebook.confidants(battle, creature)
    when = Secret(readied.words or readied.moment, own)
    table.tell("readied", who=creature, deed=Secret(readied.deed, own), when=when)


def stop_waiting(battle: Battle, readied: Readied) -> None:
    battle.readied = tuple(other for other in battle.readied if other != readied)


def mark_used(creature: Combatant, pool: str, mark: int) -> None:
    """Note when something was used, or that it was."""
    creature.pools[pool] = mark


def rise_to(table: Table, creature: Combatant, height: int) -> None:
    """Put the creature so many squares above the ground, or below it."""
    table.state.is_flat = False
    if creature.height != height:
        stand_at(creature, Place(creature.at, height))
        if height == 0:
            table.tell("landed", who=creature)
        elif height > 0:
            table.tell("height", who=creature, height=height)
        else:
            table.tell("depth", who=creature, depth=-height)


def take_room(creature: Combatant, square: int, width: int) -> None:
    """From now on the creature's space begins on that square and is so wide."""
    stand_at(creature, Place(square, creature.height))
    creature.width = width


def get_on(table: Table, rider: Combatant, mount: Combatant) -> None:
    """From now on the rider is wherever the mount is."""
    table.state.is_flat = False
    rider.mount, mount.rider = mount.id, rider.id
    take_along(rider, mount)
    table.tell("mounted", who=rider, mount=mount)


def get_off(table: Table, rider: Combatant, mount: Combatant, square: int) -> None:
    """The two part; the rider is on that square."""
    rider.mount = mount.rider = ""
    take_room(rider, square, rider.block.width)
    table.tell("dismounted", who=rider, mount=mount, to_square=table.state.square_name(square))


def take_along(rider: Combatant, mount: Combatant) -> None:
    """The rider is where the mount is."""
    stand_at(rider, mount.place)
    rider.width = mount.width


def line_up_after(battle: Battle, follower: Combatant, leader: Combatant) -> None:
    """In the order of turns the follower now comes right after the leader, whose turn it is.  5e.mount.controlled"""
    follower.initiative = leader.initiative
    order = [id for id in battle.order if id != follower.id]
    order.insert(order.index(leader.id) + 1, follower.id)
    battle.order = tuple(order)


def note_struck(creature: Combatant, struck: tuple[str, ...]) -> None:
    """What the action that it is taking has struck with so far."""
    creature.struck = struck


def move_zone(battle: Battle, zone: Zone, squares: int) -> None:
    """The area is on these squares from now on."""
    battle.zones = tuple(zone.but(mask=f"{squares:x}") if other is zone else other for other in battle.zones)


def forget(creature: Combatant, pool: str) -> None:
    """The creature has nothing of this kind any more."""
    creature.pools.pop(pool, None)


def strengthen(creature: Combatant, amount: int) -> None:
    """So many hit points more at most, or fewer if the amount is less than 0.  5e.spell.aid"""
    if FULL_HP in creature.pools:
        creature.pools[FULL_HP] += amount
    creature.hp_max += amount
    creature.hp = min(creature.hp, creature.hp_max)


def suppose_gone(battle: Battle, creature: Combatant) -> None:
    """Imagine that the creature is not there; nothing is told of it."""
    creature.status = DEAD
    creature.hp = 0
    battle.readied = tuple(readied for readied in battle.readied if readied.who != creature.id)


def suppose_no_temporary(creature: Combatant) -> None:
    """Imagine the creature without temporary hit points; nothing is told of it."""
    creature.pools.pop("temporary", None)


def suppose_unfindable(creature: Combatant) -> None:
    """Imagine the creature hidden better than anybody can search; nothing is told of it."""
    creature.pools[STEALTH] = 99


def suppose_readied(battle: Battle, readied: Readied, imagined: Readied) -> None:
    """Imagine something else readied; nothing is told of it."""
    battle.readied = tuple(imagined if other == readied else other for other in battle.readied)


def suppose_armour(creature: Combatant, armour_class: int) -> None:
    """Imagine the creature in other armour; nothing is told of it."""
    creature.block = creature.block.but(armour_class=armour_class, guard=())
