"""What if: playing on with other dice on a copy of the fight.  Start at `play_on`."""

from collections.abc import Mapping

from affray.core.fight.running import Running
from affray.core.table.asking import AnyMindTable, Mind, MindTable, Sight
from affray.core.table.journal import FORK, Entry
from affray.core.table.recorded import OpenQuestion, RecordedTable


class _MindsAfterJournal(RecordedTable):
    """A table where minds answer once the journal has run out."""

    __slots__ = ("_minds",)

    def play_with(self, minds: Mapping[str, Mind]) -> None:
        self._minds = minds
        self.step()

    def run_out(self, put: list[OpenQuestion]) -> None:
        for each in put:
            if each.is_open:
                mind = self._minds[each.seat]
                each.close(mind(each.question, Sight(self.rulebook, self.state, each.seat)))


def play_on(
    fight: Running, minds: Mapping[str, Mind], seed: str | int, seat: str = "", most_rounds: int | None = None
) -> AnyMindTable:
    """Let minds play a copy to its end from the open question, or through so many rounds.

    Given a seat, what it does not know is imagined.
    """
    reel = [*fight.journal.reel, (len(fight.journal.entries), Entry(FORK, str(seed), to=seat))]
    table = fight.table_of(_MindsAfterJournal, fight.checkpoints[-1], reel)
    if fight.questions:
        table.play_with(minds)
    rest: AnyMindTable = MindTable(table.rulebook, table.state, minds)
    if rest.rulebook.outcome(rest.state) is None:
        rest.play_out() if most_rounds is None else rest.play_rounds(most_rounds)
    return rest
