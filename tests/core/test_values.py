"""Plain values: compared by their fields, copied independently, serialised as JSON and back."""

import json
from collections.abc import Callable
from hashlib import blake2b
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from affray.core.codec import Blocks, Codec, as_json
from affray.core.values import GM, AnyState, Creature, Effect, Reason, State, Until, Value, total
from tests.toy import Fighter, Toy, ToyState, ambush, foe, hero


class Echo(Reason):
    """A reason by another name."""

    __slots__ = ()


class Bag(Value):
    """Holds whatever a value may hold."""

    __slots__ = ("label", "holds")

    def __init__(self, label: str, holds: Any) -> None:
        self.label = label
        self.holds = holds


letters = st.text(max_size=5)
reasons = st.builds(Reason, letters, st.integers(), st.none() | letters)
untils = st.builds(Until, letters, st.none() | letters, st.integers())
effects = st.builds(
    Effect,
    letters,
    letters,
    letters,
    ends=st.lists(untils, max_size=2).map(tuple),
    acts=st.lists(untils, max_size=2).map(tuple),
    amount=st.integers(),
)
anything = st.recursive(
    st.none() | st.booleans() | st.integers() | letters | st.frozensets(letters, max_size=4) | reasons | effects,
    lambda inner: (
        st.lists(inner, max_size=3).map(tuple)
        | st.dictionaries(letters.filter(lambda key: key != "is"), inner, max_size=3)
        | st.builds(Bag, letters, inner)
    ),
    max_leaves=8,
)
codec = Codec([Bag])


def written_and_read(value: Any) -> Any:
    return codec.read(json.loads(as_json(codec.plain(value))))


def state_with(**changes: Any) -> AnyState:
    creatures: dict[str, Creature] = {"ana": hero("ana", "b2"), "orc": foe("orc", "c2")}
    settings = {"control": {"ana": "anna"}, "dice": {}}
    seats = {GM: "gm", "anna": "player", "bert": "player", "eve": "watcher"}
    return State(creatures, 1, "ana", seats, settings, rolled={"ana": 2, "orc": 3}).but(**changes)


# --- known by their fields


def test_values_with_the_same_fields_are_equal_and_one_in_a_set() -> None:
    one, other = Reason("toy.skill", 2, "ana"), Reason("toy.skill", 2, "ana")

    assert one == other
    assert one is not other
    assert len({one, other}) == 1


@pytest.mark.parametrize("changes", [{"clause": "toy.guard"}, {"amount": 3}, {"source": None}])
def test_a_value_with_another_field_is_another(changes: dict[str, Any]) -> None:
    reason = Reason("toy.skill", 2, "ana")

    assert reason != reason.but(**changes)
    assert len({reason, reason.but(**changes)}) == 2


def test_a_value_of_another_class_is_another_even_with_the_same_fields() -> None:
    assert Echo("toy.skill", 2) != Reason("toy.skill", 2)
    assert Reason("toy.skill", 2) != Echo("toy.skill", 2)
    assert Reason("toy.skill", 2) != ("toy.skill", 2, None)


def test_different_values_mostly_hash_differently() -> None:
    assert len({hash(Reason("toy.skill", amount)) for amount in range(50)}) > 40


def test_a_value_shows_its_class_and_its_fields() -> None:
    assert repr(Reason("toy.skill", 2)) == "Reason(clause='toy.skill', amount=2, source=None)"
    assert repr(Echo("toy.skill", 2, "ana")) == "Echo(clause='toy.skill', amount=2, source='ana')"


def test_the_fields_of_a_value_are_what_its_constructor_takes() -> None:
    assert Fighter.fields[:6] == ("id", "name", "side", "at", "hp", "hp_max")
    assert "moments" not in Effect.fields
    assert Echo.fields == Reason.fields == ("clause", "amount", "source")


