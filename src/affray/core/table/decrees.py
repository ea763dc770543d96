"""The vocabulary of rulings on creatures and on the ground that all games on a board share.  Start at `hp`.

`orc hp 3`, `orc at c3`, `orc,elf gains prone for 2`, `orc pool reaction 0`, `foes hidden`, `ground c3-e5 water`. A book
says in each function what follows by its own rules.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import product
from typing import TYPE_CHECKING, Any, Final

from affray.core.board import AnyField, Body, Spot
from affray.core.board.patches import Patch
from affray.core.offers.deeds import Pattern
from affray.core.offers.slots import Number, OneOf, Slot
from affray.core.offers.typed import ALL, Several, TypedNumber, TypedWord
from affray.core.table.changes import (
    enter_setting,
    hide_from,
    join_side,
    move_to,
    paint_ground,
    refill,
    set_hp,
    set_hp_max,
)
from affray.core.table.moments import TURN_END, TURN_START
from affray.core.table.rulings import (
    EFFECTS,
    GROUND,
    FieldT,
    Ruling,
    Whom,
    about,
    decree,
    everybody,
    for_each,
    several,
)
from affray.core.values import Creature, Until

if TYPE_CHECKING:
    from affray.core.rulebook import Readings
    from affray.core.table.asking import Table

# --- hit points

MOST_POINTS: Final = 999


def hp(then: Callable[..., None], whom: Whom[FieldT] = everybody) -> Ruling[FieldT]:
    """`orc hp 3`: hit points of everybody, or of those whom the book names; `then` takes the table and the creature."""
    return Ruling("hp", partial(_offer_hp, whom), for_each(partial(_set_hp, then)))


def _offer_hp(whom: Whom[FieldT], field: FieldT) -> list[Pattern]:
    bodies = whom(field)
    each = [decree("hp", OneOf([body]), Number(body.lowest, body.hp_max)) for body in bodies]
    sides = {side: [body for body in bodies if body.side == side] for side in dict.fromkeys(b.side for b in bodies)}
    own = (_offer_same_hp(Several(group, {ALL: (), side: group})) for side, group in sides.items())
    return [*each, *own, *([_offer_same_hp(several(bodies))] if bodies else [])]


def _offer_same_hp(subject: Several) -> Pattern:
    """The same for some of these: what each of them can have."""
    least, most = max(body.lowest for body in subject.values), min(body.hp_max for body in subject.values)
    return decree("hp", subject, TypedNumber(least, most))


def _set_hp(then: Callable[..., None], table: "Table[AnyField, Readings]", body: Body, hp: int) -> None:
    set_hp(table, body, hp)
    then(table, body)


def maximum(then: Callable[..., None], whom: Whom[FieldT] = everybody) -> Ruling[FieldT]:
    """`orc maximum 20`: the most hit points that somebody can have; who has more loses them."""
    return about("maximum", TypedNumber(1, MOST_POINTS), whom=whom, do=partial(_set_maximum, then))


def _set_maximum(then: Callable[..., None], table: "Table[AnyField, Readings]", body: Body, most: int) -> None:
    set_hp_max(table, body, most)
    then(table, body)


# --- places, sides, seats

MOST_HEIGHT: Final = 40


def at(free: Callable[[FieldT], int], put: Callable[..., None] = move_to) -> Ruling[FieldT]:
    """`orc at c3`: somebody stands on one of the free squares; `put` takes the table, the creature and the square."""
    return Ruling("at", partial(_offer_at, free), put)


def _offer_at(free: Callable[[FieldT], int], field: FieldT) -> list[Pattern]:
    return [decree("at", OneOf(list(field.everyone())), Spot(field.grid, free(field)))]


def height(put: Callable[..., None], whom: Whom[FieldT] = everybody) -> Ruling[FieldT]:
    """`orc height 3`: somebody is so many squares above the level of the map, or below it."""
    return about("height", TypedNumber(-MOST_HEIGHT, MOST_HEIGHT), whom=whom, do=put)


def side(sides: Sequence[str], then: Callable[..., None]) -> Ruling[AnyField]:
    """`orc side heroes`: somebody changes sides; `then` takes the table and the creature."""
    return about("side", OneOf(sides), do=partial(_join, then))


def _join(then: Callable[..., None], table: "Table[AnyField, Readings]", body: Body, side: str) -> None:
    join_side(body, side)
    then(table, body)


def played_by() -> Ruling[AnyField]:
    """`orc played-by ana`: somebody is played by that seat from now on."""
    return Ruling("played-by", _offer_seats, for_each(_give_to))


def _offer_seats(field: AnyField) -> list[Pattern]:
    return [decree("played-by", several(field.everyone()), OneOf(list(field.seats)))]


def _give_to(table: "Table[AnyField, Readings]", body: Body, seat: str) -> None:
    enter_setting(table.state, "control", body.id, seat)


# --- who carries whom


def carrying(
    loads: Whom[FieldT],
    carriers: Whom[FieldT],
    is_carried: Callable[[FieldT, Any], bool],
    carry: Callable[..., None],
    put_down: Callable[..., None],
) -> list[Ruling[FieldT]]:
    """`ana carried-by bo`, `ana put-down`: `loads` can be carried, `carriers` can carry.

    `carry` takes the table, who is carried and who carries; `put_down` takes the table and who is carried.
    """

    def offer(field: FieldT) -> Iterator[Pattern]:
        able = carriers(field)
        for load in loads(field):
            yield decree("carried-by", OneOf([load]), TypedWord([one for one in able if one is not load]))

    def offer_put_down(field: FieldT) -> list[Pattern]:
        return [decree("put-down", several(one for one in everybody(field) if is_carried(field, one)))]

    return [Ruling("carried-by", offer, carry), Ruling("put-down", offer_put_down, for_each(put_down))]


# --- who is hidden from whom


def noticed(reveal: Callable[..., None]) -> Ruling[AnyField]:
    """`orc noticed`: everybody knows where a hidden creature is."""
    return Ruling("noticed", _offer_noticed, for_each(reveal))


def _offer_noticed(field: AnyField) -> list[Pattern]:
    return [decree("noticed", several(_hidden(field)))]


def shown_to(reveal: Callable[..., None]) -> Ruling[AnyField]:
    """`orc shown-to ana`: these know where a hidden creature is; `reveal` takes the table, the creature and the ids."""
    return Ruling("shown-to", _offer_shown, for_each(partial(_with_ids, reveal)))


def _offer_shown(field: AnyField) -> list[Pattern]:
    return [decree("shown-to", several(_hidden(field)), several(field.everyone()))]


def _with_ids(
    reveal: Callable[..., None], table: "Table[AnyField, Readings]", body: Body, others: Sequence[Body]
) -> None:
    reveal(table, body, [other.id for other in others])


def hidden() -> Ruling[AnyField]:
    """`orc hidden`: nobody of another side knows where somebody is."""
    return Ruling("hidden", lambda field: [decree("hidden", several(field.everyone()))], for_each(_hide))


def hidden_from() -> Ruling[AnyField]:
    """`orc hidden-from ana`: these do not know where somebody is."""
    return Ruling("hidden-from", _offer_hidden_from, for_each(_hide_from))


def _offer_hidden_from(field: AnyField) -> list[Pattern]:
    return [decree("hidden-from", several(field.everyone()), several(field.everyone()))]


def _hidden(field: AnyField) -> list[Body]:
    return [body for body in field.everyone() if body.hidden_from]


def _hide(table: "Table[AnyField, Readings]", body: Body) -> None:
    _hide_from(table, body, [other for other in table.state.everyone() if other.side != body.side])


def _hide_from(_: "Table[AnyField, Readings]", body: Body, others: Sequence[Body]) -> None:
    hide_from(body, body.hidden_from | {other.id for other in others if other is not body})


# --- conditions and effects

MOST_ROUNDS: Final = 100


def gains(
    kinds: Sequence[str],
    impose: Callable[..., None],
    sourced: Sequence[str] = (),
    more: Sequence[Sequence[Slot]] = (),
    whom: Whom[FieldT] = everybody,
) -> Ruling[FieldT]:
    """`orc gains frightened by ana for 3`: a condition, perhaps from a source, for a duration.

    `sourced` are the kinds that can have a source, `more` the book's further durations. `impose` takes the table, the
    creature, the kind, the source or None, and the words of the duration: () until a ruling ends it, ("for", 3),
    ("until", "start", ana), or those of the book.
    """

    def offer(field: FieldT) -> Iterator[Pattern]:
        whose = TypedWord(list(field.everyone()))
        times: tuple[Sequence[Slot], ...] = (
            (),
            (OneOf(["for"]), TypedNumber(1, MOST_ROUNDS)),
            (OneOf(["until"]), OneOf(["start", "end"]), whose),
            *more,
        )
        sources: tuple[tuple[Slot, ...], ...] = ((OneOf(kinds),), (OneOf(sourced), OneOf(["by"]), whose))
        for source, time in product(sources, times):
            yield decree("gains", several(whom(field)), *source, *time)

    return Ruling("gains", offer, for_each(partial(_impose, impose)), EFFECTS)


def _impose(impose: Callable[..., None], table: "Table[AnyField, Readings]", body: Body, kind: str, *how: Any) -> None:
    source = how[1] if how[:1] == ("by",) else None
    impose(table, body, kind, source, how[2:] if source is not None else how)


def ends_of(bearer: Creature, how: Sequence[Any]) -> tuple[Until, ...]:
    """When an effect with this duration ends: after so many of the bearer's turns, or at a creature's turn."""
    if how[:1] == ("for",):
        return (Until(TURN_END, bearer.id, how[1]),)
    if how[:1] == ("until",):
        return (Until(TURN_START if how[1] == "start" else TURN_END, how[2].id),)
    return ()


def loses(lift: Callable[..., None], kinds: Callable[[Body], Iterable[str]] | None = None) -> Ruling[AnyField]:
    """`orc loses prone`: an effect ends; `lift` takes the table, the creature and the kind."""

    def offer(field: AnyField) -> Iterator[Pattern]:
        for body in field.everyone():
            found = dict.fromkeys(_kinds_on(body) if kinds is None else kinds(body))
            if found:
                yield decree("loses", OneOf([body]), OneOf(found))

    return Ruling("loses", offer, for_each(lift), EFFECTS)


def _kinds_on(body: Body) -> list[str]:
    return [effect.kind for effect in body.effects]


# --- pools and figures

MOST_IN_POOL: Final = 99


def pool(names: Callable[[Body], Iterable[str]], then: Callable[..., None] | None = None) -> Ruling[AnyField]:
    """`orc pool reaction 0`: what is left of something that is spent; `then` takes the table and the creature."""

    def offer(field: AnyField) -> Iterator[Pattern]:
        for body in field.everyone():
            found = list(names(body))
            if found:
                yield decree("pool", OneOf([body]), OneOf(found), TypedNumber(0, MOST_IN_POOL))

    def put(table: "Table[AnyField, Readings]", body: Body, name: str, amount: int) -> None:
        refill(body, name, amount)
        if then is not None:
            then(table, body)

    return Ruling("pool", offer, for_each(put))


def figure(
    figures: Mapping[str, tuple[int, int]], put: Callable[..., None], whom: Whom[FieldT] = everybody
) -> Ruling[FieldT]:
    """`orc figure ac 15`: another figure for this fight.

    `figures` have their least and most; `put` takes the table, the creature, the name and the number.
    """

    def offer(field: FieldT) -> list[Pattern]:
        subject = several(whom(field))
        return [decree("figure", subject, OneOf([name]), TypedNumber(*range)) for name, range in figures.items()]

    return Ruling("figure", offer, for_each(put))


# --- the ground

OPEN: Final = "open"


def ground(
    kinds: Mapping[str, Sequence[str]],
    then: Callable[..., None],
    filling: Sequence[str] = (),
    counts_as: Mapping[str, Sequence[str]] | None = None,
) -> Ruling[AnyField]:
    """`ground c3-e5 water`: squares become ground of a kind. `kinds` says for each which terrain it takes away.

    What comes is terrain of the same name, or what it `counts_as`. What is `filling` does not come where somebody is.
    `then` takes the table, the squares and the kind.
    """

    def offer(field: AnyField) -> list[Pattern]:
        solid = [kind for kind in kinds if kind in filling]
        return [
            Pattern("ground", Patch(field.grid), OneOf([kind for kind in kinds if kind not in filling])),
            Pattern("ground", Patch(field.grid, field.grid.all & ~field.taken()), OneOf(solid)),
        ]

    def paint(table: "Table[AnyField, Readings]", squares: int, kind: str) -> None:
        come = (counts_as or {}).get(kind, () if kind == OPEN else (kind,))
        paint_ground(table, squares, kinds[kind], come, kind)
        then(table, squares, kind)

    return Ruling("ground", offer, paint, GROUND)


def objects(
    kinds: Sequence[str],
    painting: Ruling[FieldT],
    endow: Callable[..., None],
    more: Sequence[Sequence[Slot]] = (),
) -> Ruling[FieldT]:
    """`object d4 barrel 18`: an object that can be broken, with so many hit points, on squares where nobody is.

    `painting` is the book's ruling on the ground, which knows these kinds; `more` are ways to say more of them. `endow`
    takes the table, the squares, the kind, the hit points and what more was said.
    """

    def offer(field: FieldT) -> Iterator[Pattern]:
        for said in ((), *more):
            free = Patch(field.grid, field.grid.all & ~field.taken())
            yield Pattern("object", free, OneOf(kinds), TypedNumber(1, MOST_POINTS), *said)

    def put(table: "Table[FieldT, Readings]", squares: int, kind: str, hp: int, *said: Any) -> None:
        painting.carry_out(table, squares, kind)
        endow(table, squares, kind, hp, *said)

    return Ruling("object", offer, put, GROUND)
