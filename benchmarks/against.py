"""The command `python -m benchmarks.against WORKTREE`: whole fights here and in another checkout.  Start at `main`.

The two checkouts take turns, each run in its own process, and the best lap of each counts.
"""

import json
import os
import subprocess
import sys
from argparse import ArgumentParser
from math import prod
from pathlib import Path
from typing import NamedTuple

from benchmarks.__main__ import table_of

HERE = Path(__file__).parents[1]
PLAYED = Path(__file__).with_name("played.py")

FIGHTS = {
    "bandits-at-the-ford": 250,
    "goblins-in-the-wood": 200,
    "ogre-bridge": 250,
    "spider-cellar": 250,
    "bridge": 100,
    "cavalry-charge": 25,
    "dark-cave": 50,
    "dragons-lair": 110,
    "goblin-ambush": 300,
    "palisade": 30,
    "sunken-ship": 80,
    "chase-over-the-gorge": 20,
    "goblins-at-the-toll-house": 25,
    "raid-on-the-mill": 100,
    "the-warlords-bridge": 20,
    "three-squads-in-the-square": 14,
    "worm-under-the-vineyard": 20,
}
"""How many fights of each shipped encounter are in a lap: about a second of CPU time."""


class Lap(NamedTuple):
    seconds: float
    checksum: str


class Comparison(NamedTuple):
    """The best laps of an encounter in both checkouts, and whether all laps had the same result."""

    encounter: str
    there: float
    here: float
    is_same: bool

    @property
    def ratio(self) -> float:
        return self.there / self.here


def main() -> None:
    parser = ArgumentParser(prog="python -m benchmarks.against", description="Compare the speed of two checkouts.")
    parser.add_argument("worktree", type=Path, help="another checkout of Affray")
    parser.add_argument("names", nargs="*", metavar="name", help=f"an encounter: {', '.join(FIGHTS)}; all by default")
    parser.add_argument("--laps", type=int, default=5, help="how often each checkout plays each encounter")
    wanted = parser.parse_intermixed_args()
    if unknown := set(wanted.names) - set(FIGHTS):
        parser.error(f"not encounters to compare: {', '.join(sorted(unknown))}; there are {', '.join(FIGHTS)}")
    if not (wanted.worktree / "src" / "affray").is_dir():
        parser.error(f"{wanted.worktree} is no checkout of Affray: there is no src/affray in it")
    compared = [compare(name, wanted.worktree.resolve(), wanted.laps) for name in wanted.names or FIGHTS]
    print(comparison_table(compared))
    if differing := [each.encounter for each in compared if not each.is_same]:
        sys.exit(f"\nNot the same fights: {', '.join(differing)}.")


def compare(encounter: str, worktree: Path, laps: int) -> Comparison:
    """Play an encounter in both checkouts, alternating."""
    there, here = [], []
    for number in range(1, laps + 1):
        print(f"{encounter}, lap {number} of {laps}", file=sys.stderr)
        there.append(play(encounter, worktree))
        here.append(play(encounter, HERE))
    checksums = {lap.checksum for lap in (*there, *here)}
    best_there, best_here = (min(lap.seconds for lap in each) for each in (there, here))
    return Comparison(encounter, best_there, best_here, len(checksums) == 1)


def play(encounter: str, checkout: Path) -> Lap:
    """One lap, in a process that imports the rules of that checkout and nothing else of it."""
    source = checkout / "src"
    command = [sys.executable, "-P", str(PLAYED), encounter, str(FIGHTS[encounter])]
    environment = os.environ | {"PYTHONPATH": str(source), "PYTHONHASHSEED": "0"}
    ran = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    printed = json.loads(ran.stdout)
    if not Path(printed["affray"]).is_relative_to(source):
        raise AssertionError(f"{printed['affray']} was played, which is not in {source}")
    return Lap(printed["seconds"], printed["checksum"])


def comparison_table(compared: list[Comparison]) -> str:
    """Fights per second of CPU time; a ratio above 1 means that this checkout is faster."""
    mean = prod(each.ratio for each in compared) ** (1 / len(compared))
    rows = [_row(each) for each in compared]
    head = ("encounter", "there", "here", "here ÷ there", "checksum")
    return table_of("<>>><", head, [*rows, ("geometric mean", "", "", f"{mean:.3f}", "")])


def _row(each: Comparison) -> tuple[str, ...]:
    fights = FIGHTS[each.encounter]
    rates = (f"{fights / seconds:,.1f}" for seconds in (each.there, each.here))
    return (each.encounter, *rates, f"{each.ratio:.3f}", "same" if each.is_same else "different")


if __name__ == "__main__":
    main()
