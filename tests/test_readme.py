"""The README's code runs, and says what its comments say; so does the code of the pages, and their files are there."""

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


def test_the_rulebook_of_the_page_on_adding_one_runs() -> None:
    (code,) = [code for code in blocks("docs/adding-a-rulebook.md") if code.startswith("import")]

    exec(code, {"__name__": "the_page"})


def test_the_page_on_adding_a_rulebook_names_files_functions_and_messages_that_there_are() -> None:
    page = (ROOT / "docs/adding-a-rulebook.md").read_text(encoding="utf-8")
    files = [path.as_posix() for path in ROOT.rglob("*") if path.is_file() and ".git" not in path.parts]
    words = "".join(path.read_text(encoding="utf-8") for path in ROOT.glob("src/affray/**/en/*.ftl"))
    rules = ROOT / "src/affray/rules/acao"

    for name in re.findall(r"`([\w/.-]+\.(?:py|md|ftl|yaml))`", page):
        assert any(file.endswith(f"/{name}") for file in files), name
    for module, function in re.findall(r"`(\w+)\.(\w+)`", page):
        for path in rules.rglob(f"{module}.py") if function != "py" else ():
            assert re.search(rf"^(?:def |class )?{function}\b", path.read_text(encoding="utf-8"), re.MULTILINE), (
                function
            )
    for message in re.findall(r"`(acao-[a-z-]+[a-z]|cli-[a-z-]+)`", page):
        assert f"\n{message} =" in words, message
