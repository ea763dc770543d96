"""Damage: what changes it, what is lost, who is dying and who dies.  Start at `deal`."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final, cast

from affray.core.asking import Table
from affray.core.effects import DAMAGED, come
from affray.core.values import Reason, total
from affray.rules.drawsteel.blocks import ANY, Ability, Outcome
from affray.rules.drawsteel.changes import lose_stamina, set_status
from affray.rules.drawsteel.triggers import Happening, Trigger, happen
from affray.rules.drawsteel.values import Clash, Fighter

if TYPE_CHECKING:
    from affray.rules.drawsteel.abilities import Use
    from affray.rules.drawsteel.rulebook import DrawSteel


TOUGH: Final = "tough-when-winded"
"""The feature of those who take less damage once they are winded.  ds.foe.tough"""
TOUGHNESS: Final = 2
FEATURES: Final = (TOUGH,)


class Harm:
    """Damage on its way to somebody: a triggered action may still change it.

    `reasons` add up to what is dealt before halving, weakness and immunity; `is_halved` is set by who halves it.
    `is_rolled` says that it comes of an ability roll, `ability` by what it was done, `using` in which use of it;
    nothing changes what `is_fixed`. `dealt` is what it came to when it landed.
    """

    __slots__ = ("target", "reasons", "type", "by", "ability", "is_rolled", "using", "is_fixed", "is_halved", "dealt")

    def __init__(
        self,
        target: Fighter,
        reasons: Iterable[Reason],
        type: str = "",
        by: Fighter | None = None,
        ability: Ability | None = None,
        is_rolled: bool = False,
        using: "Use | None" = None,
        is_fixed: bool = False,
    ) -> None:
        self.target = target
        self.reasons = list(reasons)
        self.type = type
        self.by = by
        self.ability = ability
        self.is_rolled = is_rolled
        self.using = using
        self.is_fixed = is_fixed
        self.is_halved = False
        self.dealt = 0

    def halve(self) -> None:
        self.is_halved = True

    def add(self, reason: Reason) -> None:
        self.reasons.append(reason)

    def note(self, amount: int) -> None:
        self.dealt = amount


def deal(table: Table, clash: Clash, harms: list[Harm]) -> None:
    """The damage, and what follows when somebody has fallen.  ds.damage.together"""
    mourn(table, clash, hurt(table, clash, harms))


def mourn(table: Table, clash: Clash, fallen: Iterable[Fighter]) -> None:
    """What happens when somebody has fallen; of whom a blow also moves, only after the movement.  ds.forced.order"""
    for fighter in fallen:
        for hook in cast("DrawSteel", table.rulebook).moments["felled"]:
            hook(table, clash, fighter)


def hurt(table: Table, clash: Clash, harms: list[Harm]) -> list[Fighter]:
    """First whoever may answer the damage does, then all of it lands at once. Returns those who have fallen by it.

    ds.damage.together
    """
    rulebook = cast("DrawSteel", table.rulebook)
    for harm in harms:
        happen(table, clash, Happening("damage", harm.target, harm.by, harm))
        for hook in rulebook.moments["harming"]:
            hook(table, clash, harm)
    hit = [harm for harm in harms if harm.target.is_there]
    shared = [harm for harm in hit if rulebook.is_minion(harm.target) and harm.target.is_up]
    alone = [harm for harm in hit if harm not in shared]
    standing = {harm.target.id for harm in alone if harm.target.hp > 0}
    for harm in alone:
        land(table, clash, harm)
    last = {harm.target.id: harm for harm in alone}.values()
    fallen = [each.target for each in last if falls(table, clash, each.target, each.target.id in standing, each.by)]
    fallen += rulebook.drain(table, clash, shared)
    for harm in hit:
        for hook in rulebook.moments["harmed"] if harm.dealt else ():
            hook(table, clash, harm)
    return fallen


def land(table: Table, clash: Clash, harm: Harm) -> None:
    """Halving, then weakness, then immunity, then off Stamina.  ds.damage.order"""
    rulebook = cast("DrawSteel", table.rulebook)
    reasons = [*harm.reasons, *adjustments(harm, [find(clash, harm.target) for find in rulebook.resisting])]
    amount = max(total(reasons), 0)
    harm.note(amount)
    lose_stamina(table, harm.target, amount, harm.type, reasons, harm.by)
    if amount:
        come(table, DAMAGED, harm.target)
        for hook in cast("DrawSteel", table.rulebook).moments[DAMAGED]:
            hook(table, clash, harm.target)


Resisting = Sequence[tuple[Mapping[str, int], Mapping[str, int]]]
"""Weaknesses and immunities that come from elsewhere than the stat block."""


def adjustments(harm: Harm, more: Resisting = ()) -> list[Reason]:
    """What halving, weakness and immunity add and take off, each as a reason; `more` of both come from elsewhere.

    ds.damage.order
    """
    if harm.is_fixed:
        return []
    halved = halving(harm)
    return [*halved, *resistance(harm, total([*harm.reasons, *halved]), more)]


def halving(harm: Harm) -> list[Reason]:
    """ds.damage.order ds.damage.halved"""
    amount = total(harm.reasons)
    return [Reason("ds.damage.halved", amount // 2 - amount)] if harm.is_halved else []


def resistance(harm: Harm, amount: int, more: Resisting = ()) -> list[Reason]:
    """What weakness and immunity add and take off, each as a reason.  ds.damage.order"""
    found: list[Reason] = []
    block = harm.target.block
    weak = max(highest(each, harm.type) for each in (block.weaknesses, *(weak for weak, _ in more)))
    immune = max(highest(each, harm.type) for each in (block.immunities, *(immune for _, immune in more)))
    if harm.target.has_feature(TOUGH) and harm.target.is_winded:
        immune = max(immune, TOUGHNESS)
    if weak:
        found.append(Reason("ds.damage.weakness", weak))
    if immune:
        found.append(Reason("ds.damage.immunity", -min(immune, amount + total(found))))
    return found


def highest(against: Mapping[str, int], type: str) -> int:
    """Of several weaknesses or immunities that apply, only the highest counts.  ds.damage.order"""
    return max(against.get(ANY, 0), against.get(type, 0) if type else 0)


def fall(table: Table, clash: Clash, fighter: Fighter, is_news: bool, by: Fighter | None = None) -> None:
    """Whoever has lost too much falls, with all that follows.  ds.stamina.dying ds.stamina.death"""
    mourn(table, clash, [fighter] if falls(table, clash, fighter, is_news, by) else [])


def falls(table: Table, clash: Clash, fighter: Fighter, is_news: bool, by: Fighter | None) -> bool:
    """The Director's creatures die at 0; a hero there is dying, and dies at minus the winded value.

    Any damage kills the unconscious.  ds.stamina.dying ds.stamina.death ds.stamina.unconscious
    """
    if not fighter.is_there or (fighter.hp > 0 and fighter.is_up):
        return False
    if fighter.hp <= fighter.lowest or not fighter.is_up:
        set_status(table, fighter, cast("DrawSteel", table.rulebook).fate(table, clash, fighter, by))
        return True
    if is_news:
        table.tell("dying", who=fighter)
    return False


# --- triggered actions that meet it


def is_hit_oneself(clash: Clash, fighter: Fighter, ability: Ability, happening: Happening) -> bool:
    """Is it the one who reacts that takes damage?"""
    return happening.who is fighter


def halve(table: Table, clash: Clash, use: "Use", target: Fighter, outcome: Outcome) -> None:
    """The damage that is answered is halved.  ds.damage.order"""
    if use.happening is not None:
        use.happening.record.halve()
        for hook in cast("DrawSteel", table.rulebook).moments["shielded"]:
            hook(table, clash, use.happening.who)


OUTCOMES: Final = {"halve": halve}
TRIGGERS: Final = {"damaged": Trigger("damage", is_hit_oneself)}
