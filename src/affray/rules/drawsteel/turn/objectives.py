"""When the heroes have met their objective before every enemy is down.  Start at `is_met`.

The book has objectives that a program cannot see; for those the Director ends the fight.
"""

from collections.abc import Callable
from typing import Final

from affray.core.table.endings import is_held_open, takes_part
from affray.rules.drawsteel.readings import Table
from affray.rules.drawsteel.state.clash import Clash, Fighter, those_up


def tell_objective(table: Table) -> None:
    """Tell everybody the objective.  ds.objective"""
    clash = table.state
    objective = clash.objective
    if objective is None:
        return
    for who in map(clash.fighter, objective.whom):
        table.tell("objective-foe", who=who)
    if not objective.whom:
        table.tell("objective", goal=objective.kind, rounds=objective.rounds)


def is_met(clash: Clash) -> bool:
    """Have the heroes met their objective, with at least one of them up?  ds.objective"""
    return clash.objective is not None and bool(heroes_in(clash)) and KINDS[clash.objective.kind](clash)


def is_one_sided(clash: Clash) -> bool:
    """Is only one side left, or the objective met?  ds.objective"""
    return is_met(clash) or len({fighter.side for fighter in those_up(clash)}) < 2


def is_decided(clash: Clash) -> bool:
    """Is it so, and has the Director not said that it goes on? Or is the fight given to a side?  ds.objective"""
    return bool(clash.given) or (is_one_sided(clash) and not is_held_open(clash))


def heroes_in(clash: Clash) -> list[Fighter]:
    return [each for each in clash.everyone() if each.is_up and each.hero]


def foes_in(clash: Clash) -> list[Fighter]:
    """All of the Director's side, up or not."""
    return [each for each in clash.everyone() if each.side != "heroes" and takes_part(each)]


def standing(clash: Clash) -> list[Fighter]:
    return [each for each in foes_in(clash) if each.is_up]


# --- the kinds


def defeat(clash: Clash) -> bool:
    """Those who were named are down.  ds.objective"""
    return clash.objective is not None and not any(clash.fighter(id).is_up for id in clash.objective.whom)


def hold(clash: Clash) -> bool:
    """The rounds to hold out are over.  ds.objective"""
    return clash.objective is not None and clash.round > clash.objective.rounds


def half(clash: Clash) -> bool:
    """Half of the enemies, or fewer, are left.  ds.objective"""
    return 2 * len(standing(clash)) <= len(foes_in(clash))


def outnumber(clash: Clash) -> bool:
    """There are more heroes than enemies.  ds.objective"""
    return len(heroes_in(clash)) > len(standing(clash))


def twofold(clash: Clash) -> bool:
    """There are two heroes to each enemy.  ds.objective"""
    return len(heroes_in(clash)) >= 2 * len(standing(clash))


def rabble(clash: Clash) -> bool:
    """Only minions are left.  ds.objective"""
    return all(each.block.organisation == "minion" for each in standing(clash))


def quarter(clash: Clash) -> bool:
    """The solo has a quarter of its Stamina and has used all its villain actions.  ds.objective"""
    solos = [each for each in standing(clash) if each.block.organisation == "solo"]
    return bool(solos) and all(4 * each.hp <= each.hp_max and not _has_plans(each) for each in solos)


def _has_plans(solo: Fighter) -> bool:
    return any(ability.kind == "villain" and solo.pools.get(ability.id, 0) for ability in solo.block.abilities)


KINDS: Final[dict[str, Callable[[Clash], bool]]] = {
    "defeat": defeat,
    "hold": hold,
    "half": half,
    "outnumber": outnumber,
    "twofold": twofold,
    "rabble": rabble,
    "quarter": quarter,
}
