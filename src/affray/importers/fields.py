"""The fields of values in files of others, with a remedy where one is missing or is not what it should be.

Start at `Fields`.
"""

from collections.abc import Iterable, Mapping
from typing import Any


class Misfit(Exception):
    """A value that is not what the format has there: where, what was found, and what was wanted."""

    def __init__(self, path: str, found: Any, wanted: str) -> None:
        super().__init__(path, found, wanted)
        self.path = path
        self.found = found
        self.wanted = wanted


class Fields:
    """The fields of a mapping. `path` is its place in the file."""

    def __init__(self, data: Any, path: str) -> None:
        if not isinstance(data, Mapping):
            raise Misfit(path, data, "mapping")
        self.data = data
        self.path = path

    def get(self, field: str) -> Any:
        return self.data.get(field)

    def at(self, field: str) -> str:
        return f"{self.path}.{field}".lstrip(".")

    def text(self, field: str) -> str:
        value = self.get(field)
        if not isinstance(value, str) or not value.strip():
            raise Misfit(self.at(field), value, "text")
        return value.strip()

    def words(self, field: str) -> str:
        """A text that may be missing."""
        value = self.get(field)
        return value.strip() if isinstance(value, str) else ""

    def number(self, field: str) -> int:
        value = self.get(field)
        if isinstance(value, float) and value.is_integer():
            return int(value)
        if type(value) is not int:
            raise Misfit(self.at(field), value, "number")
        return value

    def whole(self, field: str) -> int | None:
        """A number that may be missing."""
        return None if self.get(field) is None else self.number(field)

    def one_of(self, field: str, words: Iterable[str]) -> str:
        word = self.text(field).lower()
        if word not in words:
            raise Misfit(self.at(field), word, ", ".join(words))
        return word

    def items(self, field: str) -> list[Any]:
        value = self.get(field)
        if value is None:
            return []
        if not isinstance(value, list):
            raise Misfit(self.at(field), value, "list")
        return value

    def fields(self, field: str) -> "Fields":
        return Fields(self.get(field), self.at(field))

    def some(self, field: str) -> "Fields":
        """Fields that may all be missing."""
        value = self.get(field)
        return Fields({} if value is None else value, self.at(field))

    def each(self, field: str) -> "list[Fields]":
        return [Fields(one, f"{self.at(field)}[{index}]") for index, one in enumerate(self.items(field))]
