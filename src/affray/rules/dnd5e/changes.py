"""Changes that only this book's creatures know."""

from collections.abc import Iterable

from affray.core.asking import Table
from affray.core.changes import gain, hurt
from affray.core.effects import TURN_END
from affray.core.values import Reason, Until
from affray.rules.dnd5e.values import UP, Battle, Combatant


def go_unnoticed(creature: Combatant, by: Iterable[str]) -> None:
    """From now on these do not know where the creature is."""
    creature.unnoticed_by = frozenset(by)


def notice(table: Table, creature: Combatant) -> None:
    """Everybody knows where the creature is."""
    if creature.unnoticed_by:
        creature.unnoticed_by = frozenset()
        table.tell("noticed", who=creature, at=table.state.square_name(creature.at))


def notice_by(table: Table, creature: Combatant, observers: Iterable[str]) -> None:
    """These now know where the creature is."""
    creature.unnoticed_by -= frozenset(observers)
    table.tell("noticed", who=creature, at=table.state.square_name(creature.at))


def catch_off_guard(table: Table, battle: Battle, creatures: Iterable[Combatant]) -> None:
    """These are surprised until their first turn is over, and it stays known that they were.  5e.surprise.effect"""
    for creature in creatures:
        battle.surprised |= {creature.id}
        gain(table, creature, "surprised", ends=[Until(TURN_END, creature.id)])


def set_initiative(creature: Combatant, initiative: int) -> None:
    creature.initiative = initiative


def line_up(table: Table, battle: Battle, order: Iterable[Combatant]) -> None:
    """Fix the order of turns. Who is in it is told to the GM alone: others see those whom they have noticed."""
    battle.order = tuple(creature.id for creature in order)
    table.tell("order", to=(), order=[battle.combatant(id) for id in battle.order])


def advance(battle: Battle) -> None:
    """The next one in the order is up after this."""
    battle.next += 1


def start_over(battle: Battle) -> None:
    battle.next = 0


def wait_for_lairs(battle: Battle, lairs: Iterable[str]) -> None:
    """The lairs of these are to act in this round."""
    battle.lairs = tuple(lairs)


def leave_lair(battle: Battle) -> None:
    """The first of the lairs has had its turn."""
    battle.lairs = battle.lairs[1:]


def get_ready(creature: Combatant, regains_reaction: bool) -> None:
    """5e.turn.budget 5e.reaction.one"""
    pools = creature.pools
    pools["move"] = creature.speed
    pools["action"] = pools["bonus"] = 1
    if regains_reaction:
        pools["reaction"] = 1


def set_status(table: Table, creature: Combatant, status: str) -> None:
    """5e.death.save-count: with any change of state both counts begin anew."""
    creature.status = status
    creature.successes = creature.failures = 0
    table.tell(status, who=creature)


def wake(table: Table, creature: Combatant) -> None:
    set_status(table, creature, UP)


def count_success(table: Table, creature: Combatant) -> None:
    creature.successes += 1
    table.tell("death-save", who=creature, successes=creature.successes, failures=creature.failures)


def count_failures(table: Table, creature: Combatant, failures: int) -> None:
    creature.failures += failures
    table.tell("death-save", who=creature, successes=creature.successes, failures=creature.failures)


def take(table: Table, creature: Combatant, amount: int, reasons: list[Reason], by: Combatant | None) -> int:
    """5e.temp-hp.first: temporary hit points go first. Returns what is left over when there are none to take."""
    absorbed = min(creature.pools.get("temporary", 0), amount)
    if absorbed:
        creature.pools["temporary"] -= absorbed
        reasons = [*reasons, Reason("5e.temp-hp.first", -absorbed)]
    over = amount - absorbed - creature.hp
    hurt(table, creature, amount - absorbed, reasons, by)
    return over


def set_temporary(table: Table, creature: Combatant, amount: int) -> None:
    """These temporary hit points in place of any others: they never add up.  5e.temp-hp.no-stack"""
    creature.pools["temporary"] = amount
    table.tell("temporary-set", who=creature)


def mark_used(creature: Combatant, pool: str, mark: int) -> None:
    """Note when something was used, or that it was."""
    creature.pools[pool] = mark


def suppose_at(creature: Combatant, square: int) -> None:
    """Imagine the creature elsewhere; nothing is told of it."""
    creature.at = square


def suppose_hp(creature: Combatant, hp: int) -> None:
    """Imagine the creature with other hit points; nothing is told of it."""
    creature.hp = hp


def suppose_no_temporary(creature: Combatant) -> None:
    """Imagine the creature without temporary hit points; nothing is told of it."""
    creature.pools.pop("temporary", None)


def suppose_armour(creature: Combatant, armour_class: int) -> None:
    """Imagine the creature in other armour; nothing is told of it."""
    creature.block = creature.block.but(armour_class=armour_class)
