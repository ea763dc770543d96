"""What an ability costs, and who can pay for it.  Start at `can_pay`."""

from collections.abc import Iterable
from typing import Final

from affray.core.board import HEROES
from affray.core.table.changes import spend
from affray.rules.drawsteel.changes import give_back, spend_malice_on
from affray.rules.drawsteel.readings import Readings, Table
from affray.rules.drawsteel.rolls.power_rolls import edges_of
from affray.rules.drawsteel.state.blocks import Ability, Block
from affray.rules.drawsteel.state.clash import Clash, Fighter
from affray.rules.drawsteel.state.happenings import Aim, Use, net
from affray.rules.drawsteel.state.resources import MALICE

OPENING: Final = "seizes-openings"
"""Feature: heroic abilities cost 1 less with an edge."""


def can_pay(clash: Clash, user: Fighter, ability: Ability) -> bool:
    """A hero pays with its own resource, a creature of the Director with Malice.  ds.ability.cost"""
    return least_cost(user, ability) <= purse_of(clash, user)


def purse_of(clash: Clash, user: Fighter) -> int:
    """What the user can spend; creatures that fight beside the heroes have no Malice.  ds.ability.cost"""
    if user.hero:
        return user.pools.get(user.block.resource, 0)
    return 0 if user.side == HEROES else clash.resources[MALICE]


def least_cost(user: Fighter, ability: Ability) -> int:
    """The cost with every discount: with the feature, a roll with an edge costs 1 less.  ds.hero.opening"""
    is_cheaper = ability.cost > 0 and bool(ability.tiers) and user.has_feature(OPENING)
    return ability.cost - is_cheaper


def cost_against(
    readings: Readings, clash: Clash, user: Fighter, ability: Ability, target: Fighter, among: Iterable[Fighter] = ()
) -> int:
    """What the ability costs when used on this target.  ds.hero.opening"""
    least = least_cost(user, ability)
    if least == ability.cost:
        return least
    in_melee = is_melee(clash, ability, [(user, each) for each in (target, *among)])
    aim = Aim(user, target, ability, is_melee=in_melee)
    return least if net(edges_of(readings, clash, aim)) > 0 else ability.cost


def affords(readings: Readings, clash: Clash, user: Fighter, ability: Ability, target: Fighter) -> bool:
    """Can it pay for the ability, used on this target?  ds.ability.cost ds.hero.opening"""
    return not ability.cost or cost_against(readings, clash, user, ability, target) <= purse_of(clash, user)


def pay(table: Table, using: Use) -> int:
    """Pay for the use, in the fight as at its opening; returns how much.  ds.start.intent ds.ability.cost"""
    readings, user, ability, aimed = table.readings, using.user, using.ability, using.targets
    cost = min(
        (cost_against(readings, table.state, user, ability, each, aimed) for each in aimed), default=ability.cost
    )
    if cost and user.hero:
        spend(table, user, user.block.resource, cost)
    elif cost:
        spend_malice_on(table, user, ability.id, cost)
    return cost


def refund_if_resisted(table: Table, using: Use, paid: int) -> None:
    """Refund a cost that bought nothing but a potency which was resisted.  ds.potency.unspent"""
    if not paid or not using.is_resisted or using.has_overcome:
        return
    does_more = using.had_effect or using.ability.does_damage
    if not does_more or is_bought_potency(using.user.block, using.ability):
        give_back(table, using.user, paid)


def is_bought_potency(block: Block, ability: Ability) -> bool:
    """Is there a free ability that does the same but for its potencies?  ds.potency.unspent"""
    return any(without_potency(each) == without_potency(ability) for each in block.abilities if not each.cost)


def without_potency(ability: Ability) -> Ability:
    tiers = [tier.but(outcomes=tuple(each for each in tier.outcomes if not each.resists)) for tier in ability.tiers]
    return ability.but(id="", cost=0, tiers=tuple(tiers))


def is_melee(clash: Clash, ability: Ability, strikes: Iterable[tuple[Fighter, Fighter]]) -> bool:
    """Is the use melee? One that may be either is melee if that reaches every target.

    `strikes` are the targets, each with who strikes it. An area is what its keyword says.

    ds.strike.either
    """
    reach = ability.distance
    if not (reach.melee and reach.ranged):
        return "melee" in ability.keywords
    return all(clash.distance(striker, target) <= reach.melee for striker, target in strikes)
