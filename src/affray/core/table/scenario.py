"""The course of a fight: who comes in, whose nerve breaks, and whether it is over.  Start at `settle`.

A book calls `settle` after each of its steps, and `bring_waves` when a round begins; what only the book knows is its
`Stage`. All of this costs nothing where nothing is laid down.
"""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Final

from affray.core.board import AnyField, Body, Place, lowest
from affray.core.board.field import UP
from affray.core.board.scenario import (
    FALLS,
    FLEE_OR_SURRENDER,
    HALF,
    ROUND,
    SURRENDER,
    Morale,
    Scenario,
    Wave,
    When,
)
from affray.core.memory import BODIES, remembered
from affray.core.offers.slots import Deed
from affray.core.table.asking import Question
from affray.core.table.changes import gain, set_scenario
from affray.core.table.endings import asks_gm, is_awaited, takes_part
from affray.core.values import GM

if TYPE_CHECKING:
    from affray.core.rulebook import Readings
    from affray.core.table.asking import Table

    AnyFieldTable = Table[Any, Readings]

OVER: Final = Deed("over")
GOES_ON: Final = Deed("goes-on")
FLEEING: Final = "fleeing"
"""The effect on one who is ordered to flee, or whose nerve has broken: 1 if it may surrender instead."""
MOST_CREATURES: Final = 200


class Stage:
    """What only one book knows of the course of a fight.

    `is_one_sided`: has only one side anybody left? `free`: the squares where somebody can stand. `enter` makes a
    creature, which stands at its place, one of the fight; `leave` takes one out of it, in a manner, and `stand` brings
    it back.
    """

    __slots__ = ("is_one_sided", "free", "enter", "leave", "stand")

    def __init__(
        self,
        is_one_sided: Callable[[Any], bool],
        free: Callable[[Any], int],
        enter: "Callable[[Any, list[Any]], None]",
        leave: "Callable[[Any, Any, str], None]",
        stand: "Callable[[Any, Any], None]",
    ) -> None:
        self.is_one_sided = is_one_sided
        self.free = free
        self.enter = enter
        self.leave = leave
        self.stand = stand


def settle(table: "AnyFieldTable", stage: Stage) -> None:
    """After a step: nerves break, waves come, and if only one side is left the GM may be asked whether it is over."""
    field: AnyField = table.state
    if field.scenario is not None:
        if field.scenario.morale:
            break_morale(table, stage)
        if field.scenario.waves:
            bring_waves(table, stage)
    elif not asks_gm(field):
        return
    if not stage.is_one_sided(field):
        open_again(field)
    elif asks_gm(field) and not field.given:
        ask_whether_over(table, stage)


def scenario_of(field: AnyField) -> Scenario:
    return Scenario() if field.scenario is None else field.scenario


def open_again(field: AnyField) -> None:
    """Both sides can fight: whatever was said about the end no longer holds."""
    scenario = field.scenario
    if scenario is not None and (scenario.agreed or scenario.goes_on):
        set_scenario(field, scenario.but(agreed=False, goes_on=0))


def ask_whether_over(table: "AnyFieldTable", stage: Stage) -> None:
    """Ask the GM, once in a round: is it over, or does it go on?"""
    field: AnyField = table.state
    scenario = scenario_of(field)
    if scenario.agreed or scenario.goes_on == field.round:
        return

    def offer() -> list[Deed]:
        return [OVER, GOES_ON] if stage.is_one_sided(field) and not field.given else []

    said = table.ask(Question(GM, "over", offer))
    scenario = scenario_of(field)
    if said == OVER:
        set_scenario(field, scenario.but(agreed=True))
    elif said == GOES_ON:
        set_scenario(field, scenario.but(goes_on=field.round))


def suggest_over(field: AnyField) -> Deed:
    """What a mind in the GM's seat says: it is over, unless a wave is sure to come."""
    return GOES_ON if is_awaited(field, scenario_of(field)) else OVER


def show_course(field: AnyField) -> dict[str, Any]:
    """What is laid down, for the GM alone."""
    scenario = scenario_of(field)
    return {
        "waves": [
            {"when": _shown(wave.when), "who": [body.name for body in wave.creatures]} for wave in scenario.waves
        ],
        "morale": [{"who": order.who, "when": _shown(order.when), "then": order.then} for order in scenario.morale],
        "models": list(scenario.models),
    }


def _shown(when: When) -> dict[str, Any]:
    return dict(when.named())


# --- what happens


