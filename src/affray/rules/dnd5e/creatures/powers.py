"""Powers of stat blocks: breath weapons, commands, legendary and lair actions.  Start at `use`."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Any, Final

from affray.core.board import Spot
from affray.core.dice.notation import parse_dice
from affray.core.offers.deeds import Pattern
from affray.core.offers.slots import OneOf
from affray.core.table.changes import refill, spend
from affray.rules.dnd5e.actions.attack_action import targets, use_attack
from affray.rules.dnd5e.attack.attack import attack
from affray.rules.dnd5e.attack.friends import foes_first, is_meant
from affray.rules.dnd5e.effects.acting import is_for, perform
from affray.rules.dnd5e.gear.grapple_holds import held
from affray.rules.dnd5e.magic.casting import aimed_at, cast_spell, levels, may_cast
from affray.rules.dnd5e.magic.casting import aims as spell_aims
from affray.rules.dnd5e.magic.spell_targets import is_hostile
from affray.rules.dnd5e.readings import Readings, Table
from affray.rules.dnd5e.rolls.checks import check
from affray.rules.dnd5e.rolls.filters import passes
from affray.rules.dnd5e.senses.areas import covered, points_in_range, those_in
from affray.rules.dnd5e.senses.sight import sees
from affray.rules.dnd5e.state.area_shapes import Area, AreaReading
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.blocks import CANTRIP, PART, Power
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.conditions import conditions_of
from affray.rules.dnd5e.state.filters import ME
from affray.rules.dnd5e.state.spellcast import Cast
from affray.rules.dnd5e.state.spells import REACTION, Spell

D6: Final = parse_dice("1d6")
BURST: Final = "burst"
SPHERE: Final = "sphere"
SHAPES: Final = ("cone", "cube", "line", SPHERE, BURST)
"""The areas of powers; a burst is around its user."""
USE: Final = "use"
TRIED: Final = "tried-"
"""How the pools begin that say which powers without limit and without damage were used."""


def offers(readings: Readings, battle: Battle, creature: Combatant) -> Iterator[object]:
    """Powers by the action or the bonus action, or as a part of Multiattack.  5e.action.sources"""
    if creature.block.powers:
        for cost in ("action", "bonus"):
            if creature.pools[cost] > 0:
                yield from patterns(readings, battle, creature, creature.block.powers_by(cost))
        yield from patterns(readings, battle, creature, parts_left(creature))


def parts_left(creature: Combatant) -> list[Power]:
    """The powers that may be the next part of a Multiattack.  5e.monster.multiattack"""
    goes_on = is_in_multiattack(creature)
    if creature.pools["action"] == 0 and not goes_on:
        return []
    struck = creature.struck if goes_on else ()
    parts = creature.block.powers_by(PART)
    return [power for power in parts if creature.block.may_include(struck, power.id)]


def is_in_multiattack(creature: Combatant) -> bool:
    return bool(creature.struck and creature.attacks_left)


def patterns(readings: Readings, battle: Battle, creature: Combatant, powers: Iterable[Power]) -> Iterator[object]:
    """The usable powers, each with its targets."""
    for power in powers:
        if power.casts:
            yield from castings(battle, creature, power)
        elif can_use(battle, creature, power):
            yield pattern(readings, battle, creature, power)


def castings(battle: Battle, creature: Combatant, power: Power) -> Iterator[object]:
    """The spells that the power lets it cast, with their slots and targets.  5e.legendary.actions"""
    casting = creature.block.casting
    for spell in casting.spells if casting is not None else ():
        if (spell.level > 0 and power.casts == CANTRIP) or spell.time == REACTION:
            continue
        for level in levels(creature, spell) if may_cast(battle, creature, spell) else ():
            slots = [OneOf([spell]), *([OneOf([level])] if level else [])]
            yield Pattern(USE, OneOf([power]), *slots, *spell_aims(battle, creature, spell, level))


def can_use(battle: Battle, creature: Combatant, power: Power) -> bool:
    """Not if it is used up, if what it needs is not so, or if it needs free jaws while it grapples.

    5e.monster.recharge 5e.monster.uses
    """
    if creature.pools.get(power.pool, 1) <= 0 or (power.free_jaws and held(battle, creature)):
        return False
    who = None if power.act is None else power.act.who
    return who is None or passes(battle, creature, creature, [one for one in who.only if one.of == ME])


def pattern(readings: Readings, battle: Battle, creature: Combatant, power: Power) -> Pattern:
    """The power with its possible targets or points."""
    if power.weapon is not None:
        return Pattern(USE, OneOf([power]), OneOf(partial(targets, readings, battle, creature, power.weapon)))
    if power.area is not None and power.area.kind != BURST:
        return Pattern(USE, OneOf([power]), Spot(battle.grid, partial(aims, battle, creature, power)))
    if power.range:
        return Pattern(USE, OneOf([power]), OneOf(partial(all_in_range, battle, creature, power)))
    return Pattern(USE, OneOf([power]))


def targets_in_range(battle: Battle, creature: Combatant, power: Power) -> list[Combatant]:
    """Foes whom it sees within the range and whom it may strike."""
    return [other for other in all_in_range(battle, creature, power) if other.side != creature.side]


def all_in_range(battle: Battle, creature: Combatant, power: Power) -> list[Combatant]:
    """Foes and then friends whom it sees within the range and whom it may strike."""
    found = [
        other
        for other in battle.everyone()
        if creature.can_target(other)
        and battle.distance(creature, other) <= power.range
        and sees(battle, creature, other)
        and can_affect(battle, creature, power, other)
    ]
    return foes_first(creature, found)


def can_affect(battle: Battle, creature: Combatant, power: Power, other: Combatant) -> bool:
    """Can the power affect this creature, by its side, its kind or a condition that the user caused?"""
    if not is_for(battle, power.does, creature, other):
        return False
    if not power.only:
        return True
    brings = (effect for effect in other.effects if effect.source == creature.id)
    return power.only == other.block.kind or any(power.only in conditions_of(effect) for effect in brings)


def aims(battle: Battle, creature: Combatant, power: Power) -> int:
    """The squares at which the area can be aimed.  5e.magic.range 5e.magic.path 5e.area.shapes"""
    assert power.area is not None
    if power.area.kind == SPHERE:
        return points_in_range(battle, creature, power.range)
    return battle.grid.around(creature.at, creature.width, power.area.size)


def affected_by(
    battle: Battle, reading: AreaReading, creature: Combatant, power: Power, aim: Sequence[Any] = ()
) -> list[Combatant]:
    """The creatures that the power affects: its target, or those in its area, friends too."""
    shape = power.area
    if shape is None:
        return list(aim)
    if shape.kind == BURST:
        there = [c for c in battle.everyone() if c.is_there and not creature.is_beyond(c)]
        found = [c for c in there if battle.distance(creature, c) <= shape.size]
    else:
        area = area_of(creature, power, aim)
        assert area is not None
        found = those_in(battle, area, covered(battle, reading, area))
    return [other for other in found if can_affect(battle, creature, power, other)]


def area_of(creature: Combatant, power: Power, aim: Sequence[Any]) -> Area | None:
    """Its area as it is aimed; None if it has none, or is around its user."""
    shape = power.area
    if shape is None or shape.kind == BURST:
        return None
    return Area(creature, shape, shape.size, aim[0], shape.kind != SPHERE)


# --- using one


def use(table: Table, creature: Combatant, power: Power, *aim: Any) -> None:
    """Pay for it; then it is an attack, a check, a rule of its own, or something that one saves from."""
    if power.casts:
        cast_by(table, creature, power, *aim)
        return
    if power.is_hostile and not all(is_meant(table, creature, one) for one in aim):
        return
    pay(table, creature, power)
    table.tell("power", who=creature, power=power.id)
    if power.weapon is not None:
        attack(table, creature, power.weapon, aim[0])
    elif power.skill:
        check(table, creature, power.skill, f"5e.power.{power.id}")
    elif power.id in table.readings.hooks.powers:
        table.readings.hooks.powers[power.id](table, creature, power, *aim)
    else:
        apply_power(table, creature, power, aim)


def cast_by(table: Table, creature: Combatant, power: Power, spell: Spell, *rest: Any) -> None:
    """Cast a spell at the cost of the power."""
    level, *aim = rest if spell.level else (0, *rest)
    if is_hostile(spell) and not all(is_meant(table, creature, one) for one in aimed_at(aim)):
        return
    pay(table, creature, power)
    cast_spell(table, Cast(creature, spell, level, *aim))


def pay(table: Table, creature: Combatant, power: Power) -> None:
    """Spend the action or other cost, and one use if limited.  5e.monster.uses 5e.legendary.actions"""
    if power.cost == PART:
        use_attack(table, creature, is_in_multiattack(creature), power.id)
    elif power.cost in creature.pools:
        spend(table, creature, power.cost, power.price)
    if power.pool in creature.pools:
        spend(table, creature, power.pool)


def apply_power(table: Table, creature: Combatant, power: Power, aim: Sequence[Any]) -> None:
    """Its act is done to all whom it affects.  5e.damage.many 5e.saving-throw.success 5e.cover.side"""
    if power.area is not None and not power.harms and power.pool not in creature.pools:
        refill(creature, TRIED + power.id, 1)
    found = affected_by(table.state, table.readings.areas, creature, power, aim)
    corner = aim[0] if power.area is not None and power.area.kind == SPHERE else None
    area = area_of(creature, power, aim)
    squares = 0 if area is None else covered(table.state, table.readings.areas, area)
    perform(table, power.does, creature, found, corner, squares=squares, area=area)


# --- getting it back


def recharge(table: Table, creature: Combatant) -> None:
    """Roll a d6 at the start of its turn for each used power that recharges.  5e.monster.recharge"""
    spent = [power for power in creature.block.powers if power.recharge and creature.pools[power.pool] == 0]
    for power in spent:
        if table.roll(creature, D6, "recharge", bands=power.recharge.__le__, to=()).total >= power.recharge:
            refill(creature, power.pool, 1)
            table.tell("recharged", to=(), who=creature, power=power.id)


DEEDS: Final[dict[str, Callable[..., None]]] = {USE: use}
