"""What a sensible fighter does: use what hurts most on whom it can reach, else get nearer.  Start at `suggest`."""

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Any

from affray.core.board import lowest
from affray.core.dice.chances import chances_of
from affray.core.dice.notation import parse_dice
from affray.core.offers.deeds import PASS, Pattern
from affray.core.offers.slots import Deed
from affray.core.table.asking import Question
from affray.rules.drawsteel.abilities.free_strikes import strikable
from affray.rules.drawsteel.maneuvers.hiding import SEARCH
from affray.rules.drawsteel.movement.forced_ways import PULL, PUSH, SLIDE
from affray.rules.drawsteel.movement.jumping import course, effort
from affray.rules.drawsteel.movement.speed import budget_of, is_agile
from affray.rules.drawsteel.movement.ways import reach_of
from affray.rules.drawsteel.readings import Readings, Sight
from affray.rules.drawsteel.state.actions import can_take
from affray.rules.drawsteel.state.blocks import MAIN, MANEUVER, Ability
from affray.rules.drawsteel.state.bonds import CLIMBING
from affray.rules.drawsteel.state.clash import Clash, Fighter
from affray.rules.drawsteel.tactics.footwork import harmless, suggest_sidestep, suggest_step_back
from affray.rules.drawsteel.tactics.support import (
    ANSWERS,
    is_near_death,
    suggest_charge,
    suggest_healing,
    suggest_support,
)
from affray.rules.drawsteel.targets.aiming import candidates, caught
from affray.rules.drawsteel.turn.turn import END, usable


def suggest(question: Question, sight: Sight) -> Any:
    """An answer to any question."""
    if question.kind == "roll":
        return None  # a mind that is asked for real dice throws some
    readings, clash = sight.readings, sight.state
    if question.kind == "turn":
        return suggest_deed(readings, clash, clash.creatures[question.asked])
    if question.kind == "critical":
        me = clash.creatures[question.asked]
        return (
            suggest_ability(readings, clash, me, (MAIN,)) or suggest_free_strike(readings, clash, me, (MAIN,)) or PASS
        )
    if question.kind in (PUSH, PULL, SLIDE) and question.about is not None:
        return suggest_forced_way(clash, clash.creatures[question.asked], clash.creatures[question.about.id], question)
    if question.kind == "stability":
        return list(question.options)[-1]
    answer = ANSWERS.get(question.kind)
    return next(iter(question.options)) if answer is None else answer(question)


def suggest_search(clash: Clash, me: Fighter) -> Deed | None:
    """Search when no enemy is to be seen."""
    is_lost = not any(clash.is_known(me.side, foe) for foe in clash.enemies(me))
    return SEARCH if is_lost and can_take(me, MANEUVER) else None


def suggest_forced_way(clash: Clash, me: Fighter, target: Fighter, question: Question) -> Any:
    """Move an enemy into what hurts, or as far as possible; a friend or a grabbed creature nowhere."""
    if target.side == me.side or target.has("grabbed"):
        return PASS
    hurtful = clash.filled | clash.board.squares("chasm") | clash.board.squares("fire")
    for foe in clash.enemies(me):
        if foe is not target and clash.is_known(me.side, foe):
            hurtful |= clash.space(foe)

    def harm(deed: Deed) -> tuple[bool, int]:
        way = deed.args[-1] if deed.args and isinstance(deed.args[-1], tuple) else ()
        return any(hurtful >> square & 1 for square in way), len(way)

    return max(question.options, key=harm)


def suggest_deed(readings: Readings, clash: Clash, me: Fighter) -> Deed:
    """Support first, then strike or get nearer; end the turn when nothing is left to do."""
    kinds = [kind for kind in (MAIN, MANEUVER) if can_take(me, kind)]
    if is_near_death(me):
        return suggest_healing(readings, clash, me) or END if MANEUVER in kinds else END
    return (
        suggest_support(readings, clash, me, kinds)
        or suggest_sidestep(readings, clash, me)
        or suggest_action(readings, clash, me, kinds)
        or suggest_approach(readings, clash, me)
        or suggest_charge(readings, clash, me, kinds)
        or suggest_leap(readings, clash, me)
        or suggest_surfacing(readings, clash, me)
        or suggest_search(clash, me)
        or suggest_free_strike(readings, clash, me, kinds)
        or (Deed("convert", "move") if is_far(clash, me) else END)
    )


