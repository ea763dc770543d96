"""The README's code runs, and says what its comments say."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]


def blocks(page: str) -> list[str]:
    return re.findall(r"^```python\n(.*?)^```", (ROOT / page).read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)


def test_the_readmes_code_runs_and_its_values_are_as_written() -> None:
    (code,) = blocks("README.md")
    names: dict[str, object] = {}
    exec(code, names)

    for line in code.splitlines():
        expression, _, comment = line.partition("  # ")
        value = re.match(r"('.*?'|[\d.]+)(?=[,:])", comment.strip())
        if value and "kind" not in expression:
            assert eval(expression, names) == eval(value[1])
    assert "'stance'" in code


def test_the_worked_example_of_the_design_page_runs() -> None:
    for code in blocks("docs/design.md"):
        if code.startswith("import"):
            exec(code, {})
