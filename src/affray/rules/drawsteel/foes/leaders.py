"""Orders of a leader: others strike, move, or stand in the way.  Start at `strike_within`."""

from collections.abc import Sequence
from functools import partial

from affray.core.board import Ways
from affray.core.offers.deeds import PASS, Pattern
from affray.core.offers.slots import OneOf, Way
from affray.core.table.asking import Question
from affray.rules.drawsteel.abilities.free_strikes import free_strike, strikable
from affray.rules.drawsteel.movement.speed import speed_of
from affray.rules.drawsteel.movement.walking import go
from affray.rules.drawsteel.movement.ways import reach_of
from affray.rules.drawsteel.readings import Readings, Table
from affray.rules.drawsteel.state.blocks import Ability
from affray.rules.drawsteel.state.clash import Clash, Fighter
from affray.rules.drawsteel.state.happenings import Happening, Use
from affray.rules.drawsteel.state.words import Outcome

# --- strikes of others


def let_strike(table: Table, use: Use, those: Sequence[Fighter], target: Fighter) -> None:
    """Everybody who was chosen makes a free strike; minions at one target strike as one.

    ds.foe.strike-order ds.minion.free-strikes
    """
    clash = table.state
    together: dict[str, list[Fighter]] = {}
    for each in those:
        said = strike_whom(table, each)
        if said is not None and each.is_minion:
            together.setdefault(said.id, []).append(each)
        elif said is not None:
            free_strike(table, each, said)
    for id, minions in together.items():
        able = [each for each in minions if each.is_up and clash.fighter(id).is_up]
        if able:
            free_strike(table, able[0], clash.fighter(id), able[1:])


def let_strike_it(table: Table, use: Use, those: Sequence[Fighter], target: Fighter) -> None:
    """Everybody who was chosen makes a free strike against the target.  ds.foe.strike-order"""
    for each in those:
        if target in strikable(table.readings, table.state, each):
            free_strike(table, each, target)


def can_strike(readings: Readings, clash: Clash, fighter: Fighter) -> bool:
    """Is anybody in reach of its free strike?"""
    return bool(strikable(readings, clash, fighter))


def strike_whom(table: Table, fighter: Fighter) -> Fighter | None:
    """Ask at whom the fighter makes its free strike."""
    readings = table.readings
    said = table.ask(
        Question(fighter, "strike-whom", lambda: strikable(readings, table.state, fighter) if fighter.is_up else [])
    )
    return said if isinstance(said, Fighter) else None


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


def close_in(table: Table, use: Use, those: Sequence[Fighter], target: Fighter) -> None:
    """Everybody who was chosen may move towards the target, up to its speed.  ds.foe.move-order"""
    for each in those:
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


# --- standing in the way


def can_put_before(clash: Clash, fighter: Fighter, ability: Ability, happening: Happening) -> bool:
    """Could another take its place?  ds.foe.stand-in"""
    return bool(stand_ins(clash, fighter, ability, happening))


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
