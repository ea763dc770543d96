"""Table options: where the seed and the final book differ, or the book leaves a choice; the default first.

`first.roll`: on a 6 or more the heroes go first (the seed), or the players say which side does (the final book).
"""

from collections.abc import Mapping, Sequence
from typing import Final

CHOICES: Final[Mapping[str, Sequence[str]]] = {
    "first.roll": ("heroes", "chooser"),
    "initiative": ("pick", "agility"),
    "initiative.swap": ("on", "off"),
    "roll.downgrade": ("off", "on"),
    "stamina.mercy": ("off", "on"),
    "free.director": ("trust", "ask"),
}
