"""Attacks: the hero's test, with its modifiers and dice.  Start at `attack`."""

from collections.abc import Callable, Mapping
from typing import Final

from affray.core.table.moments import fire_moment
from affray.core.values import Reason
from affray.rules.acao.attack.defence import foes_attack
from affray.rules.acao.attack.hit import Hit, deal_damage, force_of
from affray.rules.acao.attack.weapon_properties import second_target
from affray.rules.acao.attack.weapons import SECOND, can_lift
from affray.rules.acao.changes import reveal, stumble
from affray.rules.acao.readings import Readings, Table
from affray.rules.acao.rolls.attribute_tests import attribute_test, by_attribute
from affray.rules.acao.rolls.safeguards import safeguard
from affray.rules.acao.state.blow import Blow
from affray.rules.acao.state.combat import ATTACKED, Character, Combat
from affray.rules.acao.state.sheet import MAGIC, PERIL, Weapon


def attack(
    table: Table,
    attacker: Character,
    weapon: Weapon,
    target: Character,
    hit: Hit = deal_damage,
    second: bool = False,
) -> None:
    """A hero makes a test; a foe's attack is for the hero's player to answer. Whoever attacks is seen.

    ac.attack.test ac.reaction.players-roll
    """
    if not can_lift(table, attacker, weapon) or not (attacker.is_up and target.is_up):
        return
    blow = Blow(table.state, attacker, weapon, target, second)
    reveal(table, attacker)
    ATTACKS[attacker.hero, weapon.style == PERIL](table, blow, hit)
    after = table.readings.hooks.after_attack
    for property in sorted(weapon.properties.intersection(after)):
        after[property](table, blow)
    fire_moment(table, ATTACKED, attacker)


def heros_attack(table: Table, blow: Blow, hit: Hit) -> None:
    """The attribute that fits the attack, on the bands; a natural 1 ends the turn.  ac.attack.test ac.test.natural"""
    combat = table.state
    reasons = attack_reasons(table.readings, combat, blow)
    test = attribute_test(table, blow.attacker, "attack", reasons, *attack_dice(blow), magic=blow.style == MAGIC)
    table.tell(
        "attack",
        who=blow.attacker,
        target=blow.target,
        weapon=blow.weapon,
        natural=test.natural,
        total=test.total,
        hit=test.succeeds,
        critical=test.is_critical,
        reasons=reasons,
    )
    if test.succeeds:
        force = force_of(test)
        hit(table, blow, force)
        second = second_target(table, blow)
        if second is not None:
            hit(table, Blow(combat, blow.attacker, blow.weapon, second), force)
    if test.is_fumble:
        stumble(table, blow.attacker)


def attack_reasons(readings: Readings, combat: Combat, blow: Blow) -> list[Reason]:
    """The attribute, the weapon's own modifier, and what its properties add."""
    reasons = by_attribute(blow.attacker, readings.attribute_for[blow.style], "ac.attack.test")
    if blow.weapon.hit:
        reasons.append(Reason("ac.arms.hit", blow.weapon.hit))
    if blow.second:
        reasons.append(Reason("ac.arms.light", -SECOND))
    on_test = readings.hooks.on_test
    for property in sorted(blow.weapon.properties.intersection(on_test)):
        amount = on_test[property](combat, blow)
        if amount:
            reasons.append(Reason(f"ac.arms.{property}", amount))
    return reasons


def attack_dice(blow: Blow) -> tuple[list[Reason], list[Reason]]:
    """What gives an advantage die and what a disadvantage die.  ac.test.advantage ac.condition.prone"""
    attacker, target = blow.attacker, blow.target
    helping, hindering = [], []
    if attacker.has("helped"):
        helping.append(Reason("ac.manoeuvre.help"))
    if blow.from_hiding:
        helping.append(Reason("ac.manoeuvre.hide"))
    if target.has("prone") and blow.is_melee:
        helping.append(Reason("ac.condition.prone"))
    if "clumsy" in target.sheet.traits:
        helping.append(Reason("ac.trait.clumsy"))
    if "evasive" in target.sheet.traits:
        hindering.append(Reason("ac.trait.evasive"))
    if attacker.has("prone"):
        hindering.append(Reason("ac.condition.prone"))
    return helping, hindering


def send_peril(table: Table, blow: Blow, hit: Hit) -> None:
    """What is met with a safeguard needs no test of its own: a foe's web, its breath, its spell.  ac.safeguard"""
    assert blow.weapon.peril is not None
    table.tell("peril", who=blow.attacker, target=blow.target, weapon=blow.weapon)
    safeguard(table, blow.target, blow.weapon.peril, blow.attacker)


ATTACKS: Final[Mapping[tuple[bool, bool], Callable[[Table, Blow, Hit], None]]] = {
    (True, False): heros_attack,
    (False, False): foes_attack,
    (True, True): send_peril,
    (False, True): send_peril,
}
"""Who attacks how: by whether it is a hero, and whether the weapon is a peril."""
