"""What a spell does once it is cast: attacks, saves, damage, healing, effects.  Start at `resolve`."""

from typing import Final

from affray.core.board.bits import union
from affray.core.offers.deeds import PASS, Pattern
from affray.core.offers.slots import Subset
from affray.core.table.asking import Question
from affray.core.unknown import OpenInt
from affray.core.values import Reason
from affray.rules.dnd5e.attack.attack import attack
from affray.rules.dnd5e.attack.sanctuary import unwarded
from affray.rules.dnd5e.changes import make_zone
from affray.rules.dnd5e.effects.acting import perform
from affray.rules.dnd5e.effects.steps import evades
from affray.rules.dnd5e.harm.concentration import concentration_of, keep_up
from affray.rules.dnd5e.harm.damage import harm
from affray.rules.dnd5e.harm.dying import restore
from affray.rules.dnd5e.magic.spell_effects import apply_effect
from affray.rules.dnd5e.magic.spell_targets import is_hostile, works_on
from affray.rules.dnd5e.magic.zone_effects import set_alight
from affray.rules.dnd5e.readings import Table
from affray.rules.dnd5e.rolls.checks import planned_save, save_all
from affray.rules.dnd5e.senses.areas import cover_from, covered, those_in
from affray.rules.dnd5e.senses.cover import creatures_between
from affray.rules.dnd5e.senses.sight import is_in_silence, sees
from affray.rules.dnd5e.state.acts import THEN
from affray.rules.dnd5e.state.attempts import Trial
from affray.rules.dnd5e.state.battle import Zone
from affray.rules.dnd5e.state.blows import Blow
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.spellcast import Cast
from affray.rules.dnd5e.state.steps import Harm
from affray.rules.dnd5e.state.zone_kinds import MakeZone

DISCIPLE_OF_LIFE: Final = "disciple-of-life"
SCULPT_SPELLS: Final = "sculpt-spells"


def resolve(table: Table, spell: Cast) -> None:
    """Resolve a spell by its data, in the order of spell descriptions."""
    if spell.spell.act is not None:
        act_out(table, spell)
        return
    if spell.spell.zone:
        create_zone(table, spell)
    if spell.spell.attack:
        make_spell_attacks(table, spell)
    elif spell.spell.healing:
        heal_targets(table, spell)
    elif spell.spell.save:
        make_targets_save(table, spell)
    elif spell.spell.effect:
        for target in targets_of(table, spell):
            apply_effect(table, spell, target)


def act_out(table: Table, spell: Cast) -> None:
    """Do the act of the spell, with the figures of the caster and the slot, to all whom it touches.  5e.damage.many"""
    if spell.spell.attack:
        make_spell_attacks(table, spell)
        steps = {THEN: spell.act.steps.get(THEN, ())}
        perform(table, spell.act.but(steps=steps), spell.caster, ())
        return
    spared = sculpt(table, spell)
    touched = [target for target in targets_of(table, spell) if target not in spared]
    if spell.spell.pool:
        touched = within_budget(table, spell, touched)
    if table.state.zones and is_fire(spell):
        set_alight(table, spell, area_of(table, spell))
    corner = spell.point if spell.spell.target == "point" else None
    has_area = spell.spell.shape is not None
    area = spell.area if has_area and not spell.spell.is_around else None
    perform(
        table,
        spell.act,
        spell.caster,
        touched,
        corner,
        squares=area_of(table, spell) if has_area else 0,
        kept=kept_by(table, spell),
        area=area,
    )


def within_budget(table: Table, spell: Cast, targets: list[Combatant]) -> list[Combatant]:
    """The roll is the hit points of creatures affected, lowest first; each subtracts its own."""
    left = table.roll(spell.caster, spell.spell.pool_at(spell.level), spell.spell.id).total
    found: list[Combatant] = []
    for target in sorted(targets, key=lambda creature: creature.hp):
        if target.hp > left:
            break
        left -= target.hp
        found.append(target)
    return found


def kept_by(table: Table, spell: Cast) -> str:
    """The effect that keeps up the area that the spell makes: concentration, or its duration alone."""
    if not any(isinstance(step, MakeZone) for step in spell.spell.steps):
        return ""
    effect = concentration_of(spell.caster) if spell.spell.concentration else keep_up(table, spell)
    return "" if effect is None else effect.id


def targets_of(table: Table, spell: Cast) -> list[Combatant]:
    """The creatures in the area, or the chosen targets."""
    if spell.spell.shape is None:
        return unwarded(table, spell.caster, spell.aimed_at) if is_hostile(spell.spell) else list(spell.aimed_at)
    battle, caster, among = table.state, spell.caster, spell.spell.among
    if spell.spell.is_around:
        there = [one for one in battle.everyone() if one.is_there and not caster.is_beyond(one)]
        found = [one for one in there if battle.distance(caster, one) <= spell.size]
    else:
        found = those_in(battle, spell.area, area_of(table, spell), spell.spell.zone)
    if among:
        found = [one for one in found if (one.side == caster.side) == (among == "friend")]
    found = [one for one in found if works_on(battle, caster, spell.spell, one)]
    most = spell.spell.targets_at(spell.level, 0)
    if most == 1 or spell.spell.is_around:
        return found
    return sorted(found, key=lambda one: battle.grid.distance(spell.point, one.at))[:most]


