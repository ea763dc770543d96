"""Builds the page into the sdist and the wheel if it is not there yet; only that needs npm on the path."""

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if version == "editable" or (root / "src/affray/page/index.html").exists():
            return
        npm = shutil.which("npm")
        if npm is None:
            raise RuntimeError("The page is built with Node 20.19 or newer, and there is no npm on the path.")
        for command in (["ci"], ["run", "build"]):
            subprocess.run([npm, "--silent", *command], cwd=root / "web", check=True)
