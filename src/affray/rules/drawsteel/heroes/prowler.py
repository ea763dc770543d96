"""The prowler: strikes beside an ally, steps through shadow.  Start at `blink`."""

from affray.core.offers.deeds import PASS
from affray.core.offers.slots import Deed
from affray.core.table.asking import Question
from affray.core.table.changes import spend
from affray.rules.drawsteel.changes import add_to_pool
from affray.rules.drawsteel.maneuvers.hiding import HIDE, blind_to, hide_from_unaware
from affray.rules.drawsteel.movement.teleporting import teleported
from affray.rules.drawsteel.readings import Table
from affray.rules.drawsteel.state.blocks import Outcome
from affray.rules.drawsteel.state.clash import Fighter
from affray.rules.drawsteel.state.happenings import Use


def surge_with_ally(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """Gain a surge if an ally is adjacent to the target.  ds.hero.teamwork"""
    clash = table.state
    if any(clash.is_adjacent(ally, target) for ally in clash.allies(use.user)):
        add_to_pool(table, use.user, "surges", outcome.amount)


def blink(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """Teleport, a square farther for each insight spent.  ds.hero.blink"""
    user = use.user

    def offer() -> list[Deed]:
        most = user.pools.get(user.block.resource, 0) if user.is_up else 0
        return [Deed("spend", number) for number in range(most + 1)] if most else []

    said = table.ask(Question(user, "farther", offer))
    more = said.args[0] if said != PASS else 0
    if more:
        spend(table, user, user.block.resource, more)
    teleported(table, use, user, Outcome("teleport", outcome.amount + more))


def melt_away(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """Hide after arriving, even while observed, which gives a surge.  ds.hero.melt-away ds.hide"""
    user = use.user

    def offer() -> list[object]:
        return [HIDE, PASS] if user.is_up and blind_to(table.state, user, in_sight=True) else []

    if table.ask(Question(user, "melt-away", offer)) == HIDE:
        hide_from_unaware(table, user, in_sight=True)
        add_to_pool(table, user, "surges", outcome.amount)
