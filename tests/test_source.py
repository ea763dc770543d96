"""The source itself: laws that no test of behaviour can see.  Start at `LAWS`.

Each law is a small function from a module's tree and text to its breaches, `"line: what"`; below the laws stand, for
each, a text that breaks it and a text that looks alike and does not. There is no way to excuse a single line.
"""

import ast
import re
import shutil
import subprocess
import sys
import unicodedata
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "affray"

Law = Callable[[ast.Module, str], list[str]]

IMPURE_MODULES = frozenset(
    # the clock, chance, the machine, files, the locale, and everything that runs beside the fight
    "time datetime calendar zoneinfo random secrets uuid os pathlib io tempfile shutil glob fileinput locale gettext "
    "logging threading multiprocessing concurrent asyncio socket select signal subprocess ssl http urllib "
    "builtins importlib".split()
)
IMPURE_CALLS = frozenset(("open", "print", "input", "eval", "exec", "__import__", "breakpoint"))
MUTATORS = frozenset(
    "append appendleft extend extendleft insert add update setdefault remove discard pop popleft popitem clear sort "
    "reverse difference_update intersection_update symmetric_difference_update".split()
)
# Names that, wherever they stand in `a.b[c].d`, say that a fight's state is being reached into.
OF_THE_STATE = frozenset("state checkpoint creature attacker target mover actor bearer hero foe ally monster".split())
SETTERS = frozenset(("setattr", "delattr", "__setattr__", "__delattr__"))
ASKING = re.compile(r"(ask|roll)(_\w+)?")
RULEBOOKS = re.compile(
    r"dnd|d&d|\b5e\b|\bsrd\b|draw[ _-]?steel|mcdm|(?<![a-z])acao|ação|(?<![\w.])(?:ds|ac)\.[a-z]"
    r"|goblin|kobold|beholder|fireball",
    re.IGNORECASE,
)

BOOKS = re.compile(r"dnd5e|drawsteel|acao(?![a-z])", re.IGNORECASE)


# --- the laws


def imports_the_machine(tree: ast.Module, _source: str) -> list[str]:
    """No clock, no chance, no file, no locale, no thread."""
    return [f"{line}: imports {name}" for line, name in imported(tree) if root_of(name) in IMPURE_MODULES]


def imports_a_stranger(tree: ast.Module, _source: str) -> list[str]:
    """Nothing from outside the standard library."""
    known = sys.stdlib_module_names | {"affray"}
    return [f"{line}: imports {name}" for line, name in imported(tree) if root_of(name) not in known]


def calls_the_machine(tree: ast.Module, _source: str) -> list[str]:
    """No file is opened, nothing is printed or asked for, no text is run."""
    called = ((call.lineno, ast.unparse(call.func)) for call, _ in calls(tree))
    return [f"{line}: calls {name}()" for line, name in called if name in IMPURE_CALLS]


def writes_the_state(tree: ast.Module, _source: str) -> list[str]:
    """Only `changes.py` writes: elsewhere an object writes what is its own, and a function its own locals."""
    return [
        *(f"{node.lineno}: writes {ast.unparse(node)}" for node in written(tree) if is_not_its_own(node)),
        *(f"{call.lineno}: calls {ast.unparse(call.func)}()" for call, name in calls(tree) if name in SETTERS),
        *(f"{call.lineno}: calls {ast.unparse(call.func)}()" for call, _ in calls(tree) if changes_the_state(call)),
    ]


def names_a_rulebook(_tree: ast.Module, source: str) -> list[str]:
    """The kernel knows no rulebook: not in a string, a comment or a name."""
    lines = unicodedata.normalize("NFC", source).splitlines()
    return [f"{n}: speaks of {found[0]!r}" for n, line in enumerate(lines, 1) if (found := RULEBOOKS.search(line))]


def names_a_book(_tree: ast.Module, source: str) -> list[str]:
    """Books are guests: whoever plays, tells, keeps and serves fights names none of them."""
    lines = enumerate(source.splitlines(), 1)
    return [f"{n}: names {found[0]!r}" for n, line in lines if (found := BOOKS.search(line))]


def asks_within_a_guard(tree: ast.Module, _source: str) -> list[str]:
    """`Unanswered` travels through every question and roll, so no `try` or `with` may stand around one."""
    guards = (node for node in ast.walk(tree) if isinstance(node, ast.Try | ast.TryStar | ast.With | ast.AsyncWith))
    asking = {
        f"{call.lineno}: {ast.unparse(call.func)}() within try or with"
        for guard in guards
        for call, name in calls(guard)
        if isinstance(call.func, ast.Attribute) and ASKING.fullmatch(name)
    }
    return sorted(asking)


