"""Hiding and being noticed.  Start at `hide`."""

from collections.abc import Iterable
from typing import Final

from affray.core.board import union
from affray.core.table.changes import gain, hide_from
from affray.core.values import Reason, Until
from affray.rules.dnd5e.changes import STEALTH, mark_used, notice_by
from affray.rules.dnd5e.readings import Readings, Table
from affray.rules.dnd5e.rolls.checks import SENSES, check, planned_check
from affray.rules.dnd5e.senses.light import is_hazy
from affray.rules.dnd5e.senses.sight import can_hear, feels, is_in_sight, is_visible
from affray.rules.dnd5e.state.battle import Battle, those_hidden
from affray.rules.dnd5e.state.blocks import SIZE_ORDER
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.moments import ATTACKED, NOTICED

NATURALLY_STEALTHY: Final = "naturally-stealthy"
STILL: Final = "still"
"""The pool that holds where one stands who passes for a thing."""
PASSIVE_EDGE: Final = 5
"""What advantage adds to a passive score, and disadvantage takes.  5e.check.passive"""


def is_plainly_seen(battle: Battle, observer: Combatant, other: Combatant) -> bool:
    """In sight and without cover. Our reading of "clearly sees": the book leaves it to the GM."""
    return (
        observer.is_conscious
        and battle.is_clear(observer, other)
        and battle.hidden_by_ground(observer, other) == 0
        and is_visible(battle, observer, other)
        and not (NATURALLY_STEALTHY in other.block.features and is_behind_larger(battle, observer, other))
    )


def is_behind_larger(battle: Battle, observer: Combatant, other: Combatant) -> bool:
    """Is a larger creature between the two?  5e.feature.naturally-stealthy"""
    size = SIZE_ORDER.index(other.block.size)
    larger = [c for c in battle.everyone() if c.is_there and not c.realm and SIZE_ORDER.index(c.block.size) > size]
    squares = union(battle.space(c) for c in larger if c is not observer)
    return squares != 0 and battle.hidden_behind(squares, observer, other) > 0


def is_plain(battle: Battle, observer: Combatant) -> bool:
    """Do neither light, zones, effects nor tremorsense change what the observer perceives?"""
    block = observer.block
    is_usual = not (observer.effects or block.is_sightless or "tremorsense" in block.senses)
    return battle.ground.is_bright and not battle.zones and is_usual


def passive_perception(readings: Readings, battle: Battle, observer: Combatant, other: Combatant) -> int:
    """10 plus all modifiers; -5 with disadvantage, as in dim light, +5 with advantage.

    5e.check.passive 5e.light.dim
    """
    score = observer.block.passive_perception
    block = observer.block
    if is_plain(battle, observer) and not block.traits and readings.hooks.checks.keys().isdisjoint(block.features):
        return score
    trial = planned_check(readings, battle, observer, "perception", "5e.surprise.contest", SENSES)
    if is_hazy(battle, observer, other) and is_in_sight(battle, observer, other):
        trial.add_edge(-1, Reason("5e.light.dim"))
    return score + PASSIVE_EDGE * trial.edge


def stays_hidden(readings: Readings, battle: Battle, hider: Combatant, stealth: int, observer: Combatant) -> bool:
    """Does the Stealth total beat the observer's passive Perception?

    5e.surprise.contest 5e.unseen.hidden 5e.hide.total 5e.sense.tremorsense
    """
    if observer.realm == hider.id:
        return False  # nobody hides from one inside it
    if observer.is_beyond(hider):
        return not is_visible(battle, observer, hider)
    if is_plain(battle, observer):
        is_aware = observer.is_conscious
    elif feels(battle, observer, hider):
        return False
    else:
        is_aware = can_hear(battle, observer) or is_in_sight(battle, observer, hider)
    return not is_aware or beats(readings, stealth, passive_perception(readings, battle, observer, hider))


def can_hide(battle: Battle, creature: Combatant) -> bool:
    """A creature cannot hide from a known foe that clearly sees it, or while it is hidden.  5e.action.hide"""
    if creature.hidden_from:
        return False
    foes = [foe for foe in battle.everyone() if foe.side != creature.side and battle.is_known(creature.side, foe)]
    return not any(is_plainly_seen(battle, foe, creature) for foe in foes)


