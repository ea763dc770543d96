"""The table where the journal answers: live tables, saved fights, replays.  Start at `RecordedTable.ask_all`.

When the journal runs out, `Unanswered` unwinds the rule and the run stops. When the answer arrives, the step is run
again from its checkpoint with one more entry. So no rule is ever suspended, and a fight can be saved at any question.
"""

import json
from collections.abc import Collection, Iterable, Sequence
from copy import copy
from typing import Any, Final

from affray.core.dice.luck import Luck, ScriptedLuck
from affray.core.errors import OutOfStep
from affray.core.offers.deeds import PASS, Options
from affray.core.offers.slots import Deed
from affray.core.rulebook import AnyRulebook, Readings
from affray.core.table.amending import AmendedThrow, amended
from affray.core.table.asking import Question, Roll, Table, Throw, seeded_luck
from affray.core.table.changes import bring, freshen_dice
from affray.core.table.events import Event, Secret
from affray.core.table.free_deeds import do_freely, free_deeds_offered
from affray.core.table.journal import (
    AMENDMENT,
    ANSWER,
    BRING,
    FORK,
    FREE_DEED,
    FRESH,
    OBJECTION,
    PROPOSAL,
    RULING,
    SAID,
    SETTING,
    START,
    UNDO,
    Amendments,
    Entry,
    Reel,
)
from affray.core.table.settings import apply_setting, settings_offered
from affray.core.values import GM, AnyState, Creature

UNANSWERED: Final = object()
EVERYBODY: Final = "all"
"""In place of the seats that hear of a ruling."""
REVEALING: Final = ("noticed", "shown-to")
"""The verbs of rulings that reveal somebody."""
UNTOLD: Final = ("add", "wave", "morale")
"""The verbs of rulings on what is still to come, or comes unseen: who sees it is told when it comes."""


class OpenQuestion:
    """A question put to a seat, and its answer; put to all players, what each proposes and to what each objects.

    Its id is the journal's length when it was opened and its index among those asked together: the journal only grows,
    so ids are never reused.
    """

    __slots__ = ("id", "question", "seat", "answer", "proposals", "objections")

    def __init__(self, id: str, question: Question, seat: str) -> None:
        self.id = id
        self.question = question
        self.seat = seat
        self.answer: Any = UNANSWERED if question.options else PASS
        self.proposals: dict[str, str] = {}
        self.objections: dict[str, frozenset[str]] = {}

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
        twin.objections.update(self.objections)
        return twin

    def __deepcopy__(self, _memo: dict[int, Any]) -> "OpenQuestion":
        return copy(self)

    def __reduce__(self) -> tuple[Any, ...]:
        raise TypeError("a question belongs to its fight: pickle the fight, and take it from there")

    def _contents(self) -> tuple[Any, ...]:
        return self.id, self.question, self.seat, self.answer, self.proposals, self.objections

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
        """Take a proposal, which takes back what the seat said before. They are in the order in which they came."""
        if self.proposals.get(by) != text:
            self.withdraw(by)
        self.proposals[by] = text

    def object(self, by: str) -> None:
        """Somebody says wait: to all that the others propose now, not to what comes after."""
        self.objections[by] = frozenset(text for seat, text in self.proposals.items() if seat != by)

    def withdraw(self, by: str) -> None:
        """Take back what a seat proposed, and its objection."""
        self.proposals.pop(by, None)
        self.objections.pop(by, None)

    def review(self, seat: str, new_id: str, seats: Collection[str]) -> None:
        """Re-check after a ruling or free deed: what is no longer offered is asked again or dropped.

        So is a proposal, and whatever was said by a seat that has left.
        """
        self.question.reset_options()
        self.seat = seat
        for by in {*self.proposals, *self.objections}.difference(seats):
            self.withdraw(by)
        self.proposals = {by: text for by, text in self.proposals.items() if self.options.offers(text)}
        left = {by: frozenset(filter(self.options.offers, texts)) for by, texts in self.objections.items()}
        self.objections = {by: texts for by, texts in left.items() if texts}
        if not self.question.options:
            self.answer = PASS
        elif not self.is_open and self.answer not in self.question.options:
            self.reopen(new_id)

    def reopen(self, new_id: str) -> None:
        self.id = new_id
        self.answer = UNANSWERED
        self.proposals = {}
        self.objections = {}


class Unanswered(BaseException):
    """The run has reached questions without an answer. Control flow, not an error: no rule may catch it."""

    def __init__(self, questions: list[OpenQuestion]) -> None:
        super().__init__()
        self.questions = questions


