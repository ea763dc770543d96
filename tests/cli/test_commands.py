"""`affray replay`, `rules`, `check`, `sim`, and the command line itself."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from affray.cli import COMMANDS
from affray.cli.speech import code_in
from affray.content.problems import SENTENCES
from affray.lang import LANGUAGES, clause_ids, language
from tests.cli.kit import FIGHT, affray, in_order, saved, too_wide

NOTICE = Path(__file__).parents[2] / "NOTICE"

# --- replay


@pytest.mark.parametrize(("lang", "verified"), [("en", "Verified"), ("ru", "Проверено")])
def test_a_saved_fight_is_told_and_verified(lang: str, verified: str, tmp_path: Path) -> None:
    path = saved(tmp_path, "1", "undo", "rule goblin-1 hp 1 because it tripped", "c3", "auto")

    result = affray("replay", str(path), "--verify", "--lang", lang)

    assert result.exit_code == 0
    assert verified in result.output
    assert too_wide(result.output) == []


def test_a_fight_that_is_not_over_is_told_as_far_as_it_went(tmp_path: Path) -> None:
    result = affray("replay", str(saved(tmp_path, "1")))

    assert in_order(result.output, ["The yard", "Round 1.", "Edda misses goblin 1", "The fight is not over yet."])


@pytest.mark.parametrize(("lang", "line"), [("en", "line 4: this line was changed"), ("ru", "строка 4: эту строку")])
def test_a_changed_line_is_named(lang: str, line: str, tmp_path: Path) -> None:
    path = saved(tmp_path, "1")
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    lines[3] = lines[3].replace("rolled", "rollad")
    path.write_text("".join(lines), encoding="utf-8")

    result = affray("replay", str(path), "--lang", lang)

    assert result.exit_code == 1
    assert line in result.output.replace("\n", " ")


def test_a_fight_that_is_cut_off_or_none_at_all_or_not_there_is_told(tmp_path: Path) -> None:
    path = saved(tmp_path, "1")
    text = path.read_text(encoding="utf-8")

    for content, problem in [(text[:-30], "missing"), ("", "missing"), ("hello\n", "not a saved fight")]:
        path.write_text(content, encoding="utf-8")
        result = affray("replay", str(path))
        assert result.exit_code == 1
        assert problem in result.output, content[:20]
    path.write_bytes(b"\xff\xfe\x00")
    assert "cannot be read as text" in affray("replay", str(path)).output.replace("\n", " ")
    assert "There is no file" in affray("replay", str(tmp_path / "nothing.affray")).output


def test_a_fight_that_goes_another_way_now_is_told(tmp_path: Path) -> None:
    from affray.core.fight.sealed import seal, unseal  # noqa: PLC0415

    path = saved(tmp_path, "1")
    lines = unseal(path.read_text(encoding="utf-8"))
    rolled = next(line for line in lines if line.get("event") == "rolled")
    rolled["facts"]["faces"] = [1 + rolled["facts"]["faces"][0] % 20]
    path.write_text(seal(lines), encoding="utf-8")

    result = affray("replay", str(path), "--verify")

    assert result.exit_code == 1
    assert "the record says" in result.output.replace("\n", " ")
    assert "the seed gives" in result.output.replace("\n", " ")


# --- rules


def test_all_clauses_are_listed_by_book_and_section() -> None:
    output = affray("rules").output

    assert in_order(output, ["Fifth edition", "  5e.attack\n", "    5e.attack.roll  attack roll"])
    assert all(id in output for id in clause_ids())
    assert too_wide(output) == []


@pytest.mark.parametrize(("lang", "name"), [("en", "Half cover (5e.cover.half)"), ("ru", "(5e.cover.half)")])
def test_one_clause_is_shown_in_full(lang: str, name: str) -> None:
    result = affray("rules", "5e.cover.half", "--lang", lang)

    assert result.exit_code == 0
    assert name in result.output
    assert len(result.output.splitlines()) > 1


def test_clauses_are_found_by_words() -> None:
    assert "5e.cover.half" in affray("rules", "half cover").output
    assert "5e.cover.half" in affray("rules", "укрытие", "--lang", "ru").output


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_rulebook_by_its_name_lists_its_clauses_options_and_presets(lang: str) -> None:
    output = affray("rules", "dnd5e", "--lang", lang).output

    assert "5e.cover.half" in output
    assert "ac.test" not in output
    assert "  diagonal\n      " in output
    assert "\n      alternating  " in output
    assert "\n  summary: " in output
    assert "\n      oa.exceptions = disengage-only\n" in output


def test_a_slip_of_the_pen_is_guessed() -> None:
    result = affray("rules", "5e.cover.hlaf")

    assert result.exit_code == 1
    assert "Did you mean: 5e.cover.half" in result.output


# --- check


def test_all_that_is_wrong_is_told_at_once(tmp_path: Path) -> None:
    path = tmp_path / "bad.yaml"
    path.write_text(
        "rulebook: dnd5e\ntitle: X\nmap: |\n  ...\n  .T..\nsides:\n  heros: [fighter]\n"
        "  foes:\n   - {block: goblinn, at: z9}\n",
        encoding="utf-8",
    )

    result = affray("check", str(path), "--lang", "ru")

    assert result.exit_code == 1
    assert in_order(result.output, [f"{path}:5: map", "сделайте их равными", f"{path}:7: sides.heros", "heroes"])
    assert in_order(result.output, [f"{path}:9: sides.foes[0].block", "goblin", "3 ошибки."])


def test_a_file_in_order_is_told(tmp_path: Path) -> None:
    assert affray("check", FIGHT).output == "The file is in order.\n"
    assert affray("check", FIGHT, FIGHT, "--lang", "cs").exit_code == 0
    assert affray("check", str(tmp_path / "nothing.yaml")).exit_code == 1
    assert affray("check").exit_code == 2


@pytest.mark.parametrize("kind", ["encounter", "creature"])
def test_schemas_are_printed(kind: str) -> None:
    assert "properties" in json.loads(affray("check", "--schema", kind).output)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_problem_of_a_file_has_words(code: str) -> None:
    message = language(code)._bundle.get_message("say-problem")

    assert set(message.attributes) == {*SENTENCES, "more"}


# --- sim


@pytest.mark.parametrize(("lang", "wins"), [("en", "The heroes win: "), ("ru", "Побеждают герои: ")])
def test_many_fights_are_reported(lang: str, wins: str) -> None:
    result = affray("sim", FIGHT, "-n", "6", "--lang", lang)

    assert result.exit_code == 0
    assert wins in result.stdout
    assert "95" in result.stdout
    assert too_wide(result.output) == []
    assert result.stderr.count("\n") == 1


def test_the_report_can_be_json() -> None:
    report = json.loads(affray("sim", FIGHT, "-n", "5", "--json", "--minds", "random").stdout)

    assert report["fights"] == 5
    assert sum(outcome["count"] for outcome in report["outcomes"].values()) == 5
    assert "goblin-3" in report["fell"]


def test_fights_go_on_from_a_saved_one_with_digital_dice(tmp_path: Path) -> None:
    path = tmp_path / "fight.affray"
    affray("play", FIGHT, "--seed", "1", "--dice", "real", typed=f"14\n12\nsave {path}\nquit\n")

    report = json.loads(affray("sim", str(path), "-n", "8", "--json").stdout)

    assert report["outcomes"]["heroes"]["count"] > 0  # whoever rolls nothing but ones wins nothing


def test_workers_are_a_number_or_all() -> None:
    result = affray("sim", FIGHT, "-n", "2", "--workers", "many", "--lang", "pt")

    assert result.exit_code == 1
    assert "núcleos" in result.output


# --- the command line itself


def test_the_version_comes_with_the_notices() -> None:
    output = affray("--version").output
    drawsteel = next(line for line in NOTICE.read_text(encoding="utf-8").splitlines() if "Creator License" in line)

    assert drawsteel in output.replace("\n", " ")
    assert "System Reference Document 5.1" in output.replace("\n", " ")
    assert too_wide(output) == []


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_is_told_in_every_language(code: str, command: str) -> None:
    result = affray(*filter(None, [command]), "--lang", code, "--help")

    assert result.exit_code == 0
    assert result.output.startswith(language(code).say("cli-usage"))
    assert too_wide(result.output) == []


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["fly", "--lang", "ru"], "Команды fly нет."),
        (["play", "--lang", "ru", "--mnds", "all"], "Параметра --mnds нет. Может быть, --minds?"),
        (["play", "--lang", "ru", "--minds", "mine"], "Такое значение --minds не подходит. Подойдёт: heroes, foes"),
        (["replay", "--lang", "ru"], "Не хватает: ФАЙЛ."),
        (["remote", "--lang", "ru"], "Не хватает: ССЫЛКА."),
        (["sim", "--lang", "ru", "-n", "0"], "Такое значение"),
        (["sim", "--lang", "ru", "--seed"], "Параметру --seed нужно значение."),
        (["--lang", "xx"], "xx is no language that Affray speaks."),
    ],
)
def test_a_bad_command_line_is_explained(words: list[str], complaint: str) -> None:
    result = affray(*words)

    assert result.exit_code in (1, 2)
    assert complaint in result.output


@pytest.mark.parametrize(
    ("environment", "code"),
    [
        ({}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "cs_CZ.UTF-8"}, "cs"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "de:uk:en"}, "uk"),
        ({"LANG": "pt_PT"}, "pt-BR"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "ru"}, "en"),
        ({"LANG": "ja_JP"}, "en"),
    ],
)
def test_the_environment_names_the_language(environment: dict[str, str], code: str) -> None:
    assert code_in(environment) == code


def test_the_environment_is_heeded() -> None:
    assert affray("rules", "--help", env={"LC_ALL": "uk_UA.UTF-8"}).output.startswith("Виклик:")


@pytest.mark.parametrize(
    ("library", "words"),
    [
        ("fastapi", ["serve"]),
        ("sqlalchemy", ["backup", "copy.db"]),
        ("httpx", ["remote", "http://localhost/t/1#a"]),
    ],
)
def test_without_the_servers_libraries_one_is_told_what_to_install(library: str, words: list[str]) -> None:
    program = f"import sys; sys.modules[{library!r}] = None; from affray.cli import main; main({words!r})"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)

    assert done.returncode == 1
    assert 'pip install "affray[server]"' in done.stderr
    assert "Traceback" not in done.stderr


def test_a_preset_is_refused_where_the_book_has_none_or_another() -> None:
    for encounter, said in (("spider-cellar", "has no presets"), ("goblin-ambush", "--preset")):
        result = affray("sim", encounter, "-n", "1", "--preset", "srd" if encounter == "spider-cellar" else "mine")

        assert result.exit_code in (1, 2)
        assert said in result.output.replace("\n", " ")


def test_output_that_is_not_utf8_loses_signs_and_nothing_else() -> None:
    program = f"from affray.cli import main; main(['play', {FIGHT!r}, '--seed', '3', '--lang', 'ru'])"
    done = subprocess.run(
        [sys.executable, "-c", program],
        input=b"quit\n\n",
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "latin-1"},
        check=False,
    )

    assert (done.returncode, done.stderr) == (0, b"")
    assert b"?" in done.stdout


# --- unusual surroundings


def run_in_shell(line: str, **environment: str) -> tuple[int, str]:
    """The exit code of a line of a shell in which `affray` is this program, and all that it printed."""
    script = f"affray() {{ '{sys.executable}' -m affray.cli \"$@\"; }}; {line}"
    done = subprocess.run(
        ["bash", "-c", script], capture_output=True, env=os.environ | environment, stdin=subprocess.DEVNULL, check=False
    )
    return done.returncode, (done.stdout + done.stderr).decode(errors="replace")


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (f"affray play {FIGHT} --seed 3 | head -1; test ${{PIPESTATUS[0]}} -le 1", 0),
        (f"affray play {FIGHT} --seed 3 <&-", 0),
        (f"affray play {FIGHT} --seed 3 >&-", 0),
        (f"affray sim {FIGHT} -n 1 >&- 2>&-", 0),
        (f"affray sim {FIGHT} -n 1 >/dev/full", 1),
    ],
)
def test_streams_that_are_closed_or_full_leave_no_traceback(line: str, code: int) -> None:
    exit_code, printed = run_in_shell(line)

    assert (exit_code, "Traceback" in printed) == (code, False), printed


def test_a_locale_that_has_only_ascii_loses_signs_and_nothing_else() -> None:
    exit_code, printed = run_in_shell(
        f"affray play {FIGHT} --seed 3", LC_ALL="C", PYTHONUTF8="0", PYTHONCOERCECLOCALE="0"
    )

    assert exit_code == 0
    assert "Traceback" not in printed
    assert printed.isascii()
    assert "The seed was 3." in printed


@pytest.mark.parametrize("command", COMMANDS)
def test_help_and_complaints_fit_a_narrow_terminal(command: str) -> None:
    for words in ([command, "--help"], [command, "--lang", "ru", "--nothing"]):
        printed = affray(*words, env={"COLUMNS": "40"}).output
        assert [line for line in printed.splitlines() if len(line) > 40 and " " in line.strip()] == []


def test_without_a_command_the_help_is_shown() -> None:
    result = affray()

    assert result.exit_code == 2
    assert result.output == affray("--help").output


@pytest.mark.parametrize("words", [["--preset"], ["--preset", "mine"], ["--help"]])
def test_presets_are_told_in_words(words: list[str]) -> None:
    output = " ".join(affray("play", *words, "--lang", "ru").output.split())

    assert "summary" in output
    assert "краткое изложение правил" in output


def test_a_complaint_names_the_command_whose_help_would_help() -> None:
    assert "Help: affray sim --help" in affray("sim", "--seed").output


# --- show


@pytest.mark.parametrize(
    ("lang", "asked", "line"),
    [
        ("en", ["goblin"], "Scimitar: +4 to hit, reach 5 ft; 1d6+2 slashing"),
        ("ru", ["молодой", "красный"], "Огненное дыхание (перезарядка 5–6): конус 9 м; спасбросок: Ловкость, Сл 17;"),
        ("cs", ["mladý", "rudý"], "Ohnivý dech (obnova 5–6): kužel 6 sáhů; záchranný hod: Obratnost, SO 17;"),
    ],
)
def test_a_stat_block_is_shown_in_words(lang: str, asked: list[str], line: str) -> None:
    result = affray("show", *asked, "--lang", lang)

    assert result.exit_code == 0
    assert line in result.output.replace("\n", " ")
    assert too_wide(result.output) == []


def test_who_is_meant_by_a_stat_block_s_name_is_asked_or_refused(tmp_path: Path) -> None:
    own = tmp_path / "own.yaml"
    own.write_text("creatures: {drake: {size: large, type: dragon, ac: 15, hp: 45}}", encoding="utf-8")

    assert in_order(affray("show", "giant").output, ["Which of these?", "Cloud giant (cloud-giant;", "Giant"])
    assert "“nobody-at-all”" in affray("show", "nobody-at-all").output
    assert "not told in words yet" in affray("show", "goblin", "--rulebook", "acao").output
    assert "abilities" in affray("show", "drake", "--file", str(own)).output
