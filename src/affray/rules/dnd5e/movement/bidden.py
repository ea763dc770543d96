"""Where one may go who must flee or approach by another's will.  Start at `bid_on`.

What it may do besides on its turn: `turn/obeying.py`.
"""

from typing import NamedTuple

from affray.rules.dnd5e.rolls.filters import passes
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.mods import APPROACH, BIDS, MUST


class Bid(NamedTuple):
    """What one must do on its turn, and on whose account."""

    word: str
    sources: tuple[Combatant, ...]


def bid_on(battle: Battle, creature: Combatant) -> Bid | None:
    """What the creature must do: of several bids that of the latest effect, and all whom that concerns."""
    found: list[tuple[str, Combatant]] = []
    for effect in creature.effects:
        for mod in () if effect.what is None else effect.what.mods_on(MUST):
            source = battle.creatures.get(effect.source or "")
            is_felt = source is not None and source.is_there and not creature.is_beyond(source)
            if source is not None and is_felt and passes(battle, creature, source, mod.only):
                found += [(word, source) for word in BIDS if word in mod.words]
    if not found:
        return None
    word = found[-1][0]
    return Bid(word, tuple(source for each, source in found if each == word))


def bid_now(battle: Battle, mover: Combatant) -> Bid | None:
    """What it must do in the turn that is being taken; a mount goes where its rider must.  5e.mount.controlled"""
    mind = battle.creatures[mover.rider] if mover.rider and mover.has("controlled") else mover
    return bid_on(battle, mind) if mind.effects and battle.turn == mind.id else None


def squares_nearer(battle: Battle, mover: Combatant, source: Combatant, origin: int) -> int:
    """The squares that are nearer to somebody than those from which the mover has set out."""
    far = battle.grid.gap(origin, mover.width, source.at, source.width)
    return battle.space(source) | battle.grid.around(source.at, source.width, far - 1)


def may_end_on(battle: Battle, mover: Combatant) -> int:
    """The squares on which a move may end of one who must flee or approach: farther from all of them, or nearer."""
    bid = bid_now(battle, mover)
    if bid is None:
        return -1
    found = -1
    for source in bid.sources:
        if bid.word == APPROACH:
            found &= squares_nearer(battle, mover, source, mover.at)
        else:
            far = battle.grid.gap(mover.at, mover.width, source.at, source.width)
            found &= ~(battle.space(source) | battle.grid.around(source.at, source.width, far))
    return found
