"""The command `python -m benchmarks.peers FOLDER`: the same fight here and by another program.  Start at `main`.

FOLDER is a checkout of DnD-battler (github.com/matteoferla/DnD-battler), which plays such fights without a map. Four
hobgoblins fight six goblins, all as good as new in every battle. The programs take turns, each run in its own
process, and the best lap of each counts. We have a map, opportunity attacks and all else of the book; they have none.
"""

import logging
import os
import subprocess
import sys
from argparse import ArgumentParser
from importlib import import_module
from pathlib import Path
from time import process_time
from typing import Any

from affray.compiled import VARIABLE
from benchmarks.__main__ import BUILDS, COMPILED, PLAIN, is_usable, table_of
from benchmarks.frozen import PEER

LAPS = 5
BATTLES = 200
THEIRS = "DnD-battler"


def main() -> None:
    parser = ArgumentParser(prog="python -m benchmarks.peers", description="Compare the speed with that of a peer.")
    parser.add_argument("folder", type=Path, help="a checkout of DnD-battler")
    parser.add_argument("--lap", choices=["ours", "theirs"], help="instead, play one lap and print its CPU time")
    wanted = parser.parse_args()
    if not (wanted.folder / "DnD_battler").is_dir():
        parser.error(f"{wanted.folder} is no checkout of DnD-battler: there is no DnD_battler in it")
    if wanted.lap:
        print(play_ours() if wanted.lap == "ours" else play_theirs(wanted.folder))
        return
    builds = [PLAIN, COMPILED] if is_usable(COMPILED) else [PLAIN]
    laps: dict[str, list[float]] = {name: [] for name in (THEIRS, *builds)}
    for _ in range(LAPS):
        for name, taken in laps.items():
            taken.append(lap(name, wanted.folder))
    rates = {name: BATTLES / min(taken) for name, taken in laps.items()}
    rows = [(name, f"{rate:,.0f}", f"{rate / rates[THEIRS]:.2f}") for name, rate in rates.items()]
    print(table_of("<>>", ("who", "battles in a second of CPU time", f"times {THEIRS}"), rows))


def lap(name: str, folder: Path) -> float:
    who = "theirs" if name == THEIRS else "ours"
    command = [sys.executable, "-m", "benchmarks.peers", str(folder), "--lap", who]
    environment = os.environ | {VARIABLE: BUILDS.get(name, "0")}
    return float(subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True).stdout)


def play_ours() -> float:
    from benchmarks.fights import Played  # noqa: PLC0415  their lap needs none of it

    class Battles(Played):
        def play_to_the_end(self, table: Any) -> str:
            return str(table.play_out())

    battles = Battles(PEER, "a battle", BATTLES, PEER)
    battles.prepare()
    start = process_time()
    battles.run()
    return process_time() - start


def play_theirs(folder: Path) -> float:
    """Their battles, reset each time. A creature without `alt_attack` crashes in them, so all are given one."""
    sys.path.insert(0, str(folder))
    logging.disable()
    peer: Any = import_module("DnD_battler")
    peer.Creature.alt_attack = {"name": None, "attack": None}
    sides = [("hobgoblin", "law")] * 4 + [("goblin", "chaos")] * 6
    encounter = peer.Encounter(*(peer.Creature.load(name, alignment=side) for name, side in sides))
    start = process_time()
    for _ in range(BATTLES):
        encounter.battle(reset=True)
    return process_time() - start


if __name__ == "__main__":
    main()
