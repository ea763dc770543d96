"""Rulings on who is in the fight and how it ends.  Start at `course_rulings`.

`add orc at c3`, `add orc 3 at c3 side heroes hidden round 4`, `add orc at c3 when falls orc-1`, `wave 1 now`;
`morale orc flee when half foes`, `morale orc off`;
`orc flees`, `orc rallies`, `orc leaves`, `orc surrenders`, `orc captured`, `orc removed`, `orc returns`; `turn orc`;
`over heroes`.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from affray.core.board import HEROES, AnyField, Body, Place, Spot
from affray.core.board.field import CAPTURED, FLED, GONE, OUT_OF_IT, REMOVED, SURRENDERED, UP
from affray.core.board.scenario import LEFT, REACTIONS, ROUND, Morale, Wave, When
from affray.core.offers.deeds import Pattern
from affray.core.offers.slots import Names, OneOf, Words, read_number
from affray.core.offers.typed import TypedNumber, TypedWord
from affray.core.table.changes import give_fight_to, lose, set_scenario, stand_at
from affray.core.table.rulings import ENDING, FIGHT, Ruling, decree, for_each, several
from affray.core.table.scenario import FLEEING, Stage, call_in, come, nearest_room, rout, scenario_of

if TYPE_CHECKING:
    from affray.core.table.scenario import AnyFieldTable

MOST_ADDED: Final = 20
MOST_ROUNDS: Final = 1000
NOW: Final = "now"
OFF: Final = "off"
LATER: Final = 3
"""In how many rounds those come in who serve as an example."""
SIDE: Final = "side"
HIDDEN: Final = "hidden"


def course_rulings(stage: Stage) -> list[Ruling[Any]]:
    """All of them, for a book with such a stage."""
    return [
        Ruling("add", partial(offer_add, stage), partial(add, stage), FIGHT),
        Ruling("wave", offer_wave, partial(rule_wave, stage), FIGHT),
        Ruling("morale", offer_morale, rule_morale, ENDING),
        _about("flees", _may_rout, rout),
        _about("rallies", _is_fleeing, rally),
        *(_about(verb, who, partial(_leave, stage, to)) for verb, (who, to) in MANNERS.items()),
        _about("returns", _is_out, partial(return_to_fight, stage)),
        Ruling("turn", offer_turn, call, FIGHT),
        Ruling("over", offer_over, give_fight_to, ENDING),
    ]


# --- leaving


def _about(verb: str, is_meant: Callable[[Body], bool], do: Callable[..., None]) -> Ruling[Any]:
    """A ruling on any of those who are meant; for each of them `do` takes the table and the creature."""
    return Ruling(verb, partial(_offer, verb, is_meant), for_each(do), ENDING)


def _offer(verb: str, is_meant: Callable[[Body], bool], field: AnyField) -> list[Pattern]:
    return [decree(verb, several(body for body in field.everyone() if is_meant(body)))]


def _is_up(body: Body) -> bool:
    return body.status == UP


def _may_rout(body: Body) -> bool:
    return body.status == UP and not body.has(FLEEING)


def _is_fleeing(body: Body) -> bool:
    return body.has(FLEEING)


def _is_out(body: Body) -> bool:
    return body.status in OUT_OF_IT


def _is_in_reach(body: Body) -> bool:
    return body.is_there


def _is_not_gone(body: Body) -> bool:
    return body.status not in GONE


MANNERS: Final[Mapping[str, tuple[Callable[[Body], bool], str]]] = {
    "leaves": (_is_up, FLED),
    "surrenders": (_is_up, SURRENDERED),
    "captured": (_is_in_reach, CAPTURED),
    "removed": (_is_not_gone, REMOVED),
}
"""By the ruling's verb: of whom it can be said, and what then becomes of them."""


def _leave(stage: Stage, status: str, table: "AnyFieldTable", body: Body) -> None:
    stage.leave(table, body, status)


def rally(table: "AnyFieldTable", body: Body) -> None:
    """It fights on."""
    for effect in body.effects:
        if effect.kind == FLEEING:
            lose(table, body, effect, "rallied")


