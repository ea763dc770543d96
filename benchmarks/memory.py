"""Memory use of a fight.  Start at `memory_used`.

`python -m benchmarks.memory` plays some fights and prints the peak memory of its process. The other figures are of one
state of such a fight after some rounds: the size of a copy, and of its serialised form.
"""

import subprocess
import sys
import tracemalloc
from pathlib import Path

from affray import simulate
from affray.core.codec import as_json
from affray.core.fight.running import Setup
from affray.core.table.asking import MindTable
from affray.core.table.changes import freshen_dice
from affray.core.values import State
from affray.minds import minds_for
from benchmarks.frozen import setup_of

STATUS = Path("/proc/self/status")
PEAK = "VmHWM:"
ENCOUNTER, FIGHTS = "goblin-ambush", 40
STEPS = 40
COPIES = 200


def memory_used() -> dict[str, int]:
    """Figures in bytes, by name."""
    setup = setup_of(f"shipped/{ENCOUNTER}")
    state = some_rounds_in(setup)
    peak = subprocess.run([sys.executable, "-m", __name__], check=True, capture_output=True, text=True).stdout
    return {
        f"the most of a process that plays {FIGHTS} times {ENCOUNTER}": int(peak),
        f"a checkpoint: a copy of the state, {len(state.creatures)} creatures": copied(state),
        "that checkpoint as it is saved": len(as_json(setup.rulebook.codec.plain(state)).encode()),
    }


def some_rounds_in(setup: Setup) -> State:
    state = setup.state.copy()
    freshen_dice(state, "memory", "")
    table = MindTable(setup.rulebook, state, minds_for(state, "simple", "memory"))
    for _ in range(STEPS):
        setup.rulebook.step(table)
    return state


def copied(state: State) -> int:
    """The size of a copy, without what it shares with the original."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    copies = [state.copy() for _ in range(COPIES)]
    taken = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return taken // len(copies)


def peak() -> int:
    """The peak memory of this process; 0 if the system does not tell.

    Not `getrusage`, which in a new process starts with the parent's peak.
    """
    lines = STATUS.read_text("utf-8").splitlines() if STATUS.exists() else []
    return next((int(line.split()[1]) * 1024 for line in lines if line.startswith(PEAK)), 0)


if __name__ == "__main__":
    simulate(setup_of(f"shipped/{ENCOUNTER}"), FIGHTS)
    print(peak())
