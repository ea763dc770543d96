"""What is packed: the metadata, what is installed by default, and the page in the sdist."""

import re
import tarfile
import tomllib
import zipfile
from importlib.machinery import EXTENSION_SUFFIXES
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


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy with stubs of a page and of a compiler, and without Node."""
    for file in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "NOTICE"):
        (tmp_path / file).write_bytes((ROOT / file).read_bytes())
    page = tmp_path / "src/affray/page"
    page.mkdir(parents=True)
    (page / "index.html").write_text("<p>", encoding="utf-8")
    (tmp_path / ".gitignore").write_text("src/affray/page/\nbuild/\n", encoding="utf-8")
    (tmp_path / "mypyc_build.py").write_text(
        "import importlib.machinery, pathlib, sys\n"
        "made = pathlib.Path(sys.argv[1]) / 'affray' / f'core{importlib.machinery.EXTENSION_SUFFIXES[0]}'\n"
        "made.parent.mkdir(parents=True)\n"
        "made.touch()\n",
        encoding="utf-8",
    )
    monkeypatch.setenv("PATH", "")
    monkeypatch.delenv("AFFRAY_COMPILED", raising=False)
    return tmp_path


def test_the_page_is_in_the_sdist(checkout: Path) -> None:
    from hatchling.builders.sdist import SdistBuilder  # noqa: PLC0415

    built = next(SdistBuilder(str(checkout)).build(directory=str(checkout / "dist"), versions=["standard"]))

    with tarfile.open(built) as packed:
        assert any(name.endswith("/src/affray/page/index.html") for name in packed.getnames())


@pytest.mark.parametrize("is_compiled", [False, True])
def test_a_wheel_is_compiled_if_that_is_asked_for(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, is_compiled: bool
) -> None:
    from hatchling.builders.wheel import WheelBuilder  # noqa: PLC0415

    if is_compiled:
        monkeypatch.setenv("AFFRAY_COMPILED", "1")

    built = next(WheelBuilder(str(checkout)).build(directory=str(checkout / "dist"), versions=["standard"]))

    with zipfile.ZipFile(built) as packed:
        assert (f"affray/core{EXTENSION_SUFFIXES[0]}" in packed.namelist()) is is_compiled
    assert Path(built).name.endswith("-py3-none-any.whl") is not is_compiled