def test_a_new_class_of_values_has_the_fields_it_inherits_and_then_its_own() -> None:
    class Cause(Reason):
        __slots__ = ("since", "until")

        def __init__(self, clause: str, amount: int, source: str | None, since: int, until: int) -> None:
            super().__init__(clause, amount, source)
            self.since = since
            self.until = until

    assert Cause.fields == ("clause", "amount", "source", "since", "until")
    assert Cause("toy.burn", 2, "ana", 3, 4).contents() == ("toy.burn", 2, "ana", 3, 4)
    assert Cause("toy.burn", 2, "ana", 3, 4) != Cause("toy.burn", 2, "ana", 3, 5)


def test_contents_and_names_of_the_fields_go_together() -> None:
    until = Until("turn-end", "ana", 2)

    assert until.contents() == ("turn-end", "ana", 2)
    assert list(until.named()) == [("moment", "turn-end"), ("creature", "ana"), ("times", 2)]


def test_but_changes_the_fields_it_names_and_no_other() -> None:
    reason = Echo("toy.skill", 2, "ana")

    changed = reason.but(amount=5)

    assert changed == Echo("toy.skill", 5, "ana")
    assert reason == Echo("toy.skill", 2, "ana")
    assert reason.but() == reason


def test_but_knows_no_field_that_the_class_has_not() -> None:
    with pytest.raises(TypeError, match=r"colour|at most 3 keyword arguments"):
        Reason("toy.skill").but(colour="red")


# --- reasons, moments, effects


def test_reasons_add_up() -> None:
    assert total([Reason("toy.skill", 4), Reason("toy.dazed", -2), Reason("toy.cover")]) == 2
    assert total([]) == 0


def test_what_is_left_out_of_a_reason_a_moment_or_an_effect() -> None:
    assert Reason("toy.skill") == Reason("toy.skill", 0, None)
    assert Until("round-end") == Until("round-end", None, 1)
    assert Effect("mark-1", "mark", "ana") == Effect("mark-1", "mark", "ana", None, (), (), 0)


def test_an_effect_keeps_all_that_it_is_made_of() -> None:
    ends, acts = (Until("turn-end", "ana"),), (Until("turn-start", "orc", 2),)
    effect = Effect("burn-3", "burn", "ana", "orc", ends, acts, 4, None)

    assert effect.contents() == ("burn-3", "burn", "ana", "orc", ends, acts, 4, None)


@pytest.mark.parametrize(
    ("moment", "creature", "expected"),
    [("turn-end", "ana", True), ("turn-end", "orc", False), ("turn-end", None, False), ("turn-start", "ana", False)],
)
def test_a_moment_is_now_when_it_is_the_creatures_own(moment: str, creature: str | None, expected: bool) -> None:
    assert Until("turn-end", "ana").is_now(moment, creature) is expected


def test_a_moment_of_nobody_is_now_for_nobody_in_particular() -> None:
    assert Until("round-end").is_now("round-end", None)
    assert not Until("round-end").is_now("round-end", "ana")


# --- creatures


def test_a_creature_is_found_by_being_itself_however_it_changes() -> None:
    ana = hero("ana", "b2")
    found = {ana: "here"}

    ana.hp -= 1

    assert found[ana] == "here"
    assert ana.copy() not in found


def test_a_copied_creature_is_equal_and_goes_its_own_way() -> None:
    ana = hero("ana", "b2", skill=3)
    twin = ana.copy()
    assert twin == ana
    assert type(twin) is Fighter

    twin.pools["act"] = 0
    twin.hp = 1

    assert (ana.pools["act"], ana.hp) == (1, 8)


def test_a_creature_has_the_kinds_of_effects_that_are_on_it() -> None:
    ana = hero("ana", "b2", effects=(Effect("mark-1", "mark", "ana"), Effect("burn-2", "burn", "ana")))

    assert ana.has("mark")
    assert ana.has("burn")
    assert not ana.has("mark-1")
    assert not hero("bo", "b2").has("mark")


