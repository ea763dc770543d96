"""What a sensible caster casts: healing for the dying, fire for a crowd, first a blessing or a curse, then what
is worth most (`weighing.py`), else a cantrip.

Start at `suggest_spell`.
"""

from collections.abc import Iterator
from typing import Final

from affray.core.offers.slots import Deed
from affray.rules.dnd5e.gear.handling import FREE
from affray.rules.dnd5e.gear.hands import weapons_in_hand
from affray.rules.dnd5e.harm.concentration import concentrated_on, concentration_of
from affray.rules.dnd5e.magic.casting import again, can_perform, fits_the_turn, has_sides, levels, may_cast_any
from affray.rules.dnd5e.magic.delayed_spells import COMPLETE, delayed
from affray.rules.dnd5e.magic.spell_targets import candidates
from affray.rules.dnd5e.magic.spirits import WEAPON, weapon_of, within_flight
from affray.rules.dnd5e.senses.areas import covered, those_in
from affray.rules.dnd5e.state.acts import Lay
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.combatant import DYING, UP, Combatant
from affray.rules.dnd5e.state.figures import Scale, figure
from affray.rules.dnd5e.state.shapes import FAR
from affray.rules.dnd5e.state.spellcast import Cast
from affray.rules.dnd5e.state.spells import ACTION, REACTION, Spell, tier
from affray.rules.dnd5e.state.steps import NONE, Harm
from affray.rules.dnd5e.tactics.calls import calls, is_called_for
from affray.rules.dnd5e.tactics.weighing import READING, aims_of, best_cast, is_under, mean, points

CROWD = 3
BOONS_AND_BANES: Final = frozenset(("bane", "bless", "faerie-fire"))
"""Effects worth concentrating on for a whole fight."""


def suggest_spell(battle: Battle, me: Combatant, foes: list[Combatant]) -> Deed | None:
    """The best spell now, if any; `foes` are the noticed ones, nearest first."""
    spells = list(castable(battle, me))
    return (
        complete_spell(battle, me, foes)
        or heal_the_dying(battle, me, spells)
        or call_in(battle, me, spells, foes)
        or blast(battle, me, spells, foes)
        or open_with_boon_or_bane(battle, me, spells, foes)
        or strike_with_spirit(battle, me, foes)
        or cast_the_best(battle, me, spells, foes)
        or ward_oneself(battle, me, spells, foes)
        or use_cantrip(battle, me, spells, foes)
    )


def castable(battle: Battle, me: Combatant) -> Iterator[Spell]:
    casting = me.block.casting
    for spell in casting.spells if casting is not None and may_cast_any(me) else ():
        is_timely = spell.time != REACTION and me.pools[spell.time] > 0
        if is_timely and levels(me, spell) and can_perform(battle, me, spell) and fits_the_turn(battle, me, spell):
            yield spell
    yield from again(me) if me.effects else ()


def cast_with(spell: Spell, level: int, *aim: object) -> Deed:
    """The deed: a cantrip, or what is done again, has no slot."""
    return Deed("cast", spell, *([level] if level else []), *aim)


def heal_the_dying(battle: Battle, me: Combatant, spells: list[Spell]) -> Deed | None:
    """The cheapest healing for a friend who is dying; a bonus action rather than an action."""
    for spell in sorted(spells, key=lambda spell: (spell.time == ACTION, spell.level)):
        dying = [one for one in candidates(battle, me, spell) if one.status == DYING] if spell.heals else []
        if dying and spell.shape is None:
            aim = dying[0] if spell.targets_at(spell.level, 0) == 1 else tuple(dying[: spell.count])
            return cast_with(spell, levels(me, spell)[0], aim)
    return None


def call_in(battle: Battle, me: Combatant, spells: list[Spell], foes: list[Combatant]) -> Deed | None:
    """Creatures to fight on its side, by the mightiest spell and slot, as long as it concentrates on nothing else."""
    if not foes or concentration_of(me) is not None:
        return None
    found = [spell for spell in spells if calls(spell) and is_called_for(battle, me, [spell.id])]
    best = max(found, key=lambda spell: spell.level, default=None)
    return None if best is None else cast_with(best, levels(me, best)[-1])


def blast(battle: Battle, me: Combatant, spells: list[Spell], foes: list[Combatant]) -> Deed | None:
    """The strongest area that harms three foes or more, and no friend."""
    if len(foes) < CROWD:
        return None
    areas = [spell for spell in spells if spell.shape is not None and spell.harms]
    aimed = (aim_at_crowd(battle, me, spell, foes) for spell in sorted(areas, key=lambda spell: -spell.level))
    return next((deed for deed in aimed if deed is not None), None)


def aim_at_crowd(battle: Battle, me: Combatant, spell: Spell, foes: list[Combatant], least: int = 3) -> Deed | None:
    """An area put where it is on three foes or more, and on no friend."""
    level = 0 if spell.is_repeated else levels(me, spell)[0]
    if spell.is_around:
        near = [one for one in battle.everyone() if one.is_there and battle.distance(me, one) <= spell.size_at(level)]
        struck = [one for one in near if one is not me and battle.is_known(me.side, one)]
        is_safe = spell.among == "foe" or all(one.side != me.side for one in struck)
        is_worth_it = sum(one.side != me.side for one in struck) >= least
        return cast_with(spell, level) if is_safe and is_worth_it else None
    for square in points(battle, me, spell, level, foes):
        aim = (FAR, square) if has_sides(spell) else (square,)
        cast = Cast(me, spell, level, *aim)
        struck = those_in(battle, cast.area, covered(battle, READING, cast.area), spell.zone)
        known = [one for one in struck if battle.is_known(me.side, one)]
        if spell.among == "foe":
            known = [one for one in known if one.side != me.side]
        if len(known) >= least and all(one.side != me.side for one in known):
            return cast_with(spell, level, *aim)
    return None


