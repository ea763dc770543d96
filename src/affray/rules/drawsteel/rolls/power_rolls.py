"""Power rolls: 2d10 and a characteristic, read in three tiers.  Start at `power_roll`.

An edge or a bane is a `Reason` whose amount is 1 or -1, a double one 2 or -2; what they come to is `net`.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from affray.core.dice.notation import parse_dice
from affray.core.table.amending import RULED, AmendedThrow, faces_for
from affray.core.table.asking import Roll, Throw
from affray.core.values import Reason, total
from affray.rules.drawsteel.readings import Readings, Table
from affray.rules.drawsteel.state.clash import Clash, Fighter
from affray.rules.drawsteel.state.happenings import DOUBLE, EDGE, Aim

POWER_DICE: Final = parse_dice("2d10")
CRITICAL: Final = 19
"""From this natural roll on, the result is tier 3."""
SURE: Final = "sure"
"""Effect: the next power roll is of this tier, whatever is rolled."""
GRANTED: Final[Mapping[str, int]] = {"edge": 1, "bane": -1}
"""What the Director may grant a roll; granted twice, it is a double one."""
TIERS: Final[Mapping[str, int]] = {"tier-1": 1, "tier-2": 2, "tier-3": 3}
"""The results that the Director may rule."""
TYPICAL: Final[Mapping[int, int]] = {1: 7, 2: 13, 3: 18}
"""A natural roll of each tier, where none that is rolled would have it against every target."""


class PowerThrow(Throw):
    """The dice of a power roll; `states` are the net edges and banes against each target, whose tiers may differ.

    `edges` are the edges and banes that the Director has granted, `tier` is the one that the Director has ruled, 0 for
    none.
    """

    __slots__ = ("states", "edges", "tier")

    def __init__(
        self, roller: Fighter, why: str, reasons: Sequence[Reason], states: Sequence[int], is_banded: bool
    ) -> None:
        super().__init__(roller, POWER_DICE, why, reasons, self.tiers if is_banded else None)
        self.states = states
        self.edges: list[Reason] = []
        self.tier = 0

    def tiers(self, natural: int) -> tuple[object, ...]:
        """Is it a critical hit, and its tiers.  ds.roll.per-target"""
        sum = natural + total(self.reasons)
        return (natural >= CRITICAL, *(tier_of(natural, sum, state) for state in self.states))

    def grant(self, edge: int) -> None:
        self.edges.append(Reason(RULED, edge))

    def rule(self, tier: int) -> None:
        self.tier = tier


def edges_of(readings: Readings, clash: Clash, aim: Aim) -> list[Reason]:
    """Every edge and bane on a roll, each with its clause."""
    return [reason for find in readings.hooks.edges for reason in find(clash, aim)]


def score(sum: int, state: int) -> int:
    """An edge adds 2 and a bane takes 2 off; a double one changes the tier instead.  ds.roll.edges"""
    return sum if abs(state) == DOUBLE else sum + EDGE * state


def tier_of(natural: int, sum: int, state: int) -> int:
    """Tier 1 up to 11, tier 2 up to 16, tier 3 above; a double edge or bane shifts it. A natural 19 or 20 is tier 3.

    ds.roll.power ds.roll.natural
    """
    if natural >= CRITICAL:
        return 3
    reached = score(sum, state)
    tier = 1 if reached <= 11 else 2 if reached <= 16 else 3
    return min(max(tier + state // DOUBLE, 1), 3) if abs(state) == DOUBLE else tier


def automatic_tier(roller: Fighter) -> int:
    """The tier that counts whatever is rolled, 0 for none: different ones cancel each other.  ds.roll.automatic"""
    tiers = {effect.amount for effect in roller.effects if effect.kind == SURE}
    return tiers.pop() if len(tiers) == 1 else 0


def power_roll(
    table: Table, roller: Fighter, why: str, reasons: Sequence[Reason], states: Sequence[int], is_banded: bool = True
) -> Roll:
    """Make one roll; `states` are the net edges and banes against each target, whose tiers may differ.

    ds.roll.power ds.roll.per-target
    """
    return table.roll_all([PowerThrow(roller, why, reasons, states, is_banded)])[0]


def by_characteristic(roller: Fighter, names: tuple[str, ...], bonus: int | None = None) -> list[Reason]:
    """The best of these characteristics, or the number that the stat block gives.  ds.roll.power"""
    return [Reason("ds.roll.power", roller.block.best(names) if bonus is None else bonus)]


# --- what the Director rules


def grant_edge(word: str, throw: AmendedThrow) -> bool:
    """The Director grants a power roll an edge or a bane; other rolls have none.  ds.roll.edges"""
    if not isinstance(throw.plan, PowerThrow):
        return False
    throw.plan.grant(GRANTED[word])
    return True


def rule_tier(word: str, throw: AmendedThrow) -> bool:
    """The Director says which tier a power roll is, against every target. Opposed tests have no tiers.

    The dice show what fits, and no critical hit if that can be.  ds.roll.power
    """
    if not isinstance(throw.plan, PowerThrow) or throw.bands is None:
        return False
    tier = TIERS[word]
    fitting = [natural for natural in range(2, 21) if set(tiers_at(throw, natural)) == {tier}]
    natural = [each for each in fitting if each < CRITICAL] or fitting or [TYPICAL[tier]]
    throw.show(faces_for(throw.dice, natural[len(natural) // 2]) or ())
    throw.plan.rule(tier)
    return True


def tiers_at(throw: Throw, natural: int) -> Sequence[object]:
    """The tiers against each target, by the bands of a power roll."""
    banded = throw.bands(natural) if throw.bands is not None else ()
    return banded[1:] if isinstance(banded, tuple) else ()


def ruled_edges(roll: Roll) -> list[Reason]:
    """The edges and banes that the Director has granted.  ds.roll.edges"""
    return roll.throw.plan.edges if isinstance(roll.throw.plan, PowerThrow) else []


def ruled_tier(roll: Roll) -> int:
    """The tier that the Director has ruled last, 0 for none."""
    return roll.throw.plan.tier if isinstance(roll.throw.plan, PowerThrow) else 0
