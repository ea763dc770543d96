"""Taking another form, and coming back.  Start at `take_form`."""

from collections.abc import Iterable
from fractions import Fraction
from functools import partial
from typing import Any, Final

from affray.core.memory import KINDS, remembered
from affray.core.offers.deeds import PASS
from affray.core.table.asking import Question
from affray.core.table.changes import gain, hurt, lose
from affray.core.table.moments import end, find
from affray.core.unknown import OpenInt
from affray.core.values import Effect, Reason
from affray.rules.dnd5e.changes import carry_rider, set_space
from affray.rules.dnd5e.effects.changes import ABSENT, have_hp, put_off, put_on
from affray.rules.dnd5e.effects.doing import Doing
from affray.rules.dnd5e.effects.steps import is_changeless
from affray.rules.dnd5e.gear.grapple_holds import end_grapples_out_of_reach
from affray.rules.dnd5e.gear.hands import drop_item
from affray.rules.dnd5e.harm.concentration import concentration_of, end_concentration
from affray.rules.dnd5e.harm.falling import fall_off, room_for
from affray.rules.dnd5e.readings import Table
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.blocks import SIZE_ORDER, SKILLS, Block, Power
from affray.rules.dnd5e.state.combatant import DEAD, Combatant
from affray.rules.dnd5e.state.forms import Model, Own
from affray.rules.dnd5e.state.steps import (
    ACTION,
    ALL_FEATURES,
    HP,
    LAIR,
    MIND,
    OWN_CHALLENGE,
    PROFICIENCIES,
    STATISTICS,
    Form,
)
from affray.rules.dnd5e.state.weapons import SHIELD

FORM: Final = "form"
"""The question which form is taken."""
OWN_FORM: Final = "own-form"
"""The answer that brings it back."""
SHAPECHANGER: Final = "shapechanger"
"""The feature of those whom no spell turns into something else.  5e.feature.shapechanger"""
MENTAL: Final = ("int", "wis", "cha")
NOT_OF_A_FORM: Final = ("legendary", "lair")
"""What powers cost that nobody gains with another form."""


def take_form(doing: Doing, step: Form) -> None:
    """Who acts chooses a form of those at hand, or that it comes back.  5e.form.take"""
    table, it = doing.table, doing.whom(step.to)
    shed_what_ended(table, it)
    if step.is_back:
        come_back(table, it)
        return
    if not it.is_there or not it.hp or is_changeless(it):
        return
    answer = table.ask(Question(doing.me, FORM, partial(choices, table.state, doing.me, it, step), it))
    if answer == OWN_FORM:
        come_back(table, it)
    elif answer != PASS:
        model = next(model for model in models_for(table.state, doing.me, it, step) if model.id == answer)
        assume(table, it, model, step, doing.act.id)


# --- which forms there are


def choices(battle: Battle, me: Combatant, it: Combatant, step: Form) -> list[str]:
    """The names of the forms, and its own if it is in another by the same doing."""
    own = [OWN_FORM] if it.own is not None and it.own.effect == kept_up_by(it, step) else []
    return [*(model.id for model in models_for(battle, me, it, step)), *own]


def models_for(battle: Battle, me: Combatant, it: Combatant, step: Form) -> list[Model]:
    """Of the stat blocks at hand, and of those that the GM has brought, those whose form it may take."""
    brought = () if battle.scenario is None or not step.kinds else battle.scenario.models.values()
    others = [Model(one.name, one.block, one.hp_max, {}) for one in brought if isinstance(one, Combatant)]
    return [model for model in (*me.true_block.models, *others) if is_fit(it, model, step)]


def is_fit(it: Combatant, model: Model, step: Form) -> bool:
    """Is it of a kind, challenge and size that the step allows, and another than it has now?"""
    block = model.block
    if block.id == it.block.id or (step.kinds and block.kind not in step.kinds):
        return False
    if step.size and SIZE_ORDER.index(block.size) > SIZE_ORDER.index(step.size):
        return False
    most = step.challenge if step.challenge != OWN_CHALLENGE else rank_of(it.true_block)
    return not most or Fraction(block.challenge or "0") <= Fraction(most)


def rank_of(block: Block) -> str:
    """Its challenge rating, or its level if it has none."""
    return block.challenge or str(block.level)


# --- taking one


def kept_up_by(it: Combatant, step: Form) -> str:
    """The id of the effect on it that keeps the form up, if one must."""
    found = [effect.id for effect in it.effects if step.effect and effect.kind == step.effect]
    return found[-1] if found else ""


