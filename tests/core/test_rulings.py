"""Rulings that all games on a board share, and the list in which a book keeps its own."""

from collections.abc import Sequence
from typing import Any

import pytest

from affray import IllegalAnswer
from affray.core.board import AnyField, Body, Grid, Hexes, Squares, count, grid_of
from affray.core.board.patches import Patch
from affray.core.offers.deeds import Options
from affray.core.offers.slots import LONGEST_WORDS, TRUE_NAMES, Deed, OneOf
from affray.core.offers.typed import Amount, TypedNumber, TypedSubset, TypedWord
from affray.core.table.asking import AnyTable, MindTable
from affray.core.table.calls import FAILURE, Sequels, call, healed, hurt
from affray.core.table.changes import gain, lose
from affray.core.table.decrees import (
    at,
    ends_of,
    figure,
    gains,
    ground,
    height,
    hidden,
    hidden_from,
    hp,
    loses,
    maximum,
    noticed,
    played_by,
    pool,
    shown_to,
    side,
)
from affray.core.table.events import Event
from affray.core.table.rulings import Ruling, Rulings, decree, subjects_of
from affray.core.values import Until
from tests.core.test_field import body, field
from tests.toy import Toy


def free(state: AnyField) -> int:
    return state.board.open & ~state.taken()


def told(table: AnyTable, body: Body, *others: object) -> None:
    table.tell("told", who=body, others=len(others))


RULINGS: Rulings[AnyField] = Rulings(
    [
        hp(told),
        at(free),
        noticed(told),
        Ruling("shouts", lambda state: [decree("shouts", OneOf(list(state.everyone())), TypedNumber(1, 9))], told),
    ]
)


def offered(state: AnyField) -> list[str]:
    options = RULINGS.offered(state)
    return [options.text(option) for option in options]


def carry_out(state: AnyField, text: str) -> list[str]:
    table = MindTable(Toy(), state, {}, told=[])
    RULINGS.carry_out(table, RULINGS.offered(state).parse(text))
    assert table.told is not None
    return [event.kind for event in table.told]


def test_hit_points_are_set_and_the_book_says_what_follows() -> None:
    state = field(body("orc", "a1"))

    assert carry_out(state, "orc hp 2") == ["hp-set", "told"]
    assert state.creatures["orc"].hp == 2


def test_a_book_may_say_whose_hit_points_can_be_set() -> None:
    state = field(body("orc", "a1"), body("elf", "b1"))
    of_elves: Rulings[AnyField] = Rulings([hp(told, lambda state: [state.creatures["elf"]])])

    assert of_elves.offered(state).offers("elf hp 5")
    assert not of_elves.offered(state).offers("orc hp 5")
    assert not of_elves.offered(state).offers("elf hp 6")


def test_somebody_is_put_on_a_free_square() -> None:
    state = field(body("orc", "a1"), body("elf", "b1"))

    assert "orc at b1" not in offered(state)
    assert carry_out(state, "orc at c2") == ["moved"]
    assert state.square_name(state.creatures["orc"].at) == "c2"


def test_only_the_hidden_can_be_noticed() -> None:
    state = field(body("orc", "a1", hidden_from="elf"), body("elf", "b1"))

    assert [text for text in offered(state) if "noticed" in text] == ["orc noticed"]


def test_of_what_is_typed_one_value_is_listed_and_all_are_taken() -> None:
    state = field(body("orc", "a1"))

    assert [text for text in offered(state) if "shouts" in text] == ["orc shouts 1"]
    assert carry_out(state, "orc shouts 7") == ["told"]


def test_of_what_is_typed_one_is_listed_and_all_are_taken() -> None:
    number, word = TypedNumber(1, 9), TypedWord(["prone", "blinded"])

    assert (list(number), number.count(), 7 in number) == ([1], 1, True)
    assert (list(word), word.count(), "blinded" in word) == (["prone"], 1, True)
    assert TypedWord([]).count() == 0


def test_of_many_that_are_typed_each_alone_is_listed() -> None:
    some = TypedSubset(["ana", "bo"], 1, 2)

    assert (list(some), some.count()) == ([("ana",), ("bo",)], 2)
    assert ("ana", "bo") in some


# --- the vocabulary that all games on a board share


def seated(*bodies: Body) -> AnyField:
    state = field(*bodies)
    state.seats["ana"] = "player"
    return state


def impose(table: AnyTable, body: Body, kind: str, source: Body | None, how: Sequence[object]) -> None:
    gain(table, body, kind, source, ends_of(body, how))


