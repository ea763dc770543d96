"""Attribute Tests: a d20 and the attribute, read in bands.  Start at `attribute_test`."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from affray.core.asking import Question
from affray.core.changes import add_to, spend
from affray.core.deeds import PASS, Pattern
from affray.core.dice import Dice, parse_dice
from affray.core.slots import Deed, Number
from affray.core.values import Reason, total
from affray.rules.acao.harm import damage_dice, pay_life
from affray.rules.acao.readings import Readings, Table
from affray.rules.acao.values import Character

D20: Final = parse_dice("1d20")
D4: Final = parse_dice("1d4")
SPEND: Final = Deed("spend")
MOST_KARMA: Final = 5

FUMBLE: Final = "fumble"
FAILURE: Final = "failure"
PARTIAL: Final = "partial"
SUCCESS: Final = "success"
CRITICAL: Final = "critical"


class Test:
    """What a test came to: how good it was, whether it succeeds, and whether that has its price, or costs life."""

    __test__ = False
    __slots__ = ("grade", "succeeds", "at_cost", "costs_life")

    def __init__(self, grade: str, succeeds: bool, at_cost: bool = False, costs_life: bool = False) -> None:
        self.grade = grade
        self.succeeds = succeeds
        self.at_cost = at_cost
        self.costs_life = costs_life

    @property
    def is_fumble(self) -> bool:
        return self.grade == FUMBLE

    @property
    def is_critical(self) -> bool:
        return self.grade == CRITICAL


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
    plus = total(added)
    roll = table.roll(hero, D20, why, added, bands=lambda natural: grade_of(readings, natural, natural + plus))
    grade = grade_of(readings, roll.natural, roll.total)
    if grade in (FAILURE, PARTIAL):
        grade = grade_of(readings, roll.natural, roll.total + spend_karma(table, hero))
    settle = PARTIALS["failure" if splits else readings.magic_partial if magic else readings.partial]
    test = settle(table, hero, grade)
    table.tell("test", who=hero, why=why, grade=grade, succeeds=test.succeeds, reasons=added)
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
        return [Reason("ac.test.advantage", table.roll(hero, die, "advantage", helping).natural)]
    return [Reason("ac.test.disadvantage", -table.roll(hero, die, "disadvantage", hindering).natural)]


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


# --- what a partial success is worth, by table option


def partial_is_success(table: Table, hero: Character, grade: str) -> Test:
    """The book knows only success and failure."""
    return Test(grade, grade in (PARTIAL, SUCCESS, CRITICAL))


def partial_is_failure(table: Table, hero: Character, grade: str) -> Test:
    return Test(grade, grade in (SUCCESS, CRITICAL))


def partial_has_its_cost(table: Table, hero: Character, grade: str) -> Test:
    """An attack does its least, a defence halves."""
    return Test(grade, grade in (PARTIAL, SUCCESS, CRITICAL), grade == PARTIAL)


def partial_costs_life(table: Table, hero: Character, grade: str) -> Test:
    """Of magic, by table option: it succeeds and takes one point of life.  ac.spell.partial"""
    return Test(grade, grade in (PARTIAL, SUCCESS, CRITICAL), costs_life=grade == PARTIAL)


def partial_takes_energy(table: Table, hero: Character, grade: str) -> Test:
    """One point of Energy makes a success of it, else it fails.  ac.energy"""
    if grade == PARTIAL and table.ask(Question(hero, "energy", lambda: energy_offered(hero))) == SPEND:
        spend(table, hero, "energy")
        return Test(SUCCESS, True)
    return Test(grade, grade in (SUCCESS, CRITICAL))


def energy_offered(hero: Character) -> list[object]:
    return [SPEND, PASS] if hero.pools.get("energy", 0) > 0 else []


PARTIALS: Final[Mapping[str, Callable[[Table, Character, str], Test]]] = {
    "by-energy": partial_takes_energy,
    "success": partial_is_success,
    "cost": partial_has_its_cost,
    "failure": partial_is_failure,
    "life": partial_costs_life,
}


# --- Karma


def spend_karma(table: Table, hero: Character) -> int:
    """So many points for so much more on a test that is no natural 1 or 20.  ac.karma"""
    said = table.ask(Question(hero, "karma", lambda: karma_offered(hero)))
    if said == PASS:
        return 0
    points: int = said.args[0]
    spend(table, hero, "karma", points)
    return points


def karma_offered(hero: Character) -> list[object]:
    points = hero.pools.get("karma", 0)
    return [Pattern("karma", Number(1, points)), PASS] if points > 0 else []


def earn_karma(table: Table, hero: Character) -> None:
    """One point for every failed test, up to five.  ac.karma"""
    if "karma" in hero.pools and hero.pools["karma"] < MOST_KARMA:
        add_to(table, hero, "karma", 1)
