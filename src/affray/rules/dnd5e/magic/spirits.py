"""Spirit Guardians, Spiritual Weapon and Hunter's Mark.

Start at `offers`: what the caster can do with them on later turns.
"""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from affray.core.board import squares_of
from affray.core.offers.deeds import Pattern
from affray.core.offers.slots import OneOf
from affray.core.table.changes import spend
from affray.core.table.moments import end
from affray.core.values import Until
from affray.rules.dnd5e.attack.attack import attack
from affray.rules.dnd5e.attack.friends import foes_first, is_meant
from affray.rules.dnd5e.changes import make_zone, mark_used, move_zone
from affray.rules.dnd5e.harm.concentration import NO_SPELL, concentrated_on, concentration_of, keep_up
from affray.rules.dnd5e.harm.damage import harm
from affray.rules.dnd5e.magic.spell_effects import start_effect
from affray.rules.dnd5e.magic.spell_targets import anybody
from affray.rules.dnd5e.readings import Readings, Table
from affray.rules.dnd5e.rolls.checks import save
from affray.rules.dnd5e.state.battle import Battle, Zone
from affray.rules.dnd5e.state.blows import Blow
from affray.rules.dnd5e.state.combatant import UP, Combatant
from affray.rules.dnd5e.state.moments import CONCENTRATION_END
from affray.rules.dnd5e.state.spellcast import MAGICAL, Cast
from affray.rules.dnd5e.state.weapons import Weapon
from affray.rules.dnd5e.turn_notes import is_used

GUARDIANS: Final = "spirit-guardians"
WEAPON: Final = "spiritual-weapon"
MARK: Final = "hunters-mark"
AROUND: Final = 3
"""The radius of the guardians."""
ANYWHERE: Final = 1000
"""The weapon's reach as an attack: its own position was checked before."""
FLIGHT, BESIDE = 4, 1
"""How far the weapon moves, and its reach."""


def offers(readings: Readings, battle: Battle, creature: Combatant) -> Iterator[object]:
    """5e.spell.spiritual-weapon 5e.spell.hunters-mark"""
    if creature.block.casting is None or creature.pools["bonus"] == 0 or not creature.effects:
        return
    weapon = weapon_of(battle, creature)
    if weapon is not None:
        yield Pattern(WEAPON, OneOf(partial(within_flight, battle, creature, weapon)))
    yield Pattern(MARK, OneOf(partial(new_prey, battle, creature)))


# --- guardians


def call_spirits(table: Table, cast: Cast) -> None:
    """The zone moves with the caster and spares its friends.  5e.spell.spirit-guardians"""
    effect = concentration_of(cast.caster)
    assert effect is not None
    zone = Zone(GUARDIANS, f"{guarded(table.state, cast.caster):x}", cast.caster.id, effect.id, cast.dc)
    make_zone(table, zone)
    slow_those_inside(table, zone)


def guarded(battle: Battle, caster: Combatant, zone: Zone | None = None) -> int:
    return battle.grid.around(caster.at, caster.width, AROUND) | battle.space(caster)


def slow_those_inside(table: Table, zone: Zone) -> None:
    """Foes have half speed while they are in the zone.  5e.spell.spirit-guardians"""
    battle = table.state
    caster = battle.creatures[zone.source]
    for foe in battle.everyone():
        if foe.side == caster.side or not foe.is_there:
            continue
        is_inside = is_among(battle, foe, zone)
        if is_inside and not foe.has(GUARDIANS):
            start_effect(table, foe, GUARDIANS, caster, [Until(CONCENTRATION_END, caster.id)], 0)
        for effect in foe.effects if not is_inside else ():
            if effect.kind == GUARDIANS and effect.source == caster.id:
                end(table, effect, "apart")


def is_among(battle: Battle, creature: Combatant, zone: Zone) -> bool:
    return battle.distance(creature, battle.creatures[zone.source]) <= AROUND


