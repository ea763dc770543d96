"""Damage to minions: it goes off the Stamina of their squad, and as many fall.  Start at `drain_squad`."""

from collections.abc import Sequence
from functools import partial

from affray.core.table.asking import Question
from affray.core.table.moments import DAMAGED, fire_moment
from affray.core.values import GM, Reason, total
from affray.rules.drawsteel.changes import drop_minion, lose_together
from affray.rules.drawsteel.harm.dying import fate_of
from affray.rules.drawsteel.harm.resistance import halving, resistance
from affray.rules.drawsteel.readings import Table
from affray.rules.drawsteel.state.clash import Fighter
from affray.rules.drawsteel.state.happenings import Harm
from affray.rules.drawsteel.state.squads import minions_of


def drain_squad(table: Table, harms: Sequence[Harm]) -> list[Fighter]:
    """Take damage off the Stamina of the squad, and drop as many minions as it no longer covers. Returns those.

    ds.minion.squad ds.minion.falls ds.stamina.unconscious
    """
    fallen = []
    for squad in dict.fromkeys(harm.target.squad for harm in harms):
        landed = [harm for harm in harms if harm.target.squad == squad]
        for harm, reasons in zip(landed, shared_reasons(landed), strict=True):
            amount = max(total(reasons), 0)
            harm.note(amount)
            lose_together(table, harm.target, amount, harm.type, reasons, harm.by)
            fire_moment(table, DAMAGED, harm.target)
        for each in choose_fallen(table, squad, landed):
            if each.is_up:
                drop_minion(table, each, fate_of(table, each, landed[0].by))
                fallen.append(each)
    return fallen


def shared_reasons(harms: Sequence[Harm]) -> list[list[Reason]]:
    """An area does each minion at most its own Stamina; weakness and immunity count once.

    ds.minion.area ds.minion.squad
    """
    found = []
    for harm in harms:
        reasons = [*harm.reasons, *halving(harm)]
        if is_area(harm):
            over = total(reasons) - harm.target.block.stamina
            reasons += [Reason("ds.minion.area", -over)] if over > 0 else []
        found.append(reasons)
    immune = 0
    for reason in () if harms[0].is_fixed else resistance(harms[0], sum(map(total, found))):
        if reason.amount > 0:
            found[0].append(reason)
        else:
            immune -= int(reason.amount)
    for reasons in found:
        taken = min(immune, total(reasons))
        if taken > 0:
            reasons.append(Reason("ds.damage.immunity", -taken))
            immune -= taken
    return found


def is_area(harm: Harm) -> bool:
    return harm.ability is not None and "area" in harm.ability.keywords


def choose_fallen(table: Table, squad: str, harms: Sequence[Harm]) -> list[Fighter]:
    """First one that was hit, as the dealer chooses; then the nearest others, unless it was an area.

    ds.minion.falls ds.minion.area
    """
    clash = table.state
    up = minions_of(clash, squad)
    due = len(up) - -(-clash.squads[squad] // up[0].block.stamina) if up else 0
    hit = [each for each in dict.fromkeys(harm.target for harm in harms) if each in up]
    chosen: list[Fighter] = []
    while hit and len(chosen) < due:
        if len(hit) > due - len(chosen):
            dealer = harms[0].by
            first = table.ask(Question(GM if dealer is None else dealer, "who-falls", list(hit)))
        else:
            first = hit[0]
        hit.remove(first)
        chosen.append(first)
    if not any(is_area(harm) for harm in harms):
        beside = sorted((each for each in up if each not in chosen), key=partial(clash.distance, harms[0].target))
        chosen += beside[: due - len(chosen)]
    return chosen
