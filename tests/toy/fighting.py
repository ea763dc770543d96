"""The toy's attacks, reactions, harm and falls.  Start at `attack`."""

from functools import partial

from affray.core.dice.notation import parse_dice
from affray.core.offers.deeds import PASS
from affray.core.table.asking import Question
from affray.core.table.changes import gain, heal, hurt, lose, spend
from affray.core.table.moments import DAMAGED, FIGHT_END, TURN_END, TURN_START, fire_moment
from affray.core.table.triggers import Reaction, answer_trigger
from affray.core.unknown import OpenInt
from affray.core.values import Reason, Until, total
from tests.toy.board import distance
from tests.toy.changes import reveal
from tests.toy.values import ATTACKED, CONCENTRATION_END, Fighter, ToyState, ToyTable, knows, standing

D20 = parse_dice("d20")
D4 = parse_dice("d4")
SAVE = 10
EVERY_TIME = 99


def skill_reasons(attacker: Fighter) -> list[Reason]:
    """toy.skill: what is added to an attack."""
    bonus = {"bold": 1, "inspired": 2, "dazed": -2}
    effects = [Reason(f"toy.{e.kind}", bonus[e.kind], e.source) for e in attacker.effects if e.kind in bonus]
    return [Reason("toy.skill", attacker.skill), *effects]


def guard_reasons(target: Fighter) -> list[Reason]:
    """toy.guard: what an attack must reach."""
    bonus = {"wary": 1, "blessed": 1, "braced": 2, "marked": -2}
    effects = [Reason(f"toy.{e.kind}", bonus[e.kind], e.source) for e in target.effects if e.kind in bonus]
    return [Reason("toy.guard", target.guard), *effects]


def attack(table: ToyTable, attacker: Fighter, target: Fighter) -> None:
    """toy.attack: d20 and skill against guard; a 20 hits with twice the dice. Whoever attacks is seen."""
    reveal(table, attacker)
    reasons, guard = skill_reasons(attacker), guard_reasons(target)
    needed = total(guard) - total(reasons)
    roll = table.roll(attacker, D20, "attack", reasons, bands=lambda natural: (natural == 20, natural >= needed))
    critical = roll.natural == 20
    hit = critical or roll.total >= total(guard)
    table.tell("attack", who=attacker, target=target, hit=hit, critical=critical, guard=guard)
    fire_moment(table, ATTACKED, attacker)
    if hit and not is_parried(table, attacker, target) and target.hp > 0:
        dice = parse_dice(attacker.harm)
        harm = table.roll(attacker, dice.doubled() if critical else dice, "harm")
        wound(table, target, harm.total, attacker)


def can_react(creature: Fighter, feature: str) -> bool:
    return creature.hp > 0 and creature.pools["react"] > 0 and feature in creature.features


def is_parried(table: ToyTable, attacker: Fighter, target: Fighter) -> bool:
    """toy.parry: one who is hit may parry; toy.feint: and the attacker may undo that, reacting to the reaction."""
    parry = Question(target, "parry", lambda: ["parry", PASS] if can_react(target, "parry") else [], attacker)
    if table.ask(parry) == PASS:
        return False
    spend(table, target, "react")
    table.tell("parried", who=target, attacker=attacker)
    feint = Question(attacker, "feint", lambda: ["feint", PASS] if can_react(attacker, "feint") else [], target)
    if table.ask(feint) == PASS:
        return True
    spend(table, attacker, "react")
    table.tell("feinted", who=attacker, target=target)
    return False


def wound(table: ToyTable, target: Fighter, amount: OpenInt, by: Fighter | None) -> None:
    """toy.wound: harm taken breaks concentration and may fell; one who is down already falls no further."""
    if target.hp == 0:
        return
    hurt(table, target, amount, by=by)
    fire_moment(table, DAMAGED, target)
    fire_moment(table, CONCENTRATION_END, target)
    if target.hp == 0:
        fall(table, target, by)


def fall(table: ToyTable, fallen: Fighter, by: Fighter | None) -> None:
    """toy.fall: those who stand near may answer it: its friends by avenging it, its foes by rallying."""
    table.tell("fell", who=fallen)
    near = [c for c in standing(table.state) if distance(c.at, fallen.at) <= 2 and knows(c, fallen)]
    friends = [Question(c, "avenge", partial(_avenging, c, by), by) for c in near if c.side == fallen.side]
    others = [Question(c, "rally", partial(_rallying, table.state, c)) for c in near if c.side != fallen.side]
    answer_trigger(table, [*friends, *others], lambda reaction: _carry_out(table, reaction))


def _avenging(avenger: Fighter, slayer: Fighter | None) -> list[object]:
    if slayer is None or slayer.hp == 0 or not can_react(avenger, "avenge") or not knows(avenger, slayer):
        return []
    return ["avenge", PASS] if distance(avenger.at, slayer.at) == 1 else []


def _rallying(state: ToyState, creature: Fighter) -> list[object]:
    hurt_friends = [c for c in standing(state) if c.side == creature.side and c.hp < c.hp_max]
    return [*hurt_friends, PASS] if hurt_friends and can_react(creature, "rally") else []


def _carry_out(table: ToyTable, reaction: Reaction) -> None:
    reactor = reaction.question.who
    assert isinstance(reactor, Fighter)
    spend(table, reactor, "react")
    if reaction.question.kind == "avenge":
        assert isinstance(reaction.question.about, Fighter)
        attack(table, reactor, reaction.question.about)
    else:
        heal(table, reaction.answer, table.roll(reactor, D4, "rally").total)


def save_ends(table: ToyTable, bearer: Fighter) -> bool:
    """toy.save: 10 or more."""
    return table.roll(bearer, D20, "save", bands=lambda natural: natural >= SAVE).natural >= SAVE


def ignite(table: ToyTable, bearer: Fighter, source: Fighter) -> None:
    """toy.burn: hurts at each start of the bearer's turn, until a save at the end of one."""
    acts = [Until(TURN_START, bearer.id, EVERY_TIME), Until(TURN_END, bearer.id, EVERY_TIME)]
    gain(table, bearer, "burning", source, ends=[Until(FIGHT_END)], acts=acts)


def burn_on(table: ToyTable, bearer: Fighter, moment: str) -> None:
    if moment == TURN_START:
        wound(table, bearer, table.roll(bearer, D4, "burn").total, None)
    elif save_ends(table, bearer):
        for effect in bearer.effects:
            if effect.kind == "burning":
                lose(table, bearer, effect, "save")
