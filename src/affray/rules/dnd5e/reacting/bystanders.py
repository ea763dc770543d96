"""Those who may react to what happens beside them, by powers of their stat blocks.  Start at `guards`."""

from collections.abc import Sequence

from affray.core.memory import KINDS, remembered
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.blocks import REACTION
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.happenings import GUARDED, NEAR_TURN


@remembered(KINDS)
def watchers(battle: Battle) -> dict[str, tuple[Combatant, ...]]:
    """Whoever has a reaction to each of these triggers; mostly nobody."""
    return {
        trigger: tuple(
            one
            for one in battle.creatures.values()
            if any(power.at == trigger for power in one.block.powers_by(REACTION))
        )
        for trigger in (GUARDED, NEAR_TURN)
    }


def guards(battle: Battle, target: Combatant) -> Sequence[Combatant]:
    """Friends of one who is about to be hit.  5e.reaction.powers"""
    guarding = watchers(battle)[GUARDED]
    return guarding and [one for one in guarding if one is not target and one.side == target.side]


def those_who_watch(battle: Battle, creature: Combatant) -> Sequence[Combatant]:
    """Others who may react when it begins its turn.  5e.reaction.powers"""
    watching = watchers(battle)[NEAR_TURN]
    return watching and [one for one in watching if one is not creature]