def lift(table: AnyTable, body: Body, kind: str) -> None:
    for effect in body.effects:
        if effect.kind == kind:
            lose(table, body, effect, "ruled")


def wear(table: AnyTable, body: Body, name: str, number: int) -> None:
    table.tell("wears", who=body, name=name, number=number)


def burn(
    table: AnyTable, bodies: Sequence[Body], amount: int | str, kind: str, is_resisted: bool, save: Sequence[object]
) -> None:
    table.tell("burnt", who=list(bodies), amount=amount, type=kind, is_resisted=is_resisted, save=list(save))


def is_agile(_: AnyTable, bodies: Sequence[Body], __: int) -> list[bool]:
    return [body.side == "heroes" for body in bodies]


def whole_offered(state: AnyField) -> Options:
    return WHOLE.offered(state)


WHOLE: Rulings[AnyField] = Rulings(
    [
        maximum(told),
        height(told),
        side(["heroes", "foes"], told),
        played_by(),
        noticed(told),
        shown_to(told),
        hidden(),
        hidden_from(),
        gains(["prone", "afraid"], impose, sourced=["afraid"], more=[(OneOf(["saved"]),)]),
        loses(lift),
        pool(lambda body: body.pools, told),
        figure({"ac": (1, 30)}, wear),
        ground({"water": ("wall",), "wall": (), "open": ("water", "wall")}, lambda *_: None, filling=["wall"]),
        call("save", lambda _: [(TypedNumber(1, 30),)], is_agile, whole_offered),
        hurt(["fire", "cold"], burn, saves=[(OneOf(["save"]), TypedNumber(1, 30))]),
        healed(told),
    ]
)


class Ruled(Toy):
    """The toy with the vocabulary of boards, where everybody is seen."""

    def perceives(self, state: Any, seat: str, creature: Any) -> bool:
        return True

    def rulings(self, state: Any) -> Options:
        return WHOLE.offered(state)

    def rule(self, table: Any, ruling: Deed) -> None:
        WHOLE.carry_out(table, ruling)


def ruled(state: AnyField, *texts: str) -> list[Event]:
    table = MindTable(Ruled(), state, {}, told=[])
    for text in texts:
        options = WHOLE.offered(state)
        deed = options.parse(text)
        assert options.parse(options.text(deed)) == deed
        WHOLE.carry_out(table, deed)
    assert table.told is not None
    return table.told


def yard() -> AnyField:
    orc, wolf = body("orc", "a1"), body("wolf", "c1")
    elf = body("elf", "b1", side="heroes")
    orc.pools["react"] = 1
    return seated(orc, wolf, elf)


def test_several_are_named_with_commas_by_their_side_or_all_at_once() -> None:
    state = yard()

    ruled(state, "orc,elf gains prone", "foes gains afraid", "all maximum 3")

    assert {id: [e.kind for e in c.effects] for id, c in state.creatures.items()} == {
        "orc": ["prone", "afraid"],
        "wolf": ["afraid"],
        "elf": ["prone"],
    }
    assert {c.hp for c in state.everyone()} == {c.hp_max for c in state.everyone()} == {3}


def test_a_higher_maximum_leaves_hit_points_as_they_are() -> None:
    state = yard()

    assert [event.kind for event in ruled(state, "orc maximum 30")] == ["told"]
    assert (state.creatures["orc"].hp, state.creatures["orc"].hp_max) == (5, 30)


def test_of_several_the_hit_points_are_such_as_all_can_have() -> None:
    state = yard()
    offered = RULINGS.offered(state)

    assert offered.offers("foes hp 5")
    assert not offered.offers("foes hp 6")
    assert not offered.offers("all hp 6")
    RULINGS.carry_out(MindTable(Toy(), state, {}), offered.parse("foes hp 2"))
    assert [creature.hp for creature in state.everyone()] == [2, 2, 5]


def test_a_side_has_the_hit_points_that_all_of_it_can_have() -> None:
    state = yard()
    WHOLE.carry_out(MindTable(Toy(), state, {}), WHOLE.offered(state).parse("elf maximum 9"))

    RULINGS.carry_out(MindTable(Toy(), state, {}), RULINGS.offered(state).parse("heroes hp 8"))
    assert [creature.hp for creature in state.everyone()] == [5, 5, 8]

    RULINGS.carry_out(MindTable(Toy(), state, {}), RULINGS.offered(state).parse("all hp 2"))
    assert [creature.hp for creature in state.everyone()] == [2, 2, 2]