class RecordedTable(Table[AnyState, Readings]):
    """Runs a step against the entries on the reel, starting at the cursor.

    `taken_up` is how many dice were taken up since the last entry was used, `in_hand` are the dice being rolled, and
    `rolled` those that have been rolled, each with its place among the events told.
    """

    __slots__ = ("reel", "cursor", "taken_up", "in_hand", "rolled", "_script", "_amendments", "_audience")

    def __init__(
        self,
        rulebook: AnyRulebook,
        state: AnyState,
        reel: Reel,
        cursor: int,
        script: ScriptedLuck | None = None,
        taken_up: int = 0,
        amendments: Amendments | None = None,
    ) -> None:
        super().__init__(rulebook, state, luck_of(state, script), told=[])
        self.reel = reel
        self.cursor = cursor
        self.taken_up = taken_up
        self.in_hand: Sequence[Throw] = ()
        self.rolled: list[tuple[int, Throw]] = []
        self._script = script
        self._amendments = amendments or {}
        self._audience: frozenset[str] | None = None

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

    # --- rolls that the GM has amended

    def roll_one(self, throw: Throw) -> Roll:
        return self.roll_all([throw])[0]

    def roll_all(self, throws: Sequence[Throw]) -> list[Roll]:
        outer, self.in_hand = self.in_hand, [self._take_up(throw) for throw in throws]
        rolls = super().roll_all(self.in_hand)
        self.in_hand = outer
        return rolls

    def _take_up(self, throw: Throw) -> Throw:
        cause = self.reel[self.cursor - 1][0] if self.cursor else START
        throw.take_up(f"{cause} {self.taken_up}")
        amendments = self._amendments.get((self.cursor, self.taken_up))
        self.taken_up += 1
        return self._amended(throw, amendments) if amendments else throw

    def _amended(self, throw: Throw, amendments: Iterable[Entry]) -> Throw:
        found = AmendedThrow(throw)
        for entry in amendments:
            amended(self.rulebook, found, entry.text)
            self.tell("amended", to=throw.to, who=throw.roller, what=throw.why, how=entry.text.split(), why=entry.why)
        return found

    def is_by_hand(self, throw: Throw) -> bool:
        return (not isinstance(throw, AmendedThrow) or throw.shown is None) and super().is_by_hand(throw)

    def throw_openly(self, throw: Throw) -> Roll:
        """The dice as they fell are told too, so that all can be audited; dice in hand need not fall first."""
        if not isinstance(throw, AmendedThrow):
            return super().throw_openly(throw)
        if super().is_by_hand(throw):
            return self.show_faces(throw, throw.shown or ())
        roll = super().throw_openly(throw)
        for _ in range(throw.rerolls):
            roll = super().throw_openly(throw)
        return roll if throw.shown is None else self.show_faces(throw, throw.shown)

    def tell_roll(self, throw: Throw, roll: Roll, nth: int | None) -> None:
        self.rolled.append((len(self.told or ()), throw))
        super().tell_roll(throw, roll, nth)

    def run_out(self, put: list[OpenQuestion]) -> None:
        """Called when the journal has no answer yet."""
        raise Unanswered([each for each in put if each.is_open])

    def _take_next(self, put: list[OpenQuestion]) -> None:
        if self.cursor == len(self.reel):
            self.run_out(put)
            return
        position, entry = self.reel[self.cursor]
        self.cursor += 1
        self.taken_up = 0
        if entry.kind in SAID:
            self._answer(entry, put)
            return
        self._apply(position, entry, put)
        speakers = [GM, *self.state.player_seats()]
        for place, each in enumerate(put):
            each.review(self.seat_of(each.who), f"{position + 1}.{place}", speakers)
            if entry.kind in (UNDO, AMENDMENT) and each.is_open:
                each.reopen(f"{position + 1}.{place}")

    def _answer(self, entry: Entry, put: list[OpenQuestion]) -> None:
        asked = next((each for each in put if each.is_open and each.id == entry.to), None)
        if asked is None:
            raise OutOfStep(f"no question {entry.to} is open for {entry.text!r}")
        if entry.kind == ANSWER:
            asked.close(asked.options.parse(entry.text))
        elif entry.kind == PROPOSAL:
            asked.propose(entry.by, entry.text)
        elif entry.kind == OBJECTION:
            asked.object(entry.by)
        else:
            asked.withdraw(entry.by)

    def _apply(self, position: int, entry: Entry, put: list[OpenQuestion]) -> None:
        """Apply an entry other than an answer, at this question."""
        if entry.kind == RULING:
            self._rule(entry)
        elif entry.kind == FREE_DEED:
            self._act(entry)
        elif entry.kind == SETTING:
            self._set(entry)
        elif entry.kind == FORK:
            self._reseed(entry.text, "")
            if entry.to:
                self.rulebook.imagine(self, entry.to, [one for each in put for one in each.question.creatures()])
        elif entry.kind == AMENDMENT:
            return
        elif entry.kind == BRING:
            bring(self.state, self.rulebook.codec.read(json.loads(entry.text)))
        elif entry.kind != UNDO:
            raise OutOfStep(f"an entry of the kind {entry.kind!r} is not known")
        elif entry.text == FRESH:
            self._reseed(self.state.seed, str(position))

    def _rule(self, entry: Entry) -> None:
        """Carry out a ruling. What reveals somebody is told afterwards, to those who see them now."""
        ruling = self.rulebook.rulings(self.state).parse(entry.text)
        outer, self._audience = self._audience, audience_of(entry.to, self.state)
        if ruling.verb not in REVEALING:
            self._tell_ruling(ruling, entry)
        self.rulebook.rule(self, ruling)
        if ruling.verb in REVEALING:
            self._tell_ruling(ruling, entry)
        self._audience = outer

    def _act(self, entry: Entry) -> None:
        """Carry out a free deed. Even in the middle of a ruling that few hear of, all who perceive it are told."""
        deed = free_deeds_offered(self.rulebook, self.state, entry.by).parse(entry.text)
        outer, self._audience = self._audience, None
        do_freely(self, deed)
        self._audience = outer

    def _tell_ruling(self, ruling: Deed, entry: Entry) -> None:
        """Tell a ruling and its why: to the seats that the GM named, else to those that perceive whom it is about.

        Figures that are known only to some are told to those only, unless the GM named who hears. Of several, a seat
        hears of those whom it perceives; what is to follow from a roll is between the GM and the dice.
        """
        subject, others = creatures_of(ruling.args[:1]), creatures_of(ruling.args[1:])
        if subject:
            whom = subject[0] if len(subject) == 1 else self._perceived(subject)
            ruling = Deed(ruling.verb, whom, *(Secret(arg) if is_sequel(arg) else arg for arg in ruling.args[1:]))
        to: Iterable[str] | None = self._audience
        if to is None and ruling.verb in UNTOLD:
            to = ()
        elif to is None and not subject and ruling.verb in self.rulebook.private_rulings:
            ruling = Deed(ruling.verb, *ruling.args[:2], *map(Secret, ruling.args[2:]))
        elif to is None and subject:
            seats = [seat for seat in self.state.seats if all(self._sees(seat, one.id) for one in others)]
            to = [seat for seat in seats if any(self._sees(seat, one.id) for one in subject)]
            if ruling.verb in self.rulebook.private_rulings:
                told = [{*self.rulebook.confidants(self.state, one)} for one in subject]
                secret = [Secret(arg, sorted(set.intersection(*told))) for arg in ruling.args[1:]]
                ruling = Deed(ruling.verb, ruling.args[0], *secret)
        self.tell("ruled", to=to, ruling=ruling, why=entry.why)

    def _perceived(self, subject: Sequence[Creature]) -> list[Creature | Secret]:
        """Each for the seats that perceive it; a seat that perceives none of them hears of one, without a name."""
        seats = [*self.state.seats]
        seen = [[seat for seat in seats if self._sees(seat, one.id)] for one in subject]
        blind = [seat for seat in seats if not any(seat in by for by in seen)]
        seen[0] += blind
        return [
            one if len(by) == len(seats) else Secret(one, sorted(by)) for one, by in zip(subject, seen, strict=True)
        ]

    def tell(self, kind: str, *, to: Iterable[str] | None = None, **facts: Any) -> None:
        super().tell(kind, to=to, **facts)
        if self._audience is not None and self.told is not None:
            event = self.told[-1]
            heard_by = {seat: unseen for seat, unseen in event.heard_by.items() if seat in self._audience}
            self.told[-1] = Event(event.kind, event.facts, heard_by)

    def _set(self, entry: Entry) -> None:
        """Apply a setting; one about a creature that an undo has taken out of the fight no longer means anything."""
        offered = settings_offered(self.rulebook, self.state)
        if not offered.offers(entry.text):
            return
        setting = offered.parse(entry.text)
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


def audience_of(to: str, state: AnyState) -> frozenset[str] | None:
    """The seats that hear of a ruling: those named, everybody, nobody but the GM; None if the GM named none."""
    if not to:
        return None
    return frozenset(state.seats) if to == EVERYBODY else frozenset(to.split(","))


def creatures_of(args: Iterable[Any]) -> list[Creature]:
    """The creatures among the arguments of a deed."""
    found: list[Creature] = []
    for arg in args:
        found += [one for one in (arg if isinstance(arg, tuple) else (arg,)) if isinstance(one, Creature)]
    return found


def is_sequel(arg: Any) -> bool:
    """Is it what follows from a roll that the GM calls for (`calls.Sequel`)?"""
    return isinstance(arg, tuple) and bool(arg) and isinstance(arg[0], tuple)


def luck_of(state: AnyState, script: ScriptedLuck | None) -> Luck:
    """The script for a fight without a seed; once it has a seed, as in a fork, the seeded dice."""
    return script if script is not None and not state.seed else seeded_luck(state.seed, state.salt)
