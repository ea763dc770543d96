"""Rulings that call for dice: tests, saving throws, damage, healing.  Start at `make_tests`."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from affray.core.dice.notation import parse_dice
from affray.core.offers.deeds import Options, Pattern
from affray.core.offers.slots import OneOf, Slot
from affray.core.table import calls
from affray.core.table.amending import RULED
from affray.core.table.changes import heal
from affray.core.table.endings import is_down
from affray.core.table.rulings import DICE, Ruling, decree
from affray.core.unknown import OpenInt
from affray.core.values import Reason
from affray.rules.drawsteel.changes import set_status
from affray.rules.drawsteel.harm.damage import deal
from affray.rules.drawsteel.harm.recovering import can_recover
from affray.rules.drawsteel.readings import Table
from affray.rules.drawsteel.rolls.saving import is_saved, save
from affray.rules.drawsteel.rolls.tests import LADDERS, is_success, make_test, worth_of
from affray.rules.drawsteel.rulings.bodies import those_there, those_up
from affray.rules.drawsteel.state.blocks import CHARACTERISTICS
from affray.rules.drawsteel.state.clash import UP, Clash, Fighter
from affray.rules.drawsteel.state.happenings import Harm

SKILLED: Final = "skilled"
BY: Final = OneOf(CHARACTERISTICS)
HARD: Final = OneOf(LADDERS)
TESTS: Final[Sequence[Sequence[Slot]]] = ((BY, HARD), (BY, HARD, OneOf([SKILLED])))
"""Which test: `agility hard`, `might easy skilled`."""
HALVING: Final[Sequence[Sequence[Slot]]] = tuple((OneOf(["test"]), *said) for said in TESTS)


def make_tests(table: Table, called: Sequence[Fighter], by: str, difficulty: str, skill: str = "") -> list[bool]:
    """Tests that the Director calls for: success with a consequence is a success too.  ds.test ds.test.ladder"""
    return [passes(table, each, by, difficulty, skill) for each in called]


def passes(table: Table, fighter: Fighter, by: str, difficulty: str, skill: str = "") -> bool:
    """ds.test ds.test.ladder"""
    worth = worth_of(make_test(table, fighter, (by,), "test", skilled=skill == SKILLED), difficulty)
    table.tell("judged", who=fighter, worth=worth)
    return is_success(worth)


# --- saving throws


def saves(rulings: Callable[[Clash], Options]) -> Ruling[Clash]:
    """`ana save slowed` may end an effect; `heroes save failure prone` says what follows.  ds.duration.save"""
    called = calls.call("save", lambda _: [()], make_saves, rulings, those_up)

    def carry_out(table: Table, fighters: Fighter | Sequence[Fighter], *said: Any) -> None:
        if isinstance(fighters, Fighter):
            save_against(table, fighters, *said)
        else:
            called.carry_out(table, fighters, *said)

    return Ruling("save", lambda clash: [*offer_save(clash), *called.offer(clash)], carry_out, DICE)


def offer_save(clash: Clash) -> Iterator[Pattern]:
    for each in those_there(clash):
        kinds = dict.fromkeys(effect.kind for effect in each.effects)
        if kinds:
            yield decree("save", OneOf([each]), OneOf(kinds))


def save_against(table: Table, fighter: Fighter, kind: str) -> None:
    """A save against the first effect of a kind, however it would end.  ds.duration.save"""
    save(table, fighter, next(effect for effect in fighter.effects if effect.kind == kind))


def make_saves(table: Table, called: Sequence[Fighter]) -> list[bool]:
    """ds.duration.save"""
    return [is_saved(table, each) for each in called]


# --- damage and healing


def rule_hurt(
    table: Table, victims: Sequence[Fighter], amount: int | str, type: str, is_resisted: bool, test: Sequence[str]
) -> None:
    """Damage rolled once and dealt together; a success halves it, and neither weakness nor immunity changes what is
    unresisted.  ds.damage.together ds.damage.order
    """
    rolled = rolled_amount(table, victims[0], amount, "damage")
    harms = []
    for each in victims:
        reasons = [Reason(RULED, rolled)]
        if test and each.is_up and passes(table, each, *test[1:]):
            reasons.append(Reason("ds.damage.halved", rolled // 2 - rolled))
        harms.append(Harm(each, reasons, type, is_fixed=not is_resisted))
    deal(table, harms)


def mending(clash: Clash) -> list[Fighter]:
    """Those who can regain Stamina: minions never do.  ds.minion.squad"""
    return [each for each in those_there(clash) if not each.is_minion]


def rule_healed(table: Table, fighter: Fighter, amount: int | str) -> None:
    """Stamina regained without a Recovery; the unconscious wake.  ds.stamina.unconscious"""
    regained = rolled_amount(table, fighter, amount, "healing")
    heal(table, fighter, regained, [Reason(RULED, regained)])
    if is_down(fighter) and fighter.hp > 0:
        set_status(table, fighter, UP)
    for hook in table.readings.hooks.regained:
        hook(table, fighter)


def recovering(clash: Clash) -> list[Fighter]:
    """Those who can spend a Recovery.  ds.recovery"""
    return [each for each in clash.everyone() if can_recover(each)]


def rolled_amount(table: Table, roller: Fighter, amount: int | str, why: str) -> OpenInt:
    return table.roll(roller, parse_dice(amount), why).total if isinstance(amount, str) else amount
