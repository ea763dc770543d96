"""What changes in a fight of this book alone; each change tells its event."""

from collections.abc import Collection, Iterable, Sequence

from affray.core.board import Place
from affray.core.memory import BODIES, KINDS, SCENE
from affray.core.table.changes import lose, refill, stand_at
from affray.core.table.events import Secret
from affray.core.unknown import OpenInt
from affray.core.values import Reason
from affray.rules.drawsteel.readings import Table
from affray.rules.drawsteel.state.actions import PER_TURN
from affray.rules.drawsteel.state.blocks import TRIGGERED, Block
from affray.rules.drawsteel.state.clash import DEAD, UP, Clash, Fighter
from affray.rules.drawsteel.state.zones import Zone


def set_status(table: Table, fighter: Fighter, status: str) -> None:
    """Set the status: up, unconscious or dead, or how it left the fight."""
    fighter.status = status
    fighter.memory.forget(BODIES)
    table.tell(status, who=fighter)


def lose_stamina(
    table: Table, fighter: Fighter, amount: OpenInt, type: str, reasons: Sequence[Reason], by: Fighter | None
) -> None:
    """Take damage off temporary Stamina first, then off Stamina, which a hero may have below 0.

    ds.stamina.temporary
    """
    amount = max(amount, 0)
    spare = int(min(fighter.pools.get("temporary", 0), amount))
    if spare:
        fighter.pools["temporary"] -= spare
    fighter.hp = max(fighter.hp - (amount - spare), fighter.lowest)
    if table.told is not None:
        hp = Secret(fighter.hp, table.rulebook.confidants(table.state, fighter))
        table.tell("hurt", who=fighter, amount=amount, type=type, by=by, reasons=reasons, hp=hp)


def fill_squad(clash: Clash, squad: str, amount: int) -> None:
    """Set the Stamina of a squad.  ds.minion.squad"""
    clash.squads[squad] = amount


def lose_together(
    table: Table, minion: Fighter, amount: int, type: str, reasons: Sequence[Reason], by: Fighter | None
) -> None:
    """Take the damage of a minion off the Stamina of its squad.  ds.minion.squad"""
    clash = table.state
    amount = max(amount, 0)
    left = clash.squads[minion.squad] = max(clash.squads[minion.squad] - amount, 0)
    if table.told is not None:
        hp = Secret(left, table.rulebook.confidants(table.state, minion))
        table.tell("hurt", who=minion, amount=amount, type=type, by=by, reasons=reasons, hp=hp)


def drop_minion(table: Table, minion: Fighter, fate: str = DEAD) -> None:
    """Take a minion out of the fight with what its squad has lost.  ds.minion.falls"""
    minion.hp = 0
    set_status(table, minion, fate)


def raise_minion(table: Table, minion: Fighter) -> None:
    """Bring a minion back with the Stamina that its squad has got again."""
    minion.hp = minion.block.stamina
    set_status(table, minion, UP)


def join_squad(fighter: Fighter, squad: str) -> None:
    fighter.squad = squad
    fighter.memory.forget(BODIES)


def join_group(clash: Clash, fighter: Fighter, group: str) -> None:
    """Let a fighter act with another group; a new one comes right after its own in the order."""
    order = list(clash.order)
    if order and group not in order:
        order.insert(order.index(fighter.group) + 1, group)
        clash.order = tuple(order)
    fighter.group = group
    fighter.memory.forget(BODIES)


def set_block(fighter: Fighter, block: Block) -> None:
    """Other figures for this fight."""
    fighter.block = block
    fighter.memory.forget(KINDS)


def become_captain(table: Table, captain: Fighter, minion: Fighter) -> None:
    """Make somebody the captain of a squad, with which it acts from now on.  ds.minion.captain"""
    captain.squad = minion.squad
    captain.group = minion.group
    captain.memory.forget(BODIES)
    table.tell("captain", who=captain, target=minion)


def lose_outright(table: Table, fighter: Fighter, amount: OpenInt, reasons: Sequence[Reason]) -> None:
    """Take Stamina off directly: nothing reduces it, and temporary Stamina does not help.  ds.condition.bleeding"""
    amount = max(amount, 0)
    fighter.hp = max(fighter.hp - amount, fighter.lowest)
    hp = Secret(fighter.hp, table.rulebook.confidants(table.state, fighter))
    table.tell("hurt", who=fighter, amount=amount, type="", by=None, reasons=reasons, hp=hp)


