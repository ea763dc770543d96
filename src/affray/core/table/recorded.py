"""The table where the journal answers: live tables, saved fights, replays.  Start at `RecordedTable.ask_all`.

When the journal runs out, `Unanswered` unwinds the rule and the run stops. When the answer arrives, the step is run
again from its checkpoint with one more entry. So no rule is ever suspended, and a fight can be saved at any question.
"""

from collections.abc import Sequence
from copy import copy
from typing import Any, Final

from affray.core.dice.luck import Luck, ScriptedLuck
from affray.core.errors import OutOfStep
from affray.core.offers.deeds import PASS, Options
from affray.core.rulebook import AnyRulebook, Readings
from affray.core.table.asking import Question, Table, seeded_luck
from affray.core.table.changes import freshen_dice
from affray.core.table.free_deeds import do_freely, free_deeds_offered
from affray.core.table.journal import ANSWER, FORK, FREE_DEED, FRESH, PROPOSAL, RULING, SETTING, UNDO, Entry, Reel
from affray.core.table.settings import apply_setting, settings_offered
from affray.core.values import AnyState, Creature

UNANSWERED: Final = object()


class OpenQuestion:
    """A question put to a seat, and its answer.

    Its id is the journal's length when it was opened and its index among those asked together: the journal only grows,
    so ids are never reused.
    """

    __slots__ = ("id", "question", "seat", "answer", "proposals")

    def __init__(self, id: str, question: Question, seat: str) -> None:
        self.id = id
        self.question = question
        self.seat = seat
        self.answer: Any = UNANSWERED if question.options else PASS
        self.proposals: dict[str, str] = {}

    def __eq__(self, other: object) -> bool:
        """Is it the same question, answered alike so far?"""
        return isinstance(other, OpenQuestion) and self._contents() == other._contents()

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        return f"<OpenQuestion {self.id} to {self.seat}: {self.question!r}>"

    def __copy__(self) -> "OpenQuestion":
        twin = OpenQuestion(self.id, copy(self.question), self.seat)
        twin.close(self.answer)
        twin.proposals.update(self.proposals)
        return twin

    def __deepcopy__(self, _memo: dict[int, Any]) -> "OpenQuestion":
        return copy(self)

    def __reduce__(self) -> tuple[Any, ...]:
        raise TypeError("a question belongs to its fight: pickle the fight, and take it from there")

    def _contents(self) -> tuple[Any, ...]:
        return self.id, self.question, self.seat, self.answer, self.proposals

    @property
    def who(self) -> Creature | str:
        return self.question.who

    @property
    def kind(self) -> str:
        return self.question.kind

    @property
    def about(self) -> Creature | None:
        return self.question.about

    @property
    def options(self) -> Options:
        return self.question.options

    @property
    def is_open(self) -> bool:
        return self.answer is UNANSWERED

    def close(self, answer: Any) -> None:
        self.answer = answer

    def propose(self, by: str, text: str) -> None:
        self.proposals[by] = text

    def review(self, seat: str, new_id: str) -> None:
        """Re-check after a ruling or free deed: what is no longer offered is asked again or dropped."""
        self.question.reset_options()
        self.seat = seat
        self.proposals = {by: text for by, text in self.proposals.items() if self.options.offers(text)}
        if not self.question.options:
            self.answer = PASS
        elif not self.is_open and self.answer not in self.question.options:
            self.reopen(new_id)

    def reopen(self, new_id: str) -> None:
        self.id = new_id
        self.answer = UNANSWERED
        self.proposals = {}


class Unanswered(BaseException):
    """The run has reached questions without an answer. Control flow, not an error: no rule may catch it."""

    def __init__(self, questions: list[OpenQuestion]) -> None:
        super().__init__()
        self.questions = questions


