"""Creatures as the API of Open5e has them, in its first and its second version.  Start at `read_first`, `read_second`.

The second version's type of damage is not compared with the prose: what is published has one word there for nearly all.
"""

import re
from collections.abc import Mapping
from typing import Any, Final

from affray.importers.draft import ACTION, BEYOND, BONUS, LEGENDARY, REACTION, TRAIT
from affray.importers.fields import Fields, Misfit
from affray.importers.figures import SENSES, WAYS, Figures
from affray.importers.phrases import LONG
from affray.importers.reading import Entry, Source, Typed
from affray.importers.sections import legendary_uses

LISTS: Final = {
    "special_abilities": TRAIT,
    "actions": ACTION,
    "bonus_actions": BONUS,
    "reactions": REACTION,
    "legendary_actions": LEGENDARY,
}
SORTS: Final = {
    "ACTION": ACTION,
    "BONUS_ACTION": BONUS,
    "REACTION": REACTION,
    "LEGENDARY_ACTION": LEGENDARY,
}
DICE: Final = re.compile(r"([0-9]{1,3}d[0-9]{1,3})([+-][0-9]{1,4})?")
FAR_SIGHT: Final = 1000
"""Eyes that see so many feet see whatever is on a map; others are blind beyond."""
DAMAGES: Final = (
    ("damage_resistances", "resistances"),
    ("damage_vulnerabilities", "vulnerabilities"),
    ("damage_immunities", "immunities"),
)


def is_first(data: Any) -> bool:
    """Does it look like a monster of the first version?"""
    return isinstance(data, Mapping) and {"name", "hit_points", "strength_save", "armor_desc"} <= data.keys()


def is_second(data: Any) -> bool:
    """Does it look like a creature of the second version?"""
    return isinstance(data, Mapping) and {"name", "hit_points", "ability_scores"} <= data.keys()


# --- the first version


def read_first(data: Mapping[str, Any], path: str = "") -> Source:
    """A monster of the first version. `path` is its place in the file."""
    fields, figures = Fields(data, path), Figures()
    name = fields.text("name")
    sort = fields.words("subtype")
    figures.sized(f"{fields.text('size')} {fields.text('type')}{f' ({sort})' if sort else ''}", fields.at("type"))
    _common(fields, figures, fields.words("armor_desc"))
    figures.said["abilities"] = {short: fields.number(long) for long, short in LONG.items()}
    saves = {short: save for long, short in LONG.items() if (save := fields.whole(f"{long}_save")) is not None}
    figures.said |= {"saves": saves} if saves else {}
    _skills(fields.some("skills"), figures)
    figures.senses(fields.words("senses"))
    for field, ours in DAMAGES:
        figures.hurts(ours, fields.words(field))
    figures.spared(fields.words("condition_immunities"))
    rating = fields.get("challenge_rating")
    figures.challenged(str(rating), fields.at("challenge_rating"))
    entries = [
        Entry(section, entry.text("name"), entry.words("desc"), _first_typed(entry))
        for field, section in LISTS.items()
        for entry in fields.each(field)
    ]
    legendary = legendary_uses(fields.words("legendary_desc"), name, figures)
    return Source(name, figures.kind, figures.proficiency, figures.said, entries, figures.lost, legendary)


def _common(fields: Fields, figures: Figures, armour: str) -> None:
    """What both versions have alike."""
    figures.armoured(f"{fields.number('armor_class')}{f' ({armour})' if armour else ''}", fields.at("armor_class"))
    dice = fields.words("hit_dice")
    figures.healthy(f"{fields.number('hit_points')}{f' ({dice})' if dice else ''}", fields.at("hit_points"))
    speed = fields.fields("speed")
    found: dict[str, Any] = {"walk": "0 ft"}
    for way in WAYS:
        if (value := speed.get(way)) is not None:
            match = re.match(r"([0-9]{1,4})(?:\.0+)?(?:\s*(?:ft\.?|feet))?", str(value))
            if match is None:
                raise Misfit(speed.at(way), value, "30")
            if match[1] != "0" or way == "walk":
                found[way] = f"{match[1]} ft"
            figures.lose("speed", str(value)[match.end() :], str(value))
    figures.said["speed"] = found | ({"hover": True} if speed.get("hover") else {})
    for key, value in speed.data.items():
        if key not in (*WAYS, "hover", "unit", "lightwalking", "notes", "crawl") or (key == "notes" and value):
            figures.lose("speed", f"{key} {value}")


