"""A creature in the fight: hit points, place, effects, hands.  Its stat block: `blocks.py`.  Start at `Combatant`."""

from typing import ClassVar, Final

from affray.core.board import Body, Place, field
from affray.core.board.field import GONE, SURRENDERED
from affray.core.values import Effect
from affray.rules.dnd5e.state.blocks import WALK, Block
from affray.rules.dnd5e.state.calls import Called
from affray.rules.dnd5e.state.conditions import (
    SPEEDS_ALTERED,
    SPEEDS_GRANTED,
    UNAWARE,
    charmers,
    conditions_of,
    speed_under,
)
from affray.rules.dnd5e.state.exile import Exile
from affray.rules.dnd5e.state.forms import Own
from affray.rules.dnd5e.state.mods import AS_WALKING, SENSE, SPEED, Mod, multiplied
from affray.rules.dnd5e.state.moments import INCAPACITATED
from affray.rules.dnd5e.state.weapons import SHIELD

UP: Final = field.UP
DYING: Final = "dying"
STABLE: Final = "stable"
DEAD: Final = "dead"
ABSENT: Final = GONE | {DEAD}
"""Those in the way of nobody."""
ON_ITS_FEET: Final = (UP, SURRENDERED)
"""Those who have still to drop."""

SHIELD_BONUS: Final = 2
REGENERATION: Final = "regeneration"
"""A creature with it dies only at the start of its turn (`creatures/monster_traits.py`)."""


