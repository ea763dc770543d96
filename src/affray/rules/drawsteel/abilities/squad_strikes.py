"""Minions who strike, grab and knock back together.  Start at `gather_squad`."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from affray.core.offers.deeds import PASS
from affray.core.table.asking import Question
from affray.core.table.changes import spend
from affray.core.values import Reason
from affray.rules.drawsteel.changes import set_pool
from affray.rules.drawsteel.readings import Table
from affray.rules.drawsteel.state.actions import is_denied
from affray.rules.drawsteel.state.blocks import MAIN, MANEUVER
from affray.rules.drawsteel.state.clash import Clash, Fighter
from affray.rules.drawsteel.state.happenings import Use
from affray.rules.drawsteel.state.squads import minions_of
from affray.rules.drawsteel.targets.aiming import can_handle, candidates

AT_ONE_TARGET: Final = 3
STRUCK: Final = "struck"
"""Pool: 1 if the minion took part in the main action of its squad this turn."""
TOGETHER: Final = "together-"
"""Prefix of pools: the maneuvers that the squad has done together this turn."""
MANEUVERS: Final = ("grab", "knockback")
"""Those that it does at several targets with one roll."""
DONE: Final = "squad-done"
"""Pool: 1 if the squad has had its main action this turn."""


def can_act_together(fighter: Fighter) -> bool:
    """A squad takes its main actions all at once.  ds.minion.strike"""
    return not fighter.is_minion or not fighter.pools.get(DONE, 0)


def gather_squad(table: Table, using: Use) -> None:
    """On the squad's turn its other minions may join a strike, at most three at one target.  ds.minion.strike"""
    clash = table.state
    user, ability = using.user, using.ability
    if not user.is_minion or clash.turn != user.id:
        return
    if ability.id in MANEUVERS:
        gather_for_maneuver(table, using)
    if ability.kind != MAIN:
        return
    set_pool(user, STRUCK, 1)
    for each in minions_of(clash, user.squad):
        set_pool(each, DONE, 1)
        if each is user or not ability.is_strike:
            continue
        said = table.ask(Question(each, "join-strike", partial(strike_targets, table, each, using), user))
        if said != PASS:
            spend(table, each, MAIN)
            set_pool(each, STRUCK, 1)
            using.join(each, said)


def gather_for_maneuver(table: Table, using: Use) -> None:
    """Minions grab and knock back with one roll, each another target, in place of their main actions.

    ds.minion.maneuver
    """
    clash = table.state
    note_together(clash, using.user, using.ability.id)
    for each in minions_of(clash, using.user.squad):
        if each is not using.user:
            said = table.ask(Question(each, "join-strike", partial(maneuver_targets, table, each, using), using.user))
            if said != PASS:
                spend(table, each, MAIN)
                using.join(each, said)


def maneuver_targets(table: Table, minion: Fighter, using: Use) -> list[object]:
    """Whom the minion can target beside those who are targets already.  ds.minion.maneuver"""
    if not minion.is_up or minion.pools[MAIN] <= 0 or is_denied(minion, MANEUVER) or minion.has("grabbed"):
        return []
    near = candidates(table.readings, table.state, minion, using.ability)
    found = [each for each in near if each.side != minion.side and each not in using.targets]
    found = [each for each in found if can_handle(minion, each)]
    return [*found, PASS] if found else []


def note_together(clash: Clash, fighter: Fighter, deed: str) -> None:
    """Note that the squad has done this maneuver this turn: no minion does it again.  ds.minion.maneuver"""
    for each in minions_of(clash, fighter.squad) if fighter.is_minion else ():
        set_pool(each, TOGETHER + deed, 1)


def strike_targets(table: Table, minion: Fighter, using: Use) -> list[object]:
    """Whom the minion may strike together with the others.  ds.minion.strike"""
    if not minion.is_up or minion.pools[MAIN] <= 0 or is_denied(minion, MAIN):
        return []
    readings = table.readings
    found = [
        target
        for target in candidates(readings, table.state, minion, using.ability)
        if target.side != minion.side and len(using.strikers.get(target.id, ())) < AT_ONE_TARGET
    ]
    return [*found, PASS] if found else []


def squad_damage(clash: Clash, using: Use, target: Fighter) -> Sequence[Reason]:
    """The second and third minion at a target add their free strike values.  ds.minion.strike"""
    return [Reason("ds.minion.strike", each.block.free_strike) for each in using.strikers.get(target.id, ())[1:]]


def strike_again(table: Table, fighter: Fighter) -> None:
    """After a critical hit every minion that took part has another main action.  ds.minion.strike"""
    for each in minions_of(table.state, fighter.squad):
        set_pool(each, DONE, 0)
        if each.pools.get(STRUCK, 0):
            set_pool(each, MAIN, 1)
