"""From what a file says of a creature to its stat block in the fight.  Start at `Compiled`.

Figures that are not written are worked out: attack bonuses and damage from ability and proficiency, saves and skills
from training, passive Perception from Perception.
"""

from collections.abc import Collection, Mapping
from functools import cached_property
from typing import Any

from affray.content.dnd5e.arming import (
    armour_class,
    features_of,
    range_of,
    reach_of,
    rider_of,
    slowed_by,
    supplies_of,
    usual_reach,
)
from affray.content.dnd5e.effects.compiling import act_of, filters_of, kind_of
from affray.content.dnd5e.effects.texts import WhoText
from affray.content.dnd5e.items import Item, Items
from affray.content.dnd5e.models import CHALLENGES, EXPERT, Arm, ArmourKind, Creature, WeaponKind
from affray.content.dnd5e.powers import charge_of, power_of
from affray.content.measures import Damage
from affray.core.dice.notation import parse_dice
from affray.core.values import total
from affray.rules.dnd5e.actions.objects import POTION
from affray.rules.dnd5e.gear.arms import UNARMED
from affray.rules.dnd5e.harm.damage import ADAMANTINE, MAGICAL, SILVERED
from affray.rules.dnd5e.state.acts import Act
from affray.rules.dnd5e.state.blocks import ABILITIES, SKILLS, Block, Power, Speeds
from affray.rules.dnd5e.state.combatant import SHIELD_BONUS
from affray.rules.dnd5e.state.filters import Filter
from affray.rules.dnd5e.state.forms import Model
from affray.rules.dnd5e.state.spells import Casting, Spell
from affray.rules.dnd5e.state.terms import Terms
from affray.rules.dnd5e.state.weapons import SHIELD, Weapon


