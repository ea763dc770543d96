"""Damage: resistance, hit points lost, dropping to 0.  Start at `harm`."""

from collections.abc import Iterable, Sequence
from functools import lru_cache, partial
from typing import Final

from affray.core.dice.notation import Dice
from affray.core.offers.deeds import PASS
from affray.core.offers.slots import Deed
from affray.core.table.asking import Question
from affray.core.table.changes import spend
from affray.core.table.moments import DAMAGED, end, fire_moment
from affray.core.unknown import OpenInt
from affray.core.values import Reason, open_total
from affray.rules.dnd5e.changes import note_wound_inside, take_damage
from affray.rules.dnd5e.gear.grapple_holds import held
from affray.rules.dnd5e.harm.concentration import keep_concentration
from affray.rules.dnd5e.harm.dying import drop_to_zero, endures, hit_at_zero, knock_out, regain
from affray.rules.dnd5e.reacting.reactions import offer_reactions
from affray.rules.dnd5e.reacting.ready_triggers import FALLS, announce
from affray.rules.dnd5e.readings import Readings, Table
from affray.rules.dnd5e.rolls.filters import IMMUNE as IMMUNE_TO
from affray.rules.dnd5e.rolls.mods import (
    ABSORB,
    ENDURE,
    RESIST,
    SUFFERS,
    TRANSFER,
    WEAK,
    dice_of,
    is_modified,
    is_proof,
    mods_on,
)
from affray.rules.dnd5e.senses.water import is_under_water
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.blows import Blow
from affray.rules.dnd5e.state.combatant import ON_ITS_FEET, Combatant
from affray.rules.dnd5e.state.happenings import WOUND, WOUNDED, Happening
from affray.rules.dnd5e.state.mods import WARD
from affray.rules.dnd5e.state.moments import harmed_by
from affray.rules.dnd5e.state.weapons import DAMAGE_TYPES
from affray.rules.dnd5e.turn_notes import keep_rage_up

WEAPON_TYPES: Final = ("bludgeoning", "piercing", "slashing")
NONMAGICAL: Final = "nonmagical"
"""In a list of resistances: weapon damage of nonmagical attacks.  5e.damage.nonmagical"""
UNSILVERED: Final = "unsilvered"
"""The same, except for silvered weapons.  5e.damage.nonmagical"""
UNADAMANTINE: Final = "unadamantine"
"""The same, except for adamantine weapons.  5e.damage.nonmagical"""
MAGICAL: Final = "magical"
ADAMANTINE: Final = "adamantine"
SILVERED: Final = "silvered"


KNOCK_OUT: Final = Deed("knock-out")
EFFECT: Final = "5e.effect."
"""How the clauses of traits begin."""


RESISTED: Final[dict[str, tuple[str, ...]]] = {"raging": WEAPON_TYPES, "petrified": DAMAGE_TYPES}
"""The types that the bearer of an effect resists.  5e.feature.rage 5e.condition.petrified"""
IMMUNE: Final[dict[str, tuple[str, ...]]] = {"petrified": ("poison",)}
"""The types to which the bearer of an effect is immune.  5e.condition.petrified"""


def harm(table: Table, blow: Blow) -> None:
    """Resistance and vulnerability, then hit points; damage left over may kill.

    5e.damage.hp 5e.death.instant; damage absorbed by temporary hit points at 0 is harmless: 5e.temp-hp.at-0
    """
    battle = table.state
    target = blow.target
    if blow.by is not None:
        offer_reactions(table, Happening(WOUND, blow.by, blow), [target])
    if not target.is_there:
        return
    add_to_blow(table, blow)
    was_down = target.hp == 0
    if battle.wet and is_under_water(battle, target):
        blow.sink()
    rolled = blow.amount - open_total(blow.added)
    adjusted = adjustments(battle, blow, resisted(table.readings, blow)) if blow.is_resisted else ()
    reasons = [Reason("5e.damage.roll", rolled), *blow.added, *adjusted]
    suffered = leave_some(blow, max(open_total(reasons), 0), reasons)
    burdened = sharing(battle, target, suffered)
    suffered = shared(suffered, burdened, reasons)
    over = take_damage(table, target, suffered, reasons, blow.by)
    is_hurt = suffered > 0
    if is_hurt:
        note_hurt(table, blow, suffered)
    if target.own is not None and not was_down and target.hp == 0:
        over = table.readings.hooks.shed(table, target, over)
    if was_down and over > 0:
        hit_at_zero(table, target, over, blow.is_critical)
    elif target.hp == 0 and not was_down and not stays_up(table, blow, suffered):
        drop_or_knock_out(table, blow, over)
    if is_hurt and target.block.gifts:
        table.readings.hooks.feel(table, blow)
    if is_hurt and target.effects:
        keep_concentration(table, target, suffered)
    if is_modified(target):
        absorb(table, blow)
    if is_hurt and blow.by is not None:
        offer_reactions(table, Happening(WOUNDED, blow.by, blow), [target])
    pass_on(table, blow, burdened)


