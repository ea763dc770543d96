"""Who knows and who sees whom.  Start at `knows`."""

from typing import Final

from affray.rules.acao.state.combat import Character, Combat

NIGHT_SIGHT: Final = 12
"""How many polygons the night-eyed see in the dark: 18 m."""


def knows(one: Character, other: Character) -> bool:
    """One knows where its own side is, and where those are who do not hide."""
    return one.side == other.side or not other.is_hidden


def is_plainly_seen(combat: Combat, observer: Character, other: Character) -> bool:
    """In line of sight, behind nothing and not in the shade: our reading of when one cannot hide, or is found."""
    return (
        observer.is_up
        and combat.is_clear(observer, other)
        and not combat.hidden_by_ground(observer, other)
        and not combat.space(other) & shade_to(combat, observer, other)
    )


def shade_to(combat: Combat, observer: Character, other: Character) -> int:
    """Where the other would be hidden in the open: in woods, and in shadow from those who do not see in the dark.

    ac.trait.night-eyed
    """
    sees = "night-eyed" in observer.sheet.traits and combat.gap(observer, other) <= NIGHT_SIGHT
    return combat.board.squares("woods") if sees else combat.shade


def is_beside(combat: Combat, one: Character, other: Character) -> bool:
    return combat.gap(one, other) == 1
