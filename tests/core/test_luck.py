"""Sources of die faces: the documented formula, fairness, scripts that fail loudly, audits."""

import pickle
from collections import Counter
from hashlib import blake2b

import pytest
from hypothesis import given
from hypothesis import strategies as st

from affray.core.dice.luck import (
    BadScript,
    Discrepancy,
    Luck,
    Roll,
    ScriptedLuck,
    SeededLuck,
    audit,
    commitment,
    fresh_seed,
)

SEED = "00112233445566778899aabbccddeeff"


def formula(seed: str, salt: str, roller: str, nth: int, sides: int) -> int:
    """The face by the formula in the docstring of SeededLuck, computed independently."""
    keyed = b""
    for text in ("luck", seed, salt):
        written = text.encode()
        keyed += len(written).to_bytes(8, "big") + written
    key = blake2b(keyed, digest_size=64).digest()
    block = blake2b(roller.encode() + (nth // 8).to_bytes(8, "big"), digest_size=64, key=key).digest()
    word = int.from_bytes(block[8 * (nth % 8) : 8 * (nth % 8) + 8], "big")
    return 1 + word * sides // 2**64


def throw(luck: Luck, roller: str, number: int, sides: int) -> list[int]:
    return [luck.face(roller, nth, sides, nth) for nth in range(number)]


@given(st.text(), st.text(), st.text(), st.integers(0, 2**60), st.integers(1, 1000))
def test_a_seeded_face_follows_the_documented_formula(seed: str, salt: str, roller: str, nth: int, sides: int) -> None:
    face = SeededLuck(seed, salt).face(roller, nth, sides, overall=0)

    assert face == formula(seed, salt, roller, nth, sides)
    assert 1 <= face <= sides


def test_seeded_faces_stay_the_same_for_ever() -> None:
    assert throw(SeededLuck(SEED), "ana", 12, 20) == [20, 18, 9, 14, 16, 14, 6, 20, 20, 9, 18, 16]
    assert throw(SeededLuck(SEED, "what if"), "ana", 12, 20) == [17, 8, 9, 7, 6, 8, 17, 18, 15, 7, 15, 12]


def test_a_seeded_face_depends_on_nothing_that_was_asked_before() -> None:
    luck = SeededLuck(SEED, "salt")
    forwards = [luck.face("ana", nth, 20, overall=nth) for nth in range(40)]
    backwards = [SeededLuck(SEED, "salt").face("ana", nth, 20, overall=7) for nth in reversed(range(40))]

    assert backwards[::-1] == forwards
    assert [luck.face("ana", nth, 20, overall=0) for nth in range(40)] == forwards


def test_seed_salt_and_roller_each_make_other_dice() -> None:
    streams = [
        throw(SeededLuck("ab", "c"), "ana", 40, 20),
        throw(SeededLuck("a", "bc"), "ana", 40, 20),
        throw(SeededLuck("abc"), "ana", 40, 20),
        throw(SeededLuck("", "abc"), "ana", 40, 20),
        throw(SeededLuck("ab", "c"), "bob", 40, 20),
        throw(SeededLuck("ab", "c"), "", 40, 20),
    ]

    assert len({tuple(stream) for stream in streams}) == len(streams)


def test_a_roller_whose_name_is_no_proper_text_throws_too() -> None:
    assert 1 <= SeededLuck("\ud800", "\udfff").face("\ud912", 0, 6, overall=0) <= 6


@pytest.mark.parametrize("sides", [2, 6, 20, 100])
def test_seeded_dice_are_fair(sides: int) -> None:
    number = 400 * sides
    thrown = Counter(throw(SeededLuck(SEED), "ana", number, sides))

    assert sorted(thrown) == list(range(1, sides + 1))
    # 400 of each face are expected, with a standard deviation of 20: five of them would be a defect.
    assert all(300 < times < 500 for times in thrown.values())


def test_two_dice_in_a_row_do_not_know_of_each_other() -> None:
    faces = throw(SeededLuck(SEED), "ana", 80_000, 20)
    pairs = Counter(zip(faces[::2], faces[1::2], strict=True))

    # 100 of each of the 400 pairs are expected, with a standard deviation of 10, including doubles.
    assert len(pairs) == 400
    assert all(50 < times < 150 for times in pairs.values())


def test_two_rollers_do_not_know_of_each_other() -> None:
    luck = SeededLuck(SEED)
    pairs = Counter(zip(throw(luck, "ana", 3600, 6), throw(luck, "bob", 3600, 6), strict=True))

    assert len(pairs) == 36
    assert all(50 < times < 150 for times in pairs.values())


def test_a_script_is_handed_out_in_order_whoever_rolls() -> None:
    luck = ScriptedLuck(iter([20, 1, 6]))

    assert luck.face("ana", 0, 20, overall=0) == 20
    assert luck.face("bob", 0, 20, overall=1) == 1
    assert luck.face("ana", 1, 6, overall=2) == 6


def test_a_script_can_be_run_again() -> None:
    luck = ScriptedLuck([3, 4])

    assert throw(luck, "ana", 2, 6) == throw(luck, "ana", 2, 6) == [3, 4]


def test_a_script_tells_what_is_left() -> None:
    luck = ScriptedLuck([3, 4, 5])

    assert [luck.left(overall) for overall in range(5)] == [(3, 4, 5), (4, 5), (5,), (), ()]


def test_a_script_that_has_run_out_names_the_roller_the_die_and_the_place() -> None:
    with pytest.raises(BadScript) as caught:
        ScriptedLuck([3]).face("ana", 4, 20, overall=1)

    assert str(caught.value) == "ana throws a d20 as die 5, but at index 1 the script has run out."


@pytest.mark.parametrize("face", [0, -1, 7, 20])
def test_a_script_with_a_face_that_the_die_has_not_is_refused(face: int) -> None:
    with pytest.raises(BadScript) as caught:
        ScriptedLuck([3, face]).face("bob", 0, 6, overall=1)

    assert str(caught.value) == f"bob throws a d6 as die 1, but at index 1 the script says {face}."


def test_a_bad_script_carries_its_facts_to_another_process() -> None:
    facts = ("ana", 4, 20, 1, 21)
    twin = pickle.loads(pickle.dumps(BadScript(*facts)))

    assert (twin.roller, twin.nth, twin.sides, twin.overall, twin.face) == twin.args == facts


def honest_rolls(seed: str) -> list[Roll]:
    asked = [("", "ana", 0, 20), ("", "ana", 1, 20), ("", "bob", 0, 6), ("what if", "ana", 0, 20), ("", "ana", 9, 100)]
    return [Roll(*roll, formula(seed, *roll)) for roll in asked]


def test_an_honest_record_passes_the_audit() -> None:
    assert audit(SEED, commitment(SEED), honest_rolls(SEED)) == []
    assert audit(SEED, commitment(SEED), ((*roll,) for roll in honest_rolls(SEED))) == []


def test_a_face_that_was_changed_is_found_and_set_right() -> None:
    rolls = honest_rolls(SEED)
    honest = rolls[3]
    rolls[3] = honest._replace(face=honest.face + 1)

    assert audit(SEED, commitment(SEED), rolls) == [Discrepancy(rolls[3], honest.face + 1, honest.face)]


def test_a_seed_that_is_not_the_one_committed_to_is_told_first() -> None:
    rolls = honest_rolls("another seed")

    found = audit(SEED, commitment("another seed"), rolls)

    assert found[0] == Discrepancy(None, commitment("another seed"), commitment(SEED))
    assert len(found) > 1
    assert audit(SEED, "nonsense", []) == [(None, "nonsense", commitment(SEED))]


def test_the_commitment_is_a_digest_that_anybody_can_work_out() -> None:
    label, seed = b"commitment", SEED.encode()
    written = len(label).to_bytes(8, "big") + label + len(seed).to_bytes(8, "big") + seed

    assert commitment(SEED) == blake2b(written, digest_size=32).hexdigest()


def test_a_fresh_seed_is_the_sixteen_bytes_given() -> None:
    assert fresh_seed(bytes.fromhex(SEED)) == SEED


@pytest.mark.parametrize("number", [0, 15, 17])
def test_a_fresh_seed_wants_sixteen_bytes(number: int) -> None:
    with pytest.raises(ValueError, match=rf"16 random bytes, not {number}\.$"):
        fresh_seed(bytes(number))
