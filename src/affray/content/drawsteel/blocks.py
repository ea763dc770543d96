"""From what a file says of somebody to the stat block in the fight.  Start at `Shelf`."""

from collections.abc import Iterator, Mapping

from affray.content.drawsteel.effects import (
    check_outcomes,
    check_traits,
    check_trigger,
    filters_of,
    outcomes_of,
    trait_of,
    trigger_of,
)
from affray.content.drawsteel.models import AbilityText, Creature, DistanceText, Figures, TierText
from affray.content.problems import Path, Report
from affray.content.shelves import PlainShelf
from affray.rules.drawsteel.abilities.free_strikes import MELEE, RANGED, USUAL_MELEE, USUAL_RANGED
from affray.rules.drawsteel.state.blocks import CHARACTERISTICS, Ability, Block, Distance, Tier
from affray.rules.drawsteel.state.resources import OF_THE_BOOK

HERO = "hero"
USUAL_SPEED = 5
USUAL_STAMINA = 20
BODILY = ("might", "agility")
STANDARD = {
    MELEE: (frozenset({"melee", "strike", "weapon", "charge"}), Distance(melee=USUAL_MELEE), (2, 5, 7)),
    RANGED: (frozenset({"ranged", "strike", "weapon"}), Distance(ranged=USUAL_RANGED), (2, 4, 6)),
}
"""The free strikes that every hero has: keywords, how far, and the damage to which Might or Agility is added."""


class Shelf(PlainShelf[Creature, Figures, Block]):
    """All stat blocks that a file can refer to: its own, and those that are shipped."""

    def check(self, report: Report) -> None:
        """Look at every stat block of the file itself, whether it fights or not."""
        for name, creature in self.own.items():
            if creature is not None:
                _check(creature, ("creatures", name), report)
                _check_resource(creature, ("creatures", name), report)

    def compiled(self, name: str, changes: Figures | None, path: Path, report: Report) -> Block | None:
        """A stat block of this name with what is different; None if something is wrong with it."""
        creature = self.creatures[name]
        if creature is None:
            return None
        before = report.count
        if changes is not None:
            _check(changes, path, report)
        merged = creature if changes is None else creature.model_copy(update=changes.given())
        if changes is not None and changes.resource is not None:
            _check_resource(merged, path, report)
        summons = tuple(self._called(each, (*path, "summons"), report) for each in merged.summons or ())
        if report.count > before or None in summons:
            return None
        return _block(name, merged, tuple(each for each in summons if each is not None))

    def _called(self, name: str, path: Path, report: Report) -> Block | None:
        """One whom a creature can call; it calls nobody in turn."""
        creature = self.creatures.get(name)
        if name not in self.creatures:
            report.add_unknown("unknown-creature", path, name, self.names())
        return None if creature is None else _block(name, creature, ())


def _check(figures: Figures, path: Path, report: Report) -> None:
    """An ability with tiers says what is added to its roll, and every outcome what it needs."""
    for index, ability in enumerate(figures.abilities or ()):
        if ability.tiers is not None and ability.roll is None and ability.bonus is None:
            report.add("missing-field", (*path, "abilities", index, "roll"), field="roll")
        at = (*path, "abilities", index)
        check_trigger(ability.trigger, ability.effects, at, report)
        check_outcomes(ability.first, (*at, "first"), report)
        check_outcomes(ability.effects, (*at, "effects"), report)
        for number, tier in enumerate(ability.tiers or ()):
            check_outcomes(tier.outcomes, (*at, "tiers", number, "outcomes"), report)
    check_traits(figures.traits, path, report)


def _check_resource(creature: Figures, path: Path, report: Report) -> None:
    """Whoever has a heroic resource can earn it: a hero of the book, or one whose abilities cost it.  ds.heroic"""
    resource = creature.resource
    if resource is None:
        return
    if creature.organisation != HERO:
        report.add("resource-of-no-hero", (*path, "resource"), resource)
    elif resource not in OF_THE_BOOK and not any(ability.cost for ability in creature.abilities or ()):
        report.add("never-earned", (*path, "resource"), resource)


def _block(name: str, creature: Creature, summons: tuple[Block, ...]) -> Block:
    given = creature.characteristics or {}
    return Block(
        name,
        creature.level or 1,
        creature.organisation or "platoon",
        creature.role or "",
        creature.ev or 0,
        creature.size or "1M",
        USUAL_SPEED if creature.speed is None else creature.speed,
        frozenset(creature.modes or ()),
        creature.stamina or USUAL_STAMINA,
        creature.stability or 0,
        creature.free_strike or 0,
        {each: given.get(each, 0) for each in CHARACTERISTICS},
        tuple(_abilities(creature, given)),
        frozenset(creature.features or ()),
        frozenset(creature.keywords or ()),
        dict(creature.immunities or {}),
        dict(creature.weaknesses or {}),
        creature.recoveries or 0,
        creature.resource or ("heroic" if creature.organisation == HERO else "malice"),
        1 if creature.shift is None else creature.shift,
        creature.turns or 1,
        dict(creature.captained or {}),
        summons,
        tuple(trait_of(trait, said) for trait, said in (creature.traits or {}).items()),
    )


def _abilities(creature: Creature, given: Mapping[str, int]) -> Iterator[Ability]:
    """Those on its block; a hero has the standard free strikes unless it has others.  ds.free-strike"""
    own = [_ability(ability) for ability in creature.abilities or ()]
    yield from own
    known = {ability.id for ability in own}
    best = max(given.get(name, 0) for name in BODILY)
    for id, (words, distance, damage) in STANDARD.items() if creature.organisation == HERO else ():
        if id not in known:
            tiers = tuple(Tier(str(amount + best)) for amount in damage)
            yield Ability(id, keywords=words, distance=distance, roll=BODILY, tiers=tiers)


def _ability(ability: AbilityText) -> Ability:
    distance = _distance(ability.distance or DistanceText())
    far = distance.farthest
    return Ability(
        ability.id,
        ability.kind or "main",
        frozenset(ability.keywords or ()),
        distance,
        ability.target or "creature",
        ability.number or 1,
        tuple(ability.roll or ()),
        ability.bonus,
        tuple(_tier(tier, far) for tier in ability.tiers or ()),
        outcomes_of(ability.first, far),
        outcomes_of(ability.effects, far),
        ability.cost or 0,
        None if ability.trigger is None else trigger_of(ability.trigger, far),
        filters_of(ability.if_, far),
    )


def _distance(distance: DistanceText) -> Distance:
    return Distance(
        distance.melee, distance.ranged, distance.area or "", distance.size, distance.breadth, distance.within
    )


def _tier(tier: TierText, far: int) -> Tier:
    damage = tier.damage
    return Tier(damage.dice if damage else "0", damage.type if damage else "", outcomes_of(tier.outcomes, far))
