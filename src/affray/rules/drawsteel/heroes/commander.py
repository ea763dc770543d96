"""The commander: the mark, an edge for a whole side; parrying and rallying.  Start at `mark_target`."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from affray.core.offers.deeds import PASS
from affray.core.offers.slots import Deed
from affray.core.table.asking import Question
from affray.core.table.changes import gain, lose, spend
from affray.core.table.consent import HELPED
from affray.core.table.moments import FIGHT_END
from affray.core.values import Reason, Until
from affray.rules.drawsteel.harm.conditions import lay_condition
from affray.rules.drawsteel.harm.recovering import accepts, can_recover, recover
from affray.rules.drawsteel.harm.triggers import can_react
from affray.rules.drawsteel.maneuvers.granting import choose_ally, give_edge
from affray.rules.drawsteel.movement.shifting import shift_up_to
from affray.rules.drawsteel.readings import Table
from affray.rules.drawsteel.state.blocks import FREE_TRIGGERED
from affray.rules.drawsteel.state.bonds import holds
from affray.rules.drawsteel.state.clash import Clash, Fighter
from affray.rules.drawsteel.state.happenings import Aim, Harm, Use
from affray.rules.drawsteel.state.words import Outcome

MARKED: Final = "marked"
RANGE: Final = 10
MORE: Final = 4
FAR: Final = 2
HARDER: Final = Deed("harder")
BREATHER: Final = Deed("breather")
SIDESTEP: Final = Deed("sidestep")
PROVOKE: Final = Deed("provoke")


def markers_of(clash: Clash, fighter: Fighter) -> list[Fighter]:
    """Those who are up and have marked the fighter."""
    found = [clash.fighter(each.source) for each in fighter.effects if each.kind == MARKED and each.source]
    return [marker for marker in found if marker.is_up]


def mark_target(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """Mark one target at a time, until the fight ends.  ds.mark"""
    put_mark(table, use.user, target)


def put_mark(table: Table, marker: Fighter, target: Fighter) -> None:
    for other in table.state.everyone():
        for effect in holds(other, MARKED, marker):
            lose(table, other, effect, "replaced")
    gain(table, target, MARKED, marker, [Until(FIGHT_END)])


def on_the_marked(clash: Clash, aim: Aim) -> Sequence[Reason]:
    """An edge for the marker and its allies, while the marker has line of effect to the target.  ds.mark"""
    if aim.ability is None or aim.target is None or not aim.target.effects:
        return ()
    for marker in markers_of(clash, aim.target):
        if marker.side == aim.roller.side and clash.has_line(marker, aim.target):
            return (Reason("ds.mark", 1, marker.id),)
    return ()


def use_mark(table: Table, harm: Harm) -> None:
    """When a marked target takes rolled damage the marker may spend 1 focus on a benefit.  ds.mark.benefit"""
    if not harm.is_rolled or harm.by is None or not harm.target.effects:
        return
    for marker in markers_of(table.state, harm.target):
        if marker.side == harm.by.side:
            _offer_benefit(table, harm, marker, harm.by)


def _offer_benefit(table: Table, harm: Harm, marker: Fighter, dealer: Fighter) -> None:
    def offer() -> list[object]:
        is_able = can_react(marker, FREE_TRIGGERED) and marker.pools.get(marker.block.resource, 0) > 0
        if not is_able or not harm.target.is_up:
            return []
        is_melee = dealer is marker and harm.ability is not None and "melee" in harm.ability.keywords
        breather = [BREATHER] if dealer.is_up and can_recover(dealer) else []
        return [PASS, HARDER, *breather, SIDESTEP, *([PROVOKE] if is_melee else [])]

    said = table.ask(Question(marker, "mark", offer, harm.target))
    if said == PASS:
        return
    spend(table, marker, marker.block.resource)
    if said == HARDER:
        harm.add(Reason("ds.mark.benefit", MORE))
    elif said == BREATHER:
        recover(table, dealer)
    elif said == SIDESTEP:
        shift_up_to(table, dealer, FAR)
    else:
        lay_condition(table, harm.target, "taunted", marker, "turn")


def mark_again(table: Table, fallen: Fighter) -> None:
    """When a marked target drops, the marker may mark another at once.  ds.mark"""
    clash = table.state
    for marker in markers_of(clash, fallen):
        said = table.ask(Question(marker, "new-mark", partial(new_marks, clash, marker)))
        for effect in holds(fallen, MARKED, marker):
            lose(table, fallen, effect, "felled")
        if isinstance(said, Fighter):
            put_mark(table, marker, said)


def new_marks(clash: Clash, marker: Fighter) -> list[object]:
    """The enemies in range and in line of effect.  ds.mark"""
    near = [each for each in clash.enemies(marker) if clash.distance(each, marker) <= RANGE]
    seen = [each for each in near if clash.has_line(marker, each) and marker.id not in each.hidden_from]
    return [*seen, PASS] if seen and can_react(marker, FREE_TRIGGERED) else []


def rally(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """The user or an ally within 10 spends a Recovery; with an amount of 2 both do, with an edge on the next roll.

    ds.hero.rallying
    """
    is_both = outcome.amount > 1
    chosen = choose_ally(table, use.user, "who-recovers", or_self=not is_both)
    for each in [use.user, chosen] if is_both else [chosen]:
        if each is not None:
            if can_recover(each) and accepts(table, each, HELPED, use.user):
                recover(table, each)
            if is_both:
                give_edge(table, each, use.user)
