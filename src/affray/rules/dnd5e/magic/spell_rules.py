"""Spells with a rule of their own, listed in `hooks.py`.

Reaction spells are offered in `spell_reactions.py`.
"""

from typing import Final

from affray.core.dice.notation import parse_dice
from affray.core.offers.deeds import PASS
from affray.core.table.asking import Question
from affray.core.table.moments import end
from affray.core.values import Reason
from affray.rules.dnd5e.attack.sanctuary import unwarded
from affray.rules.dnd5e.changes import raise_hp_max, wake
from affray.rules.dnd5e.harm.conditions_applied import is_immune
from affray.rules.dnd5e.harm.damage import harm
from affray.rules.dnd5e.harm.dying import gain_temporary, regain
from affray.rules.dnd5e.harm.falling import free_for, own_width
from affray.rules.dnd5e.magic.resolve import make_targets_save, targets_of
from affray.rules.dnd5e.magic.spell_effects import apply_effect, clause_of, start_effect
from affray.rules.dnd5e.magic.spell_targets import ailments
from affray.rules.dnd5e.movement.forced import push, teleport
from affray.rules.dnd5e.reacting.reactions import offer_reactions
from affray.rules.dnd5e.readings import Table
from affray.rules.dnd5e.rolls.checks import check
from affray.rules.dnd5e.state.blows import Blow
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.happenings import MISSILES, Happening
from affray.rules.dnd5e.state.spellcast import Cast

ONE_D4: Final = parse_dice("1d4")
FEY_ANCESTRY: Final = "fey-ancestry"
"""Creatures with it cannot be put to sleep by magic."""


def magic_missile(table: Table, cast: Cast) -> None:
    """Darts hit at once: one damage roll, and one blow for each target.  5e.damage.many"""
    darts = unwarded(table, cast.caster, cast.aimed_at)
    offer_reactions(table, Happening(MISSILES, cast.caster, cast), list(dict.fromkeys(darts)))
    ((dice, type),) = cast.damage
    roll = table.roll(cast.caster, dice, "damage")
    for target in dict.fromkeys(darts):
        if target.is_there and not target.has("shield"):
            parts = [(roll.total * darts.count(target), type)]
            harm(table, Blow(target, parts, cast.caster, is_magical=True))


def sleep(table: Table, cast: Cast) -> None:
    """The roll is the hit points of creatures affected, lowest first; each subtracts its own."""
    roll = table.roll(cast.caster, cast.spell.pool_at(cast.level), "sleep")
    left = roll.total
    for target in sorted(targets_of(table, cast), key=lambda creature: creature.hp):
        if not can_fall_asleep(target):
            continue
        if target.hp > left:
            return
        left -= target.hp
        apply_effect(table, cast, target)


def can_fall_asleep(creature: Combatant) -> bool:
    """Not unconscious, undead, or immune to being charmed or to magical sleep."""
    block = creature.block
    is_proof = "charmed" in block.condition_immunities or FEY_ANCESTRY in block.features or is_immune(creature, "sleep")
    return creature.is_conscious and block.kind != "undead" and not is_proof


def thunderwave(table: Table, cast: Cast) -> None:
    """Those who fail are also pushed 2 squares away from the caster, a rider with its mount.  5e.mount.thrown"""
    pushed = {target.id: target for target in make_targets_save(table, cast) if target.is_there}
    for target in [target for target in pushed.values() if target.mount not in pushed]:
        push(table, target, cast.caster, 2)


def misty_step(table: Table, cast: Cast) -> None:
    """Teleport to a free square in sight, without opportunity attacks.  5e.opportunity.avoid"""
    caster = cast.caster
    if free_for(table.state, caster, own_width(caster)) >> cast.aim & 1:
        teleport(table, caster, cast.aim, caster.height)


def false_life(table: Table, cast: Cast) -> None:
    """1d4 and 4 temporary hit points, and 5 more for each level of the slot above the first.  5e.temp-hp.no-stack"""
    roll = table.roll(cast.caster, ONE_D4.plus(4 + 5 * (cast.level - 1)), "false-life")
    gain_temporary(table, cast.caster, int(roll.total))


def shield(table: Table, cast: Cast) -> None:
    """+5 Armour Class until the caster's next turn, including against the triggering attack (`aim`)."""
    apply_effect(table, cast, cast.caster)
    if cast.aim is not None:
        cast.aim.guard.append(Reason(clause_of("shield"), 5))


def counterspell(table: Table, cast: Cast) -> None:
    """A spell of the slot's level or lower fails; a higher one if a check of DC 10 plus its level succeeds."""
    other: Cast = cast.aim
    dc = 10 + other.level
    ability = cast.casting.ability
    is_stopped = other.level <= cast.level
    if not is_stopped:
        clause = clause_of("counterspell")
        is_stopped = check(table, cast.caster, ability, clause, dc, why="counterspell").total >= dc
    if is_stopped:
        other.fail()
        table.tell("countered", who=other.caster, spell=other.spell, by=cast.caster)


def pass_without_trace(table: Table, cast: Cast) -> None:
    """Applies to all friends; it helps them near the caster."""
    for friend in table.state.everyone():
        if friend.side == cast.caster.side:
            apply_effect(table, cast, friend)


def aid(table: Table, cast: Cast) -> None:
    """+5 hit point maximum with a 2nd-level slot, +5 for each level above. It outlasts any fight.

    5e.magic.same
    """
    amount = 5 * (cast.level - 1)
    for target in cast.aimed_at:
        before = sum(effect.amount for effect in target.effects if effect.kind == "aid")
        if amount > before:
            raise_hp_max(target, amount - before)
            start_effect(table, target, "aid", cast.caster, [], amount)
            regain(table, target, amount - before, [Reason(clause_of("aid"), amount - before)])


def lesser_restoration(table: Table, cast: Cast) -> None:
    """Ends one of blinded, deafened, paralyzed, poisoned or a disease; the caster chooses."""

    def offer() -> list[str]:
        return [effect.kind for effect in ailments(cast.aim)]

    found = dict.fromkeys(offer())
    kind = table.ask(Question(cast.caster, "cure", offer, cast.aim)) if len(found) > 1 else next(iter(found), PASS)
    for effect in ailments(cast.aim):
        if effect.kind == kind:
            end(table, effect, "cured")


def revivify(table: Table, cast: Cast) -> None:
    """A creature that died within the last minute returns to life with 1 hit point."""
    for target in cast.aimed_at:
        wake(table, target)
        regain(table, target, 1, [Reason(clause_of("revivify"), 1)])
