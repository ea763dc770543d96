"""The README's code runs, and says what its comments say."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
VALUE = re.compile(r"('.*?'|\d[\d.]*)[,:]")


def blocks(page: str) -> list[str]:
    return re.findall(r"^```python\n(.*?)^```", (ROOT / page).read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)


def test_the_readmes_code_runs_line_by_line_and_its_values_are_as_written() -> None:
    (code,) = blocks("README.md")
    names: dict[str, object] = {}
    checked = 0
    for line in code.splitlines():
        statement, _, comment = line.partition("  # ")
        if value := VALUE.match(comment.strip()):
            assert eval(statement, names) == eval(value[1]), line
            checked += 1
        else:
            exec(statement, names)

    assert checked == 3


def test_the_worked_example_of_the_design_page_runs() -> None:
    examples = [code for code in blocks("docs/design.md") if code.startswith("import")]
    for code in examples:
        exec(code, {})

    assert len(examples) == 1
