"""Rulings of the GM: hit points, places, conditions and their duration.  Start at `RULINGS`.

`ana gains frightened by orc for 3`, `ana gains poisoned save con 12`, `ana loses prone`, `ana hurt 5 fire`. Numbers and
whose turn it is are typed: of all that will do, one is listed.
"""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any, Final

from affray.core.board import squares_of
from affray.core.offers.deeds import Pattern
from affray.core.offers.slots import Number, OneOf, Slot
from affray.core.offers.typed import TypedNumber, TypedWord
from affray.core.table import decrees
from affray.core.table.changes import lose
from affray.core.table.moments import TURN_END, TURN_START
from affray.core.table.rulings import Ruling, Rulings, decree
from affray.core.values import Reason, Until
from affray.rules.dnd5e.changes import carry_rider, notice, raise_hp_max, rise_to, set_temporary, wake
from affray.rules.dnd5e.gear.changes import jam
from affray.rules.dnd5e.gear.grapple_holds import end_grapples_out_of_reach
from affray.rules.dnd5e.harm.concentration import CONCENTRATING, HOLDING, end_concentration
from affray.rules.dnd5e.harm.conditions_applied import Lasting, impose, rounds, set_exhaustion, until_saved
from affray.rules.dnd5e.harm.damage import harm
from affray.rules.dnd5e.harm.dying import drop_to_zero, regain
from affray.rules.dnd5e.harm.falling import put_at
from affray.rules.dnd5e.harm.suffocation import start_suffocating, stop_suffocating
from affray.rules.dnd5e.movement.gaits import FLY
from affray.rules.dnd5e.readings import Table
from affray.rules.dnd5e.senses.light import CARRIED
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.blocks import ABILITIES
from affray.rules.dnd5e.state.blows import Blow
from affray.rules.dnd5e.state.combatant import DEAD, UP, Combatant
from affray.rules.dnd5e.state.conditions import CONDITIONS, DEADLY, SUFFOCATING
from affray.rules.dnd5e.state.moments import INCAPACITATED
from affray.rules.dnd5e.state.weapons import DAMAGE_TYPES

MOST_TEMPORARY: Final = 99
HIGHEST: Final = 20
MOST_HURT: Final = 999
MOST_ROUNDS: Final = 100
HIGHEST_DC: Final = 30
GIVEN: Final = (*(condition for condition in CONDITIONS if condition != "exhaustion"), *CARRIED)
FROM_SOMEBODY: Final = ("charmed", "frightened", "grappled")
"""Conditions that have a source."""


def offer_gains(battle: Battle) -> Iterator[Pattern]:
    """Gain a condition, from a source, for a duration."""
    everyone = list(battle.everyone())
    whose = TypedWord(everyone)
    times: tuple[tuple[Slot, ...], ...] = (
        (),
        (OneOf(["for"]), TypedNumber(1, MOST_ROUNDS)),
        (OneOf(["until"]), OneOf(["start", "end"]), whose),
        (OneOf(["save"]), TypedWord(ABILITIES), TypedNumber(1, HIGHEST_DC)),
    )
    sources: tuple[tuple[Slot, ...], ...] = ((OneOf(GIVEN),), (OneOf(FROM_SOMEBODY), OneOf(["by"]), whose))
    for source, time in product(sources, times):
        yield decree("gains", OneOf(everyone), *source, *time)


def rise_or_fall(table: Table, creature: Combatant) -> None:
    """A creature set to 0 hit points drops, one set above 0 wakes."""
    if creature.hp == 0 and creature.status == UP:
        drop_to_zero(table, creature, 0)
    elif creature.hp > 0 and creature.status != UP:
        wake(table, creature)


def rule_at(table: Table, creature: Combatant, square: int) -> None:
    put_at(table, creature, square)
    end_grapples_out_of_reach(table)


def rule_height(table: Table, creature: Combatant, height: int) -> None:
    battle = table.state
    flyer = battle.creatures[creature.mount] if creature.mount else creature
    rise_to(table, flyer, height)
    if flyer.rider:
        carry_rider(battle.creatures[flyer.rider], flyer)
    end_grapples_out_of_reach(table)


def rule_stuck(table: Table, square: str) -> None:
    """A stuck door takes an action to open.  5e.turn.object-gm"""
    jam(table, table.state.grid.square(square))


def rule_hurt(table: Table, creature: Combatant, amount: int, type: str = "") -> None:
    """Damage as from any source: resistance counts, and it may kill.  5e.damage.resist"""
    harm(table, Blow(creature, [(amount, type)]))


def rule_healed(table: Table, creature: Combatant, amount: int) -> None:
    regain(table, creature, amount, [Reason("5e.heal.sources", amount)])


