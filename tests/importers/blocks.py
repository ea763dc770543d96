"""Stat blocks of our own invention, in the shape of 5e-bits, and reading one element."""

from typing import Any

from affray.importers.card import Element
from affray.importers.draft import ACTION, Bearer
from affray.importers.reading import Entry, Typed, read_element

BITE = (
    "Melee Weapon Attack: +4 to hit, reach 5 ft., one target. Hit: 7 (2d4 + 2) piercing damage. If the target is a "
    "creature, it must succeed on a DC 11 Strength saving throw or be knocked prone."
)
BREATH = (
    "The gloomcat exhales acid in a 30-foot cone. Each creature in that area must make a DC 13 Dexterity saving throw, "
    "taking 14 (4d6) acid damage on a failed save, or half as much damage on a successful one."
)


def bearer(**weapons: dict[str, Any]) -> Bearer:
    """One who is called a gloomcat."""
    return Bearer({"gloomcat"}, 2, {id.replace("_", "-"): {"id": id, **arm} for id, arm in weapons.items()})


def read(
    text: str, name: str = "Bite", section: str = ACTION, of: Bearer | None = None, typed: Typed | None = None
) -> Element:
    return read_element(Entry(section, name, text, typed or Typed()), of or bearer())


def monster(**changes: Any) -> dict[str, Any]:
    """A gloomcat, with what is different."""
    return {
        "index": "gloomcat",
        "name": "Gloomcat",
        "size": "Medium",
        "type": "monstrosity",
        "armor_class": [{"type": "natural", "value": 13}],
        "hit_points": 22,
        "hit_dice": "4d8",
        "hit_points_roll": "4d8+4",
        "speed": {"walk": "40 ft.", "climb": "20 ft."},
        "strength": 14,
        "dexterity": 15,
        "constitution": 12,
        "intelligence": 3,
        "wisdom": 12,
        "charisma": 6,
        "proficiencies": [
            {"value": 4, "proficiency": {"index": "saving-throw-dex"}},
            {"value": 3, "proficiency": {"index": "skill-perception"}},
        ],
        "damage_vulnerabilities": ["radiant"],
        "damage_resistances": ["bludgeoning, piercing, and slashing from nonmagical weapons"],
        "damage_immunities": [],
        "condition_immunities": [{"index": "blinded", "name": "Blinded"}],
        "senses": {"darkvision": "60 ft.", "passive_perception": 13},
        "languages": "",
        "challenge_rating": 0.5,
        "proficiency_bonus": 2,
        "special_abilities": [
            {"name": "Amphibious", "desc": "The gloomcat can breathe air and water."},
            {"name": "Shadow Step", "desc": "The gloomcat steps from shadow to shadow."},
        ],
        "actions": [
            {"name": "Multiattack", "desc": "The gloomcat makes two bite attacks."},
            {
                "name": "Bite",
                "desc": BITE,
                "attack_bonus": 4,
                "damage": [{"damage_type": {"name": "Piercing"}, "damage_dice": "2d4+2"}],
                "dc": {"dc_type": {"index": "str"}, "dc_value": 11},
            },
            {"name": "Acid Breath", "desc": BREATH, "usage": {"type": "recharge on roll", "min_value": 5}},
        ],
    } | changes