def catches_everything(tree: ast.Module, _source: str) -> list[str]:
    """No `except:`, and none for `BaseException`: it would swallow `Unanswered`."""
    handlers = (node for node in ast.walk(tree) if isinstance(node, ast.ExceptHandler))
    return [
        f"{handler.lineno}: catches everything"
        for handler in handlers
        if handler.type is None or "BaseException" in names_in(handler.type)
    ]


def has_a_default_that_is_no_literal(tree: ast.Module, _source: str) -> list[str]:
    """The parameters of a compiled constructor can be read only if all its defaults are literals or constants."""
    constructors = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name == "__init__"]
    defaults = [default for node in constructors for default in (*node.args.defaults, *node.args.kw_defaults)]
    assigned = {ast.unparse(node.target): node.value for node in tree.body if isinstance(node, ast.AnnAssign)}
    meant = [(each, assigned.get(ast.unparse(each))) for each in defaults if each is not None]
    dark = [each for each, value in meant if isinstance(each, ast.Call) or isinstance(value, ast.Attribute | ast.Call)]
    return [f"{each.lineno}: default {ast.unparse(each)}" for each in dark]


def searches_a_tuple_with_a_star(tree: ast.Module, _source: str) -> list[str]:
    """`x in (*y, z)` cannot be compiled: mypyc 2.4 stops at it."""
    compared = [node for node in ast.walk(tree) if isinstance(node, ast.Compare)]
    sides = [(node, op, side) for node in compared for op, side in zip(node.ops, node.comparators, strict=True)]
    return [
        f"{node.lineno}: {ast.unparse(node)}"
        for node, op, side in sides
        if isinstance(op, ast.In | ast.NotIn) and isinstance(side, ast.Tuple | ast.List) and has_a_star(side)
    ]


def has_a_star(side: ast.Tuple | ast.List) -> bool:
    return any(isinstance(item, ast.Starred) for item in side.elts)


def fills_a_table_when_imported(tree: ast.Module, _source: str) -> list[str]:
    """A module writes its tables whole: nothing is registered by importing a file."""
    found: list[ast.expr] = []
    for node in tree.body:
        targets = node.targets if isinstance(node, ast.Assign) else []
        found += [target for target in targets if isinstance(target, ast.Subscript)]
        call = node.value if isinstance(node, ast.Expr) else None
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr in FILLING:
            found.append(call)
    return [f"{each.lineno}: fills {ast.unparse(each)}" for each in found]


def says_not_what_it_is_for(tree: ast.Module, _source: str) -> list[str]:
    """Every module opens with a docstring."""
    return [] if ast.get_docstring(tree) else ["1: no docstring"]


def changes_without_forgetting(tree: ast.Module, _source: str) -> list[str]:
    """What is remembered about a fight is forgotten where a change makes it untrue (`core/memory.py`)."""
    found = []
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            due = min((level_of(each) for each in written(function) if is_not_its_own(each)), default=len(LEVELS))
            said = [LEVELS.index(ast.unparse(call.args[0])) for call, name in calls(function) if name == "forget"]
            if min(said, default=len(LEVELS)) > due:
                found.append(f"{function.lineno}: {function.name} does not say forget({LEVELS[due]})")
    return found


def level_of(node: ast.Attribute | ast.Subscript) -> int:
    """The level of what depends on the attribute that is assigned to."""
    name = chain(node)[-1]
    return next((level for level, names in enumerate(REMEMBERED) if name in names), len(LEVELS))


LEVELS = ("KINDS", "BODIES", "PLACES", "SCENE")
REMEMBERED = (
    {"creatures", "block", "sheet", "own"},
    {"status", "effects", "side", "hidden_from", "mount", "rider", "squad", "group", "realm", "height",
     "round", "scenario"},
    {"place", "at", "width"},
    {"ground", "zones"},
)  # fmt: skip
"""What a state remembers depends on these attributes of it and of its creatures, by level."""
FILLING = frozenset(("update", "append", "extend", "add", "setdefault", "insert"))
PURE = ("core", "rules", "minds")
HOSTS = ("core", "books", "lang", "minds", "sim", "store", "telling", "server", "cli", "testing")
LAWS: list[tuple[Law, tuple[str, ...]]] = [
    (imports_the_machine, PURE),
    (imports_a_stranger, PURE),
    (calls_the_machine, PURE),
    (writes_the_state, PURE),
    (names_a_rulebook, ("core",)),
    (names_a_book, HOSTS),
    (asks_within_a_guard, ("core", "rules")),
    (has_a_default_that_is_no_literal, PURE),
    (changes_without_forgetting, ("core", "rules")),
    (searches_a_tuple_with_a_star, (*PURE, "books")),
    (fills_a_table_when_imported, PURE),
    (catches_everything, (".",)),
    (says_not_what_it_is_for, (".",)),
]


