"""The kernel, the rulebooks and the minds, compiled by mypyc: every shipped encounter goes as in plain Python."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from affray.content import names

ROOT = Path(__file__).parent.parent
PLAYED = ROOT / "benchmarks" / "played.py"
COMPILED = ("core", "rules", "minds", "books")
FIGHTS = "2"


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package with its compiled part built in place."""
    folder = tmp_path_factory.mktemp("compiled")
    shutil.copytree(ROOT / "src" / "affray", folder / "affray", ignore=shutil.ignore_patterns("__pycache__", "page"))
    files = [str(path.relative_to(folder)) for part in COMPILED for path in (folder / "affray" / part).rglob("*.py")]
    environment = os.environ | {"MYPYPATH": str(folder), "MYPYC_OPT_LEVEL": "0"}
    built = subprocess.run(
        [sys.executable, "-m", "mypyc", *sorted(files)],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert built.returncode == 0, built.stdout[-3000:] + built.stderr[-3000:]
    return folder


@pytest.mark.long
@pytest.mark.parametrize("encounter", names())
def test_a_compiled_fight_goes_as_a_plain_one(compiled: Path, encounter: str) -> None:
    assert checksum(compiled, encounter) == checksum(ROOT / "src", encounter)


@pytest.mark.long
def test_it_is_the_compiled_kernel_that_plays(compiled: Path) -> None:
    told = subprocess.run(
        [sys.executable, "-c", "import affray.core.table.asking as asking; print(asking.__file__)"],
        env=os.environ | {"PYTHONPATH": str(compiled)},
        capture_output=True,
        text=True,
        check=True,
    )

    assert told.stdout.strip().endswith(".so")


def checksum(source: Path, encounter: str) -> str:
    played = subprocess.run(
        [sys.executable, str(PLAYED), encounter, FIGHTS],
        env=os.environ | {"PYTHONPATH": str(source)},
        capture_output=True,
        text=True,
        check=True,
    )
    found = json.loads(played.stdout)
    assert found["affray"].startswith(str(source))
    return str(found["checksum"])