class Compiled:
    """A whole creature and its figures."""

    def __init__(
        self,
        name: str,
        creature: Creature,
        weapons: Mapping[str, WeaponKind | None],
        armour: Mapping[str, ArmourKind | None],
        items: Items,
        spells: Mapping[str, Spell | None],
        forms: Mapping[str, "Compiled"],
        reserves: Mapping[str, "Compiled"],
    ) -> None:
        self.name = name
        self.creature: Any = creature  # whole: no field that must be there is None
        self.weapons = weapons
        self.worn = {id: kind for id in creature.armour or () if (kind := armour.get(id)) is not None}
        self.spells = spells
        self.forms = forms
        self.reserves = reserves
        self.items = [Item(carried, items) for carried in creature.items or ()]

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

    @property
    def slots(self) -> dict[str, int]:
        casting = self.block.casting
        return {} if casting is None else casting.pools

    @property
    def supplies(self) -> dict[str, int]:
        """How many shots, throws and potions it has."""
        potions = {POTION: self.creature.potions} if self.creature.potions else {}
        carried = {id: number for item in self.items for id, number in item.supplies.items()}
        return supplies_of(self.block, self.creature.ammunition or {}) | potions | carried

    @property
    def model(self) -> Model:
        """It, as one who is not there, but at hand."""
        return Model(self.name, self.block, self.hp, self.uses | self.slots | self.supplies)

    @property
    def holds(self) -> tuple[str, ...] | None:
        return None if self.creature.holds is None else tuple(self.creature.holds)

    @property
    def rank(self) -> int:
        """Its level; of a monster its challenge rating, at least 1."""
        challenge = self.creature.challenge or "1"
        return int(self.creature.level or max(1, CHALLENGES.index(challenge) - CHALLENGES.index("1/2")))

    @cached_property
    def proficiency(self) -> int:
        """+2, and 1 more for every four levels or challenge ratings beyond the first four.  5e.proficiency.bonus"""
        given: int | None = self.creature.proficiency
        if given is not None:
            return given
        return 2 + (self.rank - 1) // 4

    def modifier(self, ability: str) -> int:
        """Half of what the score is above 10, rounded down.  5e.ability.modifier"""
        return (self.score(ability) - 10) // 2

    def score(self, ability: str) -> int:
        """As it is written, or as an item makes it."""
        made = [(item.kind.scores or {}).get(ability, 0) for item in self.items]
        return max(int(self.creature.abilities[ability]), *made, 0)

    @cached_property
    def block(self) -> Block:
        creature = self.creature
        saves = {ability: self._trained(ability, how) for ability, how in (creature.saves or {}).items()}
        skills = {skill: self._trained(SKILLS[skill], how) for skill, how in (creature.skills or {}).items()}
        passive = creature.passive_perception or 10 + skills.get("perception", self.modifier("wis"))
        features = (*(creature.features or ()), *features_of(self.worn, creature.armour_trained))
        more = tuple(reason for item in self.items for reason in item.guard)
        guard = () if creature.ac is not None else (*armour_class(self.worn, self.modifier, features), *more)
        shield = SHIELD_BONUS if SHIELD in self.worn else 0  # what is written is all of it
        arms, weapons = self._arms()
        return Block(
            id=self.name,
            kind=creature.type,
            size=creature.size,
            armour_class=total(guard) if creature.ac is None else creature.ac - shield + total(more),
            abilities={ability: self.score(ability) for ability in ABILITIES},
            proficiency=self.proficiency,
            speed=max(0, creature.speed.walk - slowed_by(self.worn, self.score("str"))),
            saves=saves,
            skills=skills,
            passive_perception=passive,
            weapons=tuple(weapons[arm.id] for arm in arms if not arm.recharge),
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
            terms=terms_of(creature),
            powers=(
                *(Power(arm.id, recharge=arm.recharge, weapon=weapons[arm.id]) for arm in arms if arm.recharge),
                *(power_of(power, weapons) for power in creature.powers or ()),
                *(power for item in self.items if (power := item.power()) is not None),
                *(Power(i.id, weapon=self._weapon(i.flask)) for i in self.items if i.flask is not None),
            ),
            legendary=creature.legendary or 0,
            traits=(
                *(
                    kind_of(id, trait.is_ or (), trait.mods or (), trait.acts or (), ())
                    for id, trait in (creature.traits or {}).items()
                ),
                *(trait for item in self.items if (trait := item.trait) is not None),
            ),
            by_hand=(
                *((one.name, one.text or "") for one in (*(creature.partly or ()), *(creature.by_hand or ()))),
                *(left for item in self.items for left in item.by_hand),
            ),
            models=tuple(form.model for form in self.forms.values()),
            reserves=tuple(one.model for one in self.reserves.values()),
        )

    def _arms(self) -> tuple[list[Arm], dict[str, Weapon]]:
        """Its weapons; a magical one takes the place of the plain one."""
        arms, made = list(self.creature.weapons or ()), {}
        for item in self.items:
            if item.kind.weapon is not None:
                arm, old = item.improved(arms)
                arms[arms.index(old) if old else len(arms) : arms.index(old) + 1 if old else len(arms)] = [arm]
                made[arm.id] = item
        weapons = {arm.id: self._weapon(arm) for arm in arms}
        for id, item in made.items():
            weapons[id] = item.sharpened(weapons[id], _plus)
        return arms, weapons

    def _casting(self) -> Casting | None:
        """5e.attack.proficiency-spell 5e.magic.dc"""
        kind = self.creature.casting
        if kind is None:
            return None
        bonus = self.modifier(kind.ability) + self.proficiency
        return Casting(
            ability=kind.ability,
            dc=kind.dc or 8 + bonus,
            attack=bonus if kind.hit is None else kind.hit,
            rank=kind.level or self.rank,
            spells=tuple(
                kind.eased(spell) if name in (kind.spells or ()) else kind.innate(spell)
                for name in kind.known
                if (spell := self.spells[name]) is not None
            ),
            slots=tuple(kind.slots or ()),
            focus=kind.focus,
            daily=kind.daily,
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
            versatile=arm.versatile or (_plus(in_two_hands, modifier) if in_two_hands else ""),
            thrown=arm.thrown or "",
            pair=arm.pair,
            rider=rider_of(arm.on_hit) if arm.on_hit and (arm.on_hit.condition or arm.on_hit.damage) else None,
            more=tuple((more.dice, more.type) for more in arm.more or ()),
            ammunition=kind.ammunition or (arm.id if not kind.properties and self._is_counted(arm.id) else ""),
            charge=charge_of(arm.charge),
            on_hit=on_hit_of(arm),
            only=filters_of(arm.if_),
            instead=instead_of(arm),
        )

    def _is_counted(self, weapon: str) -> bool:
        return weapon in (self.creature.ammunition or {})

    def _properties(self, arm: Arm, base: str, kind: WeaponKind) -> frozenset[str]:
        """Those of the table, and whether it is magical or silvered; what is special is known by its own name."""
        properties = set(kind.properties if arm.properties is None else arm.properties)
        marks = {MAGICAL: arm.magical, SILVERED: arm.silvered, ADAMANTINE: arm.adamantine}
        marks[base] = "special" in properties
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


def terms_of(creature: Creature) -> Terms | None:
    """What binds the attacks of its Multiattack."""
    said = creature.in_multiattack
    return None if said is None else Terms(filters_of(said.if_), said.melee, said.ordered, said.times or "")


def on_hit_of(arm: Arm) -> Act | None:
    """What else happens to one who is hit, said as steps."""
    if arm.on_hit is None or not arm.on_hit.says_something:
        return None
    return act_of(arm.id, arm.on_hit, WhoText.model_construct(sort="any", if_=arm.on_hit.if_))


def instead_of(arm: Arm) -> tuple[tuple[str, tuple[Filter, ...]], ...]:
    """Other dice of damage, with what must be so for them to count."""
    return () if arm.instead is None else ((arm.instead.damage, filters_of(arm.instead.if_)),)


def _plus(dice: str, modifier: int) -> str:
    return dice and str(parse_dice(dice).plus(modifier))
