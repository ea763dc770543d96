"""Leaders and solos: villain actions, and End Effect.  Start at `act_between`."""

from functools import partial
from typing import Final

from affray.core.offers.deeds import PASS
from affray.core.offers.slots import Deed
from affray.core.table.asking import Question
from affray.core.table.changes import add_to, lose, refill, spend
from affray.core.values import Effect, Reason
from affray.rules.drawsteel.abilities.using import aim_and_use
from affray.rules.drawsteel.changes import lose_stamina, note_resource
from affray.rules.drawsteel.harm.conditions import is_save_ends
from affray.rules.drawsteel.harm.damage import fell
from affray.rules.drawsteel.readings import Readings, Table
from affray.rules.drawsteel.state.blocks import MAIN, VILLAIN, Ability
from affray.rules.drawsteel.state.clash import Clash, Fighter
from affray.rules.drawsteel.state.happenings import Use
from affray.rules.drawsteel.state.words import Outcome
from affray.rules.drawsteel.targets.aiming import aims

VILLAIN_ROUND: Final = "villain-round"
"""The round of the last villain action, among what a side has."""
END_EFFECT: Final = "end-effect"
"""Feature: may end an effect at the end of its turn."""
PRICE: Final = 5


def villain_actions(fighter: Fighter) -> list[Ability]:
    return [ability for ability in fighter.block.abilities if ability.kind == VILLAIN]


def refill_villain_actions(table: Table) -> None:
    """Each villain action can be used once in the fight.  ds.villain.actions"""
    for fighter in table.state.everyone():
        renew_villain_actions(fighter)


def renew_villain_actions(fighter: Fighter) -> None:
    """ds.villain.actions"""
    for ability in villain_actions(fighter):
        refill(fighter, ability.id, 1)


def act_between(table: Table, ended: Fighter) -> None:
    """After another's turn a leader or solo may use a villain action, one a round in all.  ds.villain.actions"""
    clash = table.state
    readings = table.readings
    for villain in [each for each in clash.everyone() if each is not ended and villain_actions(each)]:
        said = table.ask(Question(villain, "villain-action", partial(offers, readings, clash, villain), ended))
        if said != PASS:
            *aim, ability = said.args
            spend(table, villain, ability.id)
            note_resource(clash, VILLAIN_ROUND, clash.round)
            aim_and_use(table, villain, ability, *aim)


def offers(readings: Readings, clash: Clash, villain: Fighter) -> list[object]:
    """ds.villain.actions"""
    if not villain.is_up or clash.resources.get(VILLAIN_ROUND, 0) == clash.round or not clash.enemies(villain):
        return []
    left = [ability for ability in villain_actions(villain) if villain.pools.get(ability.id, 0)]
    found = [aim for ability in left for aim in aims(readings, clash, villain, ability)]
    return [*found, PASS] if found else []


def more_main(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """One more main action on its turn, even if it is dazed.  ds.solo.action"""
    add_to(table, target, MAIN, 1)


# --- shaking off


def shake_off(table: Table, fighter: Fighter) -> None:
    """At the end of its turn, 5 damage that nothing reduces ends one effect that a save would end.  ds.end-effect"""
    if not fighter.is_up or not fighter.has_feature(END_EFFECT):
        return
    said = table.ask(Question(fighter, END_EFFECT, lambda: [*_ends(fighter), PASS] if _ends(fighter) else []))
    if said == PASS:
        return
    lose(table, fighter, next(each for each in save_ends(fighter) if each.kind == said.args[0]), END_EFFECT)
    was_up = fighter.hp > 0
    lose_stamina(table, fighter, PRICE, "", [Reason("ds.end-effect", PRICE)], fighter)
    fell(table, fighter, is_news=was_up)


def _ends(fighter: Fighter) -> list[Deed]:
    return [Deed(END_EFFECT, kind) for kind in dict.fromkeys(each.kind for each in save_ends(fighter))]


def save_ends(fighter: Fighter) -> list[Effect]:
    """The effects that it can save against at the end of its turn."""
    return [each for each in fighter.effects if is_save_ends(each)]