def suffer_spirits(table: Table, creature: Combatant, zone: Zone) -> None:
    """Entering for the first time on a turn, or starting a turn there: a save for half damage.

    5e.spell.spirit-guardians
    """
    battle = table.state
    caster = battle.creatures[zone.source]
    effect = next(effect for effect in caster.effects if effect.id == zone.effect)
    if creature.side == caster.side or is_used(battle, creature, GUARDIANS):
        return
    mark_used(creature, GUARDIANS, battle.turn_number)
    spell, level = concentrated_on(caster, effect)
    ((dice, type),) = spell.damage_at(level, 0)
    is_saved = save(table, creature, spell.save, zone.amount, caster, ("spell",))
    if zone not in battle.zones:  # its caster has stopped concentrating meanwhile
        return
    rolled = table.roll(caster, dice, "damage").total
    harm(table, Blow(creature, [(rolled // 2 if is_saved else rolled, type)], caster, is_magical=True))


# --- a weapon


def call_weapon(table: Table, cast: Cast) -> None:
    """It appears beside the target and attacks.  5e.spell.spiritual-weapon"""
    for target in cast.aimed_at:
        effect = keep_up(table, cast)
        place = f"{1 << beside(table.state, cast.caster.at, target):x}"
        make_zone(table, Zone(WEAPON, place, cast.caster.id, effect.id, cast.level))
        attack(table, cast.caster, arm(cast.caster, cast.level), target)


def weapon_of(battle: Battle, caster: Combatant) -> Zone | None:
    return next((zone for zone in battle.zones if zone.kind == WEAPON and zone.source == caster.id), None)


def within_flight(battle: Battle, caster: Combatant, weapon: Zone) -> list[Combatant]:
    """Foes and then friends whom the weapon can strike once it has moved.  5e.spell.spiritual-weapon"""
    place = weapon.squares.bit_length() - 1
    found = [
        other
        for other in battle.everyone()
        if caster.can_target(other)
        and battle.grid.gap(place, 1, other.at, other.width) <= FLIGHT + BESIDE
        and battle.board.outlook.sees(place, other.at)
    ]
    return foes_first(caster, found)


def strike_with_weapon(table: Table, caster: Combatant, target: Combatant) -> None:
    """By the bonus action it moves up to 4 squares and attacks; the caster is the attacker.

    5e.spell.spiritual-weapon
    """
    battle = table.state
    if not is_meant(table, caster, target):
        return
    weapon = weapon_of(battle, caster)
    if weapon is None:  # a ruling has ended it
        return
    spend(table, caster, "bonus")
    move_zone(battle, weapon, 1 << beside(battle, weapon.squares.bit_length() - 1, target))
    attack(table, caster, arm(caster, weapon.amount), target)


def beside(battle: Battle, origin: int, target: Combatant) -> int:
    """The square beside the target that is nearest to the origin."""
    around = battle.grid.around(target.at, target.width, BESIDE) & battle.board.open
    return min(squares_of(around), key=lambda square: battle.grid.distance(origin, square), default=target.at)


def arm(caster: Combatant, level: int) -> Weapon:
    """A melee spell attack: 1d8 plus the modifier, and 1d8 for every two slot levels above the 2nd."""
    casting = caster.block.casting
    assert casting is not None
    damage = f"{1 + (level - 2) // 2}d8{caster.block.modifier(casting.ability):+}"
    return Weapon(WEAPON, casting.attack, damage, "force", ANYWHERE, properties=MAGICAL, ability=casting.ability)


# --- a mark


def new_prey(battle: Battle, hunter: Combatant) -> list[Combatant]:
    """The new targets of the mark once the old one has dropped.  5e.spell.hunters-mark"""
    held = concentration_of(hunter)
    if held is None or held.amount == NO_SPELL:
        return []
    spell, _ = concentrated_on(hunter, held)
    marked = [one for one in battle.everyone() if one.status == UP and is_marked(one, hunter)]
    return anybody(battle, hunter, spell) if spell.effect == MARK and not marked else []


def is_marked(creature: Combatant, hunter: Combatant) -> bool:
    return any(effect.kind == MARK and effect.source == hunter.id for effect in creature.effects)


def mark_anew(table: Table, hunter: Combatant, prey: Combatant) -> None:
    """By the bonus action.  5e.spell.hunters-mark"""
    if not is_meant(table, hunter, prey):
        return
    spend(table, hunter, "bonus")
    for other in table.state.everyone():
        for effect in other.effects:
            if effect.kind == MARK and effect.source == hunter.id:
                end(table, effect, "moved")
    start_effect(table, prey, MARK, hunter, [Until(CONCENTRATION_END, hunter.id)], 0)


DEEDS: Final[dict[str, Callable[..., None]]] = {WEAPON: strike_with_weapon, MARK: mark_anew}
