"""Using an ability: pay, aim, roll once, a tier for each target, damage, then effects in order.  Start at `use`."""

from collections.abc import Collection, Iterable, Iterator
from typing import Any

from affray.core.dice.notation import parse_dice
from affray.core.offers.slots import Deed
from affray.core.table.asking import Question
from affray.core.values import Reason
from affray.rules.drawsteel.abilities.reaching_others import bought, touched
from affray.rules.drawsteel.abilities.squad_strikes import gather_squad
from affray.rules.drawsteel.harm.damage import apply_damage, follow_falls
from affray.rules.drawsteel.harm.triggers import fire_trigger
from affray.rules.drawsteel.readings import Table
from affray.rules.drawsteel.rolls.filters import passes
from affray.rules.drawsteel.rolls.power_rolls import (
    CRITICAL,
    automatic_tier,
    by_characteristic,
    edges_of,
    power_roll,
    ruled_edges,
    ruled_tier,
    score,
    tier_of,
)
from affray.rules.drawsteel.rolls.tests import make_test
from affray.rules.drawsteel.state.blocks import MAIN, MOVING, Ability
from affray.rules.drawsteel.state.clash import Clash, Fighter
from affray.rules.drawsteel.state.happenings import DOUBLE, Aim, Happening, Harm, Use, net
from affray.rules.drawsteel.state.words import Outcome
from affray.rules.drawsteel.targets.aiming import area_of, targets_of
from affray.rules.drawsteel.targets.costs import is_melee, pay, refund_if_resisted
from affray.rules.drawsteel.targets.finding import reveal


def use(
    table: Table,
    user: Fighter,
    ability: Ability,
    targets: Iterable[Fighter],
    happening: Happening | None = None,
    is_free: bool = False,
    area: int = 0,
) -> None:
    """Use an ability, from its cost to the extra action of a critical hit.

    One that persists and is used again is free, and gives no extra action.

    ds.ability.order ds.roll.critical
    """
    using = Use(user, ability, targets, happening, area)
    paid = 0 if is_free else pay(table, using)
    table.tell("used", who=user, ability=ability)
    gather_squad(table, using)
    for target in list(using.targets):
        fire_trigger(table, Happening("targeted", target, user, using))
    carry_out(table, using, using.targets, ability.first)
    using.settle(is_melee(table.state, ability, [(using.roller(each), each) for each in using.targets]))
    if ability.tiers:
        if ability.does_damage:
            fire_trigger(table, Happening("rolling", user, None, using))
        roll_power(table, using)
        for note in table.readings.hooks.rolled:
            note(table, using)
        fallen = apply_damage(table, harms_of(table, using))
        carry_out_tiers(table, using)
        follow_falls(table, fallen)
    reveal(table, user)
    carry_out(table, using, using.targets, ability.effects)
    refund_if_resisted(table, using, paid)
    for hook in table.readings.hooks.used:
        hook(table, user)
    for note in table.readings.hooks.acted:
        note(table, using)
    if ability.kind == MAIN and not is_free and using.natural >= CRITICAL and user.is_up:
        table.readings.hooks.critical(table, user)


def react(table: Table, fighter: Fighter, ability: Ability, happening: Happening) -> None:
    """Use a triggered action, on oneself or on whom the trigger concerns."""
    use(table, fighter, ability, [fighter if ability.target == "self" else happening.who], happening)


# --- the roll


def roll_power(table: Table, using: Use) -> None:
    """One roll for all targets, with edges and banes for each.  ds.roll.per-target"""
    readings, user, ability = table.readings, using.user, using.ability
    states = []
    for target in using.targets:
        aim = Aim(using.roller(target), target, ability, is_melee=using.is_melee, among=using.targets)
        states.append(using.note_edges(target, [*edges_of(readings, table.state, aim), *using.given]))
    reasons = by_characteristic(user, ability.roll, ability.bonus)
    thrown = power_roll(table, user, "power-roll", reasons, states)
    more = ruled_edges(thrown)
    states = [using.note_edges(target, [*using.edges[target.id], *more]) for target in using.targets]
    sure = ruled_tier(thrown) or automatic_tier(user)
    tiers = [sure or tier_of(thrown.natural, int(thrown.total), state) for state in states]
    cap = lower_tier(table, user, max(tiers, default=1)) if readings.may_downgrade else max(tiers, default=1)
    using.note(thrown.natural, [min(tier, cap) for tier in tiers])
    for target in using.targets:
        tell_tier(table, using, target, int(thrown.total))


def tell_tier(table: Table, using: Use, target: Fighter, total: int) -> None:
    """Tell the total with its edge or bane, and by how many tiers a double one has shifted the result.

    ds.roll.edges
    """
    if table.told is None:
        return
    given, tier, natural = using.edges[target.id], using.tiers[target.id], using.natural
    edges = [reason for reason in given if reason.amount > 0]
    banes = [reason for reason in given if reason.amount < 0]
    state = net(given)
    is_by_roll = tier == tier_of(natural, total, state) and abs(state) == DOUBLE
    table.tell(
        "power-roll", who=using.user, target=target, ability=using.ability, tier=tier, total=score(total, state),
        edge=state, shift=tier - tier_of(natural, total, 0) if is_by_roll else 0, edges=edges, banes=banes,
    )  # fmt: skip


def lower_tier(table: Table, user: Fighter, tier: int) -> int:
    """Ask for a lower tier than the one rolled; a critical hit stays one.  ds.roll.downgrade"""
    said = table.ask(Question(user, "downgrade", [Deed("tier", each) for each in range(tier, 0, -1)]))
    lower: int = said.args[0]
    return lower


# --- what comes of it


