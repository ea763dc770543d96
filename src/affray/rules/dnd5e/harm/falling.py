"""Falling: flyers that can no longer fly, thrown riders, creatures over a chasm.  Start at `resolve_falls`."""

from affray.core.board import lowest
from affray.core.dice.notation import parse_dice
from affray.core.memory import SCENE, remembered
from affray.core.offers.deeds import PASS
from affray.core.offers.slots import Deed
from affray.core.table.asking import Question
from affray.core.table.changes import lose, move_to, spend
from affray.core.values import Effect
from affray.rules.dnd5e.changes import carry_rider, get_off, rise_to
from affray.rules.dnd5e.gear.grapple_holds import holders
from affray.rules.dnd5e.harm.damage import harm
from affray.rules.dnd5e.harm.dying import fall_prone
from affray.rules.dnd5e.reacting.reactions import can_react
from affray.rules.dnd5e.readings import Table
from affray.rules.dnd5e.rolls.checks import save
from affray.rules.dnd5e.state.battle import Battle, is_flat, rise
from affray.rules.dnd5e.state.blows import Blow
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.conditions import SPEEDS_GRANTED
from affray.rules.dnd5e.state.mods import SPEED

SQUARES_A_DIE = 2
MOST_DICE = 20
STAY_ON = 10
CLIMBING = "climbing"
LEAPING = "leaping"
JUMP_OFF = Deed("dismount")


def resolve_falls(table: Table) -> None:
    """Make every creature fall that cannot stay where it is. Runs after every deed.

    5e.move.fly-fall 5e.mount.thrown 5e.mount.falls
    """
    battle = table.state
    while not is_steady(battle):
        for creature in battle.everyone():
            if creature.rider:
                throw_rider_of_fallen_mount(table, creature)
        for creature in battle.everyone():
            if creature.mount:
                stay_on(table, creature)
        falling = next((each for each in battle.everyone() if not each.mount and not is_held_up(battle, each)), None)
        if falling is not None:
            fall(table, falling)


@remembered(SCENE)
def is_steady(battle: Battle) -> bool:
    """Does nobody fall, off a mount or from on high?"""
    return is_flat(battle) or all(is_safe(battle, creature) for creature in battle.everyone())


def is_safe(battle: Battle, creature: Combatant) -> bool:
    if creature.rider and not can_carry(creature):
        return False
    if creature.mount:
        return creature.is_there and not creature.has("prone")
    return is_held_up(battle, creature)


def can_carry(mount: Combatant) -> bool:
    """Does it live, stand, and can it act?  5e.mount.falls"""
    return mount.is_there and mount.is_able and not mount.has("prone")


# --- falling


def is_held_up(battle: Battle, creature: Combatant) -> bool:
    """Does it stand on the ground, hang on a wall, fly, or does a flyer hold it?  5e.move.fly-fall 5e.grapple.drag"""
    if creature.height <= battle.floor(battle.space(creature)) or creature.realm or is_aloft(creature):
        return True
    return any(is_aloft(holder) and holder.height > 0 for holder in holders(battle, creature))


def is_aloft(creature: Combatant) -> bool:
    """Does it hold itself up where it is?  5e.move.fly-fall"""
    if not creature.is_there:
        return False
    if creature.block.speeds.hover or creature.has(LEAPING):
        return True
    if any("fly" in SPEEDS_GRANTED.get(effect.kind, ()) or grants_flight(effect) for effect in creature.effects):
        return True
    if not creature.is_able or creature.has("prone"):
        return False
    return creature.speed_by("fly") > 0 or (creature.has(CLIMBING) and creature.speed > 0)


def grants_flight(effect: Effect) -> bool:
    """Does it give its bearer a speed by which it flies?"""
    return effect.what is not None and any("fly" in mod.words and mod.least for mod in effect.what.mods_on(SPEED))


