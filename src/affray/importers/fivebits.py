"""Monsters as the JSON of 5e-bits (the D&D 5e API) has them.  Start at `read_monster`."""

import re
from collections.abc import Mapping
from typing import Any, Final

from affray.content.dnd5e.spells import TYPES
from affray.importers.draft import ACTION, BONUS, LEGENDARY, REACTION, TRAIT, slug
from affray.importers.fields import Fields, Misfit
from affray.importers.figures import SENSES, WAYS, Figures
from affray.importers.phrases import LONG
from affray.importers.reading import Entry, Source, Typed
from affray.rules.dnd5e.state.blocks import SIZES, SKILLS

LISTS: Final = {
    "special_abilities": TRAIT,
    "actions": ACTION,
    "bonus_actions": BONUS,
    "reactions": REACTION,
    "legendary_actions": LEGENDARY,
}


def is_monster(data: Any) -> bool:
    """Does it look like a monster of this format?"""
    return isinstance(data, Mapping) and {"name", "hit_points", "armor_class"} <= data.keys()


def read_monster(data: Mapping[str, Any], path: str = "") -> Source:
    """A monster in our words. `path` is its place in the file."""
    fields, figures = Fields(data, path), Figures()
    kind, name = fields.text("type"), fields.text("name")
    figures.said["size"] = fields.one_of("size", tuple(SIZES))
    if not kind.lower().startswith("swarm"):
        fields.one_of("type", TYPES)
    figures.typed(kind, fields.words("subtype"))
    _armour_class(fields, figures)
    dice = str(fields.get("hit_points_roll") or fields.get("hit_dice") or "").replace(" ", "")
    number = fields.number("hit_points")
    figures.said["hp"] = f"{number} ({dice})" if dice else number
    _speed(fields, figures)
    figures.said["abilities"] = {short: fields.number(long) for long, short in LONG.items()}
    figures.rated(fields.get("challenge_rating"), fields.at("challenge_rating"))
    proficiency = data.get("proficiency_bonus")
    if isinstance(proficiency, int):
        figures.said["proficiency"] = proficiency
    _trained(fields, figures)
    _senses(fields, figures)
    for field, ours in (
        ("damage_resistances", "resistances"),
        ("damage_vulnerabilities", "vulnerabilities"),
        ("damage_immunities", "immunities"),
    ):
        for each in fields.items(field):
            figures.hurts(ours, str(each))
    figures.spared(", ".join(slug(_name_of(each)) for each in fields.items("condition_immunities")))
    entries = [
        Entry(section, entry.text("name"), str(entry.get("desc") or ""), _typed(entry))
        for field, section in LISTS.items()
        for entry in fields.each(field)
    ]
    return Source(name, figures.kind, figures.proficiency, figures.said, entries, figures.lost)


def _name_of(value: Any) -> str:
    return str(value.get("name") or value.get("index")) if isinstance(value, Mapping) else str(value)


def _armour_class(fields: Fields, figures: Figures) -> None:
    """The best without a spell or a condition, as with what it wears; others are told."""
    value = fields.get("armor_class")
    if type(value) is int:
        figures.said["ac"] = value
        return
    for one in fields.each("armor_class"):
        number = one.number("value")
        if why := one.get("spell") or one.get("condition"):
            figures.lose("ac", f"{number} ({_name_of(why)})")
        else:
            figures.said["ac"] = max(number, figures.said.get("ac", 0))
    if "ac" not in figures.said:
        raise Misfit(fields.at("armor_class"), value, "number")


def _speed(fields: Fields, figures: Figures) -> None:
    speed = fields.fields("speed")
    found: dict[str, Any] = {"walk": "0 ft"}
    for way in WAYS:
        if (value := speed.get(way)) is not None:
            match = re.match(r"([0-9]+)\s*(?:ft\.?|feet)", str(value))
            if match is None:
                raise Misfit(speed.at(way), value, "30 ft.")
            found[way] = f"{match[1]} ft"
            figures.lose("speed", str(value)[match.end() :], str(value))
    figures.said["speed"] = found | ({"hover": True} if speed.get("hover") else {})


def _trained(fields: Fields, figures: Figures) -> None:
    saves: dict[str, int] = {}
    skills: dict[str, int] = {}
    for one in fields.each("proficiencies"):
        what = str(one.fields("proficiency").get("index"))
        ability, skill = what.removeprefix("saving-throw-"), what.removeprefix("skill-")
        if ability in LONG.values():
            saves[ability] = one.number("value")
        elif skill in SKILLS:
            skills[skill] = one.number("value")
        else:
            figures.lose("proficiencies", what)
    figures.said |= ({"saves": saves} if saves else {}) | ({"skills": skills} if skills else {})


def _senses(fields: Fields, figures: Figures) -> None:
    senses = fields.some("senses")
    found: dict[str, Any] = {}
    for sense in SENSES:
        if (value := senses.get(sense)) is not None:
            match = re.match(r"([0-9]+)\s*(?:ft\.?|feet)", str(value))
            if match is None:
                raise Misfit(senses.at(sense), value, "60 ft.")
            found[sense] = f"{match[1]} ft"
            figures.sense_beyond(sense, str(value)[match.end() :], f"{sense} {value}")
    passive = senses.get("passive_perception")
    figures.said |= ({"senses": found} if found else {}) | ({"passive-perception": passive} if passive else {})


def _typed(entry: Fields) -> Typed:
    """The typed fields of an element."""
    hit, usage, dc = entry.get("attack_bonus"), entry.get("usage") or {}, entry.get("dc")
    damage = [
        f"{str(part['damage_dice']).replace(' ', '')} {_name_of(part['damage_type']).lower()}"
        for part in entry.items("damage")
        if isinstance(part, Mapping) and "damage_dice" in part and "damage_type" in part
    ]
    saves = []
    if isinstance(dc, Mapping) and isinstance(dc.get("dc_type"), Mapping) and "dc_value" in dc:
        saves.append(f"save {dc['dc_type'].get('index')} {dc['dc_value']}")
    recharge, uses, lost = None, None, []
    match usage.get("type") if isinstance(usage, Mapping) else None:
        case None | "at will":
            pass
        case "recharge on roll":
            recharge = usage.get("min_value")
        case "per day":
            uses = usage.get("times")
        case "recharge after rest" | "per rest":
            uses = usage.get("times") or 1
        case other:
            lost.append(str(other))
    return Typed(
        hit if type(hit) is int else None, tuple(damage), tuple(saves), recharge, uses, _strikes(entry), tuple(lost)
    )


def _strikes(entry: Fields) -> int | None:
    """How many attacks a multiattack has, where that is one number."""
    listed = [each for each in entry.items("actions") if isinstance(each, Mapping) and each.get("type") != "ability"]
    counts = [count for each in listed if isinstance(count := each.get("count"), int)]
    if entry.get("multiattack_type") != "actions" or not counts or len(counts) < len(listed):
        return None
    return sum(counts)
