"""What the tests of the command line share: running it in a pipe, and measuring what it prints."""

import re
from collections.abc import Iterable
from pathlib import Path

from click.testing import CliRunner, Result

from affray.cli import main

WIDEST = 80
FIGHT = str(Path(__file__).parent / "yard.yaml")
AMBUSH = "goblin-ambush"
UNTOLD = re.compile(r"\b(?:event|roll|cli|say)-[a-z]")
"""Ids of messages, which nobody should read."""


def affray(*words: str, typed: str | None = None, env: dict[str, str] | None = None) -> Result:
    """Run the command line in a pipe, with lines typed into it."""
    plain = {"LANGUAGE": "", "LC_ALL": "C", "LC_MESSAGES": "", "LANG": "C", "NO_COLOR": None, "COLUMNS": None}
    result = CliRunner().invoke(main, [*words], input=typed, env={**plain, **(env or {})})
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def play(fight: str, code: str, *lines: str, seed: str = "3") -> str:
    """What is printed in a language while these lines are typed."""
    return affray("play", fight, "--lang", code, "--seed", seed, typed=typed(*lines)).output


def typed(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


def too_wide(text: str) -> list[str]:
    return [line for line in text.splitlines() if len(line) > WIDEST]


def saved(folder: Path, *lines: str, seed: str = "7") -> Path:
    """A fight in which these lines were typed, in a file."""
    path = folder / "fight.affray"
    result = affray("play", FIGHT, "--seed", seed, typed=typed(*lines, f"save {path}", "quit"))
    assert path.exists(), result.output
    return path


def in_order(text: str, parts: Iterable[str]) -> bool:
    """Do the parts stand in the text, one after the other?"""
    place = 0
    for part in parts:
        place = text.find(part, place)
        if place < 0:
            return False
        place += len(part)
    return True
