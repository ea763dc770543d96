"""A turn: what one may do, and doing it.  Start at `take_turn`."""

from collections.abc import Callable, Iterator
from functools import partial

from affray.core.asking import Question, Table
from affray.core.changes import add_to, gain, spend
from affray.core.deeds import Pattern
from affray.core.effects import TURN_END, TURN_START
from affray.core.slots import Deed, OneOf, Way
from affray.core.values import Reason, Until
from affray.rules.dnd5e.arms import arms
from affray.rules.dnd5e.attacks import attack
from affray.rules.dnd5e.changes import set_status
from affray.rules.dnd5e.dying import INCAPACITATED, fall_prone
from affray.rules.dnd5e.features import BONUS_ACTIONS
from affray.rules.dnd5e.movement import AGGRESSIVE, half_speed, rush, stand_up, walk, ways, ways_at_foes
from affray.rules.dnd5e.order import finish_turn
from affray.rules.dnd5e.rolls import d20
from affray.rules.dnd5e.stealth import can_hide, hide
from affray.rules.dnd5e.two_weapons import note_light, second_weapons, without_ability
from affray.rules.dnd5e.values import DEAD, DYING, STABLE, UP, Battle, Combatant, Weapon

END = Deed("end")
DASH = Deed("dash")
DISENGAGE = Deed("disengage")
DODGE = Deed("dodge")
STAND = Deed("stand")
DROP = Deed("drop")
NIMBLE_ESCAPE = "nimble-escape"
QUICK_DISENGAGE = Deed("disengage", "bonus")


def take_turn(table: Table, battle: Battle, creature: Combatant) -> None:
    """One thing of the turn: a move, an action, a bonus action, or its end.  5e.turn.budget 5e.move.split"""
    deed = table.ask(Question(creature, "turn", partial(deeds, battle, creature)))
    DEEDS[deed.verb](table, battle, creature, *deed.args)


def deeds(battle: Battle, creature: Combatant) -> Iterator[object]:
    """Everything that may be done now, found only as far as somebody looks."""
    if creature.status != UP or is_decided(battle):
        return
    yield END
    pools = creature.pools
    if pools["move"] > 0:
        yield Pattern("move", Way(ways(battle, creature)))
        if creature.has("prone") and pools["move"] >= half_speed(creature):
            yield STAND
    if not creature.has("prone"):
        yield DROP
    if pools["action"] > 0:
        yield from actions(battle, creature)
    if pools["bonus"] > 0:
        yield from bonus_actions(battle, creature)


def is_decided(battle: Battle) -> bool:
    """Only one side has anybody left who can fight.  5e.order.end"""
    side = None
    for creature in battle.creatures.values():
        if creature.status == UP:
            if side is not None and creature.side != side:
                return False
            side = creature.side
    return True


def actions(battle: Battle, creature: Combatant) -> list[object]:
    """5e.action.attack 5e.action.dash 5e.action.disengage 5e.action.dodge 5e.action.hide 5e.death.stabilise"""
    offered: list[object] = [
        Pattern("attack", OneOf(partial(targets, battle, creature, weapon)), OneOf([weapon]))
        for weapon in arms(creature.block)
    ]
    offered += [DASH, DISENGAGE, DODGE, Pattern("first-aid", OneOf(partial(patients, battle, creature)))]
    offered.append(Pattern("hide", when=partial(can_hide, battle, creature)))
    return offered


def bonus_actions(battle: Battle, creature: Combatant) -> list[object]:
    """Only what a feature or a second light weapon grants.  5e.turn.bonus"""
    features = creature.block.features
    offered: list[object] = [Deed(f) for f in features if f in BONUS_ACTIONS and creature.pools.get(f, 0) > 0]
    offered += [
        Pattern("attack", OneOf(partial(targets, battle, creature, weapon)), OneOf([weapon]), OneOf(["bonus"]))
        for weapon in second_weapons(creature)
    ]
    if AGGRESSIVE in features:
        offered.append(Pattern(AGGRESSIVE, Way(ways_at_foes(battle, creature))))
    if NIMBLE_ESCAPE in features:
        offered.append(QUICK_DISENGAGE)
        offered.append(Pattern("hide", OneOf(["bonus"]), when=partial(can_hide, battle, creature)))
    return offered


