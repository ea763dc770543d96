"""Acts, done: whom they touch, what decides, and the steps that follow.  Start at `perform`."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from affray.core.dice.notation import parse_dice
from affray.core.memory import KINDS, remembered
from affray.core.table.asking import Question
from affray.core.table.changes import refill
from affray.core.table.moments import fire_moment
from affray.core.unknown import OpenInt
from affray.core.values import Reason
from affray.rules.dnd5e.effects.attacks_allowed import allow, strike_out
from affray.rules.dnd5e.effects.averting import looks_away
from affray.rules.dnd5e.effects.calling import call
from affray.rules.dnd5e.effects.choosing import choose_whom
from affray.rules.dnd5e.effects.clearing import clear
from affray.rules.dnd5e.effects.dispelling import dispel
from affray.rules.dnd5e.effects.doing import Doing
from affray.rules.dnd5e.effects.forming import take_form
from affray.rules.dnd5e.effects.laying import lay
from affray.rules.dnd5e.effects.moving import go, vanish
from affray.rules.dnd5e.effects.realms import send_home, take_in
from affray.rules.dnd5e.effects.steps import (
    deal,
    drop,
    end_effects,
    guard,
    hold,
    hurry,
    let_go,
    matters,
    mend,
    move_by_force,
    roll_once,
    steady,
    ward,
    wither,
)
from affray.rules.dnd5e.effects.zones import lay_out, shift
from affray.rules.dnd5e.readings import Table
from affray.rules.dnd5e.rolls.checks import contest, planned_save, save_all
from affray.rules.dnd5e.rolls.filters import passes
from affray.rules.dnd5e.senses.areas import cover_from
from affray.rules.dnd5e.senses.cover import creatures_between
from affray.rules.dnd5e.state.acts import (
    ALL,
    AVERT,
    BADLY,
    FAIL,
    LUCK,
    PASSED,
    THEN,
    Act,
    Also,
    Choose,
    Count,
    Hold,
    Lay,
    Proof,
    Step,
    TakeIn,
)
from affray.rules.dnd5e.state.area_shapes import Area
from affray.rules.dnd5e.state.attempts import Plan, Trial
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.blows import Blow
from affray.rules.dnd5e.state.calls import Call
from affray.rules.dnd5e.state.combatant import DEAD, Combatant
from affray.rules.dnd5e.state.moments import DIES, HITS, HURT, NEAR, harmed_by
from affray.rules.dnd5e.state.steps import (
    Dispel,
    Drop,
    End,
    Follow,
    Form,
    Guard,
    Harm,
    Heal,
    Hurry,
    LetGo,
    Move,
    MoveZone,
    Push,
    SendHome,
    Steady,
    Strike,
    Teleport,
    Ward,
    Wither,
)
from affray.rules.dnd5e.state.zone_kinds import Clear, MakeZone

CHOOSE: Final = "choose"
D20: Final = parse_dice("d20")
BAD: Final = 5
"""By how much one falls short who fails badly."""
COUNTED: Final = "counted-"
"""How the pools begin that hold the counts of effects."""
IMMUNE: Final = "immune-to-"
"""How the pools begin that say which acts of whom no longer touch a creature."""


def perform(
    table: Table,
    act: Act,
    me: Combatant,
    touched: Iterable[Combatant],
    corner: int | None = None,
    is_magical: bool = True,
    taken: dict[str, OpenInt] | None = None,
    squares: int = 0,
    kept: str = "",
    has_missed: bool = False,
    plan: Plan | None = None,
    area: Area | None = None,
    tolls: list[OpenInt] | None = None,
    effect: str = "",
) -> list[Combatant]:
    """What all will take is rolled, each makes its save, then the steps are taken, one creature after the other.

    Returns who failed.

    `corner` is where an area begins that does not begin at who acts; `taken` is the damage of the hit that brings it,
    `plan` the attack that it answers, `effect` the effect whose act it is; `squares` are its `area`, and `kept` is the
    effect that keeps up that of a spell. Of a spell attack that `has_missed`, damage is what a save leaves of it. What
    is dealt is added to the `tolls`.

    5e.damage.many 5e.saving-throw.success 5e.cover.side
    """
    doing = Doing(table, act, me, is_magical, squares, kept, plan, area, effect)
    struck = [it for it in touched if is_touched(table.state, act, me, it)]
    if act.proof is not None and not act.at:
        turn_on(table, me, struck)
    if act.who is not None and act.who.is_chosen:
        struck = choose_whom(table, me, struck)
    if AVERT in act.steps:
        struck = those_who_look(doing, struck)
    for step in act.steps.get(ALL, ()):
        if isinstance(step, Harm) and not (step.only or step.most):
            roll_once(doing, step)
    saving = struck if not act.willing_fail else [it for it in struck if it.side != me.side]
    trials: dict[Combatant, Trial] = {}
    saved: list[Combatant] = []
    if act.proof is not None and is_by_luck(act):
        saved = [it for it in saving if is_lucky(table, act.proof, it)]
    elif act.proof is not None and act.proof.is_contest:
        saved = [it for it in saving if not overcomes(table, act, me, it)]
    elif act.proof is not None:
        trials = {it: save_from(table, act, me, it, corner) for it in saving}
        saved = save_all(table, [*trials.values()], act.proof.dc)
    for it in struck:
        doing.touch(it, has_missed or it in saved)
        doing.take(taken or {})
        take_steps(doing, act.steps.get(ALL, ()))
        is_bad = BADLY in act.steps and it in trials and trials[it].is_bad
        take_steps(doing, act.steps.get(PASSED if doing.has_saved else BADLY if is_bad else FAIL, ()))
        if act.touches_once or (doing.has_saved and act.makes_immune):
            refill(it, immunity(act, me), 1)
    if THEN in act.steps:
        doing.touch(me, False)
        take_steps(doing, act.steps[THEN])
    if tolls is not None:
        tolls += doing.tolls
    return [it for it in struck if it not in saved]


def turn_on(table: Table, me: Combatant, struck: Iterable[Combatant]) -> None:
    """What ends for them when somebody of this side does them harm, ends before that may be laid anew."""
    for it in struck:
        if it.effects:
            fire_moment(table, harmed_by(me.side), it)


def those_who_look(doing: Doing, struck: list[Combatant]) -> list[Combatant]:
    """Whoever looks away is not touched otherwise.  5e.gaze.avert"""
    looking: list[Combatant] = []
    for it in struck:
        if looks_away(doing.table, doing.me, it):
            doing.touch(it, False)
            take_steps(doing, doing.act.steps[AVERT])
        else:
            looking.append(it)
    return looking


def take_steps(doing: Doing, steps: Iterable[Step]) -> None:
    """Take the steps, one after the other, as far as they concern those whom they are for."""
    for step in steps:
        if not step.only or passes(doing.table.state, doing.me, doing.it, step.only):
            STEPS[type(step)](doing, step)


def is_touched(battle: Battle, act: Act, me: Combatant, it: Combatant) -> bool:
    """Is it there, of those whom the act is for, not immune to it, and can anything of it matter to it?

    What is laid on those who have saved is no reason to save.
    """
    if not it.is_there or ((act.makes_immune or act.touches_once) and it.pools.get(immunity(act, me))):
        return False
    return is_for(battle, act, me, it) and any(
        matters(step, me, it)
        for branch, steps in act.steps.items()
        if branch not in (THEN, AVERT)
        for step in steps
        if branch != PASSED or not isinstance(step, Lay) or is_by_luck(act)
    )


def is_for(battle: Battle, act: Act, me: Combatant, it: Combatant) -> bool:
    """Is it of those whom the act is for?"""
    return act.who is None or (is_of_sort(act.who.sort, me, it) and passes(battle, me, it, act.who.only))


def is_of_sort(sort: str, me: Combatant, it: Combatant) -> bool:
    match sort:
        case "self":
            return it is me
        case "foe":
            return it.side != me.side
        case "friend":
            return it.side == me.side and it is not me
        case _:
            return it is not me or sort == "any"


def act_traits(table: Table, moment: str, creature: Combatant) -> None:
    """What the traits of a creature do at one of its moments: to itself, or to those around it."""
    for trait in creature.block.gifts:
        for act in trait.acts_at(moment):
            perform(table, act, creature, around(table.state, act, creature))


def answer(table: Table, moment: str, creature: Combatant, other: Combatant) -> None:
    """What the traits of a creature and the effects on it do to another, whose doing this moment is."""
    kinds = [*creature.block.gifts, *(effect.what for effect in creature.effects if effect.what is not None)]
    for kind in kinds:
        for act in kind.acts_at(moment):
            if act.who is None or not act.who.within or table.state.distance(creature, other) <= act.who.within:
                perform(table, act, creature, [other])


def strike(table: Table, creature: Combatant, weapon: str, target: Combatant) -> None:
    """What the traits of a creature and the effects on it do to one whom it has hit with this weapon."""
    laid = [act for effect in creature.effects if effect.what is not None for act in effect.what.acts_at(HITS)]
    for act in (*creature.block.on_hits, *laid):
        if not act.about or weapon in act.about:
            perform(table, act, creature, [target])


def feel(table: Table, blow: Blow) -> None:
    """What the traits of a creature do when it is hurt, by some types of damage or by any; and when it dies."""
    creature, types = blow.target, {type for amount, type in blow.parts if amount > 0}
    for trait in creature.block.gifts:
        for act in trait.acts_at(HURT):
            if creature.is_there and (not act.about or not act.about.isdisjoint(types)):
                perform(table, act, creature, around(table.state, act, creature))
    if creature.status == DEAD:
        act_traits(table, DIES, creature)


@remembered(KINDS)
def those_with_auras(battle: Battle) -> tuple[Combatant, ...]:
    """Whoever has a trait that acts when others begin their turns near it."""
    found = [one for one in battle.creatures.values() if any(trait.acts_at(NEAR) for trait in one.block.gifts)]
    return tuple(found)


def begin_near_others(table: Table, creature: Combatant) -> None:
    """What the traits of those around do to one who begins its turn."""
    for other in those_with_auras(table.state):
        if other is not creature and other.is_there and not other.is_beyond(creature):
            answer(table, NEAR, other, creature)


def around(battle: Battle, act: Act, me: Combatant) -> list[Combatant]:
    """Whom an act touches that is not aimed: who acts, or those in its burst."""
    if act.who is None:
        return [me]
    near = act.who.within if act.who.area is None else act.who.area.size
    there = [it for it in battle.everyone() if it.is_there and not me.is_beyond(it)]
    return [it for it in there if battle.distance(me, it) <= near]


def immunity(act: Act, me: Combatant) -> str:
    return f"{IMMUNE}{act.id}-{me.id}"


def is_by_luck(act: Act) -> bool:
    return act.proof is not None and act.proof.ability == LUCK


def is_lucky(table: Table, proof: Proof, it: Combatant) -> bool:
    """Does the die show enough?"""
    return bool(table.roll(it, D20, LUCK, bands=proof.dc.__le__).total >= proof.dc)


def overcomes(table: Table, act: Act, me: Combatant, it: Combatant) -> bool:
    """Does who acts win a contest of this ability? The incapacitated lose it.  5e.contest.tie"""
    assert act.proof is not None
    ability = act.proof.ability
    return not it.is_able or contest(table, me, ability, it, (ability,), f"5e.power.{act.id}")


def save_from(table: Table, act: Act, me: Combatant, it: Combatant, corner: int | None) -> Trial:
    """Cover adds to Dexterity saves.  5e.cover.half 5e.cover.three-quarters 5e.cover.side"""
    assert act.proof is not None
    battle, cover = table.state, None
    if act.proof.ability == "dex" and it is not me:
        between = creatures_between(table.readings, battle, me, it)
        cover = cover_from(battle, me, it, between, corner)
    trial = planned_save(table.readings, battle, it, act.proof.ability, me, act.proof.about, cover)
    for edge, filters in ((1, act.easier), (-1, act.harder)):
        if filters and passes(battle, me, it, filters):
            trial.add_edge(edge, Reason(f"5e.effect.{act.id}"))
    if BADLY in act.steps:
        trial.measure(BAD)
    return trial


def act_also(doing: Doing, step: Also) -> None:
    """An act within an act."""
    touched = [doing.whom(step.to)]
    perform(doing.table, step.act, doing.me, touched, is_magical=doing.is_magical, effect=doing.effect)


def count(doing: Doing, step: Count) -> None:
    """Once more: when the count is full, what happens then."""
    pool = f"{COUNTED}{step.name}-{doing.effect}"
    bearer = doing.it
    refill(bearer, pool, bearer.pools.get(pool, 0) + 1)
    if bearer.pools[pool] >= step.full:
        take_steps(doing, step.steps)


def choose(doing: Doing, step: Choose) -> None:
    """Who acts chooses once, and that happens to all whom the act touches; between equal things nobody chooses."""
    steps = dict(step.options)
    if id(step) not in doing.chosen and all(each == step.options[0][1] for each in steps.values()):
        doing.settle(step, step.options[0][0])
    if id(step) not in doing.chosen:
        doing.settle(step, str(doing.table.ask(Question(doing.me, CHOOSE, list(steps), doing.it))))
    take_steps(doing, steps.get(doing.chosen[id(step)], ()))


STEPS: Final[dict[type, Callable[[Doing, Any], None]]] = {
    Harm: deal,
    Heal: mend,
    Guard: guard,
    Lay: lay,
    End: end_effects,
    Push: move_by_force,
    Wither: wither,
    Hold: hold,
    Drop: drop,
    Also: act_also,
    MakeZone: lay_out,
    MoveZone: shift,
    Clear: clear,
    Steady: steady,
    Dispel: dispel,
    Choose: choose,
    Move: go,
    Teleport: vanish,
    Follow: allow,
    Ward: ward,
    TakeIn: take_in,
    Form: take_form,
    Hurry: hurry,
    LetGo: let_go,
    Strike: strike_out,
    SendHome: send_home,
    Call: call,
    Count: count,
}
"""How each step is taken."""
