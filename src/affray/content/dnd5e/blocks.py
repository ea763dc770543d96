"""From what a file says of a creature to its stat block in the fight.  Start at `Shelf`.

Figures that are not written are worked out: attack bonuses and damage from ability and proficiency, saves and skills
from training, passive Perception from Perception.
"""

from collections.abc import Collection, Iterator, Mapping
from functools import cached_property
from typing import Any, Final

from affray.content.dnd5e.models import CHALLENGES, EXPERT, SKILLS, Arm, Creature, Figures, Speed, WeaponKind
from affray.content.dnd5e.powers import charge_of, check_powers, power_of
from affray.content.measures import Damage, Range
from affray.content.problems import Path, Report
from affray.core.dice import parse_dice
from affray.rules.dnd5e.blocks import ABILITIES, Block, Power, Rider, Speeds, Weapon

MOST_STEPS = 10
MERGED: Final = ("abilities", "saves", "skills", "senses", "uses")
"""Fields in which what is written changes only what it names."""


class Shelf:
    """All stat blocks and weapons that a file can refer to: its own first, then those that are shipped.

    Of a file's own, `flawed` names the fields that could not be read; one that could not be read at all is None.
    """

    def __init__(
        self,
        creatures: Mapping[str, Creature | None],
        flawed: Mapping[str, Collection[str]],
        weapons: Mapping[str, WeaponKind | None],
        features: Collection[str],
        under: "Shelf | None" = None,
    ) -> None:
        self.own = creatures
        self.flawed = flawed
        self.weapons: dict[str, WeaponKind | None] = {**(under.weapons if under else {}), **weapons}
        self.features = features
        self.under = under
        self._whole: dict[str, Creature | None] = {}

    def __contains__(self, name: str) -> bool:
        return name in self.own or (self.under is not None and name in self.under)

    def names(self) -> Iterator[str]:
        yield from self.own
        if self.under is not None:
            yield from self.under.names()

    def check(self, report: Report) -> None:
        """Look at every creature of the file itself, whether it fights or not."""
        for name, creature in self.own.items():
            if creature is not None:
                self._whole[name] = self._checked(name, creature, report)

    def compiled(self, name: str, changes: Figures | None, path: Path, report: Report) -> "Compiled | None":
        """A creature of this name as it is in a fight, with what is different; None if something is wrong with it."""
        whole = self._find_whole(name)
        if whole is None:
            return None
        if changes is not None:
            before = report.count
            self._check_own(changes, path, report)
            whole = merged(whole, changes)
            self._check_whole(whole, path, report)
            if report.count > before:
                return None
        return Compiled(name, whole, self.weapons)

    def _find_whole(self, name: str) -> Creature | None:
        """The creature with all that it has; None if something is wrong with it, which has been told."""
        if name in self.own or self.under is None:
            return self._whole.get(name)
        return self.under._find_whole(name)

    def _checked(self, name: str, creature: Creature, report: Report) -> Creature | None:
        path, flawed = ("creatures", name), self.flawed.get(name, ())
        before = report.count
        self._check_own(creature, path, report)
        whole = self._with_likes(name, creature, (*path, "like"), report)
        if whole is not None:
            self._check_whole(whole, path, report, flawed)
        return whole if report.count == before and not flawed else None

    def _with_likes(self, name: str, creature: Creature, path: Path, report: Report) -> Creature | None:
        """The creature with all that it has from those that it is like."""
        chain, seen = [creature], [(self, name)]
        while (like := chain[-1].like) is not None:
            shelf: Shelf | None = seen[-1][0]
            if like == seen[-1][1]:  # a file's own goblin is like the one below
                shelf = shelf and shelf.under
            while shelf is not None and like not in shelf.own:
                shelf = shelf.under
            if shelf is None:
                report.add_unknown("unknown-creature", path, like, self.names())
                return None
            found = shelf.own[like]
            if found is None:  # told elsewhere
                return None
            if (shelf, like) in seen:
                report.add("like-circle", path, like)
                return None
            if len(chain) > MOST_STEPS:
                report.add("like-too-long", path, like, most=MOST_STEPS)
                return None
            chain.append(found)
            seen.append((shelf, like))
        whole = chain.pop()
        while chain:
            whole = merged(whole, chain.pop())
        return whole

    def _check_own(self, creature: Figures, path: Path, report: Report) -> None:
        for field in ("features", "weapons"):
            seen = set()
            for index, item in enumerate(getattr(creature, field) or ()):
                word = item.id if isinstance(item, Arm) else item
                if word in seen:
                    report.add("given-twice", (*path, field, index), word)
                seen.add(word)
        for index, feature in enumerate(creature.features or ()):
            if feature not in self.features:
                report.add_unknown("unknown-feature", (*path, "features", index), feature, self.features)
        for index, arm in enumerate(creature.weapons or ()):
            self._check_arm(arm, (*path, "weapons", index), report)

    def _check_arm(self, arm: Arm, path: Path, report: Report) -> None:
        base = arm.like or arm.id
        if base in self.weapons:
            kind = self.weapons[base]
            if kind is None:
                return
        elif arm.like is not None or (arm.hit is None and arm.damage is None):
            report.add_unknown("unknown-weapon", (*path, "like") if arm.like else path, base, self.weapons)
            return
        else:
            kind = WeaponKind()
            for field in ("hit", "damage"):
                if getattr(arm, field) is None:
                    report.add("missing-field", (*path, field), field=field)
            if arm.damage is not None and not arm.damage.type:
                report.add("no-damage-type", (*path, "damage"), arm.id)
        if reach_of(arm, kind) == 0 and range_of(arm, kind).long == 0:
            report.add("strikes-nowhere", path, arm.id)
        properties = kind.properties if arm.properties is None else arm.properties
        if arm.pair and "light" not in properties:
            report.add("pair-not-light", (*path, "pair"), arm.id)
        if arm.thrown is not None and "thrown" not in properties:
            report.add("never-thrown", (*path, "thrown"), arm.id)

    def _check_whole(self, creature: Creature, path: Path, report: Report, flawed: Collection[str] = ()) -> None:
        for field in Creature.required:
            if getattr(creature, field) is None and field not in flawed:
                report.add("missing-field", (*path, field), field=field)
        if creature.speed is not None and creature.speed.walk is None:
            report.add("missing-field", (*path, "speed", "walk"), field="walk")
        scores = creature.abilities
        for ability in ABILITIES:
            if scores is not None and ability not in scores:
                report.add("missing-field", (*path, "abilities", ability), field=ability)
        ranks = ("level", "challenge", "proficiency")
        if all(getattr(creature, field) is None and field not in flawed for field in ranks):
            report.add("no-proficiency", path)
        for feature in creature.uses or {} if not {"features", "powers"} & {*flawed} else ():
            if feature not in (known := [*(creature.features or ()), *_pools(creature)]):
                report.add_unknown("no-such-use", (*path, "uses", feature), feature, known)
        weapons = None if "weapons" in flawed else [arm.id for arm in creature.weapons or ()]
        check_powers(creature.powers or (), weapons, path, report)