def rule_gains(table: Table, creature: Combatant, kind: str, *how: Any) -> None:
    """A ruling overrides immunity."""
    source: Combatant | None = None
    if how[:1] == ("by",):
        source, how = how[1], how[2:]
    lasting = lasting_of(creature, how)
    if kind == "grappled" and source is not None:
        notice(table, creature)  # who is held and who holds know of each other
        notice(table, source)
        lasting = lasting._replace(ends=(*lasting.ends, Until(INCAPACITATED, source.id)))
    impose(table, creature, kind, source, lasting, amount=how[2] if how[:1] == ("save",) else 0)


def lasting_of(creature: Combatant, how: Sequence[Any]) -> Lasting:
    """For some rounds, until a creature's turn starts or ends, until a save, or until a ruling ends it."""
    match how:
        case ("for", number):
            return rounds(creature.id, number)
        case ("until", "start", whose):
            return Lasting((Until(TURN_START, whose.id),))
        case ("until", "end", whose):
            return Lasting((Until(TURN_END, whose.id),))
        case ("save", ability, _):
            return until_saved(creature.id, ability)
    return Lasting()


def rule_loses(table: Table, creature: Combatant, kind: str) -> None:
    """Who stops concentrating loses what that kept up, on whoever's turn it is.  5e.concentration.end"""
    if kind in (CONCENTRATING, HOLDING):
        end_concentration(table, creature, "ruled")
    if kind == "exhaustion":
        set_exhaustion(table, creature, 0)
    for effect in creature.effects:
        if effect.kind == kind:
            if kind == "aid":
                raise_hp_max(creature, -effect.amount)
            lose(table, creature, effect, "ruled")


def free_squares(battle: Battle) -> int:
    """Open squares that no creature occupies."""
    taken = 0
    for creature in battle.everyone():
        if creature.status != DEAD:
            taken |= battle.space(creature)
    return battle.board.open & ~taken


def living(battle: Battle) -> list[Combatant]:
    return [creature for creature in battle.everyone() if creature.status != DEAD]


def offer_loses(battle: Battle) -> list[Pattern]:
    bearers = [creature for creature in battle.everyone() if creature.effects]
    return [decree("loses", OneOf([c]), OneOf(dict.fromkeys(e.kind for e in c.effects))) for c in bearers]


def offer_hurt(battle: Battle) -> list[Pattern]:
    amount = TypedNumber(1, MOST_HURT)
    return [
        decree("hurt", OneOf(living(battle)), amount),
        decree("hurt", OneOf(living(battle)), amount, OneOf(DAMAGE_TYPES)),
    ]


def offer_healed(battle: Battle) -> list[Pattern]:
    return [decree("healed", OneOf(living(battle)), TypedNumber(1, MOST_HURT))]


def offer_height(battle: Battle) -> list[Pattern]:
    flyers = [creature for creature in living(battle) if creature.speed_by(FLY)]
    return [decree("height", OneOf(flyers), Number(0, HIGHEST))]


def offer_temporary(battle: Battle) -> list[Pattern]:
    return [decree("temporary", OneOf(list(battle.everyone())), Number(0, MOST_TEMPORARY))]


def offer_exhaustion(battle: Battle) -> list[Pattern]:
    return [decree("exhaustion", OneOf(list(battle.everyone())), Number(0, DEADLY))]


def offer_stuck(battle: Battle) -> list[Pattern]:
    doors = squares_of(battle.board.squares("door"))
    return [decree("stuck", OneOf(map(battle.square_name, doors)))]


def offer_suffocating(battle: Battle) -> list[Pattern]:
    return [decree("suffocating", OneOf([c for c in living(battle) if not c.has(SUFFOCATING)]))]


def offer_breathing(battle: Battle) -> list[Pattern]:
    return [decree("breathing", OneOf([c for c in living(battle) if c.has(SUFFOCATING)]))]


RULINGS: Final[Rulings[Battle]] = Rulings(
    [
        decrees.hp(rise_or_fall),
        Ruling("temporary", offer_temporary, set_temporary),
        decrees.at(free_squares, rule_at),
        Ruling("height", offer_height, rule_height),
        decrees.noticed(notice),
        Ruling("stuck", offer_stuck, rule_stuck),
        Ruling("hurt", offer_hurt, rule_hurt),
        Ruling("healed", offer_healed, rule_healed),
        Ruling("exhaustion", offer_exhaustion, set_exhaustion),
        Ruling("suffocating", offer_suffocating, start_suffocating),
        Ruling("breathing", offer_breathing, stop_suffocating),
        Ruling("gains", offer_gains, rule_gains),
        Ruling("loses", offer_loses, rule_loses),
    ]
)