def suggest_action(readings: Readings, clash: Clash, me: Fighter, kinds: Sequence[str]) -> Deed | None:
    """The ability that does most, from a square with no enemy in the way."""
    deed = suggest_ability(readings, clash, me, kinds)
    back = suggest_step_back(readings, clash, me, deed.args[-1]) if deed is not None else None
    return back or deed


def is_far(clash: Clash, me: Fighter) -> bool:
    """Has it a main action left and no enemy adjacent?"""
    return can_take(me, MAIN) and not any(clash.is_adjacent(me, foe) for foe in known_foes(clash, me))


def known_foes(clash: Clash, me: Fighter) -> list[Fighter]:
    """The enemies of whom its side knows; if there are none, all of them."""
    foes = clash.enemies(me)
    return [foe for foe in foes if clash.is_known(me.side, foe)] or foes


def suggest_ability(readings: Readings, clash: Clash, me: Fighter, kinds: Sequence[str]) -> Deed | None:
    """The ability that promises most damage, on those with least Stamina."""
    abilities = [ability for ability in usable(clash, me, kinds) if ability.does_damage]
    deeds = [deed for ability in abilities if (deed := best_aim(readings, clash, me, ability)) is not None]
    return max(deeds, key=lambda deed: (expected_damage(readings, clash, me, deed), deed.args[-1].cost), default=None)


def suggest_free_strike(readings: Readings, clash: Clash, me: Fighter, kinds: Sequence[str]) -> Deed | None:
    """A free strike, in place of a main action."""
    foes = strikable(readings, clash, me) if MAIN in kinds else []
    return Deed("free-strike", min(foes, key=lambda foe: foe.hp)) if foes else None


def best_aim(readings: Readings, clash: Clash, me: Fighter, ability: Ability) -> Deed | None:
    """The weakest enemies; an area where it catches most enemies and fewest friends."""
    if ability.distance.area:
        aims = area_aims(readings, clash, me, ability)
        best = max(aims, key=lambda aim: enemies_minus_friends(readings, clash, me, ability, *aim), default=None)
        is_worth = best is not None and enemies_minus_friends(readings, clash, me, ability, *best) > 0
        return Deed("use", *best, ability) if best is not None and is_worth else None
    found = candidates(readings, clash, me, ability, clash.enemies(me))
    weakest = sorted(found, key=lambda foe: foe.hp)[: ability.number]
    if not weakest:
        return None
    if ability.number == 1:
        return Deed("use", weakest[0], ability)
    return Deed("use", tuple(each for each in found if each in weakest), ability)


def area_aims(readings: Readings, clash: Clash, me: Fighter, ability: Ability) -> list[tuple[Any, ...]]:
    """Every way to aim an area: nothing to choose for one around its user."""
    slot = readings.hooks.areas[ability.distance.area].slot
    return [()] if slot is None else [(aim,) for aim in slot(clash, me, ability.distance)]


def enemies_minus_friends(readings: Readings, clash: Clash, me: Fighter, ability: Ability, aim: Any = None) -> int:
    """How many more enemies than friends an area catches, as far as it knows."""
    hit = [each for each in caught(readings, clash, me, ability, aim) if clash.is_known(me.side, each)]
    return sum(1 if each.side != me.side else -1 for each in hit)


def expected_damage(readings: Readings, clash: Clash, me: Fighter, deed: Deed) -> Fraction:
    """The damage of the middle tier to all targets."""
    *aim, ability = deed.args
    mean = mean_damage(ability.tiers[1].damage)
    if ability.distance.area:
        return mean * enemies_minus_friends(readings, clash, me, ability, *aim)
    return mean * len(aim[0]) if aim and isinstance(aim[0], tuple) else mean


