"""Actors of Foundry's dnd5e system: creatures with their items, of any version since 0.8.  Start at `read_actor`."""

import re
from collections.abc import Mapping
from typing import Any, Final

from affray.content.dnd5e.spells import TYPES
from affray.importers.activities import Activity, Actor, Item
from affray.importers.card import Element
from affray.importers.cleaning import words_of_html
from affray.importers.draft import ACTION, BEYOND, BONUS, LEGENDARY, REACTION, TRAIT
from affray.importers.enrichers import LONGEST, attack_of, damage_of, written_out
from affray.importers.fields import Fields, Misfit
from affray.importers.figures import FIGURE, SENSES, WAYS, Figures
from affray.importers.reading import ATTACK, Entry, Source, Typed
from affray.rules.dnd5e.state.blocks import ABILITIES

SIZES: Final = {"tiny": "tiny", "sm": "small", "med": "medium", "lg": "large", "huge": "huge", "grg": "gargantuan"}
UNTYPED: Final = "humanoid"
"""What one is taken for whose kind is none of ours; the word is lost."""
SECTIONS: Final = {
    "action": ACTION,
    "bonus": BONUS,
    "reaction": REACTION,
    "legendary": LEGENDARY,
    "lair": BEYOND,
    "mythic": BEYOND,
    "crew": BEYOND,
}
SKILLS: Final = {
    "acr": "acrobatics",
    "ani": "animal-handling",
    "arc": "arcana",
    "ath": "athletics",
    "dec": "deception",
    "his": "history",
    "ins": "insight",
    "itm": "intimidation",
    "inv": "investigation",
    "med": "medicine",
    "nat": "nature",
    "prc": "perception",
    "prf": "performance",
    "per": "persuasion",
    "rel": "religion",
    "slt": "sleight-of-hand",
    "ste": "stealth",
    "sur": "survival",
}
ABILITY_OF: Final = {
    **dict.fromkeys(("ath",), "str"),
    **dict.fromkeys(("acr", "slt", "ste"), "dex"),
    **dict.fromkeys(("arc", "his", "inv", "nat", "rel"), "int"),
    **dict.fromkeys(("ani", "ins", "med", "prc", "sur"), "wis"),
    **dict.fromkeys(("dec", "itm", "prf", "per"), "cha"),
}
ARMOUR: Final = {"light": None, "medium": 2, "heavy": 0}
"""How much of Dexterity is added to it at most."""
UNARMOURED: Final = {"mage": (13, ""), "draconic": (13, ""), "unarmoredMonk": (10, "wis"), "unarmoredBarb": (10, "con")}
PHYSICAL: Final = ("bludgeoning", "piercing", "slashing")
WEAPONS: Final = "bludgeoning, piercing, and slashing from nonmagical attacks"
DESCRIBED: Final = ("feat", "weapon")
LABEL: Final = re.compile(r"\s*\[\[lookup @resources\.legact\.label\]\]\s*")


def is_actor(data: Any) -> bool:
    """Does it look like a creature of this format?"""
    return (
        isinstance(data, Mapping)
        and data.get("type") == "npc"
        and isinstance(data.get("items"), list)
        and isinstance(data.get("system", data.get("data")), Mapping)
    )


def is_other(data: Any) -> bool:
    """Is it a folder, or the mark of something deleted, as databases are exported with?"""
    return isinstance(data, Mapping) and ("$$deleted" in data or ("sorting" in data and "items" not in data))


def read_actor(data: Mapping[str, Any], path: str = "") -> Source:
    """A creature in our words. `path` is its place in the file."""
    fields, figures = Fields(data, path), Figures()
    system = fields.fields("system" if "system" in data else "data")
    name = fields.text("name")
    _kind(system, figures)
    details = system.some("details")
    cr = details.get("cr")
    figures.rated(float(cr) if isinstance(cr, str) and re.fullmatch(r"[0-9.]{1,6}", cr) else cr, details.at("cr"))
    scores = {each: system.fields("abilities").fields(each).number("value") for each in ABILITIES}
    figures.said["abilities"] = scores
    attributes = system.fields("attributes")
    actor = Actor(scores, figures.proficiency, attributes.words("spellcasting"), system, name)
    items = [Item(each, actor) for each in fields.each("items")]
    _armour(attributes, items, actor, figures)
    health = attributes.fields("hp")
    dice = health.words("formula")
    figures.healthy(f"{health.number('max')}{f' ({dice})' if dice else ''}", health.at("max"))
    _movement(attributes, figures)
    _trained(system, actor, figures)
    _spared(system, figures)
    for effect in fields.each("effects"):
        if not effect.get("disabled") and effect.items("changes"):
            figures.lose("effects", effect.words("name") or effect.words("label") or "?")
    legact = system.some("resources").some("legact").get("max")
    entries = _entries(items, figures, system)
    return Source(
        name, figures.kind, figures.proficiency, figures.said, entries, figures.lost, legact if legact else None
    )


