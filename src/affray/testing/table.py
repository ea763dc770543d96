"""A fight with scripted answers and dice.  Start at `TableForTests`.

Everything goes through a recorded fight, so every rule tested this way is also run again after each answer. An answer
or a die left over fails the test; a refused answer tells what was offered.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeVar

from affray.core.dice.luck import ScriptedLuck
from affray.core.errors import Refusal
from affray.core.fight.fight import Fight
from affray.core.fight.running import Setup
from affray.core.offers.slots import TRUE_NAMES, word_for
from affray.core.table.recorded import OpenQuestion
from affray.core.values import GM

Test = TypeVar("Test", bound=Callable[..., None])


def clause(*ids: str) -> Callable[[Test], Test]:
    """Name the clauses of the rulebook that a test is about. They can be read back from `test.clauses`."""

    def name(test: Test) -> Test:
        test.__dict__["clauses"] = ids
        return test

    return name


class TableForTests:
    """A fight with scripted answers and dice. Its creatures are its attributes: `table.ana`, `table.orc_2`."""

    fight: Fight

    def __init__(self, arrange: Callable[..., Setup]) -> None:
        self._arrange = arrange

    def set(self, *creatures: Any, **options: Any) -> None:
        """Set up a fight in which it is the first creature's turn."""
        self.fight = Fight(self._arrange(*creatures, **options), dice=[])

    def play(self, *answers: str, dice: Sequence[int] = ()) -> None:
        """Give answers in order, `move a2` to whoever is asked first or `gob: strike` to one of those asked.

        `rule: gob hp 3` is a ruling, `act: ana release gob` a free deed. All answers and all dice must be used.
        """
        self._add_dice(dice)
        for answer in answers:
            who, _, text = answer.rpartition(":")
            if who == "rule":
                self._try(partial(self.fight.rule, text.strip()))
            elif who == "act":
                self._try(partial(self.fight.act, text.strip()))
            else:
                self._try(partial(self.fight.answer, text.strip(), self.asked(who).id))
        left = self._script.left(self.fight.state.dice_thrown())
        assert not left, f"dice left over: {list(left)}; {self._waiting()}"

    def asked(self, who: str = "") -> OpenQuestion:
        """The open question to a creature or seat, or the first."""
        for asked in self.fight.questions:
            if who in ("", asked.seat, word_for(asked.who, TRUE_NAMES)):
                return asked
        raise AssertionError(f"{who or 'nobody'} is not asked anything; {self._waiting()}")

    def offered(self, who: str = "") -> list[str]:
        """Everything offered to a creature or seat, as texts."""
        options = self.asked(who).options
        return [options.text(option) for option in options]

    def at(self, who: str) -> str:
        """What the square is called on which a creature stands."""
        return self.fight.state.space_names(self.fight.state.creatures[who])[0]

    def told(self, kind: str, seat: str = GM) -> list[dict[str, Any]]:
        """What a seat was told of a kind."""
        return [item for item in self.fight.feeds[seat].items() if item["kind"] == kind]

    def __getattr__(self, name: str) -> Any:
        creatures = self.fight.state.creatures
        id = name.replace("_", "-")
        if id not in creatures:
            raise AttributeError(f"no creature {id!r} in this fight; there are {', '.join(creatures)}")
        return creatures[id]

    @property
    def _script(self) -> ScriptedLuck:
        return self.fight.script or ScriptedLuck([])

    def _add_dice(self, dice: Sequence[int]) -> None:
        self.fight.script = ScriptedLuck([*self._script.faces, *dice])

    @staticmethod
    def _try(say: Callable[[], None]) -> None:
        try:
            say()
        except Refusal as refusal:
            raise AssertionError(str(refusal)) from None

    def _waiting(self) -> str:
        asked = [f"{word_for(each.who, TRUE_NAMES)} ({each.kind})" for each in self.fight.questions]
        return f"asked are: {', '.join(asked) or 'none, the fight is over'}"


def turns(fight: Fight, rounds: int = 1) -> list[str]:
    """Who acts in the first rounds, if everybody only ends their turn and the first who may goes next."""
    order = []
    while fight.question is not None and fight.state.round <= rounds:
        if fight.question.kind == "turn":
            order.append(str(fight.state.turn))
        options = fight.question.options
        fight.answer(options.text(next(iter(options))))
    return order