def test_a_creature_keeps_all_that_it_is_made_of_and_starts_without_effects() -> None:
    orc = Creature("orc-2", "orc", "foes", 4, 9, {"act": 1})

    assert orc.contents() == ("orc-2", "orc", "foes", 4, 9, {"act": 1}, ())


# --- the state


def test_a_state_keeps_all_that_it_is_made_of() -> None:
    ana = hero("ana", "b2")
    state = State({"ana": ana}, 2, "ana", {GM: "gm"}, {"dice": {}}, "seed", "salt", {"ana": 3}, 4)

    assert state.contents() == ({"ana": ana}, 2, "ana", {GM: "gm"}, {"dice": {}}, "seed", "salt", {"ana": 3}, 4)


def test_without_a_board_nobody_fills_squares() -> None:
    assert AnyState({}, 0, None, {}, {}).space_names(hero("ana", "b2")) == []


def test_a_state_is_found_by_being_itself() -> None:
    state = state_with()

    assert {state: "here"}[state] == "here"
    assert state.copy() not in {state}


def wound(state: AnyState) -> None:
    state.creatures["ana"].hp = 0


def bury(state: AnyState) -> None:
    del state.creatures["orc"]


def spend(state: AnyState) -> None:
    state.creatures["ana"].pools["act"] = 0


def sit_down(state: AnyState) -> None:
    state.seats["dora"] = "player"


def hand_over(state: AnyState) -> None:
    state.settings["control"]["orc"] = "anna"


def throw(state: AnyState) -> None:
    state.rolled["ana"] = 99


def advance(state: AnyState) -> None:
    state.round = 9


@pytest.mark.parametrize("change", [wound, bury, spend, sit_down, hand_over, throw, advance])
def test_what_changes_in_a_copied_state_stays_in_the_copy(change: Callable[[AnyState], None]) -> None:
    state, untouched = state_with(), state_with()
    twin = state.copy()
    assert twin == state

    change(twin)

    assert twin != state
    assert state == untouched


def test_a_rulebooks_own_state_is_copied_whole() -> None:
    state = ambush().state.but(queue=("bo", "cy"), seed="s", salt="t", effects_made=4)

    twin = state.copy()

    assert type(twin) is ToyState
    assert twin == state
    assert twin.queue == ("bo", "cy")
    assert (twin.seed, twin.salt, twin.effects_made) == ("s", "t", 4)


def test_a_new_state_has_thrown_no_dice_and_shares_none_with_another() -> None:
    one, other = (AnyState({}, 0, None, {}, {}) for _ in range(2))

    one.rolled["ana"] = 1

    assert other.rolled == {}
    assert (other.seed, other.salt, other.effects_made) == ("", "", 0)


def test_a_creature_is_played_by_whoever_was_given_it_else_by_the_gm() -> None:
    state = state_with()

    assert state.seat_of(state.creatures["ana"]) == "anna"
    assert state.seat_of(state.creatures["orc"]) == GM == "gm"


def test_the_seats_of_players_are_those_with_that_role() -> None:
    assert state_with().player_seats() == ["anna", "bert"]


def test_the_dice_thrown_are_those_of_all_rollers() -> None:
    assert state_with().dice_thrown() == 5
    assert state_with(rolled={}).dice_thrown() == 0


# --- written and read


@given(anything)
def test_whatever_a_value_may_hold_is_read_back_as_it_was_written(holds: Any) -> None:
    bag = Bag("all sorts", holds)

    back = written_and_read(bag)

    assert back == bag
    assert as_json(codec.plain(back)) == as_json(codec.plain(bag))  # 1 == True, but they serialise differently


def test_a_whole_state_is_read_back_as_it_was_written() -> None:
    toy, state = Toy(), ambush().state

    back = toy.codec.read(json.loads(as_json(toy.codec.plain(state))))

    assert type(back) is ToyState
    assert back == state
    assert [type(creature) for creature in back.creatures.values()] == [Fighter] * 7


