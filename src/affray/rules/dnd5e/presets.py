"""Presets: all table options at once, as one text of the book reads them.  Start at `PRESETS`.

Three summaries are taken to the letter, also where one leaves out what another says; what none of these options is
about comes from the third, which is the fullest, as do the points on which the second is silent. `srd` is the published
text.
"""

from collections.abc import Mapping
from typing import Final

from affray.rules.dnd5e.options import CHOICES

NAMES: Final = ("seed-000", "seed-001", "seed-004", "srd")
READINGS: Final[Mapping[str, tuple[str, str, str, str]]] = {
    "init.ties": ("gm-and-players", "d20-mixed-only", "gm-and-players", "gm-and-players"),
    "hide.tie": ("hider", "hider", "hider", "hider"),
    "ranged.in-melee": ("any-hostile", "seeing-and-able", "seeing-and-able", "seeing-and-able"),
    "reaction.refresh": ("own-turn", "own-turn", "own-turn", "own-turn"),
    "cover.creatures": ("no", "yes", "yes", "yes"),
    "show.half-hp": ("on", "on", "on", "off"),
}
"""By option, how each of them reads it, in the order of `NAMES`."""

PRESETS: Final[Mapping[str, Mapping[str, str]]] = {
    name: {option: READINGS[option][place] for option in CHOICES} for place, name in enumerate(NAMES)
}
