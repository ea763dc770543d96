"""Items that bear on a fight: what is wrong with them, and what they give to who carries them.  Start at `Item`."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from affray.content.checks import checked
from affray.content.dnd5e.arming import check_on_hit
from affray.content.dnd5e.effects.checks import check_act
from affray.content.dnd5e.effects.compiling import act_of, kind_of
from affray.content.dnd5e.effects.texts import WhoText
from affray.content.dnd5e.models import Arm, Carried, Figures, ItemKind, Made, Thrown
from affray.content.problems import Path, Report
from affray.core.values import Reason
from affray.rules.dnd5e.state import blocks
from affray.rules.dnd5e.state.acts import Kind
from affray.rules.dnd5e.state.weapons import Weapon

MOST_ATTUNED: Final = 3
AS: Final = "as"
"""In the data of an item: the word that stands under `as` where it is carried."""


Items = Mapping[str, tuple[ItemKind | None, Any]]
"""Items by their names, each with the data that it was read from."""


def check_item(kind: ItemKind, path: Path, report: Report) -> None:
    if kind.use is not None:
        check_act(kind.use, (*path, "use"), report)
    for field, arm in (("throw", kind.throw), ("weapon", kind.weapon)):
        if isinstance(arm, (Thrown, Made)) and arm.on_hit is not None:
            check_on_hit(arm.on_hit, (*path, field, "on-hit"), report)
    for index, act in enumerate(kind.acts or ()):
        check_act(act, (*path, "acts", index), report)


def check_carried(creature: Figures, items: Items, weapons: Collection[str], path: Path, report: Report) -> None:
    """Items that there are, each once; at most three with attunement."""
    attuned, seen = 0, set()
    for index, one in enumerate(creature.items or ()):
        at = (*path, "items", index)
        if one.id not in items:
            report.add_unknown("unknown-item", at, one.id, items)
            continue
        if (one.id, one.as_) in seen:
            report.add("given-twice", at, one.id)
        seen.add((one.id, one.as_))
        kind = items[one.id][0]
        if kind is None:
            continue
        attuned += kind.attunement
        if kind.attunement and attuned == MOST_ATTUNED + 1:
            report.add("too-many-attuned", at, one.id, most=MOST_ATTUNED)
        if kind.weapon is not None and not kind.weapon.like:
            if one.as_ is None:
                report.add("missing-field", (*at, AS), field=AS)
            elif one.as_ not in weapons:
                report.add_unknown("unknown-weapon", (*at, AS), one.as_, weapons)


class Item:
    """An item that somebody carries."""

    def __init__(self, carried: Carried, items: Items) -> None:
        kind, data = items[carried.id]
        if carried.as_ is not None and kind is not None and kind.weapon is None:
            kind = checked(ItemKind, _with_word(data, carried.as_), (), Report(""))
        self.id: str = carried.id
        self.kind = kind or ItemKind.model_construct()
        self.number: int = carried.number
        self.as_ = self.kind.weapon.like if self.kind.weapon and self.kind.weapon.like else carried.as_

    @property
    def supplies(self) -> dict[str, int]:
        """How often it can be used."""
        is_used = self.kind.use is not None or self.kind.throw is not None
        return {self.pool: self.kind.charges * self.number} if is_used and self.kind.charges else {}

    @property
    def pool(self) -> str:
        """What counts its uses; of a weapon, the pool of its own name says whether it is there at all."""
        return self.id if self.kind.weapon is None else f"{self.id}-charge"

    @property
    def trait(self) -> Kind | None:
        """What it does as long as it is carried."""
        kind = self.kind
        return kind_of(self.id, (), kind.mods or (), kind.acts or (), ()) if kind.mods or kind.acts else None

    @property
    def guard(self) -> tuple[Reason, ...]:
        return (Reason(f"5e.effect.{self.id}", self.kind.ac),) if self.kind.ac else ()

    @property
    def by_hand(self) -> tuple[tuple[str, str], ...]:
        """Its name, if something of it is left to those who play; what that is says the page of items."""
        return ((self.id, ""),) if self.kind.by_hand else ()

    def power(self) -> blocks.Power | None:
        """What its bearer does with it."""
        use = self.kind.use
        if use is None:
            return None
        who = use.who or WhoText.model_construct(sort="any")
        act = act_of(self.id, use, who)
        return blocks.Power(self.id, use.cost, pool=self.pool, area=who.area, range=who.within or 0, act=act)

    @property
    def flask(self) -> Arm | None:
        """What is thrown, as a weapon; nobody is proficient with it.  5e.weapon.improvised"""
        throw = self.kind.throw
        if throw is None:
            return None
        damage, range, on_hit, only = throw.damage, throw.range, throw.on_hit, throw.if_
        said: dict[str, Any] = {"damage": damage, "range": range, "on_hit": on_hit, "if_": only}
        return Arm.model_construct(id=self.id, ability="dex", proficient=False, **said)

    def improved(self, arms: Sequence[Arm]) -> tuple[Arm, Arm | None]:
        """The weapon that it is, and which of these it takes the place of."""
        made = self.kind.weapon
        assert made is not None
        assert self.as_ is not None
        old = next((arm for arm in arms if self.as_ in (arm.id, arm.like)), None)
        base = old or Arm.model_construct(id=self.as_)
        said: dict[str, Any] = {"magical": True, "like": self.as_, "id": self.id if made.named else base.id}
        said |= {"more": [*(base.more or ()), *(made.more or ())]}
        said |= {"properties": made.properties} if made.properties is not None else {}
        said |= {"on_hit": made.on_hit} if made.on_hit is not None else {}
        return base.model_copy(update=said), old

    def sharpened(self, weapon: Weapon, plus: Any) -> Weapon:
        """The weapon with the bonus of the item."""
        made = self.kind.weapon
        assert made is not None
        dice = {field: plus(getattr(weapon, field), made.bonus) for field in ("damage", "versatile", "thrown")}
        return weapon.but(bonus=weapon.bonus + made.bonus, type=made.damage or weapon.type, **dice)


def _with_word(data: Any, word: str) -> Any:
    """The data with the word that was said for it."""
    if isinstance(data, dict):
        return {key: _with_word(value, word) for key, value in data.items()}
    if isinstance(data, list):
        return [_with_word(value, word) for value in data]
    return word if data == AS else data
