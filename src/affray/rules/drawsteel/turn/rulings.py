"""What the Director may decree.  Start at `RULINGS`; what each does is in `rulings/`, or below."""

from functools import partial
from typing import Final

from affray.core.board import HEROES
from affray.core.offers.deeds import Options, Pattern
from affray.core.offers.slots import Deed, OneOf, Words
from affray.core.offers.typed import TypedNumber
from affray.core.table import calls, decrees
from affray.core.table.rulings import DICE, Ruling, Rulings, about, decree, for_each
from affray.core.table.scenario_rulings import course_rulings
from affray.rules.drawsteel.changes import drop_minion, find_hidden, set_status
from affray.rules.drawsteel.foes.minions import LAST_STAND, make_last_stand
from affray.rules.drawsteel.harm.damage import follow_falls
from affray.rules.drawsteel.harm.recovering import recover
from affray.rules.drawsteel.readings import Table
from affray.rules.drawsteel.rulings import bodies, dice
from affray.rules.drawsteel.rulings.effects import gains, rule_loses
from affray.rules.drawsteel.rulings.ground import ground, objects
from affray.rules.drawsteel.rulings.stores import stores
from affray.rules.drawsteel.state.blocks import DAMAGE_TYPES
from affray.rules.drawsteel.state.clash import DEAD, Clash, Fighter
from affray.rules.drawsteel.targets.finding import reveal
from affray.rules.drawsteel.turn.leaving import STAGE, drain_share

SIDES: Final = (HEROES, "foes")


def offered(clash: Clash) -> Options:
    return RULINGS.offered(clash)


def those_up(clash: Clash) -> OneOf:
    return OneOf([fighter for fighter in clash.everyone() if fighter.is_up])


def offer_dies(clash: Clash) -> list[Pattern]:
    """Whoever has surrendered, or is unconscious, may die too."""
    return [decree("dies", OneOf([fighter for fighter in clash.everyone() if fighter.is_there]))]


def rule_dies(table: Table, fighter: Fighter) -> None:
    if fighter.is_minion:
        drain_share(table.state, fighter)
        drop_minion(table, fighter)
    else:
        set_status(table, fighter, DEAD)
    follow_falls(table, [fighter])


def offer_slips_in(clash: Clash) -> list[Pattern]:
    return [decree("slips-in", those_up(clash), Words())]


def rule_slips_in(table: Table, fighter: Fighter, words: str) -> None:
    """By the Director's leave some things take no action.  ds.no-action"""
    table.tell("no-action", who=fighter, words=words)


def offer_last_stand(clash: Clash) -> list[Deed]:
    """ds.last-stand"""
    return [LAST_STAND]


RULINGS: Final[Rulings[Clash]] = Rulings(
    [
        decrees.hp(bodies.rise_or_fall, bodies.steady),
        decrees.maximum(bodies.rise_or_fall, bodies.steady),
        about("temporary", TypedNumber(0, decrees.MOST_POINTS), whom=bodies.shielded, do=bodies.set_temporary),
        Ruling("squad", bodies.offer_squad, bodies.rule_squad),
        Ruling("at", bodies.offer_at, bodies.put_at),
        decrees.height(bodies.rule_height, bodies.afoot),
        Ruling("side", partial(bodies.offer_side, SIDES), bodies.rule_side),
        decrees.played_by(),
        decrees.noticed(reveal),
        decrees.shown_to(find_hidden),
        about("hidden", whom=bodies.those_up, do=bodies.rule_hidden),
        Ruling("hidden-from", bodies.offer_hidden_from, for_each(bodies.rule_hidden_from)),
        Ruling("mounted", bodies.offer_mounted, bodies.rule_mounted),
        Ruling("dismounted", bodies.offer_dismounted, for_each(bodies.rule_dismounted)),
        *decrees.carrying(bodies.loads, bodies.those_up, bodies.is_carried, bodies.rule_carried, bodies.rule_put_down),
        decrees.pool(bodies.pools_of),
        decrees.figure(bodies.FIGURES, bodies.set_figure),
        gains(),
        decrees.loses(rule_loses),
        calls.call("test", lambda _: dice.TESTS, dice.make_tests, offered, whom=bodies.those_up),
        dice.saves(offered),
        calls.hurt(DAMAGE_TYPES, dice.rule_hurt, saves=dice.HALVING, whom=bodies.those_there),
        calls.healed(dice.rule_healed, whom=dice.mending),
        about("recovers", whom=dice.recovering, do=recover, subject=DICE),
        ground(),
        objects(),
        *stores(),
        Ruling("dies", offer_dies, rule_dies),
        Ruling("slips-in", offer_slips_in, rule_slips_in),
        Ruling(LAST_STAND.verb, offer_last_stand, make_last_stand),
        *course_rulings(STAGE),
    ]
)
