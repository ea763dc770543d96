"""An element as far as it has been read: what it says in our language, and what was lost.  Start at `Draft`."""

import re
from dataclasses import dataclass, field
from typing import Any, Final

from affray.content.measures import LONGEST_ID
from affray.importers.phrases import Happening, Step, read_save

TRAIT, ACTION, BONUS, REACTION, LEGENDARY = "trait", "action", "bonus", "reaction", "legendary"
SECTIONS: Final = (TRAIT, ACTION, BONUS, REACTION, LEGENDARY)
"""The parts of a stat block with elements."""
BEYOND: Final = "beyond"
"""Elements that no rule of ours has a place for: lair actions, regional effects, mythic actions."""


def slug(name: str) -> str:
    """A name as an id: `Tail Attack` is `tail-attack`."""
    plain = re.sub(r"[^\w]+", "-", re.sub(r"['\u2019]", "", name.lower()).replace("_", "-")).strip("-")
    return (plain if plain[:1].isalpha() else f"the-{plain}".rstrip("-"))[:LONGEST_ID].rstrip("-")


@dataclass
class Usage:
    """How often an element can be used, by its name or by typed fields."""

    recharge: int | None = None
    uses: int | None = None
    price: int = 1
    every_turn: bool = False
    """Is it once a turn, as its name says?"""


@dataclass
class Bearer:
    """The creature whose element is read: what the grammar must know of it."""

    nouns: set[str]
    proficiency: int
    weapons: dict[str, dict[str, Any]] = field(default_factory=dict)
    """Its weapons as far as they are read, by id."""
    powers: dict[str, dict[str, Any]] = field(default_factory=dict)
    """Its powers as far as they are read, by id."""
    casting: dict[str, Any] = field(default_factory=dict)
    """What it casts, as far as that is read."""
    spared: set[str] = field(default_factory=set)
    """The damage and the conditions that it is immune to."""
    size: str = "medium"

    def weapon(self, words: str) -> str | None:
        """The id of the weapon that is called so, in the singular or the plural."""
        id = slug(words)
        for other in (id, f"{id}s", id.removesuffix("s"), f"{id}es", id.removesuffix("es")):
            if other in self.weapons:
                return other
        return None

    def power(self, words: str) -> str | None:
        """The id of the power that is called so, if one of its actions is."""
        id = slug(words)
        return id if self.powers.get(id, {}).get("cost", ACTION) == ACTION and id in self.powers else None


