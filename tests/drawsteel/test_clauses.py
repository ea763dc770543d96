"""Every clause of Draw Steel is named by a test, and every test names clauses that there are."""

import re
from importlib import import_module
from pathlib import Path

HERE = Path(__file__).parent
RULES = HERE.parents[1] / "src" / "affray" / "rules" / "drawsteel"
SHIPPED = HERE.parents[1] / "src" / "affray" / "content" / "drawsteel"
OF_EFFECTS = "ds.effect"
"""How the ids of reasons begin that bear the name of an effect, an ability or a trait."""


def named_by_tests() -> set[str]:
    paths = [path.relative_to(HERE).with_suffix("").parts for path in HERE.rglob("test_*.py")]
    modules = [import_module(".".join(("tests", "drawsteel", *parts))) for parts in paths]
    return {id for module in modules for test in vars(module).values() for id in getattr(test, "clauses", ())}


def clauses() -> set[str]:
    """The ids in the comments above the messages."""
    text = "".join(path.read_text(encoding="utf-8") for path in (RULES / "words" / "en").glob("*.ftl"))
    return set(re.findall(r"^# (ds\.[a-z0-9.-]+)$", text, re.MULTILINE))


def test_every_clause_of_the_book_is_named_by_a_test() -> None:
    assert clauses() - named_by_tests() == set()


def test_every_test_names_clauses_that_there_are() -> None:
    assert named_by_tests() - clauses() == set()


def test_every_clause_that_a_rule_names_has_its_words() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in RULES.rglob("*.py"))

    assert set(re.findall(r"\bds(?:\.[a-z][a-z-]+)+", text)) - clauses() == {OF_EFFECTS}


def test_every_clause_that_shipped_content_names_has_its_words() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in SHIPPED.glob("*.yaml"))

    assert len(re.findall(r"because: ds", text)) > 10
    assert set(re.findall(r"because: (ds[a-z.-]+)", text)) - clauses() == set()
