"""Squads: the minions who have one Stamina, and their captain.

A squad is all who have the same `squad`; its captain is the one among them who is no minion.
"""

from collections.abc import Mapping
from typing import Final

from affray.core.memory import BODIES, remembered
from affray.rules.drawsteel.state.clash import Clash, Fighter

LARGEST: Final = 8


def minions_of(clash: Clash, squad: str) -> list[Fighter]:
    """The minions of a squad who are up."""
    return [each for each in members_by_squad(clash).get(squad, ()) if each.is_minion]


def captain_of(clash: Clash, squad: str) -> Fighter | None:
    """The captain of a squad, while it is up.  ds.minion.captain"""
    return next((each for each in members_by_squad(clash).get(squad, ()) if not each.is_minion), None)


@remembered(BODIES)
def members_by_squad(clash: Clash) -> Mapping[str, tuple[Fighter, ...]]:
    """Those of each squad who are up, its captain among them."""
    members: dict[str, tuple[Fighter, ...]] = {}
    for fighter in clash.everyone():
        if fighter.squad and fighter.is_up:
            members[fighter.squad] = (*members.get(fighter.squad, ()), fighter)
    return members


def acting_with(clash: Clash, fighter: Fighter) -> list[Fighter]:
    """Those who take their turn together: the minions of a squad, or the fighter alone.  ds.minion.turn"""
    return minions_of(clash, fighter.squad) if fighter.is_minion else [fighter]


def has_captain(clash: Clash, fighter: Fighter) -> bool:
    return fighter.is_minion and captain_of(clash, fighter.squad) is not None
