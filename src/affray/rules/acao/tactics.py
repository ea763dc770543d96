"""What a sensible character does: attack whom it can, else get nearer; defend when attacked.  Start at `suggest`.

It looks only at what its seat may know: enemies that do not hide, where they stand, and whether they are up.
"""

from fractions import Fraction
from functools import partial
from typing import Any, Final

from affray.core.board import lowest
from affray.core.dice.chances import chances_of
from affray.core.offers.deeds import PASS
from affray.core.offers.slots import Deed
from affray.core.table.asking import Question
from affray.core.table.scenario import FLEEING, is_at_edge, may_surrender, suggest_over
from affray.rules.acao.actions.healing import patients
from affray.rules.acao.actions.manoeuvres import can_run
from affray.rules.acao.attack.weapons import second_weapons, weapons_for
from affray.rules.acao.harm.dice import damage_dice
from affray.rules.acao.movement.hazards import hazardous
from affray.rules.acao.movement.speed import goes_diagonally
from affray.rules.acao.movement.walk import walking_reach
from affray.rules.acao.readings import Readings, Sight
from affray.rules.acao.state.blow import Blow
from affray.rules.acao.state.combat import Character, Combat
from affray.rules.acao.state.sheet import Weapon
from affray.rules.acao.turn.turn import BREAK_FREE, END, FLEE, RUN, STAND, SURRENDER, second_weapons_for, to_load

EVEN_CHANCE: Final = 7
"""What makes an attribute of 0 hit a third of the time: d20 + 7 is above 20 as often as d20 is above 13."""

FARTHEST: Final = 200
"""The longest way to the edge that is looked for."""

WORTH_OF_AN_EFFECT: Final = 3
"""How much damage it is worth to have somebody lose a turn."""


def suggest(question: Question, sight: Sight) -> Any:
    """An answer to whatever is asked."""
    if question.kind == "roll":
        return None  # a mind that is asked for real dice throws some
    if question.kind == "turn":
        combat = sight.state
        me = combat.creatures[question.asked]
        away = suggest_flight(sight.readings, combat, me) if me.effects and me.has(FLEEING) else None
        return away or suggest_deed(sight.readings, combat, me)
    if question.kind == "over":
        return suggest_over(sight.state)
    return PASS if question.kind == "karma" else next(iter(question.options))


def suggest_deed(readings: Readings, combat: Combat, me: Character) -> Deed:
    """Tear free or stand up; heal, attack or get closer while there is an action; then end the turn."""
    if me.is_bound:
        return suggest_freedom(me) if me.pools["action"] else END
    if me.has("prone") and not me.pools["moved"]:
        return STAND
    if not me.pools["action"] and not second_weapons(me):
        return END
    foes = sorted(combat.known_enemies(me), key=lambda foe: (combat.gap(me, foe), foe.hp))
    if not me.pools["action"] or not foes:
        return suggest_second_attack(readings, combat, me, foes) or END
    deed = suggest_heal(combat, me) or suggest_attack(readings, combat, me, foes)
    return deed or suggest_approach(readings, combat, me, foes)


def suggest_flight(readings: Readings, combat: Combat, me: Character) -> Deed | None:
    """Over the edge, or nearer to it, running when no move is left; None to fight on where there is no way."""
    if me.is_bound:
        return suggest_freedom(me) if me.pools["action"] else END
    if me.has("prone"):
        return END if me.pools["moved"] else STAND
    if me.pools["move"] > 0 and is_at_edge(combat, me):
        return FLEE
    edge = combat.grid.touching(combat.grid.edge, me.width)
    diagonals = goes_diagonally(readings, me)
    far = walking_reach(combat, me, FARTHEST, diagonals, avoided=hazardous(combat))
    goal = far.nearest(edge & far.squares)
    if not goal:
        return SURRENDER if may_surrender(me) else None
    now = walking_reach(combat, me, me.pools["move"], diagonals, avoided=hazardous(combat))
    steps = [square for square in far.way_to(lowest(goal)) if now.squares >> square & 1]
    if me.pools["move"] > 0 and steps:
        return Deed("move", now.way_to(steps[-1]))
    return RUN if me.pools["action"] and can_run(me) else END


def suggest_freedom(me: Character) -> Deed:
    return Deed("tear-free", max(("vig", "pre"), key=me.attribute)) if me.hero else BREAK_FREE


def suggest_heal(combat: Combat, me: Character) -> Deed | None:
    """A friend below half of its life, the worst first."""
    if not me.sheet.heals:
        return None
    hurt = [friend for friend in patients(combat, me) if 2 * friend.hp < friend.hp_max]
    return Deed("heal", min(hurt, key=lambda friend: friend.hp)) if hurt else None


def suggest_attack(readings: Readings, combat: Combat, me: Character, foes: list[Character]) -> Deed | None:
    """The nearest enemy that can be attacked, with the most worthwhile weapon."""
    for foe in foes:
        weapons = weapons_for(readings, combat, me, foe)
        if weapons:
            worth = partial(worth_of_attack, readings, combat, me, foe)
            return Deed("attack", foe, weapons[0] if len(weapons) == 1 else max(weapons, key=worth))
    return None


def suggest_second_attack(readings: Readings, combat: Combat, me: Character, foes: list[Character]) -> Deed | None:
    """The nearest enemy within reach of the other hand."""
    for foe in foes if second_weapons(me) else ():
        weapons = second_weapons_for(readings, combat, me, foe)
        if weapons:
            return Deed("second", foe, weapons[0])
    return None


def worth_of_attack(readings: Readings, combat: Combat, me: Character, foe: Character, weapon: Weapon) -> Fraction:
    """How much an attack is worth: its damage by how likely it hits, or that of an effect that is not there yet."""
    if weapon.peril is not None and not weapon.damage:
        return Fraction(0 if foe.has(weapon.peril.effect) else WORTH_OF_AN_EFFECT * EVEN_CHANCE)
    blow = Blow(combat, me, weapon, foe)
    bonus = me.attribute(readings.attribute_for[blow.style]) + weapon.hit
    return chances_of(damage_dice(blow.damage)).mean * (EVEN_CHANCE + bonus)


def suggest_approach(readings: Readings, combat: Combat, me: Character, foes: list[Character]) -> Deed:
    """Load; move next to an enemy if possible, else as near as possible, around hazards; run when no move is left."""
    to_be_loaded = to_load(me)
    if to_be_loaded:
        return Deed("reload", to_be_loaded[0])
    if me.pools["move"] == 0:
        return RUN if can_run(me) and not me.pools["moved"] else END
    reach = walking_reach(combat, me, me.pools["move"], goes_diagonally(readings, me), avoided=hazardous(combat))
    open_squares = reach.squares & ~(1 << me.at)
    near = 0
    for foe in foes:
        near |= combat.grid.around(foe.at, foe.width, 1)
    goal = reach.nearest(near & open_squares) or nearer_squares(combat, me, foes[0], open_squares)
    return Deed("move", reach.way_to(lowest(goal))) if goal else END


def nearer_squares(combat: Combat, me: Character, foe: Character, squares: int) -> int:
    """Those of the squares that are nearest to the enemy, if they are nearer than here."""
    for distance in range(1, combat.gap(me, foe)):
        found = combat.grid.around(foe.at, foe.width, distance) & squares
        if found:
            return found
    return 0
