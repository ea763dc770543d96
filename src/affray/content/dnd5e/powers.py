"""What a file says of powers and charges, and what the rulebook gets of it.  Start at `Power`."""

from collections.abc import Collection, Mapping, Sequence
from typing import Annotated, ClassVar, Final

from affray.content.checks import Model, Most, OrOne
from affray.content.dnd5e.effects.checks import check_act
from affray.content.dnd5e.effects.compiling import act_of
from affray.content.dnd5e.effects.texts import Outcomes, WhoText
from affray.content.measures import Damage, DamageText, DiceText, Distance, Id, OneOf, Whole
from affray.content.problems import Path, Report
from affray.rules.dnd5e.creatures.powers import SHAPES
from affray.rules.dnd5e.hooks import HOOKS
from affray.rules.dnd5e.rolls.checks import SKILLS
from affray.rules.dnd5e.state import blocks, weapons
from affray.rules.dnd5e.state.blocks import ABILITIES, CASTS, COSTS, REACTION
from affray.rules.dnd5e.state.conditions import BRINGS
from affray.rules.dnd5e.state.happenings import ATTACKS, GUARDED, HIT, NEAR_TURN, WOUNDED
from affray.rules.dnd5e.state.shapes import Shape
from affray.rules.dnd5e.state.weapons import DAMAGE_TYPES

LARGEST_DIE: Final = 6
TRIGGERS: Final = {"struck": HIT, "guarded": GUARDED, "hurt": WOUNDED, "near": NEAR_TURN}
"""What a reaction may answer."""


class Charge(Model):
    """What a hit does after a straight run at the target."""

    also_called: ClassVar[Mapping[str, str]] = {"distance": "run", "difficulty": "dc"}

    run: Annotated[int, Distance(low=1)]
    """How far it must run."""
    dc: Annotated[int, Whole(1, 30)]
    """Of the Strength save against falling prone."""
    damage: Annotated[str, DiceText()] | None = None
    """The dice that are added."""
    push: Annotated[int, Distance(low=1)] | None = None
    """How far the target is pushed."""


class Area(Model):
    """The shape of what strikes many."""

    also_called: ClassVar[Mapping[str, str]] = {"kind": "shape", "radius": "size", "length": "size"}

    shape: Annotated[str, OneOf(SHAPES)]
    size: Annotated[int, Distance(low=1)]
    """Its length, side or radius."""


class Power(Outcomes):
    """Something that a creature does and that is no weapon: whom it touches, what decides, and what happens then.

    Instead, `save`, `damage`, `condition` and what belongs to them say the most common in short.
    """

    also_called: ClassVar[Mapping[str, str]] = {"name": "id", "difficulty": "dc", "effect": "condition"}

    id: Annotated[str, Id()]
    cost: Annotated[str, OneOf(COSTS)] = "action"
    """What it takes: the action, the bonus action, legendary actions, the lair's turn, or a part of Multiattack."""
    price: Annotated[int, Whole(1, 3)] = 1
    """How many legendary actions it takes."""
    pool: Annotated[str, Id()] | None = None
    """Whose uses it shares, if not its own."""
    recharge: Annotated[int, Whole(1, LARGEST_DIE)] | None = None
    """What a d6 must show, at the start of a turn, for it to be back."""
    area: Area | None = None
    range: Annotated[int, Distance(low=1)] | None = None
    only: Annotated[str, Id()] | None = None
    """The only ones struck: creatures of a kind, or with a condition from the one who uses it."""
    save: Annotated[str, OneOf(ABILITIES)] | None = None
    dc: Annotated[int, Whole(1, 30)] | None = None
    damage: Annotated[Damage, DamageText(DAMAGE_TYPES)] | None = None
    half: bool = False
    """Who saves takes half the damage."""
    condition: Annotated[str, OneOf(tuple(BRINGS))] | None = None
    rounds: Annotated[int, Whole(1, 1000)] | None = None
    """How long the condition lasts; until something ends it, unless given."""
    repeats: bool = False
    """The save may be repeated at the end of each turn."""
    rouses: bool = False
    """The save may be repeated whenever the one who failed it is hurt."""
    drains: bool = False
    """Its user regains the damage as hit points."""
    weapon: Annotated[str, Id()] | None = None
    """It is an attack with this weapon of the creature."""
    skill: Annotated[str, OneOf(tuple(SKILLS))] | None = None
    """It is a check of this skill."""
    free_jaws: bool = False
    """It cannot be used while somebody is grappled."""
    who: WhoText | None = None
    """Whom it touches."""
    casts: Annotated[str, OneOf(CASTS)] | None = None
    """It casts a cantrip, or any spell by a slot as usual."""
    at: Annotated[str, OneOf(tuple(TRIGGERS))] | None = None
    """Of a reaction: what it answers. It is about to be hit (`struck`), or a friend is (`guarded`), it was `hurt`, or
    another begins its turn `near`."""
    about: Annotated[list[Annotated[str, OneOf(ATTACKS)]], Most(len(ATTACKS)), OrOne()] | None = None
    """Of a reaction to an attack: only in melee, at range, one that is seen coming, or with a melee weapon in hand."""