def note_hurt(table: Table, blow: Blow, suffered: OpenInt) -> None:
    """What its features and the effects on it do when it takes damage."""
    target = blow.target
    if blow.by is not None and blow.by.realm == target.id:
        note_wound_inside(target, int(suffered))
    keep_rage_up(target)
    suffering = table.readings.hooks.suffering
    for feature in target.block.features:
        if feature in suffering:
            suffering[feature](blow)
    fire_moment(table, DAMAGED, target)
    if blow.by is not None and target.effects:
        fire_moment(table, harmed_by(blow.by.side), target)


def add_to_blow(table: Table, blow: Blow) -> None:
    """What effects on the target add to the damage that somebody does it."""
    if blow.by is None or not blow.target.effects:
        return
    for mod, reason in mods_on(table.state, blow.target, blow.by, SUFFERS):
        blow.swell(throw_damage(table, blow.by, dice_of(mod.add), reason.clause), mod.type)


def leave_some(blow: Blow, suffered: OpenInt, reasons: list[Reason]) -> OpenInt:
    """Damage may leave the target some hit points; what that spares it is one of the reasons."""
    if blow.leaves is None:
        return suffered
    target = blow.target
    most = max(target.hp + target.pools.get("temporary", 0) - blow.leaves.amount, 0)
    if suffered > most:
        reasons.append(blow.leaves.but(amount=most - suffered))
    return min(suffered, most)


def sharing(battle: Battle, creature: Combatant, suffered: OpenInt) -> Sequence[Combatant]:
    """Whom it holds, if half of its damage goes to that one."""
    if not is_modified(creature) or not suffered > 0 or not mods_on(battle, creature, creature, TRANSFER):
        return ()
    return held(battle, creature)[:1]


