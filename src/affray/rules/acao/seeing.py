"""Who knows and who sees whom.  Start at `knows`."""

from affray.rules.acao.values import Character, Combat


def knows(one: Character, other: Character) -> bool:
    """One knows where its own side is, and where those are who do not hide."""
    return one.side == other.side or not other.hidden


def is_plainly_seen(combat: Combat, observer: Character, other: Character) -> bool:
    """In line of sight, behind nothing and not in the shade: our reading of when one cannot hide, or is found."""
    return (
        observer.is_up
        and combat.is_clear(observer, other)
        and not combat.is_hidden_by_ground(observer, other)
        and not combat.space(other) & combat.ground.shade
    )


def is_beside(combat: Combat, one: Character, other: Character) -> bool:
    return combat.distance(one, other) == 1
