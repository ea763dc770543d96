"""Reading saves of earlier formats.  Start at `modernised`.

Format 1 wrote a stat block in full at every creature, and a creature's square apart from its height. What
else a book had written otherwise it says itself (`Rulebook.former`).
"""

from collections.abc import Callable, Mapping
from typing import Any

Fields = dict[str, Any]
Former = Mapping[str, Callable[[Fields], Fields]]
"""How the fields of a class were written, by its name then: each function returns them as they are written now."""


def modernised(plain: Any, former: Former) -> Any:
    """Plain data of an earlier format as it would be written now; inner values before those that hold them."""
    if isinstance(plain, list):
        return [modernised(item, former) for item in plain]
    if not isinstance(plain, dict):
        return plain
    fields = {key: modernised(item, former) for key, item in plain.items()}
    kind = fields.get("is", "")
    return former[kind](fields) if kind in former else fields


def with_place(fields: Fields) -> Fields:
    """A body as format 1 wrote it: with a square, and perhaps a height, of its own."""
    place = {"is": "Place", "square": fields["at"], "height": fields.get("height", 0)}
    return {key: item for key, item in fields.items() if key not in ("at", "height")} | {"place": place}