def harms_of(table: Table, using: Use) -> list[Harm]:
    """The damage to every target.  ds.damage.together"""
    harms = []
    for target in using.targets:
        tier = using.tier(target)
        if tier.damage != "0":
            reasons = [damage_of(table, using.user, tier.damage), *bonuses(table, using, target)]
            reasons += using.added.get(target.id, ())
            harms.append(Harm(target, reasons, using.type or tier.type, using.user, using.ability, True, using))
    return harms


def damage_of(table: Table, user: Fighter, damage: str) -> Reason:
    """The damage of a tier: a number, or dice to roll."""
    if damage.isdecimal():
        return Reason("ds.damage.tier", int(damage))
    return Reason("ds.damage.tier", table.roll(user, parse_dice(damage), "damage").total)


def bonuses(table: Table, using: Use, target: Fighter) -> list[Reason]:
    """What the words of the ability and other rules add to the damage."""
    clash = table.state
    readings = table.readings
    words = [
        word for word in (*using.ability.effects, *using.tier(target).outcomes) if word.kind in readings.hooks.bonuses
    ]
    said = [reason for word in words for reason in readings.hooks.bonuses[word.kind](clash, using, target, word)]
    return [*said, *(reason for find in readings.hooks.adding for reason in find(clash, using, target))]


def more(clash: Clash, using: Use, target: Fighter, outcome: Outcome) -> list[Reason]:
    """More damage where the filters hold.

    ds.ability.steady ds.foe.edged ds.foe.on-held ds.foe.from-hiding ds.hero.type
    """
    holds = passes(clash, using.user, target, outcome.only, using)
    return [Reason(outcome.because or f"ds.effect.{using.ability.id}", outcome.amount)] if holds else []


def carry_out(table: Table, using: Use, targets: Iterable[Fighter], outcomes: Iterable[Outcome]) -> None:
    """Carry out the outcomes in the order in which they are written, on every target, or once on the user.

    ds.ability.order
    """
    known = table.readings.hooks.outcomes
    for outcome in outcomes:
        if outcome.kind not in known:
            continue  # it adds to the damage
        aimed = [using.user] if outcome.on_user else list(targets)
        for target in in_order(table, using.user, aimed, aimed if outcome.kind in MOVING else ()):
            if outcome.only and not passes(table.state, using.user, target, outcome.only, using):
                continue
            has_landed = lands(target, outcome, using.potency_shifts.get(target.id, 0))
            using.note_outcome(outcome, has_landed)
            if has_landed and outcome.is_plain:
                known[outcome.kind](table, using, target, outcome)
            elif has_landed:
                land_elsewhere(table, using, target, outcome)
            else:
                table.tell("resisted", who=target, effect=outcome.kind, by=using.user)


def land_elsewhere(table: Table, using: Use, target: Fighter, outcome: Outcome) -> None:
    """Carry out an outcome that goes farther for a price, or happens to others.  ds.ability.order"""
    do = table.readings.hooks.outcomes[outcome.kind]
    if outcome.goes_on:
        outcome = bought(table, using, target, outcome)
    chosen = touched(table, using, target, outcome)
    together = table.readings.hooks.together.get(outcome.kind)
    if together is not None:
        together(table, using, chosen, target)
        return
    for each in chosen:
        do(table, using, each, outcome)


def carry_out_tiers(table: Table, using: Use) -> None:
    """Each target gets the outcomes of its tier; then the user gets those of one tier, once.  ds.ability.order"""
    moved = [each for each in using.targets if any(word.kind in MOVING for word in using.tier(each).outcomes)]
    for target in in_order(table, using.user, using.targets, moved):
        outcomes = using.tier(target).outcomes
        carry_out(table, using, [target], [outcome for outcome in outcomes if not outcome.on_user])
    tiers = sorted({tier for tier in using.tiers.values() if _on_user(using, tier)}, reverse=True)
    tier = tiers[0] if tiers else 0
    if len(tiers) > 1:
        tier = table.ask(Question(using.user, "which-tier", [Deed("tier", each) for each in tiers])).args[0]
    carry_out(table, using, (), _on_user(using, tier) if tier else ())


def in_order(table: Table, user: Fighter, targets: Iterable[Fighter], moved: Collection[Fighter]) -> Iterator[Fighter]:
    """The user chooses in which order targets are moved by force; each is done before the next.  ds.forced.order"""
    left = list(targets)
    while left:
        found = [each for each in left if each in moved]
        first = table.ask(Question(user, "moved-first", found)) if len(found) > 1 else left[0]
        left.remove(first)
        yield first


def _on_user(using: Use, tier: int) -> list[Outcome]:
    return [outcome for outcome in using.ability.tiers[tier - 1].outcomes if outcome.on_user]


def lands(target: Fighter, outcome: Outcome, keen: int = 0) -> bool:
    """Is the target's characteristic lower than the potency?  ds.potency"""
    return not outcome.resists or target.characteristic(outcome.resists) < outcome.potency + keen


def aim_and_use(table: Table, fighter: Fighter, ability: Ability, aim: Any = None, *, is_free: bool = False) -> None:
    """Use the ability on those it is aimed at, or who are in its area.  ds.ability.order"""
    clash = table.state
    readings = table.readings
    targets = targets_of(readings, clash, fighter, ability, aim)
    use(table, fighter, ability, targets, is_free=is_free, area=area_of(readings, clash, fighter, ability, aim))


def test(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """The target makes a test, and its tier says what happens to it.  ds.foe.geyser ds.malice.goblins"""
    tier = make_test(table, target, (outcome.of,), outcome.of).tier
    carry_out(table, use, [target], outcome.tiers[tier - 1])


def no_outcome(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """A word that another word reads."""
