"""The stat blocks of a file, on top of others that it may refer to.  Start at `Shelf`."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from typing import Any, Final

from affray.content import shelves
from affray.content.dnd5e.arming import check_armour, check_on_hit, range_of, reach_of
from affray.content.dnd5e.blocks import Compiled
from affray.content.dnd5e.effects.checks import check_traits
from affray.content.dnd5e.items import Items, check_carried
from affray.content.dnd5e.models import Arm, ArmourKind, Creature, Figures, ItemKind, Speed, WeaponKind
from affray.content.dnd5e.powers import check_powers
from affray.content.dnd5e.spells import TYPES
from affray.content.problems import Path, Report
from affray.rules.dnd5e.gear.arms import UNARMED
from affray.rules.dnd5e.state.blocks import ABILITIES, PART
from affray.rules.dnd5e.state.calls import Call
from affray.rules.dnd5e.state.spells import Spell
from affray.rules.dnd5e.state.steps import Form
from affray.rules.dnd5e.state.weapons import SHIELD

MOST_STEPS = 10
OF_WEAPONS: Final = ("ammunition", "holds", "multiattack")
"""What speaks of weapons: one who has others does not have it from whom it is like."""
MERGED: Final = ("abilities", "saves", "skills", "senses", "uses", "ammunition")
"""Fields in which what is written changes only what it names."""


class Shelf(shelves.Shelf[Figures, Compiled]):
    """All stat blocks and weapons that a file can refer to: its own first, then those that are shipped.

    Of a file's own, `flawed` names the fields that could not be read; one that could not be read at all is None.
    """

    def __init__(
        self,
        creatures: Mapping[str, Creature | None],
        flawed: Mapping[str, Collection[str]],
        weapons: Mapping[str, WeaponKind | None],
        armour: Mapping[str, ArmourKind | None],
        items: Items,
        spells: Mapping[str, Spell | None],
        features: Collection[str],
        under: "Shelf | None" = None,
    ) -> None:
        self.own = creatures
        self.flawed = flawed
        self.weapons: dict[str, WeaponKind | None] = {**(under.weapons if under else {}), **weapons}
        self.armour: dict[str, ArmourKind | None] = {**(under.armour if under else {}), **armour}
        self.items: dict[str, tuple[ItemKind | None, Any]] = {**(under.items if under else {}), **items}
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
        return self._made(name, whole, self._forms(whole), self._reserves(whole))

    def _made(
        self, name: str, whole: Creature, forms: Mapping[str, Compiled], reserves: Mapping[str, Compiled]
    ) -> Compiled:
        return Compiled(name, whole, self.weapons, self.armour, self.items, self.spells, forms, reserves)

    def _forms(self, creature: Creature) -> dict[str, Compiled]:
        """The stat blocks at hand, for it to turn into or others by its spells: these have no forms themselves."""
        named = dict.fromkeys((*(creature.forms or ()), *self._carried(creature)))
        whole = {name: found for name in named if (found := self._find_whole(name)) is not None}
        whole |= {name: merged(creature, changes) for name, changes in (creature.guises or {}).items()}
        return {name: self._made(name, form, {}, {}) for name, form in whole.items()}

    def _reserves(self, creature: Creature) -> dict[str, Compiled]:
        """The stat blocks that it may call: these call nobody themselves."""
        said = [step.call.of for power in creature.powers or () for step in power.steps if step.call is not None]
        known = creature.casting.known if creature.casting is not None else []
        named = dict.fromkeys([*(name for names in said for name in names), *called_by(known, self.spells)])
        whole = {name: found for name in named if (found := self._find_whole(name)) is not None}
        return {name: self._made(name, one, {}, {}) for name, one in whole.items()}

    def _carried(self, creature: Creature) -> list[str]:
        """What the powers and spells of a creature ask to be at hand."""
        steps = [step for power in creature.powers or () for step in power.steps if step.form is not None]
        said = [name for step in steps if step.form is not None for name in step.form.at_hand or ()]
        known = creature.casting.known if creature.casting is not None else []
        return [*said, *(name for spell in known for name in forms_of(self.spells.get(spell)))]

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
        known = creature.casting.known if creature.casting else []
        for index, spell in enumerate(known):
            if spell not in self.spells:
                report.add_unknown("unknown-spell", (*path, "casting", "spells", index), spell, self.spells)
            if spell in known[:index]:
                report.add("given-twice", (*path, "casting", "spells", index), spell)
        for index, arm in enumerate(creature.weapons or ()):
            self._check_arm(arm, (*path, "weapons", index), report)
        check_armour(creature, self.armour, path, report)
        check_carried(creature, self.items, self.weapons, path, report)

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
            for field in ("hit", "damage") if arm.on_hit is None else ("hit",):
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
            for index, word in enumerate(arm.on_hit.never):
                if word not in TYPES and word not in self.features:
                    known = (*TYPES, *self.features)
                    report.add_unknown("unknown-feature", (*path, "on-hit", "never", index), word, known)

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
        casting = creature.casting
        if casting is not None and casting.spells is not None and casting.level is None and creature.level is None:
            report.add("missing-field", (*path, "casting", "level"), field="level")
        for feature in creature.uses or {} if not {"features", "powers", "traits"} & {*flawed} else ():
            if feature not in (known := [*(creature.features or ()), *(creature.traits or ()), *_pools(creature)]):
                report.add_unknown("no-such-use", (*path, "uses", feature), feature, known)
        for index, form in enumerate(creature.forms or ()):
            if form not in self:
                report.add_unknown("unknown-creature", (*path, "forms", index), form, self.names())
        for index, power in enumerate(creature.powers or ()):
            for name in [one for step in power.steps if step.call is not None for one in step.call.of]:
                if name not in self and name not in (creature.guises or {}):
                    report.add_unknown("unknown-creature", (*path, "powers", index, "call", "of"), name, self.names())
        for name, guise in (creature.guises or {}).items():
            self._check_own(guise, (*path, "guises", name), report)
        if "weapons" not in flawed:
            self._check_named_weapons(creature, path, report)
        weapons = None if "weapons" in flawed else [arm.id for arm in creature.weapons or ()]
        check_powers(creature.powers or (), weapons, path, report)
        check_traits(creature.traits or {}, weapons, path, report)

    def _check_named_weapons(self, creature: Creature, path: Path, report: Report) -> None:
        """Whatever speaks of a weapon speaks of one that the creature has."""
        arms = creature.weapons or ()
        own = {arm.id for arm in arms} | {one.id for one in creature.items or ()}
        kinds = [self.weapons.get(arm.like or arm.id) for arm in arms]
        shots = {kind.ammunition for kind in kinds if kind is not None and kind.ammunition}
        spoken: list[tuple[Path, str, set[str]]] = [
            (("ammunition", word), word, own | shots) for word in creature.ammunition or ()
        ]
        spoken += [(("holds", n), word, own | {SHIELD}) for n, word in enumerate(creature.holds or ())]
        parts = {power.id for power in creature.powers or () if power.cost == PART}
        for n, routine in enumerate(creature.multiattack or ()):
            spoken += [(("multiattack", n, m), word, own | parts | {UNARMED}) for m, word in enumerate(routine)]
        for where, word, known in spoken:
            if word not in known:
                report.add_unknown("no-such-weapon", (*path, *where), word, sorted(known))


class Folder(Shelf):
    """Stat blocks that have each a file of its own, called by its name. A file is read when somebody asks for it."""

    def __init__(self, files: Collection[str], read: Callable[[str, Shelf], Shelf], under: Shelf) -> None:
        super().__init__(_Unread(files, self._opened), {}, {}, {}, {}, {}, under.features, under)
        self._read = read
        self._open: dict[str, Shelf] = {}

    def check(self, report: Report) -> None:
        """Nothing: each file is checked when it is read."""

    def _opened(self, name: str) -> Shelf:
        if name not in self._open:
            self._open[name] = self._read(name, self)
        return self._open[name]

    def _find_whole(self, name: str) -> Creature | None:
        return self._opened(name)._find_whole(name) if name in self.own else super()._find_whole(name)


class _Unread(Mapping[str, Creature | None]):
    """The creatures of a folder by their names."""

    def __init__(self, files: Collection[str], opened: Callable[[str], Shelf]) -> None:
        self.files = files
        self.opened = opened

    def __contains__(self, name: object) -> bool:
        return name in self.files

    def __getitem__(self, name: str) -> Creature | None:
        return self.opened(name).own[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self.files)

    def __len__(self) -> int:
        return len(self.files)


def forms_of(spell: Spell | None) -> tuple[str, ...]:
    """The stat blocks that a spell asks to be at hand."""
    if spell is None or spell.act is None:
        return ()
    steps = [step for steps in spell.act.steps.values() for step in steps]
    return tuple(name for step in steps if isinstance(step, Form) for name in step.carries)


def called_by(known: Iterable[str], spells: Mapping[str, Spell | None]) -> Iterator[str]:
    """The stat blocks that these spells call."""
    for name in known:
        spell = spells.get(name)
        for step in spell.steps if spell is not None else ():
            if isinstance(step, Call):
                yield from step.names


def _pools(creature: Figures) -> list[str]:
    return [power.pool or power.id for power in creature.powers or ()]


def merged(base: Creature, creature: Figures) -> Creature:
    """The base with all that the other one says differently."""
    changes = creature.given()
    if "weapons" in changes:
        base = base.model_copy(update=dict.fromkeys(OF_WEAPONS))
    for field in MERGED:
        if field in changes and getattr(base, field) is not None:
            changes[field] = {**getattr(base, field), **changes[field]}
    speed = changes.get("speed")
    if isinstance(speed, Speed) and base.speed is not None:
        changes["speed"] = base.speed.model_copy(update=speed.given())
    if "level" in changes or "challenge" in changes:
        changes = {"level": None, "challenge": None, "proficiency": None, **changes}
    return base.model_copy(update=changes)