def return_to_fight(stage: Stage, table: "AnyFieldTable", body: Body) -> None:
    """It is back, on the free square nearest to where it was."""
    field: AnyField = table.state
    if body.status in GONE:
        square = nearest_room(field, body, stage.free(field))
        if square is None:
            return
        stand_at(body, Place(square, field.floor(field.grid.footprint(square, body.width))))
    stage.stand(table, body)


# --- coming


class Phrase(Words):
    """Words that mean something, such as when somebody comes; a listing shows examples."""

    __slots__ = ("_field", "_is_meant", "_examples")

    def __init__(self, field: AnyField, is_meant: Callable[[Sequence[str]], bool], *examples: str) -> None:
        self._field = field
        self._is_meant = is_meant
        self._examples = examples

    def __iter__(self) -> Iterator[str]:
        return iter(self._examples)

    def count(self) -> int:
        return len(self._examples)

    def __contains__(self, value: object) -> bool:
        return isinstance(value, str) and bool(value) and self._is_meant(value.split())

    def read(self, words: Sequence[str], names: Names) -> tuple[str, Sequence[str]] | None:
        text = " ".join(meant_by(word, self._field, names) for word in words)
        return (text, ()) if text in self else None

    def write(self, value: str, names: Names) -> str:
        return " ".join(called(word, self._field, names) for word in value.split())


class Called(TypedWord):
    """A side, a kind or one of them, by name."""

    __slots__ = ("_field",)

    def __init__(self, field: AnyField) -> None:
        super().__init__(words_for(field))
        self._field = field

    def read(self, words: Sequence[str], names: Names) -> tuple[Any, Sequence[str]] | None:
        return super().read([meant_by(words[0], self._field, names), *words[1:]], names) if words else None

    def write(self, value: Any, names: Names) -> str:
        return called(value, self._field, names)


def meant_by(word: str, field: AnyField, names: Names) -> str:
    """The id of whoever is called so, or the word itself."""
    return next((id for id in field.creatures if names.name(id) == word), word)


def called(word: str, field: AnyField, names: Names) -> str:
    return names.name(word) if word in field.creatures else word


class Coming:
    """The terms on which creatures come in, as they were understood."""

    __slots__ = ("side", "is_hidden", "when")

    def __init__(self, side: str, is_hidden: bool, when: When | None) -> None:
        self.side = side
        self.is_hidden = is_hidden
        self.when = when


def terms_of(field: AnyField, words: Sequence[str]) -> Coming | None:
    """What words such as `side heroes hidden round 4` say, in this order; None if they cannot be understood."""
    rest, side, is_hidden = list(words), "", False
    if rest[:1] == [SIDE]:
        side = "".join(rest[1:2])
        if side not in sides_of(field):
            return None
        rest = rest[2:]
    if rest[:1] == [HIDDEN]:
        is_hidden, rest = True, rest[1:]
    when = time_of(field, rest)
    return None if rest and when is None else Coming(side, is_hidden, when)


def time_of(field: AnyField, words: Sequence[str]) -> When | None:
    """A round to come, or a happening: `when half foes`, `when falls orc-1`, `when left 2 foes`."""
    known = words_for(field)
    match words:
        case ("round", number):
            round = read_number(number)
            is_later = round is not None and field.round < round <= field.round + MOST_ROUNDS
            return When(ROUND, round or 0) if is_later else None
        case ("when", ("half" | "falls") as kind, whom) if whom in known:
            return When(kind, whom=whom)
        case ("when", "left", number, whom) if whom in known:
            most = read_number(number)
            return None if most is None or most < 0 else When(LEFT, most, whom)
    return None


def words_for(field: AnyField) -> list[str]:
    """The sides, names and ids by which some are called."""
    return list(dict.fromkeys(word for body in field.everyone() for word in (body.side, body.name, body.id)))


def sides_of(field: AnyField) -> list[str]:
    return list(dict.fromkeys(body.side for body in field.everyone()))


def offer_add(stage: Stage, field: AnyField) -> Iterator[Pattern]:
    """Of those at hand, if there is room for one: on the square that is named, or on the nearest where it fits."""
    models = scenario_of(field).models
    free = stage.free(field) if models else 0
    terms = Phrase(field, lambda words: terms_of(field, words) is not None, f"{ROUND} {field.round + LATER}", HIDDEN)
    for name, model in models.items():
        one, spot = OneOf([name]), Spot(field.grid, field.board.open if field.grid.room(free, model.width) else 0)
        number, at = TypedNumber(1, MOST_ADDED), OneOf(["at"])
        yield Pattern("add", one, at, spot)
        yield Pattern("add", one, number, at, spot)
        yield Pattern("add", one, at, spot, terms)
        yield Pattern("add", one, number, at, spot, terms)


