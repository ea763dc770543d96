"""From what a file says of somebody to the sheet in the fight.  Start at `Shelf`."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from affray.content.acao.models import Ancestry, Arm, Creature, Figures, Risk, WeaponKind
from affray.content.problems import Path, Report
from affray.content.shelves import PlainShelf
from affray.rules.acao.attack.weapons import PAIR
from affray.rules.acao.state.sheet import ATTRIBUTES, MELEE, PERIL, TRAITS, Peril, Sheet, Weapon

BASE_LIFE = 5
USUAL_SPEED = 6
MOST_AT_FIRST, MOST = 4, 8
"""How high an attribute can be at level 1, and how high at all."""


class Compiled(NamedTuple):
    """A sheet, the life of one who has it, and whether it is a hero's."""

    sheet: Sheet
    hp: int
    hero: bool


class Shelf(PlainShelf[Creature, Figures, Compiled]):
    """All ancestries, weapons and sheets that a file can refer to: its own, and those that are shipped."""

    def __init__(
        self,
        ancestries: Mapping[str, Ancestry | None],
        weapons: Mapping[str, WeaponKind | None],
        creatures: Mapping[str, Creature | None],
        under: "Shelf | None" = None,
    ) -> None:
        super().__init__(creatures, under)
        self.own_ancestries = ancestries
        self.own_weapons = weapons
        self.ancestries: dict[str, Ancestry | None] = {**(under.ancestries if under else {}), **ancestries}
        self.weapons: dict[str, WeaponKind | None] = {**(under.weapons if under else {}), **weapons}

    def check(self, report: Report) -> None:
        """Look at every sheet of the file itself, whether it fights or not."""
        for name, creature in self.own.items():
            if creature is not None:
                self._check(creature, ("creatures", name), report)
        for name, born in self.own_ancestries.items():
            if born is not None:
                self._check_traits(born.traits, ("ancestries", name), report)
        for name, kind in self.own_weapons.items():
            if kind is not None:
                _check_weapon(kind.given(), ("weapons", name), report)

    def compiled(self, name: str, changes: Figures | None, path: Path, report: Report) -> Compiled | None:
        """A sheet of this name with what is different; None if something is wrong with it."""
        creature = self.creatures[name]
        if creature is None:
            return None
        before = report.count
        if changes is not None:
            self._check(changes, path, report)
        merged = creature if changes is None else creature.model_copy(update=changes.given())
        return self._compile(name, merged) if report.count == before and self._is_whole(merged) else None

    def _check(self, figures: Figures, path: Path, report: Report) -> None:
        """Is there such an ancestry, such a trait, such a weapon?"""
        if figures.ancestry is not None and figures.ancestry not in self.ancestries:
            report.add_unknown("not-one-of", (*path, "ancestry"), figures.ancestry, self.ancestries)
        self._check_traits(figures.traits, path, report)
        for index, arm in enumerate(figures.weapons or ()):
            is_bare = arm.damage is None and arm.peril is None
            if is_bare and arm.id not in self.weapons:
                report.add_unknown("unknown-weapon", (*path, "weapons", index), arm.id, self.weapons)
            elif not is_bare:
                _check_weapon(self._facts(arm), (*path, "weapons", index), report)

    def _check_traits(self, traits: list[str] | None, path: Path, report: Report) -> None:
        for index, trait in enumerate(traits or ()):
            if trait not in TRAITS:
                report.add_unknown("unknown-feature", (*path, "traits", index), trait, TRAITS)

    def _is_whole(self, creature: Creature) -> bool:
        """Has all that it refers to been read?"""
        known = {**self.weapons, **{arm.id: arm for arm in creature.weapons or () if arm.damage or arm.peril}}
        is_born = creature.ancestry is None or self.ancestries.get(creature.ancestry) is not None
        return is_born and all(known.get(arm.id) is not None for arm in creature.weapons or ())

    def _compile(self, name: str, creature: Creature) -> Compiled:
        born = self.ancestries.get(creature.ancestry or "") or Ancestry()
        given, inborn = creature.attributes or {}, born.attributes or {}
        hero = creature.hero if creature.hero is not None else creature.ancestry is not None
        level = creature.level or 1
        most = MOST_AT_FIRST if level == 1 else MOST
        sums = {each: given.get(each, 0) + inborn.get(each, 0) for each in ATTRIBUTES} if hero else {}
        attributes = {each: min(amount, most) for each, amount in sums.items()}
        speed = next((each for each in (creature.speed, born.speed) if each is not None), USUAL_SPEED)
        sheet = Sheet(
            name,
            creature.size or born.size or "medium",
            creature.space or 1,
            level,
            attributes,
            speed,
            bool(creature.shield),
            creature.armour or "",
            self._weapons(creature.weapons or ()),
            tuple(dict.fromkeys([*(born.traits or ()), *(creature.traits or ())])),
            frozenset(creature.resistances or ()),
            frozenset([*(born.immunities or ()), *(creature.immunities or ())]),
            creature.heals or "",
            creature.hp or 0,
        )
        return Compiled(sheet, creature.hp or life_by_res(attributes, level), hero)

    def _facts(self, arm: Arm) -> dict[str, Any]:
        """What is written of a weapon: its own, on top of that of the one listed under its name."""
        kind = self.weapons.get(arm.id) or WeaponKind()
        return {**kind.given(), **{field: value for field, value in arm.given().items() if field != "id"}}

    def _weapons(self, arms: Iterable[Arm]) -> tuple[Weapon, ...]:
        """What one carries; what is named twice is a pair."""
        carried: dict[str, Weapon] = {}
        for weapon in map(self._weapon, arms):
            is_second = weapon.id in carried
            carried[weapon.id] = weapon.but(properties=weapon.properties | {PAIR}) if is_second else weapon
        return tuple(carried.values())

    def _weapon(self, arm: Arm) -> Weapon:
        """The weapon that is listed under its name, with what is different."""
        facts = self._facts(arm)
        damage, peril = facts.get("damage"), facts.get("peril")
        return Weapon(
            arm.id,
            PERIL if damage is None else facts.get("style", MELEE),
            damage.dice if damage else "",
            damage.type if damage else "",
            facts.get("hit", 0),
            facts.get("reach", 1),
            facts.get("thrown", 0),
            facts.get("extreme", 0),
            facts.get("weak", ""),
            frozenset(facts.get("properties", ())),
            None if peril is None else _peril(peril),
        )


def life_by_res(attributes: Mapping[str, int], level: int) -> int:
    """Five and RES, and one more at each of the levels 2 and 3; nobody has less than 1.  ac.life"""
    return max(BASE_LIFE + attributes.get("res", 0) + min(level - 1, 2), 1)


def _check_weapon(facts: Mapping[str, Any], path: Path, report: Report) -> None:
    """A weapon does damage, or is a peril."""
    wanted = "peril" if facts.get("style") == PERIL else "damage"
    if wanted not in facts and (wanted == "peril" or "peril" not in facts):
        report.add("missing-field", (*path, wanted), field=wanted)


def _peril(risk: Risk) -> Peril:
    damage = risk.damage
    return Peril(
        "+".join(risk.safeguard), damage.dice if damage else "", damage.type if damage else "", risk.effect or ""
    )