def lose_effects(table: Table, bearer: Fighter, kinds: Collection[str], because: str) -> None:
    """End all effects of these kinds on a fighter."""
    for effect in [each for each in bearer.effects if each.kind in kinds]:
        lose(table, bearer, effect, because)


def add_to_pool(table: Table, fighter: Fighter, pool: str, amount: int) -> None:
    """Give a hero surges, or more of its heroic resource."""
    fighter.pools[pool] = fighter.pools.get(pool, 0) + amount
    table.tell("earned", who=fighter, pool=pool, amount=amount, left=fighter.pools[pool])


def give_temporary_stamina(table: Table, fighter: Fighter, amount: int) -> None:
    """Give temporary Stamina, which does not add up: the larger amount counts.  ds.stamina.temporary"""
    fighter.pools["temporary"] = max(fighter.pools.get("temporary", 0), amount)
    table.tell("sheltered", who=fighter, amount=fighter.pools["temporary"])


def set_pool(fighter: Fighter, pool: str, amount: int) -> None:
    """Set a pool; nothing is told of it."""
    fighter.pools[pool] = amount


def add_resource(table: Table, resource: str, amount: int) -> None:
    """Add to what a whole side has (Malice, hero tokens), or take from it."""
    clash = table.state
    clash.resources[resource] = clash.resources.get(resource, 0) + amount
    table.tell("resource", resource=resource, amount=amount, left=clash.resources[resource])


def spend_malice_on(table: Table, fighter: Fighter, ability: str, amount: int) -> None:
    """The Director pays Malice for something that a creature does.  ds.ability.cost ds.malice.feature"""
    table.tell("malice-spent", who=fighter, ability=ability, amount=amount)
    add_resource(table, "malice", -amount)


def give_back(table: Table, fighter: Fighter, amount: int) -> None:
    """Refund what was paid for an ability.  ds.potency.unspent"""
    if fighter.hero:
        fighter.pools[fighter.block.resource] += amount
    else:
        table.state.resources["malice"] += amount
    table.tell("unspent", who=fighter, amount=amount)


def note_resource(clash: Clash, resource: str, amount: int) -> None:
    """Set a note of the Director's side; nothing is told of it."""
    clash.resources[resource] = amount


def leave_one_stamina(minion: Fighter) -> None:
    """Leave a minion 1 Stamina, so that any damage drops it.  ds.last-stand"""
    minion.hp = 1
    minion.block = minion.block.but(stamina=1)
    minion.memory.forget(KINDS)


def go_first(table: Table, side: str) -> None:
    """Let this side go first, in this round and in all to come.  ds.first.stays"""
    table.state.first = side
    table.tell("first-side", side=side)


def line_up(table: Table, groups: Sequence[str]) -> None:
    """Set the order of the groups, each side by itself.  ds.order.alternative"""
    table.state.order = tuple(groups)
    table.tell("lined-up")


def join_order(clash: Clash, group: str) -> None:
    """Put a group that comes in late at the end of the order; nothing is told of it.  ds.order.alternative"""
    if clash.order and group not in clash.order:
        clash.order = (*clash.order, group)


def form_up(fighter: Fighter, group: str, squad: str) -> None:
    """Let a newcomer act with these, and share the Stamina of those."""
    fighter.group = group
    fighter.squad = squad
    fighter.memory.forget(BODIES)


def forget_turn(clash: Clash, fighters: Iterable[Fighter]) -> None:
    """Let them act again in this round."""
    ids = {fighter.id for fighter in fighters}
    clash.acted = tuple(id for id in clash.acted if id not in ids)


def swap_places(table: Table, one: Fighter, other: Fighter) -> None:
    """ds.order.swap"""
    clash = table.state
    places = {one.group: other.group, other.group: one.group}
    clash.order = tuple(places.get(group, group) for group in clash.order)
    table.tell("swapped", who=one, other=other)


def note_turns(clash: Clash, fighters: Sequence[Fighter]) -> None:
    """Note whose turns of this round have begun: one fighter's, or a squad's."""
    clash.acted = (*clash.acted, *(fighter.id for fighter in fighters))
    clash.called = ""