# --- figures


def _kind(system: Fields, figures: Figures) -> None:
    traits = system.fields("traits")
    size = traits.text("size")
    if size not in SIZES:
        raise Misfit(traits.at("size"), size, ", ".join(SIZES))
    kind = system.fields("details").get("type")
    named = Fields(kind, "type") if isinstance(kind, Mapping) else Fields({"value": kind}, system.at("details.type"))
    word, swarm = named.words("value"), named.words("swarm")
    called = f"swarm of {SIZES.get(swarm, swarm)} {word}s" if swarm else word or named.words("custom")
    if not any(each in called.lower() for each in TYPES):
        figures.lose("type", called or "?")
        called = UNTYPED
    figures.sized(f"{SIZES[size]} {called} ({named.words('subtype')})", system.at("details.type"))


def _armour(attributes: Fields, items: list[Item], actor: Actor, figures: Figures) -> None:
    armour = attributes.fields("ac")
    calc, flat = armour.words("calc"), armour.whole("flat")
    dexterity = actor.modifier("dex")
    if flat is not None and calc in ("natural", "flat", ""):
        figures.said["ac"] = flat
    elif calc in ("", "flat", "natural") and type(armour.get("value")) is int:
        figures.said["ac"] = armour.number("value")
    elif calc in UNARMOURED:
        base, other = UNARMOURED[calc]
        figures.said["ac"] = base + dexterity + (actor.modifier(other) if other else 0) + _shield(items)
    elif calc in ("default", ""):
        worn = [item for item in items if item.sort in ARMOUR and item.system.get("equipped")]
        figures.said["ac"] = max((_worn(item, dexterity) for item in worn), default=10 + dexterity) + _shield(items)
    else:
        raise Misfit(armour.at("calc"), calc, "natural, flat, default")


def _value(item: Item) -> int:
    armour, magical = item.system.some("armor"), item.system.some("armor").get("magicalBonus")
    return (armour.whole("value") or 0) + (magical if type(magical) is int else 0)


def _worn(item: Item, dexterity: int) -> int:
    most = item.system.some("armor").get("dex")
    most = most if type(most) is int else ARMOUR[item.sort]
    return _value(item) + (dexterity if most is None else min(dexterity, most))


def _shield(items: list[Item]) -> int:
    return max((_value(item) for item in items if item.sort == "shield" and item.system.get("equipped")), default=0)


def _feet(fields: Fields, field: str) -> int:
    """A distance, as a number or as its text."""
    value = fields.get(field)
    if value in (None, ""):
        return 0
    match = re.fullmatch(r"\s*([0-9]{1,5})(?:\.0)?\s*", str(value))
    if match is None:
        raise Misfit(fields.at(field), value, "30")
    return int(match[1])


def _movement(attributes: Fields, figures: Figures) -> None:
    movement = attributes.fields("movement")
    if movement.words("units") not in ("", "ft"):
        raise Misfit(movement.at("units"), movement.get("units"), "ft")
    ways = {way: f"{feet} ft" for way in WAYS if (feet := _feet(movement, way)) or way == "walk"}
    figures.said["speed"] = ways | ({"hover": True} if movement.get("hover") else {})
    senses = attributes.some("senses")
    ranges = senses.some("ranges") if "ranges" in senses.data else senses
    found = {sense: f"{feet} ft" for sense in SENSES if (feet := _feet(ranges, sense))}
    figures.said |= {"senses": found} if found else {}
    figures.lose("senses", senses.words("special"))


def _trained(system: Fields, actor: Actor, figures: Figures) -> None:
    saves = {}
    for each in ABILITIES:
        ability = system.fields("abilities").fields(each)
        bonus = _added(ability.some("bonuses").get("save"), actor, f"{each} save", figures)
        if ability.get("proficient") or bonus:
            saves[each] = actor.modifier(each) + (actor.proficiency if ability.get("proficient") else 0) + bonus
    skills = {}
    for short, ours in SKILLS.items():
        skill = system.some("skills").some(short)
        share = skill.get("value")
        bonus = _added(skill.some("bonuses").get("check"), actor, ours, figures)
        if (isinstance(share, int | float) and share) or bonus:
            given = skill.words("ability")
            by = given if given in ABILITIES else ABILITY_OF[short]
            skills[ours] = actor.modifier(by) + int(actor.proficiency * (share or 0)) + bonus
    figures.said |= ({"saves": saves} if saves else {}) | ({"skills": skills} if skills else {})


def _added(formula: Any, actor: Actor, name: str, figures: Figures) -> int:
    if formula in (None, "", 0, "0"):
        return 0
    amount = actor.worked_out(str(formula), "")
    if amount is None or amount.dice:
        figures.lose("bonuses", f"{name} {formula}")
        return 0
    return amount.more


