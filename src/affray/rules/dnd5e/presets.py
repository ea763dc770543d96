"""Presets: all table options at once, as one text of the rules has them.  Start at `PRESETS`.

Three texts of the rules are taken literally, even where one omits what another says: a short summary, the order of
combat alone, and the full chapter. What no option covers comes from the chapter, and so do points that the order of
combat omits. `srd` is the published text.
"""

from collections.abc import Mapping
from typing import Final

from affray.rules.dnd5e.options import CHOICES

NAMES: Final = ("summary", "order-of-combat", "full-chapter", "srd")
FORMER_NAMES: Final[Mapping[str, str]] = {
    "seed-000": "summary",
    "seed-001": "order-of-combat",
    "seed-004": "full-chapter",
}
"""What they were called once, and still are in some files."""
READINGS: Final[Mapping[str, tuple[str, str, str, str]]] = {
    "init.ties": ("gm-and-players", "d20-mixed-only", "gm-and-players", "gm-and-players"),
    "hide.tie": ("hider", "hider", "hider", "hider"),
    "ranged.in-melee": ("any-hostile", "seeing-and-able", "seeing-and-able", "seeing-and-able"),
    "reaction.refresh": ("own-turn", "own-turn", "own-turn", "own-turn"),
    "cover.creatures": ("no", "yes", "yes", "yes"),
    "show.half-hp": ("on", "on", "on", "off"),
    "ready.timing": ("before-finish", "after", "after", "after"),
    "ready.full": ("off", "on", "on", "on"),
    "dodge.save-needs-sight": ("yes", "no", "no", "no"),
    "dodge.lost": ("off", "on", "on", "on"),
    "hide.success": ("invisible", "unseen", "unseen", "unseen"),
    "underwater.ranged": ("shortbow", "shortbow", "shortbow", "crossbow"),
    "move.end-in-occupied": ("never", "never", "never", "not-willingly"),
    "move.split": ("before-or-after", "between-attacks", "between-attacks", "between-attacks"),
    "interact.during": ("action", "move-or-action", "move-or-action", "move-or-action"),
    "turn.utility": ("slot", "interaction", "interaction", "interaction"),
    "interact.list": ("cz", "cz", "cz", "srd"),
    "monster.zero-hp": ("die", "die-except-flagged", "die-except-flagged", "die-except-flagged"),
    "help.attack": ("off", "on", "on", "on"),
    "help.expires": ("never", "your-next-turn", "your-next-turn", "your-next-turn"),
    "range.max": ("none", "long", "long", "long"),
    "oa.exceptions": ("disengage-only", "full", "full", "full"),
    "oa.reach": ("any-wielded", "any-wielded", "any-wielded", "any-wielded"),
    "hidden.reveal": ("off", "on", "on", "on"),
    "interact.second": ("gm", "action", "action", "action"),
    "bonus.blocked-with-actions": ("no", "yes", "yes", "yes"),
    "special.replaces": ("whole-action", "one-attack", "one-attack", "one-attack"),
    "stand.needs-movement": ("no", "yes", "yes", "yes"),
    "attack.ability": ("plain", "full", "full", "full"),
    "resist.order": ("unspecified", "last", "last", "last"),
    "crit.extra-dice": ("weapon-only", "yes", "yes", "yes"),
    "damage.monsters": ("rolled", "rolled", "rolled", "rolled"),
    "dash.tracks-speed": ("no", "no", "no", "yes"),
    "diagonal": ("1", "1", "1", "1"),
    "area.grid": ("centre", "centre", "centre", "centre"),
    "area.distance": ("euclid", "euclid", "euclid", "euclid"),
    "leaving": ("by-order", "by-order", "by-order", "by-order"),
}
"""The value of each option in each preset, in the order of `NAMES`."""

PRESETS: Final[Mapping[str, Mapping[str, str]]] = {
    name: {option: READINGS[option][place] for option in CHOICES if option in READINGS}
    for place, name in enumerate(NAMES)
}
