"""What a sensible fighter does: use what hurts most on whom it can reach, else get nearer.  Start at `suggest`."""

from collections.abc import Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any, cast

from affray.core.asking import Question, Sight
from affray.core.board import lowest
from affray.core.chances import chances_of
from affray.core.deeds import PASS
from affray.core.dice import parse_dice
from affray.core.slots import Deed
from affray.rules.drawsteel.blocks import MAIN, MANEUVER, Ability
from affray.rules.drawsteel.care import ANSWERS, caring, charging
from affray.rules.drawsteel.conditions import can_take
from affray.rules.drawsteel.free_strikes import strikable
from affray.rules.drawsteel.moving import budget_of, reach_of
from affray.rules.drawsteel.targets import candidates, caught
from affray.rules.drawsteel.turns import END, usable
from affray.rules.drawsteel.values import Clash, Fighter

if TYPE_CHECKING:
    from affray.rules.drawsteel.rulebook import DrawSteel


def suggest(question: Question, sight: Sight) -> Any:
    """An answer to whatever is asked."""
    if question.kind == "roll":
        return None  # a mind that is asked for real dice throws some
    rulebook, clash = cast("DrawSteel", sight.rulebook), cast("Clash", sight.state)
    if question.kind == "turn":
        return suggest_deed(rulebook, clash, cast("Fighter", question.who))
    if question.kind == "critical":
        me = cast("Fighter", question.who)
        return using(rulebook, clash, me, (MAIN,)) or striking(rulebook, clash, me, (MAIN,)) or PASS
    answer = ANSWERS.get(question.kind)
    return next(iter(question.options)) if answer is None else answer(question)


def suggest_deed(rulebook: "DrawSteel", clash: Clash, me: Fighter) -> Deed:
    """See to oneself and one's friends, strike, or get nearer; when there is nothing left to do, be done."""
    kinds = [kind for kind in (MAIN, MANEUVER) if can_take(me, kind)]
    return (
        caring(rulebook, clash, me, kinds)
        or using(rulebook, clash, me, kinds)
        or approaching(rulebook, clash, me)
        or charging(rulebook, clash, me, kinds)
        or striking(rulebook, clash, me, kinds)
        or (Deed("convert", "move") if is_far(clash, me) else END)
    )


def is_far(clash: Clash, me: Fighter) -> bool:
    """Has it a main action left and nobody beside it?"""
    return can_take(me, MAIN) and not any(clash.is_adjacent(me, foe) for foe in clash.enemies(me))


def using(rulebook: "DrawSteel", clash: Clash, me: Fighter, kinds: Sequence[str]) -> Deed | None:
    """Whatever promises the most damage, on those who have least left."""
    abilities = [ability for ability in usable(rulebook, clash, me, kinds) if ability.does_damage]
    deeds = [deed for ability in abilities if (deed := aimed(rulebook, clash, me, ability)) is not None]
    return max(deeds, key=promise, default=None)


def striking(rulebook: "DrawSteel", clash: Clash, me: Fighter, kinds: Sequence[str]) -> Deed | None:
    """A free strike, in place of a main action."""
    foes = strikable(rulebook, clash, me) if MAIN in kinds else []
    return Deed("free-strike", min(foes, key=lambda foe: foe.hp)) if foes else None


def aimed(rulebook: "DrawSteel", clash: Clash, me: Fighter, ability: Ability) -> Deed | None:
    """The ability on enemies, the weakest first; one with an area that is aimed is left to people."""
    if ability.distance.area:
        is_plain = rulebook.areas[ability.distance.area].slot is None
        foes = [each for each in caught(rulebook, clash, me, ability) if each.side != me.side] if is_plain else []
        return Deed("use", ability) if foes else None
    found = [each for each in candidates(rulebook, clash, me, ability) if each.side != me.side and each.is_up]
    weakest = sorted(found, key=lambda foe: foe.hp)[: ability.number]
    if not weakest:
        return None
    if ability.number == 1:
        return Deed("use", weakest[0], ability)
    return Deed("use", tuple(each for each in found if each in weakest), ability)


def promise(deed: Deed) -> Fraction:
    """How much damage the middle tier does to all at whom it is aimed."""
    *aim, ability = deed.args
    damage = ability.tiers[1].damage
    mean = Fraction(int(damage)) if damage.isdecimal() else chances_of(parse_dice(damage)).mean
    targets = len(aim[0]) if aim and isinstance(aim[0], tuple) else 1
    return mean * (2 if ability.distance.area else targets)


def approaching(rulebook: "DrawSteel", clash: Clash, me: Fighter) -> Deed | None:
    """Beside the nearest enemy if that can be got to, else as near as can be."""
    foes = sorted(clash.enemies(me), key=lambda foe: (clash.distance(me, foe), foe.hp))
    budget = budget_of(rulebook, clash, me)
    if not budget or not is_far(clash, me):
        return None
    reach = reach_of(rulebook, clash, me, budget)
    squares = reach.squares & ~(1 << me.at)
    for distance in range(1, clash.distance(me, foes[0])):
        near = reach.nearest(clash.grid.around(foes[0].at, foes[0].block.width, distance) & squares)
        if near:
            return Deed("move", reach.way_to(lowest(near)))
    return None
