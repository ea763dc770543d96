"""What conditions do beside forbidding: edges and banes, slower steps, blood lost.  Start at `EDGES`."""

from collections.abc import Sequence
from typing import Final

from affray.core.dice import parse_dice
from affray.core.values import Effect, Reason
from affray.rules.drawsteel.blocks import FREE_TRIGGERED, MAIN, TRIGGERED
from affray.rules.drawsteel.changes import drain, mark
from affray.rules.drawsteel.damage import fall, mourn
from affray.rules.drawsteel.happenings import Aim, Harm, Trial, Use
from affray.rules.drawsteel.readings import Table
from affray.rules.drawsteel.values import OUT, Clash, Fighter

BLOOD: Final = parse_dice("1d6")
SLOWED: Final = 2
AT_LEAST: Final = 3
STEADY: Final = "steadfast"
"""The feature of one who is slowed less."""
BODILY: Final = frozenset({"might", "agility"})


def sources(fighter: Fighter, kind: str) -> list[str]:
    """Of whom the fighter has an effect of a kind."""
    return [effect.source for effect in fighter.effects if effect.kind == kind and effect.source is not None]


def holds(fighter: Fighter, kind: str, other: Fighter) -> list[Effect]:
    """The effects of a kind that come from the other."""
    return [effect for effect in fighter.effects if effect.kind == kind and effect.source == other.id]


# --- edges and banes


def weakened(clash: Clash, aim: Aim) -> Sequence[Reason]:
    """A bane on every power roll.  ds.condition.weakened"""
    return (Reason("ds.condition.weakened", -1),) if aim.roller.has("weakened") else ()


def frightened(clash: Clash, aim: Aim) -> Sequence[Reason]:
    """A bane against whom one fears; who is feared has an edge against one.  ds.condition.frightened"""
    if aim.ability is None or aim.target is None:
        return ()
    fears = (Reason("ds.condition.frightened", -1),) if holds(aim.roller, "frightened", aim.target) else ()
    scares = (Reason("ds.condition.frightened", 1),) if holds(aim.target, "frightened", aim.roller) else ()
    return (*fears, *scares)


def grabbed(clash: Clash, aim: Aim) -> Sequence[Reason]:
    """A bane on whatever is not aimed at the grabber.  ds.condition.grabbed"""
    held = sources(aim.roller, "grabbed") if aim.ability is not None else []
    return (Reason("ds.condition.grabbed", -1),) if held and not _among(aim, held) else ()


def _among(aim: Aim, ids: Sequence[str]) -> bool:
    return any(target.id in ids for target in aim.among)


def prone(clash: Clash, aim: Aim) -> Sequence[Reason]:
    """A bane on one's strikes; an edge on melee abilities against one.  ds.condition.prone"""
    lies = (Reason("ds.condition.prone", -1),) if aim.is_strike and aim.roller.has("prone") else ()
    is_low = aim.target is not None and aim.is_melee and aim.target.has("prone")
    return (*lies, Reason("ds.condition.prone", 1)) if is_low else lies


def restrained(clash: Clash, aim: Aim) -> Sequence[Reason]:
    """A bane on ability rolls and tests of the body; an edge on abilities against one.  ds.condition.restrained"""
    is_hindered = aim.ability is not None or aim.characteristic in BODILY
    bound = (Reason("ds.condition.restrained", -1),) if is_hindered and aim.roller.has("restrained") else ()
    is_bound = aim.ability is not None and aim.target is not None and aim.target.has("restrained")
    return (*bound, Reason("ds.condition.restrained", 1)) if is_bound else bound


def taunted(clash: Clash, aim: Aim) -> Sequence[Reason]:
    """A double bane on abilities that do not target the taunter, while it is in line of effect.

    ds.condition.taunted
    """
    taunters = sources(aim.roller, "taunted") if aim.ability is not None else []
    if not taunters or _among(aim, taunters):
        return ()
    taunter = clash.fighter(taunters[0])
    is_seen = taunter.is_up and clash.has_line(aim.roller, taunter)
    return (Reason("ds.condition.taunted", -2, taunter.id),) if is_seen else ()


def helpless(clash: Clash, aim: Aim) -> Sequence[Reason]:
    """A double edge against the unconscious.  ds.stamina.unconscious"""
    is_out = aim.ability is not None and aim.target is not None and aim.target.status == OUT
    return (Reason("ds.stamina.unconscious", 2),) if is_out else ()


EDGES: Final = (weakened, frightened, grabbed, prone, restrained, taunted, helpless)


# --- moving


def held_down(clash: Clash, mover: Fighter, speed: int) -> int:
    """None for the grabbed and the restrained; 2 for the slowed, 3 for the steadfast among them.

    ds.condition.grabbed ds.condition.restrained ds.condition.slowed
    """
    if mover.has("grabbed") or mover.has("restrained"):
        return 0
    if not mover.has("slowed"):
        return speed
    return min(speed, AT_LEAST if mover.has_feature(STEADY) else SLOWED)


def too_near(clash: Clash, mover: Fighter) -> int:
    """Nearer to whom one fears than one is, if one knows where that is.  ds.condition.frightened"""
    mask = 0
    for id in sources(mover, "frightened"):
        feared = clash.fighter(id)
        gap = clash.distance(mover, feared)
        if feared.is_up and gap > 0 and mover.id not in feared.hidden_from:
            mask |= clash.grid.around(feared.at, feared.width, gap - 1)
    return mask & ~clash.space(mover)


SPEEDS: Final = (held_down,)
SHUNNED: Final = (too_near,)


# --- blood


def is_bleeding(fighter: Fighter) -> bool:
    """The dying always are.  ds.condition.bleeding ds.stamina.dying"""
    return fighter.is_up and (fighter.has("bleeding") or fighter.is_dying)


def bleed(table: Table, fighter: Fighter) -> None:
    """After a main or triggered action, or a roll of the body, the bleeding lose 1d6 and their level: once an action.

    ds.condition.bleeding
    """
    if not is_bleeding(fighter) or fighter.pools.get("bled", 0):
        return
    mark(fighter, "bled", 1)
    level = Reason("ds.condition.bleeding", fighter.block.level)
    roll = table.roll(fighter, BLOOD, "bleeding", [level])
    lost = Reason("ds.condition.bleeding", roll.total)
    readings = table.readings
    if fighter.is_minion:
        mourn(table, readings.hooks.drain(table, [Harm(fighter, [lost], is_fixed=True)]))
        return
    was_standing = fighter.hp > 0
    drain(table, fighter, roll.total, [lost])
    for hook in readings.hooks.bled:
        hook(table, fighter)
    fall(table, fighter, was_standing)


def bleed_by_using(table: Table, using: Use) -> None:
    """ds.condition.bleeding"""
    ability, user = using.ability, using.user
    is_bodily = bool(ability.tiers) and bool(BODILY.intersection(ability.roll))
    if ability.kind in (MAIN, TRIGGERED, FREE_TRIGGERED) or is_bodily:
        mark(user, "bled", 0)
        bleed(table, user)


def bleed_by_testing(table: Table, trial: Trial) -> None:
    """ds.condition.bleeding"""
    if trial.characteristic in BODILY:
        if table.state.turn != trial.who.id:
            mark(trial.who, "bled", 0)
        bleed(table, trial.who)
