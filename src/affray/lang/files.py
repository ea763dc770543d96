"""The `.ftl` files, as they are installed."""

from collections.abc import Iterator
from importlib.resources import files


def texts(code: str) -> Iterator[tuple[str, str]]:
    """Every file of a language, by name, with what it holds."""
    folder = files("affray.lang").joinpath(code)
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            yield file.name, file.read_text(encoding="utf-8")
