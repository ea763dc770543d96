"""Karma: points that are earned by failure and spent to add to a test.  Start at `spend_karma`."""

from typing import Final

from affray.core.offers.deeds import PASS, Pattern
from affray.core.offers.slots import Number
from affray.core.table.asking import Question
from affray.core.table.changes import add_to, spend
from affray.rules.acao.readings import Table
from affray.rules.acao.state.combat import Character

MOST_KARMA: Final = 5


def spend_karma(table: Table, hero: Character) -> int:
    """Add the points spent to a test that is no natural 1 or 20.  ac.karma"""
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
