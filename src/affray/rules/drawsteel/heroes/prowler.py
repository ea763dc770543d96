"""The prowler: strikes beside an ally, steps through shadow.  Start at `blink`."""

from affray.core.offers.deeds import PASS
from affray.core.table.asking import Question
from affray.rules.drawsteel.changes import add_to_pool
from affray.rules.drawsteel.maneuvers.hiding import HIDE, blind_to, hide_from_unaware
from affray.rules.drawsteel.readings import Table
from affray.rules.drawsteel.state.clash import Fighter
from affray.rules.drawsteel.state.happenings import Use
from affray.rules.drawsteel.state.words import Outcome


def melt_away(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """Hide after arriving, even while observed, which gives a surge.  ds.hero.melt-away ds.hide"""
    user = use.user

    def offer() -> list[object]:
        return [HIDE, PASS] if user.is_up and blind_to(table.state, user, in_sight=True) else []

    if table.ask(Question(user, "melt-away", offer)) == HIDE:
        hide_from_unaware(table, user, in_sight=True)
        add_to_pool(table, user, "surges", outcome.amount)
