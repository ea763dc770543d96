"""Rulings on what a whole side has: Malice and hero tokens.  Start at `stores`."""

from functools import partial
from typing import Final

from affray.core.offers.deeds import Pattern
from affray.core.offers.typed import TypedNumber
from affray.core.table.decrees import MOST_IN_POOL
from affray.core.table.rulings import FIGHT, Ruling
from affray.rules.drawsteel.changes import add_resource
from affray.rules.drawsteel.readings import Table
from affray.rules.drawsteel.rolls.hero_tokens import TOKENS
from affray.rules.drawsteel.state.clash import Clash
from affray.rules.drawsteel.state.resources import MALICE

STORES: Final = {"malice": MALICE, "tokens": TOKENS}
"""What a side has, by the verb of the ruling."""


def stores() -> list[Ruling[Clash]]:
    """`malice 5`, `tokens 2`.  ds.malice.gain ds.token"""
    return [Ruling(verb, partial(_offer, verb), partial(_set, resource), FIGHT) for verb, resource in STORES.items()]


def _offer(verb: str, _: Clash) -> list[Pattern]:
    return [Pattern(verb, TypedNumber(0, MOST_IN_POOL))]


def _set(resource: str, table: Table, amount: int) -> None:
    add_resource(table, resource, amount - table.state.resources.get(resource, 0))
