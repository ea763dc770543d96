"""A seat at the table: what its player sees and says.  Start at `Seat.answer`."""

from typing import TYPE_CHECKING, Any

from affray.core.errors import IllegalAnswer, Refusal, StaleAnswer
from affray.core.offers.deeds import Options
from affray.core.seats.agreeing import decides
from affray.core.seats.views import Feed, concerns, scene, view
from affray.core.table.free_deeds import free_deeds_offered
from affray.core.table.journal import ANSWER, OBJECTION, PROPOSAL, SETTING, WITHDRAWAL, Entry
from affray.core.table.recorded import OpenQuestion
from affray.core.table.settings import settings_offered
from affray.core.values import GM, PLAYERS

if TYPE_CHECKING:
    from affray.core.fight.fight import Fight


class Seat:
    """A participant. Questions and creatures go by the seat's own numbers and names."""

    __slots__ = ("name", "_fight")

    def __init__(self, fight: "Fight", name: str) -> None:
        self.name = name
        self._fight = fight

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Seat) and (self.name, self._fight) == (other.name, other._fight)

    def __hash__(self) -> int:
        return hash(self.name)

    def __repr__(self) -> str:
        return f"<Seat {self.name} of {self._fight!r}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return Seat, (self._fight, self.name)

    @property
    def feed(self) -> Feed:
        return self._table.feeds[self.name]

    @property
    def _table(self) -> "Fight":
        """The fight; raises if the seat has been removed."""
        if self.name not in self._fight.state.seats:
            raise IllegalAnswer(self.name, "no-seat")
        return self._fight

    @property
    def questions(self) -> list[OpenQuestion]:
        """The questions that this seat may answer now."""
        return [asked for asked in self._table.questions if concerns(asked, self.name, self._table.state)]

    def view(self) -> dict[str, Any]:
        fight = self._table
        return view(fight.portraits, self.feed, fight.questions)

    def scene(self) -> dict[str, Any]:
        """The view without the seat's questions."""
        fight = self._table
        return scene(fight.portraits, self.feed, fight.questions)

    def answer(self, text: str, to: int | None = None) -> str:
        """Answer a question by its number, or the first. Returns the kind of entry made.

        A question to all players is answered by the last of them to agree (`agreeing.decides`); until then each
        answer is a proposal.
        """
        asked = self._find(text, to)
        try:
            option = asked.options.parse(text, self.feed)
        except Refusal as refusal:
            raise type(refusal)(text, refusal.problem, refusal.offered, str(self.feed.number(asked.id))) from None
        canonical = asked.options.text(option)
        kind = ANSWER if self.may_decide(asked, canonical) else PROPOSAL
        self._fight.enter(Entry(kind, canonical, to=asked.id, by=self.name))
        return kind

    def wait(self, to: int | None = None) -> None:
        """Object to what the others propose now, so that it does not stand."""
        asked = self._find(OBJECTION, to)
        if not asked.proposals.keys() - {self.name}:
            raise IllegalAnswer(OBJECTION, "nothing-proposed")
        self._fight.enter(Entry(OBJECTION, "", to=asked.id, by=self.name))

    def withdraw(self, to: int | None = None) -> None:
        """Take back one's proposal and one's objection."""
        asked = self._find(WITHDRAWAL, to)
        if self.name not in {*asked.proposals, *asked.objections}:
            raise IllegalAnswer(WITHDRAWAL, "nothing-said")
        self._fight.enter(Entry(WITHDRAWAL, "", to=asked.id, by=self.name))

    @property
    def free_deeds(self) -> Options:
        """What the seat may do now without being asked, whoever is."""
        return free_deeds_offered(self._table.rulebook, self._table.state, self.name)

    def act(self, text: str) -> None:
        """Do one of the seat's free deeds, at whatever question is open."""
        offered = self.free_deeds
        self._fight.act(offered.text(offered.parse(text, self.feed)), self.name)

    def set(self, text: str) -> None:
        """Change one of the seat's own settings, such as its dice or standing orders. The GM may change any."""
        settings = settings_offered(self._table.rulebook, self._table.state, self.name)
        canonical = settings.text(settings.parse(text, self.feed))
        self._fight.enter(Entry(SETTING, canonical, by=self.name))

    def _find(self, text: str, to: int | None) -> OpenQuestion:
        for asked in self.questions:
            if to is None or self.feed.number(asked.id) == to:
                return asked
        if to is None or not 1 <= to <= len(self.feed.asked):
            raise IllegalAnswer(text, "not-asked")
        offered = [hint for asked in self.questions[:1] for hint in asked.options.examples(self.feed)]
        raise StaleAnswer(text, "closed", offered, str(to))

    def may_decide(self, asked: OpenQuestion, text: str) -> bool:
        if asked.seat != PLAYERS or self.name == GM:
            return True
        return decides(self._fight.state, asked, self._fight.players_present(), self.name, text)