def _spared(system: Fields, figures: Figures) -> None:
    traits = system.some("traits")
    for field, ours in (("dr", "resistances"), ("dv", "vulnerabilities"), ("di", "immunities")):
        one = traits.some(field)
        types, bypasses = [str(each) for each in _listed(one, "value")], _listed(one, "bypasses")
        plain = [each for each in types if not (each == "physical" or (bypasses and each in PHYSICAL))]
        lines = [", ".join(plain)] if plain else []
        if len(plain) < len(types):
            weapons = set(PHYSICAL) <= set(types) or "physical" in types
            unlike = {"sil": " that aren't silvered", "ada": " that aren't adamantine"}
            which = "".join(unlike.get(str(each), "") for each in bypasses if each != "mgc")
            lines.append(f"{WEAPONS}{which}" if weapons else f"{', '.join(types)} ({', '.join(map(str, bypasses))})")
        lines += [one.words("custom")] if one.words("custom") else []
        figures.hurts(ours, "; ".join(lines))
    spared = traits.some("ci")
    words = [*(str(each) for each in _listed(spared, "value") if each != "diseased"), spared.words("custom")]
    figures.spared(", ".join(word for word in words if word))


def _listed(fields: Fields, field: str) -> list[Any]:
    """A list; or, in older files, nothing of the kind."""
    value = fields.get(field)
    return value if isinstance(value, list) else []


# --- items


def _entries(items: list[Item], figures: Figures, system: Fields) -> list[Entry]:
    names = {str(item.fields.get("_id")): item.fields.words("name") for item in items}
    entries, spells = [], []
    for item in items:
        name, kind = item.fields.text("name"), item.fields.get("type")
        description = item.system.some("description").words("value")
        if kind == "spell":
            spells.append(name)
        elif kind in DESCRIBED or item.activities:
            if LABEL.fullmatch(words_of_html(description[:LONGEST])):
                continue  # how legendary actions work, and how many there are
            entries.append(_entry(item, name, written_out(description, item, names), system))
        else:
            why = "armour" if item.sort in (*ARMOUR, "shield") else "gear"
            figures.lost.append(Element(FIGURE, name, words_of_html(description[:LONGEST]) or name, why=why))
    told = " ".join(f"{entry.name} {entry.text}" for entry in entries).lower()
    if untold := [name for name in spells if name.lower() not in told]:
        entries.append(Entry(BEYOND, "Spells", ", ".join(untold)))
    return entries


def _entry(item: Item, name: str, text: str, system: Fields) -> Entry:
    attack = item.first("attack")
    if attack is not None and not ATTACK.search(text):
        said, damage = attack_of(attack), damage_of(attack)
        if said is not None:
            text = f"{said}. {f'Hit: {damage} damage. ' if damage else ''}{text}".strip()
    activity = attack or next(iter(item.activities.values()), None)
    activation = activity.activation if activity else item.system.some("activation").words("type")
    section = SECTIONS.get(activation, ACTION if attack is not None else TRAIT)
    return Entry(section, name, text, _typed(item, name, activity, section, system))


def _typed(item: Item, name: str, activity: Activity | None, section: str, system: Fields) -> Typed:
    hit, damage, saves = None, [], []
    for each in item.activities.values():
        if each.kind == "attack" and hit is None:
            hit = each.hit
        if each.kind == "save" and (save := each.save):
            saves.append(f"save {save[0]} {save[1]}")
        if each.kind in ("attack", "save", "damage"):
            damage += [
                f"{amount.formula.replace(' ', '') if amount.dice else amount.text} {kind}"
                for amount, kind in each.damages() or ()
            ]
    recharge, uses, lost = _uses(item)
    if name.lower().startswith("legendary resistance") and uses is None:
        legres = system.some("resources").some("legres").get("max")
        uses = legres if type(legres) is int and legres else None
    price = 1
    if section == LEGENDARY and activity is not None:
        activation = activity.fields.some("activation")
        cost = activation.get("value") or activation.get("cost")
        price = cost if type(cost) is int else 1
    return Typed(hit, tuple(damage), tuple(saves), recharge, uses, None, tuple(lost), (), price)


def _uses(item: Item) -> tuple[int | None, int | None, list[str]]:
    """From which number it recharges, and how often it can be used before a rest."""
    uses, old = item.system.some("uses"), item.system.some("recharge").get("value")
    if type(old) is int and old:
        return old, None, []
    for each in _listed(uses, "recovery"):
        if isinstance(each, Mapping) and each.get("period") == "recharge":
            number = str(each.get("formula") or "6")
            return (int(number), None, []) if re.fullmatch(r"[2-6]", number) else (None, None, [number])
    most = uses.get("max")
    if most in (None, "", 0, "0") or (uses.get("per") in (None, "") and not _listed(uses, "recovery")):
        return None, None, []
    if re.fullmatch(r"[0-9]{1,2}", str(most)):
        return None, int(most), []
    return None, None, [str(most)]
