"""Writing values as plain JSON data, and reading them back.  Start at `Codec`."""

import hashlib
import json
from collections.abc import Iterable, Mapping
from typing import Any, Final

from affray.core.values import Creature, Effect, Reason, State, Until, Value, made

SHARED: Final = "shared"
JSON: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))

Blocks = dict[str, Value]
"""Values of shared classes, such as stat blocks, by the names under which they are serialised once."""


class Codec:
    """Serialises values to plain JSON data and back; knows the classes it is given.

    With `blocks`, a shared value is written as a reference to its name there, and added if new. Without, it is written
    in place.
    """

    __slots__ = ("_classes",)

    def __init__(self, classes: Iterable[type[Value]] = ()) -> None:
        self._classes = {kind.__name__: kind for kind in (State, Creature, Effect, Until, Reason, *classes)}

    def plain(self, value: Any, blocks: Blocks | None = None) -> Any:
        if isinstance(value, Value):
            if blocks is not None and value.shared:
                return {"is": SHARED, "of": _block_name(value, blocks)}
            fields = [(name, field) for name, field in value.named() if field or name not in value.unwritten]
            return {"is": type(value).__name__, **{name: self.plain(field, blocks) for name, field in fields}}
        if isinstance(value, Mapping):
            items = {key: self.plain(item, blocks) for key, item in value.items()}
            return {"is": "map", "of": [[key, item] for key, item in items.items()]} if "is" in items else items
        if isinstance(value, tuple):
            return [self.plain(item, blocks) for item in value]
        if isinstance(value, frozenset):
            return {"is": "set", "of": sorted(value)}
        return value

    def read(self, plain: Any, blocks: Mapping[str, Value] | None = None) -> Any:
        if isinstance(plain, list):
            return tuple([self.read(item, blocks) for item in plain])
        if not isinstance(plain, dict):
            return plain
        fields = {key: self.read(item, blocks) for key, item in plain.items() if key != "is"}
        kind = plain.get("is")
        if kind is None:
            return fields
        if kind == SHARED:
            return (blocks or {})[fields["of"]]
        collection = {"set": frozenset, "map": dict}.get(kind)
        return collection(fields["of"]) if collection else made(self._classes[kind], **fields)

    def digest(self, value: Value) -> str:
        """A hash of the serialised value, the same in every process."""
        return hashlib.blake2b(as_json(self.plain(value)).encode("utf-8", "surrogatepass"), digest_size=16).hexdigest()


def _block_name(value: Any, blocks: Blocks) -> str:
    """The name of a shared value among the blocks: its id, or a variant if a different value has that id."""
    name = value.id
    while name in blocks and blocks[name] is not value and blocks[name] != value:
        name += "'"
    blocks[name] = value
    return str(name)


def as_json(plain: Any) -> str:
    """Canonical JSON text; keys stay in insertion order, which is part of the state."""
    return JSON.encode(plain)