def check_powers(powers: Sequence[Power], own: Collection[str] | None, path: Path, report: Report) -> None:
    """What only the powers of one creature together can tell. Its `own` weapons are None if they are not known."""
    seen = set()
    for index, power in enumerate(powers):
        at = (*path, "powers", index)
        if power.id in seen:
            report.add("given-twice", at, power.id)
        seen.add(power.id)
        if power.save is not None and power.dc is None:
            report.add("missing-field", (*at, "dc"), field="dc")
        if power.damage is not None and not power.damage.type:
            report.add("no-damage-type", (*at, "damage"), power.id)
        if power.weapon is not None and own is not None and power.weapon not in own:
            report.add_unknown("unknown-weapon", (*at, "weapon"), power.weapon, own)
        if power.says_something:
            check_act(power, at, report)
        if (power.cost == REACTION) != (power.at is not None):
            report.add("missing-field", (*at, "cost" if power.at else "at"), field="cost" if power.at else "at")
        is_something = (
            power.casts
            or power.says_something
            or power.weapon
            or power.skill
            or power.save
            or power.damage
            or power.condition
        )
        if not is_something and power.id not in HOOKS.powers:
            report.add_unknown("unknown-feature", (*at, "id"), power.id, HOOKS.powers)


def charge_of(charge: Charge | None) -> weapons.Charge | None:
    return None if charge is None else weapons.Charge(charge.run, charge.dc, charge.damage or "", charge.push or 0)


def power_of(power: Power, arms: Mapping[str, weapons.Weapon]) -> blocks.Power:
    """The power as the rulebook has it."""
    type = power.damage.type if power.damage else ""
    act = act_of(power.id, power, power.who or WhoText()) if power.says_something else None
    area, range = _reach_of(power)
    return blocks.Power(
        id=power.id,
        cost=power.cost,
        price=power.price,
        pool=power.pool or "",
        recharge=power.recharge or 0,
        area=area,
        range=range,
        only=power.only or "",
        save=power.save or "",
        dc=power.dc or 0,
        damage=((power.damage.dice, type),) if power.damage else (),
        half=power.half,
        condition=power.condition or "",
        rounds=power.rounds or 0,
        repeats=power.repeats,
        rouses=power.rouses,
        drains=power.drains,
        weapon=arms[power.weapon] if power.weapon else None,
        skill=power.skill or "",
        about=frozenset((type, *BRINGS.get(power.condition or "", ()), *(power.about or ()))) - {""},
        at=TRIGGERS[power.at] if power.at else "",
        free_jaws=power.free_jaws,
        act=act,
        casts=power.casts or "",
    )


def _reach_of(power: Power) -> tuple[Shape | None, int]:
    """Its area and its range, however they are said."""
    if power.who is not None:
        return power.who.area, power.who.within or 0
    return None if power.area is None else Shape(power.area.shape, power.area.size), power.range or 0
