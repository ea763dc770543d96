"""Speaking five languages: messages, nouns, numbers, units, dice and the clauses of the rulebooks."""

import re
from decimal import Decimal
from fractions import Fraction

import pytest
from fluent.runtime import FluentResource
from hypothesis import given
from hypothesis import strategies as st

from affray.books import shelf
from affray.core.dice.notation import parse_dice
from affray.lang import (
    LANGUAGES,
    Language,
    Noun,
    UnknownLanguage,
    best_language,
    clause_ids,
    language,
    message_id,
    rulebook_of,
)
from affray.lang.clauses import CLAUSES
from affray.lang.files import texts_of_book
from affray.lang.nouns import JOINED, Case

NO_BREAK = "\N{NO-BREAK SPACE}"


def with_messages(code: str, text: str, book: str = "") -> Language:
    """A language of its own that knows a few messages more."""
    speaker = Language(code, book=book)
    speaker._bundle.add_resource(FluentResource(text))
    return speaker


# --- which language


@pytest.mark.parametrize(
    ("tag", "code"),
    [
        ("en", "en"),
        ("EN-gb", "en"),
        ("ru_RU.UTF-8", "ru"),
        ("uk_UA", "uk"),
        ("cs_CZ.ISO8859-2@euro", "cs"),
        ("pt", "pt-BR"),
        ("pt_BR", "pt-BR"),
        ("pt-PT", "pt-BR"),
        (" ru ", "ru"),
    ],
)
def test_a_language_is_known_by_any_of_its_tags(tag: str, code: str) -> None:
    assert Language(tag).code == code
    assert language(tag) is language(code)


@pytest.mark.parametrize("tag", ["de", "", "C", "english", "../ru", "ru/../en", "*"])
def test_an_unknown_language_is_refused_with_a_list_of_the_known(tag: str) -> None:
    with pytest.raises(UnknownLanguage) as caught:
        language(tag)

    assert caught.value.asked == tag
    assert str(caught.value) == f"{tag!r} is no language that Affray speaks. It speaks en, ru, uk, cs, pt-BR."


@pytest.mark.parametrize(
    ("tags", "code"),
    [
        (["uk-UA", "ru", "en"], "uk"),
        (["de", "*", "pt"], "pt-BR"),
        (["sk-SK", "cs"], "cs"),
        (["C.UTF-8"], "en"),
        ([], "en"),
    ],
)
def test_the_best_language_is_the_first_that_there_is(tags: list[str], code: str) -> None:
    assert best_language(tags) == code


# --- messages


def test_a_message_and_its_attributes_are_said() -> None:
    assert language("cs", book="dnd5e").say("dnd5e-armour-class") == "Obranné číslo"
    assert language("cs", book="dnd5e").say("dnd5e-armour-class", attribute="short") == "OČ"
    assert not language("cs").has("dnd5e-armour-class")
    assert not language("cs", book="acao").has("dnd5e-armour-class")
    assert language("pt").has("term-round")
    assert not language("pt").has("term-ring")


@pytest.mark.parametrize(
    ("asked", "attribute", "missing"),
    [
        ("term-ring", "", "term-ring"),
        ("term-round", "short", "term-round.short"),
        ("dice-letters", "", "dice-letters"),
    ],
)
def test_what_is_missing_is_missed_by_its_id(asked: str, attribute: str, missing: str) -> None:
    with pytest.raises(KeyError) as caught:
        language("en").say(asked, attribute=attribute)

    assert caught.value.args == (missing,)


def test_a_missing_argument_or_a_bad_one_is_told_with_the_message() -> None:
    speaker = with_messages(
        "en", 'hit = { NAME($who) } hits\ndice = { DICE($dice) }\nat = { DISTANCE(1, case: "up") }\n'
    )

    with pytest.raises(ValueError, match=r"^hit cannot be said in en: .*who"):
        speaker.say("hit")
    with pytest.raises(ValueError, match=r"^dice cannot be said in en: 'seven' cannot be read as dice"):
        speaker.say("dice", dice="seven")
    with pytest.raises(ValueError, match=r"^at cannot be said in en: 'up' is no case. Cases: nom, gen,"):
        speaker.say("at")


def test_arguments_come_without_marks_of_direction() -> None:
    speaker = with_messages("en", "who = ({ $who })\n")

    assert speaker.say("who", who="Ana") == "(Ana)"


def test_truth_is_told_as_yes_or_no() -> None:
    speaker = with_messages("en", "hit = { $hit ->\n    [yes] hits\n   *[no] misses\n }\n")

    assert [speaker.say("hit", hit=hit) for hit in (True, False)] == ["hits", "misses"]