class RecordedTable(Table[AnyState, Readings]):
    """Runs a step against the entries on the reel, starting at the cursor."""

    __slots__ = ("reel", "cursor", "_script")

    def __init__(
        self, rulebook: AnyRulebook, state: AnyState, reel: Reel, cursor: int, script: ScriptedLuck | None = None
    ) -> None:
        super().__init__(rulebook, state, luck_of(state, script), told=[])
        self.reel = reel
        self.cursor = cursor
        self._script = script

    def ask_all(self, questions: Sequence[Question]) -> list[Any]:
        opened = self._position()
        put = [OpenQuestion(f"{opened}.{i}", q, self.seat_of(q.who)) for i, q in enumerate(questions)]
        while any(each.is_open for each in put):
            self._take_next(put)
        return [each.answer for each in put]

    def step(self) -> None:
        """Run one step of the fight; once it is over, apply one ruling."""
        if self.rulebook.outcome(self.state) is not None:
            self._take_next([])
            return
        self.rulebook.step(self)
        if self.rulebook.outcome(self.state) is not None:
            self.rulebook.close(self)

    def run_out(self, put: list[OpenQuestion]) -> None:
        """Called when the journal has no answer yet."""
        raise Unanswered([each for each in put if each.is_open])

    def _take_next(self, put: list[OpenQuestion]) -> None:
        if self.cursor == len(self.reel):
            self.run_out(put)
            return
        position, entry = self.reel[self.cursor]
        self.cursor += 1
        if entry.kind in (ANSWER, PROPOSAL):
            self._answer(entry, put)
            return
        self._apply(position, entry, put)
        for place, each in enumerate(put):
            each.review(self.seat_of(each.who), f"{position + 1}.{place}")
            if entry.kind == UNDO and each.is_open:
                each.reopen(f"{position + 1}.{place}")

    def _answer(self, entry: Entry, put: list[OpenQuestion]) -> None:
        asked = next((each for each in put if each.is_open and each.id == entry.to), None)
        if asked is None:
            raise OutOfStep(f"no question {entry.to} is open for {entry.text!r}")
        if entry.kind == PROPOSAL:
            asked.propose(entry.by, entry.text)
        else:
            asked.close(asked.options.parse(entry.text))

    def _apply(self, position: int, entry: Entry, put: list[OpenQuestion]) -> None:
        """Apply an entry other than an answer, at this question."""
        if entry.kind == RULING:
            ruling = self.rulebook.rulings(self.state).parse(entry.text)
            self.tell("ruled", to=(), ruling=ruling, why=entry.why)
            self.rulebook.rule(self, ruling)
        elif entry.kind == FREE_DEED:
            do_freely(self, free_deeds_offered(self.rulebook, self.state, entry.by).parse(entry.text))
        elif entry.kind == SETTING:
            self._set(entry)
        elif entry.kind == FORK:
            self._reseed(entry.text, "")
            if entry.to:
                self.rulebook.imagine(self, entry.to, [one for each in put for one in each.question.creatures()])
        elif entry.kind != UNDO:
            raise OutOfStep(f"an entry of the kind {entry.kind!r} is not known")
        elif entry.text == FRESH:
            self._reseed(self.state.seed, str(position))

    def _set(self, entry: Entry) -> None:
        setting = settings_offered(self.rulebook, self.state).parse(entry.text)
        apply_setting(self.state, setting)
        if setting.verb == "option":
            self.rulebook = self.rulebook.with_options(self.state.settings["option"])
            self.readings = self.rulebook.readings
        self.tell("set", to=(), setting=setting)

    def _reseed(self, seed: str, salt: str) -> None:
        freshen_dice(self.state, seed, salt)
        self.luck = luck_of(self.state, self._script)

    def _position(self) -> int:
        return self.reel[self.cursor - 1][0] + 1 if self.cursor else 0


def luck_of(state: AnyState, script: ScriptedLuck | None) -> Luck:
    """The script for a fight without a seed; once it has a seed, as in a fork, the seeded dice."""
    return script if script is not None and not state.seed else seeded_luck(state.seed, state.salt)