class Combatant(Body):
    """A creature in the fight.

    Creatures of one `group` share an initiative roll; a `hero` falls unconscious at 0 instead of dying, which villains
    may too (5e.death.villains); `status` is up, dying, stable or dead, or says how it left the fight. `width` is the
    current width of its space: less while it squeezes, and the mount's while it rides. `mount` is the id of its
    mount, `rider` that of its rider. `holds` are the weapons and the shield in its hands; `struck` are the weapons with
    which its current action has attacked. `realm` is the id of the creature that it is inside of, or another plane
    (`effects/realms.py`). `own` is what it was before it took another form, if it has; `exile` is how it came to
    another plane, if it is on one; `called` says who has called it into the fight, if somebody has.
    """

    unwritten: ClassVar[tuple[str, ...]] = ("realm", "own", "exile", "called")

    __slots__ = (
        "block",
        "group",
        "hero",
        "initiative",
        "successes",
        "failures",
        "mount",
        "rider",
        "holds",
        "struck",
        "own",
        "exile",
        "called",
    )

    def __init__(
        self,
        id: str,
        name: str,
        side: str,
        place: Place,
        hp: int,
        hp_max: int,
        pools: dict[str, int],
        effects: tuple[Effect, ...],
        block: Block,
        group: str,
        hero: bool,
        initiative: int = 0,
        status: str = field.UP,
        successes: int = 0,
        failures: int = 0,
        hidden_from: frozenset[str] | None = None,
        width: int = 0,
        mount: str = "",
        rider: str = "",
        holds: tuple[str, ...] | None = None,
        struck: tuple[str, ...] = (),
        realm: str = "",
        own: Own | None = None,
        exile: Exile | None = None,
        called: Called | None = None,
    ) -> None:
        super().__init__(id, name, side, place, hp, hp_max, pools, effects, width or block.width, hidden_from)
        self.block = block
        self.group = group
        self.hero = hero
        self.initiative = initiative
        self.status = status
        self.successes = successes
        self.failures = failures
        self.mount = mount
        self.rider = rider
        self.holds = block.held_first if holds is None else holds
        self.struck = struck
        self.realm = realm
        self.own = own
        self.exile = exile
        self.called = called

    def suffers(self, condition: str) -> bool:
        """Does any effect on the creature bring this condition?"""
        for effect in self.effects:  # noqa: SIM110  # a plain loop: this is asked all the time
            if condition in conditions_of(effect):
                return True
        return False

    def suffers_any(self, conditions: frozenset[str]) -> bool:
        """The same of any of several conditions."""
        for effect in self.effects:  # noqa: SIM110  # as above
            if not conditions.isdisjoint(conditions_of(effect)):
                return True
        return False

    @property
    def true_block(self) -> Block:
        """Its stat block in its own form."""
        block, own = self.block, self.own
        while own is not None:
            block, own = own.block, own.before
        return block

    @property
    def is_there(self) -> bool:
        """Neither dead nor gone."""
        return self.status not in ABSENT

    @property
    def is_able(self) -> bool:
        """Neither unconscious nor otherwise incapacitated."""
        return self.status == UP and not (self.effects and self.suffers(INCAPACITATED))

    @property
    def speed(self) -> int:
        """Its walking speed, after all modifiers."""
        return self.speed_by(WALK) if self.effects else self.block.speed

    def speed_by(self, mode: str) -> int:
        """Its speed of that kind, after all modifiers; 0 if it has none.

        5e.move.speeds
        """
        speed = self.block.speed if mode == WALK else self.block.speeds.by(mode)
        if not self.effects:
            return speed
        mods: list[Mod] = []
        for effect in self.effects:
            if effect.kind in SPEEDS_GRANTED:
                speed = max(speed, SPEEDS_GRANTED[effect.kind].get(mode, 0))
            if effect.what is not None:
                mods.extend(mod for mod in effect.what.mods_on(SPEED) if not mod.words or mode in mod.words)
        for mod in mods:
            speed = max(speed, self.block.speed if mod.least == AS_WALKING else mod.least)
        for effect in self.effects:
            if effect.kind in SPEEDS_ALTERED:
                speed = SPEEDS_ALTERED[effect.kind](speed)
        for mod in mods if speed else ():
            speed += int(mod.add or 0)
            speed = multiplied(speed, mod.times)
        return max(speed_under(self.effects, speed), 0)

    def sense(self, name: str) -> int:
        """How far it perceives by this sense, by its stat block or an effect."""
        far: int = self.block.senses.get(name, 0)
        for kind in (*self.block.traits, *(effect.what for effect in self.effects)):
            for mod in () if kind is None else kind.mods_on(SENSE):
                far = max(far, int(mod.add)) if name in mod.words else far
        return far

    @property
    def armour_class(self) -> int:
        """From its armour or stat block, and its shield if it holds one.  5e.attack.ac-source 5e.armour.shield"""
        return self.block.armour_class + (SHIELD_BONUS if SHIELD in self.holds else 0)

    @property
    def attacks_left(self) -> int:
        """How many attacks are left in its current action.  5e.action.attack"""
        if not self.struck:
            return 0
        left = self.block.attacks_after(self.struck)
        if self.block.counted:
            left = min(left, max(self.pools.get(self.block.counted, 1) - len(self.struck), 0))
        return left

    def is_barred(self, what: str) -> bool:
        """Does an effect keep it from this?"""
        return any(effect.what is not None and effect.what.bars(what) for effect in self.effects)

    @property
    def regenerates(self) -> bool:
        """Does it survive at 0 until its next turn?  5e.feature.regeneration"""
        return self.block.is_undying

    @property
    def is_conscious(self) -> bool:
        """Aware of what is around it."""
        return self.status == UP and not (self.effects and self.suffers_any(UNAWARE))

    def may_harm(self, other: "Combatant") -> bool:
        """A charmed creature cannot harm its charmer.  5e.condition.charmed"""
        return not self.effects or other.id not in charmers(self.effects)

    def mingles_with(self, other: "Combatant") -> bool:
        """May the two be in one space, because one of them is a swarm?  5e.monster.swarm"""
        return self.block.is_swarm or other.block.is_swarm

    def is_beyond(self, other: "Combatant") -> bool:
        """Is the other out of its reach: inside something, or on another plane, where it is not itself?

        One who is inside another reaches that one, but not the other way.  5e.cover.total
        """
        return self.realm not in (other.realm, other.id)

    def can_target(self, other: "Combatant") -> bool:
        """Is it another who lives, friend or foe, whose place it knows and whom it may harm?"""
        return (
            other.id != self.id
            and other.status not in ABSENT
            and not self.is_beyond(other)
            and self.id not in other.hidden_from
            and (not self.effects or self.may_harm(other))
        )

    def can_attack(self, foe: "Combatant") -> bool:
        """Is it a living foe that it has noticed and may harm?"""
        return (
            foe.side != self.side
            and foe.status not in ABSENT
            and not self.is_beyond(foe)
            and self.id not in foe.hidden_from
            and (not self.effects or self.may_harm(foe))
        )
