"""Creatures as Improved Initiative exports them: one, or all that is in its store.  Start at `read_stat_block`."""

import re
from collections.abc import Mapping
from typing import Any, Final

from affray.importers.draft import ACTION, BEYOND, BONUS, LEGENDARY, REACTION, TRAIT
from affray.importers.fields import Fields
from affray.importers.figures import Figures
from affray.importers.reading import Entry, Source
from affray.rules.dnd5e.state.blocks import ABILITIES

LISTS: Final = {
    "Traits": TRAIT,
    "Actions": ACTION,
    "BonusActions": BONUS,
    "Reactions": REACTION,
    "LegendaryActions": LEGENDARY,
    "MythicActions": BEYOND,
}
STORED: Final = re.compile(r"(?:ImprovedInitiative\.)?Creatures\.")
"""How the keys of creatures begin in the file of all that is stored."""


def is_stat_block(data: Any) -> bool:
    """Does it look like a creature of this format?"""
    return isinstance(data, Mapping) and {"Name", "HP", "AC", "Abilities"} <= data.keys()


def read_stat_block(data: Mapping[str, Any], path: str = "") -> Source:
    """A creature in our words. `path` is its place in the file."""
    fields, figures = Fields(data, path), Figures()
    name = fields.text("Name")
    figures.sized(fields.text("Type"), fields.at("Type"))
    armour, health = fields.fields("AC"), fields.fields("HP")
    figures.armoured(f"{armour.number('Value')} {_bracketed(armour.words('Notes'))}", armour.path)
    figures.healthy(f"{health.number('Value')} {_bracketed(health.words('Notes'))}".strip(), health.path)
    figures.fast(_line(fields, "Speed"), fields.at("Speed"))
    scores = fields.fields("Abilities")
    figures.said["abilities"] = {each: scores.number(each.capitalize()) for each in ABILITIES}
    for field, ours in (("Saves", "saves"), ("Skills", "skills")):
        figures.bonuses(
            ours, ", ".join(f"{each.text('Name')} {each.number('Modifier'):+d}" for each in fields.each(field))
        )
    figures.senses(_line(fields, "Senses"))
    for field, ours in (
        ("DamageResistances", "resistances"),
        ("DamageVulnerabilities", "vulnerabilities"),
        ("DamageImmunities", "immunities"),
    ):
        figures.hurts(ours, _line(fields, field))
    figures.spared(_line(fields, "ConditionImmunities"))
    figures.challenged(fields.text("Challenge"), fields.at("Challenge"))
    entries = []
    for field, section in LISTS.items():
        for each in fields.each(field):
            usage = each.words("Usage").strip("()")
            called = each.words("Name") or field
            entries.append(Entry(section, f"{called} ({usage})" if usage else called, each.words("Content")))
    return Source(name, figures.kind, figures.proficiency, figures.said, entries, figures.lost)


def _bracketed(notes: str) -> str:
    return notes if not notes or notes.startswith("(") else f"({notes})"


def _line(fields: Fields, field: str) -> str:
    """A list of texts as one line."""
    return ", ".join(str(each).strip() for each in fields.items(field))