def assume(table: Table, it: Combatant, model: Model, step: Form, act: str) -> None:
    """It takes the form: in place of another that the same doing has brought, or on top of what it is.

    5e.form.take 5e.form.hp
    """
    effect = kept_up_by(it, step)
    if step.effect and not effect:
        return
    keeps_hp = HP in step.keeps
    hp = model.hp
    if it.own is not None and it.own.effect == effect:
        hp = min(hp, int(it.hp))
        before, wounds = it.own, (it.hp, it.hp_max)
        put_off(table, it, before, is_told=False)
        if not before.keeps_hp:
            have_hp(it, before.hp, before.hp_max)
        elif keeps_hp:
            have_hp(it, *wounds)
    if step.gear_stays:
        drop_what_is_of_no_use(table, it, model.block)
    pools = {pool: amount for pool, amount in model.pools.items() if not keeps_hp or pool not in it.pools}
    had = {pool: it.pools.get(pool, ABSENT) for pool in pools}
    holds = None if step.gear_stays else it.holds
    own = Own(it.block, int(it.hp), it.hp_max, holds, had, effect, keeps_hp, it.own)
    block = shaped(it.block, model.block, step, act)
    leave_what_it_was(table, it, block)
    put_on(table, it, block, own, it.holds if step.gear_stays else block.held_first, pools)
    if not keeps_hp:
        have_hp(it, hp, model.hp)
    fill_space(table, it)


def shaped(own: Block, form: Block, step: Form, act: str) -> Block:
    """The stat block of the form, with what of its own one keeps.  5e.form.keeps"""
    if not step.kinds:
        return form
    keeps, changes = step.keeps, dict[str, Any]()
    kept = [power for power in own.powers if is_kept(power.cost, power.id, keeps, act)]
    powers = (*(power for power in form.powers if power.cost not in NOT_OF_A_FORM), *kept)
    if STATISTICS in keeps:
        return with_statistics(own, form, powers)
    saves, skills, passive = form.saves, form.skills, form.passive_perception
    if MIND in keeps:
        gained = {ability: own.modifier(ability) - form.modifier(ability) for ability in MENTAL}
        changes["abilities"] = form.abilities | {ability: own.abilities[ability] for ability in MENTAL}
        saves = {ability: bonus + gained.get(ability, 0) for ability, bonus in saves.items()}
        skills = {skill: bonus + gained.get(SKILLS[skill], 0) for skill, bonus in skills.items()}
        passive += gained["wis"]
    if PROFICIENCIES in keeps:
        saves, skills = best_of(own.saves, saves), best_of(own.skills, skills)
        passive = max(passive, own.passive_perception)
    features = own.features if ALL_FEATURES in keeps else tuple(one for one in own.features if one in keeps)
    return form.but(
        **changes,
        saves=saves,
        skills=skills,
        passive_perception=passive,
        powers=powers,
        legendary=0,
        casting=form.casting if own.casting is None else None,
        features=tuple(dict.fromkeys((*form.features, *features))),
        level=own.level,
    )


def with_statistics(own: Block, form: Block, powers: tuple[Power, ...]) -> Block:
    """Its own stat block, with the size, Armour Class, speeds, Strength, Dexterity, senses and actions of the form, and
    with what else the form has and it lacks.  5e.form.keeps"""
    return own.but(
        id=form.id,
        kind=form.kind,
        size=form.size,
        armour_class=form.armour_class,
        armour=form.armour,
        guard=form.guard,
        speed=form.speed,
        speeds=form.speeds,
        senses=form.senses,
        abilities=own.abilities | {ability: form.abilities[ability] for ability in ("str", "dex")},
        saves=best_of(own.saves, form.saves),
        skills=best_of(own.skills, form.skills),
        weapons=form.weapons,
        routines=form.routines,
        powers=powers,
        legendary=0,
        features=tuple(dict.fromkeys((*own.features, *form.features))),
        traits=(*own.traits, *(trait for trait in form.traits if trait not in own.traits)),
        resistances=own.resistances | form.resistances,
        immunities=own.immunities | form.immunities,
        models=(),
    )


def best_of(own: dict[str, int], form: dict[str, int]) -> dict[str, int]:
    return {name: max(bonuses[name] for bonuses in (own, form) if name in bonuses) for name in {**form, **own}}


