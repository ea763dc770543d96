"""The `.ftl` files of the five languages, shared and of each rulebook: complete, readable, alike where they must be."""

from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

import affray.lang
from affray.books import shelf
from affray.lang import LANGUAGES, language
from tests.lang import lint

FOLDER = Path(affray.lang.__file__).parent
SOURCES = [path.read_text(encoding="utf-8") for path in FOLDER.parent.rglob("*.py")]


BOOKS = {book.name: Path(str(book.words)) for book in shelf().books()}
FOLDERS = {"": FOLDER, **BOOKS}


def files_of(code: str, books: Iterable[str]) -> lint.Files:
    """The files of a language, each by its rulebook and name; what all rulebooks share is that of none."""
    return {
        f"{book}/{path.name}": path.read_text(encoding="utf-8")
        for book in books
        for path in sorted((FOLDERS[book] / code).glob("*.ftl"))
    }


FILES = {code: files_of(code, FOLDERS) for code in LANGUAGES}
OTHERS = [code for code in LANGUAGES if code != "en"]

every_language = pytest.mark.parametrize("code", LANGUAGES)
every_book = pytest.mark.parametrize("book", BOOKS)
every_translation = pytest.mark.parametrize("code", OTHERS)
every_slavic_language = pytest.mark.parametrize("code", ["ru", "uk", "cs"])


def none(findings: list[str]) -> None:
    assert not findings, "\n".join(["", *findings])


# --- the files


def test_each_language_has_a_folder_and_there_are_no_others() -> None:
    for folder in FOLDERS.values():
        assert {path.parent.name for path in folder.rglob("*.ftl")} == set(LANGUAGES)


@every_translation
def test_a_translation_has_the_same_files(code: str) -> None:
    none(lint.different_files(FILES["en"], FILES[code]))


@every_translation
def test_a_translation_has_the_same_messages_and_attributes(code: str) -> None:
    none(lint.different_messages(FILES["en"], FILES[code]))


@every_translation
def test_a_translation_has_the_same_variables_and_calls(code: str) -> None:
    none(lint.different_slots(FILES["en"], FILES[code]))


@every_language
def test_all_of_a_file_can_be_read(code: str) -> None:
    none(lint.junk(FILES[code]))


@every_language
@every_book
def test_no_message_of_a_book_stands_twice(code: str, book: str) -> None:
    none(lint.said_twice(files_of(code, ["", book])))


@every_language
def test_nouns_and_units_have_the_forms_of_their_language(code: str) -> None:
    none(lint.wrong_nouns(code, FILES[code]))


@every_language
def test_selectors_by_number_have_the_categories_of_their_language(code: str) -> None:
    none(lint.wrong_plurals(code, FILES[code]))


@every_language
def test_messages_call_only_what_there_is(code: str) -> None:
    none(lint.wrong_calls(FILES[code]))


def test_every_noun_of_a_portuguese_sentence_has_its_article() -> None:
    none(lint.bare_nouns(FILES["pt-BR"]))


def test_a_thing_has_one_name_in_portuguese() -> None:
    none(lint.stray_words(FILES["pt-BR"]))


def test_no_adjective_of_portuguese_is_for_men_only() -> None:
    none(lint.unagreed(FILES["pt-BR"]))


@every_language
def test_dice_and_distances_are_written_by_functions(code: str) -> None:
    none(lint.raw_figures(FILES[code]))


@every_language
def test_words_are_written_in_one_alphabet(code: str) -> None:
    none(lint.wrong_letters(FILES[code]))


@pytest.mark.parametrize("code", ["uk", "pt-BR"])
def test_a_language_is_written_with_one_apostrophe(code: str) -> None:
    none(lint.straight_apostrophes(FILES[code]))


@every_slavic_language
def test_whom_something_is_done_to_is_said_by_the_case(code: str) -> None:
    none(lint.asked_cases(FILES[code]))


@every_slavic_language
def test_a_distance_is_in_the_case_that_the_word_before_it_wants(code: str) -> None:
    none(lint.bare_distances(FILES[code]))


@pytest.mark.parametrize("code", ["ru", "uk", "cs", "pt-BR"])
def test_no_word_leaves_its_gender_open(code: str) -> None:
    none(lint.both_genders(FILES[code]))


@pytest.mark.parametrize("code", ["ru", "uk", "cs", "pt-BR"])
def test_what_a_deed_shows_to_type_is_a_word_of_its_language(code: str) -> None:
    none(lint.foreign_hints(FILES[code]))


def test_czech_questions_are_polite() -> None:
    none(lint.familiar(FILES["cs"]))


def test_every_message_is_said_somewhere() -> None:
    none(lint.unused(FILES["en"], SOURCES))


@every_language
def test_whatever_takes_no_argument_can_be_said(code: str) -> None:
    for file, text in FILES[code].items():
        speaker = language(code, book=file.partition("/")[0])
        for message, parts in lint.messages(text).items():
            for part, pattern in parts.items():
                if not any(slot.startswith("$") for slot in lint.slots(pattern)):
                    assert speaker.say(message, attribute=part)


# --- each lint finds what it is there to find

