"""From what a file says of a creature to its stat block in the fight.  Start at `Shelf`.

Figures that are not written are worked out: attack bonuses and damage from ability and proficiency, saves and skills
from training, passive Perception from Perception.
"""

from collections.abc import Collection, Iterator, Mapping
from functools import cached_property
from typing import Any, Final

from affray.content.dnd5e.arming import (
    armour_class,
    check_armour,
    check_on_hit,
    noisy_in,
    range_of,
    reach_of,
    rider_of,
    slowed_by,
    supplies_of,
    usual_reach,
)
from affray.content.dnd5e.models import CHALLENGES, EXPERT, Arm, ArmourKind, Creature, Figures, Speed, WeaponKind
from affray.content.measures import Damage
from affray.content.problems import Path, Report
from affray.core.dice import parse_dice
from affray.core.values import total
from affray.rules.dnd5e.arms import UNARMED
from affray.rules.dnd5e.blocks import ABILITIES, SHIELD, SKILLS, Block, Speeds, Weapon
from affray.rules.dnd5e.damage import MAGICAL, SILVERED
from affray.rules.dnd5e.spells import Casting, Spell
from affray.rules.dnd5e.values import SHIELD_BONUS

MOST_STEPS = 10
MERGED: Final = ("abilities", "saves", "skills", "senses", "uses", "ammunition")
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
        armour: Mapping[str, ArmourKind | None],
        spells: Mapping[str, Spell | None],
        features: Collection[str],
        under: "Shelf | None" = None,
    ) -> None:
        self.own = creatures
        self.flawed = flawed
        self.weapons: dict[str, WeaponKind | None] = {**(under.weapons if under else {}), **weapons}
        self.armour: dict[str, ArmourKind | None] = {**(under.armour if under else {}), **armour}
        self.spells: dict[str, Spell | None] = {**(under.spells if under else {}), **spells}
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
        return Compiled(name, whole, self.weapons, self.armour, self.spells)

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
        known = creature.casting.spells if creature.casting else []
        for index, spell in enumerate(known):
            if spell not in self.spells:
                report.add_unknown("unknown-spell", (*path, "casting", "spells", index), spell, self.spells)
            if spell in known[:index]:
                report.add("given-twice", (*path, "casting", "spells", index), spell)
        for index, arm in enumerate(creature.weapons or ()):
            self._check_arm(arm, (*path, "weapons", index), report)
        check_armour(creature, self.armour, path, report)

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
        if arm.on_hit is not None:
            check_on_hit(arm.on_hit, (*path, "on-hit"), report)

    def _check_whole(self, creature: Creature, path: Path, report: Report, flawed: Collection[str] = ()) -> None:
        for field in Creature.required:
            is_worked_out = field == "ac" and (creature.armour is not None or "armour" in flawed)
            if getattr(creature, field) is None and field not in flawed and not is_worked_out:
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
        if creature.casting is not None and creature.casting.level is None and creature.level is None:
            report.add("missing-field", (*path, "casting", "level"), field="level")
        for feature in creature.uses or {} if "features" not in flawed else ():
            if feature not in (creature.features or ()):
                report.add_unknown("no-such-use", (*path, "uses", feature), feature, creature.features or ())
        if "weapons" not in flawed:
            self._check_named_weapons(creature, path, report)

    def _check_named_weapons(self, creature: Creature, path: Path, report: Report) -> None:
        """Whatever speaks of a weapon speaks of one that the creature has."""
        arms = creature.weapons or ()
        own = {arm.id for arm in arms}
        kinds = [self.weapons.get(arm.like or arm.id) for arm in arms]
        shots = {kind.ammunition for kind in kinds if kind is not None and kind.ammunition}
        spoken: list[tuple[Path, str, set[str]]] = [
            (("ammunition", word), word, own | shots) for word in creature.ammunition or ()
        ]
        spoken += [(("holds", n), word, own | {SHIELD}) for n, word in enumerate(creature.holds or ())]
        for n, routine in enumerate(creature.multiattack or ()):
            spoken += [(("multiattack", n, m), word, own | {UNARMED}) for m, word in enumerate(routine)]
        for where, word, known in spoken:
            if word not in known:
                report.add_unknown("no-such-weapon", (*path, *where), word, sorted(known))


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

    def __init__(
        self,
        name: str,
        creature: Creature,
        weapons: Mapping[str, WeaponKind | None],
        armour: Mapping[str, ArmourKind | None],
        spells: Mapping[str, Spell | None],
    ) -> None:
        self.name = name
        self.creature: Any = creature  # whole: no field that must be there is None
        self.weapons = weapons
        self.worn = {id: kind for id in creature.armour or () if (kind := armour.get(id)) is not None}
        self.spells = spells

    @property
    def hp(self) -> int:
        number: int = self.creature.hp.number
        return number

    @property
    def is_hero(self) -> bool:
        return self.creature.level is not None

    @property
    def uses(self) -> dict[str, int]:
        return dict(self.creature.uses or {})

    @property
    def slots(self) -> dict[str, int]:
        casting = self.block.casting
        return {} if casting is None else casting.pools

    @property
    def supplies(self) -> dict[str, int]:
        """How many shots and throws it has."""
        return supplies_of(self.block, self.creature.ammunition or {})

    @property
    def holds(self) -> tuple[str, ...] | None:
        return None if self.creature.holds is None else tuple(self.creature.holds)

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
        features = (*(creature.features or ()), *noisy_in(self.worn, creature.armour_trained))
        guard = () if creature.ac is not None else armour_class(self.worn, self.modifier, features)
        shield = SHIELD_BONUS if SHIELD in self.worn else 0  # what is written is all of it
        return Block(
            id=self.name,
            kind=creature.type,
            size=creature.size,
            armour_class=total(guard) if creature.ac is None else creature.ac - shield,
            abilities={ability: creature.abilities[ability] for ability in ABILITIES},
            proficiency=self.proficiency,
            speed=max(0, creature.speed.walk - slowed_by(self.worn, creature.abilities["str"])),
            saves=saves,
            skills=skills,
            passive_perception=passive,
            weapons=tuple(self._weapon(arm) for arm in creature.weapons or ()),
            features=features,
            resistances=frozenset(creature.resistances or ()),
            vulnerabilities=frozenset(creature.vulnerabilities or ()),
            immunities=frozenset(creature.immunities or ()),
            condition_immunities=frozenset(creature.condition_immunities or ()),
            speeds=self._speeds(),
            senses=dict(creature.senses or {}),
            level=creature.level or 0,
            challenge=creature.challenge or "",
            hit_dice=creature.hp.dice,
            casting=self._casting(),
            armour=tuple(self.worn),
            guard=guard,
            routines=tuple(tuple(routine) for routine in creature.multiattack or ()),
        )

    def _casting(self) -> Casting | None:
        """B-48 5e.attack.proficiency-spell"""
        kind = self.creature.casting
        if kind is None:
            return None
        bonus = self.modifier(kind.ability) + self.proficiency
        return Casting(
            ability=kind.ability,
            dc=kind.dc or 8 + bonus,
            attack=bonus if kind.hit is None else kind.hit,
            rank=kind.level or self.creature.level,
            spells=tuple(spell for name in kind.spells if (spell := self.spells[name]) is not None),
            slots=tuple(kind.slots or ()),
            focus=kind.focus,
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
        base = arm.like or arm.id
        kind = self.weapons.get(base) or WeaponKind()
        properties = self._properties(arm, base, kind)
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
            hands=2 if "two-handed" in properties else arm.hands or int(base in self.weapons and base != UNARMED),
            versatile=_plus(in_two_hands, modifier) if in_two_hands else "",
            thrown=arm.thrown or "",
            pair=arm.pair,
            rider=rider_of(arm.on_hit) if arm.on_hit else None,
            more=tuple((more.dice, more.type) for more in arm.more or ()),
            ammunition=kind.ammunition or (arm.id if not kind.properties and self._is_counted(arm.id) else ""),
        )

    def _is_counted(self, weapon: str) -> bool:
        return weapon in (self.creature.ammunition or {})

    def _properties(self, arm: Arm, base: str, kind: WeaponKind) -> frozenset[str]:
        """Those of the table, and whether it is magical or silvered; what is special is known by its own name."""
        properties = set(kind.properties if arm.properties is None else arm.properties)
        marks = {MAGICAL: arm.magical, SILVERED: arm.silvered, base: "special" in properties}
        return frozenset(properties | {mark for mark, is_set in marks.items() if is_set})

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