def is_due(field: AnyField, when: When) -> bool:
    """Has it happened?"""
    if when.kind == ROUND:
        return field.round >= when.number
    number = up = 0
    for body in called(field, when.whom):
        number += takes_part(body)
        up += body.status == UP
    most = 0 if when.kind == FALLS else number // 2 if when.kind == HALF else when.number
    return number > 0 and up <= most


def called(field: AnyField, word: str) -> list[Body]:
    """Those of a side, of a name, or of an id."""
    return [body for body in field.everyone() if word in (body.side, body.name, body.id)]


# --- morale


def break_morale(table: "AnyFieldTable", stage: Stage) -> None:
    """Those whose moment has come flee or surrender. An order holds once."""
    field: AnyField = table.state
    due = broken(field)
    if due:
        scenario = scenario_of(field)
        set_scenario(field, scenario.but(morale=tuple(order for order in scenario.morale if order not in due)))
        for order in due:
            carry_out(table, stage, order)


@remembered(BODIES)
def broken(field: AnyField) -> tuple[Morale, ...]:
    """The orders whose moment has come."""
    return tuple([order for order in scenario_of(field).morale if is_due(field, order.when)])


def carry_out(table: "AnyFieldTable", stage: Stage, order: Morale) -> None:
    for body in [body for body in called(table.state, order.who) if body.status == UP]:
        if order.then == SURRENDER:
            stage.leave(table, body, "surrendered")
        elif not body.has(FLEEING):
            rout(table, body, order.then == FLEE_OR_SURRENDER)


def rout(table: "AnyFieldTable", body: Body, may_surrender: bool = False) -> None:
    """From now on it runs for the edge of the map; those who perceive it see that."""
    gain(table, body, FLEEING, amount=int(may_surrender))


def may_surrender(body: Body) -> bool:
    return any(effect.kind == FLEEING and effect.amount for effect in body.effects)


def is_at_edge(field: AnyField, body: Body) -> bool:
    """Does its body touch a side of the map?"""
    return bool(field.space(body) & field.grid.edge)


# --- waves and newcomers


def bring_waves(table: "AnyFieldTable", stage: Stage) -> None:
    """Those whose time has come come in."""
    field: AnyField = table.state
    waves = scenario_of(field).waves
    for wave in [wave for wave in waves if not field.given and is_due(field, wave.when)]:
        call_in(table, stage, wave)


def call_in(table: "AnyFieldTable", stage: Stage, wave: Wave) -> None:
    """A wave is no longer to come: it comes."""
    field: AnyField = table.state
    scenario = scenario_of(field)
    set_scenario(field, scenario.but(waves=tuple(other for other in scenario.waves if other is not wave)))
    come(table, stage, wave.creatures)


def come(table: "AnyFieldTable", stage: Stage, creatures: Iterable[Body]) -> None:
    """Put each on the free square nearest to its place, and let them enter; those without room, in the next round."""
    field: AnyField = table.state
    newcomers: list[Body] = []
    left: list[Body] = []
    free = stage.free(field)
    names = {body.id for body in field.everyone()}
    for model in creatures:
        square = nearest_room(field, model, free)
        if square is None or len(names) >= MOST_CREATURES:
            left.append(model)
            continue
        id = new_id(model.name, names)
        names.add(id)
        newcomer = model.copy().but(id=id, place=Place(square, model.height), hidden_from=unaware(field, model))
        free &= ~field.grid.footprint(square, newcomer.width)
        newcomers.append(newcomer)
    if newcomers:
        stage.enter(table, newcomers)
    if left:
        scenario = scenario_of(field)
        late = Wave(tuple(left), When(ROUND, field.round + 1))
        set_scenario(field, scenario.but(waves=(*scenario.waves, late)))


def new_id(name: str, taken: Iterable[str]) -> str:
    """Always numbered: a bare name would tell that no other of the name, hidden ones too, has ever been there."""
    number = 1
    while f"{name}-{number}" in taken:
        number += 1
    return f"{name}-{number}"


def unaware(field: AnyField, model: Body) -> frozenset[str]:
    """Of one that comes in hidden nobody on the other side knows."""
    return frozenset(body.id for body in field.everyone() if model.hidden_from and body.side != model.side)


def nearest_room(field: AnyField, body: Body, free: int) -> int | None:
    """The square nearest to its own where it has room."""
    room = field.grid.room(free, body.width)
    for far in range(field.grid.width + field.grid.height):
        found = field.grid.disc(body.at, far) & room
        if found:
            return lowest(found)
    return None
