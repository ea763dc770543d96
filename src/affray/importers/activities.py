"""What items of Foundry's dnd5e do, by their typed fields: in activities, or in the item itself as before version 4.

Start at `Item`. Foundry works numbers out from the actor's abilities; so does this.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from affray.importers.fields import Fields
from affray.rules.dnd5e.state.blocks import ABILITIES
from affray.rules.dnd5e.state.weapons import DAMAGE_TYPES

TERM: Final = re.compile(
    r"\s*([+-]?)\s*(?:([0-9]{1,3})d([0-9]{1,3})|([0-9]{1,4})|@([a-z.]+))(?:\[[a-z ]*\])?", re.IGNORECASE
)
KINDS: Final = {
    "mwak": ("melee", "weapon"),
    "rwak": ("ranged", "weapon"),
    "msak": ("melee", "spell"),
    "rsak": ("ranged", "spell"),
}
RANGED_WEAPONS: Final = ("simpleR", "martialR", "siege")
NO_ABILITY: Final = "none"
"""Said of what is used without an ability: nothing is added."""
EARLIER: Final = "earlier"
"""The id of the one activity that is made of an older item."""


@dataclass(frozen=True)
class Actor:
    """What numbers are worked out from."""

    scores: dict[str, int]
    proficiency: int
    casts_by: str
    system: Fields
    name: str

    def modifier(self, ability: str) -> int:
        return 0 if ability == NO_ABILITY else (self.scores[ability] - 10) // 2

    def worked_out(self, formula: str, ability: str) -> "Amount | None":
        """A formula of dice and numbers; None if there is more in it."""
        amount, at = Amount(), 0
        text = formula.strip()
        while at < len(text):
            match = TERM.match(text, at)
            if match is None or (at and not match[1]):
                return None
            sign = -1 if match[1] == "-" else 1
            if match[2]:
                if sign < 0:
                    return None
                amount = Amount((*amount.dice, f"{int(match[2])}d{int(match[3])}"), amount.more)
            else:
                number = int(match[4]) if match[4] else self._named(match[5], ability)
                if number is None:
                    return None
                amount = Amount(amount.dice, amount.more + sign * number)
            at = match.end()
        return amount

    def _named(self, path: str, ability: str) -> int | None:
        match path.split("."):
            case ["mod"]:
                return self.modifier(ability) if ability in (*ABILITIES, NO_ABILITY) else None
            case ["prof"] | ["attributes", "prof"]:
                return self.proficiency
            case ["abilities", word, "mod"] if word in ABILITIES:
                return self.modifier(word)
            case ["attributes", "spell", "dc"] if self.casts_by in ABILITIES:
                return 8 + self.proficiency + self.modifier(self.casts_by)
            case ["attributes", "spell", "mod"] if self.casts_by in ABILITIES:
                return self.modifier(self.casts_by)
            case _:
                return None


@dataclass(frozen=True)
class Amount:
    """Dice, and what is added to them."""

    dice: tuple[str, ...] = ()
    more: int = 0

    @property
    def formula(self) -> str:
        return " + ".join(self.dice) + (f" {'+' if self.more > 0 else '-'} {abs(self.more)}" if self.more else "")

    @property
    def text(self) -> str:
        """7 (2d4 + 2)"""
        if not self.dice:
            return str(max(self.more, 0))
        average = sum(int(number) * (int(sides) + 1) / 2 for number, sides in (die.split("d") for die in self.dice))
        return f"{max(int(average) + self.more, 0)} ({self.formula})"


class Item:
    """An item, and what can be done with it."""

    def __init__(self, fields: Fields, actor: Actor) -> None:
        self.fields = fields
        self.system = fields.some("system") if "system" in fields.data else fields.some("data")
        self.actor = actor
        self.activities = self._activities()

    @property
    def properties(self) -> list[str]:
        """Either a list, or a mapping with what is true of it."""
        value = self.system.get("properties")
        if isinstance(value, Mapping):
            return [key for key, has in value.items() if has]
        return [str(each) for each in value] if isinstance(value, list) else []

    @property
    def sort(self) -> str:
        """What kind of weapon or armour it is."""
        kind = self.system.get("type")
        if isinstance(kind, Mapping):
            return str(kind.get("value") or "")
        armour = self.system.get("armor")
        old = self.system.words("weaponType") or (armour.get("type") if isinstance(armour, Mapping) else "")
        return str(old or "")

    def _activities(self) -> "dict[str, Activity]":
        listed = self.system.get("activities")
        if isinstance(listed, Mapping):
            return {
                str(id): Activity(Fields(each, f"{self.system.at('activities')}.{id}"), self)
                for id, each in listed.items()
            }
        kind = self.system.words("actionType")
        if not kind:
            return {}
        way, classification = KINDS.get(kind, ("", ""))
        attack = {"ability": self.system.get("ability"), "type": {"value": way, "classification": classification}}
        attack["bonus"] = self.system.get("attackBonus") or self.system.some("attack").get("bonus")
        parts = [
            {"custom": {"enabled": True, "formula": str(part[0])}, "types": [str(part[1])]}
            for part in self.system.some("damage").items("parts")
            if isinstance(part, list) and len(part) == 2
        ]
        save = self.system.some("save")
        dc = {"calculation": _scaling(save), "formula": str(save.get("dc") or "")}
        made: dict[str, Any] = {
            "type": "attack" if way else "save" if save.get("ability") else kind,
            "activation": self.system.get("activation"),
            "attack": attack,
            "damage": {"parts": parts, "includeBase": False},
        }
        found = {EARLIER: Activity(Fields(made, self.system.path), self)}
        if save.get("ability"):
            made = made | {"type": "save", "save": {"ability": save.get("ability"), "dc": dc}}
            made["damage"] = made["damage"] if not way else {"parts": []}
            found["earlier-save"] = Activity(Fields(made, self.system.path), self)
            if not way:
                del found[EARLIER]
        return found

    def first(self, *kinds: str) -> "Activity | None":
        return next((each for each in self.activities.values() if each.kind in kinds), None)


def _scaling(save: Fields) -> str:
    match save.words("scaling"):
        case "spell":
            return "spellcasting"
        case ability if ability in ABILITIES:
            return ability
        case _:
            return ""


class Activity:
    """One way to use an item."""

    def __init__(self, fields: Fields, item: Item) -> None:
        self.fields = fields
        self.item = item
        self.actor = item.actor

    @property
    def kind(self) -> str:
        return str(self.fields.get("type"))

    @property
    def activation(self) -> str:
        return self.fields.some("activation").words("type")

    @property
    def ability(self) -> str:
        """The ability that it is used with."""
        attack = self.fields.some("attack")
        given = attack.words("ability")
        if given in (*ABILITIES, NO_ABILITY):
            return given
        if given == "spellcasting" or attack.some("type").words("classification") == "spell":
            return self.actor.casts_by
        if self.kind == "attack" or self.item.fields.get("type") == "weapon":
            if self.is_ranged and not self.is_melee:
                return "dex"
            if "fin" in self.item.properties:
                return max(("str", "dex"), key=self.actor.modifier)
            return "str"
        calculated = self.fields.some("save").some("dc").words("calculation")
        return self.actor.casts_by if calculated == "spellcasting" else calculated if calculated in ABILITIES else ""

    @property
    def is_ranged(self) -> bool:
        way = self.fields.some("attack").some("type").words("value")
        if way:
            return way == "ranged" or "thr" in self.item.properties
        return self.item.sort in RANGED_WEAPONS or "thr" in self.item.properties

    @property
    def is_melee(self) -> bool:
        way = self.fields.some("attack").some("type").words("value")
        return way == "melee" if way else self.item.sort not in RANGED_WEAPONS

    @property
    def hit(self) -> int | None:
        """What is added to the attack roll."""
        attack = self.fields.some("attack")
        added = self.actor.worked_out(str(attack.get("bonus") or "0"), self.ability)
        if added is None or added.dice:
            return None
        if attack.get("flat"):
            return added.more
        if self.ability not in (*ABILITIES, NO_ABILITY):
            return None
        is_proficient = self.item.system.get("proficient") != 0
        magical = self.item.system.get("magicalBonus")
        bonus = self.actor.modifier(self.ability) + (self.actor.proficiency if is_proficient else 0) + added.more
        return bonus + (magical if type(magical) is int else 0)

    @property
    def save(self) -> tuple[str, int] | None:
        """The ability and the DC of the save against it."""
        save = self.fields.some("save")
        ability = save.get("ability")
        word = ability[0] if isinstance(ability, list) and len(ability) == 1 else ability
        dc = save.some("dc")
        calculation = dc.words("calculation")
        if calculation in (*ABILITIES, "spellcasting"):
            by = self.actor.casts_by if calculation == "spellcasting" else calculation
            number = 8 + self.actor.proficiency + self.actor.modifier(by) if by in ABILITIES else None
        else:
            worked = self.actor.worked_out(str(dc.get("formula") or ""), self.ability)
            number = worked.more if worked is not None and not worked.dice and worked.more else None
        return (str(word), number) if word in ABILITIES and number is not None else None

    def damages(self, in_two_hands: bool = False) -> list[tuple[Amount, str]] | None:
        """Amounts, each with its type; None if one of them cannot be worked out."""
        damage = self.fields.some("damage")
        found: list[tuple[Amount, str]] = []
        base = self.item.system.some("damage")
        if self.kind == "attack" and damage.get("includeBase"):
            if in_two_hands and base.some("versatile").get("denomination"):
                base = Fields(
                    {"base": dict(base.some("versatile").data) | {"types": base.some("base").get("types")}}, ""
                )
            if base.some("base").get("denomination") or base.some("base").some("custom").get("enabled"):
                one = self._damage(base.some("base"), "@mod")
                if one is None:
                    return None
                found.append(one)
        for part in damage.each("parts"):
            one = self._damage(part, "")
            if one is None:
                return None
            found.append(one)
        return found

    def _damage(self, part: Fields, more: str) -> tuple[Amount, str] | None:
        types = [str(each) for each in part.items("types")]
        custom = part.some("custom")
        if custom.get("enabled"):
            formula = str(custom.get("formula") or "")
        else:
            number, sides = part.get("number"), part.get("denomination")
            dice = f"{number}d{sides}" if number and sides else ""
            formula = " + ".join(str(each) for each in (dice, part.get("bonus")) if each)
        if "@mod" in formula or not re.search(r"[0-9]d[0-9]", formula):
            more = ""  # there already, or a number that nothing is added to
        magical = self.item.system.get("magicalBonus")
        added = [more, str(magical) if more and type(magical) is int and magical else ""]
        whole = " + ".join(each.strip().removeprefix("+") for each in (formula, *added) if each)
        amount = self.actor.worked_out(whole, self.ability) if whole else None
        if amount is None or len(types) != 1 or types[0] not in DAMAGE_TYPES:
            return None
        return amount, types[0]