@dataclass
class Draft:
    """What was read of an element. An act is gathered in `roll`, `who` and the steps of each outcome."""

    name: str
    section: str
    bearer: Bearer
    usage: Usage = field(default_factory=Usage)
    arm: dict[str, Any] | None = None
    area: str | None = None
    who: dict[str, Any] | None = None
    at: str | None = None
    only: dict[str, Any] | None = None
    roll: str | None = None
    all: list[Step] = field(default_factory=list)
    fail: list[Step] = field(default_factory=list)
    then: list[Step] = field(default_factory=list)
    """What its user does or gets, after all else."""
    conditions: list[str] = field(default_factory=list)
    """What a trait makes of its bearer all the time."""
    immune: bool | str = False
    badly: list[Step] = field(default_factory=list)
    magic: bool = False
    fells: bool = False
    webbed: int | None = None
    features: list[str] = field(default_factory=list)
    mods: list[dict[str, Any]] = field(default_factory=list)
    routines: list[list[str]] = field(default_factory=list)
    first: list[str] = field(default_factory=list)
    """Powers that come before the attacks of a Multiattack."""
    power: dict[str, Any] = field(default_factory=dict)
    """What a power says that touches nobody else: a weapon, a skill, what happens to its user."""
    acts: list[dict[str, Any]] = field(default_factory=list)
    """What a trait does at its moments, beside the act that is gathered."""
    magical: bool = False
    casting: dict[str, Any] = field(default_factory=dict)
    why: str = ""
    lost: list[str] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)

    @property
    def id(self) -> str:
        return slug(self.name)

    @property
    def has_act(self) -> bool:
        return bool(self.all or self.fail or self.webbed)

    @property
    def is_said(self) -> bool:
        """Has all that was read a place in what is said? A mod belongs to a trait, an act to a weapon or a target."""
        has_place = self.arm is not None or (self.at if self.section == TRAIT else self.who and not self.power)
        is_action = self.section in (ACTION, LEGENDARY)
        has_mods = bool(self.features or (self.mods and self.arm is None))
        is_idle = self.roll and not self.has_act
        return not is_idle and not (self.has_act and not has_place) and not (is_action and has_mods)

    @property
    def laid(self) -> list[Step]:
        """The lasting effects so far, other than lying prone."""
        return [step for step in (*self.all, *self.fail) if "lay" in step and step["lay"] != "prone"]

    def save(self, text: str) -> None:
        """A saving throw decides, perhaps against magic."""
        self.roll = read_save(text)
        self.magic = self.magic or "against this magic" in text

    def take(self, branch: list[Step], happening: Happening) -> None:
        branch += happening.steps
        self.lost += happening.lost
        self.magic = self.magic or happening.is_magic
        self.wrong += happening.wrong

    def says(self) -> dict[str, Any]:
        """The fields of the creature that the element fills; empty if nothing of it can be said."""
        said: dict[str, Any] = {}
        if self.features and self.section not in (ACTION, LEGENDARY):
            said["features"] = self.features
            said |= {"uses": {self.features[0]: self.usage.uses}} if self.usage.uses else {}
        if self.routines:
            said["multiattack"] = self.routines
        if self.magical:
            said["magical"] = True
        own = {"at-will", "day-3", "day-2", "day-1"} & self.casting.keys()
        by_slots = self.casting.get("spells") and "level" in self.casting
        if "ability" in self.casting and (own or by_slots):
            said["casting"] = self.casting
        if self.arm is not None:
            return said | self._weapon(self.arm)
        return said | (self._trait() if self.section == TRAIT else self._power())

    def _weapon(self, arm: dict[str, Any]) -> dict[str, Any]:
        on_hit = self._on_hit()
        if not on_hit and "damage" not in arm:
            return {}
        arm = {"id": self.id, **arm} | ({"on-hit": on_hit} if on_hit else {})
        if self.usage.recharge:
            arm["recharge"] = self.usage.recharge
        traits = {"traits": {f"{self.id}-hold": {"mods": self.mods}}} if self.mods else {}
        return {"weapons": [arm]} | traits

    def _on_hit(self) -> dict[str, Any]:
        act = self._act()
        if self.webbed:  # only the short form can say it, and what follows
            return {"condition": "webbed", "escape": self.webbed}
        if self.fells:
            _, ability, dc = (self.roll or "").split()
            harm = [*self.all, *self.fail][0]
            half = {"half": True} if "saved" in harm else {}
            return {"save": ability, "dc": int(dc), "damage": harm["harm"], **half, "fells": "numbed"}
        return {"if": self.only} | act if act and self.only else act

    def _act(self) -> dict[str, Any]:
        if not self.has_act and not self.then:
            return {}
        steps = {"all": self.all, "fail": self.fail, "badly": self.badly, "then": self.then}
        act: dict[str, Any] = {"roll": self.roll} if self.roll else {}
        act |= {branch: taken for branch, taken in steps.items() if taken}
        act |= {"magic": True} if self.magic and self.roll else {}
        return act | ({"immune": self.immune} if self.immune else {})

    def _trait(self) -> dict[str, Any]:
        trait: dict[str, Any] = {"is": self.conditions} if self.conditions else {}
        trait |= {"mods": self.mods} if self.mods else {}
        acts = list(self.acts)
        if self.at and self.has_act:
            acts.append({"at": self.at} | ({"who": self.who} if self.who else {}) | self._act())
        if acts:
            trait["acts"] = acts
        uses = {"uses": {self.id: self.usage.uses}} if self.usage.uses and self._is_enduring else {}
        return {"traits": {self.id: trait}} | uses if trait else {}

    @property
    def _is_enduring(self) -> bool:
        """Does a mod of it count its uses?"""
        return any(mod["hook"] == "endure" for mod in self.mods)

    def _power(self) -> dict[str, Any]:
        is_something = self.power or self.then or (self.has_act and self.who)
        if not is_something or (self.section == REACTION and "at" not in self.power):
            return {}
        power: dict[str, Any] = {"id": self.id}
        if self.section in (LEGENDARY, BONUS, REACTION):
            power["cost"] = self.section
        if self.usage.price > 1:
            power["price"] = self.usage.price
        if self.usage.recharge:
            power["recharge"] = self.usage.recharge
        power |= self.power or (({"who": self.who} if self.who else {}) | self._act())
        return {"powers": [power]} | ({"uses": {self.id: self.usage.uses}} if self.usage.uses else {})
