"""`affray play` in a pipe: answers line by line, refusals, commands, the end of the file."""

import re
from pathlib import Path

import pytest

from affray import Fight, load
from affray.cli.game.game import Game
from affray.cli.game.opening import Opened
from affray.cli.terminal.reading import PipeReader
from affray.cli.terminal.screen import Screen
from affray.lang import LANGUAGES, language
from affray.telling import chances
from affray.telling.tongue import Tongue
from tests.cli.kit import AMBUSH, FIGHT, affray, in_order, saved, too_wide, typed


def play(*lines: str, lang: str = "en", seed: str = "7", words: tuple[str, ...] = ()) -> str:
    result = affray("play", FIGHT, "--seed", seed, "--lang", lang, *words, typed=typed(*lines))
    assert result.exit_code == 0
    return result.output


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_anybody_to_answer_the_fight_is_told_to_its_end(lang: str) -> None:
    result = affray("play", AMBUSH, "--seed", "7", "--lang", lang, typed="")

    assert result.exit_code == 0
    assert too_wide(result.output) == []
    assert "\x1b" not in result.output
    assert ">" not in result.output.partition("  1 ")[0]  # nobody was asked


@pytest.mark.parametrize(("lang", "over"), [("en", "The fight is over"), ("ru", "Бой окончен")])
def test_minds_can_play_all(lang: str, over: str) -> None:
    assert over in play(lang=lang, words=("--minds", "all"))


def test_a_deed_is_taken_in_its_own_form_by_number_by_square_and_by_its_first_letters() -> None:
    for said in ("attack goblin-1 longbow", "1", "att goblin-1", "longbow 1", "shoot goblin-1 longbow"):
        assert "Edda misses goblin 1 with the longbow" in play(said, "quit"), said
    for said in ("move c3", "c3", "go c3", "C3"):
        assert "Edda moves from b2 to c3." in play(said, "quit"), said


def test_a_deed_is_taken_in_the_words_of_the_reader() -> None:
    assert "Эдда атакует гоблина 1 длинным луком" in play("атака гоблин 1", "выход", lang="ru")
    assert "Эдда перемещается с b2 на c3." in play("иди c3", "выход", lang="ru")


def test_what_may_mean_several_things_is_listed() -> None:
    output = play("attack", "1", "quit")

    assert in_order(output, ["> attack", "Which one?", "1 Longbow against goblin 1", "> 1", "Edda misses goblin 1"])


@pytest.mark.parametrize(
    ("lang", "refusal", "offered", "who"),
    [
        (
            "en",
            "“fly to the moon” is not possible now.",
            ["Possible: end the turn; move a1 …;", "longbow against"],
            "Edda",
        ),
        ("ru", "Сейчас нельзя: «", ["Можно: закончить ход; иди a1 …;", "длинный лук"], "Эдда"),
    ],
)
def test_a_wrong_answer_is_refused_in_the_words_of_the_reader_and_the_game_goes_on(
    lang: str, refusal: str, offered: list[str], who: str
) -> None:
    output = play("fly to the moon", "1", "quit", lang=lang)

    assert in_order(output, [refusal, *offered, "> 1", who])


@pytest.mark.parametrize("wrong", ["x" * 600, "a\x07b", "attack \0", "99", "-1", "move zz99", "odds nothing", "rule x"])
def test_nothing_typed_breaks_the_game(wrong: str) -> None:
    output = play(wrong, "end", "quit")

    assert "Pim is up." in output
    assert too_wide(output) == []


def test_an_empty_line_shows_the_question_again() -> None:
    assert play("", "quit").count("Edda, what do you do?") == 2


def test_undo_takes_back_and_redo_brings_back() -> None:
    output = play("c3", "undo", "redo", "redo", "quit")

    assert in_order(output, ["> c3", "Edda moves", "> undo", "Undone.", "> redo", "Edda moves", "> redo"])
    assert "There is nothing to redo." in output


def test_there_may_be_nothing_to_undo() -> None:
    assert "Отменять нечего." in play("отмена", "выход", lang="ru")