def test_somebody_changes_sides_and_seats() -> None:
    state = yard()

    ruled(state, "orc side heroes", "orc played-by ana", "orc height 3")

    assert state.creatures["orc"].side == "heroes"
    assert state.seat_of(state.creatures["orc"]) == "ana"


def test_somebody_is_hidden_from_the_other_side_or_from_some_and_never_from_itself() -> None:
    state = yard()

    ruled(state, "orc hidden", "elf hidden-from all")
    assert state.creatures["orc"].hidden_from == {"elf"}
    assert state.creatures["elf"].hidden_from == {"orc", "wolf"}

    assert [event.facts for event in ruled(state, "orc shown-to elf")] == [{"who": "@orc", "others": 1}]
    assert not WHOLE.offered(state).offers("wolf noticed")


@pytest.mark.parametrize(
    ("text", "source", "ends"),
    [
        ("orc gains prone", None, ()),
        ("orc prone for 2", None, (Until("turn-end", "orc", 2),)),
        ("orc gains afraid by elf until start elf", "elf", (Until("turn-start", "elf"),)),
        ("orc afraid by elf until end wolf", "elf", (Until("turn-end", "wolf"),)),
        ("orc prone saved", None, ()),
    ],
)
def test_a_condition_has_a_source_and_a_duration(text: str, source: str | None, ends: tuple[Until, ...]) -> None:
    state = yard()

    ruled(state, text)

    (effect,) = state.creatures["orc"].effects
    assert (effect.source, effect.ends) == (source, ends)


def test_verbs_may_be_left_out() -> None:
    state = yard()

    events = ruled(state, "orc prone", "orc not prone", "orc react 0", "orc ac 15")

    assert [event.kind for event in events] == ["gained", "lost", "told", "wears"]
    assert state.creatures["orc"].pools == {"react": 0}
    for wrong in ("orc", "orc sings", "nobody prone", "orc not afraid", "wolf react 0"):
        assert not WHOLE.offered(state).offers(wrong)


def test_a_ruling_without_a_subject_is_offered_too() -> None:
    rulings: Rulings[AnyField] = Rulings([Ruling("rest", lambda _: [Deed("rest")], lambda _: None)])

    assert rulings.offered(yard()).offers("rest")
    assert not rulings.offered(yard()).offers("")


def test_a_wrong_ruling_is_told_what_would_do() -> None:
    with pytest.raises(IllegalAnswer) as refused:
        WHOLE.offered(yard()).parse("orc gains sleepy")
    assert refused.value.offered[0] == "orc gains prone …"
    assert "orc gains prone for 1–100 …" in refused.value.offered

    with pytest.raises(IllegalAnswer) as refused:
        WHOLE.offered(yard()).parse("foes maximum 0")
    assert refused.value.offered == ("foes maximum 1–999",)

    with pytest.raises(IllegalAnswer) as refused:
        WHOLE.offered(yard()).parse("orc dances")
    assert "orc maximum 1–999" in refused.value.offered

    with pytest.raises(IllegalAnswer) as refused:
        WHOLE.offered(yard()).parse("nobody dances")
    assert len({hint.split()[1] for hint in refused.value.offered[:-1]}) == len(refused.value.offered[:-1])


def test_a_pool_is_set_and_nothing_need_follow() -> None:
    state = yard()
    bare: Rulings[AnyField] = Rulings([pool(lambda body: body.pools)])

    bare.carry_out(MindTable(Toy(), state, {}), bare.offered(state).parse("orc pool react 3"))

    assert state.creatures["orc"].pools == {"react": 3}


def test_the_ground_changes_but_no_wall_rises_where_somebody_stands() -> None:
    state = yard()

    (event,) = ruled(state, "ground c3-d4 water")
    assert event.facts == {"terrain": "water", "squares": ["c3", "d3", "c4", "d4"]}

    ruled(state, "ground c3,d3 wall", "ground d3-d4 open")
    assert state.square_names(state.board.squares("water")) == ["c3", "c4"]
    assert state.square_names(state.board.squares("wall")) == ["c3"]

    with pytest.raises(IllegalAnswer, match="was not offered"):
        ruled(state, "ground a1-a4 wall")


def test_what_follows_from_a_roll_is_a_ruling_on_each() -> None:
    state = yard()

    ruled(state, "all save 15 failure prone success maximum 9 failure hurt 2d6 fire")

    assert [c.has("prone") for c in state.everyone()] == [True, True, False]
    assert [c.hp_max for c in state.everyone()] == [5, 5, 9]
    for wrong in ("orc save 15 prone", "orc save 15 failure", "orc save 15 failure sings", "orc save"):
        assert not WHOLE.offered(state).offers(wrong)


