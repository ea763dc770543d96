"""What an ability lets others do: shift, strike back, strike too.  Start at `grant`."""

from collections.abc import Iterable, Iterator
from typing import Final

from affray.core.offers.deeds import PASS, Pattern
from affray.core.offers.slots import OneOf, Subset
from affray.core.table.asking import Question
from affray.core.table.changes import gain
from affray.core.table.moments import FIGHT_END
from affray.core.values import Until
from affray.rules.drawsteel.abilities.free_strikes import MELEE, free_strike, free_strike_of, is_hindered, strikable
from affray.rules.drawsteel.abilities.using import aim_and_use
from affray.rules.drawsteel.harm.triggers import can_react
from affray.rules.drawsteel.maneuvers.charging import RUN
from affray.rules.drawsteel.movement.opportunity import STRIKE
from affray.rules.drawsteel.movement.shifting import shift_up_to
from affray.rules.drawsteel.readings import Readings, Table
from affray.rules.drawsteel.rolls.power_rolls import SURE
from affray.rules.drawsteel.state.blocks import FREE_TRIGGERED
from affray.rules.drawsteel.state.clash import Clash, Fighter
from affray.rules.drawsteel.state.happenings import Use
from affray.rules.drawsteel.state.words import Outcome
from affray.rules.drawsteel.targets.aiming import aims, candidates

HEARTENED: Final = "heartened"
"""Effect: an edge on the next ability roll."""
NEAR: Final = 10


def shift_on(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """Use what is left of the shift that began before the strike.  ds.ability.run-up ds.move.shift"""
    shift_up_to(table, target, target.pools.get(RUN, 0), may_go=False)


# --- strikes of others


def strike_back(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """The target may make an opportunity attack against the user.  ds.ability.strike-back ds.opportunity"""
    clash = table.state
    readings, user = table.readings, use.user

    def offer() -> list[object]:
        is_able = can_react(target, FREE_TRIGGERED) and user.is_up
        near = is_able and user in candidates(readings, clash, target, free_strike_of(target, MELEE))
        return [STRIKE, PASS] if near and not is_hindered(readings, clash, target, user) else []

    if table.ask(Question(target, "opportunity-attack", offer, user)) == STRIKE:
        free_strike(table, target, user)


def signature(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """Use a signature ability or make a free strike, as a free triggered action; as often as the amount says.

    ds.ability.granted ds.foe.strike-order ds.villain.actions
    """
    for _ in range(outcome.amount or 1):
        if table.state.enemies(target):
            grant(table, target)


def grant(table: Table, ally: Fighter, foe: Fighter | None = None) -> None:
    """Let an ally use a signature ability or make a free strike, at anybody or at one foe.  ds.ability.granted"""
    readings = table.readings
    deed = table.ask(Question(ally, "granted", lambda: list(_granted(readings, table.state, ally, foe)), foe))
    if deed == PASS:
        return
    if deed.verb == "free-strike":
        free_strike(table, ally, deed.args[0])
        return
    *aim, ability = deed.args
    aim_and_use(table, ally, ability, *aim)


def _granted(readings: Readings, clash: Clash, ally: Fighter, foe: Fighter | None) -> Iterator[object]:
    if not can_react(ally, FREE_TRIGGERED):
        return
    for ability in ally.block.signatures:
        if foe is None:
            yield from aims(readings, clash, ally, ability)
        elif ability.is_strike and not ability.distance.area and foe in candidates(readings, clash, ally, ability):
            whom = OneOf([foe]) if ability.number == 1 else Subset([foe], 1, 1)
            yield Pattern("use", whom, OneOf([ability]))
    yield Pattern("free-strike", OneOf([each for each in strikable(readings, clash, ally) if foe in (None, each)]))
    yield PASS


def join_in(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """Some allies within 10 strike the target too, from tier 2 on with an edge.  ds.ability.granted"""
    chosen: list[Fighter] = []
    for _ in range(outcome.amount):
        said = choose_ally(table, use.user, "who-joins", without=chosen)
        if said is None or not target.is_up:
            return
        chosen.append(said)
        if use.tiers.get(target.id, 1) > 1:
            give_edge(table, said, use.user)
        grant(table, said, target)


def choose_ally(
    table: Table, user: Fighter, kind: str, without: Iterable[Fighter] = (), or_self: bool = False
) -> Fighter | None:
    """Ask for an ally within 10 squares, perhaps oneself."""
    left_out = list(without)

    def offer() -> list[object]:
        near = [each for each in near_allies(table.state, user, or_self) if each not in left_out]
        return [*near, PASS] if near else []

    said = table.ask(Question(user, kind, offer))
    return said if isinstance(said, Fighter) else None


def near_allies(clash: Clash, user: Fighter, or_self: bool, far: int = NEAR) -> list[Fighter]:
    everyone = [user, *clash.allies(user)] if or_self else clash.allies(user)
    return [each for each in everyone if clash.distance(each, user) <= far]


def give_automatic_tier(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """The target's next power roll is of this tier, whatever is rolled.  ds.roll.automatic"""
    gain(table, target, SURE, use.user, [Until(FIGHT_END)], amount=outcome.amount)


def give_edge(table: Table, fighter: Fighter, by: Fighter) -> None:
    """Give an edge on the next ability roll.  ds.ability.heartened"""
    gain(table, fighter, HEARTENED, by, [Until(FIGHT_END)])
