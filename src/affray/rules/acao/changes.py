"""Changes that only this book's characters know."""

from collections.abc import Iterable

from affray.core.board.field import FLED
from affray.core.memory import BODIES, KINDS
from affray.core.table.changes import hurt, lose
from affray.core.unknown import OpenInt
from affray.core.values import Reason
from affray.rules.acao.readings import Table
from affray.rules.acao.state.combat import FOES, UP, Character, Combat
from affray.rules.acao.state.sheet import Sheet


def set_status(table: Table, creature: Character, status: str) -> None:
    """Up, dead, incapacitated, or how it left the fight; whoever is not up holds nobody any more."""
    creature.status = status
    creature.memory.forget(BODIES)
    table.tell(status, who=creature)
    if status != UP:
        for other in table.state.everyone():
            for effect in other.effects:
                if effect.kind == "held" and effect.source == creature.id:
                    lose(table, other, effect, status)


def go_into_hiding(table: Table, creature: Character) -> None:
    """No enemy knows any more where it is; that it hid they see."""
    table.tell("hid", who=creature)
    others = table.state.everyone()
    creature.hidden_from = frozenset(other.id for other in others if other.side != creature.side)
    creature.memory.forget(BODIES)


def reveal(table: Table, creature: Character) -> None:
    """Everybody knows where the creature is, and there it cannot hide again."""
    if creature.is_hidden:
        creature.hidden_from = frozenset()
        creature.memory.forget(BODIES)
        creature.found_at = creature.at
        table.tell("noticed", who=creature, at=table.state.square_name(creature.at))


def let_go(table: Table, creature: Character, weapon: str) -> None:
    creature.dropped |= {weapon}
    table.tell("dropped", who=creature, weapon=weapon)


def take_up(creature: Character, weapon: str) -> None:
    """Have a weapon at hand that was dropped."""
    creature.dropped -= {weapon}


def set_sheet(creature: Character, sheet: Sheet) -> None:
    """Other figures for this fight."""
    creature.sheet = sheet
    creature.memory.forget(KINDS)


def lie_in_wait(table: Table, lurkers: Iterable[Character]) -> None:
    """These have sprung an ambush."""
    table.state.lurking = tuple(creature.id for creature in lurkers)
    table.tell("ambush")


def set_first_side(table: Table, side: str) -> None:
    """This side begins every round.  ac.order.first"""
    table.state.first = side
    table.tell("foes-begin" if side == FOES else "heroes-begin")


def suppose_gone(creature: Character) -> None:
    """Imagine that the creature is not there; nothing is told of it."""
    creature.status = FLED
    creature.memory.forget(BODIES)
    creature.hp = 0


def set_life(creature: Character, life: int) -> None:
    """Set the life of one who has rolled for it; the roll has told it.  ac.life"""
    creature.hp = creature.hp_max = life


def note_turn(combat: Combat, creature: Character) -> None:
    """The creature has its turn of this round now."""
    combat.acted = (*combat.acted, creature.id)


def forget_turn(combat: Combat, creature: Character) -> None:
    """The creature may act again in this round."""
    combat.acted = tuple(id for id in combat.acted if id != creature.id)


def reset_round(combat: Combat) -> None:
    """A new round: nobody has acted, and nobody lies in wait any more.  ac.ambush.first-only"""
    combat.acted = ()
    combat.lurking = () if combat.round else combat.lurking


def take(
    table: Table, creature: Character, amount: OpenInt, ignored: OpenInt, reasons: list[Reason], by: Character | None
) -> None:
    """Armour is extra life and goes first, save for what ignores it; the rest comes off life."""
    worn = int(min(creature.pools.get("armour", 0), max(amount - ignored, 0)))
    if worn:
        creature.pools["armour"] -= worn
        table.tell("armour", who=creature, amount=worn)
        reasons = [*reasons, Reason("ac.armour", -worn)]
    if amount > worn or not worn:
        hurt(table, creature, amount - worn, reasons, by)


def mark(creature: Character, pool: str, amount: int) -> None:
    """Set a pool; nothing is told of it."""
    creature.pools[pool] = amount


def stumble(table: Table, creature: Character) -> None:
    """A natural 1 in one's own turn ends the turn.  ac.test.natural"""
    creature.pools["over"] = 1
    table.tell("stumbled", who=creature)


def end_effects(table: Table, creature: Character, kind: str, because: str) -> None:
    """End every effect of a kind."""
    for effect in creature.effects:
        if effect.kind == kind:
            lose(table, creature, effect, because)
