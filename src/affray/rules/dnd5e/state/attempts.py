"""A d20 roll before the die is rolled: advantage, disadvantage and bonuses, with reasons.  Start at `Attempt`.

Attacks, ability checks and saving throws are attempts. Conditions, features, spells and terrain add their reasons
before the roll, and ask nobody.
"""

from collections.abc import Callable, Collection, Hashable, Iterable
from typing import Final, NamedTuple

from affray.core.dice.notation import Dice, parse_dice
from affray.core.values import Effect, Reason, total
from affray.rules.dnd5e.state.combatant import SHIELD_BONUS, UP, Combatant
from affray.rules.dnd5e.state.conditions import HELPLESS
from affray.rules.dnd5e.state.weapons import SHIELD, Weapon

LUCKY: Final = "lucky"
Bands = Callable[[int], Hashable]
"""Groups natural rolls that have the same result."""


class Luckily(NamedTuple):
    """The result of a natural roll of the lucky, who reroll a 1."""

    is_rerolled: bool
    band: Hashable


D20: Final = {0: parse_dice("1d20"), 1: parse_dice("2d20kh1"), -1: parse_dice("2d20kl1")}
"""The dice for advantage (1), disadvantage (-1), and neither or both (0).  5e.advantage.cancel"""
SHIELD_HELD: Final = Reason("5e.armour.shield", SHIELD_BONUS)
UNSEEN_ATTACKER: Final = "5e.unseen.attacker"


class Attempt:
    """A d20 roll before the die is rolled. `dice` are rolled and added, each under the clause that grants it; `used`
    are the effects that this roll uses up. `asked` are dice that whoever rolls may add, and the effects they use up."""

    __slots__ = ("who", "advantage", "disadvantage", "bonus", "dice", "used", "asked")

    def __init__(self, who: Combatant, bonus: Iterable[Reason]) -> None:
        self.who = who
        self.advantage: list[Reason] = []
        self.disadvantage: list[Reason] = []
        self.bonus = list(bonus)
        self.dice: list[tuple[str, Dice]] = []
        self.used: list[Effect] = []
        self.asked: list[tuple[str, Dice, tuple[Effect, ...]]] = []

    @property
    def edge(self) -> int:
        """Advantage and disadvantage do not stack, and any of each cancel out.  5e.advantage.cancel"""
        return bool(self.advantage) - bool(self.disadvantage)

    @property
    def die(self) -> Dice:
        return D20[self.edge]

    def add_edge(self, edge: int, reason: Reason) -> None:
        """Add advantage (1) or disadvantage (-1)."""
        (self.advantage if edge > 0 else self.disadvantage).append(reason)

    @property
    def is_lucky(self) -> bool:
        return LUCKY in self.who.block.features

    def total_with(self, natural: int) -> int:
        return natural + total(self.bonus)


class Plan(Attempt):
    """An attack before the roll: advantage and disadvantage, bonuses, and the Armour Class to reach.

    A reaction may halve its damage, under the clause in `halved`, or make it miss.
    """

    __slots__ = ("attacker", "weapon", "target", "distance", "guard", "missed", "is_sure", "critical_from", "halved")

    def __init__(self, attacker: Combatant, weapon: Weapon, target: Combatant, distance: int) -> None:
        super().__init__(attacker, (Reason("5e.attack.roll", weapon.bonus),))
        self.attacker = attacker
        self.weapon = weapon
        self.target = target
        self.distance = distance
        self.guard = [*target.block.armour_reasons]
        if SHIELD in target.holds:
            self.guard.append(SHIELD_HELD)
        self.missed: Reason | None = None
        self.is_sure = False
        self.critical_from = 20
        self.halved = ""

    def miss(self, reason: Reason) -> None:
        """The attack misses, whatever is rolled."""
        self.missed = reason

    @property
    def is_ranged(self) -> bool:
        return self.distance > self.weapon.reach

    def make_sure(self) -> None:
        """The attack hits, whatever is rolled, unless something makes it miss."""
        self.is_sure = True

    def threaten(self, natural: int) -> None:
        """A hit is critical from this natural roll on."""
        self.critical_from = natural

    def halve(self, clause: str) -> None:
        """On a hit it deals half damage."""
        self.halved = clause

    @property
    def is_seen(self) -> bool:
        """Did the target see the attacker before the attack?  5e.unseen.reveal"""
        return all(reason.clause != UNSEEN_ATTACKER for reason in self.advantage)

    @property
    def damage(self) -> str:
        return self.weapon.dice(self.is_ranged)

    def hits(self, natural: int) -> bool:
        """5e.attack.roll 5e.attack.natural-20 5e.attack.natural-1"""
        if self.missed is not None:
            return False
        return self.is_sure or natural == 20 or (natural != 1 and self.total_with(natural) >= total(self.guard))

    def band(self, natural: int) -> tuple[bool, bool]:
        """The result of a natural roll: does it hit, and is it high enough for a critical hit?"""
        return self.hits(natural), natural >= self.critical_from

    def is_critical(self, natural: int) -> bool:
        """A natural 20; also any hit from within 1 square on a paralyzed or unconscious one.  5e.attack.natural-20"""
        return natural >= self.critical_from or (self.distance <= 1 and is_helpless(self.target))


class Trial(Attempt):
    """A check or a save before the roll: its ability, its source, and what it is about.

    `about` are words such as "spell", "poison", "charmed", "sight", which features look for. `failed` is the reason
    why it fails without a roll, if there is one. One who falls short by a `margin` or more fails badly.
    """

    __slots__ = ("ability", "source", "about", "failed", "margin", "is_bad")

    def __init__(
        self, who: Combatant, ability: str, bonus: Reason, source: Combatant | None, about: Collection[str]
    ) -> None:
        super().__init__(who, [bonus])
        self.ability = ability
        self.source = source
        self.about = about
        self.failed: Reason | None = None
        self.margin = 0
        self.is_bad = False

    def fail(self, reason: Reason) -> None:
        self.failed = reason

    def reaches(self, dc: int) -> Bands:
        """Is a natural high enough?"""
        if self.margin:
            return lambda natural: (self.total_with(natural) >= dc, self.total_with(natural) <= dc - self.margin)
        return lambda natural: self.total_with(natural) >= dc

    def measure(self, margin: int) -> None:
        """By how much one must fall short to fail badly."""
        self.margin = margin

    def judge(self, short: int) -> None:
        """It fell short by so much."""
        self.is_bad = bool(self.margin) and short >= self.margin


def is_helpless(creature: Combatant) -> bool:
    """5e.condition.paralyzed 5e.condition.unconscious"""
    return creature.status != UP or creature.suffers_any(HELPLESS)
