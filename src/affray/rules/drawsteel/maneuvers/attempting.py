"""Tests as a maneuver, helping with one, consumables, and ending one's own effects.  Start at `attempt`."""

from collections.abc import Iterator, Sequence
from typing import Final

from affray.core.offers.deeds import Pattern
from affray.core.offers.slots import Deed, OneOf, Words
from affray.core.table.asking import Question
from affray.core.table.changes import gain, lose
from affray.core.table.consent import HELPED, refuses
from affray.core.table.moments import FIGHT_END, TURN_START
from affray.core.values import GM, Reason, Until
from affray.rules.drawsteel.changes import lose_effects
from affray.rules.drawsteel.harm.conditions import is_ones_own
from affray.rules.drawsteel.readings import Readings, Table
from affray.rules.drawsteel.rolls.power_rolls import SURE
from affray.rules.drawsteel.rolls.tests import LADDERS, make_test, worth_of
from affray.rules.drawsteel.state.actions import can_take
from affray.rules.drawsteel.state.blocks import CHARACTERISTICS, FREE
from affray.rules.drawsteel.state.clash import Clash, Fighter
from affray.rules.drawsteel.state.happenings import Aim, Trial

ASSISTED: Final = "assisted"
ASSISTANCE: Final = (-1, 1, 2)
"""A bane, an edge or a double edge, by the tier of who assists.  ds.deed.assist"""


def offer_test(readings: Readings, clash: Clash, fighter: Fighter) -> Iterator[object]:
    yield Pattern("test", Words())


def attempt(table: Table, fighter: Fighter, words: str) -> None:
    """The Director says which characteristic is tested, how hard it is, and whether a skill applies.

    ds.deed.test ds.test.ladder ds.test.skill
    """
    characteristic = ask_characteristic(table, fighter, words)
    said = table.ask(Question(GM, "difficulty", _difficulties, fighter, words))
    trial = make_test(table, fighter, (characteristic,), "test", skilled=said.verb == "skilled")
    table.tell("attempted", who=fighter, words=words, worth=worth_of(trial, said.args[0]))


def ask_characteristic(table: Table, fighter: Fighter, words: str) -> str:
    said = table.ask(Question(GM, "characteristic", [Deed("on", each) for each in CHARACTERISTICS], fighter, words))
    characteristic: str = said.args[0]
    return characteristic


def _difficulties() -> list[Deed]:
    return [Deed(how, each) for how in ("unskilled", "skilled") for each in LADDERS]


def offer_assist(readings: Readings, clash: Clash, fighter: Fighter) -> Iterator[object]:
    yield Pattern("assist", OneOf(clash.allies(fighter)))


def assist(table: Table, fighter: Fighter, ally: Fighter) -> None:
    """A test that helps an ally's next test, the more the higher its tier.  ds.deed.assist"""
    characteristic = ask_characteristic(table, fighter, "")
    trial = make_test(table, fighter, (characteristic,), "assist")
    given = ASSISTANCE[trial.tier - 1]
    gain(table, ally, ASSISTED, fighter, [Until(TURN_START, fighter.id), Until(FIGHT_END)], amount=given)


def assisted(clash: Clash, aim: Aim) -> Sequence[Reason]:
    """ds.deed.assist"""
    if aim.ability is not None:
        return ()
    return [Reason("ds.deed.assist", each.amount, each.source) for each in aim.roller.effects if each.kind == ASSISTED]


def use_up_assistance(table: Table, trial: Trial) -> None:
    """ds.deed.assist"""
    lose_effects(table, trial.who, (SURE, ASSISTED), "used")


def offer_consuming(readings: Readings, clash: Clash, fighter: Fighter) -> Iterator[object]:
    near = [fighter, *(each for each in clash.allies(fighter) if clash.is_adjacent(each, fighter))]
    yield Pattern("consume", OneOf([each for each in near if not refuses(clash, each, HELPED, fighter)]), Words())


def consume(table: Table, fighter: Fighter, other: Fighter, words: str) -> None:
    """Use a consumable on oneself or a willing ally beside one; the Director rules what it does.  ds.deed.consumable"""
    table.tell("consumed", who=fighter, other=other, words=words)


def offer_relenting(readings: Readings, clash: Clash, fighter: Fighter) -> Iterator[object]:
    """ds.duration.relent"""
    if not can_take(fighter, FREE):
        return
    for other in [each for each in clash.everyone() if clash.is_known(fighter.side, each)]:
        kinds = dict.fromkeys(each.kind for each in other.effects if is_ones_own(each, fighter))
        if kinds:
            yield Pattern("relent", OneOf([other]), OneOf(list(kinds)))


def relent(table: Table, fighter: Fighter, other: Fighter, kind: str) -> None:
    """End an effect that one has laid on somebody.  ds.duration.relent"""
    for effect in [each for each in other.effects if each.kind == kind and is_ones_own(each, fighter)]:
        lose(table, other, effect, "relented")
