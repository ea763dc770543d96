"""Where things are shown: a terminal, in colour and a page at a time, or a pipe.  Start at `Screen`."""

import sys
from collections.abc import Iterable, Sequence
from typing import Final

import click
from rich.console import Console, RenderableType
from rich.text import Text

WIDEST: Final = 80
INDENT: Final = 2
NO_BREAK: Final = "\N{NO-BREAK SPACE}"
HELD: Final = "\ue000"
"""Stands for a space that must not be broken while lines are broken at whatever is one."""


class Screen:
    """What is shown here is never wider than 80 columns. Without a terminal, or with NO_COLOR set, it is plain."""

    def __init__(self) -> None:
        is_terminal = sys.stdout.isatty()
        self.console = Console(width=WIDEST, highlight=False, markup=False, emoji=False, force_terminal=is_terminal)

    @property
    def width(self) -> int:
        """How many columns there are to write in now: a window may be resized at any time."""
        if self.console.is_terminal:
            self.console.width = min(WIDEST, Console().width)
        return self.console.width

    @property
    def height(self) -> int | None:
        """How many lines can be seen at once; None where there is no such limit."""
        return self.console.size.height if self.console.is_terminal else None

    @property
    def is_live(self) -> bool:
        """Is there somebody who looks and types?"""
        return self.console.is_terminal and sys.stdin.isatty()

    def show(self, what: RenderableType = "", style: str = "", indent: int = 0) -> None:
        """Print, with lines broken between words."""
        if isinstance(what, str):
            what = Text(what, style=style)
        if isinstance(what, Text):
            for line in wrapped(what, self.width - indent, self.console):
                self.console.print(Text(" " * indent) + line, soft_wrap=True)
            return
        self.console.print(what)

    def page(self, lines: Sequence[Text | str]) -> None:
        """Print; on a terminal that is too low for it, through the pager. An indented line is indented throughout."""
        if self.height is None or len(lines) < self.height:
            self._show_all(lines)
            return
        with self.console.capture() as shown:
            self._show_all(lines)
        click.echo_via_pager(shown.get())

    def _show_all(self, lines: Sequence[Text | str]) -> None:
        for line in lines:
            self.show(line.lstrip() if isinstance(line, str) else line, indent=indent_of(line))


def indent_of(line: Text | str) -> int:
    return len(line) - len(line.lstrip()) if isinstance(line, str) else 0


def wrapped(text: Text, width: int, console: Console) -> Iterable[Text]:
    """The lines of a text; a word that is too long for any line is cut, and nothing is broken at a `NO_BREAK`."""
    held = text.copy()
    held.plain = text.plain.replace(NO_BREAK, HELD)
    lines = held.wrap(console, max(width, 1))
    for line in lines:
        line.plain = line.plain.replace(HELD, NO_BREAK)
        line.rstrip()
    return lines or [Text("")]
