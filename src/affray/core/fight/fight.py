"""A fight, determined by its set-up, its seed and its journal.  Start at `Fight`."""

from collections.abc import Mapping
from typing import Any, Self

from affray.core.codec import as_json
from affray.core.dice.luck import ScriptedLuck
from affray.core.errors import LONGEST_ANSWER, BadMind, IllegalAnswer, StaleAnswer, UnreadableAnswer
from affray.core.fight import rolls
from affray.core.fight.running import Running, Setup
from affray.core.fight.saves import Books, restored, saved
from affray.core.offers.deeds import PASS
from affray.core.offers.slots import TRUE_NAMES, Names
from affray.core.rulebook import KNOWN
from affray.core.seats.agreeing import Proposal, proposals, standing
from affray.core.seats.seats import Seat
from affray.core.table.asking import Mind, Question, Sight
from affray.core.table.changes import enter_setting, freshen_dice
from affray.core.table.consent import AGREE, DEFAULTS, standing_order
from affray.core.table.free_deeds import free_deeds_offered
from affray.core.table.journal import (
    ANSWER,
    BRING,
    BY_ABSENCE,
    BY_MIND,
    BY_ORDER,
    BY_SEAT,
    BY_SILENCE,
    BY_TIMER,
    FORK,
    FREE_DEED,
    FRESH,
    RULING,
    SAME,
    SETTING,
    UNDO,
    Entry,
)
from affray.core.table.recorded import EVERYBODY, OpenQuestion
from affray.core.table.rulings import DICE, RulingOptions, subjects_of
from affray.core.table.settings import settings_offered
from affray.core.values import GM, AnyState, Creature
from affray.mypyc import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Fight(Running):
    """A fight that can be inspected, answered, ruled, undone, saved and copied at every question."""

    minds: Mapping[str, Mind]
    """The available minds, by the name that the setting `mind` uses."""
    absent: frozenset[str] = frozenset()
    """The seats whose players are away, as far as somebody knows: they agree to what is asked of them."""

    def __init__(
        self,
        setup: Setup,
        seed: str | int | None = None,
        *,
        dice: list[int] | str | None = None,
        minds: Mapping[str, Mind] | None = None,
    ) -> None:
        if seed is None and dice is None:
            raise ValueError("a fight needs a seed, or dice: a list of faces, or 'ask' for real ones")
        if seed is not None and isinstance(dice, list):
            raise ValueError("a fight goes by its seed or by a list of faces, not by both")
        start = setup.state.copy()
        freshen_dice(start, "" if seed is None else str(seed), "")
        if dice == "ask":
            for seat in start.seats:
                enter_setting(start, "dice", seat, "real")
        super().__init__(setup, start, ScriptedLuck(dice) if isinstance(dice, list) else None)
        self.run(self.checkpoints)
        self.let_play(minds or {})

    def __eq__(self, other: object) -> bool:
        """The same set-up, dice and journal: then everything else is the same."""
        return isinstance(other, Fight) and self._contents() == other._contents()

    def __hash__(self) -> int:
        """By identity: a fight goes on."""
        return id(self)

    def __repr__(self) -> str:
        asked = f"{self.question.question.asked}: {self.question.kind}" if self.question else f"over, {self.outcome}"
        return f"<Fight {self.setup.name!r} ({self.rulebook.name}), round {self.state.round}, {asked}>"

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, _memo: dict[int, Any]) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as it is saved, with its minds, which must be picklable then."""
        return type(self).restore, (self.save(), self.minds, {self.rulebook.name: type(self.rulebook)})

    def _contents(self) -> tuple[Any, ...]:
        faces = None if self.script is None else self.script.faces
        return self.setup.rulebook, self.setup.title, self.start, faces, self.journal.entries

    @property
    def question(self) -> OpenQuestion | None:
        """The first open question; None when the fight is over."""
        return self.questions[0] if self.questions else None

    @property
    def outcome(self) -> str | None:
        """The side that has won; None while the fight goes on."""
        return self.rulebook.outcome(self.state)

    @property
    def ending(self) -> str | None:
        """How the fight ended: won, driven off, fled, captured, a total kill or decreed; None while it goes on."""
        return self.rulebook.ending(self.state, GM)

    def seat(self, name: str) -> Seat:
        """The table as one seat sees it."""
        if name not in self.state.seats:
            raise IllegalAnswer(name, "no-seat", list(self.state.seats))
        return Seat(self, name)

    def view(self, seat: str) -> dict[str, Any]:
        """Everything the seat may know now."""
        return self.seat(seat).view()

    def log(self, lang: str = "en", seat: str = GM) -> list[str]:
        """What happened and still holds, as the seat knows it: a paragraph each, in one of the languages.

        Raises `IllegalAnswer` if there is no such seat, and `affray.lang.UnknownLanguage`.
        """
        return KNOWN.tell(self.rulebook.name, self.seat(seat).feed.in_force(), lang)

    def rows(self, seat: str = GM) -> list[dict[str, Any]]:
        """The events that hold, as the seat knows them: a row each, as a data frame takes them.

        Every row has the number `n` of the event, its `kind`, the `round` and whose `turn` it was; its facts follow.
        Creatures go by the seat's names for them.
        """
        return self.seat(seat).feed.rows()

    def answer(self, text: str, to: str | None = None, by: str = GM, how: str = BY_SEAT) -> None:
        """Answer the first question, or the one with the id `to`. The text uses true names, not a seat's."""
        asked = self._find(text, to)
        options = asked.options
        self.enter(Entry(ANSWER, options.text(options.parse(text)), to=asked.id, by=by, how=how))

    def time_out(self, to: str | None = None) -> None:
        """Answer for a player whose time is up: pass if possible, else the first option."""
        options = self._find("(time out)", to).options
        default = PASS if PASS in options else next(iter(options))
        self.answer(options.text(default), to, how=BY_TIMER)

    def players_present(self) -> list[str]:
        """The seats of players who can speak for themselves: neither absent nor played by a mind."""
        minds = self.state.settings["mind"]
        seats = self.state.player_seats()
        return [seat for seat in seats if seat not in self.absent and minds.get(seat, "") not in self.minds]

    def proposals(self, asked: OpenQuestion) -> list[Proposal]:
        """What is proposed in answer to a question put to all players."""
        return proposals(self.state, asked, self.players_present())

    def standing(self, asked: OpenQuestion) -> Proposal | None:
        """The proposal that stands unless somebody objects."""
        return standing(self.state, asked, self.players_present())

    def let_stand(self, to: str | None = None) -> None:
        """Decide what one proposed and nobody objected to. When the moment for objections is over, its caller knows."""
        asked = self._find("(silence)", to)
        agreed = self.standing(asked)
        if agreed is None:
            raise IllegalAnswer("(silence)", "nothing-proposed")
        self.enter(Entry(ANSWER, agreed.text, to=asked.id, by=agreed.by[0], how=BY_SILENCE))

    def rulings(self) -> RulingOptions:
        """The rulings that the GM may make: on rolls, and all that the book knows of."""
        known = self.rulebook.rulings(self.state)
        return RulingOptions([*known.parts, *rolls.offered(self)], {**subjects_of(known), rolls.ROLL: DICE})

    def rule(self, text: str, why: str = "", to: str = "", names: Names = TRUE_NAMES) -> None:
        """Apply a ruling of the GM, by creatures' ids, or by other `names`: those at the table are its feed's.

        Those who perceive the change hear of it and why, unless `to` says who does: seats with commas between,
        "all", or "gm" for nobody else.
        """
        if len(why) > LONGEST_ANSWER or not why.isprintable():
            raise UnreadableAnswer(why, "bad-reason")
        if to not in ("", EVERYBODY) and any(seat not in self.state.seats for seat in to.split(",")):
            raise IllegalAnswer(to, "no-seat", [*self.state.seats, EVERYBODY])
        rulings = self.rulings()
        ruling = rulings.parse(text, names)
        if ruling.verb == rolls.ROLL:
            rolls.amend(self, ruling, why)
        else:
            self.enter(Entry(RULING, rulings.text(ruling), by=GM, why=why, to=to))

    def bring(self, model: Creature) -> None:
        """Have a creature at hand: from now on the GM may `add` others like it, by its name."""
        self.enter(Entry(BRING, as_json(self.rulebook.codec.plain(model)), by=GM))

    def act(self, text: str, by: str = GM) -> None:
        """Do something that needs no question, `ana release orc`, for a creature of the seat `by`; the GM for any."""
        offered = free_deeds_offered(self.rulebook, self.state, by)
        self.enter(Entry(FREE_DEED, offered.text(offered.parse(text)), by=by))

    def set(self, text: str) -> None:
        """Change a setting of the table."""
        settings = settings_offered(self.rulebook, self.state, GM)
        self.enter(Entry(SETTING, settings.text(settings.parse(text)), by=GM))

    def undo(self, to: int | None = None, dice: str | None = None, by: str = GM) -> None:
        """Undo the latest decision of a person, or everything from journal entry `to` on.

        If this takes back a roll that was seen, the dice are reseeded, unless `dice` is "same".
        """
        if dice not in (None, FRESH, SAME):
            raise ValueError(f"the dice after an undo are {FRESH!r} or {SAME!r}, not {dice!r}")
        undone = self.journal.undoable() if to is None else to
        place = None if undone is None else self.journal.place(undone)
        if undone is None or place is None or place < self.checkpoints[0].cursor:
            raise StaleAnswer("undo", "nothing-to-undo")
        seen = any(event.kind == "rolled" for event in self.events[self.told_before[undone] :])
        self.enter(Entry(UNDO, dice or (FRESH if seen else SAME), to=str(undone), by=by))

    def redo(self, by: str = GM) -> None:
        """Undo the latest undo, if nothing was entered since."""
        undone = self.journal.redoable()
        if undone is None:
            raise StaleAnswer("redo", "nothing-to-redo")
        self.undo(undone, SAME, by)

    def enter(self, entry: Entry) -> None:
        """Apply a validated entry, then the standing orders and minds that answer next."""
        self.take(entry)
        self._answer_automatically()

    def fork(self, seed: str | int, seat: str = "") -> Self:
        """A copy with its own dice, for "what if". Given a seat, everything the seat does not know is imagined."""
        twin = self.copy()
        twin.take(Entry(FORK, str(seed), to=seat))
        return twin

    def save(self) -> str:
        """Serialise the fight to text."""
        return saved(self)

    @classmethod
    def restore(cls, text: str, minds: Mapping[str, Mind] | None = None, books: Books | None = None) -> Self:
        """Load a saved fight at the same question. Raises `BadSave`.

        `books` maps names to rulebooks; by default all that are installed.
        """
        fight = restored(cls, text, books)
        fight.let_play(minds or {})
        return fight

    def let_play(self, minds: Mapping[str, Mind]) -> None:
        """Set the available minds, and let those that hold a seat answer."""
        self.minds = minds
        self._answer_automatically()

    def _become(self, other: Self) -> None:
        super()._become(other)
        self.minds = other.minds
        self.absent = other.absent

    def _answer_automatically(self) -> None:
        """Let standing orders and minds answer until a person has to."""
        while (entry := self._automatic_entry()) is not None:
            self.take(entry)

    def _automatic_entry(self) -> Entry | None:
        for asked in self.questions:
            options = asked.options
            if (ordered := _standing_answer(self.state, asked.question)) is not None:
                return Entry(ANSWER, options.text(ordered), asked.id, asked.seat, BY_ORDER)
            if asked.seat in self.absent and asked.kind in DEFAULTS and AGREE in options:
                return Entry(ANSWER, options.text(AGREE), asked.id, asked.seat, BY_ABSENCE)
            mind = self.state.settings["mind"].get(asked.seat, "")
            if mind in self.minds:
                return Entry(ANSWER, options.text(self._choose(mind, asked)), asked.id, asked.seat, BY_MIND)
        return None

    def _choose(self, mind: str, asked: OpenQuestion) -> Any:
        chosen = self.minds[mind](asked.question, Sight(self.rulebook, self.state, asked.seat))
        if chosen not in asked.options:
            raise BadMind(mind, asked.seat, asked.kind, chosen, asked.options.examples())
        return chosen

    def _find(self, text: str, to: str | None) -> OpenQuestion:
        for asked in self.questions:
            if to is None or asked.id == to:
                return asked
        offered = self.question.options.examples() if self.question else ()
        raise StaleAnswer(text, "closed", offered, to or "")


def _standing_answer(state: AnyState, question: Question) -> Any:
    """The answer given by the player's standing order for this kind of question, if any."""
    if not isinstance(question.who, Creature):
        return None
    order = standing_order(state, question.who, question.kind)
    if order == "never" and PASS in question.options:
        return PASS
    if order == "always":
        return next((option for option in question.options if option != PASS), None)
    return None
