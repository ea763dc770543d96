"""The pages `docs/rules/*.md`: each clause of a rulebook, where in the code it lives, and which tests name it.

`make golden` writes them. A clause for which nobody answers, in the code or in the tests, fails here.
"""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from io import StringIO
from itertools import pairwise
from pathlib import Path
from tokenize import COMMENT, generate_tokens

import pytest

from affray.content.books import parts
from affray.lang import clause_ids, language, rulebook_of
from affray.telling.tongue import Tongue

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "affray"
TONGUE = Tongue(language("en"))
Places = Mapping[str, list[str]]
NUMBER = re.compile(r"\b(?!UTF-)[A-Z]+-[0-9]+\b")


@pytest.mark.parametrize("book", parts())
def test_golden_page_of_clauses(book: str, golden: bool) -> None:
    path = ROOT / "docs" / "rules" / f"{book}.md"
    if golden:
        path.write_text(page(book), encoding="utf-8")

    assert path.read_text(encoding="utf-8") == page(book), "write it anew with `make golden`"


@pytest.mark.parametrize("book", parts())
def test_every_clause_lives_in_the_code(book: str) -> None:
    missing = [clause for clause in clauses(book) if clause not in in_code(book)]

    assert not missing, f"name each in the docstring of the function in rules/{book} that carries it out: {missing}"


@pytest.mark.parametrize("book", parts())
def test_every_clause_is_named_by_a_test(book: str) -> None:
    missing = [clause for clause in clauses(book) if clause not in in_tests(book)]

    assert not missing, f"name each by `@clause` above a test in tests/{book} that fails without it: {missing}"


@pytest.mark.parametrize("book", parts())
def test_code_and_tests_name_only_clauses_that_one_can_look_up(book: str) -> None:
    named = {*in_code(book), *in_tests(book)}

    assert not [clause for clause in sorted(named) if TONGUE.clause_text(clause) is None]


def test_code_names_no_rule_by_a_number_that_stands_in_no_book() -> None:
    found = [
        f"{path.relative_to(SOURCE)}:{number}"
        for folder in ("rules", "content")
        for path in sorted((SOURCE / folder).rglob("*.py"))
        for number in numbers(path.read_text(encoding="utf-8"))
    ]

    assert not found, f"name the clause instead: {found}"


def test_such_a_number_is_seen_in_docstrings_and_comments_alone() -> None:
    seen = 'x = 1  # B-61\ndef f():\n    """Half.  AB-7 5e.cover.half"""\n'

    assert numbers(seen) == ["B-61", "AB-7"]
    assert numbers('x = "B-61"  # UTF-8, d-20\ny = B - 6\n') == []


def page(book: str) -> str:
    """The clauses in the order of the book, section by section, as a table."""
    code, tests = in_code(book), in_tests(book)
    rows = [
        f"| `{clause}`<br>{name_of(clause)} | {listed(code.get(clause, []))} | {listed(tests.get(clause, []))} |"
        for clause in clauses(book)
    ]
    head = (
        f"# {TONGUE.rulebook_name(book)}: clause by clause\n\n"
        f"Every clause of `{book}`: what it is called, the code whose docstrings name it (in\n"
        f"`src/affray/rules/{book}` and `src/affray/content/{book}`), and the tests that do (in `tests/{book}`).\n"
        "`affray rules CLAUSE` tells a clause in full. Written by `make golden` from the source.\n"
    )
    return "\n".join([head, "| clause | code | tests |", "| --- | --- | --- |", *rows, ""])


def clauses(book: str) -> list[str]:
    return [clause for clause in clause_ids() if rulebook_of(clause) == book]


def name_of(clause: str) -> str:
    return TONGUE.clause_name(clause)


def listed(places: list[str]) -> str:
    return "<br>".join(f"`{place}`" for place in places)


@cache
def in_code(book: str) -> Places:
    """Whatever has a docstring that names a clause, in the rules of the book and in what reads its files."""
    found: dict[str, list[str]] = defaultdict(list)
    prefix = clauses(book)[0].partition(".")[0]
    for folder in ("rules", "content"):
        for path in sorted((SOURCE / folder / book).rglob("*.py")):
            module = dotted(path, SOURCE / folder / book)
            for name, text in docstrings(ast.parse(path.read_text(encoding="utf-8"))):
                for clause in re.findall(rf"\b{prefix}\.[a-z0-9.-]*[a-z0-9]", text):
                    found[clause].append(f"{folder}.{module}.{name}")
    return found


def dotted(path: Path, folder: Path) -> str:
    """The name of a module below a folder."""
    return ".".join(path.relative_to(folder).with_suffix("").parts)


def docstrings(module: ast.Module) -> Iterator[tuple[str, str]]:
    """Of everything in a file that has one; a value's is the text below it."""
    for node in ast.walk(module):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name, ast.get_docstring(node) or ""
            yield from told_below(node.body)
    yield from told_below(module.body)


def told_below(body: list[ast.stmt]) -> Iterator[tuple[str, str]]:
    for before, after in pairwise(body):
        match before, after:
            case (
                ast.AnnAssign(target=ast.Name(id=name)) | ast.Assign(targets=[ast.Name(id=name)]),
                ast.Expr(value=ast.Constant(value=str(text))),
            ):
                yield name, text


def numbers(source: str) -> list[str]:
    """What looks like `B-61` in the comments and docstrings of a file."""
    tokens = list(generate_tokens(StringIO(source).readline))
    prose = [token.string for token in tokens if token.type == COMMENT or token.string.startswith('"""')]
    return [found for text in prose for found in NUMBER.findall(text)]


@cache
def in_tests(book: str) -> Places:
    """The tests marked with a clause."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted((ROOT / "tests" / book).rglob("test_*.py")):
        module = dotted(path, ROOT / "tests" / book)
        for name, test in vars(import_module(f"tests.{book}.{module}")).items():
            for clause in getattr(test, "clauses", ()):
                if name.startswith("test_"):
                    found[clause].append(f"{module}.{name}")
    return found
