"""The fire-caller: chosen damage types, magic that persists, a ward.  Start at `persist`."""

from collections.abc import Mapping, Sequence
from typing import Final

from affray.core.offers.deeds import PASS
from affray.core.offers.slots import Deed
from affray.core.table.asking import Question
from affray.core.table.changes import gain, lose, spend
from affray.core.table.moments import FIGHT_END, end
from affray.core.values import Effect, Until
from affray.rules.drawsteel.abilities.using import aim_and_use, use
from affray.rules.drawsteel.changes import set_pool
from affray.rules.drawsteel.harm.conditions import KEEPS
from affray.rules.drawsteel.heroes.earning import earn
from affray.rules.drawsteel.readings import Table
from affray.rules.drawsteel.state.actions import POOLS, can_take
from affray.rules.drawsteel.state.blocks import MANEUVER, Ability
from affray.rules.drawsteel.state.clash import Fighter
from affray.rules.drawsteel.state.happenings import Harm, Use
from affray.rules.drawsteel.state.resources import EACH_TURN, ESSENCE
from affray.rules.drawsteel.state.words import Outcome
from affray.rules.drawsteel.targets.aiming import aims, range_of, reaches

TYPES: Final[Mapping[str, Sequence[str]]] = {
    "may-be-holy": ("untyped", "holy"),
    "any-element": ("fire", "acid", "cold", "corruption", "lightning", "poison", "sonic"),
}
"""What one may choose from, the usual first."""
A_TURN: Final = 2
"""Essence for a turn."""
BREAKING: Final = 5
"""Damage in one turn, times Reason, that ends what persists."""
HURT: Final = EACH_TURN + "hurt"


def choose_type(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """The user chooses the damage type.  ds.hero.type"""
    kinds = TYPES[outcome.kind]
    said = table.ask(Question(use.user, "damage-type", [Deed("type", kind) for kind in kinds]))
    chosen: str = said.args[0]
    use.choose_type("" if chosen == kinds[0] == "untyped" else chosen)


# --- what persists


def persisting(fighter: Fighter) -> list[Effect]:
    return [effect for effect in fighter.effects if effect.kind.startswith(KEEPS)]


def persist(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """The ability persists, at a price every turn; the same again replaces the one before.

    ds.hero.persistent ds.ability.stacking
    """
    kind = f"{KEEPS}{use.ability.id}"
    kept = [each for each in use.user.effects if each.kind == kind]
    if any(each.source == target.id for each in kept):
        return
    for effect in kept:
        lose(table, use.user, effect, "replaced")
    gain(table, use.user, kind, target, [Until(FIGHT_END)], amount=outcome.amount)


def keep_up(table: Table, fighter: Fighter) -> None:
    """Earn less essence for what persists; then it works again.  ds.heroic ds.hero.persistent"""
    if not fighter.hero or fighter.block.resource != ESSENCE or not fighter.is_up:
        return
    earn(table, fighter, A_TURN - sum(effect.amount for effect in persisting(fighter)))
    for effect in persisting(fighter):
        ability, target = (
            fighter.block.ability(effect.kind.removeprefix(KEEPS)),
            table.state.fighter(effect.source or ""),
        )
        if not target.is_up:
            end(table, effect, "felled")
        elif ability is not None and effect in fighter.effects:
            use_again(table, fighter, ability, target)


def use_again(table: Table, fighter: Fighter, ability: Ability, target: Fighter) -> None:
    """An area is used again by a maneuver; a target still in range is rolled against again.  ds.hero.persistent"""
    clash = table.state
    readings = table.readings
    if not ability.distance.area:
        if reaches(readings, clash, fighter, ability, target, range_of(readings, clash, fighter, ability)):
            use(table, fighter, ability, [target], is_free=True)
        return

    def offer() -> list[object]:
        return [PASS, *aims(readings, clash, fighter, ability)] if can_take(fighter, MANEUVER) else []

    said = table.ask(Question(fighter, "persist", offer))
    if said != PASS:
        spend(table, fighter, POOLS[MANEUVER])
        *aim, ability = said.args
        aim_and_use(table, fighter, ability, *aim, is_free=True)


def end_persistent(table: Table, harm: Harm) -> None:
    """Much damage in one turn ends all that persists.  ds.hero.persistent"""
    fighter = harm.target
    if not persisting(fighter):
        return
    set_pool(fighter, HURT, fighter.pools.get(HURT, 0) + int(harm.dealt))
    if fighter.pools[HURT] >= BREAKING * fighter.characteristic("reason"):
        for effect in persisting(fighter):
            lose(table, fighter, effect, "damaged")


def lengthen(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """Forced movement goes farther.  ds.hero.farther"""
    if use.happening is not None:
        use.happening.record.lengthen(outcome.amount)