def _pools(creature: Figures) -> list[str]:
    return [power.pool or power.id for power in creature.powers or ()]


def merged(base: Creature, creature: Figures) -> Creature:
    """The base with all that the other one says differently."""
    changes = creature.given()
    for field in MERGED:
        if field in changes and getattr(base, field) is not None:
            changes[field] = {**getattr(base, field), **changes[field]}
    speed = changes.get("speed")
    if isinstance(speed, Speed) and base.speed is not None:
        changes["speed"] = base.speed.model_copy(update=speed.given())
    if "level" in changes or "challenge" in changes:
        changes = {"level": None, "challenge": None, "proficiency": None, **changes}
    return base.model_copy(update=changes)


class Compiled:
    """A whole creature and its figures."""

    def __init__(self, name: str, creature: Creature, weapons: Mapping[str, WeaponKind | None]) -> None:
        self.name = name
        self.creature: Any = creature  # whole: no field that must be there is None
        self.weapons = weapons

    @property
    def hp(self) -> int:
        number: int = self.creature.hp.number
        return number

    @property
    def is_hero(self) -> bool:
        return self.creature.level is not None

    @property
    def uses(self) -> dict[str, int]:
        """What is limited: by the day, by a recharge, by the round."""
        recharged = {power.pool: 1 for power in self.block.powers if power.recharge}
        legendary = {"legendary": self.block.legendary} if self.block.legendary else {}
        return recharged | legendary | (self.creature.uses or {})

    @cached_property
    def proficiency(self) -> int:
        """B-3: +2, and 1 more for every four levels or challenge ratings beyond the first four."""
        given: int | None = self.creature.proficiency
        if given is not None:
            return given
        rank = self.creature.level or max(1, CHALLENGES.index(self.creature.challenge) - CHALLENGES.index("1/2"))
        return int(2 + (rank - 1) // 4)

    def modifier(self, ability: str) -> int:
        """B-4: half of what the score is above 10, rounded down."""
        score: int = self.creature.abilities[ability]
        return (score - 10) // 2

    @cached_property
    def block(self) -> Block:
        creature = self.creature
        saves = {ability: self._trained(ability, how) for ability, how in (creature.saves or {}).items()}
        skills = {skill: self._trained(SKILLS[skill], how) for skill, how in (creature.skills or {}).items()}
        passive = creature.passive_perception or 10 + skills.get("perception", self.modifier("wis"))
        arms = creature.weapons or ()
        weapons = {arm.id: self._weapon(arm) for arm in arms}
        return Block(
            id=self.name,
            kind=creature.type,
            size=creature.size,
            armour_class=creature.ac,
            abilities={ability: creature.abilities[ability] for ability in ABILITIES},
            proficiency=self.proficiency,
            speed=creature.speed.walk,
            saves=saves,
            skills=skills,
            passive_perception=passive,
            weapons=tuple(weapons[arm.id] for arm in arms if not arm.recharge),
            features=tuple(creature.features or ()),
            resistances=frozenset(creature.resistances or ()),
            vulnerabilities=frozenset(creature.vulnerabilities or ()),
            immunities=frozenset(creature.immunities or ()),
            condition_immunities=frozenset(creature.condition_immunities or ()),
            speeds=self._speeds(),
            senses=dict(creature.senses or {}),
            level=creature.level or 0,
            challenge=creature.challenge or "",
            hit_dice=creature.hp.dice,
            powers=(
                *(Power(arm.id, recharge=arm.recharge, weapon=weapons[arm.id]) for arm in arms if arm.recharge),
                *(power_of(power, weapons) for power in creature.powers or ()),
            ),
            legendary=creature.legendary or 0,
        )

    def _speeds(self) -> Speeds:
        speed = self.creature.speed
        return Speeds(speed.climb or 0, speed.swim or 0, speed.fly or 0, speed.burrow or 0, speed.hover)

    def _trained(self, ability: str, how: int | str) -> int:
        if isinstance(how, int):
            return how
        return self.modifier(ability) + self.proficiency * (2 if how == EXPERT else 1)

    def _weapon(self, arm: Arm) -> Weapon:
        """5e.attack.ability 5e.attack.ability-except 5e.attack.proficiency 5e.damage.roll"""
        kind = self.weapons.get(arm.like or arm.id) or WeaponKind()
        properties = frozenset(kind.properties if arm.properties is None else arm.properties)
        reach, range = reach_of(arm, kind), range_of(arm, kind)
        ability = arm.ability or self._ability(properties, usual_reach(kind, properties))
        modifier = self.modifier(ability)
        damage = arm.damage or self._damage(kind, modifier)
        in_two_hands = kind.versatile if arm.damage is None else None
        return Weapon(
            id=arm.id,
            bonus=modifier + (self.proficiency if arm.proficient else 0) if arm.hit is None else arm.hit,
            damage=damage.dice,
            type=damage.type or (kind.damage.type if kind.damage else ""),
            reach=reach,
            range=range.normal,
            long=range.long,
            properties=properties,
            ability=ability,
            hands=2 if "two-handed" in properties else arm.hands or 1,
            versatile=_plus(in_two_hands, modifier) if in_two_hands else "",
            thrown=arm.thrown or "",
            pair=arm.pair,
            rider=Rider(arm.on_hit.save, arm.on_hit.dc, arm.on_hit.condition) if arm.on_hit else None,
            charge=charge_of(arm.charge),
        )

    def _ability(self, properties: Collection[str], reach: int) -> str:
        """Strength in melee, Dexterity from afar; with finesse the better one; what is thrown is as in melee."""
        if "finesse" in properties:
            return max("str", "dex", key=self.modifier)
        return "str" if reach else "dex"

    def _damage(self, kind: WeaponKind, modifier: int) -> Damage:
        if kind.damage is None:  # a net does none
            return Damage("0")
        return Damage(_plus(kind.damage.dice, modifier), kind.damage.type)


def _plus(dice: str, modifier: int) -> str:
    return str(parse_dice(dice).plus(modifier))


def range_of(arm: Arm, kind: WeaponKind) -> Range:
    return arm.range or kind.range or Range(0, 0)


def reach_of(arm: Arm, kind: WeaponKind) -> int:
    """What is written; else one square, two with the property reach, none for what is only shot."""
    if arm.reach is not None:
        return arm.reach
    properties = kind.properties if arm.properties is None else arm.properties
    if kind.damage is None and kind.range is None and arm.range is not None and "thrown" not in properties:
        return 0  # a weapon of its own that has a range and says nothing of reach
    return usual_reach(kind, properties)


def usual_reach(kind: WeaponKind, properties: Collection[str]) -> int:
    if kind.reach is not None:
        return kind.reach
    return 0 if "ammunition" in properties else 2 if "reach" in properties else 1
