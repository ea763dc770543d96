"""Free strikes: a hero rolls one, a creature of the Director deals a number.  Start at `free_strike`."""

from collections.abc import Iterator, Sequence
from typing import Final

from affray.core.offers.deeds import Pattern
from affray.core.offers.slots import OneOf
from affray.core.values import Reason
from affray.rules.drawsteel.abilities.using import use
from affray.rules.drawsteel.changes import set_pool
from affray.rules.drawsteel.harm.bleeding import bleed
from affray.rules.drawsteel.harm.damage import deal
from affray.rules.drawsteel.readings import Readings, Table
from affray.rules.drawsteel.rolls.power_rolls import edges_of
from affray.rules.drawsteel.state.blocks import FREE_STRIKES, Ability, Distance
from affray.rules.drawsteel.state.clash import Clash, Fighter
from affray.rules.drawsteel.state.happenings import Aim, Harm, net
from affray.rules.drawsteel.targets.aiming import candidates
from affray.rules.drawsteel.targets.finding import reveal

MELEE: Final = FREE_STRIKES[0]
RANGED: Final = FREE_STRIKES[1]
USUAL_MELEE: Final = 1
USUAL_RANGED: Final = 5


def free_strike_of(fighter: Fighter, id: str) -> Ability:
    """A hero's is on its sheet; another creature's has the reach of its signature ability where that is farther.

    ds.free-strike
    """
    own = fighter.block.ability(id)
    if own is not None:
        return own
    signature = fighter.block.signature
    far = signature.distance if signature is not None else Distance()
    words = frozenset({"strike", *(signature.keywords & {"weapon", "magic", "psionic"} if signature else ())})
    if id == MELEE:
        return Ability(id, keywords=words | {"melee"}, distance=Distance(melee=max(far.melee, USUAL_MELEE)))
    return Ability(id, keywords=words | {"ranged"}, distance=Distance(ranged=max(far.ranged, USUAL_RANGED)))


def strikable(readings: Readings, clash: Clash, fighter: Fighter) -> list[Fighter]:
    """The enemies that a free strike reaches, in melee or at range."""
    found = {
        other.id for id in FREE_STRIKES for other in candidates(readings, clash, fighter, free_strike_of(fighter, id))
    }
    return [foe for foe in clash.enemies(fighter) if foe.id in found]


def free_strike(table: Table, fighter: Fighter, target: Fighter, others: Sequence[Fighter] = ()) -> None:
    """Strike in melee if the target is in reach, else at range; minions who strike together do it as one.

    ds.free-strike ds.minion.free-strikes ds.condition.bleeding
    """
    melee = free_strike_of(fighter, MELEE)
    is_near = table.state.distance(fighter, target) <= melee.distance.melee
    ability = melee if is_near else free_strike_of(fighter, RANGED)
    if ability.tiers:
        use(table, fighter, ability, [target])
        return
    table.tell("used", who=fighter, ability=ability)
    signature = fighter.block.signature
    type = signature.tiers[0].type if signature is not None else ""
    reasons = [Reason("ds.free-strike", fighter.block.free_strike)]
    reasons += [Reason("ds.minion.free-strikes", each.block.free_strike) for each in others]
    deal(table, [Harm(target, reasons, type, fighter, ability)])
    for each in (fighter, *others):
        reveal(table, each)
        set_pool(each, "bled", 0)
        bleed(table, each)


def is_hindered(readings: Readings, clash: Clash, fighter: Fighter, target: Fighter) -> bool:
    """Would the roll have a bane? Then there is no opportunity attack.  ds.opportunity"""
    ability = free_strike_of(fighter, MELEE)
    return net(edges_of(readings, clash, Aim(fighter, target, ability, is_melee=True))) < 0


def strike_freely(table: Table, fighter: Fighter, target: Fighter) -> None:
    """Free Strike as a main action.  ds.free-strike"""
    if target in strikable(table.readings, table.state, fighter):
        free_strike(table, fighter, target)


def offer_free_strike(readings: Readings, clash: Clash, fighter: Fighter) -> Iterator[object]:
    yield Pattern("free-strike", OneOf(lambda: strikable(readings, clash, fighter)))
