"""Sealed JSON lines: a hash chain that detects modified or missing lines.  Start at `seal` and `unseal`.

Each seal covers its line and all lines above it.
"""

import hashlib
import json
from collections.abc import Iterable
from typing import Any, Final

from affray.core.codec import as_json
from affray.core.errors import BadSave

SEAL: Final = "seal"
MOST_NESTED: Final = 64
"""No line of a save nests this deep. What reads it is recursive, and compiled code has no limit of recursion."""


def seal(lines: Iterable[dict[str, Any]]) -> str:
    """Serialise the lines with their seals."""
    written, chain = [], ""
    for line in [*lines, {"end": True}]:
        plain = as_json(line)
        chain = _chained(chain, plain)
        written.append(_sealed(plain, chain))
    return "\n".join(written) + "\n"


def unseal(text: str) -> list[dict[str, Any]]:
    """Parse the lines and check every seal. Raises `BadSave` for the first bad line."""
    lines: list[dict[str, Any]] = []
    chain = ""
    for number, written in enumerate(text.split("\n")[:-1], 1):
        line = _read(number, written)
        found = line.pop(SEAL, None)
        plain = as_json(line)
        chain = _chained(chain, plain)
        if found != chain or _sealed(plain, chain) != written:
            raise BadSave(number, "changed")
        lines.append(line)
    if not lines or "end" not in lines[-1] or not text.endswith("\n"):
        raise BadSave(len(lines) + 1, "cut-off")
    return lines[:-1]


def _read(number: int, written: str) -> dict[str, Any]:
    try:
        line = json.loads(written)
    except (ValueError, RecursionError):
        line = None
    if not isinstance(line, dict) or _is_too_deep(line, written):
        raise BadSave(number, "not-json")
    return line


def _is_too_deep(line: Any, written: str) -> bool:
    if written.count("{") + written.count("[") <= MOST_NESTED:
        return False
    level = [line]
    for _ in range(MOST_NESTED):
        lists = [each for each in level if isinstance(each, list)]
        maps = [each.values() for each in level if isinstance(each, dict)]
        level = [item for each in (*lists, *maps) for item in each]
    return bool(level)


def _sealed(plain: str, chain: str) -> str:
    """The line with its seal as the last field."""
    return f'{plain[:-1]}{"," * (len(plain) > 2)}"{SEAL}":"{chain}"}}'


def _chained(chain: str, written: str) -> str:
    return hashlib.blake2b(f"{chain}\n{written}".encode("utf-8", "surrogatepass"), digest_size=8).hexdigest()
