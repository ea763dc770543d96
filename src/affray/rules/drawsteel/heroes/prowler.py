"""The prowler: strikes beside an ally, steps through shadow.  Start at `blink`."""

from affray.core.asking import Question
from affray.core.changes import spend
from affray.core.deeds import PASS
from affray.core.slots import Deed
from affray.rules.drawsteel.changes import give
from affray.rules.drawsteel.maneuvers.hiding import HIDE, blind_to, vanish
from affray.rules.drawsteel.movement.teleporting import teleported
from affray.rules.drawsteel.readings import Table
from affray.rules.drawsteel.state.blocks import Outcome
from affray.rules.drawsteel.state.clash import Fighter
from affray.rules.drawsteel.state.happenings import Use


def surge_with_ally(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """A surge first, if an ally stands beside the target.  ds.hero.teamwork"""
    clash = table.state
    if any(clash.is_adjacent(ally, target) for ally in clash.allies(use.user)):
        give(table, use.user, "surges", outcome.amount)


def blink(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """Teleport so far, and a square farther for each of the resource that one spends.  ds.hero.blink"""
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
    """One may hide where one has arrived, though observed; that gives a surge.  ds.hero.melt-away ds.hide"""
    user = use.user

    def offer() -> list[object]:
        return [HIDE, PASS] if user.is_up and blind_to(table.state, user, in_sight=True) else []

    if table.ask(Question(user, "melt-away", offer)) == HIDE:
        vanish(table, user, in_sight=True)
        give(table, user, "surges", outcome.amount)
