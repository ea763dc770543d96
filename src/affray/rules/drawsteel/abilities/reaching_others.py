"""To whom an outcome happens beside the target: by a role, or among others.  Start at `touched`."""

from collections.abc import Mapping
from functools import partial
from typing import Final

from affray.core.offers.deeds import PASS
from affray.core.offers.slots import Deed
from affray.core.table.asking import Question
from affray.core.table.changes import spend
from affray.rules.drawsteel.changes import spend_malice_on
from affray.rules.drawsteel.readings import Readings, Table
from affray.rules.drawsteel.rolls.filters import passes
from affray.rules.drawsteel.state.bonds import held_by
from affray.rules.drawsteel.state.clash import Clash, Fighter, those_up
from affray.rules.drawsteel.state.happenings import Use
from affray.rules.drawsteel.state.words import DOER, HELD, Outcome
from affray.rules.drawsteel.targets.costs import purse_of

ASKED: Final[Mapping[str, str]] = {"recovery": "who-recovers", "surges": "who-gains"}
"""The question by which one is chosen, by the kind of outcome."""
WHO: Final = "who-strikes"
"""The question by which one is chosen who may act."""


def touched(table: Table, using: Use, target: Fighter, outcome: Outcome) -> list[Fighter]:
    """Those to whom an outcome happens: the target, a role seen from it, or others, all or one of them."""
    clash, user, who = table.state, using.user, outcome.who
    if who is None:
        return in_role(clash, using, target, outcome.to)
    if who.is_all:
        return others(table.readings, clash, using, target, outcome)

    asked = ASKED.get(outcome.kind, WHO)

    def offer() -> list[object]:
        found = others(table.readings, clash, using, target, outcome)
        return [*found, *([PASS] if found and asked == WHO else [])]

    said = table.ask(Question(user, asked, offer, target if who.near else None))
    return [said] if isinstance(said, Fighter) else []


def in_role(clash: Clash, using: Use, target: Fighter, role: str) -> list[Fighter]:
    """Whom a role means: whoever did what is answered, those whom the user holds, the user, the target."""
    if role == DOER:
        return [using.happening.by] if using.happening is not None and using.happening.by is not None else []
    if role == HELD:
        return held_by(clash, using.user)
    return [using.user if role else target]


def others(readings: Readings, clash: Clash, using: Use, target: Fighter, outcome: Outcome) -> list[Fighter]:
    """Those who are up and pass the filters, the user first if it is one of them."""
    who, user = outcome.who, using.user
    if who is None or (who.near and not target.is_up):
        return []
    can = readings.hooks.able.get(outcome.kind)
    return [
        each
        for each in (user, *(other for other in those_up(clash) if other is not user))
        if each.is_up
        and passes(clash, user, each, who.only, using)
        and passes(clash, target, each, who.near, using)
        and (can is None or can(readings, clash, each))
    ]


# --- for a price


def bought(table: Table, using: Use, target: Fighter, outcome: Outcome) -> Outcome:
    """The outcome, a square farther for each point that its user spends.  ds.hero.blink ds.foe.drift"""
    user = using.user
    kind = "farther" if user.hero else "drift"

    def offer() -> list[Deed]:
        most = purse_of(table.state, user) if target.is_up else 0
        return [Deed("spend", number) for number in range(most + 1)] if most else []

    said = table.ask(Question(user, kind, partial(offer), None if user is target else target))
    more = said.args[0] if said != PASS else 0
    if more and user.hero:
        spend(table, user, user.block.resource, more)
    elif more:
        spend_malice_on(table, user, using.ability.id, more)
    return outcome.but(amount=outcome.amount + more)
