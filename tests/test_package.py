"""What is packed: the metadata, what is installed by default, and the page in the sdist."""

import tarfile
import tomllib
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
    assert (
        f"Programming Language :: Python :: {PROJECT['requires-python'].removeprefix('>=')}" in PROJECT["classifiers"]
    )


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
