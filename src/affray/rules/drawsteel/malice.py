"""Malice: what the Director gets of it, and what it buys at the start of a turn.  Start at `spend_malice`.

What an ability costs is paid in `abilities.py`. A feature is an ability of the kind `malice`: everybody has the common
ones, a people its own list, and a stat block may add to them.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from affray.core.asking import Question
from affray.core.board import HEROES
from affray.core.changes import gain, lose
from affray.core.deeds import PASS, Pattern
from affray.core.effects import FIGHT_END, ROUND_END
from affray.core.slots import Number
from affray.core.values import Reason, Until
from affray.rules.drawsteel.abilities import MALICE, can_pay
from affray.rules.drawsteel.blocks import MALICE_FEATURE, Ability, Outcome
from affray.rules.drawsteel.changes import add_resource, give_back, note_resource
from affray.rules.drawsteel.conditions import lay
from affray.rules.drawsteel.damage import deal
from affray.rules.drawsteel.happenings import Harm, Use
from affray.rules.drawsteel.readings import Readings, Table
from affray.rules.drawsteel.targets import aims
from affray.rules.drawsteel.trials import make_test
from affray.rules.drawsteel.values import Clash, Fighter

VICTORIES: Final = "victories"
SAVAGE: Final = "savage"
SAVAGE_COST: Final = 5
SAVAGE_MOST: Final = 3
"""How many times the highest characteristic a savage blow can add."""
MERCILESS: Final = "merciless"
HASTENED: Final = "hastened"
FOUL: Final = "foul-air"


def feature(id: str, cost: int, *effects: Outcome) -> Ability:
    return Ability(id, MALICE_FEATURE, target="self", effects=effects, cost=cost)


COMMON: Final = (feature("no-mercy", 3, Outcome(MERCILESS)),)
"""What every creature of the Director can do.  ds.malice.feature"""
PEOPLES: Final[Mapping[str, Sequence[Ability]]] = {
    "goblin": (
        feature("quick-feet", 3, Outcome("hasten", 2, of="goblin")),
        feature("many-knives", 5, Outcome("swarm", 1, of="goblin")),
        feature("great-stink", 7, Outcome("stink", 5, of="goblin")),
    )
}
"""What a people can do, by the keyword of its stat blocks.  ds.malice.goblins"""


# --- getting it


def bring(table: Table) -> None:
    """At the start as much as the heroes have Victories on average.  ds.malice.gain"""
    heroes = [each for each in table.state.everyone() if each.hero]
    victories = sum(hero.pools.get(VICTORIES, 0) for hero in heroes) // max(len(heroes), 1)
    if victories:
        add_resource(table, MALICE, victories)


def grow(table: Table) -> None:
    """Each round one for every hero who is alive, and as many as the round's number.  ds.malice.gain"""
    clash = table.state
    alive = sum(each.hero and each.is_there for each in clash.everyone())
    add_resource(table, MALICE, alive + clash.round)


# --- spending it at the start of a turn


def spend_malice(table: Table, fighter: Fighter) -> None:
    """One feature, if the Director likes.  ds.malice.feature"""
    clash = table.state
    if fighter.side == HEROES or clash.turn != fighter.id:
        return
    readings = table.readings
    said = table.ask(Question(fighter, MALICE, lambda: offers(readings, clash, fighter)))
    if said == PASS:
        return
    if said.verb == SAVAGE:
        be_savage(table, fighter, said.args[0])
        return
    *aim, ability = said.args
    readings.hooks.aim(table, fighter, ability, *aim)


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
    """The common ones, those of its peoples, its own."""
    if any(outcome.resists for ability in fighter.block.abilities for outcome in ability.outcomes):
        yield from COMMON
    for keyword in PEOPLES:
        if keyword in fighter.block.keywords:
            yield from PEOPLES[keyword]
    yield from (ability for ability in fighter.block.abilities if ability.kind == MALICE_FEATURE)


# --- what everybody can do


def highest_of(fighter: Fighter) -> int:
    return max(fighter.block.characteristics.values(), default=0)


