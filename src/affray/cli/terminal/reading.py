"""Reading what is typed: at a terminal with completion, from a pipe line by line.  Start at `Reader`."""

import sys
from collections.abc import Callable, Iterable, Sequence
from select import select
from typing import TYPE_CHECKING, Protocol

import click

from affray.telling.finding import Hint, begins, words_of

if TYPE_CHECKING:
    from prompt_toolkit.completion import Completer


Hints = Callable[[], Sequence[Hint]]


class Reader(Protocol):
    """One who types, or a file of lines."""

    def is_empty(self) -> bool:
        """Is it certain that nothing will ever come?"""

    def glance(self, is_wanted: Callable[[str], bool]) -> str | None:
        """A line that has come though nobody was asked, if any; from a file only one that is wanted now."""

    def read(self, prompt: str, hints: Hints) -> str:
        """The next line. Raises EOFError at the end, KeyboardInterrupt when somebody has had enough."""


class PipeReader:
    """Reads lines and shows them after the prompt, as if they had been typed there."""

    def __init__(self) -> None:
        self._ahead: str | None = None

    def is_empty(self) -> bool:
        if self._ahead is None:
            self._ahead = sys.stdin.readline()
        return not self._ahead

    def glance(self, is_wanted: Callable[[str], bool]) -> str | None:
        if self.is_empty() or not is_wanted((self._ahead or "").strip()):
            return None
        return self.read("> ", list)

    def read(self, prompt: str, hints: Hints) -> str:
        line, self._ahead = sys.stdin.readline() if self._ahead is None else self._ahead, None
        if not line:
            raise EOFError
        click.echo(f"{prompt}{line.strip()}"[:80].rstrip())
        return line.strip()


class TerminalReader:
    """Reads with completion and history."""

    def __init__(self) -> None:
        from prompt_toolkit import PromptSession  # noqa: PLC0415 - not needed in a pipe

        self._session: PromptSession[str] = PromptSession(reserve_space_for_menu=4)

    def is_empty(self) -> bool:
        return False

    def glance(self, is_wanted: Callable[[str], bool]) -> str | None:
        """Where a terminal can be looked at without waiting for it: not on Windows."""
        if sys.platform == "win32" or not select([sys.stdin], [], [], 0)[0]:
            return None
        return sys.stdin.readline().strip()

    def read(self, prompt: str, hints: Hints) -> str:
        return self._session.prompt(prompt, completer=_completer(hints), complete_while_typing=True).strip()


def matching(typed: str, hints: Iterable[Hint]) -> list[Hint]:
    """The hints that go on as somebody began; then those in which every typed word begins a word."""
    began, wanted = typed.casefold().lstrip(), words_of(typed)
    first = [hint for hint in hints if hint.text.casefold().startswith(began)]
    found = [hint for hint in hints if wanted and begins(wanted, words_of(" ".join(hint)))]
    return list(dict.fromkeys([*first, *found]))


def _completer(hints: Hints) -> "Completer":
    from prompt_toolkit.completion import Completer, Completion  # noqa: PLC0415
    from prompt_toolkit.document import Document  # noqa: PLC0415

    class Completing(Completer):
        """Offers the whole line, whatever part of it is there already."""

        def get_completions(self, document: Document, complete_event: object) -> Iterable[Completion]:
            typed = document.text_before_cursor
            for hint in matching(typed, hints()) if typed.strip() else ():
                yield Completion(hint.text, start_position=-len(typed), display_meta=hint.meaning)

    return Completing()