def test_what_no_longer_concerns_somebody_does_not_follow() -> None:
    state = yard()
    ruled(state, "orc prone", "wolf afraid")

    ruled(state, "foes save 15 failure loses prone failure maximum 4")

    assert [c.has("prone") for c in state.everyone()] == [False, False, False]
    assert [c.hp_max for c in state.everyone()] == [4, 4, 5]


def test_what_follows_from_a_roll_need_not_concern_the_first_of_all() -> None:
    state = yard()
    ruled(state, "wolf prone")

    ruled(state, "wolf save 15 failure loses prone")

    assert not state.creatures["wolf"].has("prone")


def test_what_follows_from_a_roll_is_listed_by_an_example() -> None:
    state = yard()
    slots = [
        Sequels(lambda: WHOLE.offered(state), [state.creatures["orc"]]),
        Sequels(lambda: Options([]), [body("x", "a1")]),
    ]

    assert [[*slot] for slot in slots] == [[((FAILURE, "hurt 1"),)], []]
    assert [slot.count() for slot in slots] == [1, 0]
    assert slots[0].shown(TRUE_NAMES) == LONGEST_WORDS


@pytest.mark.parametrize(
    ("text", "facts"),
    [
        ("orc hurt 5", (5, "", True, [])),
        ("orc hurt 2d6 fire", ("2d6", "fire", True, [])),
        ("orc hurt 2d6 fire unresisted save 12", ("2d6", "fire", False, ["save", 12])),
        ("orc hurt 7 save 12", (7, "", True, ["save", 12])),
    ],
)
def test_damage_has_a_type_may_be_unresisted_and_halved(text: str, facts: tuple[object, ...]) -> None:
    (event,) = ruled(yard(), text)

    assert tuple(event.facts[name] for name in ("amount", "type", "is_resisted", "save")) == facts


def test_amounts_are_numbers_or_dice() -> None:
    amount = Amount(1, 9)

    assert [amount.read([word], TRUE_NAMES) for word in ("3", "2d6", "10", "5+3", "fire")] == [
        (3, []),
        ("2d6", []),
        None,
        None,
        None,
    ]
    assert [value in amount for value in (3, "2d6", "2D6", "fire", 10)] == [True, True, False, False, False]
    assert amount.read([], TRUE_NAMES) is None


def test_rulings_are_told_apart_by_what_they_are_about() -> None:
    subjects = subjects_of(WHOLE.offered(yard()))

    assert [subjects[verb] for verb in ("side", "gains", "ground", "save")] == [
        "creatures",
        "effects",
        "ground",
        "dice",
    ]
    assert subjects_of(Options([])) == {}


# --- patches of ground


@pytest.mark.parametrize(
    ("text", "written", "number"),
    [
        ("a1", "a1", 1),
        ("b2-c3", "b2-c3", 4),
        ("c3-b2", "b2-c3", 4),
        ("a1,b1,d1", "a1-b1,d1", 3),
        ("a1,a2,b2", "a1,a2-b2", 3),
    ],
)
@pytest.mark.parametrize("grid", [grid_of(Squares, 6, 5), grid_of(Hexes, 6, 5)])
def test_a_patch_is_a_square_a_rectangle_or_several(grid: Grid, text: str, written: str, number: int) -> None:
    patch = Patch(grid)
    found = patch.read([text, "water"], TRUE_NAMES)

    assert found is not None
    assert found[1] == ["water"]
    assert (patch.write(found[0], TRUE_NAMES), count(found[0]), found[0] in patch) == (written, number, True)
    assert patch.read([written], TRUE_NAMES) == (found[0], [])


@pytest.mark.parametrize("text", ["", "z9", "a1-", "a1-b2-c3", "a1,z9", "-"])
def test_what_is_no_patch_is_not_read(text: str) -> None:
    assert Patch(grid_of(Squares, 6, 5)).read(text.split(), TRUE_NAMES) is None


def test_of_patches_the_first_square_is_listed_and_all_squares_are_shown() -> None:
    patch = Patch(grid_of(Squares, 2, 2))

    assert [patch.write(mask, TRUE_NAMES) for mask in patch] == ["a1"]
    assert (patch.count(), patch.shown(TRUE_NAMES)) == (1, ["a1", "b1", "a2", "b2"])
    assert [value in patch for value in (0, -1, "a1")] == [False, False, False]