def area_of(table: Table, spell: Cast) -> int:
    """The squares of its area, or of those it is aimed at."""
    battle = table.state
    if spell.spell.shape is None:
        return union(battle.space(target) for target in spell.aimed_at)
    if spell.spell.is_around:
        return battle.grid.around(spell.caster.at, spell.caster.width, spell.size)
    return covered(battle, table.readings.areas, spell.area)


def is_fire(spell: Cast) -> bool:
    own = [part for step in spell.spell.steps if isinstance(step, Harm) for part in step.parts]
    return any(type == "fire" for _, type in (*spell.spell.damage, *own))


def create_zone(table: Table, spell: Cast) -> None:
    """Create the zone of a spell, for its duration."""
    area = area_of(table, spell)
    effect = concentration_of(spell.caster) if spell.spell.concentration else keep_up(table, spell)
    assert effect is not None
    make_zone(table, Zone(spell.spell.zone, f"{area:x}", spell.caster.id, effect.id, spell.dc))


def make_spell_attacks(table: Table, spell: Cast) -> None:
    """A spell attack for each ray or target.  5e.attack.what 5e.attack.proficiency-spell"""
    battle = table.state
    for target in spell.aimed_at:
        if not target.is_there or not spell.caster.is_able:
            continue
        if not attack(table, spell.caster, spell.weapon, target):
            if spell.after_miss is not None:
                perform(table, spell.after_miss, spell.caster, [target], has_missed=True)
            continue
        if spell.spell.effect:
            apply_effect(table, spell, target)
        if battle.zones and is_fire(spell):
            set_alight(table, spell, battle.space(target))


def heal_targets(table: Table, spell: Cast) -> None:
    """One healing roll for all targets, plus the caster's modifier.  5e.heal.sources 5e.damage.many"""
    dice = spell.spell.healing_at(spell.level).plus(spell.modifier)
    restore(table, spell.caster, dice, "healing", spell.aimed_at, added=disciple_of_life(spell))


def disciple_of_life(spell: Cast) -> list[Reason]:
    """A disciple of life heals 2 and the slot's level more.  5e.feature.disciple-of-life"""
    if DISCIPLE_OF_LIFE not in spell.caster.block.features or spell.level == 0:
        return []
    return [Reason("5e.feature.disciple-of-life", 2 + spell.level)]


def make_targets_save(table: Table, spell: Cast) -> list[Combatant]:
    """Each target saves; one damage roll for all. Returns those who failed.  5e.damage.many"""
    spared = sculpt(table, spell)
    targets = [target for target in targets_of(table, spell) if target not in spared]
    saved = save_all(table, [save_from(table, spell, target) for target in targets], spell.dc)
    rolled = [(table.roll(spell.caster, dice, "damage").total, type) for dice, type in spell.damage]
    failed = [target for target in targets if target not in saved]
    if table.state.zones and is_fire(spell):
        set_alight(table, spell, area_of(table, spell))
    for target in targets:
        damage_target(table, spell, target, rolled, target in saved)
    if spell.spell.effect:
        for target in failed:
            apply_effect(table, spell, target)
    return failed


def sculpt(table: Table, spell: Cast) -> tuple[Combatant, ...]:
    """The evoker may spare 1 plus the slot's level friends.  5e.feature.sculpt-spells"""
    if SCULPT_SPELLS not in spell.caster.block.features or spell.spell.shape is None or not spell.spell.harms:
        return ()

    def friends() -> list[Combatant]:
        others = [one for one in targets_of(table, spell) if one is not spell.caster]
        return [one for one in others if one.side == spell.caster.side and sees(table.state, spell.caster, one)]

    def offer() -> list[object]:
        found = friends()
        return [Pattern("spare", Subset(found, 1, 1 + spell.level)), PASS] if found else []

    deed = table.ask(Question(spell.caster, SCULPT_SPELLS, offer))
    return () if deed == PASS else deed.args[0]


def save_from(table: Table, spell: Cast, target: Combatant) -> Trial:
    """Against the caster's DC; cover adds to Dexterity saves.

    5e.cover.half 5e.cover.three-quarters 5e.magic.dc 5e.cover.side
    """
    battle = table.state
    ability, cover = spell.spell.save, None
    if ability == "dex" and not spell.spell.ignores_cover:
        between = creatures_between(table.readings, battle, spell.caster, target)
        cover = cover_from(battle, spell.caster, target, between, spell.aim if spell.spell.target == "point" else None)
    trial = planned_save(table.readings, battle, target, ability, spell.caster, ("spell", spell.spell.effect), cover)
    if target.block.kind in spell.spell.hinders:
        trial.add_edge(-1, Reason(f"5e.spell.{spell.spell.id}"))
    return trial


def damage_target(
    table: Table, spell: Cast, target: Combatant, rolled: list[tuple[OpenInt, str]], is_saved: bool
) -> None:
    """Full damage, half, or none.  5e.saving-throw.success"""
    battle = table.state
    if not rolled or (is_saved and not spell.spell.half):
        return
    is_halved = is_saved
    if spell.spell.half and evades(battle, target, spell.spell.save):
        if is_saved:
            return
        is_halved = True
    if battle.zones and is_in_silence(battle, target):
        rolled = [(amount, type) for amount, type in rolled if type != "thunder"]
    parts = [(amount // 2 if is_halved else amount, type) for amount, type in rolled]
    harm(table, Blow(target, parts, spell.caster, is_magical=True))