def test_a_ruling_takes_effect_and_may_have_a_reason() -> None:
    output = play("rule goblin-1 hp 0 because it tripped", "log", "quit")

    assert in_order(output, ["The GM rules: goblin 1 – other hit points: “it tripped”.", "Goblin 1 dies."])
    output = play("решение goblin-1 hp 0 потому что упал", "выход", lang="ru", words=("--seat", "gm"))
    assert "упал" in output


def test_whom_the_heroes_do_not_see_cannot_be_ruled_nor_guessed() -> None:
    output = play("rule goblin-3 hp 0", "quit")

    assert "Possible: edda hp 0" in output.replace("\n", " ")
    assert "\0" not in output


def test_why_opens_the_last_roll_and_a_clause() -> None:
    output = play("1", "why", "why 5e.cover.half", "why nonsense-word", "quit")

    assert in_order(
        output,
        [
            "> why",
            "Edda, 1d20 for the attack: 2",
            "+5  attack roll (5e.attack.roll)",
            "= 7",
            "+15  Armour Class (5e.attack.ac-source)",
            "+2  half cover (5e.cover.half)",
            "= 17",
            "A miss.",
            "Half cover (5e.cover.half)",
        ],
    )


def test_odds_are_shown_with_every_attack_and_in_full_when_asked() -> None:
    output = play("odds 1", "odds attack goblin-2 longbow", "odds dodge", "quit")

    assert "1 Longbow against goblin 1: 45% to hit, 3.6 on average" in output
    assert in_order(output, ["> odds 1", "To hit: 45%", "Damage: 3.6 on average", "To drop the target"])
    assert "No dice are rolled." in output


def test_odds_that_would_take_long_are_estimated_and_say_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chances, "MOST_OUTCOMES", 1)
    monkeypatch.setattr(chances, "MOST_TRIALS", 9)

    output = play("odds 1", "quit")

    assert re.search(r"1 Longbow against goblin 1: roughly \d+% to hit, ", output)
    assert in_order(output, ["> odds 1", "Estimated from 9 trials:", "To hit: "])


def test_help_names_every_command() -> None:
    output = play("?", "quit")

    for word in ("why [RULE]", "odds WHAT", "undo", "redo", "rule TEXT", "save FILE", "map", "log", "auto", "quit"):
        assert word in output
    assert "почему [ПРАВИЛО]" in play("?", lang="ru")


def test_the_map_comes_with_its_legend() -> None:
    output = play("map", "quit")

    assert in_order(output, ["> map", "a b c d", "E Edda 12/12", "# wall", "♣ tree", ", difficult terrain", "x fallen"])


def test_auto_lets_the_program_go_on() -> None:
    assert "The fight is over" in play("1", "auto")


def test_the_end_of_the_file_saves_nothing_and_says_so() -> None:
    output = play("1")

    assert output.rstrip().endswith("Nothing was saved.")


def test_quit_offers_to_save(tmp_path: Path) -> None:
    path = tmp_path / "fight.affray"

    assert "Saved." in play("1", "quit", str(path)[: -len(".affray")])
    assert path.exists()


def test_only_a_saved_fight_is_overwritten(tmp_path: Path) -> None:
    mine, fight = tmp_path / "mine.affray", tmp_path / "fight.affray"
    mine.write_text("my diary", encoding="utf-8")

    output = play(f"save {mine}", f"save {fight}", f"save {fight}", "save", f"save {tmp_path}/no/such/folder", "quit")

    assert mine.read_text(encoding="utf-8") == "my diary"
    assert output.replace("\n", "").count("Saved.") == 2
    assert "Give the file a name" in output
    assert "cannot be" in output


def test_a_saved_fight_goes_on(tmp_path: Path) -> None:
    path = saved(tmp_path, "1")

    result = affray("play", str(path), typed=typed("end", "quit"))

    assert in_order(result.output, ["Edda misses goblin 1", "Edda, what do you do?", "> end", "Pim is up."])