def targets(battle: Battle, attacker: Combatant, weapon: Weapon) -> list[Combatant]:
    """Foes that are noticed, in reach or range, and not behind total cover.

    5e.melee.reach 5e.ranged.range 5e.cover.total
    """
    farthest = max(weapon.reach, weapon.long)
    return [
        foe
        for foe in battle.everyone()
        if foe.side != attacker.side
        and foe.status != DEAD
        and attacker.id not in foe.unnoticed_by
        and battle.distance(attacker, foe) <= farthest
        and battle.is_clear(attacker, foe)
    ]


def patients(battle: Battle, helper: Combatant) -> list[Combatant]:
    """The dying within 1 square, friends or foes.  5e.death.stabilise"""
    return [other for other in battle.everyone() if other.status == DYING and battle.distance(helper, other) == 1]


def do_attack(
    table: Table, battle: Battle, creature: Combatant, target: Combatant, weapon: Weapon, by: str = "action"
) -> None:
    """By the action, or with the other hand by the bonus action.  5e.action.attack 5e.two-weapons.bonus"""
    spend(table, creature, by)
    if by == "action":
        note_light(creature, weapon)
        attack(table, battle, creature, weapon, target)
    else:
        attack(table, battle, creature, weapon, target, without_ability(creature, weapon))


def dash(table: Table, battle: Battle, creature: Combatant) -> None:
    """As much movement again as the speed.  5e.action.dash"""
    spend(table, creature, "action")
    add_to(table, creature, "move", creature.block.speed)


def disengage(table: Table, battle: Battle, creature: Combatant, by: str = "action") -> None:
    """No opportunity attacks for the rest of the turn.  5e.action.disengage"""
    spend(table, creature, by)
    gain(table, creature, "disengaged", creature, ends=[Until(TURN_END, creature.id)])


def dodge(table: Table, battle: Battle, creature: Combatant) -> None:
    """Until the start of the next turn, or until one can do nothing.  5e.action.dodge 5e.action.dodge-lost"""
    spend(table, creature, "action")
    ends = [Until(TURN_START, creature.id), Until(INCAPACITATED, creature.id)]
    gain(table, creature, "dodging", creature, ends=ends)


def do_hide(table: Table, battle: Battle, creature: Combatant, by: str = "action") -> None:
    spend(table, creature, by)
    hide(table, battle, creature)


def first_aid(table: Table, battle: Battle, helper: Combatant, patient: Combatant) -> None:
    """A Wisdom (Medicine) check of 10.  5e.death.stabilise"""
    spend(table, helper, "action")
    bonus = helper.block.skill("medicine", "wis")
    roll = d20(table, helper, "first-aid", [Reason("5e.death.stabilise", bonus)], bands=lambda n: n + bonus >= 10)
    if roll.total >= 10 and patient.status == DYING:
        set_status(table, patient, STABLE)


def be_done(table: Table, battle: Battle, creature: Combatant) -> None:
    finish_turn(table, creature)


def stand(table: Table, battle: Battle, creature: Combatant) -> None:
    stand_up(table, creature)


def drop(table: Table, battle: Battle, creature: Combatant) -> None:
    """At will, and at no cost.  5e.prone.drop"""
    fall_prone(table, creature)


def use_feature(feature: str) -> Callable[[Table, Battle, Combatant], None]:
    def use(table: Table, battle: Battle, creature: Combatant) -> None:
        spend(table, creature, "bonus")
        BONUS_ACTIONS[feature](table, creature)

    return use


DEEDS: dict[str, Callable[..., None]] = {
    "end": be_done,
    "pass": be_done,
    "move": walk,
    "stand": stand,
    "drop": drop,
    "attack": do_attack,
    "dash": dash,
    "disengage": disengage,
    "dodge": dodge,
    "hide": do_hide,
    "first-aid": first_aid,
    AGGRESSIVE: rush,
    **{feature: use_feature(feature) for feature in BONUS_ACTIONS},
}
