"""Results of a test, and what a partial success is worth by table option.  Start at `PARTIALS`."""

from collections.abc import Callable, Mapping
from typing import Final

from affray.core.offers.deeds import PASS
from affray.core.offers.slots import Deed
from affray.core.table.asking import Question
from affray.core.table.changes import spend
from affray.rules.acao.readings import Table
from affray.rules.acao.state.combat import Character

SPEND: Final = Deed("spend")
FUMBLE: Final = "fumble"
FAILURE: Final = "failure"
PARTIAL: Final = "partial"
SUCCESS: Final = "success"
CRITICAL: Final = "critical"


class Test:
    """The result of a test: its grade, whether it succeeds, and whether at a price or for a point of life.

    `natural` is what the d20 shows, `total` what the test came to, Karma and all.
    """

    __test__ = False
    __slots__ = ("grade", "succeeds", "at_cost", "costs_life", "natural", "total")

    def __init__(self, grade: str, succeeds: bool, at_cost: bool = False, costs_life: bool = False) -> None:
        self.grade = grade
        self.succeeds = succeeds
        self.at_cost = at_cost
        self.costs_life = costs_life
        self.natural = 0
        self.total = 0

    def note_roll(self, natural: int, total: int) -> None:
        self.natural = natural
        self.total = total

    @property
    def is_fumble(self) -> bool:
        return self.grade == FUMBLE

    @property
    def is_critical(self) -> bool:
        return self.grade == CRITICAL


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