def shared(suffered: OpenInt, burdened: Sequence[Combatant], reasons: list[Reason]) -> OpenInt:
    """Half of the damage, if another takes half of it."""
    if not burdened:
        return suffered
    reasons.append(Reason("5e.damage.resist", suffered // 2 - suffered))
    return suffered // 2


def pass_on(table: Table, blow: Blow, burdened: Sequence[Combatant]) -> None:
    for other in burdened:
        harm(table, half_of(blow, other))


def half_of(blow: Blow, other: Combatant) -> Blow:
    """The other half of a blow, for one who is held."""
    parts = [(amount // 2, type) for amount, type in blow.parts]
    return Blow(
        other,
        parts,
        blow.by,
        is_magical=blow.is_magical,
        is_silvered=blow.is_silvered,
        is_adamantine=blow.is_adamantine,
        is_resisted=blow.is_resisted,
    )


def stays_up(table: Table, blow: Blow, suffered: OpenInt) -> bool:
    """Does a feature or a ward keep the target from dropping to 0?"""
    for effect in blow.target.effects:
        if effect.what is not None and effect.what.mods_on(WARD):
            end(table, effect, "used")
            regain(table, blow.target, 1, [Reason(f"5e.effect.{effect.kind}", 1)])
            return True
    falling = table.readings.hooks.falling
    features = blow.target.block.features
    if any(falling[feature](table, blow, suffered) for feature in features if feature in falling):
        return True
    return is_modified(blow.target) and endures_little(table, blow.target, suffered)


def endures_little(table: Table, target: Combatant, suffered: OpenInt) -> bool:
    """Has it a trait that leaves it 1 hit point, if it took no more damage than that says, and a use of it is left?"""
    for mod, reason in mods_on(table.state, target, target, ENDURE):
        pool = reason.clause.removeprefix(EFFECT)
        if int(suffered) <= dice_of(mod.add).modifier and target.pools.get(pool, 1) > 0:
            if pool in target.pools:
                spend(table, target, pool)
            regain(table, target, 1, [Reason(reason.clause, 1)])
            return True
    return False


def absorb(table: Table, blow: Blow) -> None:
    """What a trait turns into hit points: as many as the damage of its types was."""
    for mod, reason in mods_on(table.state, blow.target, blow.target, ABSORB):
        for amount, type in blow.parts:
            if type in mod.words and amount > 0:
                regain(table, blow.target, amount, [Reason(reason.clause, amount)])


def drop_or_knock_out(table: Table, blow: Blow, over: OpenInt) -> None:
    """Drop to 0; a melee attacker may knock the target out instead.  5e.death.knock-out"""
    target = blow.target
    if blow.is_melee and blow.by is not None and not endures(table, target, over):
        answer = table.ask(Question(blow.by, "knock-out", partial(knock_out_options, target), target))
        if is_falling(target):  # a ruling may have changed it meanwhile
            knock_out(table, target) if answer == KNOCK_OUT else drop_to_zero(table, target, over, blow.by)
    elif target.hp == 0:
        drop_to_zero(table, target, over, blow.by)
    if table.state.readied:
        announce(table, FALLS, target)


def knock_out_options(target: Combatant) -> list[Deed]:
    return [KNOCK_OUT, PASS] if is_falling(target) else []


def is_falling(target: Combatant) -> bool:
    return target.hp == 0 and target.status in ON_ITS_FEET


def adjustments(battle: Battle, blow: Blow, parts: Iterable[tuple[OpenInt, str]]) -> list[Reason]:
    """For each type immunity, then resistance, then vulnerability, after all other modifiers and each once.

    5e.damage.resist 5e.damage.resist-order 5e.damage.resist-once
    """
    reasons: list[Reason] = []
    target, block = blow.target, blow.target.block
    for amount, type in parts:
        is_spared = has(block.immunities, blow, type) or is_immune_by_effect(target, type)
        if is_spared or is_proof(battle, target, IMMUNE_TO, type) or is_proof(battle, target, ABSORB, type):
            reasons.append(Reason("5e.damage.resist", -amount))
            continue
        is_resisted = resists(blow, type) or is_proof(battle, target, RESIST, type) or is_stony(battle, blow, type)
        left = amount // 2 if is_resisted else amount
        if left < amount:
            reasons.append(Reason("5e.damage.resist", left - amount))
        if has(block.vulnerabilities, blow, type) or is_proof(battle, target, WEAK, type):
            reasons.append(Reason("5e.damage.resist", left))
            left = left + left
        blow.take(type, left)
    return reasons


def is_stony(battle: Battle, blow: Blow, type: str) -> bool:
    """Does an effect make it resist nonmagical weapons?  5e.damage.nonmagical"""
    return type in WEAPON_TYPES and not blow.is_magical and is_proof(battle, blow.target, RESIST, NONMAGICAL)


def is_immune_by_effect(target: Combatant, type: str) -> bool:
    return bool(target.effects) and any(type in IMMUNE.get(effect.kind, ()) for effect in target.effects)


def resists(blow: Blow, type: str) -> bool:
    """By stat block, effect or being underwater; several resistances count as one.

    5e.damage.resist-once 5e.water.fire
    """
    target = blow.target
    if type == "fire" and blow.is_under_water:
        return True
    return has(target.block.resistances, blow, type) or any(type in RESISTED.get(e.kind, ()) for e in target.effects)


def has(types: frozenset[str], blow: Blow, type: str) -> bool:
    """Is the type in the list, by name or as nonmagical weapon damage?  5e.damage.nonmagical"""
    if type in types:
        return True
    if not types or type not in WEAPON_TYPES or blow.is_magical:
        return False
    if UNADAMANTINE in types and not blow.is_adamantine:
        return True
    return NONMAGICAL in types or (UNSILVERED in types and not blow.is_silvered)


def throw_damage(table: Table, roller: Combatant, dice: Dice, why: str, reasons: Sequence[Reason] = ()) -> OpenInt:
    """Roll damage, or take the average for monsters, by table option.  5e.monster.damage"""
    is_rolled = table.readings.monsters_roll or roller.block.level
    return table.roll(roller, dice if is_rolled else average_of(dice), why, reasons).total


@lru_cache(maxsize=1024)
def average_of(dice: Dice) -> Dice:
    """The average of the dice, rounded down, as a constant.  5e.monster.damage"""
    return Dice((), sum(sides + 1 for sides in dice.faces) // 2 + dice.modifier)


def resisted(readings: Readings, blow: Blow) -> Iterable[tuple[OpenInt, str]]:
    """The damage that is halved or doubled: after all other modifiers, or as rolled, by table option.

    5e.damage.resist-order
    """
    return blow.parts if readings.resistance_is_last else blow.rolled
