"""What effects and traits as data bear on while they last.  Start at `edges_by_mods`."""

from collections.abc import Sequence

from affray.core.values import Reason
from affray.rules.drawsteel.rolls.filters import passes
from affray.rules.drawsteel.state.clash import Clash, Fighter
from affray.rules.drawsteel.state.happenings import Aim, Use
from affray.rules.drawsteel.state.words import DAMAGE, ROLL, SPEED, STRIKE, STRUCK, TARGETED, Kind


def kinds_of(fighter: Fighter) -> Sequence[Kind]:
    """Its traits, and the effects on it that are data. Mostly there are none."""
    if not fighter.effects:
        return fighter.block.traits
    laid = [each.what for each in fighter.effects if each.what is not None]
    return (*fighter.block.traits, *laid) if laid else fighter.block.traits


def edges_by_mods(clash: Clash, aim: Aim) -> Sequence[Reason]:
    """The edges and banes that lie on who rolls, and on whom the roll is against.

    ds.roll.edges ds.foe.roused ds.foe.called-out ds.foe.soft-belly ds.foe.acid ds.mount.spurred
    """
    roller, target, ability = aim.roller, aim.target, aim.ability
    if ability is None or target is None:
        return ()
    own, its = kinds_of(roller), kinds_of(target)
    if not own and not its:
        return ()
    found: list[Reason] = []
    for kind in own:
        if ability.is_strike:
            found += edges_on(clash, roller, target, kind, STRIKE, aim)
        found += edges_on(clash, roller, target, kind, ROLL, aim)
    for kind in its:
        if ability.is_strike:
            found += edges_on(clash, target, roller, kind, STRUCK, aim)
        found += edges_on(clash, target, roller, kind, TARGETED, aim)
    return found


def edges_on(clash: Clash, bearer: Fighter, other: Fighter, kind: Kind, hook: str, aim: Aim) -> list[Reason]:
    mods = kind.mods_on(hook)
    return [Reason(kind.clause, mod.edge) for mod in mods if passes(clash, bearer, other, mod.only, aim)]


def edges_by_words(clash: Clash, aim: Aim) -> Sequence[Reason]:
    """An edge or a bane that the ability itself has where its filters hold.  ds.ability.steady ds.foe.from-below"""
    ability = aim.ability
    if ability is None or aim.target is None or not ability.edges:
        return ()
    return [
        Reason(each.because or f"ds.effect.{ability.id}", each.amount)
        for each in ability.edges
        if passes(clash, aim.roller, aim.target, each.only, aim)
    ]


def damage_by_mods(clash: Clash, use: Use, target: Fighter) -> Sequence[Reason]:
    """More damage by a strike, to its first target.  ds.malice.savage ds.foe.acid"""
    user = use.user
    if not use.ability.is_strike or target is not use.targets[0]:
        return ()
    return [
        Reason(kind.clause, mod.add)
        for kind in kinds_of(user)
        for mod in kind.mods_on(DAMAGE)
        if passes(clash, user, target, mod.only, use)
    ]


def speed_by_mods(clash: Clash, fighter: Fighter, speed: int) -> int:
    """A kind of effect counts once, however often it is laid; nobody is slower than 0.

    ds.ability.stacking ds.malice.goblins
    """
    kinds = kinds_of(fighter)
    if not kinds:
        return speed
    faster = {
        kind.id: mod.add for kind in kinds for mod in kind.mods_on(SPEED) if passes(clash, fighter, fighter, mod.only)
    }
    return max(speed + sum(faster.values()), 0)
