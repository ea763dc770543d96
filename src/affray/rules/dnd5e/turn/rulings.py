"""What the GM may simply decree: hit points, places, conditions and how long they last.  Start at `offers`.

`ana gains frightened by orc for 3`, `ana gains poisoned save con 12`, `ana loses prone`, `ana hurt 5 fire`. Numbers and
whose turn it is are typed: of all that will do, one is listed.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import islice, product
from typing import Any, Final

from affray.core.board import Spot, squares_of
from affray.core.changes import lose, set_hp
from affray.core.deeds import Options, Pattern
from affray.core.effects import TURN_END, TURN_START
from affray.core.slots import Deed, Number, OneOf, Slot
from affray.core.values import Reason, Until
from affray.rules.dnd5e.changes import jam, notice, rise_to, set_temporary, strengthen, take_along, wake
from affray.rules.dnd5e.gear.grapple_holds import loosen
from affray.rules.dnd5e.harm.conditions_applied import Lasting, lay, rounds, tire, until_saved
from affray.rules.dnd5e.harm.damage import harm
from affray.rules.dnd5e.harm.dying import drop_to_zero, regain
from affray.rules.dnd5e.harm.falling import put_at
from affray.rules.dnd5e.harm.suffocation import breathe, choke
from affray.rules.dnd5e.movement.gaits import FLY
from affray.rules.dnd5e.readings import Table
from affray.rules.dnd5e.senses.light import CARRIED
from affray.rules.dnd5e.state.battle import DEAD, UP, Battle, Combatant
from affray.rules.dnd5e.state.blocks import ABILITIES
from affray.rules.dnd5e.state.blows import Blow
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
"""Conditions that ask who brings them."""


class TypedNumber(Number):
    """A number that is typed: of all that will do, the lowest is listed."""

    __slots__ = ()

    def __iter__(self) -> Iterator[int]:
        return iter((self.low,))

    def count(self) -> int:
        return 1


class TypedWord(OneOf):
    """A word that is typed: of all that will do, the first is listed."""

    __slots__ = ()

    def __iter__(self) -> Iterator[Any]:
        return islice(self.values, 1)

    def count(self) -> int:
        return min(1, len(self.values))


def offers(battle: Battle) -> Options:
    everyone = list(battle.everyone())
    living = [creature for creature in everyone if creature.status != DEAD]
    return Options(
        [
            *(Pattern("hp", OneOf([c]), Number(0, c.hp_max), verb_at=1) for c in everyone),
            Pattern("temporary", OneOf(everyone), Number(0, MOST_TEMPORARY), verb_at=1),
            Pattern("at", OneOf(everyone), Spot(battle.grid, free_squares(battle)), verb_at=1),
            Pattern("height", OneOf([c for c in living if c.speed_by(FLY)]), Number(0, HIGHEST), verb_at=1),
            Pattern("noticed", OneOf([c for c in everyone if c.hidden_from]), verb_at=1),
            Pattern("stuck", OneOf(map(battle.square_name, squares_of(battle.board.squares("door")))), verb_at=1),
            Pattern("hurt", OneOf(living), TypedNumber(1, MOST_HURT), verb_at=1),
            Pattern("hurt", OneOf(living), TypedNumber(1, MOST_HURT), OneOf(DAMAGE_TYPES), verb_at=1),
            Pattern("healed", OneOf(living), TypedNumber(1, MOST_HURT), verb_at=1),
            Pattern("exhaustion", OneOf(everyone), Number(0, DEADLY), verb_at=1),
            Pattern("suffocating", OneOf([c for c in living if not c.has(SUFFOCATING)]), verb_at=1),
            Pattern("breathing", OneOf([c for c in living if c.has(SUFFOCATING)]), verb_at=1),
            *gains(everyone),
            *(
                Pattern("loses", OneOf([c]), OneOf(dict.fromkeys(e.kind for e in c.effects)), verb_at=1)
                for c in everyone
                if c.effects
            ),
        ]
    )


def gains(everyone: Sequence[Combatant]) -> Iterator[Pattern]:
    """Who gains what, by whom, and for how long."""
    whose = TypedWord(everyone)
    times: tuple[tuple[Slot, ...], ...] = (
        (),
        (OneOf(["for"]), TypedNumber(1, MOST_ROUNDS)),
        (OneOf(["until"]), OneOf(["start", "end"]), whose),
        (OneOf(["save"]), TypedWord(ABILITIES), TypedNumber(1, HIGHEST_DC)),
    )
    sources: tuple[tuple[Slot, ...], ...] = ((OneOf(GIVEN),), (OneOf(FROM_SOMEBODY), OneOf(["by"]), whose))
    for source, time in product(sources, times):
        yield Pattern("gains", OneOf(everyone), *source, *time, verb_at=1)


def rule(table: Table, ruling: Deed) -> None:
    """Carry out what was decreed. Nobody is asked."""
    RULINGS[ruling.verb](table, *ruling.args)


def rule_hp(table: Table, creature: Combatant, hp: int) -> None:
    set_hp(table, creature, hp)
    if creature.hp == 0 and creature.status == UP:
        drop_to_zero(table, creature, 0)
    elif creature.hp > 0 and creature.status != UP:
        wake(table, creature)


def rule_temporary(table: Table, creature: Combatant, amount: int) -> None:
    set_temporary(table, creature, amount)


def rule_at(table: Table, creature: Combatant, square: int) -> None:
    put_at(table, creature, square)
    loosen(table)


def rule_height(table: Table, creature: Combatant, height: int) -> None:
    battle = table.state
    flyer = battle.creatures[creature.mount] if creature.mount else creature
    rise_to(table, flyer, height)
    if flyer.rider:
        take_along(battle.creatures[flyer.rider], flyer)
    loosen(table)


def rule_noticed(table: Table, creature: Combatant) -> None:
    notice(table, creature)


def rule_stuck(table: Table, square: str) -> None:
    """A door that opens only with an effort.  5e.turn.object-gm"""
    jam(table, table.state.grid.square(square))


def rule_hurt(table: Table, creature: Combatant, amount: int, type: str = "") -> None:
    """Damage as from any source: resistance counts, and it may kill.  5e.damage.resist"""
    harm(table, Blow(creature, [(amount, type)]))


def rule_healed(table: Table, creature: Combatant, amount: int) -> None:
    regain(table, creature, amount, [Reason("5e.heal.sources", amount)])


def rule_exhaustion(table: Table, creature: Combatant, level: int) -> None:
    tire(table, creature, level)


def rule_gains(table: Table, creature: Combatant, kind: str, *how: Any) -> None:
    """A decree overrules immunity."""
    source: Combatant | None = None
    if how[:1] == ("by",):
        source, how = how[1], how[2:]
    lasting = lasting_of(creature, how)
    if kind == "grappled" and source is not None:
        lasting = lasting._replace(ends=(*lasting.ends, Until(INCAPACITATED, source.id)))
    lay(table, creature, kind, source, lasting, amount=how[2] if how[:1] == ("save",) else 0)


def lasting_of(creature: Combatant, how: Sequence[Any]) -> Lasting:
    """For so many rounds, until somebody's turn starts or ends, until a save; or until it is taken away."""
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
    if kind == "exhaustion":
        tire(table, creature, 0)
    for effect in creature.effects:
        if effect.kind == kind:
            if kind == "aid":
                strengthen(creature, -effect.amount)
            lose(table, creature, effect, "ruled")


RULINGS: Final[dict[str, Callable[..., None]]] = {
    "hp": rule_hp,
    "temporary": rule_temporary,
    "at": rule_at,
    "height": rule_height,
    "noticed": rule_noticed,
    "stuck": rule_stuck,
    "hurt": rule_hurt,
    "healed": rule_healed,
    "exhaustion": rule_exhaustion,
    "gains": rule_gains,
    "loses": rule_loses,
    "suffocating": choke,
    "breathing": breathe,
}


def free_squares(battle: Battle) -> int:
    """Where nobody and nothing stands."""
    taken = 0
    for creature in battle.everyone():
        if creature.status != DEAD:
            taken |= battle.space(creature)
    return battle.board.open & ~taken