def savagery(clash: Clash, fighter: Fighter) -> list[Pattern]:
    """5 Malice and up for a harder strike, not two rounds in a row.  ds.malice.savage"""
    high = highest_of(fighter)
    last = clash.resources.get(SAVAGE, 0)
    most = min(clash.resources[MALICE], SAVAGE_COST + (SAVAGE_MOST - 1) * high)
    if high < 1 or most < SAVAGE_COST or (last and clash.round <= last + 1):
        return []
    return [Pattern(SAVAGE, Number(SAVAGE_COST, most))]


def be_savage(table: Table, fighter: Fighter, paid: int) -> None:
    """The next strike does the highest characteristic more to one target, and 1 for each Malice above 5.

    ds.malice.savage
    """
    clash = table.state
    add_resource(table, MALICE, -paid)
    note_resource(clash, SAVAGE, clash.round)
    gain(table, fighter, SAVAGE, fighter, [Until(FIGHT_END)], amount=highest_of(fighter) + paid - SAVAGE_COST)


def savage(clash: Clash, using: Use, target: Fighter) -> Sequence[Reason]:
    """ds.malice.savage"""
    if not using.ability.is_strike or target is not using.targets[0]:
        return ()
    return tuple(Reason("ds.malice.savage", each.amount) for each in using.user.effects if each.kind == SAVAGE)


def calm_down(table: Table, using: Use) -> None:
    """What was bought for the next strike, or for the next ability with a potency, is used up.

    ds.malice.savage ds.malice.feature
    """
    is_potent = any(outcome.resists for outcome in using.ability.outcomes)
    for effect in using.user.effects:
        if (effect.kind == SAVAGE and using.ability.is_strike) or (effect.kind == MERCILESS and is_potent):
            lose(table, using.user, effect, "used")
            if effect.kind == MERCILESS and using.is_resisted and not using.has_bitten:
                give_back(table, using.user, COMMON[0].cost)  # ds.potency.unspent


def show_no_mercy(table: Table, using: Use) -> None:
    """One more potency, against every target.  ds.malice.feature"""
    if using.user.has(MERCILESS):
        for target in using.targets:
            using.sharpen(target, 1)


def harden(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """ds.malice.feature"""
    gain(table, target, MERCILESS, use.user, [Until(FIGHT_END)])


# --- what goblins can do


def kin_of(clash: Clash, user: Fighter, keyword: str) -> list[Fighter]:
    """Those of its side who are of a people, itself too."""
    return [each for each in (user, *clash.allies(user)) if keyword in each.block.keywords]


def hasten(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """All of the people are faster to the end of the round.  ds.malice.goblins"""
    for each in kin_of(table.state, use.user, outcome.of):
        gain(table, each, HASTENED, use.user, [Until(ROUND_END)], amount=outcome.amount)


def hastened(clash: Clash, fighter: Fighter, speed: int) -> int:
    """ds.malice.goblins"""
    return speed + max((each.amount for each in fighter.effects if each.kind == HASTENED), default=0)


def swarm(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """Every enemy takes damage for each of the people beside it.  ds.malice.goblins ds.villain.actions"""
    clash = table.state
    kin = kin_of(clash, use.user, outcome.of)
    harms = []
    for foe in clash.enemies(use.user):
        beside = sum(clash.is_adjacent(each, foe) for each in kin)
        if beside:
            harms.append(Harm(foe, [Reason("ds.malice.goblins", outcome.amount * beside)], "", use.user, use.ability))
    deal(table, harms)


def stink(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """The whole map is difficult for all but the people, and their enemies make Might tests.  ds.malice.goblins"""
    gain(table, use.user, FOUL, use.user, [Until(ROUND_END)])
    for foe in table.state.enemies(use.user):
        tier = make_test(table, foe, ("might",), "might").tier
        if tier == 1:
            deal(table, [Harm(foe, [Reason("ds.malice.goblins", outcome.amount)], "poison", use.user)])
        if tier < 3 and foe.is_up:
            lay(table, foe, "weakened", use.user, "turn")


def foul_air(clash: Clash, mover: Fighter) -> int:
    """ds.malice.goblins"""
    is_foul = "goblin" not in mover.block.keywords and any(each.has(FOUL) for each in clash.everyone())
    return clash.grid.all if is_foul else 0


OUTCOMES: Final = {MERCILESS: harden, "hasten": hasten, "swarm": swarm, "stink": stink}
ADDING: Final = (savage,)
SPEEDS: Final = (hastened,)
SLOWING: Final = (foul_air,)
