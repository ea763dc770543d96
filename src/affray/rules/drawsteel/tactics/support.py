"""What a sensible fighter does beside dealing damage: recover, heal, stand up, answer questions."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from affray.core.offers.deeds import PASS
from affray.core.offers.slots import Deed
from affray.core.table.asking import Question
from affray.rules.drawsteel.harm.recovering import can_recover, can_stand
from affray.rules.drawsteel.heroes.commander import HARDER, MARKED
from affray.rules.drawsteel.maneuvers.charging import offer_charge
from affray.rules.drawsteel.readings import Readings
from affray.rules.drawsteel.rolls.hero_tokens import TOKEN
from affray.rules.drawsteel.state.blocks import MAIN, MANEUVER, Ability
from affray.rules.drawsteel.state.clash import Clash, Fighter
from affray.rules.drawsteel.targets.aiming import candidates
from affray.rules.drawsteel.turn.turn import usable

MOST_BLOOD: Final = 7
"""How much the dying of the first level may lose by one action."""


def suggest_support(readings: Readings, clash: Clash, me: Fighter, kinds: Sequence[str]) -> Deed | None:
    """First oneself, then the dying, then a mark for all to strike."""
    if MANEUVER in kinds:
        if me.has("grabbed"):
            return Deed("escape")
        if me.has("prone") and can_stand(me):
            return Deed("stand-up", me)
        found = suggest_healing(readings, clash, me) or suggest_mark(readings, clash, me)
        if found is not None:
            return found
        if me.hero and me.is_winded and not me.is_dying and can_recover(me):
            return Deed("catch-breath")
    dying = [ally for ally in clash.allies(me) if ally.is_dying and can_recover(ally) and clash.is_adjacent(ally, me)]
    return Deed("heal", dying[0]) if dying and MAIN in kinds else None


def is_near_death(me: Fighter) -> bool:
    """Might the blood lost by an action kill it?"""
    return me.hero and me.is_dying and me.hp - MOST_BLOOD <= me.lowest


def suggest_healing(readings: Readings, clash: Clash, me: Fighter) -> Deed | None:
    """Healing hands for whoever is worst off."""
    for ability in _with(clash, me, "mend"):
        hurt = [each for each in candidates(readings, clash, me, ability) if each.is_winded and can_recover(each)]
        if hurt:
            return Deed("use", min(hurt, key=_share), ability)
    return None


def _share(fighter: Fighter) -> float:
    return int(fighter.hp) / fighter.hp_max


def suggest_mark(readings: Readings, clash: Clash, me: Fighter) -> Deed | None:
    """Mark the enemy with least Stamina, if nobody is marked."""
    if any(foe.has(MARKED) for foe in clash.enemies(me)):
        return None
    for ability in _with(clash, me, MARKED):
        near = [foe for foe in candidates(readings, clash, me, ability) if foe.is_up]
        if near:
            return Deed("use", min(near, key=lambda foe: foe.hp), ability)
    return None


def _with(clash: Clash, me: Fighter, kind: str) -> list[Ability]:
    """The maneuvers with an outcome of this kind."""
    return [each for each in usable(clash, me, (MANEUVER,)) if any(o.kind == kind for o in each.effects)]


def suggest_charge(readings: Readings, clash: Clash, me: Fighter, kinds: Sequence[str]) -> Deed | None:
    """A charge at the nearest enemy, preferably with an ability made for it."""
    if MAIN not in kinds or any(clash.is_adjacent(me, foe) for foe in clash.enemies(me)):
        return None
    found = [deed for pattern in offer_charge(readings, clash, me) for deed in pattern]

    def order(deed: Deed) -> tuple[bool, int, int]:
        foe, ability = deed.args
        return ability.is_free_strike, clash.distance(me, foe), foe.hp

    return min(found, key=order, default=None)


# --- answers


def most(question: Question) -> Any:
    """As much as possible."""
    return max((each for each in question.options if each != PASS), key=lambda deed: deed.args[1])


def named(wanted: Deed) -> Callable[[Question], Any]:
    """This answer, where it is offered."""
    return lambda question: wanted if wanted in question.options else next(iter(question.options))


def against_enemies(question: Question) -> Any:
    """What is aimed at the other side, if anything."""
    me = question.who
    for option in question.options:
        people = people_in(option) if isinstance(option, Deed) else []
        if people and isinstance(me, Fighter) and all(who.side != me.side for who in people):
            return option
    return PASS if PASS in question.options else next(iter(question.options))


def people_in(deed: Deed) -> list[Fighter]:
    """The fighters that a deed names."""
    flat = [each for arg in deed.args for each in (arg if isinstance(arg, tuple) else (arg,))]
    return [each for each in flat if isinstance(each, Fighter)]


def for_the_hurt(question: Question) -> Any:
    """Another Recovery for one who is winded, else no more."""
    for option in question.options:
        if option.verb == "restore" and option.args[0].is_winded:
            return option
    return PASS


def worst_off(question: Question) -> Any:
    return min((each for each in question.options if isinstance(each, Fighter)), key=_share)


def when_it_helps(question: Question) -> Any:
    """Turn forced movement away from friends, and add to that of enemies."""
    me, moved = question.who, question.about
    is_friend = isinstance(me, Fighter) and isinstance(moved, Fighter) and me.side == moved.side
    wanted = "redirect" if is_friend else "lengthen"
    found = [each for each in question.options if isinstance(each, Ability)]
    return next((each for each in found if any(outcome.kind == wanted for outcome in each.effects)), PASS)


ANSWERS: Final[Mapping[str, Callable[[Question], Any]]] = {
    "surge": most,
    "mark": named(HARDER),
    "failed-save": named(TOKEN),
    "rally": named(TOKEN),
    "teleport": named(PASS),
    "redirect": against_enemies,
    "mend": for_the_hurt,
    "who-recovers": worst_off,
    "forced": when_it_helps,
}
"""By the kind of question; whatever is not named here is answered by the first that is offered."""