BAD: list[tuple[Callable[[lint.Files], list[str]], str, str]] = [
    (lint.junk, "a = b\n\nc = { $d\n", "x.ftl:3: "),
    (lint.junk, "a = { $n -> [one] x }\n", "x.ftl:1: "),
    (lint.said_twice, "a = b\nc = d\na = e\n", "a stands 2 times"),
    (lint.said_twice, "a = b\n    .c = d\n    .c = e\n", "a.c stands 2 times"),
    (lint.wrong_calls, "a = { SHOUT($x) }\n", "x.ftl: a calls SHOUT"),
    (lint.wrong_calls, 'a = { NAME($x, cas: "acc") }\n', "x.ftl: a calls NAME with cas"),
    (lint.wrong_calls, 'a = { NAME($x, case: "accusative") }\n', "x.ftl: a calls NAME with the case accusative"),
    (lint.wrong_calls, 'a = { NAME($x, case: "do") }\n', "x.ftl: a calls NAME with the case do"),
    (lint.bare_nouns, 'a = { NAME($x, case: "o") } larga { NAME($y) }.\n', "x.ftl: a has $y without its article"),
    (lint.bare_nouns, "a = { NAME($x) } morre.\n", "x.ftl: a has $x without its article"),
    (lint.bare_nouns, "a = { $n ->\n    [one] de\n   *[other] ok: \n } { NAME($x) }\n", "x.ftl: a has $x without its"),
    (lint.unagreed, 'a = { NAME($x, case: "o") } fica mais lento.\n', "x.ftl: a has 'fica mais lento' for men only"),
    (lint.unagreed, "say-effect =\n    .a = agarrado\n", "x.ftl: say-effect.a has 'agarrado' for men only"),
    (lint.stray_words, "a = Ela já não foge.\n", "x.ftl: a has 'já não'"),
    (
        lambda files: lint.stray_words({"dnd5e/x.ftl": files["x.ftl"]}),
        "a = um feitiço\n",
        "dnd5e/x.ftl: a has 'feitiço'",
    ),
    (lint.raw_figures, "a = roll 1d20\n", "x.ftl: a has '1d20'"),
    (lint.raw_figures, "a = бросьте к20\n", "x.ftl: a has 'к20'"),
    (lint.raw_figures, "a = hoď K6 dvakrát\n", "x.ftl: a has 'K6'"),
    (lint.raw_figures, "a = within 5 ft of it\n", "x.ftl: a has '5 ft'"),
    (lint.raw_figures, "a = ok\n    .b = na 1,5 m\n", "x.ftl: a.b has '5 m'"),
    (lint.raw_figures, "a = { $n ->\n    [one] 6 sáhů\n   *[other] b\n }\n", "x.ftl: a has '6 sáhů'"),
    (lint.raw_figures, "a = на 2 клетки\n", "x.ftl: a has '2 клетки'"),
    (lint.wrong_letters, "a = \N{CYRILLIC SMALL LETTER A}tаk\n", "x.ftl: a mixes alphabets in "),
    (lint.wrong_letters, "a = c\N{COMBINING CARON}\n", "x.ftl: a has loose accents"),
    (lint.straight_apostrophes, "a = здоров'я\n", """x.ftl: a has "здоров'я\""""),
    (lint.asked_cases, "a = разбудить, кого — { NAME($x) }\n", "x.ftl: a has NAME($x) after 'кого —'"),
    (lint.asked_cases, "a = { NAME($y) }, cíl { NAME($x) }\n", "x.ftl: a has NAME($x) after 'cíl'"),
    (lint.bare_distances, "a = на { POLYGONS(1) } дальше\n", "x.ftl: a has POLYGONS(1) after 'на'"),
    (lint.bare_distances, "a = ve výšce { DISTANCE($h) }\n", "x.ftl: a has DISTANCE($h) after 'výšce'"),
    (lint.both_genders, "a = je spatřen(a)\n", "x.ftl: a has 'n(a)'"),
    (lint.familiar, "say-question =\n    .go = kam jdeš?\n", "x.ftl: say-question.go has 'jdeš'"),
    (
        lint.foreign_hints,
        "say-deed =\n    .a = иное: try …\nsay-verbs =\n    .a = пробую\n",
        "x.ftl: say-deed.a has 'try'",
    ),
    (lambda files: lint.unused(files, ["say('b')"]), "a = x\nb = y\n", "x.ftl: a"),
    (lambda files: lint.unused(files, []), "-a = x\n", "x.ftl: -a"),
    (lambda files: lint.wrong_nouns("ru", files), "noun-a = x\n    .gender = m\n", "x.ftl: noun-a lacks acc"),
    (lambda files: lint.wrong_nouns("en", files), "noun-a = x\n    .acc = y\n", "x.ftl: noun-a has acc besides"),
    (lambda files: lint.wrong_nouns("pt-BR", files), "noun-a = x\n    .gender = w\n", "x.ftl: noun-a has the gender w"),
    (
        lambda files: lint.wrong_nouns("pt-BR", files),
        "noun-a = x\n    .gender = p\n",
        "x.ftl: noun-a has the article ''",
    ),
    (lambda files: lint.wrong_nouns("cs", files), "unit-a = x\n    .gen = y\n", "x.ftl: unit-a lacks acc"),
    (
        lambda files: lint.wrong_plurals("ru", files),
        "a = { $n ->\n    [one] x\n    [few] y\n   *[other] z\n }\n",
        "x.ftl: a lacks [many]",
    ),
    (
        lambda files: lint.wrong_plurals("en", files),
        "a = { $n ->\n    [one] x\n    [few] y\n   *[other] z\n }\n",
        "x.ftl: a has [few]",
    ),
    (
        lambda files: lint.wrong_plurals("cs", files),
        "a =\n    .b = { $x ->\n    [yes] { $n ->\n    [0] x\n   *[other] y\n }\n   *[no] z\n }\n",
        "x.ftl: a.b lacks [few]",
    ),
]
GOOD: list[tuple[Callable[[lint.Files], list[str]], str]] = [
    (lint.junk, "# a\na = b\n    .c = { $d }\n"),
    (lint.said_twice, "a = b\n    .c = d\ne = f\n    .c = g\n"),
    (lint.wrong_calls, 'a = { NAME($x, case: "acc") } { DISTANCE(6, case: "gen") } { PERCENT($p, digits: 1) }\n'),
    (lint.raw_figures, 'a = 14 of 20, 1 + 2, { DICE("1d20") }, { DISTANCE(1) } more; 3 die, 3 mice, two of 12 k.\n'),
    (lint.wrong_letters, "a = ano да\n"),
    (lambda files: lint.unused(files, ["say('b')"]), "b = { c } { -d }\nc = x\n-d = y\nclause-x = z\n"),
    (lambda files: lint.wrong_nouns("en", files), "noun-a = x\nunit-b = y\n"),
    (lambda files: lint.wrong_nouns("pt-BR", files), "noun-a = x\n    .gender = f\n"),
    (lambda files: lint.wrong_plurals("en", files), "a = { $n ->\n    [0] w\n    [one] x\n   *[other] z\n }\n"),
    (lambda files: lint.wrong_plurals("ru", files), "a = { GENDER($x) ->\n    [f] x\n   *[m] z\n }\n"),
]


