"""How long it takes to start: the CPU time of whole processes, the best of several.  Start at `start_times`."""

import os
import resource
import subprocess
import sys
from collections.abc import Mapping

TIMES = 5
STARTS: Mapping[str, list[str]] = {
    "python, with nothing to do": ["-c", ""],
    "import affray": ["-c", "import affray"],
    "affray --help": ["-m", "affray.cli", "--help"],
    "import affray, and load goblin-ambush": ["-c", "import affray; affray.load('goblin-ambush')"],
    "import affray, and load goblins-at-the-toll-house": [
        "-c",
        "import affray; affray.load('goblins-at-the-toll-house')",
    ],
}


def start_times() -> dict[str, float]:
    """Milliseconds by what is started; the processes take turns."""
    found: dict[str, list[float]] = {what: [] for what in STARTS}
    for _ in range(TIMES):
        for what, command in STARTS.items():
            found[what].append(taken_by(command))
    return {what: min(times) * 1000 for what, times in found.items()}


def taken_by(command: list[str]) -> float:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, *command], env=os.environ, stdout=subprocess.DEVNULL, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
