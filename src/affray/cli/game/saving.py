"""Writing a fight to a file.  Start at `save`."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from affray.cli.game.opening import SAVED
from affray.core.fight.fight import Fight
from affray.telling.tongue import Tongue

SAVE_BEGINS: Final = b'{"affray":'


def save(fight: Fight, name: str, tongue: Tongue, may_replace: Callable[[str], bool]) -> str:
    """Write the fight, and say what came of it. Only saved fights are ever overwritten, another one if one may."""
    path = Path(name) if name.endswith(SAVED) else Path(name + SAVED)
    try:
        if path.exists() and not _is_save(path):
            return tongue.say("cli-save", "taken", file=str(path))
        if path.exists() and not _is_earlier(path, fight) and not may_replace(str(path)):
            return tongue.say("cli-save", "kept", file=str(path))
        path.write_text(fight.save(), encoding="utf-8")
    except (OSError, ValueError) as error:  # a name with a NUL in it is a ValueError
        why = str(getattr(error, "strerror", None) or error)
        return tongue.say("cli-save", "failed", file=str(path), why=why)
    return tongue.say("cli-save", "done", file=str(path))


def _is_save(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(len(SAVE_BEGINS)) == SAVE_BEGINS


def _is_earlier(path: Path, fight: Fight) -> bool:
    """Was this very fight saved here before? It begins with the same line."""
    with path.open(encoding="utf-8") as file:
        return file.readline().rstrip("\n") == fight.save().partition("\n")[0]
