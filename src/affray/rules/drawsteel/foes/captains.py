"""Captains of squads, and what minions gain from one.  Start at `replace_captain`."""

from collections.abc import Sequence
from functools import partial

from affray.core.offers.deeds import PASS
from affray.core.table.asking import Question
from affray.core.values import GM, Reason
from affray.rules.drawsteel.changes import become_captain
from affray.rules.drawsteel.readings import Table
from affray.rules.drawsteel.state.blocks import Ability
from affray.rules.drawsteel.state.clash import MINION, Clash, Fighter
from affray.rules.drawsteel.state.happenings import Aim, Use
from affray.rules.drawsteel.state.squads import captain_of, has_captain, minions_of


def led(clash: Clash, aim: Aim) -> Sequence[Reason]:
    """Some minions have an edge on strikes while they have a captain.  ds.minion.captain"""
    edge = aim.roller.block.captained.get("edge", 0)
    return (Reason("ds.minion.captain", edge),) if edge and aim.is_strike and has_captain(clash, aim.roller) else ()


def led_damage(clash: Clash, using: Use, target: Fighter) -> Sequence[Reason]:
    """Some minions deal more damage while they have a captain.  ds.minion.captain"""
    more = using.user.block.captained.get("damage", 0)
    is_more = more and using.ability.is_strike and has_captain(clash, using.user)
    return (Reason("ds.minion.captain", more),) if is_more else ()


def led_distance(clash: Clash, fighter: Fighter, ability: Ability) -> int:
    """Some minions shoot farther while they have a captain.  ds.minion.captain"""
    farther = fighter.block.captained.get("range", 0)
    return farther if farther and ability.distance.ranged and has_captain(clash, fighter) else 0


def led_speed(clash: Clash, fighter: Fighter, speed: int) -> int:
    """Some minions are faster while they have a captain.  ds.minion.captain"""
    faster = fighter.block.captained.get("speed", 0)
    return speed + faster if faster and has_captain(clash, fighter) else speed


def replace_captain(table: Table) -> None:
    """A squad that has lost its captain may get another at the start of a round.  ds.minion.captain"""
    clash = table.state
    squads = dict.fromkeys(each.squad for each in clash.everyone() if each.squad and not each.is_up)
    for squad in squads:
        if any(each.squad == squad and not each.is_minion for each in clash.everyone()):
            said = table.ask(Question(GM, "captain", partial(successors, clash, squad), _first(clash, squad)))
            if said != PASS:
                become_captain(table, said, _first(clash, squad))


def _first(clash: Clash, squad: str) -> Fighter:
    return next(each for each in clash.everyone() if each.squad == squad and each.is_minion)


def successors(clash: Clash, squad: str) -> list[object]:
    """Those who could lead: allies that are neither minions nor mounts and lead nobody else.  ds.minion.captain"""
    minions = minions_of(clash, squad)
    if not minions or captain_of(clash, squad) is not None:
        return []
    found = [each for each in clash.allies(minions[0]) if can_lead(each)]
    return [PASS, *found] if found else []


def can_lead(fighter: Fighter) -> bool:
    """ds.minion.captain"""
    return not fighter.squad and fighter.block.organisation != MINION and fighter.block.role != "mount"
