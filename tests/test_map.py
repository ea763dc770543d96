"""The map of the house in `docs/design.md`: every package with what its docstring says, and where twelve features are.

`make golden` writes the map anew.
"""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "design.md"
SOURCE = ROOT / "src" / "affray"
BLOCK = re.compile(r"(?<=<!-- map -->\n```\n).*?(?=```\n<!-- end of map -->)", re.DOTALL)
FEATURE = re.compile(r"^\| (?P<feature>[^|`]+) \| (?P<places>(?:`[^`]+`(?:, )?)+) \|$", re.MULTILINE)


def drawn() -> str:
    """Every package in its place, with the first sentence of its docstring."""
    packages = sorted(path.parent.relative_to(SOURCE) for path in SOURCE.rglob("__init__.py"))
    shown = [package for package in packages if package.parts and "migrations" not in package.parts]
    indents = {package: "  " * (len(package.parts) - 1) + package.name + "/" for package in shown}
    wide = max(map(len, indents.values()))
    return "".join(f"{indents[package]:{wide}}  {what(package)}\n" for package in shown)


def what(package: Path) -> str:
    told = ast.get_docstring(ast.parse((SOURCE / package / "__init__.py").read_text("utf-8"))) or ""
    return re.split(r"(?<=\.)\s", told, maxsplit=1)[0]


def test_golden_map_of_the_house(golden: bool) -> None:
    page = PAGE.read_text("utf-8")
    if golden:
        page = BLOCK.sub(lambda _: drawn(), page)
        PAGE.write_text(page, "utf-8")

    found = BLOCK.search(page)
    assert found is not None
    assert found[0] == drawn(), "write it anew with `make golden`"


@pytest.mark.parametrize("feature", FEATURE.findall(PAGE.read_text("utf-8")), ids=lambda found: found[0])
def test_every_feature_is_where_the_table_says(feature: tuple[str, str]) -> None:
    for place in re.findall(r"`([^`]+)`", feature[1]):
        file, _, name = place.partition(":")
        text = (ROOT / file if file.startswith("web/") else SOURCE / file).read_text("utf-8")
        assert re.search(rf"\b{re.escape(name)}\b", text), f"{name} is not in {file}"


def test_the_twelve_features_are_listed() -> None:
    assert len(FEATURE.findall(PAGE.read_text("utf-8"))) >= 12
