"""Hiding and being noticed.  Start at `hide`."""

from typing import TYPE_CHECKING, Final, cast

from affray.core.asking import Table
from affray.rules.dnd5e.changes import go_unnoticed, mark_used, notice_by
from affray.rules.dnd5e.seeing import side_notices
from affray.rules.dnd5e.trials import check
from affray.rules.dnd5e.values import Battle, Combatant

if TYPE_CHECKING:
    from affray.rules.dnd5e.rulebook import Dnd5e


STEALTH: Final = "stealth"
"""The pool that keeps what a hidden creature rolled: it stands until the creature is found.  B-13"""


def is_plainly_seen(battle: Battle, observer: Combatant, other: Combatant) -> bool:
    """In line of sight and behind nothing. Our reading of "clearly sees": the book leaves it to the GM."""
    return observer.is_conscious and battle.is_clear(observer, other) and battle.hidden_by_ground(observer, other) == 0


def can_hide(battle: Battle, creature: Combatant) -> bool:
    """Nobody hides from a known foe who sees it plainly; who is hidden need not hide.  5e.action.hide"""
    if creature.unnoticed_by:
        return False
    foes = [foe for foe in battle.everyone() if foe.side != creature.side and side_notices(battle, creature.side, foe)]
    return not any(is_plainly_seen(battle, foe, creature) for foe in foes)


def hide(table: Table, battle: Battle, creature: Combatant) -> None:
    """A Stealth check against the passive Perception of each foe.  5e.action.hide 5e.unseen.hidden"""
    rulebook = cast("Dnd5e", table.rulebook)
    roll = check(table, battle, creature, "stealth", "5e.action.hide", about=("hide",))
    mark_used(creature, STEALTH, roll.total)
    foes = [foe for foe in battle.everyone() if foe.side != creature.side]
    table.tell("hid", who=creature)
    go_unnoticed(creature, [foe.id for foe in foes if rulebook.stays_hidden(roll.total, foe)])


def hidden_from(battle: Battle, observer: Combatant) -> list[Combatant]:
    """The foes that the observer has not noticed."""
    return [foe for foe in battle.everyone() if foe.side != observer.side and observer.id in foe.unnoticed_by]


def stealth_of(hidden: Combatant) -> int:
    """What a search must beat. Our ruling: who was hidden beforehand has the passive score.  B-8 B-13"""
    return hidden.pools.get(STEALTH, 10 + hidden.block.skill("stealth", "dex"))


def look_around(table: Table, battle: Battle) -> None:
    """After a step, whoever now sees a hidden creature plainly notices it."""
    for hidden in battle.everyone():
        if hidden.unnoticed_by:
            found = [id for id in sorted(hidden.unnoticed_by) if is_plainly_seen(battle, battle.combatant(id), hidden)]
            if found:
                notice_by(table, hidden, found)
