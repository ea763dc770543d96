"""Every clause of Ação e Combate is named by a test, and every test names clauses that there are."""

import re
from importlib import import_module
from pathlib import Path

HERE = Path(__file__).parent
RULES = HERE.parents[1] / "src" / "affray" / "rules" / "acao"
WORDS = RULES / "words" / "en"


def named_by_tests() -> set[str]:
    paths = [path.relative_to(HERE).with_suffix("") for path in HERE.rglob("test_*.py")]
    modules = [import_module(".".join(("tests", "acao", *path.parts))) for path in paths]
    return {id for module in modules for test in vars(module).values() for id in getattr(test, "clauses", ())}


def clauses_of(file: str) -> set[str]:
    """The ids in the comments above the messages."""
    return set(re.findall(r"^# (ac\.[a-z0-9.-]+)$", (WORDS / file).read_text(encoding="utf-8"), re.MULTILINE))


def test_every_clause_of_the_book_is_named_by_a_test() -> None:
    assert (clauses_of("clauses.ftl") | clauses_of("features.ftl")) - named_by_tests() == set()


def test_every_test_names_clauses_that_there_are() -> None:
    assert named_by_tests() - clauses_of("clauses.ftl") - clauses_of("features.ftl") == set()


def test_every_reason_that_a_rule_gives_has_its_words() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in RULES.rglob("*.py"))
    given = set(re.findall(r'"(ac\.[a-z0-9.-]+)"', text))

    assert given - clauses_of("clauses.ftl") - clauses_of("features.ftl") == set()
