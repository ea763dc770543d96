"""Free strikes: a hero rolls one, a creature of the Director deals a number.  Start at `free_strike`."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from affray.core.asking import Table
from affray.core.values import Reason
from affray.rules.drawsteel.abilities import use
from affray.rules.drawsteel.blocks import FREE_STRIKES, Ability, Distance
from affray.rules.drawsteel.changes import mark
from affray.rules.drawsteel.damage import Harm, deal
from affray.rules.drawsteel.power_rolls import Aim, edges_of, net
from affray.rules.drawsteel.targets import candidates
from affray.rules.drawsteel.values import Clash, Fighter

if TYPE_CHECKING:
    from affray.rules.drawsteel.rulebook import DrawSteel

MELEE, RANGED = FREE_STRIKES
USUAL_MELEE, USUAL_RANGED = 1, 5


def free_strike_of(fighter: Fighter, id: str) -> Ability:
    """A hero's is on its sheet; a creature's follows its signature ability where that goes farther.  ds.free-strike"""
    own = fighter.block.ability(id)
    if own is not None:
        return own
    signature = fighter.block.signature
    far = signature.distance if signature is not None else Distance()
    words = frozenset({"strike", *(signature.keywords & {"weapon", "magic", "psionic"} if signature else ())})
    if id == MELEE:
        return Ability(id, keywords=words | {"melee"}, distance=Distance(melee=max(far.melee, USUAL_MELEE)))
    return Ability(id, keywords=words | {"ranged"}, distance=Distance(ranged=max(far.ranged, USUAL_RANGED)))


def strikable(rulebook: "DrawSteel", clash: Clash, fighter: Fighter) -> list[Fighter]:
    """The enemies whom a free strike reaches, in melee or at range."""
    found = {
        other.id for id in FREE_STRIKES for other in candidates(rulebook, clash, fighter, free_strike_of(fighter, id))
    }
    return [foe for foe in clash.enemies(fighter) if foe.id in found]


def free_strike(table: Table, clash: Clash, fighter: Fighter, target: Fighter, others: Sequence[Fighter] = ()) -> None:
    """In melee if the target is within reach, else at range. Minions who strike with one another do it as one.

    ds.free-strike ds.minion.free-strikes ds.condition.bleeding
    """
    melee = free_strike_of(fighter, MELEE)
    is_near = clash.distance(fighter, target) <= melee.distance.melee
    ability = melee if is_near else free_strike_of(fighter, RANGED)
    if ability.tiers:
        use(table, clash, fighter, ability, [target])
        return
    table.tell("used", who=fighter, ability=ability)
    signature = fighter.block.signature
    type = signature.tiers[0].type if signature is not None else ""
    reasons = [Reason("ds.free-strike", fighter.block.free_strike)]
    reasons += [Reason("ds.minion.free-strikes", each.block.free_strike) for each in others]
    deal(table, clash, [Harm(target, reasons, type, fighter, ability)])
    rulebook = cast("DrawSteel", table.rulebook)
    for each in (fighter, *others):
        rulebook.give_away(table, clash, each)
        mark(each, "bled", 0)
        rulebook.bleed(table, clash, each)


def is_hindered(rulebook: "DrawSteel", clash: Clash, fighter: Fighter, target: Fighter) -> bool:
    """Would the roll have a bane? Then it cannot be an opportunity attack.  ds.opportunity"""
    ability = free_strike_of(fighter, MELEE)
    return net(edges_of(rulebook, clash, Aim(fighter, target, ability, is_melee=True))) < 0


def strike_freely(table: Table, clash: Clash, fighter: Fighter, target: Fighter) -> None:
    """The main action of that name.  ds.free-strike"""
    if target in strikable(cast("DrawSteel", table.rulebook), clash, fighter):
        free_strike(table, clash, fighter, target)
