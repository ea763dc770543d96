"""The compiled build of the kernel, the rulebooks and the minds, where a checkout has one.  Start at `use_compiled`.

`make compiled` puts extension modules into `build/compiled`, and a manifest of the sources they were made from. While
those are as they were, `import affray` takes the compiled modules; the rest of the package is always plain Python. A
build that no longer fits is refused in a line on stderr. A compiled wheel has its extension modules beside the sources,
where Python finds them by itself.

`AFFRAY_COMPILED=0` turns the compiled build off, and `AFFRAY_COMPILED=1` makes it an error if it cannot be used.
"""

import json
import os
import sys
from collections.abc import Mapping
from hashlib import blake2b
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from pathlib import Path

VARIABLE = "AFFRAY_COMPILED"
MANIFEST = "manifest.json"
LIBRARY = "affray__mypyc"
"""The extension module with all the code; those named like the sources only hand out its parts."""

Source = tuple[int, int, str]
"""A source as it was compiled: its size, when it was written (in ns), and its digest."""


class NoCompiledBuild(ImportError):
    """A compiled build was asked for by `AFFRAY_COMPILED=1`, and there is none that fits."""


class CompiledModules:
    """Finds the modules of a build: a finder for `sys.meta_path`."""

    def __init__(self, files: Mapping[str, str]) -> None:
        self._files = files

    def find_spec(self, name: str, _path: object = None, _target: object = None) -> ModuleSpec | None:
        file = self._files.get(name)
        return None if file is None else ModuleSpec(name, ExtensionFileLoader(name, file), origin=file)


def use_compiled(package: Path) -> None:
    """Import from now on what is compiled, if the package lies in a checkout whose build fits its sources."""
    wanted = os.environ.get(VARIABLE, "")
    source = package.parent
    build = source.parent / "build" / "compiled"
    if wanted == "0" or source.name != "src" or (wanted != "1" and not build.exists()):
        return
    sources, why_not = _read(build)
    why_not = why_not or _misfit(source, sources)
    if not why_not:
        names = [LIBRARY, *(module_name(path) for path in sources)]
        sys.meta_path.insert(0, CompiledModules({name: file_of(build, name) for name in names}))
    elif wanted == "1":
        raise NoCompiledBuild(f"{VARIABLE}=1, but {why_not}; make compiled builds it")
    else:
        print(f"affray: {why_not}, so plain Python is used; renew it by: make compiled", file=sys.stderr)


def is_compiled() -> bool:
    """Is the kernel in use a compiled one?"""
    from affray.core import values  # noqa: PLC0415  it is found where `use_compiled` said

    return not values.__file__.endswith(".py")


def _read(build: Path) -> tuple[dict[str, Source], str]:
    """The sources in a build's manifest, or why it is of no use."""
    try:
        manifest = json.loads((build / MANIFEST).read_text("utf-8"))
    except (OSError, ValueError):
        return {}, "there is no whole compiled build in build/compiled"
    if manifest["suffix"] != EXTENSION_SUFFIXES[0]:
        return {}, "the compiled build is for another Python"
    return manifest["sources"], ""


def _misfit(source: Path, sources: Mapping[str, Source]) -> str:
    """In what the sources differ from those that were compiled; empty if in nothing."""
    for path, (size, written, digest) in sources.items():
        file = source / path
        try:
            found = file.stat()
            if (found.st_size, found.st_mtime_ns) == (size, written):
                continue
            is_the_same = found.st_size == size and digest_of(file) == digest
        except OSError:
            is_the_same = False
        if not is_the_same:
            return f"the compiled build is older than {path}"
    return ""


def digest_of(file: Path) -> str:
    return blake2b(file.read_bytes(), digest_size=16).hexdigest()


def module_name(path: str) -> str:
    return path.removesuffix(".py").replace("/", ".")


def file_of(build: Path, name: str) -> str:
    """The extension module of that name."""
    return f"{build}/{name.replace('.', '/')}{EXTENSION_SUFFIXES[0]}"
