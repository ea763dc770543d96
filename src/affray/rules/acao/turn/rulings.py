"""What the GM may decree.  Start at `RULINGS`."""

from collections.abc import Mapping
from functools import partial
from typing import Final

from affray.core.offers.deeds import Pattern
from affray.core.offers.slots import OneOf
from affray.core.table import rulings
from affray.core.table.endings import is_down
from affray.core.table.rulings import Ruling, Rulings, TypedWord, decree
from affray.core.table.scenario_rulings import course_rulings
from affray.rules.acao.changes import reveal, set_status
from affray.rules.acao.readings import Table
from affray.rules.acao.rolls.safeguards import safeguard
from affray.rules.acao.state.combat import DEAD, OUT, UP, Character, Combat
from affray.rules.acao.state.sheet import ATTRIBUTES, DAMAGE_TYPES, Peril
from affray.rules.acao.turn.leaving import STAGE, free_polygons

FATES: Final[Mapping[str, str]] = {"dies": DEAD, "lives": OUT}
AFFLICTIONS: Final = ("prone", "stuck", "stunned")
"""What a safeguard that the GM calls for may ward off, beside damage."""
DAMAGE_DICE: Final = tuple(f"{number}d{sides}" for number in (1, 2, 3, 4) for sides in (4, 6, 8, 10, 12))
DAMAGE_WORDS: Final = 2


def rise_or_fall(table: Table, creature: Character) -> None:
    """Who is given life is up again, and who has none left is dead."""
    if creature.hp == 0 and creature.is_up:
        meet_fate(DEAD, table, creature)
    elif creature.hp > 0 and is_down(creature):
        set_status(table, creature, UP)


def offer_fate(verb: str, combat: Combat) -> list[Pattern]:
    return [decree(verb, OneOf([creature for creature in combat.everyone() if creature.is_up]))]


def meet_fate(status: str, table: Table, creature: Character) -> None:
    reveal(table, creature)
    set_status(table, creature, status)


def offer_safeguard(combat: Combat) -> list[Pattern]:
    """`ana safeguard vig`, and what comes of a failure if the GM says it: `stunned`, or `1d6 fire`.  ac.safeguard"""
    heroes = OneOf([creature for creature in combat.everyone() if creature.hero and creature.is_up])
    attribute = OneOf(ATTRIBUTES)
    return [
        decree("safeguard", heroes, attribute),
        decree("safeguard", heroes, attribute, TypedWord(AFFLICTIONS)),
        decree("safeguard", heroes, attribute, TypedWord(DAMAGE_DICE), TypedWord(DAMAGE_TYPES)),
    ]


def call_for_safeguard(table: Table, hero: Character, attribute: str, *harm: str) -> None:
    """ac.safeguard"""
    effect = harm[0] if len(harm) == 1 else ""
    damage, type = harm if len(harm) == DAMAGE_WORDS else ("", "")
    safeguard(table, hero, Peril(attribute, damage, type, effect))


RULINGS: Final[Rulings[Combat]] = Rulings(
    [
        rulings.hp(rise_or_fall),
        rulings.at(free_polygons),
        rulings.noticed(reveal),
        Ruling("safeguard", offer_safeguard, call_for_safeguard),
        *(Ruling(verb, partial(offer_fate, verb), partial(meet_fate, fate)) for verb, fate in FATES.items()),
        *course_rulings(STAGE),
    ]
)