def fall(table: Table, creature: Combatant) -> None:
    """1d6 bludgeoning damage for every 2 squares, 20d6 at most; a creature that takes damage lands prone. A rider falls
    with its mount.  5e.move.fly-fall 5e.damage.type-examples 5e.move.fall"""
    battle = table.state
    bottom = battle.floor(battle.space(creature))
    squares = creature.height - bottom
    fallen = [creature, battle.creatures[creature.rider]] if creature.rider else [creature]
    table.tell("fell", who=creature, squares=squares)
    for effect in creature.effects:
        if effect.kind == CLIMBING:
            lose(table, creature, effect, "fell")
    for one in fallen:
        rise_to(table, one, bottom)
    dice = min(squares // SQUARES_A_DIE, MOST_DICE)
    for one in fallen if dice else ():
        if not one.is_there:
            continue
        roll = table.roll(one, parse_dice(f"{dice}d6"), "fall")
        before = one.hp + one.pools.get("temporary", 0)
        harm(table, Blow(one, [(roll.total, "bludgeoning")]))
        if one.hp + one.pools.get("temporary", 0) < before or one.hp == 0:
            fall_prone(table, one)
    make_room(table, creature)


# --- riders


def throw_rider_of_fallen_mount(table: Table, mount: Combatant) -> None:
    """If the mount falls, its rider may jump off and land on its feet by its reaction; otherwise it falls prone.

    5e.mount.falls
    """
    if can_carry(mount):
        return
    rider = table.state.creatures[mount.rider]
    asked = Question(rider, "mount-falls", lambda: jumps(rider, mount), mount)
    lands_on_feet = table.ask(asked) != PASS
    if not mount.rider:
        return
    if lands_on_feet:
        spend(table, rider, "reaction")
    fall_off(table, rider, is_prone=not lands_on_feet)


def jumps(rider: Combatant, mount: Combatant) -> list[object]:
    return [JUMP_OFF, PASS] if mount.rider == rider.id and can_react(rider) and not rider.has("prone") else []


def stay_on(table: Table, rider: Combatant) -> None:
    """A rider that is knocked prone makes a Dexterity save of 10, or falls off.  5e.mount.thrown"""
    if not rider.is_there:
        fall_off(table, rider, is_prone=False)
    elif rider.has("prone"):
        if save(table, rider, "dex", STAY_ON):
            for effect in rider.effects:
                if effect.kind == "prone":
                    lose(table, rider, effect, "stayed-on")
        else:
            fall_off(table, rider)


def save_to_stay_mounted(table: Table, mount: Combatant) -> None:
    """The mount was moved against its will: the rider saves or falls off.  5e.mount.thrown"""
    if mount.rider:
        rider = table.state.creatures[mount.rider]
        if not save(table, rider, "dex", STAY_ON):
            fall_off(table, rider)


def fall_off(table: Table, rider: Combatant, is_prone: bool = True) -> None:
    """The rider lands beside the mount, prone unless it landed on its feet.  5e.mount.thrown 5e.mount.falls"""
    battle = table.state
    if not rider.mount:  # a ruling came first
        return
    mount = battle.creatures[rider.mount]
    free = free_for(battle, rider, rider.block.width)
    beside = free & battle.grid.around(mount.at, mount.width, rider.block.width)
    end_riding(table, rider, mount, lowest(beside or nearest(battle, rider, free)))
    if is_prone:
        fall_prone(table, rider)


def end_riding(table: Table, rider: Combatant, mount: Combatant, square: int) -> None:
    """Separate rider and mount; the mount is no longer controlled.  5e.mount.controlled"""
    get_off(table, rider, mount, square)
    for effect in mount.effects:
        if effect.kind == "controlled":
            lose(table, mount, effect, "dismounted")


# --- room


def own_width(creature: Combatant) -> int:
    """The width of its own space, without its mount's."""
    return creature.block.width if creature.mount else creature.width


def free_for(battle: Battle, creature: Combatant, width: int, height: int | None = None) -> int:
    """The squares on which a body of that width has room at the creature's height, or another."""
    high = creature.height if height is None else height
    taken = taken_for(battle, creature, width, high)
    return battle.grid.room(level_ground(battle, high) & ~taken, width)


def taken_for(battle: Battle, creature: Combatant, width: int, height: int) -> int:
    """Where others are who leave no room at that height; its rider is no other."""
    taken = 0
    for other in battle.everyone():
        is_level = other.height == height or not rise(other, height, width)
        is_another = other is not creature and other.id != creature.rider and other.is_there and not other.realm
        if is_level and is_another and not creature.mingles_with(other):
            taken |= battle.space(other)
    return taken


def level_ground(battle: Battle, height: int) -> int:
    """The squares where a creature can be at that height: not over a chasm at height 0, not in its walls."""
    chasm: int = battle.ground.chasm
    if height < 0:
        return battle.board.open & chasm
    if height and battle.zones:
        return battle.board.open | battle.low_walls(height)
    return battle.board.open if height else battle.board.open & ~chasm


def nearest(battle: Battle, creature: Combatant, squares: int) -> int:
    """The nearest of the squares to the creature; its own if there are none."""
    for distance in range(max(battle.grid.width, battle.grid.height)):
        found = battle.grid.disc(creature.at, distance) & squares
        if found:
            return found
    return battle.space(creature)


def room_for(battle: Battle, creature: Combatant, width: int) -> tuple[int, int]:
    """The greatest width up to this for which there is room, and the nearest square of it."""
    for narrower in range(width, 1, -1):
        free = free_for(battle, creature, narrower)
        if free:
            return narrower, lowest(nearest(battle, creature, free))
    return 1, creature.at


def make_room(table: Table, creature: Combatant) -> None:
    """A creature forced into another's space stays there or, by table option, moves to the nearest free space.

    5e.move.no-end
    """
    battle = table.state
    if not table.readings.never_shares_space:
        return
    if creature.realm:
        return
    space = battle.space(creature)
    pair = (creature.id, creature.rider, creature.mount)
    others = [
        c for c in battle.everyone() if c.id not in pair and c.is_there and not c.realm and battle.space(c) & space
    ]
    if any(not rise(other, creature.height, creature.width) for other in others if not creature.mingles_with(other)):
        free = free_for(battle, creature, creature.width)
        move_to(table, creature, lowest(nearest(battle, creature, free)))
        if creature.rider:
            carry_rider(battle.creatures[creature.rider], creature)


def put_at(table: Table, creature: Combatant, square: int) -> None:
    """Put a creature elsewhere, as a ruling does: a rider leaves its mount, a mount takes its rider along."""
    battle = table.state
    if creature.mount:
        end_riding(table, creature, battle.creatures[creature.mount], square)
    move_to(table, creature, square)
    if creature.rider:
        carry_rider(battle.creatures[creature.rider], creature)