# --- reading a tree


def imported(tree: ast.AST) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.lineno, node.module


def root_of(dotted: str) -> str:
    return dotted.partition(".")[0]


def calls(tree: ast.AST) -> Iterator[tuple[ast.Call, str]]:
    """Every call, with the last name of what is called."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            yield node, chain(node.func)[-1]


def names_in(tree: ast.AST) -> set[str]:
    return {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}


def chain(node: ast.expr) -> list[str]:
    """The names along `a.b[c].d`, root first; a root that is no name, such as a call, is written `()`."""
    match node:
        case ast.Name(id=name):
            return [name]
        case ast.Attribute(value=owner, attr=name):
            return [*chain(owner), name]
        case ast.Subscript(value=owner):
            return chain(owner)
        case ast.Call(func=function):
            return ["()", *chain(function)]
        case _:
            return ["()"]


def written(tree: ast.AST) -> Iterator[ast.Attribute | ast.Subscript]:
    """Every attribute or item that is assigned to or deleted, in whatever kind of statement."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute | ast.Subscript) and isinstance(node.ctx, ast.Store | ast.Del):
            yield node


def is_not_its_own(node: ast.Attribute | ast.Subscript) -> bool:
    owners = chain(node.value)
    is_local = isinstance(node, ast.Subscript) and len(owners) == 1
    return reaches_the_state(owners) or not (is_local or owners[0] in {"self", "cls"})


def changes_the_state(call: ast.Call) -> bool:
    method = call.func
    return isinstance(method, ast.Attribute) and method.attr in MUTATORS and reaches_the_state(chain(method.value))


def reaches_the_state(owners: list[str]) -> bool:
    return any(name.rpartition("_")[2] in OF_THE_STATE for name in owners)


def breaches(package: Path, law: Law, rooms: tuple[str, ...]) -> list[str]:
    """Every breach of a law in the rooms that exist, as `file:line: what`."""
    found = []
    modules = [path for room in rooms for path in (*package.glob(f"{room}.py"), *(package / room).rglob("*.py"))]
    for path in sorted(modules):
        if law is writes_the_state and path.name == "changes.py":
            continue
        source = path.read_text(encoding="utf-8")
        found += [f"{path.relative_to(package)}:{breach}" for breach in law(ast.parse(source), source)]
    return found


# --- the source keeps them


def label(part: Law | tuple[str, ...] | str) -> str:
    """How a law, its rooms or a piece of source is called in a test's name."""
    match part:
        case str():
            return part[:60]
        case tuple():
            return " ".join(part)
        case law:
            return law.__name__


@pytest.mark.parametrize(("law", "rooms"), LAWS, ids=label)
def test_no_module(law: Law, rooms: tuple[str, ...]) -> None:
    found = breaches(PACKAGE, law, rooms)
    assert not found, "\n".join(found)


def test_the_laws_are_read_over_the_kernel() -> None:
    assert list((PACKAGE / "core").rglob("*.py"))


def test_neither_the_page_nor_the_words_that_all_books_share_name_a_book() -> None:
    folders = [ROOT / "web" / "src", ROOT / "web" / "scripts", PACKAGE / "lang"]
    files = [path for folder in folders for path in folder.rglob("*.*") if path.suffix in (".ts", ".svelte", ".ftl")]
    texts = {path: path.read_text(encoding="utf-8") for path in files if "generated" not in path.parts}

    assert len(texts) > 50
    assert not [path for path, text in texts.items() if BOOKS.search(text)]


# --- and each can be broken

