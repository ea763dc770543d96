"""Compiles the kernel, the rulebooks and the minds with mypyc: `python mypyc_build.py FOLDER`.  Start at `build`.

The extension modules go into FOLDER, laid out like the sources, with a manifest of what they were made from
(`src/affray/compiled.py`), and the C code beside FOLDER, where the next build finds what has not changed.
`AFFRAY_OPT` is the level of optimisation: 1 by default, since 2 takes nearly twice as long for 3% of speed.
"""

import json
import os
import re
import sys
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from distutils.ccompiler import new_compiler
from distutils.sysconfig import customize_compiler
from hashlib import blake2b
from pathlib import Path
from sysconfig import get_path
from typing import Any

import setuptools  # noqa: F401  it brings distutils, with which mypyc builds
from mypyc.build import mypycify

ROOT = Path(__file__).resolve().parent
SOURCE = ROOT / "src"
sys.path.insert(0, str(SOURCE / "affray"))

from compiled import EXTENSION_SUFFIXES, LIBRARY, MANIFEST, digest_of, file_of  # noqa: E402

WEAK = r"(\*\(\(PyObject \*\*\)\(\(char \*\)self \+ sizeof\(PyObject \*\) \+ sizeof\(\w+\)\)\))"
"""The list of weak references to an instance, as mypyc writes it."""
VISIT, CLEAR = re.compile(rf"Py_VISIT\({WEAK}\);"), re.compile(rf"Py_CLEAR\({WEAK}\);")
PARTS = ("core", "rules", "minds", "books")
BATCH = 1_500_000
LEVEL = os.environ.get("AFFRAY_OPT", "1")


def build(folder: Path) -> None:
    """Compile everything into a folder. The manifest is written last: an interrupted build is no build."""
    (folder / MANIFEST).unlink(missing_ok=True)
    sources = compiled_sources()
    manifest = {"suffix": EXTENSION_SUFFIXES[0], "sources": {path: described(SOURCE / path) for path in sources}}
    os.chdir(SOURCE)  # so that a traceback names a source as the manifest does
    library, *shims = mypycify(
        [f"--config-file={ROOT / 'pyproject.toml'}", *sources],
        opt_level=LEVEL,
        debug_level="0",
        multi_file=True,
        target_dir=str(folder.with_name("mypyc")),
        group_name=LIBRARY.removesuffix("__mypyc"),
    )
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        link(list(pool.map(lambda sources: compiled(sources, library), batches(library.sources))), library, folder)
        list(pool.map(lambda shim: link([compiled(shim.sources, shim)], shim, folder), shims))
    remove_all_but({file_of(folder, extension.name) for extension in (library, *shims)}, folder)
    (folder / MANIFEST).write_text(json.dumps(manifest), "utf-8")


def compiled_sources() -> list[str]:
    """What is compiled, relative to `src`. A package's `__init__.py` stays plain: its data are found beside it."""
    found = (path for part in PARTS for path in (SOURCE / "affray" / part).rglob("*.py"))
    return sorted(path.relative_to(SOURCE).as_posix() for path in found if path.name != "__init__.py")


def described(file: Path) -> tuple[int, int, str]:
    found = file.stat()
    return found.st_size, found.st_mtime_ns, digest_of(file)


def batches(sources: Iterable[str]) -> list[list[str]]:
    """C files to compile together, neighbours by name: they share the parsing of the headers and call each other."""
    found: list[list[str]] = []
    room = 0
    for source in sorted(sources):
        size = Path(source).stat().st_size
        if size > room or "__native" not in source:
            found.append([])
            room = BATCH if "__native" in source else 0
        found[-1].append(source)
        room -= size
    return found


def compiled(sources: Sequence[str], extension: Any) -> str:
    """The object of some C files, as it was made before if nothing in it has changed."""
    text = "".join(with_weak_references(Path(source).read_text("utf-8")) for source in sources)
    folders = [*extension.include_dirs, get_path("include")]
    flags = [*extension.extra_compile_args, "-fvisibility=hidden"]
    headers = "".join(file.read_text("utf-8") for folder in folders for file in sorted(Path(folder).glob("*.h")))
    joined = Path(sources[0]).with_suffix(".batch.c")
    made, known = joined.with_suffix(".o"), joined.with_suffix(".digest")
    digest = blake2b(repr((text, flags, headers)).encode()).hexdigest()
    if not made.exists() or not known.exists() or known.read_text("utf-8") != digest:
        joined.write_text(text, "utf-8")
        compiler().compile([str(joined)], "/", None, folders, extra_postargs=flags)
        known.write_text(digest, "utf-8")
    return str(made)


def with_weak_references(text: str) -> str:
    """The C code of a module in which an instance does not own the list of weak references to it.

    For Python 3.11 mypyc traverses and releases that list like an attribute, so that a weak reference to an instance of
    a class with a `__dict__`, such as a lambda, is freed while it is in use.
    """
    text = CLEAR.sub(r"if (\1 != NULL && Py_REFCNT(self) == 0) PyObject_ClearWeakRefs((PyObject *)self);", text)
    return VISIT.sub("", text)


def link(objects: list[str], extension: Any, folder: Path) -> None:
    compiler().link_shared_object(objects, file_of(folder, extension.name))


def compiler() -> Any:
    """A C compiler, as Python itself was compiled with."""
    made = new_compiler()
    customize_compiler(made)
    return made


def remove_all_but(kept: Iterable[str], folder: Path) -> None:
    for path in [path for path in folder.rglob("*") if path.is_file() and str(path) not in kept]:
        path.unlink()


if __name__ == "__main__":
    build(Path(sys.argv[1]).resolve())
