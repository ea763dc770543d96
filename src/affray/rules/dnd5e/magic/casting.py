"""Casting a spell: components, slots, targets, reactions.  Start at `offers` and `cast_spell`."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, Final

from affray.core.board import Corners, Spot
from affray.core.dice.notation import parse_dice
from affray.core.offers.deeds import Pattern
from affray.core.offers.slots import Deed, OneOf, Shares, Slot, Subset
from affray.core.table.changes import spend
from affray.core.table.consent import HELPED, is_willing
from affray.core.table.moments import fire_moment
from affray.rules.dnd5e.attack.friends import is_meant
from affray.rules.dnd5e.changes import mark_used
from affray.rules.dnd5e.effects.zones import movable_to
from affray.rules.dnd5e.gear.armour import UNTRAINED
from affray.rules.dnd5e.gear.hands import free_hands
from affray.rules.dnd5e.harm.concentration import DELAYED, concentrate, concentration_of, end_concentration
from affray.rules.dnd5e.magic.resolve import resolve
from affray.rules.dnd5e.magic.spell_targets import Group, anybody, is_hostile
from affray.rules.dnd5e.movement.teleporting import squares_in_sight
from affray.rules.dnd5e.reacting.reactions import offer_reactions
from affray.rules.dnd5e.reacting.ready_triggers import CASTS, announce
from affray.rules.dnd5e.readings import Readings, Table
from affray.rules.dnd5e.rolls.hiding import make_noise
from affray.rules.dnd5e.senses.areas import points_in_range
from affray.rules.dnd5e.senses.sight import is_in_silence
from affray.rules.dnd5e.senses.walls import is_wall
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.happenings import CASTING, Happening
from affray.rules.dnd5e.state.mods import CAST as BY_MAGIC
from affray.rules.dnd5e.state.mods import CAST_AT_ONCE
from affray.rules.dnd5e.state.moments import CAST, CAST_AT_FOES
from affray.rules.dnd5e.state.shapes import RING, RING_SIDES, SIDES, WALL
from affray.rules.dnd5e.state.spellcast import Cast
from affray.rules.dnd5e.state.spells import ACTION, AT_WILL, BONUS, HIGHEST, REACTION, SLOTS, Spell, slot_of
from affray.rules.dnd5e.state.steps import MoveZone
from affray.rules.dnd5e.state.zone_kinds import MakeZone

END_SPELL: Final = Deed("end-spell")
D20: Final = parse_dice("d20")
CAST_NOW: Final = 10
"""What the d20 of one who is slow may show at most for its spell to be cast at once."""
CAST_BY_BONUS: Final = "cast-by-bonus"
CAST_OTHERWISE: Final = "cast-otherwise"
WILLING: Final = frozenset({"fly", "haste", "mage-armor"})
"""The spells that only the willing can be put under."""
"""The pools that hold the turn of the last spell by a bonus action, and of the last other spell that was no cantrip by
an action."""


def offers(readings: Readings, battle: Battle, creature: Combatant) -> Iterator[object]:
    """5e.action.cast 5e.turn.bonus"""
    casting = creature.block.casting
    if creature.effects and concentration_of(creature) is not None:
        yield END_SPELL
    if casting is None:
        return
    for spell in casting.spells:
        if spell.time != REACTION and creature.pools[spell.time] > 0 and may_cast(battle, creature, spell):
            for level in levels(creature, spell):
                yield offered(battle, creature, spell, level)
                yield from rings(battle, creature, spell, level)
    for spell in again(creature):
        yield offered(battle, creature, spell, 0)


def again(creature: Combatant) -> list[Spell]:
    """What the spells that it keeps up let it do once more now."""
    kept = [effect.what for effect in creature.effects if effect.what is not None and effect.what.offers]
    return [spell for kind in kept for spell in kind.offers if creature.pools[spell.time] > 0]


def levels(caster: Combatant, spell: Spell) -> list[int]:
    """The slot levels that the spell can be cast with; 0 for a cantrip. An innate one needs none.

    5e.magic.slot 5e.monster.uses
    """
    if spell.innate:
        return [spell.level] if spell.innate == AT_WILL or caster.pools.get(spell.innate, 0) > 0 else []
    if spell.level == 0:
        return [0]
    pools = caster.pools
    return [level for level in range(spell.level, HIGHEST + 1) if pools.get(SLOTS[level], 0) > 0]


def offered(battle: Battle, caster: Combatant, spell: Spell, level: int) -> Pattern:
    """`cast fire-bolt orc`, `cast bless 1 ana,bo`, `cast fireball 3 f6`."""
    slots: list[Slot] = [OneOf([spell]), *([OneOf([level])] if level else [])]
    sides = [OneOf(SIDES)] if has_sides(spell) else []
    return Pattern("cast", *slots, *sides, *aims(battle, caster, spell, level))


def aims(battle: Battle, caster: Combatant, spell: Spell, level: int) -> list[Slot]:
    """What the caster chooses: nothing, creatures, a point, a direction or a square."""
    casting = caster.block.casting
    assert casting is not None
    find = partial(anybody, battle, caster, spell)
    number = spell.targets_at(level, casting.rank)
    match spell.target:
        case "self":
            return []
        case "point":
            return [drawn(battle, caster, spell, level)]
        case "direction":
            return [Spot(battle.grid, battle.grid.around(caster.at, caster.width, spell.size_at(level)))]
        case "square":
            return [Spot(battle.grid, partial(squares_in_sight, battle, caster, spell.range))]
        case _ if number == 1:
            return [OneOf(find)]
        case _ if spell.shares:
            return [Shares(find, number)]
        case _ if spell.together:
            return [Group(battle, find, number, spell.together)]
        case _:
            return [Subset(find, 1, number)]


def drawn(battle: Battle, caster: Combatant, spell: Spell, level: int) -> Slot:
    """The point where its area begins; of a wall the squares through which it runs."""
    points = partial(points_for, battle, caster, spell)
    if spell.shape is not None and spell.shape.kind == WALL:
        return Corners(battle.grid, points, partial(is_wall, battle.grid, spell.size_at(level)))
    return Spot(battle.grid, points)


def rings(battle: Battle, caster: Combatant, spell: Spell, level: int) -> Iterator[Pattern]:
    """A wall that stands in a ring around a point: `cast wall-of-fire 4 inside f6`."""
    if spell.shape is not None and spell.shape.ring:
        words = RING_SIDES if has_sides(spell) else (RING,)
        points = Spot(battle.grid, partial(points_for, battle, caster, spell))
        yield Pattern("cast", OneOf([spell]), *([OneOf([level])] if level else []), OneOf(words), points)


def has_sides(spell: Spell) -> bool:
    """Does its wall do something on one side of it?"""
    return any(isinstance(step, MakeZone) and step.ground.beside > 0 for step in spell.steps)


def points_for(battle: Battle, caster: Combatant, spell: Spell) -> int:
    """Where its area may begin; one that is moved goes no farther than it can.  5e.magic.range 5e.magic.path"""
    points = points_in_range(battle, caster, spell.range)
    for step in spell.steps if spell.is_repeated else ():
        if isinstance(step, MoveZone):
            points &= movable_to(battle, caster, step)
    return points


# --- requirements


def may_cast(battle: Battle, caster: Combatant, spell: Spell) -> bool:
    """Components, proficiency with armour, and the rule on bonus actions.

    5e.magic.bonus-action 5e.magic.components 5e.magic.armour
    """
    return may_cast_any(caster) and can_perform(battle, caster, spell) and fits_the_turn(battle, caster, spell)


def may_cast_any(caster: Combatant) -> bool:
    """Does nothing keep it from magic?  5e.magic.armour"""
    if UNTRAINED in caster.block.features or caster.has("raging"):
        return False
    return not (caster.effects and caster.is_barred(BY_MAGIC))


def can_perform(battle: Battle, caster: Combatant, spell: Spell) -> bool:
    """V needs a voice, S and M a free hand, M a pouch or focus.  5e.magic.components"""
    if not spell.components:
        return True
    if "v" in spell.components and is_silenced(battle, caster):
        return False
    if "m" in spell.components and not (caster.block.casting and caster.block.casting.focus):
        return False
    return spell.components == {"v"} or free_hands(battle, caster) > 0


def is_silenced(battle: Battle, creature: Combatant) -> bool:
    """Gagged, or in a zone of silence.  5e.magic.components"""
    return bool(creature.effects and creature.suffers("silenced")) or is_in_silence(battle, creature)


def fits_the_turn(battle: Battle, caster: Combatant, spell: Spell) -> bool:
    """With a bonus action spell, only a cantrip by an action in the same turn, in either order.

    5e.magic.bonus-action
    """
    now, pools = battle.turn_number, caster.pools
    if spell.time == BONUS:
        return pools.get(CAST_OTHERWISE) != now
    return is_plain_cantrip(spell) or pools.get(CAST_BY_BONUS) != now


def is_plain_cantrip(spell: Spell) -> bool:
    return spell.level == 0 and spell.time == ACTION


# --- casting


def do_cast(table: Table, caster: Combatant, spell: Spell, *rest: Any) -> None:
    """By the action or the bonus action, as the casting time says.  5e.action.cast"""
    level, *aim = rest if spell.level else (0, *rest)
    if is_hostile(spell) and not all(is_meant(table, caster, one) for one in aimed_at(aim)):
        return
    if spell.id in WILLING and not all(accepts(table, caster, one) for one in aimed_at(aim)):
        return
    spend(table, caster, spell.time)
    cast = Cast(caster, spell, level, *aim)
    if spell.time == ACTION and not spell.is_repeated and is_delayed(table, caster):
        table.readings.hooks.put_off(table, cast)
    else:
        cast_spell(table, cast)


def is_delayed(table: Table, caster: Combatant) -> bool:
    """One who cannot cast at once may have to wait until its next turn, by a d20."""
    if not caster.effects or not caster.is_barred(CAST_AT_ONCE):
        return False
    return table.roll(caster, D20, DELAYED).total > CAST_NOW


def accepts(table: Table, caster: Combatant, target: Combatant) -> bool:
    """Is the target of such a spell willing? Who can do nothing is.  5e.action.cast"""
    return is_willing(table, target, HELPED, caster, is_helpless=not target.is_able)


def aimed_at(aim: Sequence[Any]) -> list[Any]:
    """Each whom it is aimed at, once."""
    return list(dict.fromkeys(one for part in aim for one in (part if isinstance(part, tuple) else (part,))))


def cast_spell(table: Table, cast: Cast) -> None:
    """Spend the slot, offer Counterspell, then resolve the spell.

    5e.action.cast 5e.magic.slot
    """
    if begin_to_cast(table, cast):
        take_effect(table, cast)
    readings = table.readings
    if table.state.readied and not readings.readied_comes_first:
        announce(table, CASTS, cast.caster)


def begin_to_cast(table: Table, cast: Cast) -> bool:
    """Spend the slot and offer reactions. Is the spell cast?"""
    battle = table.state
    caster, spell = cast.caster, cast.spell
    if spell.innate:
        if spell.innate != AT_WILL:
            spend(table, caster, spell.innate)
    elif cast.level:
        spend(table, caster, slot_of(cast.level))
    if spell.is_repeated:
        table.tell("cast", who=caster, spell=spell, level=0)
        return True
    if not is_plain_cantrip(spell):
        mark_used(caster, CAST_BY_BONUS if spell.time == BONUS else CAST_OTHERWISE, battle.turn_number)
    table.tell("cast", who=caster, spell=spell, level=0 if spell.innate else cast.level)
    if "v" in spell.components:
        make_noise(table, caster)
    if caster.effects:
        fire_moment(table, CAST, caster)
    foes = [other for other in battle.everyone() if other.side != caster.side]
    offer_reactions(table, Happening(CASTING, caster, cast), foes)
    readings = table.readings
    if battle.readied and readings.readied_comes_first:
        announce(table, CASTS, caster)
    return caster.is_able and not cast.is_countered


def take_effect(table: Table, cast: Cast) -> None:
    """Resolve the spell by its data or its own rule.  5e.concentration.one"""
    if cast.spell.concentration:
        concentrate(table, cast)
    table.readings.hooks.spells.get(cast.spell.rule, resolve)(table, cast)
    if cast.caster.effects and is_hostile(cast.spell):
        fire_moment(table, CAST_AT_FOES, cast.caster)


def end_spell(table: Table, caster: Combatant) -> None:
    """One may stop concentrating at any time, with no action.  5e.concentration.end"""
    end_concentration(table, caster, "choice")


DEEDS: Final[dict[str, Callable[..., None]]] = {"cast": do_cast, "end-spell": end_spell}
