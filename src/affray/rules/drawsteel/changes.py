"""Changes that only this book's fighters know."""

from collections.abc import Iterable, Sequence

from affray.core.board import Place
from affray.core.changes import refill, stand_at
from affray.core.events import Secret
from affray.core.values import Reason
from affray.rules.drawsteel.readings import Table
from affray.rules.drawsteel.state.actions import PER_TURN
from affray.rules.drawsteel.state.blocks import TRIGGERED
from affray.rules.drawsteel.state.clash import DEAD, Clash, Fighter
from affray.rules.drawsteel.state.zones import Zone


def set_status(table: Table, fighter: Fighter, status: str) -> None:
    """Up, unconscious or dead."""
    fighter.status = status
    table.tell(status, who=fighter)


def lose_stamina(
    table: Table, fighter: Fighter, amount: int, type: str, reasons: Sequence[Reason], by: Fighter | None
) -> None:
    """Temporary Stamina goes first, then Stamina, of which a hero may have less than none.  ds.stamina.temporary"""
    spare = min(fighter.pools.get("temporary", 0), amount)
    if spare:
        fighter.pools["temporary"] -= spare
    fighter.hp = max(fighter.hp - (amount - spare), fighter.lowest)
    if table.told is not None:
        hp = Secret(fighter.hp, table.rulebook.confidants(table.state, fighter))
        table.tell("hurt", who=fighter, amount=amount, type=type, by=by, reasons=reasons, hp=hp)


def fill_squad(clash: Clash, squad: str, amount: int) -> None:
    """The Stamina that a squad has.  ds.minion.squad"""
    clash.squads[squad] = amount


def lose_together(
    table: Table, minion: Fighter, amount: int, type: str, reasons: Sequence[Reason], by: Fighter | None
) -> None:
    """Damage to a minion goes off the Stamina of its squad.  ds.minion.squad"""
    clash = table.state
    left = clash.squads[minion.squad] = max(clash.squads[minion.squad] - amount, 0)
    if table.told is not None:
        hp = Secret(left, table.rulebook.confidants(table.state, minion))
        table.tell("hurt", who=minion, amount=amount, type=type, by=by, reasons=reasons, hp=hp)


def perish(table: Table, minion: Fighter, fate: str = DEAD) -> None:
    """A minion falls with what its squad has lost.  ds.minion.falls"""
    minion.hp = 0
    set_status(table, minion, fate)


def fall_in(table: Table, captain: Fighter, minion: Fighter) -> None:
    """A new captain acts with its squad.  ds.minion.captain"""
    captain.squad = minion.squad
    captain.group = minion.group
    table.tell("captain", who=captain, target=minion)


def appear(table: Table, fighter: Fighter) -> None:
    """Somebody joins the fight.  ds.summon"""
    table.state.creatures[fighter.id] = fighter
    table.tell("appeared", who=fighter)


def drain(table: Table, fighter: Fighter, amount: int, reasons: Sequence[Reason]) -> None:
    """Stamina itself is lost, whatever would prevent it.  ds.condition.bleeding"""
    fighter.hp = max(fighter.hp - amount, fighter.lowest)
    hp = Secret(fighter.hp, table.rulebook.confidants(table.state, fighter))
    table.tell("hurt", who=fighter, amount=amount, type="", by=None, reasons=reasons, hp=hp)


def give(table: Table, fighter: Fighter, pool: str, amount: int) -> None:
    """More of a hero's own: surges, or what its abilities cost."""
    fighter.pools[pool] = fighter.pools.get(pool, 0) + amount
    table.tell("earned", who=fighter, pool=pool, amount=amount, left=fighter.pools[pool])


def shelter(table: Table, fighter: Fighter, amount: int) -> None:
    """Temporary Stamina does not add up: the larger counts.  ds.stamina.temporary"""
    fighter.pools["temporary"] = max(fighter.pools.get("temporary", 0), amount)
    table.tell("sheltered", who=fighter, amount=fighter.pools["temporary"])


def mark(fighter: Fighter, pool: str, amount: int) -> None:
    """Note how much there is of something, without telling anybody."""
    fighter.pools[pool] = amount


def add_resource(table: Table, resource: str, amount: int) -> None:
    """A side has more of what it shares, or less."""
    clash = table.state
    clash.resources[resource] = clash.resources.get(resource, 0) + amount
    table.tell("resource", resource=resource, amount=amount, left=clash.resources[resource])


def give_back(table: Table, fighter: Fighter, amount: int) -> None:
    """What was paid for an ability is not spent after all.  ds.potency.unspent"""
    if fighter.hero:
        fighter.pools[fighter.block.resource] += amount
    else:
        table.state.resources["malice"] += amount
    table.tell("unspent", who=fighter, amount=amount)


