"""Table options: where the layers of the book differ or are silent, with the values they may have, the default first.

`test.partial` by energy means: one point of Energy makes a success of it where Energy is played, and where it is not a
partial success is a success. What each value means stands in the words of every language (`acao-say-table-reading`).
"""

from collections.abc import Mapping, Sequence
from typing import Final

CHOICES: Final[Mapping[str, Sequence[str]]] = {
    "test.bands": ("14-18", "15-19", "10-15", "13-15"),
    "test.partial": ("by-energy", "success", "cost", "failure"),
    "test.advantage": ("1d4", "by-level"),
    "life": ("5+res", "1d6+vig"),
    "energy": ("off", "5", "level+men"),
    "karma": ("off", "on"),
    "attack.melee": ("vig", "pre"),
    "attack.bare": ("1d4", "1d6"),
    "attack.two-hands": ("one-more", "bigger-die"),
    "magic.partial": ("as-any", "life"),
    "defence.counter": ("trade", "all-or-nothing"),
    "reaction.limit": ("none", "one"),
    "order.first": ("heroes", "test", "gm"),
    "ambush.check": ("every-hero", "one-hero"),
    "ambush.reactions": ("yes", "no"),
    "move.restricted": ("both", "heroes"),
    "move.limit": ("speed", "none"),
    "move.split": ("during", "before-and-after"),
    "move.diagonals": ("free", "not-heavy"),
    "zero.hero": ("death", "incapacitated"),
    "zero.foe": ("gm", "death", "incapacitated"),
    "leaving": ("by-order", "at-will"),
}