BREACHES: list[tuple[Law, str]] = [
    (imports_the_machine, "import time"),
    (imports_the_machine, "import os.path as p"),
    (imports_the_machine, "from random import Random"),
    (imports_the_machine, "def f():\n    from datetime import date"),
    (imports_a_stranger, "import click"),
    (imports_a_stranger, "from hypothesis.strategies import integers"),
    (calls_the_machine, "text = open('x').read()"),
    (calls_the_machine, "print(3)"),
    (calls_the_machine, "def f(): return eval('3')"),
    (writes_the_state, "creature.hp = 3"),
    (writes_the_state, "creature.hp: int = 3"),
    (writes_the_state, "anybody.hp -= 3"),
    (writes_the_state, "state.creatures[x] = y"),
    (writes_the_state, "old_state.creatures[x].conditions['prone'] = y"),
    (writes_the_state, "state[x] = y"),
    (writes_the_state, "table.state.round += 1"),
    (writes_the_state, "self.state.round += 1"),
    (writes_the_state, "self.find(x).hp = 3"),
    (writes_the_state, "vars(creature)['hp'] = 3"),
    (writes_the_state, "del state.effects[0]"),
    (writes_the_state, "del creature.at"),
    (writes_the_state, "first, (creature.hp, *table.rest) = 1, (2, 3)"),
    (writes_the_state, "for creature.hp in range(3): pass"),
    (writes_the_state, "state.creatures.append(x)"),
    (writes_the_state, "table.state.effects[0].marks.update(x)"),
    (writes_the_state, "target.conditions.discard('prone')"),
    (writes_the_state, "state.creature(x).conditions.add('prone')"),
    (writes_the_state, "setattr(creature, 'hp', 3)"),
    (writes_the_state, "object.__setattr__(creature, 'hp', 3)"),
    (names_a_rulebook, "'''As in Draw Steel.'''"),
    (names_a_rulebook, "x = 1  # see 5e.cover.half"),
    (names_a_rulebook, "clause = 'ds.turn'"),
    (names_a_rulebook, "from affray.rules import drawsteel"),
    (names_a_rulebook, "x = 'acao'"),
    (names_a_rulebook, "x = 'ação'"),
    (names_a_rulebook, "x = 'ac\u0327a\u0303o'"),
    (names_a_rulebook, "class Hobgoblin: pass"),
    (names_a_book, "from affray.rules.dnd5e import book"),
    (names_a_book, "# as DrawSteel does"),
    (names_a_book, "say('acao-event-turn')"),
    (asks_within_a_guard, "try:\n    x = table.ask(q)\nexcept KeyError:\n    pass"),
    (asks_within_a_guard, "try:\n    pass\nfinally:\n    table.ask_all(q)"),
    (asks_within_a_guard, "with suppress(KeyError):\n    if x:\n        self.table.roll(d)"),
    (asks_within_a_guard, "with x:\n    table.roll_d20(d)"),
    (has_a_default_that_is_no_literal, "def __init__(self, words=frozenset()): ..."),
    (has_a_default_that_is_no_literal, "def __init__(self, *, far=Distance(1)): ..."),
    (has_a_default_that_is_no_literal, "UP: Final = field.UP\ndef __init__(self, status=UP): ..."),
    (searches_a_tuple_with_a_star, "x = kind in (*SAID, RULING)"),
    (searches_a_tuple_with_a_star, "x = [y for y in z if y not in [*ALWAYS]]"),
    (changes_without_forgetting, "def fell(body):\n    body.status = DEAD"),
    (changes_without_forgetting, "def join(state, body):\n    state.creatures[body.id] = body; forget(BODIES)"),
    (changes_without_forgetting, "def rise(body):\n    body.effects = (); body.at = 3; body.memory.forget(PLACES)"),
    (fills_a_table_when_imported, "ACTS['raging'] = calm_down"),
    (fills_a_table_when_imported, "ANSWERS[HIT].update({PARRY: parry})"),
    (catches_everything, "try:\n    pass\nexcept:\n    pass"),
    (catches_everything, "try:\n    pass\nexcept (KeyError, BaseException):\n    pass"),
    (says_not_what_it_is_for, ""),
    (says_not_what_it_is_for, "# a comment\nx = 1"),
]
ALIKE: list[tuple[Law, str]] = [
    (imports_the_machine, "from affray.core import time\nfrom .random import x\nimport heapq, collections.abc"),
    (imports_a_stranger, "from __future__ import x\nimport re\nfrom . import click\nfrom affray.core import y"),
    (calls_the_machine, "fight.open(); re.compile('print(3)'); printed = input_of(x)"),
    (writes_the_state, "def __init__(self, state):\n    self.state = state\n    self.by[0] = 1"),
    (writes_the_state, "self.journal.read += 1; self.creatures.append(x); del self.by[x]"),
    (writes_the_state, "scores = {}; scores[x] = state.round; scores[x][y] = 2; del scores[x]; found.append(creature)"),
    (writes_the_state, "state = other; state.creatures.index(x); sorted(state.creatures).pop(); target = creature.hp"),
    (names_a_rulebook, "rounds.append(seconds.of(standing)); x = 2.5e3; aces = 0x5e; ac = 3"),
    (names_a_book, "books = shelf().names(); book = books[0]; macaos = 1"),
    (asks_within_a_guard, "try:\n    run(step)\nexcept Unanswered:\n    pass\ntable.ask(q)\nwith x:\n    asked(rolls)"),
    (has_a_default_that_is_no_literal, "DEPTH: Final = 3\ndef __init__(self, words=None, deep=DEPTH): ..."),
    (
        searches_a_tuple_with_a_star,
        "x = kind in {*SAID}; y = kind in (RULING, SAID) or z == (*x, 1)\nfor z in (*SAID, RULING): ...",
    ),
    (changes_without_forgetting, "def fell(body):\n    body.status = DEAD; body.hp = 0; body.memory.forget(BODIES)"),
    (changes_without_forgetting, "class X:\n    def __init__(self, at):\n        self.at = at"),
    (fills_a_table_when_imported, "ACTS = {'raging': calm_down}\ndef f():\n    ACTS['x'] = y\nlog.info(x)"),
    (catches_everything, "try:\n    pass\nexcept (KeyError, Unanswered) as error:\n    raise"),
    (says_not_what_it_is_for, '"""What it is for."""'),
]


