"""Table options: where readings of the book differ, with the values they may have, the default first."""

from collections.abc import Mapping, Sequence
from typing import Final

CHOICES: Final[Mapping[str, Sequence[str]]] = {
    "init.ties": ("gm-and-players", "d20-mixed-only", "d20-all"),
    "hide.success": ("unseen", "invisible"),
    "hide.tie": ("hider", "observer"),
    "hidden.reveal": ("on", "off"),
    "ranged.in-melee": ("seeing-and-able", "any-hostile"),
    "reaction.refresh": ("own-turn", "round"),
    "cover.creatures": ("yes", "no"),
    "show.half-hp": ("on", "off"),
    "help.attack": ("on", "off"),
    "help.expires": ("your-next-turn", "never"),
    "ready.timing": ("after", "before-finish"),
    "ready.full": ("on", "off"),
    "interact.during": ("move-or-action", "action"),
    "interact.second": ("action", "gm"),
    "interact.list": ("srd", "cz"),
    "turn.utility": ("interaction", "slot"),
    "special.replaces": ("one-attack", "whole-action"),
    "monster.zero-hp": ("die-except-flagged", "die"),
    "bonus.blocked-with-actions": ("yes", "no"),
}
