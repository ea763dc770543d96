"""Stat blocks: what stays the same about a creature during a fight.  Start at `Block`."""

from typing import ClassVar, Final

from affray.core.values import EMPTY, Reason, Value
from affray.rules.dnd5e.state.acts import ALL, FAIL, Act, Kind, Lasts, Lay, Proof, Step
from affray.rules.dnd5e.state.charges import charging_traits
from affray.rules.dnd5e.state.filters import FRIEND, IT, RAN, SELF, Who
from affray.rules.dnd5e.state.forms import Model
from affray.rules.dnd5e.state.mods import (
    BLIND_BEYOND,
    DISGUISE,
    EVADE,
    FIXED,
    IGNORE,
    LIGHT,
    PASSES,
    SENSES,
    SWARM,
    UNDYING,
)
from affray.rules.dnd5e.state.moments import HITS
from affray.rules.dnd5e.state.shapes import Shape
from affray.rules.dnd5e.state.spells import Casting
from affray.rules.dnd5e.state.steps import HALF, NONE, Follow, Harm
from affray.rules.dnd5e.state.terms import ATTACKED, BEATEN, Terms
from affray.rules.dnd5e.state.weapons import Weapon, held_at_first

ABILITIES: Final = ("str", "dex", "con", "int", "wis", "cha")
SKILLS: Final = {
    "acrobatics": "dex",
    "animal-handling": "wis",
    "arcana": "int",
    "athletics": "str",
    "deception": "cha",
    "history": "int",
    "insight": "wis",
    "intimidation": "cha",
    "investigation": "int",
    "medicine": "wis",
    "nature": "int",
    "perception": "wis",
    "performance": "cha",
    "persuasion": "cha",
    "religion": "int",
    "sleight-of-hand": "dex",
    "stealth": "dex",
    "survival": "wis",
}
"""Every skill and its ability."""
SIZES: Final = {"tiny": 1, "small": 1, "medium": 1, "large": 2, "huge": 3, "gargantuan": 4}
"""The width of a creature's space in squares, by its size.  5e.size.space 5e.size.surround"""
SIZE_ORDER: Final = tuple(SIZES)
WALK: Final = "walk"
OTHER_WAYS: Final = ("fly", "swim", "climb", "burrow")
"""The kinds of speed beside walking."""
EXTRA_ATTACK: Final = "extra-attack"
MINUTE: Final = 10
"""How many rounds it has."""
PART: Final = "part"
CANTRIP, SPELL = "cantrip", "spell"
CASTS: Final = (CANTRIP, SPELL)
"""What a power may cast."""
REACTION: Final = "reaction"
GIVEN: Final = "given"
"""Of an item: by the action, to oneself or to a willing one beside."""
COSTS: Final = ("action", "bonus", "legendary", "lair", PART, REACTION, GIVEN)
"""What a power may cost; one that is part of a Multiattack costs one of its attacks."""


class Speeds(Value):
    """A creature's speeds beside walking, in squares, 0 if it has none of that kind."""

    __slots__ = ("climb", "swim", "fly", "burrow", "hover")

    def __init__(self, climb: int = 0, swim: int = 0, fly: int = 0, burrow: int = 0, hover: bool = False) -> None:
        self.climb = climb
        self.swim = swim
        self.fly = fly
        self.burrow = burrow
        self.hover = hover

    def by(self, mode: str) -> int:
        speed: int = getattr(self, mode)
        return speed


WALKING_ONLY: Final = Speeds()


