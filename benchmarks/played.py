"""Timed fights of one encounter by simple minds: what `against.py` runs in each checkout.  Start at `main`.

It is run as a file, so that `affray` is the one on the path, and uses only names that every version of Affray has.
"""

import gc
import json
import sys
from collections.abc import Mapping
from hashlib import blake2b
from time import process_time
from typing import Any

import affray
from affray.minds import minds_for


class Played:
    """A fight by simple minds, ready to play."""

    def __init__(self, setup: affray.Setup, seed: str) -> None:
        self._state = affray.Fight(setup, seed).start.copy()
        self._table = affray.MindTable(setup.rulebook, self._state, self._counting(seed))
        self._asked = 0
        self._outcome = ""

    def _counting(self, seed: str) -> Mapping[str, affray.Mind]:
        return {seat: self._count(mind) for seat, mind in minds_for(self._state, "simple", seed).items()}

    def _count(self, mind: affray.Mind) -> affray.Mind:
        def counted(question: affray.Question, sight: affray.Sight) -> Any:
            self._asked += 1
            return mind(question, sight)

        return counted

    def play(self) -> None:
        self._outcome = self._table.play_out()

    def facts(self) -> str:
        """The result, independent of the shape of the state."""
        state = self._state
        fates = sorted((c.id, c.hp, str(getattr(c, "status", ""))) for c in state.creatures.values())
        return repr((self._outcome, state.round, self._asked, state.dice_thrown(), fates))


def main(encounter: str, fights: int) -> None:
    """Print the CPU time of the fights, the path of the `affray` that played them, and a digest of the results."""
    setup = affray.load(encounter)
    digest = blake2b(digest_size=4)
    seconds = 0.0
    gc.collect()
    for seed in range(fights):
        played = Played(setup, str(seed))
        start = process_time()
        played.play()
        seconds += process_time() - start
        digest.update(played.facts().encode())
    print(json.dumps({"affray": affray.__file__, "seconds": seconds, "checksum": digest.hexdigest()}))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
