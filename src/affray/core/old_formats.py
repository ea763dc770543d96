"""Converting saves of earlier formats.  Start at `modernised`.

Format 1 wrote the stat block in full at every creature, and a creature's square separately from its height. Each book
converts its own differences (`Rulebook.former`).
"""

from collections.abc import Callable, Mapping
from typing import Any

Fields = dict[str, Any]
Former = Mapping[str, Callable[[Fields], Fields]]
"""Converters by former class name: each takes the old fields and returns them in the current format."""


def modernised(plain: Any, former: Former) -> Any:
    """Plain data of an earlier format in the current one; nested values are converted first."""
    if isinstance(plain, list):
        return [modernised(item, former) for item in plain]
    if not isinstance(plain, dict):
        return plain
    fields = {key: modernised(item, former) for key, item in plain.items()}
    kind = fields.get("is", "")
    return former[kind](fields) if kind in former else fields


def with_place(fields: Fields) -> Fields:
    """A body of format 1, which had its own fields for the square and perhaps the height."""
    place = {"is": "Place", "square": fields["at"], "height": fields.get("height", 0)}
    return {key: item for key, item in fields.items() if key not in ("at", "height")} | {"place": place}


def on_squares(fields: Fields) -> Fields:
    """Ground of a book that had squares only, and so did not write it."""
    return fields | {"grid": "squares"}
