"""What is packed: the metadata, what is installed by default, and the page in the sdist."""

import re
import tarfile
import tomllib
from importlib.resources import files
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
OF_SERVER = {"alembic", "fastapi", "httpx", "segno", "sqlalchemy", "uvicorn[standard]", "websockets"}


def names(wanted: list[str]) -> set[str]:
    return {each.partition(">")[0].lower() for each in wanted}


def test_the_libraries_of_the_server_are_an_extra_that_developers_have() -> None:
    extras = PROJECT["optional-dependencies"]

    assert names(extras["server"]) == OF_SERVER
    assert not names(PROJECT["dependencies"]) & OF_SERVER
    assert "affray[server]" in extras["dev"]
    assert "'.[server]'" in (ROOT / "Makefile").read_text(encoding="utf-8")


def test_the_versions_of_python_are_named() -> None:
    named = [each.rpartition(" ")[2] for each in PROJECT["classifiers"] if "Python :: 3." in each]

    assert named == ["3.11", "3.12", "3.13"]
    assert PROJECT["requires-python"] == f">={named[0]}"


def test_the_package_says_that_it_is_typed() -> None:
    assert (files("affray") / "py.typed").is_file()
    assert "Typing :: Typed" in PROJECT["classifiers"]


def test_everything_that_developers_need_is_pinned() -> None:
    pins = {line.partition("==")[0].lower() for line in (ROOT / "constraints.txt").read_text().splitlines()}
    wanted = [
        *PROJECT["dependencies"],
        *(each for extra in PROJECT["optional-dependencies"].values() for each in extra),
    ]
    plain = {re.split(r"[\[<>=~]", each)[0].lower().replace("_", "-").replace(".", "-") for each in wanted} - {"affray"}

    assert plain <= {pin.replace("_", "-").replace(".", "-") for pin in pins}


def test_the_page_is_in_the_sdist(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Built from a copy with a stub of a page, without Node."""
    from hatchling.builders.sdist import SdistBuilder  # noqa: PLC0415

    for file in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "NOTICE"):
        (tmp_path / file).write_bytes((ROOT / file).read_bytes())
    page = tmp_path / "src/affray/page"
    page.mkdir(parents=True)
    (page / "index.html").write_text("<p>", encoding="utf-8")
    (tmp_path / ".gitignore").write_text("src/affray/page/\n", encoding="utf-8")
    monkeypatch.setenv("PATH", "")

    built = next(SdistBuilder(str(tmp_path)).build(directory=str(tmp_path / "dist"), versions=["standard"]))

    with tarfile.open(built) as packed:
        assert any(name.endswith("/src/affray/page/index.html") for name in packed.getnames())