@pytest.mark.parametrize(
    ("lang", "asks", "second", "refuses"),
    [("en", "Edda: roll 1d20", "Pim", "cannot show"), ("ru", "Эдда: бросьте 1к20", "Пим", "не выпадет")],
)
def test_real_dice_are_asked_for_by_their_faces(lang: str, asks: str, second: str, refuses: str) -> None:
    result = affray(
        "play", FIGHT, "--seed", "7", "--dice", "real", "--lang", lang, typed=typed("14", "21", "3 4", "12")
    )

    assert in_order(result.output, [asks, "> 14", second, "> 21", refuses, "> 3 4", refuses, "> 12"])
    assert "17" in result.output  # Edda's 14 and her modifier


def test_auto_goes_on_with_digital_dice() -> None:
    output = play("14", "12", "auto", words=("--dice", "real"))

    assert "The fight is over" in output


def test_one_hero_alone_can_be_played() -> None:
    output = play("end", "quit", words=("--seat", "pim"))

    assert output.count("what do you do?") == 2
    assert "Pim, what do you do?" in output
    assert "Edda, what do you do?" not in output


def test_who_plays_the_foes_sees_all() -> None:
    output = play("1", "quit", words=("--minds", "heroes"))

    assert "Turn order" in output
    assert "Goblin 1, what do you do?" in output


def test_secrets_stay_secret_from_the_heroes() -> None:
    output = play("quit")

    assert "Goblin 3" not in output
    assert "Turn order" not in output


def test_an_unknown_seat_or_encounter_is_told() -> None:
    result = affray("play", FIGHT, "--seat", "nobody", "--lang", "ru")
    assert result.exit_code == 1
    assert "Места nobody за этим столом нет." in result.output

    result = affray("play", "goblin-ambus", "--lang", "ru")
    assert result.exit_code == 1
    assert "Может быть: goblin-ambush?" in " ".join(result.output.split())


def test_distances_can_be_counted_in_squares() -> None:
    assert "Left: 30 ft" in play("quit")
    assert "Left: 6 squares" in play("quit", words=("--squares",))
    assert "Осталось: 9 м" in play("выход", lang="ru")


def test_every_line_fits() -> None:
    for lang in LANGUAGES:
        output = play("?", "1", "why", "odds end", "map", "log", "nonsense", "auto", lang=lang)

        assert too_wide(output) == [], lang


def test_colours_are_left_out_of_a_pipe_and_where_nobody_wants_them() -> None:
    assert "\x1b" not in affray("play", FIGHT, "--seed", "7", typed="1\n", env={"NO_COLOR": "1"}).output


def test_saving_over_another_fight_asks(tmp_path: Path) -> None:
    path = saved(tmp_path, "1")
    before = path.read_text(encoding="utf-8")

    kept = affray("play", FIGHT, "--seed", "9", typed=typed(f"save {path}", "", "quit", "")).output
    assert "holds another fight" in kept.replace("\n", " ")
    assert path.read_text(encoding="utf-8") == before

    affray("play", FIGHT, "--seed", "9", typed=typed(f"save {path}", "yes", "quit", ""))
    assert path.read_text(encoding="utf-8") != before


def test_saving_the_same_fight_again_does_not_ask(tmp_path: Path) -> None:
    path = tmp_path / "fight.affray"

    output = affray("play", FIGHT, "--seed", "9", typed=typed(f"save {path}", "1", f"save {path}", "quit", "")).output

    assert "another fight" not in output.replace("\n", " ")
    assert output.count("Saved.") == 2


def test_an_empty_input_is_told_of() -> None:
    assert "Nobody types here" in affray("play", FIGHT, "--seed", "7", typed="").output


@pytest.mark.parametrize("encounter", ["goblin-ambush", "goblins-at-the-toll-house", "spider-cellar"])
def test_rulings_are_listed_by_what_they_are_about_and_can_be_completed(encounter: str) -> None:
    output = affray("play", encounter, "--seed", "3", typed=typed("rule", "quit")).output
    assert in_order(output, ["Creatures:", " hp ", "Conditions and effects:", " gains ", "The ground:", "ground a1 "])

    tongue = Tongue(language("en"), "")
    game = Game(Opened(Fight(load(encounter), seed=3), "gm"), Screen(), PipeReader(), tongue)
    assert any(hint.text.endswith(" gains prone") for hint in game.hints(None))
