"""Damage: who may answer it, what is lost, who falls by it.  Start at `deal`."""

from collections.abc import Iterable

from affray.core.table.moments import DAMAGED, fire_moment
from affray.core.values import Reason, open_total
from affray.rules.drawsteel.changes import lose_stamina
from affray.rules.drawsteel.harm.dying import fell_if_due
from affray.rules.drawsteel.harm.resistance import adjustments
from affray.rules.drawsteel.harm.squad_stamina import drain_squad
from affray.rules.drawsteel.harm.triggers import fire_trigger
from affray.rules.drawsteel.readings import Table
from affray.rules.drawsteel.state.clash import Fighter
from affray.rules.drawsteel.state.happenings import Happening, Harm, Use
from affray.rules.drawsteel.state.words import Outcome


def deal(table: Table, harms: list[Harm]) -> None:
    """Deal damage, then let follow what happens when somebody falls.  ds.damage.together"""
    follow_falls(table, apply_damage(table, harms))


def follow_falls(table: Table, fallen: Iterable[Fighter]) -> None:
    """What happens when somebody has fallen; for a strike that moves its target, after the movement.

    ds.forced.order
    """
    for fighter in fallen:
        for hook in table.readings.hooks.felled:
            hook(table, fighter)


def apply_damage(table: Table, harms: list[Harm]) -> list[Fighter]:
    """Let triggered actions answer, then apply all damage at once. Returns those who fell.  ds.damage.together"""
    readings = table.readings
    for harm in harms:
        fire_trigger(table, Happening("damage", harm.target, harm.by, harm))
        for hook in readings.hooks.harming:
            hook(table, harm)
    hit = [harm for harm in harms if harm.target.is_there]
    shared = [harm for harm in hit if harm.target.is_minion and harm.target.is_up]
    alone = [harm for harm in hit if harm not in shared]
    standing = {harm.target.id for harm in alone if harm.target.hp > 0}
    for harm in alone:
        apply_to(table, harm)
    last = {harm.target.id: harm for harm in alone}.values()
    fallen = [each.target for each in last if fell_if_due(table, each.target, each.target.id in standing, each.by)]
    fallen += drain_squad(table, shared)
    for harm in hit:
        for hook in readings.hooks.harmed if harm.dealt else ():
            hook(table, harm)
    return fallen


def apply_to(table: Table, harm: Harm) -> None:
    """Halve it, add weakness, take off immunity, and take the rest off Stamina.  ds.damage.order"""
    readings = table.readings
    reasons = [*harm.reasons, *adjustments(harm, [find(table.state, harm.target) for find in readings.hooks.resisting])]
    amount = max(open_total(reasons), 0)
    harm.note(amount)
    lose_stamina(table, harm.target, amount, harm.type, reasons, harm.by)
    if amount:
        fire_moment(table, DAMAGED, harm.target)


def fell(table: Table, fighter: Fighter, is_news: bool, by: Fighter | None = None) -> None:
    """Let a fighter fall that has lost too much Stamina, with what follows from it.

    ds.stamina.dying ds.stamina.death
    """
    follow_falls(table, [fighter] if fell_if_due(table, fighter, is_news, by) else [])


# --- by an outcome


def harm(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """Damage without a roll, of the type that is written or that the user chose.

    ds.hero.type ds.foe.geyser ds.foe.jaws ds.malice.goblins
    """
    reason = Reason(outcome.because or f"ds.effect.{use.ability.id}", outcome.amount)
    deal(table, [Harm(target, [reason], outcome.type or use.type, use.user, use.ability)])


def halve(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """Halve the damage that is answered.  ds.damage.order"""
    if use.happening is not None:
        use.happening.record.halve()
        for hook in table.readings.hooks.shielded:
            hook(table, use.happening.who)


def dull(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """Lower the potency of the use that is answered, against whom it hurts.  ds.hero.parry"""
    if use.happening is not None and use.happening.record.using is not None:
        use.happening.record.using.shift_potency(target, -outcome.amount)