def _skills(skills: Fields, figures: Figures) -> None:
    figures.bonuses("skills", ", ".join(f"{each.replace('_', ' ')} {skills.number(each):+d}" for each in skills.data))


def _first_typed(entry: Fields) -> Typed:
    hit, dice, bonus = entry.get("attack_bonus"), entry.words("damage_dice").replace(" ", ""), entry.get("damage_bonus")
    match = DICE.fullmatch(dice)
    damage = (f"{dice}{bonus:+d}" if not match[2] and type(bonus) is int and bonus else dice,) if match else ()
    return Typed(hit if type(hit) is int and hit else None, damage)


# --- the second version


def read_second(data: Mapping[str, Any], path: str = "") -> Source:
    """A creature of the second version. `path` is its place in the file."""
    fields, figures = Fields(data, path), Figures()
    name = fields.text("name")
    figures.sized(f"{_named(fields, 'size')} {_named(fields, 'type')}", fields.at("type"))
    _common(fields, figures, fields.words("armor_detail"))
    scores = fields.fields("ability_scores")
    figures.said["abilities"] = {short: scores.number(long) for long, short in LONG.items()}
    throws = fields.some("saving_throws")
    saves = {short: save for long, short in LONG.items() if (save := throws.whole(long)) is not None}
    figures.said |= {"saves": saves} if saves else {}
    _skills(fields.some("skill_bonuses"), figures)
    senses = {sense: f"{feet} ft" for sense in SENSES if (feet := fields.whole(f"{sense}_range"))}
    figures.said |= {"senses": senses} if senses else {}
    sight = fields.whole("normal_sight_range")
    if sight is not None and sight < FAR_SIGHT:
        figures.lose("senses", f"{sight} ft.")
    initiative = fields.whole("initiative_bonus")
    if initiative is not None and initiative != (figures.said["abilities"]["dex"] - 10) // 2:
        figures.lose("initiative", f"{initiative:+d}")
    if passive := fields.whole("passive_perception"):
        figures.said["passive-perception"] = passive
    spared = fields.some("resistances_and_immunities")
    for field, ours in DAMAGES:
        figures.hurts(ours, spared.words(f"{field}_display") or ", ".join(_names(spared, field)))
    figures.spared(spared.words("condition_immunities_display") or ", ".join(_names(spared, "condition_immunities")))
    figures.rated(fields.get("challenge_rating"), fields.at("challenge_rating"))
    if type(bonus := fields.get("proficiency_bonus")) is int:
        figures.said["proficiency"] = bonus
    entries = [Entry(TRAIT, each.text("name"), each.words("desc")) for each in fields.each("traits")]
    for each in sorted(fields.each("actions"), key=lambda each: each.whole("order_in_statblock") or 0):
        section = SORTS.get(str(each.get("action_type")), BEYOND)
        entries.append(Entry(section, each.text("name"), each.words("desc"), _second_typed(each)))
    return Source(name, figures.kind, figures.proficiency, figures.said, entries, figures.lost)


def _named(fields: Fields, field: str) -> str:
    """A word, or a mapping that has it as its name."""
    return fields.fields(field).text("name") if isinstance(fields.get(field), Mapping) else fields.text(field)


def _names(fields: Fields, field: str) -> list[str]:
    return [str(each.get("name")) if isinstance(each, Mapping) else str(each) for each in fields.items(field)]


def _second_typed(entry: Fields) -> Typed:
    hit, dice = None, []
    for attack in entry.each("attacks"):
        hit = attack.whole("to_hit_mod") if hit is None else hit
        count, die = attack.get("damage_die_count"), attack.words("damage_die_type").lower()
        if type(count) is int and re.fullmatch(r"d[0-9]{1,3}", die):
            dice.append(f"{count}{die}")
    usage, recharge, uses, lost = entry.some("usage_limits"), None, None, []
    match usage.get("type"):
        case None | "":
            pass
        case "RECHARGE_ON_ROLL":
            recharge = usage.whole("param")
        case "PER_DAY":
            uses = usage.whole("param")
        case "RECHARGE_AFTER_REST":
            uses = usage.whole("param") or 1
        case other:
            lost.append(str(other))
    if form := entry.words("limited_to_form"):
        lost.append(form)
    price = entry.whole("legendary_action_cost") or 1
    return Typed(hit, (), (), recharge, uses, None, tuple(lost), tuple(dice), price)
