"""A terminal of 80 columns and 24 lines: the map stays in sight, and those who are alike share a line."""

from typing import Any

import pytest
from rich.text import Text

from affray.cli.game.game import Game
from affray.cli.game.opening import Wishes, begin
from affray.cli.terminal.board import Signs
from affray.cli.terminal.reading import PipeReader
from affray.cli.terminal.roster import roster
from affray.cli.terminal.scene import LINES_OF_PROMPT
from affray.cli.terminal.screen import Screen
from affray.content import load, names
from affray.lang import language
from affray.telling.menu import Menu
from affray.telling.tongue import Tongue


class LowScreen(Screen):
    """A screen of 24 lines that keeps what is shown."""

    def __init__(self) -> None:
        super().__init__()
        self.shown: list[str] = []

    @property
    def height(self) -> int:
        return 24

    def show(self, what: Any = "", style: str = "", indent: int = 0) -> None:
        self.shown.append(" " * indent + (what.plain if isinstance(what, Text) else str(what)))


def asked(encounter: str, *answers: str) -> list[str]:
    """What stands on the screen when somebody is asked, after some answers."""
    tongue, screen = Tongue(language("en")), LowScreen()
    game = Game(begin(load(encounter), Wishes(seed="3"), tongue), screen, PipeReader(), tongue)
    for answer in answers:
        game.fight.answer(answer)
    game.tell()
    screen.shown.clear()
    assert game.fight.question is not None
    game._show(Menu(game.fight.question, game.eyes, game.tongue))
    return screen.shown


@pytest.mark.parametrize("encounter", names())
def test_the_map_and_the_question_fit_on_a_low_screen(encounter: str) -> None:
    shown = asked(encounter)

    assert len(shown) <= 24 - LINES_OF_PROMPT
    assert shown[0].split()[0][0] == "a"
    assert max(map(len, shown)) <= 80


def test_a_menu_that_is_too_long_is_cut_and_still_tells_how_to_end_the_turn() -> None:
    shown = asked("goblins-at-the-toll-house", "berta")

    assert len(shown) == 24 - LINES_OF_PROMPT
    assert "more lines: press Enter to see all" in shown[-2]
    assert shown[-1].split() == ["Done:", "0", "end", "the", "turn"]


def creature(name: str, **more: Any) -> dict[str, Any]:
    plain = {"side": "foes", "status": "up", "hp": 7, "hp_max": 7, "pools": {}, "effects": []}
    return {"name": name, **plain, **more}


def test_foes_of_a_kind_that_fare_alike_share_a_line() -> None:
    foes = [creature(f"goblin-{number}") for number in (1, 2, 3, 5)]
    hurt, heroes = creature("goblin-4", effects=["prone"]), creature("ana", side="heroes")
    view = {"creatures": [heroes, *foes, hurt], "fight": {"order": ["goblin-1", "ana"], "turn": "ana"}}

    lines = [line.plain for line in roster(view, Signs(), Tongue(language("en")).by("dnd5e"), is_folded=True)]

    assert len(lines) == 3
    assert lines[0].startswith("  1235 Goblin 1–3, 5")
    assert lines[1].startswith("> A Ana")
    assert lines[2].startswith("  4 Goblin 4")


def test_whose_turn_it_is_stands_alone() -> None:
    foes = [creature(f"goblin-{number}") for number in (1, 2, 3)]
    view = {"creatures": foes, "fight": {"turn": "goblin-2"}}

    lines = [line.plain for line in roster(view, Signs(), Tongue(language("en")).by("dnd5e"), is_folded=True)]

    assert [line[:5] for line in lines] == ["  13 ", "> 2 G"]


def test_a_window_that_is_resized_is_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    monkeypatch.setenv("TERM", "xterm")
    screen = Screen()

    widths = []
    for columns in ("60", "40", "200"):
        monkeypatch.setenv("COLUMNS", columns)
        widths.append(screen.width)

    assert widths == [60, 40, 80]