def note_resource(clash: Clash, resource: str, amount: int) -> None:
    """Note something of the Director's side, without telling anybody."""
    clash.resources[resource] = amount


def call_off(table: Table, side: str) -> None:
    """The Director gives the fight to a side.  ds.objective"""
    table.state.given = side
    table.tell("called-off")


def make_frail(minion: Fighter) -> None:
    """A minion falls by the least damage now.  ds.last-stand"""
    minion.hp = 1
    minion.block = minion.block.but(stamina=1)


def go_first(table: Table, side: str) -> None:
    """This side begins, in this round and in all to come.  ds.first.stays"""
    table.state.first = side
    table.tell("first-side", side=side)


def line_up(table: Table, groups: Sequence[str]) -> None:
    """The groups act in this order, each side by itself.  ds.order.alternative"""
    table.state.order = tuple(groups)
    table.tell("lined-up")


def swap_places(table: Table, one: Fighter, other: Fighter) -> None:
    """ds.order.swap"""
    clash = table.state
    places = {one.group: other.group, other.group: one.group}
    clash.order = tuple(places.get(group, group) for group in clash.order)
    table.tell("swapped", who=one, other=other)


def note_turn(clash: Clash, fighters: Sequence[Fighter]) -> None:
    """These have a turn of this round now: one, or a squad."""
    clash.acted = (*clash.acted, *(fighter.id for fighter in fighters))
    clash.called = ""


def call_up(clash: Clash, fighter: Fighter) -> None:
    """The fighter acts next, whoever else is waiting.  ds.triggered.turn-chain"""
    clash.called = fighter.id


def start_over(clash: Clash) -> None:
    """A new round: nobody has acted.  ds.round"""
    clash.acted = ()
    clash.called = ""


def rise_to(table: Table, fighter: Fighter, height: int) -> None:
    """The bottom of its space is now so high."""
    if fighter.height != height:
        stand_at(fighter, Place(fighter.at, height))
        if height > 0:
            table.tell("height", who=fighter, height=height)
        elif height < 0:
            table.tell("depth", who=fighter, depth=-height)
        else:
            table.tell("landed", who=fighter)


def wear(table: Table, square: int, amount: int, reasons: Sequence[Reason]) -> int:
    """What fills a square takes damage; returns how much it has taken by now.  ds.object"""
    clash = table.state
    at = clash.square_name(square)
    clash.worn[at] = clash.worn.get(at, 0) + amount
    table.tell("worn", at=at, amount=amount, reasons=reasons)
    return clash.worn[at]


def break_open(table: Table, kind: str, square: int) -> None:
    """What filled a square is broken, and no longer there.  ds.forced.through"""
    clash = table.state
    clash.ground = clash.ground.with_terrain({kind: clash.board.squares(kind) & ~(1 << square)})
    table.tell("broken", terrain=kind, at=clash.square_name(square))


def go_into_hiding(table: Table, fighter: Fighter, observers: Iterable[str]) -> None:
    """From now on these do not know where it is.  ds.hide"""
    table.tell("hid", who=fighter)
    fighter.hidden_from |= frozenset(observers)
    fighter.found_by -= fighter.hidden_from


def come_to_know(table: Table, fighter: Fighter, observers: Iterable[str]) -> None:
    """These know where it is now.  ds.hide.found"""
    found = fighter.hidden_from & frozenset(observers)
    if found:
        fighter.hidden_from -= found
        fighter.found_by |= found
        table.tell("noticed", who=fighter, at=table.state.square_name(fighter.at))


def forget_finding(fighter: Fighter) -> None:
    """The turn in which it was found is over."""
    fighter.found_by = frozenset()


def make_zone(table: Table, zone: Zone) -> None:
    """An area begins that lasts; those that no longer do are forgotten."""
    clash = table.state
    clash.zones = (*(other for other in clash.zones if clash.zone_space(other)), zone)
    table.tell("zone-made", who=clash.fighter(zone.source), area=zone.kind)


def suppose_standing(clash: Clash, fighter: Fighter) -> None:
    """Imagine it on the ground, wherever it is; nothing is told of it."""
    stand_at(fighter, Place(fighter.at, clash.floor_under(fighter)))


def equip(fighter: Fighter) -> None:
    """What one brings into a fight beside Stamina."""
    for pool, amount in {**dict.fromkeys(PER_TURN, 0), TRIGGERED: 1, "temporary": 0}.items():
        refill(fighter, pool, amount)
    if fighter.hero:
        refill(fighter, "recoveries", fighter.block.recoveries)
        refill(fighter, "surges", 0)
        resource, victories = fighter.block.resource, fighter.pools.get("victories", 0)
        refill(fighter, resource, fighter.pools.get(resource, 0) + victories)
