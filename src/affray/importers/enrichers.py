"""The text of Foundry's items, in which marks in brackets stand for what is worked out.  Start at `written_out`.

A mark that is not known stays as it is: no rule of the grammar takes it, so that the element is never called faithful.
"""

import re
from collections.abc import Mapping
from typing import Any, Final

from affray.importers.activities import Activity, Amount, Item
from affray.importers.cleaning import words_of_html
from affray.importers.phrases import LONG
from affray.rules.dnd5e.state.weapons import DAMAGE_TYPES

MARK: Final = re.compile(
    r"\[\[/?(?P<verb>[a-z]+) ?(?P<rest>[^\[\]]*)\]\](?:\{(?P<label>[^{}]*)\})?"
    r"|(?P<link>[@&][A-Za-z]+)\[(?P<to>[^\[\]]*)\](?:\{(?P<name>[^{}]*)\})?"
)
LONGEST: Final = 20_000
"""A longer description is nobody's stat block, and is left as it is."""
LONG_OF: Final = {short: long.capitalize() for long, short in LONG.items()}


def written_out(text: str, item: Item, items: dict[str, str]) -> str:
    """A description as it is read at the table. `items` are the names of the actor's items by id."""
    if len(text) > LONGEST:
        return text
    words = words_of_html(text)
    return MARK.sub(lambda match: _said(match, item, items), words)


def _said(match: re.Match[str], item: Item, items: dict[str, str]) -> str:
    if match["link"]:
        to = match["to"].partition(" apply=")[0].split("=")[-1]
        return match["name"] or (to if match["link"] == "&Reference" else items.get(to.rpartition(".")[2], match[0]))
    said = None
    options = dict(re.findall(r"([a-zA-Z]+)=([\w@.]+)", match["rest"]))
    words = re.sub(r"[a-zA-Z]+=[\w@.]+", "", match["rest"]).split()
    match match["verb"]:
        case "item":
            said = match["label"] or items.get(match["rest"].lstrip("."), match["rest"])
        case "attack":
            said = _attack(item, options, "extended" in words) if {*words} <= {"extended"} else None
        case "damage":
            said = _damage(item, options, words)
        case "save":
            said = None if words else _save(item, options)
        case "lookup":
            said = _looked_up(item, words, options) if {*words[1:]} <= {"lowercase", "capitalize"} else None
        case "r" | "roll":
            said = match["label"] or " ".join(words)
    return match[0] if said is None else said


def _activity(item: Item, options: Mapping[str, str], *kinds: str) -> Activity | None:
    return item.activities.get(options["activity"]) if "activity" in options else item.first(*kinds)


def _attack(item: Item, options: Mapping[str, str], is_extended: bool) -> str | None:
    activity = _activity(item, options, "attack")
    return None if activity is None else attack_of(activity, is_extended)


def is_revised(item: Item) -> bool:
    """Is it written for the rules of 2024?"""
    for fields in (item.system, item.actor.system):
        source = fields.get("source")
        if isinstance(source, Mapping) and source.get("rules"):
            return bool(source["rules"] == "2024")
    return False


def attack_of(activity: Activity, is_extended: bool = True) -> str | None:
    """Melee Weapon Attack: +4 to hit, reach 5 ft., one target"""
    hit, item = activity.hit, activity.item
    if hit is None:
        return None
    bonus = f"{hit:+d}" if is_revised(item) else f"{hit:+d} to hit"
    if not is_extended:
        return bonus
    ranges, reach = item.system.some("range"), item.system.some("range").get("reach")
    how = " or ".join(word for word, is_so in (("Melee", activity.is_melee), ("Ranged", activity.is_ranged)) if is_so)
    near = f"reach {reach or (10 if 'rch' in item.properties else 5)} ft." if activity.is_melee else ""
    far, long = ranges.get("value"), ranges.get("long")
    if activity.is_ranged and not far:
        far, long = activity.fields.some("range").get("value"), None
    if activity.is_ranged and not far:
        return None
    if activity.is_melee and not reach and far and not activity.is_ranged:
        near = f"reach {far} ft."  # as items had it before there was a reach
    shot = f"range {far}{f'/{long}' if long else ''} ft." if activity.is_ranged else ""
    where = " or ".join(each for each in (near, shot) if each)
    if is_revised(item):
        return f"{how} Attack Roll: {bonus}, {where.rstrip('.')}"
    sort = activity.fields.some("attack").some("type").words("classification") or "weapon"
    return f"{how} {sort.capitalize()} Attack: {bonus}, {where}, one target"


def damage_of(activity: Activity, in_two_hands: bool = False) -> str | None:
    """7 (2d4 + 2) piercing damage plus 3 (1d6) fire"""
    parts = activity.damages(in_two_hands)
    return " damage plus ".join(f"{amount.text} {kind}" for amount, kind in parts) if parts else None


def _damage(item: Item, options: Mapping[str, str], words: list[str]) -> str | None:
    is_extended = "extended" in words
    words = [word for word in words if word not in ("average", "extended")]
    if words:
        kinds = [word for word in words if word in DAMAGE_TYPES]
        amount = item.actor.worked_out(" ".join(word for word in words if word not in kinds), "")
        said = f"{amount.text} {' '.join(kinds)}".strip() if amount is not None else None
    else:
        activity = _activity(item, options, "attack", "damage", "save", "heal")
        if activity is not None and activity.kind == "heal":
            said = _healing(activity)
        else:
            said = None if activity is None else damage_of(activity, options.get("attackMode") == "twoHanded")
    return f"Hit: {said} damage" if said is not None and is_extended else said


def _healing(activity: Activity) -> str | None:
    part = activity.fields.some("healing")
    dice = f"{part.get('number')}d{part.get('denomination')}" if part.get("number") else ""
    formula = " + ".join(str(each) for each in (dice, part.get("bonus")) if each)
    amount: Amount | None = activity.actor.worked_out(formula, activity.ability) if formula else None
    return None if amount is None else amount.text


def _save(item: Item, options: Mapping[str, str]) -> str | None:
    if "dc" in options and "ability" in options:
        dc = item.actor.worked_out(options["dc"], "")
        long = LONG_OF.get(options["ability"])
        return f"DC {dc.more} {long}" if dc is not None and long else None
    activity = _activity(item, options, "save")
    save = None if activity is None else activity.save
    return None if save is None else f"DC {save[1]} {LONG_OF[save[0]]}"


def _looked_up(item: Item, words: list[str], options: Mapping[str, str]) -> str | None:
    path = words[0].removeprefix("@") if words else ""
    value: Any
    if path == "name":
        value = item.actor.name
    elif path == "save.dc.value":
        activity = _activity(item, options, "save")
        save = None if activity is None else activity.save
        value = None if save is None else save[1]
    elif path == "attributes.spell.dc":
        dc = item.actor.worked_out("@attributes.spell.dc", "")
        value = None if dc is None else dc.more
    else:
        found = item.activities.get(options.get("activity", ""))
        value = _at(found.fields.data if found else item.actor.system.data, path)
    if value in (None, "") or isinstance(value, Mapping | list | bool):
        return None
    said = str(value)
    return said.lower() if "lowercase" in words else said.capitalize() if "capitalize" in words else said


def _at(value: Any, path: str) -> Any:
    for key in path.split("."):
        value = value.get(key) if isinstance(value, Mapping) else None
    return value