@pytest.mark.parametrize(("law", "source"), BREACHES, ids=label)
def test_a_breach_is_seen(law: Law, source: str) -> None:
    assert law(ast.parse(source), source)


@pytest.mark.parametrize(("law", "source"), ALIKE, ids=label)
def test_what_only_looks_alike_passes(law: Law, source: str) -> None:
    assert law(ast.parse(source), source) == []


def test_every_law_has_been_broken_and_kept() -> None:
    laws = {law for law, _rooms in LAWS}
    assert laws == {law for law, _source in BREACHES} == {law for law, _source in ALIKE}


def test_a_breach_is_told_with_its_file_and_line_and_changes_may_write(tmp_path: Path) -> None:
    (tmp_path / "core" / "deep").mkdir(parents=True)
    for name in ("core/deep/turns.py", "core/changes.py"):
        (tmp_path / name).write_text('"""Turns."""\n\ncreature.hp = 3\n', encoding="utf-8")

    assert breaches(tmp_path, writes_the_state, PURE) == ["core/deep/turns.py:3: writes creature.hp"]


# --- nothing that is committed names a package registry or a place on somebody's machine

REGISTRY = re.compile(r"pypi[.]org|pythonhosted[.]org|npmjs[.](?:org|com)|yarnpkg[.]com|https?://[^\s\"')]+/simple\b")
PLACE = re.compile(r"(?<![\w.~$}-])/(?:root|work|home/\w+|Users/\w+)(?![\w.-])")

PINS = re.compile(r"^constraints|package-lock\.json$")
"""Files in which no address at all may stand."""


def tells_a_place(name: str, text: str) -> list[str]:
    patterns = [REGISTRY, PLACE, *([re.compile("https?://")] if PINS.search(name) else [])]
    lines = enumerate(text.splitlines(), 1)
    return [f"{name}:{n}: {found[0]}" for n, line in lines for p in patterns if (found := p.search(line))]


def files_to_commit() -> list[Path]:
    """What git tracks, and what it would track next."""
    git = shutil.which("git")
    if git is None:
        pytest.skip("git is not installed")
    command = [git, "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if listed.returncode:
        pytest.skip("not a git checkout")
    return [ROOT / name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()]


def test_no_committed_text_names_a_registry_or_a_machine_path() -> None:
    texts = ((path, path.read_bytes()) for path in files_to_commit())
    found = [
        breach
        for path, content in texts
        if b"\0" not in content
        for breach in tells_a_place(path.relative_to(ROOT).as_posix(), content.decode("utf-8", "replace"))
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("place", ["/{}", "see /{}/x", '"/{}"', "file:///{}/x"])
@pytest.mark.parametrize("top", ["root", "work", "home/ana", "Users/ana"])
def test_a_machine_path_is_seen(place: str, top: str) -> None:
    assert tells_a_place("x.md", place.format(top))


@pytest.mark.parametrize("host", ["pypi", "files.pythonhosted", "registry.npmjs", "mirror.example"])
def test_a_registry_is_seen(host: str) -> None:
    assert tells_a_place("x.md", f"https://{host}.org" + "/simple")
    assert bool(tells_a_place("x.md", f"{host}.org")) is ("example" not in host)


@pytest.mark.parametrize("top", ["root", "work"])
def test_other_addresses_and_paths_pass_but_not_in_the_pins(top: str) -> None:
    text = f"https://example.org/{top}/x and/{top} ~/{top} src/{top}.py"

    assert tells_a_place("x.md", text) == []
    assert tells_a_place("constraints.txt", text)
    assert tells_a_place("web/package-lock.json", text)
