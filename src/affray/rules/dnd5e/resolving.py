"""What a spell does once it is cast: attacks, saves, damage, healing, effects.  Start at `resolve`."""

from typing import TYPE_CHECKING, cast

from affray.core.asking import Table
from affray.core.board.bits import union
from affray.core.values import Reason, total
from affray.rules.dnd5e.areas import cover_from, covered, those_in
from affray.rules.dnd5e.attacks import attack
from affray.rules.dnd5e.casts import Cast, works_on
from affray.rules.dnd5e.changes import make_zone
from affray.rules.dnd5e.concentration import concentration_of, keep_up
from affray.rules.dnd5e.damage import Blow, harm
from affray.rules.dnd5e.dying import regain
from affray.rules.dnd5e.sculpting import healing_more, spare
from affray.rules.dnd5e.seeing import is_in_silence
from affray.rules.dnd5e.spell_effects import lay
from affray.rules.dnd5e.trials import save
from affray.rules.dnd5e.values import DEAD, Battle, Combatant, Zone
from affray.rules.dnd5e.zones import set_alight

if TYPE_CHECKING:
    from affray.rules.dnd5e.rulebook import Dnd5e


def resolve(table: Table, battle: Battle, spell: Cast) -> None:
    """All that data can say of a spell, in the order in which descriptions tell it."""
    if spell.spell.zone:
        stay(table, battle, spell)
    if spell.spell.attack:
        strike(table, battle, spell)
    elif spell.spell.healing:
        mend(table, spell)
    elif spell.spell.save:
        afflict(table, battle, spell)
    elif spell.spell.effect:
        for target in targets_of(table, battle, spell):
            lay(table, spell, target)


def targets_of(table: Table, battle: Battle, spell: Cast) -> list[Combatant]:
    """Those in the area, or those chosen."""
    if spell.spell.shape is None:
        return spell.aimed_at
    found = those_in(battle, spell.area, area_of(table, battle, spell), spell.spell.zone)
    return [one for one in found if works_on(spell.spell, one)]


def area_of(table: Table, battle: Battle, spell: Cast) -> int:
    """The squares of its area, or of those it is aimed at."""
    if spell.spell.shape is None:
        return union(battle.space(target) for target in spell.aimed_at)
    return covered(battle, cast("Dnd5e", table.rulebook).areas, spell.area)


def is_fire(spell: Cast) -> bool:
    return any(type == "fire" for _, type in spell.spell.damage)


def stay(table: Table, battle: Battle, spell: Cast) -> None:
    """An area that lasts as long as the spell does."""
    area = area_of(table, battle, spell)
    effect = concentration_of(spell.caster) if spell.spell.concentration else keep_up(table, spell)
    assert effect is not None
    make_zone(table, battle, Zone(spell.spell.zone, f"{area:x}", spell.caster.id, effect.id, spell.dc))


def strike(table: Table, battle: Battle, spell: Cast) -> None:
    """A spell attack for each ray or target.  5e.attack.what 5e.attack.proficiency-spell"""
    for target in spell.aimed_at:
        if target.status == DEAD or not spell.caster.is_able:
            continue
        if not attack(table, battle, spell.caster, spell.weapon, target):
            continue
        if spell.spell.effect:
            lay(table, spell, target)
        if battle.zones and is_fire(spell):
            set_alight(table, battle, spell, battle.space(target))


def mend(table: Table, spell: Cast) -> None:
    """One roll for all, with the caster's modifier.  5e.heal.sources 5e.damage.many"""
    dice = spell.spell.healing_at(spell.level).plus(spell.modifier)
    roll = table.roll(spell.caster, dice, "healing")
    reasons = [Reason("5e.heal.sources", roll.total), *healing_more(spell)]
    for target in spell.aimed_at:
        regain(table, target, total(reasons), reasons)


def afflict(table: Table, battle: Battle, spell: Cast) -> list[Combatant]:
    """Everybody saves who is not spared; the damage is rolled once for all. Returns those who failed.

    B-57 5e.damage.many
    """
    targets = targets_of(table, battle, spell)
    spared = spare(table, battle, spell, targets)
    saved = [target for target in targets if target in spared or makes_save(table, battle, spell, target)]
    rolled = [(table.roll(spell.caster, dice, "damage").total, type) for dice, type in spell.damage]
    failed = [target for target in targets if target not in saved]
    if battle.zones and is_fire(spell):
        set_alight(table, battle, spell, area_of(table, battle, spell))
    for target in targets:
        if target not in spared:
            suffer(table, battle, spell, target, rolled, target in saved)
    if spell.spell.effect:
        for target in failed:
            lay(table, spell, target)
    return failed


def makes_save(table: Table, battle: Battle, spell: Cast, target: Combatant) -> bool:
    """Against the caster's DC; cover helps Dexterity.  B-48 B-58 5e.cover.half 5e.cover.three-quarters"""
    ability, cover = spell.spell.save, None
    if ability == "dex" and not spell.spell.ignores_cover:
        between = cast("Dnd5e", table.rulebook).creatures_between(battle, spell.caster, target)
        cover = cover_from(battle, spell.caster, target, between, spell.aim if spell.spell.target == "point" else None)
    return save(table, battle, target, ability, spell.dc, spell.caster, ("spell", spell.spell.effect), cover)


def suffer(
    table: Table, battle: Battle, spell: Cast, target: Combatant, rolled: list[tuple[int, str]], is_saved: bool
) -> None:
    """All of the damage, or half, or none.  B-7"""
    if not rolled or (is_saved and not spell.spell.half):
        return
    if battle.zones and is_in_silence(battle, target):
        rolled = [(amount, type) for amount, type in rolled if type != "thunder"]
    parts = [(amount // 2 if is_saved else amount, type) for amount, type in rolled]
    harm(table, battle, Blow(target, parts, spell.caster, is_magical=True))
