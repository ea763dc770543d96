"""Orders of a leader: others strike, move, or stand in the way.  Start at `strike_within`."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from affray.core.board import Ways
from affray.core.offers.deeds import PASS, Pattern
from affray.core.offers.slots import OneOf, Way
from affray.core.table.asking import Question
from affray.core.table.changes import gain
from affray.core.table.moments import FIGHT_END, TURN_START
from affray.core.values import Reason, Until
from affray.rules.drawsteel.abilities.free_strikes import free_strike, strikable
from affray.rules.drawsteel.movement.speed import speed_of
from affray.rules.drawsteel.movement.walking import go
from affray.rules.drawsteel.movement.ways import reach_of
from affray.rules.drawsteel.readings import Readings, Table
from affray.rules.drawsteel.state.blocks import Ability, Outcome
from affray.rules.drawsteel.state.clash import Clash, Fighter
from affray.rules.drawsteel.state.happenings import Aim, Happening, Use

ROUSED: Final = "roused"
EXPOSED: Final = "exposed"
CALLED_OUT: Final = "called-out"


# --- strikes of others


def strike_beside(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """An ally adjacent to the target may make a free strike against it.  ds.foe.strike-order"""
    clash = table.state

    def able() -> list[object]:
        found = [each for each in clash.allies(use.user) if target.is_up and clash.is_adjacent(each, target)]
        return [*found, PASS] if found else []

    said = table.ask(Question(use.user, "who-strikes", able, target))
    if said != PASS and target in strikable(table.readings, clash, said):
        free_strike(table, said, target)


def strike_within(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """One ally in range may make a free strike.  ds.foe.strike-order"""
    clash = table.state
    readings = table.readings

    def able() -> list[object]:
        near = [each for each in clash.allies(use.user) if clash.distance(each, use.user) <= outcome.amount]
        found = [each for each in near if strikable(readings, clash, each)]
        return [*found, PASS] if found else []

    said = table.ask(Question(use.user, "who-strikes", able))
    whom = strike_whom(table, said) if said != PASS else None
    if whom is not None:
        free_strike(table, said, whom)


def strike_whom(table: Table, fighter: Fighter) -> Fighter | None:
    """Ask at whom the fighter makes its free strike."""
    readings = table.readings
    said = table.ask(
        Question(fighter, "strike-whom", lambda: strikable(readings, table.state, fighter) if fighter.is_up else [])
    )
    return said if isinstance(said, Fighter) else None


def each_strikes(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """Every ally in range makes a free strike; minions at one target strike as one.

    ds.foe.strike-order ds.minion.free-strikes
    """
    clash = table.state
    together: dict[str, list[Fighter]] = {}
    for each in clash.allies(use.user):
        if clash.distance(each, use.user) <= outcome.amount:
            said = strike_whom(table, each)
            if said is not None and each.is_minion:
                together.setdefault(said.id, []).append(each)
            elif said is not None:
                free_strike(table, each, said)
    for id, minions in together.items():
        able = [each for each in minions if each.is_up and clash.fighter(id).is_up]
        if able:
            free_strike(table, able[0], clash.fighter(id), able[1:])


def move_or_strike(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """The target moves up to its speed or makes a free strike.  ds.foe.move-order"""
    clash = table.state
    readings = table.readings

    def offer() -> list[object]:
        if not target.is_up:
            return []
        strikes = Pattern("free-strike", OneOf(strikable(readings, clash, target)))
        return [strikes, *marches(readings, clash, target), PASS]

    said = table.ask(Question(target, "move-or-strike", offer, use.user))
    if said == PASS:
        return
    if said.verb == "free-strike":
        free_strike(table, target, said.args[0])
    else:
        go(table, target, said.args[0])


def marches(readings: Readings, clash: Clash, fighter: Fighter) -> list[Pattern]:
    """The ways it can go with its speed."""
    far = speed_of(readings, clash, fighter)
    return [Pattern("move", Way(Ways(clash.grid, lambda: reach_of(readings, clash, fighter, far))))] if far else []


def close_in(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """Every ally in range of the target may move towards it, up to its speed.  ds.foe.move-order"""
    clash = table.state
    for each in clash.allies(use.user):
        if clash.distance(each, target) <= outcome.amount:
            said = table.ask(Question(each, "close-in", partial(_nearer, table, each, target), target))
            if said != PASS:
                go(table, each, said.args[0])


def _nearer(table: Table, fighter: Fighter, target: Fighter) -> list[object]:
    clash = table.state
    readings = table.readings
    now = clash.distance(fighter, target)
    if not fighter.is_up or now <= 1:
        return []
    near = clash.grid.around(target.at, target.width, now - 1)
    far = speed_of(readings, clash, fighter)
    return [Pattern("move", Way(Ways(clash.grid, lambda: reach_of(readings, clash, fighter, far, stop=near)))), PASS]


# --- edges for others


def lay_until_next_turn(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """The effect of that name, until the user's next turn begins.  ds.foe.roused ds.foe.called-out"""
    gain(table, target, outcome.kind, use.user, [Until(TURN_START, use.user.id), Until(FIGHT_END)])


def roused(clash: Clash, aim: Aim) -> Sequence[Reason]:
    """The roused strike with an edge, and are struck with one.  ds.foe.roused"""
    if not aim.is_strike or aim.target is None:
        return ()
    edge = (Reason("ds.foe.roused", 1),)
    return (*(edge if aim.roller.has(ROUSED) else ()), *(edge if aim.target.has(EXPOSED) else ()))


def called_out(clash: Clash, aim: Aim) -> Sequence[Reason]:
    """An edge for the side of whoever called the target out.  ds.foe.called-out"""
    if aim.ability is None or aim.target is None:
        return ()
    callers = [clash.fighter(str(each.source)) for each in aim.target.effects if each.kind == CALLED_OUT]
    return (Reason("ds.foe.called-out", 1),) if any(each.side == aim.roller.side for each in callers) else ()


# --- standing in the way


def is_struck_at(clash: Clash, fighter: Fighter, ability: Ability, happening: Happening) -> bool:
    """Is the fighter the target of a strike, and could another take its place?  ds.foe.stand-in"""
    is_strike = happening.who is fighter and happening.record.ability.is_strike
    return is_strike and bool(stand_ins(clash, fighter, ability, happening))


def stand_ins(clash: Clash, fighter: Fighter, ability: Ability, happening: Happening) -> list[Fighter]:
    """An ally adjacent to it; for some abilities an enemy whom the strike reaches too.  ds.foe.stand-in"""
    if ability.target == "enemy":
        using, far = happening.record, happening.record.ability.distance.farthest
        others = [each for each in clash.enemies(fighter) if each is not using.user]
        return [each for each in others if clash.distance(using.user, each) <= far and each not in using.targets]
    return [each for each in clash.allies(fighter) if clash.is_adjacent(each, fighter)]


def put_before(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """Put somebody else in the fighter's place as the target.  ds.foe.stand-in"""
    happening = use.happening
    if happening is None:
        return
    others = partial(stand_ins, table.state, use.user, use.ability, happening)
    said = table.ask(Question(use.user, "who-instead", others))
    if said != PASS and use.user in happening.record.targets:
        happening.record.divert(use.user, said)


def is_ally_hit(clash: Clash, fighter: Fighter, ability: Ability, happening: Happening) -> bool:
    """Does a strike hit the fighter, or an ally adjacent to it?  ds.foe.guard"""
    harm = happening.record
    is_near = happening.who is fighter or (
        happening.who.side == fighter.side and clash.is_adjacent(happening.who, fighter)
    )
    return is_near and harm.ability is not None and harm.ability.is_strike
