"""Damage: who may answer it, what is lost, who falls by it.  Start at `deal`."""

from collections.abc import Iterable

from affray.core.effects import DAMAGED, fire_moment
from affray.core.values import total
from affray.rules.drawsteel.changes import lose_stamina
from affray.rules.drawsteel.harm.dying import falls
from affray.rules.drawsteel.harm.resistance import adjustments
from affray.rules.drawsteel.harm.squad_stamina import drain_squad
from affray.rules.drawsteel.harm.triggers import happen
from affray.rules.drawsteel.readings import Table
from affray.rules.drawsteel.state.blocks import Ability, Outcome
from affray.rules.drawsteel.state.clash import Clash, Fighter
from affray.rules.drawsteel.state.happenings import Happening, Harm, Use


def deal(table: Table, harms: list[Harm]) -> None:
    """The damage, and what follows when somebody has fallen.  ds.damage.together"""
    mourn(table, hurt(table, harms))


def mourn(table: Table, fallen: Iterable[Fighter]) -> None:
    """What happens when somebody has fallen; of whom a blow also moves, only after the movement.  ds.forced.order"""
    for fighter in fallen:
        for hook in table.readings.hooks.felled:
            hook(table, fighter)


def hurt(table: Table, harms: list[Harm]) -> list[Fighter]:
    """First whoever may answer the damage does, then all of it lands at once. Returns those who have fallen by it.

    ds.damage.together
    """
    readings = table.readings
    for harm in harms:
        happen(table, Happening("damage", harm.target, harm.by, harm))
        for hook in readings.hooks.harming:
            hook(table, harm)
    hit = [harm for harm in harms if harm.target.is_there]
    shared = [harm for harm in hit if harm.target.is_minion and harm.target.is_up]
    alone = [harm for harm in hit if harm not in shared]
    standing = {harm.target.id for harm in alone if harm.target.hp > 0}
    for harm in alone:
        land(table, harm)
    last = {harm.target.id: harm for harm in alone}.values()
    fallen = [each.target for each in last if falls(table, each.target, each.target.id in standing, each.by)]
    fallen += drain_squad(table, shared)
    for harm in hit:
        for hook in readings.hooks.harmed if harm.dealt else ():
            hook(table, harm)
    return fallen


def land(table: Table, harm: Harm) -> None:
    """Halving, then weakness, then immunity, then off Stamina.  ds.damage.order"""
    readings = table.readings
    reasons = [*harm.reasons, *adjustments(harm, [find(table.state, harm.target) for find in readings.hooks.resisting])]
    amount = max(total(reasons), 0)
    harm.note(amount)
    lose_stamina(table, harm.target, amount, harm.type, reasons, harm.by)
    if amount:
        fire_moment(table, DAMAGED, harm.target)


def fall(table: Table, fighter: Fighter, is_news: bool, by: Fighter | None = None) -> None:
    """Whoever has lost too much falls, with all that follows.  ds.stamina.dying ds.stamina.death"""
    mourn(table, [fighter] if falls(table, fighter, is_news, by) else [])


# --- triggered actions that meet it


def is_hit_oneself(clash: Clash, fighter: Fighter, ability: Ability, happening: Happening) -> bool:
    """Is it the one who reacts that takes damage?"""
    return happening.who is fighter


def halve(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """The damage that is answered is halved.  ds.damage.order"""
    if use.happening is not None:
        use.happening.record.halve()
        for hook in table.readings.hooks.shielded:
            hook(table, use.happening.who)
