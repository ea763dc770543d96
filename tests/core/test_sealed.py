"""Sealed lines: any modification of a save, accidental or not, is detected at its line."""

import hashlib
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from affray.core.errors import BadSave
from affray.core.fight.sealed import seal, unseal

LINES: list[dict[str, Any]] = [{"a": 1}, {"b": ["x", None]}]
TEXT = seal(LINES)

CHANGED = "changed"
NO_JSON = "not-json"
CUT_OFF = "cut-off"

plain = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=5,
)
saves = st.lists(st.dictionaries(st.text().filter(lambda key: key != "seal"), plain, max_size=3), max_size=4)


def refusal(text: str) -> BadSave:
    with pytest.raises(BadSave) as caught:
        unseal(text)
    return caught.value


def fault(text: str) -> tuple[int, str]:
    error = refusal(text)
    return error.line, error.problem


def sealed_lines(text: str) -> list[str]:
    return text.split("\n")[:-1]


# --- what is whole


@given(saves)
def test_lines_that_were_sealed_are_found_whole(lines: list[dict[str, Any]]) -> None:
    assert unseal(seal(lines)) == lines


@pytest.mark.parametrize("depth", [70, 500, 100_000])
@pytest.mark.parametrize(("before", "after"), [("[", "]"), ('{"a":', "}")])
def test_a_line_that_nests_deeper_than_any_save_is_refused(depth: int, before: str, after: str) -> None:
    text = seal([{"a": "nested"}])
    chain = unsealed_chain(deep := f'{{"a":{before * depth}1{after * depth}}}')

    assert fault(f'{deep[:-1]},"seal":"{chain}"}}\n{text}') == (1, NO_JSON)


def test_a_line_may_hold_many_lists() -> None:
    lines: list[dict[str, Any]] = [{"a": [[{"b": number}] for number in range(500)]}]

    assert unseal(seal(lines)) == lines


def unsealed_chain(line: str) -> str:
    return hashlib.blake2b(f"\n{line}".encode(), digest_size=8).hexdigest()


def test_a_save_is_a_line_for_each_and_one_for_the_end() -> None:
    read = [json.loads(line) for line in sealed_lines(TEXT)]

    assert [{key: value for key, value in line.items() if key != "seal"} for line in read] == [*LINES, {"end": True}]
    assert TEXT.endswith("}\n")


def test_the_seals_of_a_save_stay_the_same_for_ever() -> None:
    assert seal([{"a": 1}, {"b": ["x", None]}]) == (
        '{"a":1,"seal":"b8d1eac93f4435da"}\n'
        '{"b":["x",null],"seal":"e48a6168cecf1d25"}\n'
        '{"end":true,"seal":"74da2c72decc08ec"}\n'
    )


def test_a_seal_covers_all_the_lines_above() -> None:
    same, other = sealed_lines(seal([{"a": 1}, {"b": 2}])), sealed_lines(seal([{"a": 9}, {"b": 2}]))

    assert same[0] == sealed_lines(TEXT)[0]
    assert json.loads(same[1])["b"] == json.loads(other[1])["b"]
    assert json.loads(same[1])["seal"] != json.loads(other[1])["seal"]


def test_letters_of_every_script_and_half_letters_are_kept() -> None:
    lines = [{"żółw": "Ана \u2028 😀 \x7f\x85", "half": "\ud800"}]

    assert unseal(seal(lines)) == lines
    assert len(sealed_lines(seal(lines))) == 2


# --- what was changed


def test_every_single_byte_that_is_changed_is_found_at_its_line() -> None:
    accepted, elsewhere = [], []
    for place, byte in enumerate(TEXT.encode("ascii")):
        line = 1 + TEXT.count("\n", 0, place)
        for other in range(256):
            if other != byte:
                changed = TEXT[:place] + chr(other) + TEXT[place + 1 :]
                try:
                    unseal(changed)
                    accepted.append(changed)
                except BadSave as error:
                    elsewhere += [(changed, error.line)] if error.line != line else []

    assert accepted == []
    assert elsewhere == []


def test_a_save_that_is_cut_off_anywhere_is_refused_with_the_line_that_is_missing() -> None:
    for length in range(len(TEXT)):
        missing = 1 + TEXT.count("\n", 0, length)

        assert fault(TEXT[:length]) == (missing, CUT_OFF)