@pytest.mark.parametrize("number", [5, 5.0, Decimal(5), Fraction(5)])
def test_every_kind_of_number_finds_its_plural(number: float | Decimal | Fraction) -> None:
    text = "a = { $n ->\n    [one] гоблин\n    [few] гоблина\n    [many] { $n } гоблинов\n   *[other] гоблина\n }\n"

    assert with_messages("ru", text).say("a", n=number) == "5 гоблинов"


def test_a_sentence_begins_with_a_capital() -> None:
    speaker = with_messages("ru", "fell = { NAME($who) } падает.\nempty = { $who }\n")

    assert speaker.sentence("fell", who=Noun("goblin", 2)) == "Гоблин 2 падает."
    assert speaker.sentence("empty", who="") == ""


# --- nouns


@pytest.mark.parametrize(
    ("code", "case", "text"),
    [
        ("en", "acc", "goblin 2"),
        ("pt-BR", "acc", "goblin 2"),
        ("ru", "nom", "гоблин 2"),
        ("ru", "gen", "гоблина 2"),
        ("ru", "ins", "гоблином 2"),
        ("uk", "dat", "гоблінові 2"),
        ("cs", "acc", "goblina 2"),
        ("cs", "loc", "goblinovi 2"),
    ],
)
def test_a_noun_is_declined_and_keeps_its_number(code: str, case: Case, text: str) -> None:
    assert language(code).name(Noun("goblin", 2), case) == text
    assert with_messages(code, f'a = {{ NAME($who, case: "{case}") }}\n').say("a", who=Noun("goblin", 2)) == text


@pytest.mark.parametrize(
    ("noun", "said"),
    [
        (Noun("goblin", 2), ["o goblin 2", "do goblin 2", "no goblin 2", "ao goblin 2", "pelo goblin 2"]),
        (Noun("giant-spider"), ["a aranha gigante", "da aranha gigante", "na aranha gigante"]),
        (Noun("claws"), ["as garras", "das garras", "nas garras", "às garras", "pelas garras"]),
        (Noun("someone"), ["alguém", "de alguém", "em alguém", "a alguém", "por alguém"]),
        (Noun(name="Zé", gender="m"), ["o Zé", "do Zé"]),
        (Noun(name="Sol"), ["Sol", "de Sol"]),
    ],
)
def test_a_noun_of_portuguese_has_its_article_run_together_with_the_word_before(noun: Noun, said: list[str]) -> None:
    pt = language("pt-BR")

    assert [pt.name(noun, case) for case, _said in zip(JOINED, said, strict=False)] == said


def test_a_name_keeps_its_form_in_every_case() -> None:
    speaker = with_messages("ru", 'a = { NAME($who, case: "dat") }: { GENDER($who) }\n')

    assert speaker.say("a", who=Noun(name="Ана", gender="f")) == "Ана: f"
    assert speaker.say("a", who="Ана") == "Ана: u"
    assert speaker.say("a", who=Noun("touch", name="Зубастик")) == "Зубастик: n"
    assert speaker.say("a", who=Noun(name="Тень", number=3)) == "Тень 3: u"


def test_a_noun_without_a_function_is_in_the_nominative() -> None:
    assert with_messages("cs", "a = { $who }\n").say("a", who=Noun("goblin", 1)) == "goblin 1"


@pytest.mark.parametrize(
    ("code", "genders"), [("en", "uuu"), ("ru", "mfn"), ("uk", "mff"), ("cs", "mfm"), ("pt-BR", "mff")]
)
def test_a_noun_has_the_gender_of_its_language(code: str, genders: str) -> None:
    nouns = [Noun("goblin"), Noun("hydra"), Noun("creature")]

    assert "".join(language(code, book="dnd5e").gender(noun) for noun in nouns) == genders


def test_verbs_agree_with_their_subject() -> None:
    fell = "fell = { NAME($who) } { GENDER($who) ->\n    [f] упала\n    [n] упало\n   *[m] упал\n }\n"
    speaker = with_messages("ru", fell, "dnd5e")

    told = [speaker.sentence("fell", who=who) for who in (Noun("ogre"), Noun("giant-rat"), Noun("creature"), "Ана")]

    assert told == ["Огр упал", "Гигантская крыса упала", "Существо упало", "Ана упал"]