def add(stage: Stage, table: "AnyFieldTable", name: str, *words: Any) -> None:
    """Creatures like a model come in, now or later."""
    field: AnyField = table.state
    scenario = scenario_of(field)
    number = words[0] if words[0] != "at" else 1
    _, square, *said = words[words.index("at") :]
    terms = terms_of(field, said[0].split() if said else ())
    assert terms is not None
    model = scenario.models[name]
    hidden_from = frozenset((name,)) if terms.is_hidden else frozenset()
    height = field.floor(field.grid.footprint(square, model.width))
    side = terms.side or model.side
    one = model.copy().but(side=side, place=Place(square, height), hidden_from=hidden_from)
    creatures = (one,) * number
    if terms.when is None:
        come(table, stage, creatures)
    else:
        set_scenario(field, scenario.but(waves=(*scenario.waves, Wave(creatures, terms.when))))


def offer_wave(field: AnyField) -> list[Pattern]:
    """Of the waves to come, by number."""
    waves = scenario_of(field).waves
    return [Pattern("wave", OneOf([str(number)]), OneOf([NOW, OFF])) for number, _ in enumerate(waves, 1)]


def rule_wave(stage: Stage, table: "AnyFieldTable", number: str, what: str) -> None:
    """A wave comes now, or not at all."""
    field: AnyField = table.state
    scenario = scenario_of(field)
    wave = scenario.waves[int(number) - 1]
    if what == NOW:
        call_in(table, stage, wave)
    else:
        set_scenario(field, scenario.but(waves=tuple(other for other in scenario.waves if other is not wave)))


# --- orders for leaving


def offer_morale(field: AnyField) -> list[Pattern]:
    """To a side, to all of a name or to one: an order to leave when something happens, or none any more."""
    occasion = Phrase(field, lambda words: time_of(field, words) is not None, f"{ROUND} {field.round + 1}")
    ordered = dict.fromkeys(order.who for order in scenario_of(field).morale)
    return [
        Pattern("morale", Called(field), OneOf(REACTIONS), occasion),
        Pattern("morale", OneOf(ordered), OneOf([OFF])),
    ]


def rule_morale(table: "AnyFieldTable", who: str, then: str, occasion: str = "") -> None:
    """The order takes the place of one to the same on the same occasion; without an occasion, all of theirs end.

    Those who are running already run on until they rally.
    """
    field: AnyField = table.state
    scenario = scenario_of(field)
    when = time_of(field, occasion.split())
    kept = tuple(each for each in scenario.morale if each.who != who or (when is not None and each.when != when))
    given = () if when is None else (Morale(who, when, then),)
    set_scenario(field, scenario.but(morale=(*kept, *given)))


# --- whose turn it is, and the end


def offer_turn(field: AnyField) -> list[Pattern]:
    if field.round == 0:
        return []
    others = [body for body in field.everyone() if body.status == UP and body.id != field.turn]
    return [Pattern("turn", TypedWord(others))]


def call(table: "AnyFieldTable", body: Body) -> None:
    """It is this one's turn next: the current turn ends as soon as what is under way is done."""
    field: AnyField = table.state
    set_scenario(field, scenario_of(field).but(called=body.id))


def is_called_off(field: AnyField) -> bool:
    """Has the GM given the turn to somebody else? Then nobody is asked any more what it does in the current one."""
    return field.scenario is not None and bool(field.scenario.called)


def take_call(field: AnyField) -> Body | None:
    """Whose turn the GM said it is, if it can take it."""
    scenario = field.scenario
    if scenario is None or not scenario.called:
        return None
    body = field.creatures[scenario.called]
    set_scenario(field, scenario.but(called=""))
    return body if body.status == UP else None


def offer_over(field: AnyField) -> list[Pattern]:
    """Give the fight to a side."""
    return [Pattern("over", OneOf(list(dict.fromkeys((HEROES, *sides_of(field))))))]
