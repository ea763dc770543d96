"""The toy's rounds, turns and deeds.  Start at `step`."""

from collections.abc import Callable
from functools import partial

from affray.core.dice.notation import parse_dice
from affray.core.offers.deeds import PASS, Pattern
from affray.core.offers.slots import Deed, Number, OneOf, Subset, Way
from affray.core.table.asking import Question, Throw
from affray.core.table.changes import begin_round, begin_turn, end_turn, gain, lose, refill, spend
from affray.core.table.moments import (
    DAMAGED,
    FIGHT_END,
    ROUND_END,
    TURN_END,
    TURN_START,
    fire_moment,
    until_end_of_next_turn,
)
from affray.core.table.triggers import answer_trigger
from affray.core.values import PLAYERS, Effect, Until
from tests.toy.board import Ways, distance
from tests.toy.changes import hide, line_up, move_to, reveal, set_order, step_out
from tests.toy.fighting import D20, attack, ignite, wound
from tests.toy.values import (
    ATTACKED,
    CONCENTRATION_END,
    HEROES,
    Fighter,
    ToyState,
    ToyTable,
    fighters,
    knows,
    standing,
)

END = Deed("end")
D6 = parse_dice("d6")


def step(table: ToyTable) -> None:
    """toy.step: begin, or start a turn, or do one thing of it."""
    state = table.state
    if state.round == 0:
        begin(table)
    elif state.turn is None:
        next_turn(table, state)
    else:
        take_turn(table, state, actor_of(state))


def actor_of(state: ToyState) -> Fighter:
    return next(creature for creature in fighters(state) if creature.id == state.turn)


def begin(table: ToyTable) -> None:
    """toy.begin: every hero chooses a stance and everybody rolls for the order, all at once."""
    heroes = [creature for creature in standing(table.state) if creature.side == HEROES]
    stances = table.ask_all([Question(hero, "stance", ["bold", "wary"]) for hero in heroes])
    for hero, stance in zip(heroes, stances, strict=True):
        gain(table, hero, stance, ends=[Until(FIGHT_END)])
    everybody = fighters(table.state)
    rolls = table.roll_all([Throw(creature, D20, "order") for creature in everybody])
    for creature, roll in zip(everybody, rolls, strict=True):
        set_order(creature, int(roll.total))
    new_round(table)


def new_round(table: ToyTable) -> None:
    """toy.round: the highest first; the players together choose whom they inspire."""
    begin_round(table)
    line_up(table.state, sorted(fighters(table.state), key=lambda creature: -creature.order))
    leader = table.ask(Question(PLAYERS, "leader", lambda: [c for c in standing(table.state) if c.side == HEROES]))
    if leader != PASS:
        gain(table, leader, "inspired", ends=[Until(ATTACKED, leader.id), Until(ROUND_END)])


def next_turn(table: ToyTable, state: ToyState) -> None:
    """toy.turn: also one who is down has a turn, which passes at once: what ends with it ends."""
    if not state.queue:
        fire_moment(table, ROUND_END)
        new_round(table)
        return
    actor = next(creature for creature in fighters(state) if creature.id == state.queue[0])
    step_out(state, actor)
    begin_turn(table, actor)
    speed = actor.speed - actor.has("slowed")
    for pool, amount in (("move", speed), ("act", 1), ("react", 1)):
        refill(actor, pool, amount)
    fire_moment(table, TURN_START, actor)
    if actor.hp == 0:
        finish_turn(table, actor)


def finish_turn(table: ToyTable, actor: Fighter) -> None:
    fire_moment(table, TURN_END, actor)
    end_turn(table, actor)


def take_turn(table: ToyTable, state: ToyState, actor: Fighter) -> None:
    deed = table.ask(Question(actor, "turn", lambda: deeds(state, actor)))
    if deed in (END, PASS):
        finish_turn(table, actor)
    elif deed.verb == "move":
        walk(table, actor, deed.args[0])
    else:
        spend(table, actor, "act")
        ACTIONS[deed.verb](table, actor, *deed.args)


def deeds(state: ToyState, actor: Fighter) -> list[object]:
    """toy.deeds: what the one whose turn it is may do, by what it knows; nothing once all foes are down."""
    if actor.hp == 0 or all(other.side == actor.side for other in standing(state)):
        return []
    others = [other for other in standing(state) if other is not actor and knows(actor, other)]
    foes = [other for other in others if other.side != actor.side]
    near = [foe for foe in foes if distance(actor.at, foe.at) == 1]
    friends = [other for other in others if other.side == actor.side]
    offered: list[object] = [END]
    if actor.pools["move"] > 0:
        offered.append(Pattern("move", Way(Ways(state, actor))))
    if actor.pools["act"] > 0:
        offered.append(Pattern("attack", OneOf(near)))
        offered += [Pattern(verb, OneOf(foes)) for verb in ("burn", "daze", "mark", "slow") if verb in actor.features]
        if "bless" in actor.features:
            offered.append(Pattern("bless", Subset(friends, 1, 2)))
        if "blast" in actor.features:
            offered.append(Pattern("blast", Number(1, 3)))
        if "hide" in actor.features and not near and not actor.hidden:
            offered.append(Deed("hide"))
        offered.append(Deed("brace"))
    return offered


