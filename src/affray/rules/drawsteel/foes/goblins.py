"""Goblins: their Malice features, and what single ones can do.  Start at `swarm`."""

from collections.abc import Sequence
from typing import Final

from affray.core.offers.deeds import PASS
from affray.core.offers.slots import Deed
from affray.core.table.asking import Question
from affray.core.table.changes import gain
from affray.core.table.moments import ROUND_END
from affray.core.values import Reason, Until
from affray.rules.drawsteel.changes import spend_malice_on
from affray.rules.drawsteel.harm.conditions import lay_condition
from affray.rules.drawsteel.harm.damage import deal
from affray.rules.drawsteel.movement.forced import force
from affray.rules.drawsteel.readings import Table
from affray.rules.drawsteel.rolls.tests import make_test
from affray.rules.drawsteel.state.blocks import Outcome
from affray.rules.drawsteel.state.clash import Clash, Fighter
from affray.rules.drawsteel.state.happenings import Aim, Harm, Use, net
from affray.rules.drawsteel.state.resources import MALICE

FOUL: Final = "foul-air"
HASTENED: Final = "hastened"


def kin_of(clash: Clash, user: Fighter, keyword: str) -> list[Fighter]:
    """Those of its side with a keyword, itself included."""
    return [each for each in (user, *clash.allies(user)) if keyword in each.block.keywords]


def hasten(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """All of the people are faster to the end of the round.  ds.malice.goblins"""
    for each in kin_of(table.state, use.user, outcome.of):
        gain(table, each, HASTENED, use.user, [Until(ROUND_END)], amount=outcome.amount)


def hastened(clash: Clash, fighter: Fighter, speed: int) -> int:
    """ds.malice.goblins"""
    haste = 0
    for each in fighter.effects:
        if each.kind == HASTENED:
            haste = max(haste, each.amount)
    return speed + haste


def swarm(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """Every enemy takes damage for each of the people adjacent to it.  ds.malice.goblins ds.villain.actions"""
    clash = table.state
    kin = kin_of(clash, use.user, outcome.of)
    harms = []
    for foe in clash.enemies(use.user):
        beside = sum(clash.is_adjacent(each, foe) for each in kin)
        if beside:
            harms.append(Harm(foe, [Reason("ds.malice.goblins", outcome.amount * beside)], "", use.user, use.ability))
    deal(table, harms)


def stink(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """The whole map is difficult terrain for all but the people, and their enemies make Might tests.

    ds.malice.goblins
    """
    gain(table, use.user, FOUL, use.user, [Until(ROUND_END)])
    for foe in table.state.enemies(use.user):
        tier = make_test(table, foe, ("might",), "might").tier
        if tier == 1:
            deal(table, [Harm(foe, [Reason("ds.malice.goblins", outcome.amount)], "poison", use.user)])
        if tier < 3 and foe.is_up:
            lay_condition(table, foe, "weakened", use.user, "turn")


def foul_air(clash: Clash, mover: Fighter) -> int:
    """ds.malice.goblins"""
    is_foul = bool(clash.bearers(FOUL)) and "goblin" not in mover.block.keywords
    return clash.grid.all if is_foul else 0


def edged(clash: Clash, use: Use, target: Fighter, outcome: Outcome) -> list[Reason]:
    """More damage where the roll had an edge.  ds.foe.edged"""
    return [Reason("ds.foe.edged", outcome.amount)] if net(use.edges.get(target.id, [])) > 0 else []


def steady(clash: Clash, aim: Aim) -> Sequence[Reason]:
    """An edge for one who has used no move action this turn.  ds.ability.steady"""
    if aim.ability is None or not any(each.kind == "steady-edge" for each in aim.ability.effects):
        return ()
    is_steady = clash.is_acting(aim.roller) and not aim.roller.pools.get("moved", 0)
    return (Reason("ds.ability.steady", 1),) if is_steady else ()


def drift(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """A slide, a square farther for each Malice spent on this target.  ds.foe.drift"""

    def offer() -> list[Deed]:
        most = table.state.resources[MALICE] if target.is_up else 0
        return [Deed("spend", number) for number in range(most + 1)] if most else []

    said = table.ask(Question(use.user, "drift", offer, target))
    more = said.args[0] if said != PASS else 0
    if more:
        spend_malice_on(table, use.user, use.ability.id, more)
    force(table, use.user, target, "slide", outcome.amount + more)
