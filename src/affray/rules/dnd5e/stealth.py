"""Hiding and being noticed.  Start at `hide`."""

from typing import TYPE_CHECKING, Final, cast

from affray.core.asking import Table
from affray.core.board import union
from affray.core.changes import gain
from affray.core.effects import ATTACKED
from affray.core.values import Reason, Until
from affray.rules.dnd5e.blocks import SIZE_ORDER
from affray.rules.dnd5e.changes import NOTICED, STEALTH, go_unnoticed, mark_used, notice_by
from affray.rules.dnd5e.light import is_hazy
from affray.rules.dnd5e.seeing import can_hear, feels, is_in_sight, is_visible, side_notices
from affray.rules.dnd5e.trials import CHECK_HOOKS, SENSES, check, planned_check
from affray.rules.dnd5e.values import DEAD, Battle, Combatant

if TYPE_CHECKING:
    from affray.rules.dnd5e.rulebook import Dnd5e

NATURALLY_STEALTHY: Final = "naturally-stealthy"
PASSIVE_EDGE: Final = 5
"""What advantage adds to a passive score, and disadvantage takes.  5e.check.passive"""


def is_plainly_seen(battle: Battle, observer: Combatant, other: Combatant) -> bool:
    """In sight and behind nothing. Our reading of "clearly sees": the book leaves it to the GM."""
    return (
        observer.is_conscious
        and battle.is_clear(observer, other)
        and battle.hidden_by_ground(observer, other) == 0
        and is_visible(battle, observer, other)
        and not (NATURALLY_STEALTHY in other.block.features and is_behind_larger(battle, observer, other))
    )


def is_behind_larger(battle: Battle, observer: Combatant, other: Combatant) -> bool:
    """Does a larger creature stand between the two?  5e.feature.naturally-stealthy"""
    size = SIZE_ORDER.index(other.block.size)
    larger = [c for c in battle.everyone() if c.status != DEAD and SIZE_ORDER.index(c.block.size) > size]
    squares = union(battle.space(c) for c in larger if c is not observer)
    return squares != 0 and battle.hidden_behind(squares, observer, other) > 0


def is_plain(battle: Battle, observer: Combatant) -> bool:
    """Is there nothing in the light, on the ground or about the observer that changes what it perceives?"""
    return battle.ground._is_bright and not (battle.zones or observer.effects or "tremorsense" in observer.block.senses)


def passive_perception(battle: Battle, observer: Combatant, other: Combatant) -> int:
    """10 and all modifiers; 5 less where there is disadvantage, as in dim light, 5 more with advantage.

    5e.check.passive 5e.light.dim
    """
    score = observer.block.passive_perception
    if is_plain(battle, observer) and CHECK_HOOKS.keys().isdisjoint(observer.block.features):
        return score
    trial = planned_check(battle, observer, "perception", "5e.surprise.contest", SENSES)
    if is_hazy(battle, observer, other) and is_in_sight(battle, observer, other):
        trial.lean(-1, Reason("5e.light.dim"))
    return score + PASSIVE_EDGE * trial.edge


def stays_hidden(rulebook: "Dnd5e", battle: Battle, hider: Combatant, stealth: int, observer: Combatant) -> bool:
    """Does the Stealth total keep the observer from noticing?

    5e.surprise.contest 5e.unseen.hidden 5e.hide.total 5e.sense.tremorsense
    """
    if is_plain(battle, observer):
        is_aware = observer.is_conscious
    elif feels(battle, observer, hider):
        return False
    else:
        is_aware = can_hear(battle, observer) or is_in_sight(battle, observer, hider)
    return not is_aware or rulebook.beats(stealth, passive_perception(battle, observer, hider))


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
    table.tell("hid", who=creature)
    slip_away(rulebook, battle, creature, roll.total)
    if creature.unnoticed_by:
        rulebook.vanish(table, creature)


def slip_away(rulebook: "Dnd5e", battle: Battle, creature: Combatant, stealth: int) -> None:
    """The total stands until somebody finds the creature.  5e.hide.total"""
    foes = [foe for foe in battle.everyone() if foe.side != creature.side]
    by = [foe.id for foe in foes if stays_hidden(rulebook, battle, creature, stealth, foe)]
    go_unnoticed(creature, by)
    mark_used(creature, STEALTH, stealth)


def be_unseen(table: Table, creature: Combatant) -> None:
    """Hidden, and no more: whoever then sees it plainly finds it."""


def be_invisible(table: Table, creature: Combatant) -> None:
    """Invisible until it attacks, or until all have found it by searching or hearing it."""
    if not creature.has("invisible"):
        gain(table, creature, "invisible", creature, [Until(ATTACKED, creature.id), Until(NOTICED, creature.id)])


def hidden_from(battle: Battle, observer: Combatant) -> list[Combatant]:
    """The foes that the observer has not noticed."""
    return [foe for foe in battle.everyone() if foe.side != observer.side and observer.id in foe.unnoticed_by]


def stealth_of(hidden: Combatant) -> int:
    """What a search must beat. Our ruling: who was hidden beforehand has the passive score.

    5e.check.passive 5e.hide.total
    """
    return hidden.pools.get(STEALTH, 10 + hidden.block.skill("stealth", "dex"))


def look_around(table: Table, battle: Battle) -> None:
    """After a step, whoever now sees a hidden creature plainly notices it, and whoever its Stealth no longer eludes."""
    is_murky = bool(battle.zones) or not battle.is_bright
    for hidden in battle.everyone():
        if hidden.unnoticed_by:
            foes = [battle.creatures[id] for id in sorted(hidden.unnoticed_by)]
            found = [
                foe.id
                for foe in foes
                if is_plainly_seen(battle, foe, hidden)
                or ((is_murky or "tremorsense" in foe.block.senses) and is_perceived(table, battle, hidden, foe))
            ]
            if found:
                notice_by(table, hidden, found)


def is_perceived(table: Table, battle: Battle, hidden: Combatant, observer: Combatant) -> bool:
    """Where light or distance have changed since it hid, the check that it made may be too low now.

    5e.hide.total 5e.sense.tremorsense
    """
    rulebook = cast("Dnd5e", table.rulebook)
    return STEALTH in hidden.pools and not stays_hidden(rulebook, battle, hidden, stealth_of(hidden), observer)


def make_noise(table: Table, battle: Battle, creature: Combatant) -> None:
    """Whoever can hear it now knows where the creature is.  5e.unseen.hidden 5e.hide.noise"""
    heard = [id for id in sorted(creature.unnoticed_by) if can_hear(battle, battle.combatant(id))]
    if heard:
        notice_by(table, creature, heard)
