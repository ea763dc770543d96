"""What is under way in a fight and may still change: a roll, a use, damage, a shove, a test.  Start at `Use`.

These records live only while a rule runs, and are handed to whoever may answer or alter what happens.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from affray.core.unknown import OpenInt
from affray.core.values import Reason
from affray.rules.drawsteel.state.blocks import Ability, Tier
from affray.rules.drawsteel.state.clash import Fighter
from affray.rules.drawsteel.state.words import Outcome

EDGE: Final = 2
DOUBLE: Final = 2


class Aim:
    """A power roll against one target, or a test against nobody: what edges and banes are looked up for.

    `is_melee` says whether an ability that may be either is used in melee; `among` are all whom it targets.
    """

    __slots__ = ("roller", "target", "ability", "characteristic", "is_melee", "among")

    def __init__(
        self,
        roller: Fighter,
        target: Fighter | None = None,
        ability: Ability | None = None,
        characteristic: str = "",
        is_melee: bool = False,
        among: Sequence[Fighter] = (),
    ) -> None:
        self.roller = roller
        self.target = target
        self.ability = ability
        self.characteristic = characteristic
        self.is_melee = is_melee
        self.among = among or ((target,) if target is not None else ())

    @property
    def is_strike(self) -> bool:
        return self.ability is not None and self.ability.is_strike

    @property
    def is_ranged_strike(self) -> bool:
        return self.is_strike and not self.is_melee


def net(reasons: Sequence[Reason]) -> int:
    """The sum of edges and banes: at most two of either count, then they cancel.  ds.roll.edges"""
    edges = sum(reason.amount for reason in reasons if reason.amount > 0)
    banes = -sum(reason.amount for reason in reasons if reason.amount < 0)
    return int(min(edges, DOUBLE) - min(banes, DOUBLE))


class Happening:
    """What a triggered action answers: its kind, to whom it happens, by whom, and the record that may be changed.

    `answered` is who has answered it already, and by what.
    """

    __slots__ = ("kind", "who", "by", "record", "answered")

    def __init__(self, kind: str, who: Fighter, by: Fighter | None = None, record: Any = None) -> None:
        self.kind = kind
        self.who = who
        self.by = by
        self.record = record
        self.answered: set[tuple[str, str]] = set()

    def note(self, fighter: Fighter, ability: Ability) -> None:
        self.answered.add((fighter.id, ability.id))


class Shove:
    """Somebody about to be moved by force: a triggered action may still change it."""

    __slots__ = ("by", "target", "kind", "squares", "is_vertical")

    def __init__(self, by: Fighter, target: Fighter, kind: str, squares: int, is_vertical: bool) -> None:
        self.by = by
        self.target = target
        self.kind = kind
        self.squares = squares
        self.is_vertical = is_vertical

    def lengthen(self, squares: int) -> None:
        """Add squares, or take some off; it is never below 0.  ds.forced.stability"""
        self.squares = max(self.squares + squares, 0)

    def divert(self, to: Fighter, kind: str) -> None:
        """Move somebody else instead, perhaps in another way."""
        self.target = to
        self.kind = kind


class Use:
    """An ability being used: by whom, on whom, and what its roll came to for each target.

    A triggered action has in `happening` what it answers, one with an area in `area` its squares. `targets` are those
    who still are. `given` are edges and banes on the whole roll, `added` is more damage and `potency_shifts` a shift of
    potency, by target; `type` is the damage type that the user chose. `strikers` are the minions who strike a target
    together, by the target's id. `is_melee` says which it is where it may be either; `had_effect` that any outcome
    landed, `is_resisted` that a potency was resisted somewhere, `has_overcome` that one was not.
    """

    __slots__ = (
        "user", "ability", "targets", "happening", "area", "natural", "tiers", "edges", "given", "added",
        "potency_shifts", "type", "strikers", "is_melee", "had_effect", "is_resisted", "has_overcome",
    )  # fmt: skip

    def __init__(
        self,
        user: Fighter,
        ability: Ability,
        targets: Iterable[Fighter],
        happening: Happening | None = None,
        area: int = 0,
    ) -> None:
        self.user = user
        self.ability = ability
        self.targets = list(targets)
        self.happening = happening
        self.area = area
        self.natural = 0
        self.tiers: dict[str, int] = {}
        self.edges: dict[str, list[Reason]] = {}
        self.given: list[Reason] = []
        self.added: dict[str, list[Reason]] = {}
        self.potency_shifts: dict[str, int] = {}
        self.type = ""
        self.strikers = {target.id: [user] for target in self.targets}
        self.is_melee = "melee" in ability.keywords
        self.had_effect = False
        self.is_resisted = False
        self.has_overcome = False

    def join(self, minion: Fighter, target: Fighter) -> None:
        """Let another minion of the squad join the strike at this target.  ds.minion.strike"""
        if target not in self.targets:
            self.targets.append(target)
        self.strikers.setdefault(target.id, []).append(minion)

    def retarget(self, targets: Iterable[Fighter]) -> None:
        """Replace the targets: some abilities find theirs only while they are used."""
        self.targets = list(targets)

    def roller(self, target: Fighter) -> Fighter:
        """Whose edges and banes count against a target: the first who strikes it."""
        return self.strikers.get(target.id, [self.user])[0]

    def tier(self, target: Fighter) -> Tier:
        return self.ability.tiers[self.tiers[target.id] - 1]

    def note_edges(self, target: Fighter, edges: list[Reason]) -> int:
        """Note the edges and banes against a target; returns their sum."""
        self.edges[target.id] = edges
        return net(edges)

    def note(self, natural: int, tiers: Iterable[int]) -> None:
        """Note the natural roll and the tier for each target."""
        self.natural = natural
        self.tiers = {target.id: tier for target, tier in zip(self.targets, tiers, strict=True)}

    def divert(self, target: Fighter, to: Fighter) -> None:
        """Put somebody else in the place of a target."""
        self.targets[self.targets.index(target)] = to

    def drop(self, target: Fighter) -> None:
        """Remove a target."""
        self.targets.remove(target)

    def give(self, reason: Reason) -> None:
        """Add an edge or a bane to the whole roll."""
        self.given.append(reason)

    def add(self, target: Fighter, reason: Reason) -> None:
        """Add damage against a target."""
        self.added.setdefault(target.id, []).append(reason)

    def shift_potency(self, target: Fighter, by: int) -> None:
        """Raise or lower the potency against a target."""
        self.potency_shifts[target.id] = self.potency_shifts.get(target.id, 0) + by

    def choose_type(self, type: str) -> None:
        self.type = type

    def settle(self, is_melee: bool) -> None:
        """Note whether it is melee or ranged, for all targets.  ds.strike.either"""
        self.is_melee = is_melee

    def note_outcome(self, outcome: Outcome, has_landed: bool) -> None:
        """Note that an outcome landed, or that its potency was resisted.  ds.potency.unspent"""
        self.had_effect |= has_landed
        self.is_resisted |= not has_landed
        self.has_overcome |= has_landed and bool(outcome.resists)


class Trial:
    """What a test came to: its tier, the sum that was rolled, its edges, and whether it was a natural 19 or 20."""

    __slots__ = ("tier", "sum", "edges", "is_natural", "who", "characteristic")

    def __init__(
        self, tier: int, sum: int, edges: Sequence[Reason], is_natural: bool, who: Fighter, characteristic: str
    ) -> None:
        self.who = who
        self.characteristic = characteristic
        self.tier = tier
        self.sum = sum
        self.edges = edges
        self.is_natural = is_natural

    def total(self, *more: Reason) -> int:
        """The total in an opposed test: each edge is worth 2, a double one 4, and so are banes.  ds.test.opposed"""
        return self.sum + EDGE * net([*self.edges, *more])


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
        using: Use | None = None,
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
        self.dealt: OpenInt = 0

    def halve(self) -> None:
        self.is_halved = True

    def add(self, reason: Reason) -> None:
        self.reasons.append(reason)

    def note(self, amount: OpenInt) -> None:
        self.dealt = amount