def hide(table: Table, creature: Combatant) -> None:
    """A Stealth check against the passive Perception of each foe.  5e.action.hide 5e.unseen.hidden"""
    readings = table.readings
    roll = check(table, creature, "stealth", "5e.action.hide", about=("hide",))
    table.tell("hid", who=creature)
    become_hidden(readings, table.state, creature, int(roll.total))
    if creature.hidden_from and readings.hiding_makes_invisible:
        become_invisible(table, creature)


def become_hidden(readings: Readings, battle: Battle, creature: Combatant, stealth: int) -> None:
    """Hide from each foe whose passive Perception the Stealth total beats.  5e.hide.total"""
    foes = [foe for foe in battle.everyone() if foe.side != creature.side]
    by = [foe.id for foe in foes if stays_hidden(readings, battle, creature, stealth, foe)]
    hide_from(creature, by)
    mark_used(creature, STEALTH, stealth)
    if STILL in creature.pools:
        mark_used(creature, STILL, 0)  # once it has been noticed, it hides like anybody


def become_invisible(table: Table, creature: Combatant) -> None:
    """Invisible until it attacks, or until all have found it by searching or hearing it."""
    if not creature.has("invisible"):
        gain(table, creature, "invisible", creature, [Until(ATTACKED, creature.id), Until(NOTICED, creature.id)])


def hidden_from(battle: Battle, observer: Combatant) -> list[Combatant]:
    """The foes that the observer has not noticed."""
    return [foe for foe in battle.everyone() if foe.side != observer.side and observer.id in foe.hidden_from]


def stealth_of(hidden: Combatant) -> int:
    """The DC of a search. Our ruling: a creature hidden before the fight has its passive Stealth.

    5e.check.passive 5e.hide.total
    """
    return hidden.pools.get(STEALTH, 10 + hidden.block.skill("stealth", "dex"))


def lie_still(creature: Combatant, foes: Iterable[Combatant]) -> None:
    """Before a fight it stands among things, as one of them: nobody notices it.  5e.surprise.noticed"""
    hide_from(creature, [foe.id for foe in foes])
    mark_used(creature, STILL, creature.at)


def is_still(creature: Combatant) -> bool:
    """Does it pass for a thing, since it has not moved from where it stood?"""
    return creature.block.is_disguised and creature.height <= 0 and creature.pools.get(STILL) == creature.at


def look_around(table: Table) -> None:
    """After a step: foes notice a hidden creature that they now clearly see, or whose Stealth no longer suffices."""
    battle = table.state
    hiding = those_hidden(battle)
    if not hiding:
        return
    is_murky = bool(battle.zones) or not battle.ground.is_bright
    for hidden in hiding:
        if hidden.hidden_from and not is_still(hidden):
            foes = [battle.creatures[id] for id in sorted(hidden.hidden_from)]
            found = [
                foe.id
                for foe in foes
                if is_plainly_seen(battle, foe, hidden)
                or ((is_murky or "tremorsense" in foe.block.senses) and is_perceived(table, hidden, foe))
            ]
            if found:
                notice_by(table, hidden, found)


def is_perceived(table: Table, hidden: Combatant, observer: Combatant) -> bool:
    """Is its Stealth total too low now that light or distance have changed?

    5e.hide.total 5e.sense.tremorsense
    """
    readings = table.readings
    return STEALTH in hidden.pools and not stays_hidden(readings, table.state, hidden, stealth_of(hidden), observer)


def make_noise(table: Table, creature: Combatant) -> None:
    """Every foe that can hear the creature notices it.  5e.unseen.hidden 5e.hide.noise"""
    battle = table.state
    near = [battle.creatures[id] for id in sorted(creature.hidden_from)]
    heard = [one.id for one in near if can_hear(battle, one) and not one.is_beyond(creature)]
    if heard:
        notice_by(table, creature, heard)


def beats(readings: Readings, stealth: int, perception: int) -> bool:
    """Stealth against passive Perception; ties by the table option.  5e.surprise.contest"""
    return stealth > perception or (stealth == perception and readings.ties_go_to_hider)


def is_found(readings: Readings, perception: int, stealth: int) -> bool:
    """Does a search find a hidden creature? Ties by the table option.  5e.hide.total"""
    return not beats(readings, stealth, perception)
