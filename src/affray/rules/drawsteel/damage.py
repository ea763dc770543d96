"""Damage: what changes it, what is lost, who is dying and who dies.  Start at `deal`."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from affray.core.asking import Question
from affray.core.changes import gain
from affray.core.effects import DAMAGED, FIGHT_END, fire_moment
from affray.core.slots import Deed
from affray.core.values import Reason, Until, total
from affray.rules.drawsteel.blocks import ANY, Ability, Outcome
from affray.rules.drawsteel.changes import lose_stamina, set_status
from affray.rules.drawsteel.happenings import Happening, Harm, Trigger, Use
from affray.rules.drawsteel.readings import Table
from affray.rules.drawsteel.triggers import happen
from affray.rules.drawsteel.values import DEAD, OUT, Clash, Fighter

TOUGH: Final = "tough-when-winded"
"""The feature of those who take less damage once they are winded.  ds.foe.tough"""
TOUGHNESS: Final = 2
FEATURES: Final = (TOUGH,)
KILL: Final = Deed("kill")
SPARE: Final = Deed("knock-out")


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
    fallen += readings.hooks.drain(table, shared)
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


Resisting = Sequence[tuple[Mapping[str, int], Mapping[str, int]]]
"""Weaknesses and immunities that come from elsewhere than the stat block."""


def adjustments(harm: Harm, more: Resisting = ()) -> list[Reason]:
    """What halving, weakness and immunity add and take off, each as a reason; `more` of both come from elsewhere.

    ds.damage.order
    """
    if harm.is_fixed:
        return []
    halved = halving(harm)
    return [*halved, *resistance(harm, total([*harm.reasons, *halved]), more)]


def halving(harm: Harm) -> list[Reason]:
    """ds.damage.order ds.damage.halved"""
    amount = total(harm.reasons)
    return [Reason("ds.damage.halved", amount // 2 - amount)] if harm.is_halved else []


def resistance(harm: Harm, amount: int, more: Resisting = ()) -> list[Reason]:
    """What weakness and immunity add and take off, each as a reason.  ds.damage.order"""
    found: list[Reason] = []
    block = harm.target.block
    weak = max(highest(each, harm.type) for each in (block.weaknesses, *(weak for weak, _ in more)))
    immune = max(highest(each, harm.type) for each in (block.immunities, *(immune for _, immune in more)))
    if harm.target.has_feature(TOUGH) and harm.target.is_winded:
        immune = max(immune, TOUGHNESS)
    if weak:
        found.append(Reason("ds.damage.weakness", weak))
    if immune:
        found.append(Reason("ds.damage.immunity", -min(immune, amount + total(found))))
    return found


def highest(against: Mapping[str, int], type: str) -> int:
    """Of several weaknesses or immunities that apply, only the highest counts.  ds.damage.order"""
    return max(against.get(ANY, 0), against.get(type, 0) if type else 0)


def fall(table: Table, fighter: Fighter, is_news: bool, by: Fighter | None = None) -> None:
    """Whoever has lost too much falls, with all that follows.  ds.stamina.dying ds.stamina.death"""
    mourn(table, [fighter] if falls(table, fighter, is_news, by) else [])


def falls(table: Table, fighter: Fighter, is_news: bool, by: Fighter | None) -> bool:
    """The Director's creatures die at 0; a hero there is dying, and dies at minus the winded value.

    Any damage kills the unconscious.  ds.stamina.dying ds.stamina.death ds.stamina.unconscious
    """
    if not fighter.is_there or (fighter.hp > 0 and fighter.is_up):
        return False
    if fighter.hp <= fighter.lowest or not fighter.is_up:
        set_status(table, fighter, fate_of(table, fighter, by))
        return True
    if is_news:
        table.tell("dying", who=fighter)
    return False


def fate_of(table: Table, fighter: Fighter, by: Fighter | None) -> str:
    """Dead; but where the table plays so, whoever fells somebody may knock it out, and any damage then kills it.

    ds.stamina.unconscious
    """
    if not table.readings.may_spare or by is None or not fighter.is_up:
        return DEAD
    if table.ask(Question(by, "mercy", [KILL, SPARE], fighter)) != SPARE:
        return DEAD
    gain(table, fighter, "prone", ends=[Until(FIGHT_END)], amount=1)
    return OUT


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


OUTCOMES: Final = {"halve": halve}
TRIGGERS: Final = {"damaged": Trigger("damage", is_hit_oneself)}
