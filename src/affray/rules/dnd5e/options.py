"""Table options: where readings of the book differ, with the values they may have, the default first."""

from collections.abc import Mapping, Sequence
from typing import Final

CHOICES: Final[Mapping[str, Sequence[str]]] = {
    "init.ties": ("gm-and-players", "d20-mixed-only", "d20-all"),
    "hide.tie": ("hider", "observer"),
    "ranged.in-melee": ("seeing-and-able", "any-hostile"),
    "reaction.refresh": ("own-turn", "round"),
    "cover.creatures": ("yes", "no"),
    "show.half-hp": ("on", "off"),
    "attack.ability": ("full", "plain"),
    "range.max": ("long", "none"),
    "crit.extra-dice": ("yes", "weapon-only"),
    "resist.order": ("last", "unspecified"),
    "damage.monsters": ("rolled", "average"),
}
