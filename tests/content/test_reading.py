"""YAML is read as plain values with their places, and no file does harm or takes long."""

import string
from time import process_time
from typing import Any

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from affray.content import BadContent, load_text, reading
from affray.content.problems import Place, Report
from affray.content.reading import MOST_BYTES, MOST_LEVELS, read
from tests.content.texts import FILE, SMALL

A_WHILE = 5.0
"""Seconds of processor time: what blows up takes hours."""


def value(text: bytes | str) -> Any:
    report = Report(FILE)
    document = read(text, report)
    assert document is not None
    assert not report.problems
    return document.data


def codes(text: bytes | str) -> list[str]:
    report = Report(FILE)
    read(text, report)
    return [problem.code for problem in report.problems]


# --- what is read


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("7", 7),
        ("+4", 4),
        ("-1", -1),
        ("0", 0),
        ("007", "007"),
        ("1_000", "1_000"),
        ("0x10", "0x10"),
        ("1.5", "1.5"),
        ("1e3", "1e3"),
        (".inf", ".inf"),
        ("12:30", "12:30"),
        ("2001-01-01", "2001-01-01"),
        ("9" * 30, "9" * 30),
        ("'7'", "7"),
        ("true", True),
        ("False", False),
        ("yes", "yes"),
        ("off", "off"),
        ("'true'", "true"),
        ("1/4", "1/4"),
        ("=", "="),
    ],
)
def test_a_plain_value_is_text_unless_it_is_a_whole_number_or_true_or_false(written: str, meant: object) -> None:
    read_value = value(f"a: {written}\n")["a"]

    assert read_value == meant
    assert type(read_value) is type(meant)


@pytest.mark.parametrize("name", ["~", "on", "no", "7", "true", "null", "=", ".", "T"])
def test_a_field_name_is_text_whatever_it_looks_like(name: str) -> None:
    assert value(f"{name}: x\n") == {name: "x"}


def test_lists_and_fields_nest() -> None:
    assert value("a:\n  - [1, {b: c}]\n  - d: {}\n    e: []\n") == {"a": [[1, {"b": "c"}], {"d": {}, "e": []}]}


def test_every_value_has_its_place() -> None:
    report = Report(FILE)

    read("a: x\nb:\n  - y\n  - c: {d: 1}\n", report)

    assert report.places == {
        (): Place(1, 1),
        ("a",): Place(1, 1),
        ("b",): Place(2, 1),
        ("b", 0): Place(3, 5),
        ("b", 1): Place(4, 5),
        ("b", 1, "c"): Place(4, 5),
        ("b", 1, "c", "d"): Place(4, 9),
    }


def test_what_is_drawn_is_known() -> None:
    document = read("a: |\n  x\nb: >\n  x\nc: x\n", Report(FILE))

    assert document is not None
    assert document.drawn == {("a",)}


def test_a_mark_of_byte_order_and_windows_lines_do_no_harm() -> None:
    assert value(b"\xef\xbb\xbfa: x\r\nb: y\r\n") == {"a": "x", "b": "y"}


def test_letters_of_two_characters_are_one() -> None:
    assert value("a\u0301: e\u0301\n") == {"\u00e1": "\u00e9"}


SCALARS = st.integers(-(10**15), 10**15) | st.booleans() | st.text(string.printable.strip() + " áčþЖ漢", max_size=20)
PLAIN = st.recursive(
    SCALARS,
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.text("abc~#-:. ", min_size=1, max_size=5).filter(lambda key: key != "<<"), inner, max_size=4
        )
    ),
    max_leaves=15,
)


@given(st.dictionaries(st.sampled_from("abc"), PLAIN), st.booleans())
def test_what_is_written_is_read_again(data: dict[str, Any], flow: bool) -> None:
    text = yaml.safe_dump(data, default_flow_style=flow, allow_unicode=True)

    document = read(text, Report(FILE))

    assert document is not None
    assert document.data == data


# --- what is refused


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("a: b\n\tc: d\n", "tab"),
        ("a: >\n\tb\n", "tab"),
        ("a: {<<: {b: 1}}", "merge"),
        ("a: &b c\n", "anchor"),
        ("&a x: 1\n", "key-not-text"),
        ("!!str x: 1\n", "key-not-text"),
        ("{x: 1}: 1\n", "key-not-text"),
        ("'': 1\n", "key-not-text"),
        (f"{'k' * 101}: 1\n", "key-not-text"),
        ("a: !local b\n", "tag"),
        ("a: ! b\n", "tag"),
        ("!!map {a: 1}\n", "tag"),
        ("a: {b: 1, b: 2}\n", "duplicate-key"),
        ("a: 1\n'a': 2\n", "duplicate-key"),
        ("a: ~\n", "empty-value"),
        ("a:\n  -\n", "empty-value"),
        ("---\n", "empty-value"),
        ("", "empty-file"),
        ("a: 1\n---\n", "two-documents"),
        ('a: "\\0"\n', "control-character"),
        ('a: "\\x1b[2J"\n', "control-character"),
        ('a: "\\u202e"\n', "control-character"),
        ("a: \u202ex\n", "control-character"),
        ("a: \u2028x\n", "control-character"),
        ("a: b\x85c\n", "control-character"),
        ('a: "\\ud800"\n', "not-yaml"),
        ('a: "\\U00110000"\n', "not-yaml"),
        ("a: '\ud800'\n", "control-character"),
        ("%TAG ! tag:x,2000:\n---\na: !x 1\n", "tag"),
        ("%NONSENSE\n---\na: 1\n", "not-yaml"),
        (b"\xff\xfea\x00:\x00 \x001\x00", "not-utf8"),
        (b"a: \xc0\x80\n", "not-utf8"),
        ("a: 'x", "unclosed"),
        ("a: [1", "unclosed"),
        ("a: {b: 1", "unclosed"),
    ],
)
def test_what_is_no_plain_text_is_refused(text: bytes | str, code: str) -> None:
    assert codes(text) == [code]


