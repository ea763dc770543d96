"""Attribute Tests: a d20 and the attribute, read in bands.  Start at `attribute_test`."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from affray.core.dice.notation import Dice, parse_dice
from affray.core.table.amending import RULED, AmendedThrow
from affray.core.table.asking import Throw
from affray.core.values import Reason, total
from affray.rules.acao.harm.damage import pay_life
from affray.rules.acao.harm.dice import damage_dice
from affray.rules.acao.readings import Readings, Table
from affray.rules.acao.rolls.karma import earn_karma, spend_karma
from affray.rules.acao.rolls.partial_success import CRITICAL, FAILURE, FUMBLE, PARTIAL, PARTIALS, SUCCESS, Test
from affray.rules.acao.state.combat import Character

ADVANTAGE: Final = "advantage"
DISADVANTAGE: Final = "disadvantage"
D20: Final = parse_dice("1d20")
D4: Final[Dice] = parse_dice("1d4")
D6: Final = parse_dice("1d6")


class TestDice(Throw):
    """The d20 of a test; `helping` and `hindering` are advantage and disadvantage by the GM's word."""

    __slots__ = ("readings", "helping", "hindering")

    def __init__(self, readings: Readings, hero: Character, why: str, reasons: Sequence[Reason]) -> None:
        super().__init__(hero, D20, why, reasons, self.grade)
        self.readings = readings
        self.helping: list[Reason] = []
        self.hindering: list[Reason] = []

    def grade(self, natural: int) -> str:
        return grade_of(self.readings, natural, natural + total(self.reasons))

    def grant(self, word: str) -> None:
        """ac.test.advantage"""
        (self.helping if word == ADVANTAGE else self.hindering).append(Reason(RULED))


def attribute_test(
    table: Table,
    hero: Character,
    why: str,
    reasons: Sequence[Reason],
    helping: Iterable[Reason] = (),
    hindering: Iterable[Reason] = (),
    splits: bool = False,
    magic: bool = False,
) -> Test:
    """A d20 plus what is added; the bands are the difficulty. With `splits` a partial success is left as it is, and
    one of `magic` may have its own price.

    ac.test.any-action ac.test.roll
    """
    readings = table.readings
    added = [*reasons, *advantage_die(table, hero, list(helping), list(hindering))]
    dice = TestDice(readings, hero, why, added)
    roll = table.roll_all([dice])[0]
    added = [*dice.reasons, *advantage_die(table, hero, dice.helping, dice.hindering)]
    grade = grade_of(readings, roll.natural, roll.natural + total(added))
    if grade in (FAILURE, PARTIAL) and (karma := spend_karma(table, hero)):
        added.append(Reason("ac.karma", karma))
        grade = grade_of(readings, roll.natural, roll.natural + total(added))
    settle = PARTIALS["failure" if splits else readings.magic_partial if magic else readings.partial]
    test = settle(table, hero, grade)
    test.note_roll(roll.natural, roll.natural + total(added))
    table.tell(
        "test",
        who=hero,
        why=why,
        natural=test.natural,
        total=test.total,
        grade=grade,
        succeeds=test.succeeds,
        reasons=added,
    )
    if not test.succeeds:
        earn_karma(table, hero)
    if test.costs_life:
        pay_life(table, hero)
    return test


def advantage_die(table: Table, hero: Character, helping: list[Reason], hindering: list[Reason]) -> list[Reason]:
    """One more die is added for what helps, taken off for what hinders; both cancel out.  ac.test.advantage"""
    if bool(helping) == bool(hindering):
        return []
    die = ADVANTAGES[table.readings.advantage](hero)
    if helping:
        return [Reason("ac.test.advantage", table.roll(hero, die, "advantage", helping).total)]
    return [Reason("ac.test.disadvantage", -table.roll(hero, die, "disadvantage", hindering).natural)]


def grant(word: str, throw: AmendedThrow) -> bool:
    """The GM grants a test advantage or disadvantage; other rolls have none.  ac.test.advantage"""
    if not isinstance(throw.plan, TestDice):
        return False
    throw.plan.grant(word)
    return True


def is_success(grade: object) -> bool:
    """ac.test.bands"""
    return grade in (True, SUCCESS, CRITICAL)


def a_d4(hero: Character) -> Dice:
    """ac.test.advantage"""
    return D4


def by_level(hero: Character) -> Dice:
    """One size more every other level: 1d4 at the first two, 1d12 at the last.  ac.test.advantage"""
    return damage_dice(f"1d{4 + 2 * ((hero.sheet.level - 1) // 2)}")


ADVANTAGES: Final[Mapping[str, Callable[[Character], Dice]]] = {"1d4": a_d4, "by-level": by_level}


def by_attribute(hero: Character, attribute: str, clause: str) -> list[Reason]:
    """What an attribute adds, and what mail takes off a test of PRE.  ac.test.roll ac.test.average ac.armour.mail"""
    reasons = [Reason(clause, hero.attribute(attribute))]
    if "pre" in attribute and hero.sheet.armour == "mail":
        reasons.append(Reason("ac.armour.mail", -1))
    return reasons


def grade_of(readings: Readings, natural: int, total: int) -> str:
    """By the face alone for 1 and 20, else by the bands.  ac.test.bands ac.test.natural"""
    if natural in (1, 20):
        return FUMBLE if natural == 1 else CRITICAL
    return SUCCESS if total >= readings.success_from else PARTIAL if total >= readings.partial_from else FAILURE