def walk(table: ToyTable, mover: Fighter, way: tuple[str, ...]) -> None:
    """toy.walk: step by step; who is left may strike, and the unseen that is met stops the walk."""
    for square in way:
        if mover.pools["move"] == 0 or not provoke(table, mover, square):
            return
        blocker = next((other for other in standing(table.state) if other.at == square), None)
        if blocker is not None:
            reveal(table, blocker)
            return
        spend(table, mover, "move")
        move_to(table, mover, square)


def provoke(table: ToyTable, mover: Fighter, square: str) -> bool:
    """toy.provoke: before a foe's reach is left it may strike. Can the mover still take the step?"""
    origin = mover.at

    def strike(foe: Fighter) -> list[object]:
        leaves = mover.at == origin and distance(foe.at, origin) == 1 < distance(foe.at, square)
        able = foe.hp > 0 and foe.pools["react"] > 0 and knows(foe, mover)
        return ["strike", PASS] if leaves and able and mover.hp > 0 else []

    foes = [other for other in standing(table.state) if other.side != mover.side]
    questions = [Question(foe, "strike", partial(strike, foe), mover) for foe in foes]
    answer_trigger(table, questions, lambda reaction: _strike(table, reaction.question.who, mover))
    return mover.hp > 0 and mover.at == origin


def _strike(table: ToyTable, foe: object, mover: Fighter) -> None:
    assert isinstance(foe, Fighter)
    spend(table, foe, "react")
    attack(table, foe, mover)


def bless(table: ToyTable, actor: Fighter, friends: tuple[Fighter, ...]) -> None:
    """toy.bless: as long as the actor concentrates, on this and on nothing before it."""
    fire_moment(table, CONCENTRATION_END, actor)
    for friend in friends:
        gain(table, friend, "blessed", actor, ends=[Until(CONCENTRATION_END, actor.id), Until(FIGHT_END)])


def blast(table: ToyTable, actor: Fighter, force: int) -> None:
    """toy.blast: everybody within 1, friend and foe, braces or dives, asked all at once; one roll of harm for all."""
    reveal(table, actor)
    near = [other for other in standing(table.state) if other is not actor and distance(actor.at, other.at) == 1]
    answers = table.ask_all([Question(c, "blast", partial(_blasted, c), actor) for c in near])
    harm = table.roll(actor, D6, "blast").total * force
    for creature, answer in zip(near, answers, strict=True):
        if answer == "brace":
            wound(table, creature, harm // 2, actor)
        elif answer == "dive":
            roll = table.roll(creature, D20, "dive", bands=lambda natural: natural >= 12)
            wound(table, creature, 0 if roll.natural >= 12 else harm, actor)


def _blasted(creature: Fighter) -> list[object]:
    return ["brace", "dive"] if creature.hp > 0 else []


def daze(table: ToyTable, actor: Fighter, target: Fighter) -> None:
    """toy.daze: until the end of the actor's next turn."""
    gain(table, target, "dazed", actor, ends=[until_end_of_next_turn(table.state, actor)])


def mark(table: ToyTable, actor: Fighter, target: Fighter) -> None:
    """toy.mark: until the target is harmed."""
    gain(table, target, "marked", actor, ends=[Until(DAMAGED, target.id)])


def marked_by(state: ToyState, actor: Fighter) -> list[Fighter]:
    return [other for other in fighters(state) if _mark_of(other, actor) is not None]


def unmark(table: ToyTable, actor: Fighter, target: Fighter) -> None:
    """toy.unmark: at any time, on anybody's turn."""
    mark = _mark_of(target, actor)
    assert mark is not None
    lose(table, target, mark, "unmarked")


def _mark_of(target: Fighter, actor: Fighter) -> Effect | None:
    return next((e for e in target.effects if (e.kind, e.source) == ("marked", actor.id)), None)


def slow(table: ToyTable, actor: Fighter, target: Fighter) -> None:
    """toy.slow: a step less, until the end of the next round."""
    gain(table, target, "slowed", actor, ends=[Until(ROUND_END, times=2)])


def brace(table: ToyTable, actor: Fighter) -> None:
    """toy.brace: until the start of the actor's next turn."""
    gain(table, actor, "braced", actor, ends=[Until(TURN_START, actor.id)])


def burn(table: ToyTable, actor: Fighter, target: Fighter) -> None:
    reveal(table, actor)
    ignite(table, target, actor)


ACTIONS: dict[str, Callable[..., None]] = {
    "attack": attack,
    "bless": bless,
    "blast": blast,
    "brace": brace,
    "burn": burn,
    "daze": daze,
    "hide": hide,
    "mark": mark,
    "slow": slow,
}