def test_a_value_is_written_as_its_class_and_its_fields() -> None:
    assert (
        as_json(codec.plain(Reason("toy.skill", 2))) == '{"is":"Reason","clause":"toy.skill","amount":2,"source":null}'
    )
    assert codec.plain(Bag("nested", (Reason("a"), {"b": Reason("b")})))["holds"] == [
        {"is": "Reason", "clause": "a", "amount": 0, "source": None},
        {"b": {"is": "Reason", "clause": "b", "amount": 0, "source": None}},
    ]


def test_a_set_is_written_in_order_and_read_as_a_set() -> None:
    plain = codec.plain(Bag("set", frozenset("dbca")))

    assert plain["holds"] == {"is": "set", "of": ["a", "b", "c", "d"]}
    assert codec.read(plain) == Bag("set", frozenset("abcd"))
    assert type(codec.read(plain).holds) is frozenset


def test_tuples_stay_tuples_at_every_depth() -> None:
    assert written_and_read(Bag("tuples", ((1, ("a",)), ()))).holds == ((1, ("a",)), ())


def test_the_order_of_keys_is_kept() -> None:
    seats = {"zoe": "player", GM: "gm", "amy": "player"}

    back = written_and_read(state_with(creatures={}, seats=seats))

    assert list(back.seats) == ["zoe", GM, "amy"]


def test_a_class_that_the_codec_was_not_given_is_not_read() -> None:
    plain = codec.plain(Bag("unknown", None))

    with pytest.raises(KeyError, match="Bag"):
        Codec().read(plain)


def test_equal_values_have_one_digest_and_others_have_others() -> None:
    state = state_with()
    changed = state.copy()
    changed.creatures["ana"].hp -= 1

    assert codec.digest(state.copy()) == codec.digest(state)
    assert codec.digest(changed) != codec.digest(state)
    assert codec.digest(Echo("a", 1)) != codec.digest(Reason("a", 1))


def test_the_digest_is_the_same_in_any_process() -> None:
    bag = Bag("Ü", frozenset("zyx"))
    written = '{"is":"Bag","label":"Ü","holds":{"is":"set","of":["x","y","z"]}}'

    assert codec.digest(bag) == blake2b(written.encode("utf-8"), digest_size=16).hexdigest()


def test_json_is_written_tightly_in_its_own_letters_and_order() -> None:
    assert as_json({"b": [1, None, True], "a": "żółw"}) == '{"b":[1,null,true],"a":"żółw"}'


# --- shared values


class Breed(Value):
    """A stat block of the tests: many share it."""

    __slots__ = ("id", "legs")
    shared = True

    def __init__(self, id: str, legs: int) -> None:
        self.id = id
        self.legs = legs


class Herd(Value):
    __slots__ = ("beasts", "name")

    def __init__(self, beasts: tuple[Breed, ...], name: str = "") -> None:
        self.beasts = beasts
        self.name = name


def test_a_shared_value_is_written_once_under_its_id_and_read_as_one() -> None:
    codec, cow = Codec((Breed, Herd)), Breed("cow", 4)
    blocks: Blocks = {}

    plain = codec.plain(Herd((cow, cow, Breed("cow", 4))), blocks)

    assert plain["beasts"] == [{"is": "shared", "of": "cow"}] * 3
    assert list(blocks) == ["cow"]
    one, other, third = codec.read(plain, blocks).beasts
    assert one is other is third


def test_two_shared_values_of_one_id_that_differ_have_two_names() -> None:
    blocks: Blocks = {}

    plain = Codec((Breed, Herd)).plain(Herd((Breed("cow", 4), Breed("cow", 3), Breed("cow", 4))), blocks)

    assert [each["of"] for each in plain["beasts"]] == ["cow", "cow'", "cow"]


def test_without_a_list_of_blocks_a_shared_value_is_written_in_place() -> None:
    codec, herd = Codec((Breed, Herd)), Herd((Breed("cow", 4),), "ours")

    assert codec.plain(herd)["beasts"] == [{"is": "Breed", "id": "cow", "legs": 4}]
    assert codec.read(codec.plain(herd)) == herd