def test_an_unknown_kind_is_missed_by_its_id() -> None:
    speaker = with_messages("ru", "a = { NAME($who) }\n")

    with pytest.raises(KeyError, match="noun-gremlin"):
        speaker.say("a", who=Noun("gremlin"))
    with pytest.raises(KeyError, match="noun-gremlin"):
        speaker.gender(Noun("gremlin"))


def test_a_noun_is_a_plain_value() -> None:
    assert Noun("goblin", 2) == Noun("goblin", 2) != Noun("goblin", 3)
    assert len({Noun("goblin"), Noun("goblin"), Noun(name="goblin")}) == 2
    assert repr(Noun("goblin", 2)) == "Noun('goblin', 2, name='', gender='u')"
    with pytest.raises(ValueError, match="kind or a name"):
        Noun()
    with pytest.raises(ValueError, match=r"'x' is no gender. Genders: m, f, n, p, u."):
        Noun(name="Ana", gender="x")  # type: ignore[arg-type]


# --- distances

DISTANCES = {
    "en": ["0 ft", "2.5 ft", "5 ft", "10 ft", "25 ft", "30 ft", "120 ft"],
    "ru": ["0 м", "0,75 м", "1,5 м", "3 м", "7,5 м", "9 м", "36 м"],
    "uk": ["0 м", "0,75 м", "1,5 м", "3 м", "7,5 м", "9 м", "36 м"],
    "cs": ["0 sáhů", "0,5 sáhu", "1 sáh", "2 sáhy", "5 sáhů", "6 sáhů", "24 sáhů"],
    "pt-BR": ["0 m", "0,75 m", "1,5 m", "3 m", "7,5 m", "9 m", "36 m"],
}
SQUARES = {
    "en": ["0.5 squares", "1 square", "2 squares", "5 squares", "21 squares"],
    "ru": ["0,5 клетки", "1 клетка", "2 клетки", "5 клеток", "21 клетка"],
    "uk": ["0,5 клітинки", "1 клітинка", "2 клітинки", "5 клітинок", "21 клітинка"],
    "cs": ["0,5 pole", "1 pole", "2 pole", "5 polí", "21 polí"],
    "pt-BR": ["0,5 quadrado", "1 quadrado", "2 quadrados", "5 quadrados", "21 quadrados"],
}


@pytest.mark.parametrize("code", LANGUAGES)
def test_squares_are_told_in_the_unit_of_the_language(code: str) -> None:
    assert [language(code).distance(squares) for squares in (0, 0.5, 1, 2, 5, 6, 24)] == DISTANCES[code]


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_language_can_count_squares_instead(code: str) -> None:
    amounts = (0.5, 1, 2, 5, 21)

    assert [language(code).squares(squares) for squares in amounts] == SQUARES[code]
    assert [language(code).distance(squares, unit="squares") for squares in amounts] == SQUARES[code]
    assert [language(code, unit="squares").distance(squares) for squares in amounts] == SQUARES[code]


def test_the_unit_chosen_is_the_unit_of_the_messages_too() -> None:
    clause = message_id("5e.ranged.close")

    assert "within 5 ft of" in language("en", book="dnd5e").say(clause)
    assert "within 1 square of" in language("en", unit="squares").of("dnd5e").say(clause)
    assert repr(language("en", unit="squares")) == "Language('en', unit='squares', book='')"
    with pytest.raises(ValueError, match=r"'yards' is no unit of distance. Units: own, squares."):
        Language("en", unit="yards")  # type: ignore[arg-type]


def test_units_are_declined_where_the_language_declines_them() -> None:
    cs, ru, uk = language("cs"), language("ru"), language("uk")

    assert [cs.distance(n, case="gen") for n in (1, 3, 5, 1.5)] == ["1 sáhu", "3 sáhů", "5 sáhů", "1,5 sáhu"]
    assert [ru.squares(n, "acc") for n in (1, 3, 5)] == ["1 клетку", "3 клетки", "5 клеток"]
    assert [uk.polygons(n, "ins") for n in (1, 3)] == ["1 клітинкою", "3 клітинками"]
    assert [language("en").polygons(n, "gen") for n in (1, 3)] == ["1 polygon", "3 polygons"]
    assert ru.distance(6, case="gen") == "9 м"


# --- dice and numbers