def test_the_first_of_two_fields_of_one_name_stays() -> None:
    report = Report(FILE)
    document = read("a: {x: 1}\nb: 2\na: {x: 3, y: [4]}\nc: 5\n", report)

    assert document is not None
    assert document.data == {"a": {"x": 1}, "b": 2, "c": 5}


def test_the_deepest_that_is_read() -> None:
    assert codes("[" * MOST_LEVELS + "]" * MOST_LEVELS) == []
    assert codes("[" * (MOST_LEVELS + 1) + "]" * (MOST_LEVELS + 1)) == ["too-deep"]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("a: &x 1\n", "anchor"),
        ("a: [1", "unclosed"),
        ("a: b: c\n", "stray-colon"),
        ('a: "\\ud800"\n', "control-character"),
        ('a: "\\U00110000"\n', "not-yaml"),
        ("[" * 5000, "too-deep"),
        ("- a\n" * 10_000, ""),
    ],
)
def test_without_the_c_library_it_is_the_same(monkeypatch: pytest.MonkeyPatch, text: str, code: str) -> None:
    monkeypatch.setattr(reading, "Loader", yaml.SafeLoader)

    assert codes(text) == [code] * bool(code)


# --- what means harm

BOMB = "".join(
    f"{new}: &{new} [{', '.join([f'*{old}'] * 9)}]\n" for old, new in zip("abcdefgh", "bcdefghi", strict=True)
)
MEMBERS = "[" + "{block: goblin, at: b1}," * 9000 + "]"
HOSTILE: dict[str, bytes | str] = {
    "billion laughs": "a: &a [lol, lol]\n" + BOMB,
    "a bomb of merges": "a: &a {x: 1}\nb: &b {<<: [*a, *a]}\nc: {<<: [*b, *b]}\n",
    "a list in itself": "a: &a [*a]\n",
    "brackets": "[" * 100_000,
    "brackets behind a field": SMALL + "seats: " + "[" * 100_000,
    "braces": "{a: " * 100_000,
    "dashes": "- " * 400_000,
    "questions": "? " * 400_000,
    "one long word": "a" * 999_999,
    "one long field name": "a" * 900_000 + ": b",
    "one long quotation": '"' + "a\n" * 400_000,
    "escapes": 'a: "' + "\\u0041" * 160_000 + '"',
    "lines": "a\n" * 499_000,
    "a long list": "- a\n" * 240_000,
    "a long flow": "[" + "a," * 400_000 + "]",
    "many fields": "".join(f"k{n}: v\n" for n in range(80_000)),
    "one field again and again": "a: 1\n" * 150_000,
    "nothings": "creatures:\n" + "".join(f"  c{n}x:\n" for n in range(60_000)),
    "tags": "a: !<" + "x" * 900_000 + "> b",
    "bangs": "!" * 900_000,
    "anchors": "&a " * 300_000,
    "directives": "%A b\n" * 190_000,
    "documents": "---\n" * 240_000,
    "comments": "#\n" * 490_000,
    "blanks": " " * 999_999,
    "tabs": "\t" * 999_999,
    "colons": "a: " * 300_000,
    "a picture": bytes(range(256)) * 3000,
    "zeros": bytes(999_999),
    "too much": b"a" * (MOST_BYTES + 1),
    "a number without end": SMALL + f"options: {'9' * 19_000}\n",
    "likes without end": SMALL + "creatures: {" + ",".join(f"c{n}x: {{like: c{n + 1}x}}" for n in range(7000)) + "}",
    "unknown likes": SMALL + "creatures: {" + ",".join(f"c{n}x: {{like: goblinn-{n}}}" for n in range(999)) + "}",
    "dice": SMALL + "creatures: {" + ",".join(f"c{n}x: {{hp: 999d999+999d999}}" for n in range(999)) + "}",
    "a crowd": SMALL.replace("[h1, h2]}", "[h1, h2]}\n    - " * 90 + "{block: goblin, count: 100}"),
    "members": SMALL.replace("    - {block: goblin, at: [h1, h2]}", "    " + MEMBERS),
    "seats": SMALL + "seats: {" + ",".join(f"s{n}x: [anna-{n}]" for n in range(9000)) + "}",
    "options": SMALL + "options: {" + ",".join(f"init.tie{n}: x" for n in range(9000)) + "}",
    "legend": SMALL + "legend: {" + ",".join(f"{chr(0x4E00 + n)}: florr" for n in range(9000)) + "}",
    "a map of strangers": SMALL.replace("  ........\n", "  " + "".join(map(chr, range(0x4E00, 0x4E63))) + "\n" * 99),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_file_that_means_harm_is_refused_soon_and_in_few_words(name: str) -> None:
    start = process_time()

    with pytest.raises(BadContent) as caught:
        load_text(HOSTILE[name], FILE)

    assert process_time() - start < A_WHILE
    assert all(len(str(problem)) < 500 for problem in caught.value.problems)


@given(st.binary(max_size=200) | st.text("{}[]:,-?&*!|>'\"%@`#~<\n\t ab1", max_size=60))
def test_whatever_is_in_a_file_it_is_read_or_refused(content: bytes | str) -> None:
    report = Report(FILE)

    document = read(content, report)

    assert document is not None or report.problems
    assert all(str(problem) for problem in report.problems)
