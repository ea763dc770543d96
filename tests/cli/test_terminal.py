"""The prompt at a terminal: completion, history, colours, leaving by Ctrl-C and Ctrl-D."""

from collections.abc import Iterator

import pytest
from prompt_toolkit.application import create_app_session
from prompt_toolkit.input import PipeInput, create_pipe_input
from prompt_toolkit.output import DummyOutput

from affray.cli.game.game import Game
from affray.cli.game.opening import Wishes, begin
from affray.cli.terminal.board import Map, Signs
from affray.cli.terminal.reading import TerminalReader, matching
from affray.cli.terminal.screen import Screen
from affray.content import load
from affray.core.board import Board, Squares, grid_of, mask_of
from affray.lang import language
from affray.telling.finding import Hint
from affray.telling.seat_names import SeatNames
from affray.telling.tongue import Tongue
from tests.cli.kit import FIGHT, in_order


@pytest.fixture
def keys() -> Iterator[PipeInput]:
    with create_pipe_input() as pipe, create_app_session(input=pipe, output=DummyOutput()):
        yield pipe


def play(keys: PipeInput, pressed: str, capsys: pytest.CaptureFixture[str]) -> str:
    keys.send_text(pressed)
    tongue = Tongue(language("en"))
    Game(begin(load(FIGHT), Wishes(seed="7"), tongue), Screen(), TerminalReader(), tongue).run()
    return capsys.readouterr().out


def test_answers_are_typed_and_the_fight_left(keys: PipeInput, capsys: pytest.CaptureFixture[str]) -> None:
    output = play(keys, "attack goblin-1 longbow\rquit\r\r", capsys)

    assert in_order(
        output, ["Edda, what do you do?", "Edda misses goblin 1", "To save the fight", "Nothing was saved."]
    )


@pytest.mark.parametrize("pressed", ["\x03\x03", "\x04\x04", "\x03\r"])
def test_ctrl_c_and_ctrl_d_leave_and_ask_first(
    pressed: str, keys: PipeInput, capsys: pytest.CaptureFixture[str]
) -> None:
    assert in_order(play(keys, pressed, capsys), ["To save the fight", "Nothing was saved."])


def test_what_is_typed_finds_deeds_by_their_text_and_by_their_meaning() -> None:
    hints = [Hint("attack goblin-1 longbow", "longbow against goblin 1"), Hint("dodge", "уклонение"), Hint("move e9")]

    assert [hint.text for hint in matching("at", hints)] == ["attack goblin-1 longbow"]
    assert [hint.text for hint in matching("Укл", hints)] == ["dodge"]
    assert [hint.text for hint in matching("move", hints)] == ["move e9"]
    assert matching("zzz", hints) == []


def test_every_answer_and_every_command_is_hinted_at() -> None:
    tongue = Tongue(language("ru"))
    opened = begin(load(FIGHT), Wishes(seed="7"), tongue)
    game = Game(opened, Screen(), TerminalReader(), tongue)
    from affray.telling.menu import Menu  # noqa: PLC0415

    assert opened.fight.question is not None
    hinted = {
        hint.text for hint in game.hints(Menu(opened.fight.question, SeatNames(opened.fight, opened.seat), tongue))
    }

    assert {"attack goblin-1 longbow", "move c3", "end", "undo", "отмена"} <= hinted


# --- maps of every size


def drawn(width: int, height: int, room: int = 80, lines: int | None = None) -> list[str]:
    grid = grid_of(Squares, width, height)
    board = Board(grid, {"wall": mask_of([grid.at(0, 0)])})
    hero = {"name": "@ana", "side": "heroes", "status": "up"}
    spaces = {"@ana": mask_of([grid.at(width - 1, height - 1)])}
    return [line.plain for line in Map(board, Signs()).lines([hero], spaces, "@ana", {}, room, lines)]


def test_a_map_has_its_coordinates_on_the_edges() -> None:
    assert drawn(3, 2) == ["    a b c", "  1 # · ·", "  2 · ·>A"]


@pytest.mark.parametrize("width", [1, 26, 38, 39, 76, 77, 100])
def test_a_map_is_never_wider_than_its_room_and_shows_the_one_on_turn(width: int) -> None:
    lines = drawn(width, 30, lines=12)

    assert max(map(len, lines)) <= 80
    assert len(lines) <= 12
    assert "A" in lines[-1]


def test_each_creature_has_a_sign_of_its_own() -> None:
    signs = Signs()

    assert [signs.of(name, True) for name in ("ana", "abel", "ana")] == ["A", "B", "A"]
    assert [signs.of(name, False) for name in ("goblin-1", "orc-1", "goblin-12")] == ["1", "o", "g"]
    assert len({signs.of(f"rat-{n}", False) for n in range(1, 40)}) == 39


@pytest.mark.parametrize(
    ("title", "code", "said"),
    [
        ("On the hill", "cs", "On the hill"),
        ({"en": "On the hill", "cs": "Na kopci"}, "cs", "Na kopci"),
        ({"en": "On the hill", "pt": "Na colina"}, "pt-BR", "Na colina"),
        ({"cs": "Na kopci", "en": "On the hill"}, "ru", "On the hill"),
        ({"pl": "Na wzgórzu"}, "ru", "Na wzgórzu"),
    ],
)
def test_a_title_is_told_in_the_language_of_the_reader_or_else_in_english(
    title: str | dict[str, str], code: str, said: str
) -> None:
    assert Tongue(language(code)).title(title) == said