@lru_cache(maxsize=256)
def mean_damage(damage: str) -> Fraction:
    return Fraction(int(damage)) if damage.isdecimal() else chances_of(parse_dice(damage)).mean


def suggest_approach(readings: Readings, clash: Clash, me: Fighter) -> Deed | None:
    """Beside the weakest enemy in reach, else as near as possible to the nearest; on foot or flying."""
    foe = min(known_foes(clash, me), key=lambda foe: (clash.distance(me, foe), foe.hp))
    budget = budget_of(readings, clash, me)
    if budget <= 0 or not is_far(clash, me):
        return None
    flies = me.block.modes & {"fly", "hover"} and is_agile(me) and not clash.is_buried(me)
    if not flies and me.height != clash.floor_under(me):
        return None
    climb = max(-budget, min(foe.height - me.height, budget)) if flies else 0
    if climb < 0:
        climb = -min(-climb, me.height - clash.floor_under(me))
    reach = reach_of(readings, clash, me, budget, height=me.height + climb if flies else None)
    squares = harmless(clash, me, reach.squares) or reach.squares & ~(1 << me.at)
    if not flies:
        beside = [each for each in known_foes(clash, me) if squares & clash.grid.around(each.at, each.width, 1)]
        foe = min(beside, key=lambda each: each.hp, default=foe)
    for distance in range(1, clash.grid.gap(me.at, me.width, foe.at, foe.width)):
        near = reach.nearest(clash.grid.around(foe.at, foe.width, distance) & squares)
        if near:
            way = reach.way_to(lowest(near))
            return Deed("fly", *([climb] if climb else []), way) if flies else Deed("move", way)
    return None


def suggest_leap(readings: Readings, clash: Clash, me: Fighter) -> Deed | None:
    """Where walking gets no nearer: teleport, climb or jump, without a test."""
    if not is_far(clash, me) or me.height < clash.floor_under(me):
        return None
    foe = min(known_foes(clash, me), key=lambda foe: clash.distance(me, foe))

    def gap(square: int) -> int:
        return clash.grid.gap(foe.at, foe.width, square, me.width)

    for verb in ("teleport", "climb", "jump"):
        parts = patterns(readings, clash, me, verb) if can_take(me, readings.hooks.deeds[verb].takes) else []
        deeds = [deed for part in parts for deed in part]
        safe = [deed for deed in deeds if is_safe(clash, me, deed)]
        best = min(safe, key=lambda deed: gap(deed.args[0]), default=None)
        if best is not None and gap(best.args[0]) < gap(me.at):
            return best
    return None


def suggest_surfacing(readings: Readings, clash: Clash, me: Fighter) -> Deed | None:
    """Out of the ground, or out of a hole that is too deep to climb out of at once."""
    for verb in ("dig", "claw"):
        if me.height < clash.floor_under(me) and can_take(me, MANEUVER) and can_offer(readings, clash, me, verb):
            return Deed(verb, 1 if verb == "dig" else "up")
    if me.height < 0 or me.has(CLIMBING):
        for part in patterns(readings, clash, me, "scale"):
            ups = [deed for deed in part if deed.args[0] > 0]
            if ups and can_take(me, MAIN):
                return ups[-1]
    return None


def can_offer(readings: Readings, clash: Clash, me: Fighter, verb: str) -> bool:
    return any(part.count() for part in patterns(readings, clash, me, verb))


def patterns(readings: Readings, clash: Clash, me: Fighter, verb: str) -> list[Pattern]:
    """What is offered of a deed."""
    return [part for part in readings.hooks.deeds[verb].offer(readings, clash, me) if isinstance(part, Pattern)]


def is_safe(clash: Clash, me: Fighter, deed: Deed) -> bool:
    """Does it end neither in a hole nor in a fire, and need no test?"""
    square: int = deed.args[0]
    space = clash.grid.footprint(square, me.width)
    is_sound = not space & clash.board.squares("fire") and clash.floor(space) >= min(me.height, 0)
    return is_sound and (deed.verb != "jump" or effort(clash, me, course(clash, me, square)) == 0)