class Power(Value):
    """Something in a stat block that is no weapon: a breath weapon, a command, a legendary or a lair action.

    `cost` is the action, the bonus action, `price` legendary actions, the lair's turn, or a part of Multiattack. Its
    uses are in the pool of its id, or in `pool` if it shares one; with `recharge`, a use returns when a d6 shows this
    much or more. It affects the creatures in its `area`, or one within `range`. A creature that fails the `save` takes
    the `damage` (with `half`, half on a success) and the `condition` for so many `rounds`; with `repeats` it saves
    again at the end of each of its turns, with `rouses` whenever it takes damage. With `drains` the user regains the
    damage dealt. `only` limits the targets to a kind of creature, or to those with a condition that the user caused.
    `about` is what the save is against; a creature that grapples cannot use a power with `free_jaws`. A power with a
    `weapon` is an attack with it, one with a `skill` a check, one with an `act` whatever that says; one that `casts`
    casts a cantrip or any spell; any other is resolved by the rule of its id. One that costs the reaction answers the
    trigger `at`.

    Derived: `does` is its act, as it is given or as the fields before it say; `harms`, whether it deals damage;
    `is_hostile`, whether it is not meant for friends.
    """

    __slots__ = (
        "id",
        "cost",
        "price",
        "pool",
        "recharge",
        "area",
        "range",
        "only",
        "save",
        "dc",
        "damage",
        "half",
        "condition",
        "rounds",
        "repeats",
        "rouses",
        "drains",
        "weapon",
        "skill",
        "about",
        "free_jaws",
        "act",
        "casts",
        "at",
        "does",
        "harms",
        "is_hostile",
    )
    unwritten: ClassVar[tuple[str, ...]] = ("act", "casts", "at")

    def __init__(
        self,
        id: str,
        cost: str = "action",
        price: int = 1,
        pool: str = "",
        recharge: int = 0,
        area: Shape | None = None,
        range: int = 0,
        only: str = "",
        save: str = "",
        dc: int = 0,
        damage: tuple[tuple[str, str], ...] = (),
        half: bool = False,
        condition: str = "",
        rounds: int = 0,
        repeats: bool = False,
        rouses: bool = False,
        drains: bool = False,
        weapon: Weapon | None = None,
        skill: str = "",
        about: frozenset[str] | None = None,
        free_jaws: bool = False,
        act: Act | None = None,
        casts: str = "",
        at: str = "",
    ) -> None:
        self.id = id
        self.cost = cost
        self.price = price
        self.pool = pool or id
        self.recharge = recharge
        self.area = area
        self.range = range
        self.only = only
        self.save = save
        self.dc = dc
        self.damage = damage
        self.half = half
        self.condition = condition
        self.rounds = rounds
        self.repeats = repeats
        self.rouses = rouses
        self.drains = drains
        self.weapon = weapon
        self.skill = skill
        self.about = EMPTY if about is None else about
        self.free_jaws = free_jaws
        self.act = act
        self.casts = casts
        self.at = at
        self.does = self._does() if act is None else act
        self.is_hostile = self.does.who is None or self.does.who.sort not in (FRIEND, SELF)
        self.harms = any(isinstance(step, Harm) for steps in self.does.steps.values() for step in steps)

    def _does(self) -> Act:
        """The act of the fields."""
        steps: dict[str, tuple[Step, ...]] = {}
        if self.damage:
            steps[ALL] = (Harm(self.damage, HALF if self.half else NONE, self.drains),)
        if self.condition:
            ends = ("save-hurt",) if self.rouses else ("save-end",) if self.repeats else ()
            lasts = self.rounds or (MINUTE if self.repeats else 0)
            steps[FAIL] = (
                Lay(self.condition, Lasts("turn-end", IT, lasts) if lasts and not self.rouses else None, ends),
            )
        proof = Proof(self.save, self.dc, self.about) if self.save else None
        return Act(self.id, Who(within=self.range, area=self.area), proof, steps)