def open_with_boon_or_bane(battle: Battle, me: Combatant, spells: list[Spell], foes: list[Combatant]) -> Deed | None:
    """In the first round, a concentration spell on three friends or three foes.

    A weapon is stowed for it if no hand is free.
    """
    if battle.round > 1 or not foes or concentration_of(me) is not None:
        return None
    deed = cast_boon_or_bane(battle, me, spells, foes)
    if deed is None and me.holds and me.pools.get(FREE) and (weapons := weapons_in_hand(me)):
        freed = me.but(holds=tuple(item for item in me.holds if item != weapons[0]))
        return (
            Deed("stow", weapons[0]) if cast_boon_or_bane(battle, freed, list(castable(battle, freed)), foes) else None
        )
    return deed


def cast_boon_or_bane(battle: Battle, me: Combatant, spells: list[Spell], foes: list[Combatant]) -> Deed | None:
    for spell in spells:
        if spell.effect in BOONS_AND_BANES or (spell.act is not None and spell.concentration and spell.count >= CROWD):
            deed = aim_at_crowd(battle, me, spell, foes) if spell.shape else choose_crowd(battle, me, spell)
            if deed is not None:
                return deed
    return None


def choose_crowd(battle: Battle, me: Combatant, spell: Spell) -> Deed | None:
    """As many targets as the spell allows, if at least three are up and not under it."""
    able = [one for one in candidates(battle, me, spell) if one.status == UP and not is_under(one, spell)]
    level = levels(me, spell)[0]
    return Deed("cast", spell, level, tuple(able[: spell.targets_at(level, 0)])) if len(able) >= CROWD else None


def cast_the_best(battle: Battle, me: Combatant, spells: list[Spell], foes: list[Combatant]) -> Deed | None:
    """What is worth most, if it is worth its slot."""
    best = best_cast(battle, me, spells, foes)
    if best is None:
        return None
    spell, level, aim = best
    return cast_with(spell, level, *(() if aim is None else (aim,)))


def complete_spell(battle: Battle, me: Combatant, foes: list[Combatant]) -> Deed | None:
    """The spell that was put off, on whom or where it is worth most."""
    effect = delayed(me) if me.effects and me.pools["action"] > 0 else None
    if effect is None:
        return None
    spell, level = concentrated_on(me, effect)
    aims = sorted(aims_of(battle, me, spell, level, foes), key=lambda pair: -pair[1])
    return Deed(COMPLETE, spell, *(() if aims[0][0] is None else (aims[0][0],))) if aims else None


def strike_with_spirit(battle: Battle, me: Combatant, foes: list[Combatant]) -> Deed | None:
    """The spiritual weapon strikes again, by the bonus action."""
    weapon = weapon_of(battle, me) if battle.zones and me.pools["bonus"] > 0 else None
    if weapon is None:
        return None
    near = within_flight(battle, me, weapon)
    return next((Deed(WEAPON, foe) for foe in foes if foe in near), None)


def is_ward(spell: Spell) -> bool:
    """Does it leave something that does more than bear a name?"""
    laid = [step.kind for step in spell.steps if isinstance(step, Lay)]
    return any(kind is None or kind.mods or kind.acts or kind.brings for kind in laid)


def ward_oneself(battle: Battle, me: Combatant, spells: list[Spell], foes: list[Combatant]) -> Deed | None:
    """In the first round, a spell said as an act that its caster bears itself."""
    if battle.round > 1 or not foes:
        return None
    is_holding = concentration_of(me) is not None
    for spell in spells:
        is_meant = spell.act is not None and not spell.is_repeated and spell.shape is None and not spell.harms
        if not is_meant or (spell.concentration and is_holding) or is_under(me, spell) or not is_ward(spell):
            continue
        level = levels(me, spell)[0]
        if spell.target == "self":
            return cast_with(spell, level)
        if spell.target == "friend" and me in candidates(battle, me, spell):
            return cast_with(spell, level, me if spell.targets_at(level, 0) == 1 else (me,))
    return None


def use_cantrip(battle: Battle, me: Combatant, spells: list[Spell], foes: list[Combatant]) -> Deed | None:
    """The cantrip with most damage against the nearest possible target, if no weapon deals more."""
    if not foes or me.pools["action"] == 0:
        return None
    is_beside = battle.distance(me, foes[0]) <= 1
    rank = me.block.casting.rank if me.block.casting else 0
    best = max((mean(weapon.damage) for weapon in me.block.weapons if bool(weapon.reach) == is_beside), default=0.0)
    for spell in sorted(spells, key=lambda spell: -power(spell, rank)):
        if spell.level > 0 or power(spell, rank) <= best or (is_beside and spell.attack == "ranged"):
            continue
        able = candidates(battle, me, spell)
        foe = next((foe for foe in foes if foe in able), None)
        if foe is not None:
            number = spell.targets_at(0, rank)
            each = (foe,) * number if spell.shares else (foe,)
            return Deed("cast", spell, foe if number == 1 else each)
    return None


def power(spell: Spell, rank: int) -> float:
    """How much damage a cantrip does on average."""
    if spell.level or spell.time != ACTION or spell.target != "foe" or spell.is_repeated:
        return 0.0
    if spell.act is not None:
        scale = Scale(spell.id, 0, 0, tier(rank), 0, 0)
        parts = [part for step in spell.steps if isinstance(step, Harm) and step.saved == NONE for part in step.parts]
        return sum(mean(figure(dice, scale)) for dice, _ in parts)
    damage = 0.0
    for dice, _ in spell.damage_at(0, rank):
        damage += mean(str(dice))
    return spell.targets_at(0, rank) * damage
