"""What the sdist and the wheel hold beside the sources.  Start at `Hook`.

The page is built if it is not there yet; only that needs npm on the path. With `AFFRAY_COMPILED=1` a wheel has the
kernel, the rulebooks and the minds compiled (`mypyc_build.py`); only that needs a C compiler.
"""

import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Hook(BuildHookInterface):  # type: ignore[type-arg]
    def is_compiled(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("AFFRAY_COMPILED") == "1"

    def dependencies(self) -> list[str]:
        return ["mypy>=1.18", "setuptools>=65"] if self.is_compiled() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        if not (root / "src/affray/page/index.html").exists():
            build_page(root / "web")
        if self.is_compiled():
            build_data["force_include"] |= compiled_modules(root)
            build_data["pure_python"] = False
            build_data["infer_tag"] = True


def build_page(web: Path) -> None:
    npm = shutil.which("npm")
    if npm is None:
        raise RuntimeError("The page is built with Node 20.19 or newer, and there is no npm on the path.")
    for command in (["ci"], ["run", "build"]):
        subprocess.run([npm, "--silent", *command], cwd=web, check=True)


def compiled_modules(root: Path) -> dict[str, str]:
    """The extension modules, by where they lie, with where each goes in the wheel."""
    folder = root / "build" / "wheel"
    subprocess.run([sys.executable, root / "mypyc_build.py", folder], check=True)
    return {str(file): str(file.relative_to(folder)) for file in folder.rglob(f"*{EXTENSION_SUFFIXES[0]}")}
