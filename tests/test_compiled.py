"""The compiled build: when it is used, when it is refused, and that fights go as in plain Python.

What needs a build is skipped without one; `make test-compiled` makes it and runs the tests on it.
"""

import gc
import json
import os
import subprocess
import sys
import weakref
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

import pytest

import affray
from affray.compiled import MANIFEST, VARIABLE, CompiledModules, NoCompiledBuild, digest_of, is_compiled, use_compiled
from affray.content import names
from affray.core.offers.slots import Number
from affray.minds import SimpleMind

ROOT = Path(__file__).parent.parent
PLAYED = ROOT / "benchmarks" / "played.py"
FIGHTS = "2"
KERNEL = "affray/core/kernel.py"

on_compiled = pytest.mark.skipif(not is_compiled(), reason="this is plain Python; make test-compiled")


# --- when it is used


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with one source, and a build that fits it."""
    monkeypatch.delenv(VARIABLE, raising=False)
    monkeypatch.setattr(sys, "meta_path", [])
    source = tmp_path / "src" / KERNEL
    source.parent.mkdir(parents=True)
    source.write_text("ANSWER = 42\n", "utf-8")
    build = tmp_path / "build" / "compiled"
    build.mkdir(parents=True)
    found = source.stat()
    sources = {KERNEL: (found.st_size, found.st_mtime_ns, digest_of(source))}
    (build / MANIFEST).write_text(json.dumps({"suffix": EXTENSION_SUFFIXES[0], "sources": sources}), "utf-8")
    return tmp_path / "src" / "affray"


def used() -> list[str]:
    """Which modules are taken from the build, of one that is compiled and one that is not."""
    finders = [finder for finder in sys.meta_path if isinstance(finder, CompiledModules)]
    asked = ("affray.core.kernel", "affray.cli")
    return [name for name in asked for finder in finders if finder.find_spec(name) is not None]


def test_a_build_that_fits_is_used(package: Path) -> None:
    use_compiled(package)

    assert used() == ["affray.core.kernel"]


def test_a_source_written_anew_with_the_same_words_fits(package: Path, capsys: pytest.CaptureFixture[str]) -> None:
    os.utime(package.parent / KERNEL, ns=(1, 1))

    use_compiled(package)

    assert (used(), capsys.readouterr().err) == (["affray.core.kernel"], "")


@pytest.mark.parametrize("text", ["ANSWER = 43\n", "ANSWER = 4\n", None])
def test_a_build_of_other_sources_is_refused_in_a_line(
    package: Path, capsys: pytest.CaptureFixture[str], text: str | None
) -> None:
    source = package.parent / KERNEL
    if text is None:
        source.unlink()
    else:
        source.write_text(text, "utf-8")
        os.utime(source, ns=(1, 1))

    use_compiled(package)

    why = f"affray: the compiled build is older than {KERNEL}, so plain Python is used; renew it by: make compiled\n"
    assert (used(), capsys.readouterr().err) == ([], why)


@pytest.mark.parametrize("text", ["", '{"suffix": ".cpython-27.so", "sources": {}}'])
def test_a_build_that_is_not_whole_or_for_another_python_is_refused(
    package: Path, capsys: pytest.CaptureFixture[str], text: str
) -> None:
    (package.parents[1] / "build" / "compiled" / MANIFEST).write_text(text, "utf-8")

    use_compiled(package)

    assert used() == []
    assert capsys.readouterr().err.endswith("make compiled\n")


def test_it_can_be_turned_off(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "0")

    use_compiled(package)

    assert used() == []


def test_it_can_be_insisted_on(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "1")
    (package.parent / KERNEL).unlink()

    with pytest.raises(NoCompiledBuild, match="make compiled"):
        use_compiled(package)


def test_an_installed_package_looks_for_no_build(package: Path) -> None:
    use_compiled(package.parents[1] / "site-packages" / "affray")

    assert used() == []


# --- what plain Python makes of it


class Attentive(SimpleMind):
    """A mind from outside."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.asked: list[str] = []

    def __call__(self, question: affray.Question, sight: affray.Sight) -> Any:
        self.asked.append(question.kind)
        return super().__call__(question, sight)


def test_a_mind_from_outside_may_be_a_subclass() -> None:
    mind = Attentive("1")

    affray.simulate(affray.load("spider-cellar"), n=1, minds={"gm": mind}, workers=1)

    assert "turn" in mind.asked


def test_a_house_rule_may_be_a_subclass_of_a_rulebook() -> None:
    setup = affray.load("goblin-ambush")
    rulebook: Any = type(setup.rulebook)

    class Truce(rulebook):  # type: ignore[misc]
        def outcome(self, state: Any) -> str:
            return "truce"

    fight = affray.Fight(affray.Setup(Truce(setup.rulebook.options), setup.state, "Truce"), seed=1)

    assert (fight.outcome, fight.questions) == ("truce", [])


def test_a_weak_reference_ends_with_what_it_refers_to() -> None:
    """On Python 3.11 slots and lambdas can be referred to weakly once they are compiled."""
    if not (is_compiled() and sys.version_info < (3, 12)):
        pytest.skip("here they cannot")
    for _ in range(100):
        slot = Number(1, 6)
        seen = weakref.ref(slot)
        gc.collect()
        assert seen() is slot
        del slot
        assert seen() is None


# --- playing on it


@on_compiled
@pytest.mark.parametrize("encounter", names())
def test_a_compiled_fight_goes_as_a_plain_one(encounter: str) -> None:
    assert checksum("1", encounter) == checksum("0", encounter)


def checksum(build: str, encounter: str) -> str:
    played = subprocess.run(
        [sys.executable, str(PLAYED), encounter, FIGHTS],
        env=os.environ | {VARIABLE: build},
        capture_output=True,
        text=True,
        check=True,
    )
    return str(json.loads(played.stdout)["checksum"])


@on_compiled
@pytest.mark.parametrize(("build", "told"), [("1", "(compiled)"), ("0", "(plain Python)")])
def test_the_version_says_which_build_is_used(build: str, told: str) -> None:
    command = [sys.executable, "-m", "affray.cli", "--lang", "en", "--version"]
    said = subprocess.run(command, env=os.environ | {VARIABLE: build}, capture_output=True, text=True, check=True)

    assert said.stdout.splitlines()[0].endswith(told)
