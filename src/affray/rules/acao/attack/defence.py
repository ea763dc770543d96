"""Defending: the foe's attack seen from the hero's side.  Start at `foes_attack`."""

from typing import Final

from affray.core.offers.deeds import PASS, Pattern
from affray.core.offers.slots import Deed, OneOf
from affray.core.table.asking import Question
from affray.core.values import Reason
from affray.rules.acao.attack.hit import Hit, deal_damage, force_of
from affray.rules.acao.attack.weapons import SECOND, weapons_for
from affray.rules.acao.readings import Readings, Table
from affray.rules.acao.rolls.attribute_tests import attribute_test, by_attribute
from affray.rules.acao.rolls.partial_success import PARTIAL, Test
from affray.rules.acao.rolls.reactions import can_react, note_reaction
from affray.rules.acao.state.blow import HALF, MORE, PLAIN, Blow
from affray.rules.acao.state.combat import Character, Combat
from affray.rules.acao.state.sheet import PERIL, Weapon

DEFEND: Final = Deed("defend")


def foes_attack(table: Table, blow: Blow, hit: Hit) -> None:
    """The hero's player says how the hero reacts, and rolls. One who cannot react, or would rather not, is hit.

    ac.reaction.players-roll ac.reaction.unlimited
    """
    readings = table.readings
    table.tell("foe-attack", who=blow.attacker, target=blow.target, weapon=blow.weapon)
    reaction = table.ask(
        Question(blow.target, "defence", lambda: reactions(readings, table.state, blow), blow.attacker)
    )
    if not (blow.attacker.is_up and blow.target.is_up):
        return
    if reaction == PASS:
        is_able = can_react(readings, table.state, blow.target)
        table.tell("declined" if is_able else "no-reaction", who=blow.target, by=blow.attacker)
        hit(table, blow, PLAIN)
        return
    note_reaction(readings, blow.target)
    if reaction == DEFEND:
        defend(table, blow, hit)
    else:
        counter(table, blow, hit, reaction.args[0])


def reactions(readings: Readings, combat: Combat, blow: Blow) -> list[object]:
    """To dodge or block, to counter-attack a foe within reach of a weapon, or to take the blow.

    ac.defence.test ac.defence.counter
    """
    hero, foe = blow.target, blow.attacker
    if not (foe.is_up and can_react(readings, combat, hero)):
        return []
    weapons = [weapon for weapon in weapons_for(readings, combat, hero, foe) if weapon.style != PERIL]
    return [DEFEND, Pattern("counter", OneOf(weapons)), PASS]


def defend(table: Table, blow: Blow, hit: Hit) -> None:
    """A test of PRE: success avoids the blow, failure takes it, a natural 1 takes one die more.

    ac.defence.test ac.defence.fumble
    """
    hero = blow.target
    reasons = [*by_attribute(hero, "pre", "ac.defence.test"), *guards(hero, blow)]
    test = attribute_test(table, hero, "defence", reasons, *defence_dice(blow))
    tell_defence(table, blow, test.succeeds, test)
    take_blow(table, blow, hit, test)


def take_blow(table: Table, blow: Blow, hit: Hit, test: Test) -> None:
    """What gets through: nothing, half for a success at a price, all, or one die more.  ac.defence.test"""
    if not test.succeeds:
        hit(table, blow, MORE if test.is_fumble else PLAIN)
    elif test.at_cost:
        hit(table, blow, HALF)


def counter(table: Table, blow: Blow, hit: Hit, weapon: Weapon) -> None:
    """A bare d20: total success deals damage and avoids the blow, failure takes it; partial is a table option.

    ac.defence.counter
    """
    hero = blow.target
    trades = table.readings.counter_trades
    reasons = [Reason("ac.defence.counter", 0), *guards(hero, blow)]
    test = attribute_test(table, hero, "counter", reasons, *defence_dice(blow), splits=trades)
    strikes = test.succeeds or (trades and test.grade == PARTIAL)
    tell_defence(table, blow, test.succeeds, test, weapon if strikes else None)
    if strikes:
        deal_damage(table, Blow(table.state, hero, weapon, blow.attacker), force_of(test))
    take_blow(table, blow, hit, test)


def tell_defence(table: Table, blow: Blow, avoids: bool, test: Test, counter: Weapon | None = None) -> None:
    table.tell(
        "defence",
        who=blow.target,
        by=blow.attacker,
        weapon=blow.weapon,
        natural=test.natural,
        total=test.total,
        avoids=avoids,
        at_cost=test.at_cost,
        fumble=test.is_fumble,
        counter=counter,
    )


def guards(hero: Character, blow: Blow) -> list[Reason]:
    """A shield, a parrying blade in melee, an arm that has overreached, a foe's other hand.  ac.defence.shield"""
    reasons = []
    if hero.sheet.shield:
        reasons.append(Reason("ac.defence.shield", 1))
    if blow.is_melee and hero.holds("parrying"):
        reasons.append(Reason("ac.arms.parrying", 1))
    if hero.has("overreached"):
        reasons.append(Reason("ac.arms.overreaching", -1))
    if blow.second:
        reasons.append(Reason("ac.arms.light", SECOND))
    return reasons


def defence_dice(blow: Blow) -> tuple[list[Reason], list[Reason]]:
    """What would help a foe's attack gives the hero a disadvantage die, and the other way round.

    ac.test.advantage ac.condition.prone
    """
    foe, hero = blow.attacker, blow.target
    helping, hindering = [], []
    if foe.has("prone"):
        helping.append(Reason("ac.condition.prone"))
    if hero.has("prone") and blow.is_melee:
        hindering.append(Reason("ac.condition.prone"))
    if foe.has("helped"):
        hindering.append(Reason("ac.manoeuvre.help"))
    if blow.from_hiding:
        hindering.append(Reason("ac.manoeuvre.hide"))
    if "deadly" in foe.sheet.traits:
        hindering.append(Reason("ac.trait.deadly"))
    return helping, hindering