@pytest.mark.parametrize(
    ("code", "texts"),
    [
        ("en", ["2d20kh1+5", "2d20kl1", "1d6-1", "d20"]),
        ("ru", ["2к20вл1+5", "2к20вх1", "1к6-1", "к20"]),
        ("uk", ["2к20kh1+5", "2к20kl1", "1к6-1", "к20"]),
        ("cs", ["2k20kh1+5", "2k20kl1", "1k6-1", "k20"]),
        ("pt-BR", ["2d20kh1+5", "2d20kl1", "1d6-1", "d20"]),
    ],
)
def test_dice_are_written_in_the_letters_of_the_language(code: str, texts: list[str]) -> None:
    assert [language(code).dice(dice) for dice in ("2d20kh1+5", "2d20kl1", "1d6-1", "d20")] == texts
    assert language(code).dice(parse_dice("2d20kh1+5")) == texts[0]
    assert with_messages(code, 'a = { DICE("1d6-1") } { DICE("d20") }\n').say("a") == " ".join(texts[2:])


@given(st.sampled_from(LANGUAGES), st.sampled_from(["2d20kh1+5", "2d20kl1", "4d6dl1", "1d12+1d6-2", "+3", "-1d4"]))
def test_dice_as_written_can_be_read_again(code: str, dice: str) -> None:
    assert parse_dice(language(code).dice(dice)) == parse_dice(dice)


@pytest.mark.parametrize(
    ("code", "percent", "decimal"),
    [
        ("en", "65%", "1,234.5"),
        ("ru", f"65{NO_BREAK}%", f"1{NO_BREAK}234,5"),
        ("uk", "65%", f"1{NO_BREAK}234,5"),
        ("cs", f"65{NO_BREAK}%", f"1{NO_BREAK}234,5"),
        ("pt-BR", "65%", "1.234,5"),
    ],
)
def test_numbers_have_the_form_of_the_language(code: str, percent: str, decimal: str) -> None:
    assert language(code).percent(Fraction(13, 20)) == percent
    assert language(code).decimal(1234.5) == decimal
    assert (
        with_messages(code, "a = { PERCENT($chance) } { $n }\n").say("a", chance=0.65, n=1234.5)
        == f"{percent} {decimal}"
    )


def test_halves_are_rounded_away_from_zero() -> None:
    en = language("en")

    assert [en.percent(Fraction(n, 8)) for n in (1, 3)] == ["13%", "38%"]
    assert en.percent(Fraction(1, 3), digits=2) == "33.33%"
    assert [en.decimal(Decimal(n)) for n in ("0.25", "-0.25", "2")] == ["0.3", "-0.3", "2.0"]
    assert with_messages("en", "a = { PERCENT($p, digits: 1) }\n").say("a", p=Fraction(1, 16)) == "6.3%"


# --- clauses


def test_the_clauses_stand_in_the_order_of_their_books() -> None:
    ids = clause_ids()

    assert len(ids) == len(set(ids)) == 299
    assert (
        ids.index("5e.order.round")
        < ids.index("5e.turn.budget")
        < ids.index("5e.cover.half")
        < ids.index("5e.water.fire")
    )
    assert [rulebook_of(clause) for clause in ("5e.shove", "ds.no-action", "ac.round")] == [
        "dnd5e",
        "drawsteel",
        "acao",
    ]
    with pytest.raises(KeyError, match=r"5e\.shave"):
        rulebook_of("5e.shave")


def test_every_clause_has_words_and_a_short_name() -> None:
    for clause in clause_ids():
        en = language("en", book=rulebook_of(clause))
        assert en.say(message_id(clause)).endswith((".", ".)")), clause
        assert 1 <= len(en.say(message_id(clause), attribute="name").split()) <= 4, clause


def test_every_message_of_a_clause_bears_its_id_in_a_comment() -> None:
    books = [text for book in shelf().books() for file, text in texts_of_book("en", book.name) if file == CLAUSES]
    found = [name for text in books for name in re.findall(r"^clause-\S+", text, re.MULTILINE)]

    assert found == [message_id(clause) for clause in clause_ids()]


def test_a_clause_reads_well() -> None:
    en = language("en", book="dnd5e")

    assert en.say(message_id("5e.prone.stand")) == "Standing up takes half the speed: 15 ft of 30 ft."
    assert en.say(message_id("5e.opportunity.trigger"), attribute="name") == "opportunity attack"


def test_a_noun_of_the_bestiary_is_read_when_it_is_spoken_of() -> None:
    russian = Language("ru", book="dnd5e")

    assert russian.has("noun-lich")
    assert not russian.has("noun-litch")
    assert russian.name(Noun("adult-red-dragon", 2), "ins") == "взрослым красным драконом 2"
    assert russian.gender(Noun("lich")) == "m"
    with pytest.raises(KeyError, match="noun-litch"):
        russian.name(Noun("litch"))