@pytest.mark.parametrize(("lint_", "text", "finding"), BAD)
def test_a_bad_file_is_found_out(lint_: Callable[[lint.Files], list[str]], text: str, finding: str) -> None:
    assert any(found.startswith(finding) for found in lint_({"x.ftl": text})), lint_({"x.ftl": text})


@pytest.mark.parametrize(("lint_", "text"), GOOD)
def test_a_good_file_passes(lint_: Callable[[lint.Files], list[str]], text: str) -> None:
    assert lint_({"x.ftl": text}) == []


def test_a_missing_or_surplus_file_is_found_out() -> None:
    assert lint.different_files({"a.ftl": "", "b.ftl": ""}, {"b.ftl": "", "c.ftl": ""}) == [
        "the language lacks a.ftl",
        "the language has c.ftl besides",
    ]


def test_a_missing_or_surplus_message_or_attribute_is_found_out() -> None:
    wanted = {"x.ftl": "a = b\nc = d\n    .e = f\nnoun-g = h\n", "y.ftl": "i = j\n"}
    found = {"x.ftl": "c = d\n    .k = l\nm = n\nnoun-g = h\n    .acc = o\n"}

    assert lint.different_messages(wanted, found) == [
        "x.ftl lacks a",
        "x.ftl has m besides",
        "x.ftl: c lacks e",
        "x.ftl: c has k besides",
    ]
    assert lint.different_messages(wanted, wanted) == []


@pytest.mark.parametrize(
    ("wanted", "found", "finding"),
    [
        ("{ $a } b", "b", "lacks $a"),
        ("b", "{ $a } b", "has $a besides"),
        ("{ DISTANCE(1) }", "{ DISTANCE(2) }", "lacks DISTANCE(1)"),
        ('{ DICE("1d6") }', '{ DICE("1d8") }', 'has DICE("1d8") besides'),
        ("{ NAME($a) }", "{ $a }", "lacks NAME($a)"),
        ("{ SQUARES(1) }", "{ DISTANCE(1) }", "lacks SQUARES(1)"),
    ],
)
def test_a_lost_or_made_up_slot_is_found_out(wanted: str, found: str, finding: str) -> None:
    findings = lint.different_slots({"x.ftl": f"m = n\n    .p = {wanted}\n"}, {"x.ftl": f"m = n\n    .p = {found}\n"})

    assert f"x.ftl: m.p {finding}" in findings


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ("{ NAME($a) } falls", '{ NAME($a, case: "acc") } { GENDER($a) ->\n    [f] b\n   *[m] c\n }'),
        ("{ DISTANCE(1) } and { DISTANCE(1) }", '{ DISTANCE(1, case: "gen") }'),
    ],
)
def test_grammar_is_each_languages_own(wanted: str, found: str) -> None:
    assert lint.different_slots({"x.ftl": f"m = {wanted}\n"}, {"x.ftl": f"m = {found}\n"}) == []
