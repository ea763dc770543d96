"""Malice: what the Director gains, and what it buys at the start of a turn.  Start at `spend_malice`.

What an ability costs is paid in `targets/costs.py`. A feature is an ability of the kind `malice`: everybody has the
common ones, a people its own list, and a stat block may add to them.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from affray.core.board import HEROES
from affray.core.offers.deeds import PASS, Pattern
from affray.core.offers.slots import Number
from affray.core.table.asking import Question
from affray.core.table.changes import gain, lose
from affray.core.table.moments import FIGHT_END
from affray.core.values import Until
from affray.rules.drawsteel.abilities.using import aim_and_use
from affray.rules.drawsteel.changes import add_resource, give_back, note_resource, spend_malice_on
from affray.rules.drawsteel.foes.goblins import FOUL
from affray.rules.drawsteel.readings import Readings, Table
from affray.rules.drawsteel.state.blocks import MALICE_FEATURE, Ability
from affray.rules.drawsteel.state.clash import Clash, Fighter
from affray.rules.drawsteel.state.happenings import Use
from affray.rules.drawsteel.state.resources import MALICE, VICTORIES
from affray.rules.drawsteel.state.words import DAMAGE, NEXT_STRIKE, SPEED, Filter, Kind, Mod, Outcome, Who
from affray.rules.drawsteel.targets.aiming import aims
from affray.rules.drawsteel.targets.costs import can_pay

SAVAGE: Final = "savage"
SAVAGE_BLOW: Final = "savage-blow"
SAVAGE_COST: Final = 5
SAVAGE_MOST: Final = 3
"""How many times the highest characteristic a savage blow can add."""
MERCILESS: Final = "merciless"


def feature(id: str, cost: int, *effects: Outcome) -> Ability:
    return Ability(id, MALICE_FEATURE, target="self", effects=effects, cost=cost)


COMMON: Final = (feature("no-mercy", 3, Outcome("lay", what=Kind(MERCILESS))),)
"""What every creature of the Director can do.  ds.malice.feature"""
GOBLINS: Final = "ds.malice.goblins"
WEAKENED: Final = Outcome("weakened", lasts="turn")
FOUL_AIR: Final = (
    Outcome("lay", lasts="round", what=Kind(FOUL)),
    Outcome(
        "test",
        of="might",
        who=Who((Filter("sort", ("enemy",)),), is_all=True),
        tiers=((Outcome("harm", 5, type="poison", because=GOBLINS), WEAKENED), (WEAKENED,), ()),
    ),
)
QUICK: Final = Outcome(
    "lay",
    lasts="round",
    who=Who((Filter("sort", ("self-or-ally",)), Filter("keyword", ("goblin",))), is_all=True),
    what=Kind("hastened", (Mod(SPEED, add=2),), because=GOBLINS),
)
PEOPLES: Final[Mapping[str, Sequence[Ability]]] = {
    "goblin": (
        feature("quick-feet", 3, QUICK),
        feature("many-knives", 5, Outcome("swarm", 1, of="goblin")),
        feature("great-stink", 7, *FOUL_AIR),
    )
}
"""What a people can do, by the keyword of its stat blocks.  ds.malice.goblins"""


# --- getting it


def gain_starting_malice(table: Table) -> None:
    """At the start of the fight, the average of the heroes' Victories.  ds.malice.gain"""
    heroes = [each for each in table.state.everyone() if each.hero]
    victories = sum(hero.pools.get(VICTORIES, 0) for hero in heroes) // max(len(heroes), 1)
    if victories:
        add_resource(table, MALICE, victories)


def gain_malice(table: Table) -> None:
    """Each round, 1 for every living hero and the number of the round.  ds.malice.gain"""
    clash = table.state
    alive = sum(each.hero and each.is_there for each in clash.everyone())
    add_resource(table, MALICE, alive + clash.round)


# --- spending it at the start of a turn


def spend_malice(table: Table, fighter: Fighter) -> None:
    """The Director may buy one feature.  ds.malice.feature"""
    clash = table.state
    if fighter.side == HEROES or clash.turn != fighter.id:
        return
    readings = table.readings
    said = table.ask(Question(fighter, MALICE, lambda: offers(readings, clash, fighter)))
    if said == PASS:
        return
    if said.verb == SAVAGE:
        buy_savagery(table, fighter, said.args[0])
        return
    *aim, ability = said.args
    aim_and_use(table, fighter, ability, *aim)


def offers(readings: Readings, clash: Clash, fighter: Fighter) -> list[object]:
    """ds.malice.feature"""
    if not fighter.is_up:
        return []
    found = [
        aim
        for ability in features_of(fighter)
        if can_pay(clash, fighter, ability)
        for aim in aims(readings, clash, fighter, ability)
    ]
    found += savagery(clash, fighter)
    return [PASS, *found] if found else []


def features_of(fighter: Fighter) -> Iterator[Ability]:
    """The common features, those of its people, and its own."""
    if any(outcome.resists for ability in fighter.block.abilities for outcome in ability.outcomes):
        yield from COMMON
    for keyword in PEOPLES:
        if keyword in fighter.block.keywords:
            yield from PEOPLES[keyword]
    yield from (ability for ability in fighter.block.abilities if ability.kind == MALICE_FEATURE)


# --- what everybody can do


def savagery(clash: Clash, fighter: Fighter) -> list[Pattern]:
    """For 5 Malice or more a harder strike, not in two rounds in a row.  ds.malice.savage"""
    high = fighter.block.highest
    last = clash.resources.get(SAVAGE, 0)
    most = min(clash.resources[MALICE], SAVAGE_COST + (SAVAGE_MOST - 1) * high)
    if high < 1 or most < SAVAGE_COST or (last and clash.round <= last + 1):
        return []
    return [Pattern(SAVAGE, Number(SAVAGE_COST, most))]


def buy_savagery(table: Table, fighter: Fighter, paid: int) -> None:
    """The next strike deals the highest characteristic more to one target, and 1 for each Malice above 5.

    ds.malice.savage
    """
    clash = table.state
    spend_malice_on(table, fighter, SAVAGE_BLOW, paid)
    note_resource(clash, SAVAGE, clash.round)
    more = Mod(DAMAGE, add=fighter.block.highest + paid - SAVAGE_COST)
    what = Kind(SAVAGE, (more,), ends=NEXT_STRIKE, because="ds.malice.savage")
    gain(table, fighter, SAVAGE, fighter, [Until(FIGHT_END)], what=what)


def use_up_malice(table: Table, using: Use) -> None:
    """End what was bought for the next ability with a potency.  ds.malice.feature"""
    is_potent = any(outcome.resists for outcome in using.ability.outcomes)
    for effect in using.user.effects if is_potent else ():
        if effect.kind == MERCILESS:
            lose(table, using.user, effect, "used")
            if using.is_resisted and not using.has_overcome:
                give_back(table, using.user, COMMON[0].cost)  # ds.potency.unspent


def raise_potency(table: Table, using: Use) -> None:
    """Raise the potency by 1 against every target.  ds.malice.feature"""
    if using.user.has(MERCILESS):
        for target in using.targets:
            using.shift_potency(target, 1)
