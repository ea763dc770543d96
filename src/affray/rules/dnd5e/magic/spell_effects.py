"""Effects of spells on creatures: what they do, and when they end.  Start at `apply_effect`.

An effect of a spell has a kind of its own, mostly the spell's. The tables say which conditions it brings, what frees
from it, and what it does to attacks and saves.
"""

from collections.abc import Sequence
from typing import Final

from affray.core.dice.notation import Dice, parse_dice
from affray.core.table.moments import DAMAGED, TURN_END, TURN_START, end, until_end_of_next_turn
from affray.core.values import Effect, Reason, Until
from affray.rules.dnd5e.harm.concentration import concentration_of
from affray.rules.dnd5e.harm.conditions_applied import Lasting, afflict
from affray.rules.dnd5e.harm.dying import fall_prone
from affray.rules.dnd5e.readings import AttackHook, Table, TrialHook
from affray.rules.dnd5e.senses.sight import sees
from affray.rules.dnd5e.state.attempts import Plan, Trial
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.conditions import BOUND
from affray.rules.dnd5e.state.moments import AIMED_AT, ATTACKED, CAST, CAST_AT_FOES, CONCENTRATION_END
from affray.rules.dnd5e.state.spellcast import Cast

AGAIN: Final = {"blindness": "con", "hold-monster": "wis", "hold-person": "wis"}
"""Effects that allow a new save of this ability at the end of each turn."""
ENDED_BY: Final = {
    "guiding-bolt": (AIMED_AT,),
    "hypnotic-pattern": (DAMAGED,),
    "invisibility": (ATTACKED, CAST),
    "sanctuary": (ATTACKED, CAST_AT_FOES),
    "sleep": (DAMAGED,),
    "vicious-mockery": (ATTACKED,),
}
"""The bearer's moments that end an effect early."""


def apply_effect(table: Table, cast: Cast, bearer: Combatant) -> None:
    """Apply the spell's effect to a creature.  5e.condition.sources"""
    kind = cast.spell.effect
    if not bearer.is_there:
        return
    if kind == "prone":
        fall_prone(table, bearer)
        return
    start_effect(table, bearer, kind, cast.caster, times_of(table, cast, bearer), cast.dc)


def start_effect(
    table: Table,
    bearer: Combatant,
    kind: str,
    source: Combatant,
    ends: Sequence[Until],
    dc: int,
    acts: Sequence[Until] = (),
) -> None:
    """Start an effect, replacing the same one of another spell, unless immune or no longer concentrated on.

    5e.magic.same 5e.concentration.end
    """
    if any(until.moment == CONCENTRATION_END for until in ends) and concentration_of(source) is None:
        return
    for effect in bearer.effects:
        if effect.kind == kind:
            end(table, effect, "replaced")
    ends = [*ends, *(Until(moment, bearer.id) for moment in ENDED_BY.get(kind, ()))]
    if kind in AGAIN:
        ends = [*ends, Until(f"{AGAIN[kind]}-save", bearer.id)]
        acts = [Until(TURN_END, bearer.id)]
    afflict(table, bearer, kind, source, Lasting(tuple(ends), tuple(acts)), dc)


def times_of(table: Table, cast: Cast, bearer: Combatant) -> list[Until]:
    """When the effect ends: with the spell, or at the start or end of a creature's next turn."""
    caster = cast.caster
    match cast.spell.until:
        case "caster-start":
            return [Until(TURN_START, caster.id)]
        case "caster-end":
            return [until_end_of_next_turn(table.state, caster)]
        case "target-start":
            return [Until(TURN_START, bearer.id)]
        case "target-end":
            return [until_end_of_next_turn(table.state, bearer)]
        case _ if cast.spell.concentration:
            return [Until(CONCENTRATION_END, caster.id)]
        case _:
            return [Until(TURN_START, caster.id, cast.spell.rounds)]


# --- what they do to attacks and saves


def clause_of(kind: str) -> str:
    return f"5e.spell.{kind}"


def guarding(kind: str, amount: int) -> AttackHook:
    """A bonus to Armour Class."""

    def guard(battle: Battle, plan: Plan, effect: Effect) -> None:
        plan.guard.append(Reason(clause_of(kind), amount))

    return guard


def dice_to_attack(kind: str, dice: Dice) -> AttackHook:
    def add(battle: Battle, plan: Plan, effect: Effect) -> None:
        plan.dice.append((clause_of(kind), dice))

    return add


def dice_to_save(kind: str, dice: Dice) -> TrialHook:
    def add(battle: Battle, trial: Trial, effect: Effect | None) -> None:
        trial.dice.append((clause_of(kind), dice))

    return add


def edge_by(kind: str, edge: int) -> AttackHook:
    """Advantage or disadvantage on attacks."""

    def add(battle: Battle, plan: Plan, effect: Effect) -> None:
        plan.add_edge(edge, Reason(clause_of(kind), source=effect.source))

    return add


def on_the_outlined(battle: Battle, plan: Plan, effect: Effect) -> None:
    """Advantage for attackers that see the target."""
    if sees(battle, plan.attacker, plan.target):
        plan.add_edge(1, Reason(clause_of("faerie-fire"), source=effect.source))


def by_the_chilled(battle: Battle, plan: Plan, effect: Effect) -> None:
    """An undead creature has disadvantage on attacks against the caster."""
    if plan.attacker.block.kind == "undead" and plan.target.id == effect.source:
        plan.add_edge(-1, Reason(clause_of("chill-touch"), source=effect.source))


def by_magic_armour(battle: Battle, plan: Plan, effect: Effect) -> None:
    """13 plus Dexterity, if that is higher."""
    block = plan.target.block
    more = MAGE_ARMOUR + block.modifier("dex") - block.armour_class
    if more > 0:
        plan.guard.append(Reason(clause_of("mage-armor"), more))


def beacon_of_hope(battle: Battle, trial: Trial, effect: Effect | None) -> None:
    """Advantage on Wisdom saves and death saves."""
    if trial.ability == "wis" or "death" in trial.about:
        trial.add_edge(1, Reason(clause_of("beacon-of-hope")))


def haste_save(battle: Battle, trial: Trial, effect: Effect | None) -> None:
    """The hasted have advantage on Dexterity saves."""
    if trial.ability == "dex":
        trial.add_edge(1, Reason(clause_of("haste")))


def pass_without_trace(battle: Battle, trial: Trial, effect: Effect | None) -> None:
    """+10 to Stealth within 6 squares of the caster."""
    caster = battle.creatures[effect.source or effect.bearer] if effect is not None else trial.who
    if "stealth" in trial.about and battle.distance(trial.who, caster) <= VEILED:
        trial.bonus.append(Reason(clause_of("pass-without-trace"), 10))


MAGE_ARMOUR: Final = 13
VEILED: Final = 6
D4: Final[Dice] = parse_dice("1d4")
MINUS_D4: Final[Dice] = parse_dice("-1d4")


KINDS: Final = frozenset(
    (
        *AGAIN,
        *ENDED_BY,
        *BOUND,
        *("bane", "bless", "chill-touch", "faerie-fire", "prone", "ray-of-frost", "shield", "shield-of-faith"),
        *("aid", "beacon-of-hope", "fly", "greater-invisibility", "haste", "hunters-mark", "mage-armor"),
        *("pass-without-trace", "shocking-grasp"),
    )
)
"""Every effect that a spell may name."""