def test_every_letter_that_is_left_out_or_doubled_is_found() -> None:
    for place, letter in enumerate(TEXT):
        line = 1 + TEXT.count("\n", 0, place)

        assert refusal(TEXT[:place] + TEXT[place + 1 :]).line == line
        assert refusal(TEXT[:place] + letter + TEXT[place:]).line in (line, line + 1)


def test_a_line_left_out_is_found_at_the_one_that_took_its_place() -> None:
    first, second, end = sealed_lines(TEXT)

    assert fault(f"{second}\n{end}\n") == (1, CHANGED)
    assert fault(f"{first}\n{end}\n") == (2, CHANGED)
    assert fault(f"{first}\n{second}\n") == (3, CUT_OFF)


def test_lines_doubled_or_in_another_order_are_found() -> None:
    first, second, end = sealed_lines(TEXT)

    assert fault(f"{first}\n{first}\n{second}\n{end}\n") == (2, CHANGED)
    assert fault(f"{second}\n{first}\n{end}\n") == (1, CHANGED)
    assert fault(TEXT + TEXT) == (4, CHANGED)


@pytest.mark.parametrize(
    "written",
    [
        '{"a": 1,"seal":"SEAL"}',
        '{"seal":"SEAL","a":1}',
        '{"a":1,"a":1,"seal":"SEAL"}',
        '{"\\u0061":1,"seal":"SEAL"}',
        ' {"a":1,"seal":"SEAL"}',
        '{"a":1,"seal":"SEAL"}\r',
        '{"a":1,"seal":["SEAL"]}',
        '{"a":1}',
        '{"a":1,"seal":null}',
        '{"a":1,"seal":""}',
    ],
)
def test_a_line_that_means_the_same_but_was_written_otherwise_is_refused(written: str) -> None:
    first, *others = sealed_lines(TEXT)
    changed = written.replace("SEAL", json.loads(first)["seal"])

    assert fault("\n".join([changed, *others, ""])) == (1, CHANGED)


@pytest.mark.parametrize("escape", ["\\ud800", "\\ud83d\\ude00", "\\udc80"])
def test_a_letter_written_as_an_escape_is_not_how_it_was_written(escape: str) -> None:
    letter = json.loads(f'"{escape}"')
    text = seal([{"a": letter}])

    assert fault(text.replace(letter, escape)) == (1, CHANGED)


# --- what is no save


@pytest.mark.parametrize("text", ["", "{", "no save", '{"a":1}', "\x00", "\ud800"])
def test_what_has_not_one_whole_line_is_cut_off_at_the_first(text: str) -> None:
    assert fault(text) == (1, CUT_OFF)


@pytest.mark.parametrize("line", ["", "no save", "{", '{"a":1', "{'a':1}", '{"a":1}}', "\x00", "\ud800", "1" * 5000])
def test_a_line_that_is_no_json_is_refused_by_its_number(line: str) -> None:
    first, second, _ = sealed_lines(TEXT)

    assert fault(f"{line}\n") == (1, NO_JSON)
    assert fault(f"{first}\n{second}\n{line}\n") == (3, NO_JSON)


@pytest.mark.parametrize("line", ["7", '"seal"', "[]", '[{"seal":1}]', "null", "true"])
def test_a_line_that_is_no_object_is_refused_by_its_number(line: str) -> None:
    assert fault(f"{line}\n") == (1, NO_JSON)
    assert fault(f"{sealed_lines(TEXT)[0]}\n{line}\n") == (2, NO_JSON)


@pytest.mark.parametrize(("opening", "closing"), [("[", "]"), ('{"a":', "}")])
def test_a_line_nested_too_deep_to_be_read_is_refused(opening: str, closing: str) -> None:
    line = '{"a":' + 100_000 * opening + "1" + 100_000 * closing + "}"

    assert fault(f"{line}\n") == (1, NO_JSON)


@given(st.text() | st.lists(st.sampled_from([*sealed_lines(TEXT), "{}", "\n", '{"end":true}'])).map("\n".join))
def test_no_text_but_the_save_itself_is_taken_for_one(text: str) -> None:
    if text != TEXT:
        assert refusal(text).line >= 1


def test_the_error_tells_the_line_and_what_is_wrong_with_it() -> None:
    assert str(refusal(TEXT.replace('"x"', '"y"'))) == "line 2: was changed after it was written"
