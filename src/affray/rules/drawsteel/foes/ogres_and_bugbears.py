"""Ogres and bugbears: slamming, hurling, striking out of hiding.  Start at `slam`."""

from functools import partial
from typing import Final

from affray.core.board import squares_of
from affray.core.table.changes import lose
from affray.core.unknown import OpenInt
from affray.core.values import Reason
from affray.rules.drawsteel.changes import set_pool
from affray.rules.drawsteel.harm.damage import deal
from affray.rules.drawsteel.movement.forced import force
from affray.rules.drawsteel.movement.walking import arrive
from affray.rules.drawsteel.readings import Table
from affray.rules.drawsteel.rolls.filters import BEGAN_HIDDEN
from affray.rules.drawsteel.state.bonds import GRABBED, held_by, holds
from affray.rules.drawsteel.state.clash import Clash, Fighter
from affray.rules.drawsteel.state.happenings import Harm, Use
from affray.rules.drawsteel.state.spaces import is_bigger
from affray.rules.drawsteel.state.words import Outcome

CRASH: Final = "crash"


def note_hiding(table: Table, fighter: Fighter) -> None:
    """ds.foe.from-hiding"""
    if "hid" in fighter.block.asks:
        for foe in table.state.enemies(fighter):
            set_pool(fighter, BEGAN_HIDDEN + foe.id, int(foe.id in fighter.hidden_from))


def slam(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """A push; if the target collides, it takes more damage.  ds.foe.slam"""
    clash = table.state
    before = _stamina_left(clash, target)
    force(table, use.user, target, "push", outcome.amount + is_bigger(use.user, target))
    more = sum(each.amount for each in use.ability.effects if each.kind == CRASH)
    if target.is_up and _stamina_left(clash, target) != before:
        deal(table, [Harm(target, [Reason("ds.foe.slam", more)], "", use.user, use.ability)])


def _stamina_left(clash: Clash, fighter: Fighter) -> OpenInt:
    """All that damage can be taken from: temporary Stamina, its own, its squad's."""
    return fighter.pools["temporary"] + fighter.hp + clash.squads.get(fighter.squad, 0)


def hurl_held(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """Throw whom it holds to the end of the line; it is hurt like those who are hit.  ds.foe.hurl"""
    clash = table.state
    thrown = next((each for each in held_by(clash, use.user) if each.width == 1), None)
    if thrown is None:
        return
    for effect in holds(thrown, GRABBED, use.user):
        lose(table, thrown, effect, "released")
    if thrown not in use.targets:
        use.retarget([*use.targets, thrown])
    free = use.area & clash.open & ~clash.taken(thrown)
    if free:
        arrive(table, thrown, max(squares_of(free), key=partial(clash.grid.distance, use.user.at)))