def is_kept(cost: str, power: str, keeps: frozenset[str], act: str) -> bool:
    return (ACTION in keeps and power == act) or (LAIR in keeps and cost == LAIR)


def drop_what_is_of_no_use(table: Table, it: Combatant, form: Block) -> None:
    """What it holds and cannot wield in its new form falls to the ground.  5e.form.gear"""
    of_use = {weapon.id for weapon in form.weapons} | {*form.armour}
    for item in it.holds:
        if item not in of_use and item != SHIELD:
            drop_item(table, it, item)


def leave_what_it_was(table: Table, it: Combatant, block: Block) -> None:
    """Conditions that come from the traits of a stat block go and come with it."""
    was, will = standing(it.block), standing(block)
    for effect in it.effects:
        if effect.kind in was and effect.kind not in will and effect.source in (None, it.id) and not effect.ends:
            lose(table, it, effect, "formed")
    for condition in will:
        if not it.has(condition):
            gain(table, it, condition)


def standing(block: Block) -> list[str]:
    return [condition for trait in block.traits for condition in trait.brings]


def fill_space(table: Table, it: Combatant) -> None:
    """It takes the nearest space that has room for it; where there is none, it is squeezed into less than its own.
    Who rides one that is no longer larger gets off.

    5e.form.room 5e.size.space 5e.mount.who
    """
    battle = table.state
    if it.realm:
        return
    if it.mount and not is_smaller(it, battle.creatures[it.mount]):
        fall_off(table, it, is_prone=False)
    if it.rider and not is_smaller(battle.creatures[it.rider], it):
        fall_off(table, battle.creatures[it.rider], is_prone=False)
    if not it.mount and it.width != it.block.width:
        width, square = room_for(battle, it, it.block.width)
        set_space(it, square, width)
    if it.rider:
        carry_rider(battle.creatures[it.rider], it)
    end_grapples_out_of_reach(table)


def is_smaller(one: Combatant, other: Combatant) -> bool:
    return SIZE_ORDER.index(one.block.size) < SIZE_ORDER.index(other.block.size)


# --- coming back


def come_back(table: Table, it: Combatant, over: OpenInt = 0) -> OpenInt:
    """It has its own form again, and its own hit points if the form had others; damage left over carries over to them.

    Returns what is left over of the damage then.

    5e.form.back 5e.form.over
    """
    own = it.own
    if own is None:
        return over
    leave_what_it_was(table, it, own.block)
    put_off(table, it, own)
    if not own.keeps_hp:
        have_hp(it, 0 if it.status == DEAD else own.hp, own.hp_max)
    kept_up = find(table.state, it.id, own.effect)
    if kept_up is not None:
        end(table, kept_up, "unformed")
        stop_keeping_up(table, kept_up)
    if concentration_of(it) is not None and it.true_block.casting is None:
        end_concentration(table, it, "unformed")
    fill_space(table, it)
    if own.keeps_hp or it.status == DEAD or over <= 0:
        return over
    before = it.hp
    hurt(table, it, over, [Reason("5e.form.over", over)])
    return over - before


def stop_keeping_up(table: Table, effect: Effect) -> None:
    """Nobody concentrates on a spell that has nobody left."""
    caster = table.state.creatures.get(effect.source or "")
    is_left = any(one.has(effect.kind) for one in table.state.everyone())
    if caster is not None and effect.what is not None and effect.what.spell and not is_left:
        end_concentration(table, caster, "unformed")


def shed(table: Table, it: Combatant, over: OpenInt) -> OpenInt:
    """One who drops to 0 in a form with hit points of its own comes back.  5e.form.back 5e.form.over"""
    while it.own is not None and not it.hp:
        if it.own.keeps_hp:
            break
        over = come_back(table, it, over)
    return over


def shed_what_ended(table: Table, it: Combatant) -> None:
    """A form whose effect has ended is left."""
    while it.own is not None and it.own.effect and find(table.state, it.id, it.own.effect) is None:
        come_back(table, it)


@remembered(KINDS)
def those_in_forms(battle: Battle) -> tuple[Combatant, ...]:
    """Everybody who has another form than its own."""
    return tuple(creature for creature in battle.everyone() if creature.own is not None)


def settle_forms(table: Table, those: Iterable[Combatant]) -> None:
    """The dead come back to their own forms, and those whose forms nothing keeps up any more.  5e.form.back"""
    for it in those:
        while it.own is not None and it.status == DEAD:
            come_back(table, it)
        shed_what_ended(table, it)