class Block(Value):
    """A stat block, shared by all creatures of its kind.

    `speed` is for walking, `speeds` are the others; `level` is 0 for monsters and `challenge` empty for heroes;
    `casting` is None for creatures without spells. `armour` is what it wears, with a shield, and `guard` the reasons
    of its Armour Class without the shield; both are empty if the stat block gives only a number. `routines` are the
    weapon ids of a monster's Multiattack, in any order, one tuple for each alternative.
    `legendary` is how many legendary actions it has in a round, and `traits` are what it has all the time, as data.
    `by_hand` are the names and texts of what no rule plays, `models` other creatures at hand, into which it may
    turn, or others by its spells, and `reserves` those that it may call.

    Derived: `width` is the width of its space in squares (5e.size.space), `answers` are features and spells that may
    be reactions, `armour_reasons` is its Armour Class without a shield, `held_first` is what it holds when a fight
    begins, `charges` says whether straight runs matter, `is_undying` whether it survives at 0 until something of its
    own kills it, `starts` whether something may happen at the start of its turn; `evades` are the speeds by which it
    provokes nobody, `ignores` what does not hinder its moves, `passes` what it moves through, `sensing` how it sees,
    `shines` how far around it there is bright light, by its traits; one who `is_sightless` has only blindsight,
    one who `is_disguised` passes for a thing until it moves;
    `gifts` are its traits and those that its weapons say in short, `bears_on` the hooks of their mods, `on_hits` their
    acts when it hits, and `follows` the weapons that may follow as a bonus action; `is_choosy` says whether it has
    weapons for some targets only, `is_swarm` whether others may be in its space.
    """

    shared: ClassVar[bool] = True
    unwritten: ClassVar[tuple[str, ...]] = ("traits", "by_hand", "models", "terms", "reserves")

    __slots__ = (
        "id",
        "kind",
        "size",
        "armour_class",
        "abilities",
        "proficiency",
        "speed",
        "saves",
        "skills",
        "passive_perception",
        "weapons",
        "features",
        "resistances",
        "vulnerabilities",
        "immunities",
        "condition_immunities",
        "speeds",
        "senses",
        "level",
        "challenge",
        "hit_dice",
        "casting",
        "armour",
        "guard",
        "routines",
        "powers",
        "legendary",
        "traits",
        "gifts",
        "on_hits",
        "bears_on",
        "follows",
        "is_choosy",
        "is_swarm",
        "by_hand",
        "models",
        "terms",
        "reserves",
        "counted",
        "is_watchful",
        "width",
        "walks_only",
        "is_undying",
        "evades",
        "ignores",
        "passes",
        "sensing",
        "is_sightless",
        "shines",
        "is_disguised",
        "answers",
        "armour_reasons",
        "held_first",
        "longest_reach",
        "charges",
        "starts",
        "enslaves",
        "_attacks",
        "_by_cost",
    )

    def __init__(
        self,
        id: str,
        kind: str,
        size: str,
        armour_class: int,
        abilities: dict[str, int],
        proficiency: int,
        speed: int,
        saves: dict[str, int],
        skills: dict[str, int],
        passive_perception: int,
        weapons: tuple[Weapon, ...],
        features: tuple[str, ...] = (),
        resistances: frozenset[str] | None = None,
        vulnerabilities: frozenset[str] | None = None,
        immunities: frozenset[str] | None = None,
        condition_immunities: frozenset[str] | None = None,
        speeds: Speeds | None = None,
        senses: dict[str, int] | None = None,
        level: int = 0,
        challenge: str = "",
        hit_dice: str = "",
        casting: Casting | None = None,
        armour: tuple[str, ...] = (),
        guard: tuple[Reason, ...] = (),
        routines: tuple[tuple[str, ...], ...] = (),
        powers: tuple[Power, ...] = (),
        legendary: int = 0,
        traits: tuple[Kind, ...] = (),
        by_hand: tuple[tuple[str, str], ...] = (),
        models: tuple[Model, ...] = (),
        terms: Terms | None = None,
        reserves: tuple[Model, ...] = (),
    ) -> None:
        self.id = id
        self.kind = kind
        self.size = size
        self.armour_class = armour_class
        self.abilities = abilities
        self.proficiency = proficiency
        self.speed = speed
        self.saves = saves
        self.skills = skills
        self.passive_perception = passive_perception
        self.weapons = weapons
        self.features = features
        self.resistances = EMPTY if resistances is None else resistances
        self.vulnerabilities = EMPTY if vulnerabilities is None else vulnerabilities
        self.immunities = EMPTY if immunities is None else immunities
        self.condition_immunities = EMPTY if condition_immunities is None else condition_immunities
        self.speeds = WALKING_ONLY if speeds is None else speeds
        self.senses = {} if senses is None else senses
        self.level = level
        self.challenge = challenge
        self.hit_dice = hit_dice
        self.casting = casting
        self.armour = armour
        self.guard = guard
        self.routines = routines
        self.powers = powers
        self.legendary = legendary
        self.traits = traits
        self.by_hand = by_hand
        self.models = models
        self.terms = terms
        self.reserves = reserves
        self.width = SIZES[size]
        self.walks_only = self.speeds == WALKING_ONLY
        self.is_undying = "regeneration" in features or any(trait.mods_on(UNDYING) for trait in traits)
        self.evades = _words_on(traits, EVADE)
        self.ignores = _words_on(traits, IGNORE)
        self.passes = _words_on(traits, PASSES)
        self.sensing = _words_on(traits, SENSES)
        self.is_sightless = BLIND_BEYOND in self.sensing
        self.is_disguised = any(trait.mods_on(DISGUISE) for trait in traits)
        self.shines = max((int(mod.add) for trait in traits for mod in trait.mods_on(LIGHT)), default=0)
        self.answers = features if casting is None else (*features, *casting.reactions)
        if any(power.cost == REACTION for power in powers):
            self.answers = (*self.answers, "use")
        self.armour_reasons = guard or (Reason("5e.attack.ac-source", armour_class),)
        self.held_first = held_at_first(weapons, armour)
        self.longest_reach = max(1, *(weapon.reach for weapon in weapons)) if weapons else 1
        self.gifts = (*traits, *charging_traits(weapons, features))
        self.bears_on = frozenset(mod.hook for trait in self.gifts for mod in trait.mods)
        self.on_hits = tuple(act for trait in self.gifts for act in trait.acts_at(HITS))
        self.follows = frozenset(step.weapon for act in self.on_hits for step in steps_of(act) if type(step) is Follow)
        acts = (*self.on_hits, *(weapon.on_hit for weapon in weapons if weapon.on_hit is not None))
        self.is_swarm = any(trait.mods_on(SWARM) for trait in traits)
        self.is_choosy = any(weapon.only for weapon in weapons)
        self.charges = any(asks_for(act, RAN) for act in acts) or any(
            one.word == RAN for trait in self.gifts for mod in trait.mods for one in mod.only
        )
        self.counted = "" if terms is None else terms.pool
        self.is_watchful = terms is not None or any(asks_for(act, ATTACKED, BEATEN) for act in acts)
        self.starts = bool(powers or features or self.charges or traits)
        self.enslaves = any(power.condition == "enslaved" for power in powers) or (
            casting is not None and any("enslaved" in spell.lays for spell in casting.spells)
        )
        self._attacks = 2 if EXTRA_ATTACK in features else 1
        self._by_cost = {cost: tuple(power for power in powers if power.cost == cost) for cost in COSTS if powers}

    def __hash__(self) -> int:
        """By identity: its fields cannot be hashed."""
        return id(self)

    def powers_by(self, cost: str) -> tuple[Power, ...]:
        """The powers that take the action, the bonus action, legendary actions or the lair's turn."""
        return self._by_cost.get(cost, ())

    def modifier(self, ability: str) -> int:
        """The score minus 10, halved and rounded down.  5e.ability.modifier"""
        return (self.abilities[ability] - 10) // 2

    def skill(self, skill: str, ability: str) -> int:
        return self.skills.get(skill, self.modifier(ability))

    def save(self, ability: str) -> int:
        return self.saves.get(ability, self.modifier(ability))

    def attacks_after(self, struck: tuple[str, ...]) -> int:
        """How many attacks are left in an action after attacks with these weapons.

        5e.action.attack 5e.monster.multiattack
        """
        if not self.routines:
            return self._attacks - len(struck)
        most = max((len(routine) for routine in self._routines_after(struck) if contains(routine, struck)), default=0)
        return max(most, self._attacks, len(struck)) - len(struck)

    def may_follow(self, struck: tuple[str, ...], weapon: str) -> bool:
        """May an action that attacked with these continue with this weapon?  5e.action.attack 5e.monster.multiattack"""
        after = (*struck, weapon)
        if self.terms is not None and self.terms.is_ordered and struck:
            return any(routine[: len(after)] == after for routine in self.routines)
        return len(struck) < self._attacks or any(contains(routine, after) for routine in self._routines_after(struck))

    def may_include(self, struck: tuple[str, ...], power: str) -> bool:
        """May a Multiattack that has attacked with these include this power?  5e.monster.multiattack"""
        after = (*struck, power)
        return any(contains(routine, after) for routine in self._routines_after(struck))

    def _routines_after(self, struck: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
        """The routines without the power with which they begin, once something else came first."""
        if not struck or not self._by_cost.get(PART):
            return self.routines
        leading = [power.id for power in self._by_cost[PART] if power.id != struck[0]]
        return tuple(routine[1:] if routine and routine[0] in leading else routine for routine in self.routines)

    def is_multiattack(self, struck: tuple[str, ...]) -> bool:
        """Are these more attacks than the Attack action has?  5e.monster.multiattack"""
        return len(struck) > self._attacks


def _words_on(traits: tuple[Kind, ...], hook: str) -> frozenset[str]:
    """The words of the traits' mods on a hook, all that there are for a mod without words."""
    mods = [mod for trait in traits for mod in trait.mods_on(hook)]
    return frozenset(word for mod in mods for word in mod.words or FIXED[hook])


def asks_for(act: Act, *words: str) -> bool:
    """Does it depend on what one of these filters asks?"""
    only = () if act.who is None else act.who.only
    return any(one.word in words for one in (*only, *(one for step in steps_of(act) for one in step.only)))


def steps_of(act: Act) -> list[Step]:
    return [step for steps in act.steps.values() for step in steps]


def contains(routine: tuple[str, ...], struck: tuple[str, ...]) -> bool:
    """Does a Multiattack routine contain these weapons, each as often?"""
    return all(struck.count(weapon) <= routine.count(weapon) for weapon in struck)
