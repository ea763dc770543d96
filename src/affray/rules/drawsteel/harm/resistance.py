"""What changes damage on its way: halving, weakness, immunity.  Start at `adjustments`."""

from collections.abc import Mapping, Sequence
from typing import Final

from affray.core.unknown import OpenInt
from affray.core.values import Reason, open_total
from affray.rules.drawsteel.state.blocks import ANY
from affray.rules.drawsteel.state.happenings import Harm

TOUGH: Final = "tough-when-winded"
"""Feature: immunity 2 to all damage while winded.  ds.foe.tough"""
TOUGHNESS: Final = 2

Resisting = Sequence[tuple[Mapping[str, int], Mapping[str, int]]]
"""Weaknesses and immunities that come from elsewhere than the stat block."""


def adjustments(harm: Harm, more: Resisting = ()) -> list[Reason]:
    """What halving, weakness and immunity change, each as a reason; `more` are those not of the stat block.

    ds.damage.order
    """
    if harm.is_fixed:
        return []
    halved = halving(harm)
    return [*halved, *resistance(harm, open_total([*harm.reasons, *halved]), more)]


def halving(harm: Harm) -> list[Reason]:
    """ds.damage.order ds.damage.halved"""
    amount = open_total(harm.reasons)
    return [Reason("ds.damage.halved", amount // 2 - amount)] if harm.is_halved else []


def resistance(harm: Harm, amount: OpenInt, more: Resisting = ()) -> list[Reason]:
    """What weakness adds and immunity takes off, each as a reason.  ds.damage.order"""
    found: list[Reason] = []
    block = harm.target.block
    weak = max(highest(each, harm.type) for each in (block.weaknesses, *(weak for weak, _ in more)))
    immune = max(highest(each, harm.type) for each in (block.immunities, *(immune for _, immune in more)))
    if harm.target.has_feature(TOUGH) and harm.target.is_winded:
        immune = max(immune, TOUGHNESS)
    if weak:
        found.append(Reason("ds.damage.weakness", weak))
    if immune:
        found.append(Reason("ds.damage.immunity", -min(immune, amount + open_total(found))))
    return found


def highest(against: Mapping[str, int], type: str) -> int:
    """Of several weaknesses or immunities that apply, the highest counts.  ds.damage.order"""
    return max(against.get(ANY, 0), against.get(type, 0) if type else 0)
