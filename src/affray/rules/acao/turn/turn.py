"""A turn: what one may do, and doing it.  Start at `take_turn`."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from affray.core.board.field import FLED, SURRENDERED
from affray.core.offers.deeds import PASS, Pattern
from affray.core.offers.slots import Deed, OneOf, Way, Words
from affray.core.table.asking import Question
from affray.core.table.changes import spend
from affray.core.table.endings import asks_gm
from affray.core.table.scenario import is_at_edge, may_surrender
from affray.core.table.scenario_rulings import is_called_off
from affray.rules.acao.actions.healing import patients
from affray.rules.acao.actions.manoeuvres import (
    can_be_moved,
    can_disengage,
    can_hide,
    can_run,
    friends_to_help,
    victims,
)
from affray.rules.acao.attack.attack import attack
from affray.rules.acao.attack.weapons import ready_second, second_weapons, unloaded, weapons_for
from affray.rules.acao.changes import end_effects, let_go, mark
from affray.rules.acao.movement.walk import walk, ways
from affray.rules.acao.readings import Readings, Table
from affray.rules.acao.state.combat import Character, Combat
from affray.rules.acao.state.sheet import MELEE, MISSILE, Weapon
from affray.rules.acao.turn.leaving import leave
from affray.rules.acao.turn.order import finish_turn, is_decided

END: Final = Deed("end")
RUN: Final = Deed("run")
STAND: Final = Deed("stand")
BREAK_FREE: Final = Deed("break-free")
FLEE: Final = Deed("flee")
SURRENDER: Final = Deed("surrender")
GESTURES: Final[tuple[Deed, ...]] = (Deed("word"), Deed("cry"), Deed("wave"))


def take_turn(table: Table, creature: Character) -> None:
    """One thing of the turn: a step or more, an action, a free action, or its end.

    The turn waits where the GM says first whether the fight is over.  ac.turn.action ac.move.split
    """
    deed = table.ask(Question(creature, "turn", lambda: deeds(table.readings, table.state, creature)))
    if deed == PASS and asks_gm(table.state) and is_decided(table.state):
        return
    if deed in (END, PASS):
        finish_turn(table, creature)
        return
    hooks = table.readings.hooks
    if deed.verb in hooks.actions:
        spend(table, creature, "action")
    hooks.deeds[deed.verb](table, creature, *deed.args)
    if creature.pools["over"] or not creature.is_up:
        finish_turn(table, creature)


def deeds(readings: Readings, combat: Combat, creature: Character) -> Iterator[object]:
    """Everything that may be done now, worked out lazily."""
    if not creature.is_up or is_decided(combat) or is_called_off(combat):
        return
    yield END
    if creature.pools["move"] > 0 and not creature.is_bound and not creature.has("prone"):
        yield Pattern("move", Way(ways(readings, combat, creature)))
        if is_at_edge(combat, creature):
            yield FLEE
    if may_give_up(readings, creature):
        yield SURRENDER
    if creature.has("prone") and not creature.pools["moved"] and not creature.is_bound:
        yield STAND
    if creature.pools["action"] > 0:
        yield from actions(readings, combat, creature)
    yield from seconds(readings, combat, creature)
    if creature.pools["free"] > 0:
        yield from GESTURES
        yield Pattern("drop", OneOf(partial(to_drop, creature)))


def may_give_up(readings: Readings, creature: Character) -> bool:
    """One who is ordered to flee and may surrender instead; by table option anybody."""
    return readings.surrenders_at_will or (bool(creature.effects) and may_surrender(creature))


def actions(readings: Readings, combat: Combat, creature: Character) -> list[object]:
    """An attack, a spell, a manoeuvre. One who is held can only try to tear free; without tests it breaks free.

    ac.turn.action ac.manoeuvre.disengage
    """
    if creature.is_bound:
        return [Pattern("tear-free", OneOf(["vig", "pre"])) if creature.hero else BREAK_FREE]
    offered: list[object] = []
    enemies = combat.known_enemies(creature)
    offered += [
        Pattern("attack", OneOf([foe]), OneOf(partial(weapons_for, readings, combat, creature, foe))) for foe in enemies
    ]
    for verb in ("push", "topple"):
        offered += [
            Pattern(verb, OneOf([foe]), OneOf(partial(melee_weapons_for, readings, combat, creature, foe)))
            for foe in enemies
            if can_be_moved(foe)
        ]
    offered += [
        Pattern("immobilise", OneOf(partial(victims, combat, creature))),
        Pattern("help", OneOf(partial(friends_to_help, combat, creature))),
        Pattern("hide", when=partial(can_hide, combat, creature)),
        Pattern("run", when=partial(can_run, creature)),
        Pattern("disengage", when=partial(can_disengage, creature)),
        Pattern("reload", OneOf(partial(to_load, creature))),
    ]
    if creature.sheet.heals:
        offered.append(Pattern("heal", OneOf(partial(patients, combat, creature))))
    return [*offered, Pattern("improvise", Words())]


def seconds(readings: Readings, combat: Combat, creature: Character) -> list[object]:
    """One more attack of the same action, with another light weapon.  ac.arms.light"""
    if not second_weapons(creature):
        return []
    return [
        Pattern("second", OneOf([foe]), OneOf(partial(second_weapons_for, readings, combat, creature, foe)))
        for foe in combat.known_enemies(creature)
    ]


def second_weapons_for(readings: Readings, combat: Combat, creature: Character, foe: Character) -> list[Weapon]:
    light = second_weapons(creature)
    return [weapon for weapon in weapons_for(readings, combat, creature, foe) if weapon in light]


def melee_weapons_for(readings: Readings, combat: Combat, creature: Character, foe: Character) -> list[Weapon]:
    """What one can push or topple with: melee weapons within their reach."""
    near = weapons_for(readings, combat, creature, foe)
    return [weapon for weapon in near if weapon.style == MELEE and combat.gap(creature, foe) <= weapon.reach]


def to_drop(creature: Character) -> list[Weapon]:
    """Weapons that a hero holds: neither spells nor natural weapons of a foe."""
    held = [weapon for weapon in creature.sheet.weapons if weapon.style in (MELEE, MISSILE)]
    return [weapon for weapon in held if creature.hero and weapon.id not in creature.dropped]


def to_load(creature: Character) -> list[Weapon]:
    return [weapon for weapon in creature.sheet.weapons if creature.pools.get(unloaded(weapon.id), 0)]


def do_attack(table: Table, creature: Character, target: Character, weapon: Weapon) -> None:
    attack(table, creature, weapon, target)
    ready_second(creature, weapon)


def second_attack(table: Table, creature: Character, target: Character, weapon: Weapon) -> None:
    """With the other hand, at -2.  ac.arms.light"""
    mark(creature, "second", 0)
    attack(table, creature, weapon, target, second=True)


def move(table: Table, creature: Character, way: tuple[int, ...]) -> None:
    """The move; by option it ends the action, so that no second attack follows.  ac.move.split"""
    if not table.readings.moves_during_action:
        mark(creature, "second", 0)
    walk(table, creature, way)


def reload(table: Table, creature: Character, weapon: Weapon) -> None:
    """ac.arms.loading"""
    mark(creature, unloaded(weapon.id), 0)
    table.tell("reloaded", who=creature, weapon=weapon)


def stand(table: Table, creature: Character) -> None:
    """By giving up the move.  ac.condition.prone"""
    mark(creature, "move", 0)
    mark(creature, "moved", 1)
    end_effects(table, creature, "prone", "stood-up")


def flee(table: Table, creature: Character) -> None:
    """Leave the board from its edge, for one polygon of the move."""
    spend(table, creature, "move")
    leave(table, creature, FLED)


def surrender(table: Table, creature: Character) -> None:
    leave(table, creature, SURRENDERED)


def gesture(kind: str) -> Callable[[Table, Character], None]:
    """A word, a cry, a wave: at will, within reason.  ac.turn.free"""

    def make(table: Table, creature: Character) -> None:
        spend(table, creature, "free")
        table.tell("gesture", who=creature, gesture=kind)

    return make


def drop(table: Table, creature: Character, weapon: Weapon) -> None:
    """ac.turn.free"""
    spend(table, creature, "free")
    let_go(table, creature, weapon.id)
