"""Who sees and who notices whom.  Start at `sees`."""

from affray.rules.dnd5e.values import Battle, Combatant


def notices(observer: Combatant, other: Combatant) -> bool:
    """5e.unseen.hidden: one from whom the other is hidden neither sees nor hears it."""
    return observer.id not in other.unnoticed_by


def sees(battle: Battle, observer: Combatant, other: Combatant) -> bool:
    """Does the observer see the other now?"""
    return (
        observer.is_conscious
        and observer.id not in other.unnoticed_by
        and (observer.side == other.side or battle.is_clear(observer, other))
    )


def side_notices(battle: Battle, side: str, other: Combatant) -> bool:
    """Does anybody of a side know where the other is?"""
    if other.side == side or not other.unnoticed_by:
        return True
    return any(c.side == side and c.is_able and c.id not in other.unnoticed_by for c in battle.everyone())