def call_up(clash: Clash, fighter: Fighter) -> None:
    """Let the fighter act next, whoever else is waiting.  ds.triggered.turn-chain"""
    clash.called = fighter.id


def forget_turns(clash: Clash) -> None:
    """Note that nobody has acted: a new round begins.  ds.round"""
    clash.acted = ()
    clash.called = ""


def rise_to(table: Table, fighter: Fighter, height: int) -> None:
    """Set how high the bottom of its space is."""
    if fighter.height != height:
        stand_at(fighter, Place(fighter.at, height))
        if height > 0:
            table.tell("height", who=fighter, height=height)
        elif height < 0:
            table.tell("depth", who=fighter, depth=-height)
        else:
            table.tell("landed", who=fighter)


def damage_object(table: Table, square: int, amount: int, reasons: Sequence[Reason]) -> int:
    """Damage the object that fills a square; returns how much damage it has taken in all.  ds.object"""
    clash = table.state
    at = clash.square_name(square)
    clash.worn[at] = clash.worn.get(at, 0) + amount
    table.tell("worn", at=at, amount=amount, reasons=reasons)
    return clash.worn[at]


def mend_objects(clash: Clash, squares: int) -> None:
    """Forget the damage to what filled these squares, and how sturdy it was."""
    gone = set(clash.square_names(squares))
    clash.worn = {at: amount for at, amount in clash.worn.items() if at not in gone}
    clash.sturdy = {at: stamina for at, stamina in clash.sturdy.items() if at not in gone}


def make_sturdy(clash: Clash, squares: int, stamina: int) -> None:
    """Give what fills these squares its own Stamina.  ds.object"""
    clash.sturdy = clash.sturdy | dict.fromkeys(clash.square_names(squares), stamina)


def break_open(table: Table, kind: str, square: int) -> None:
    """Take a broken object off the map.  ds.forced.through"""
    clash = table.state
    clash.ground = clash.ground.with_terrain({kind: clash.board.squares(kind) & ~(1 << square)})
    mend_objects(clash, 1 << square)
    clash.memory.forget(SCENE)
    table.tell("broken", terrain=kind, at=clash.square_name(square))


def go_into_hiding(table: Table, fighter: Fighter, observers: Iterable[str]) -> None:
    """Hide the fighter from these.  ds.hide"""
    table.tell("hid", who=fighter)
    fighter.hidden_from |= frozenset(observers)
    fighter.memory.forget(BODIES)
    fighter.found_by -= fighter.hidden_from


def find_hidden(table: Table, fighter: Fighter, observers: Iterable[str]) -> None:
    """Let these know where the fighter is.  ds.hide.found"""
    found = fighter.hidden_from & frozenset(observers)
    if found:
        fighter.hidden_from -= found
        fighter.memory.forget(BODIES)
        fighter.found_by |= found
        table.tell("noticed", who=fighter, at=table.state.square_name(fighter.at))


def forget_finding(fighter: Fighter) -> None:
    """Forget who found the fighter this turn."""
    fighter.found_by = frozenset()


def make_zone(table: Table, zone: Zone) -> None:
    """Add an area that lasts, and drop those that have ended."""
    clash = table.state
    clash.zones = (*(other for other in clash.zones if clash.zone_space(other)), zone)
    clash.memory.forget(SCENE)
    table.tell("zone-made", who=clash.fighter(zone.source), area=zone.kind)


def suppose_gone(fighter: Fighter) -> None:
    """Imagine that the fighter is not there; nothing is told of it."""
    fighter.status = DEAD
    fighter.memory.forget(BODIES)


def suppose_standing(clash: Clash, fighter: Fighter) -> None:
    """Imagine the fighter on the ground where it is; nothing is told of it."""
    stand_at(fighter, Place(fighter.at, clash.floor_under(fighter)))


def equip(fighter: Fighter) -> None:
    """Fill the pools with which a fighter enters a fight."""
    for pool, amount in {**dict.fromkeys(PER_TURN, 0), TRIGGERED: 1, "temporary": 0}.items():
        refill(fighter, pool, amount)
    if fighter.hero:
        refill(fighter, "recoveries", fighter.block.recoveries)
        refill(fighter, "surges", 0)
        resource, victories = fighter.block.resource, fighter.pools.get("victories", 0)
        refill(fighter, resource, fighter.pools.get(resource, 0) + victories)
