"""Response models, for the OpenAPI document.  Start at `Update`."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

Dice = Literal["digital", "real"]


class Given(BaseModel):
    """A new link, shown once."""

    id: str
    seat: str
    role: str
    path: Annotated[str, Field(description="to be put behind the server's address")]
    token: str


class Made(BaseModel):
    table: str
    links: list[Given]


class Done(BaseModel):
    kind: Annotated[str, Field(description="what was written: answer, propose, wait, withdraw, act, set, rule, undo")]
    heard: int


class Choice(BaseModel):
    text: str
    label: str
    group: str
    words: str
    targets: list[str]


class Squares(BaseModel):
    text: Annotated[str, Field(description="with … where the square goes")]
    label: str
    group: str
    squares: list[str] | None


class Numbers(BaseModel):
    text: str
    label: str
    group: str
    low: int
    high: int


class Words(BaseModel):
    text: str
    label: str
    group: str
    most: int


class Named(BaseModel):
    text: str
    label: str


class Picks(BaseModel):
    """A selection of several options, joined by commas; `again` if one may be picked more than once."""

    text: str
    label: str
    group: str
    of: list[Named]
    least: int
    most: int
    again: bool


class AskedDice(BaseModel):
    dice: str
    shown: str
    sides: list[int]
    why: str


class Proposal(BaseModel):
    """What players propose to each other; `seconds` is the time left to say wait, null if silence does not decide."""

    text: str
    label: str
    by: list[str]
    needs: Annotated[list[str], Field(description="the seats whose yes it needs")]
    waits: Annotated[list[str], Field(description="the seats that say wait")]
    seconds: float | None
    told: str


class ByHand(BaseModel):
    """An element of a stat block that no rule plays, or not all of it."""

    name: str
    text: str


class Question(BaseModel):
    """A question; in brief without everything from `dice` on."""

    number: int
    seat: str
    who: str
    kind: str
    about: str | None
    text: str | None
    seconds: int | None
    brief: bool
    proposals: list[Proposal] = []
    dice: AskedDice | None = None
    choices: list[Choice] = []
    squares: list[Squares] = []
    numbers: list[Numbers] = []
    words: list[Words] = []
    picks: list[Picks] = []
    more: int = 0
    by_hand: Annotated[list[ByHand], Field(description="what whoever answers plays by hand on this turn")] = []


class Reason(BaseModel):
    clause: str
    name: str
    amount: int
    source: str | None


class Figure(BaseModel):
    of: Literal["roll", "guard", "advantage", "disadvantage", "change"]
    text: str
    total: int | None
    reasons: list[Reason]


class Paragraph(BaseModel):
    n: int
    last: int
    kind: str
    text: str
    numbers: list[Figure]


class Event(BaseModel):
    """An event; the other fields depend on its kind."""

    model_config = ConfigDict(extra="allow")
    n: int
    kind: str


class Condition(BaseModel):
    kind: str
    label: str


class Creature(BaseModel):
    """A creature that the seat sees; the other fields depend on the rulebook."""

    model_config = ConfigDict(extra="allow")
    name: str
    label: str
    side: str
    seat: str
    space: list[str]
    at: str
    status: str
    hp: int | str | None
    hp_max: int | None
    health: str
    effects: list[str]
    conditions: list[Condition]
    pools: dict[str, int] | None


class Map(BaseModel):
    shape: Literal["squares", "hexes"]
    width: int
    height: int
    terrain: dict[str, list[str]]


class AtTable(BaseModel):
    seat: str
    role: str
    mind: str
    dice: Dice
    connected: bool


class Written(BaseModel):
    number: int
    kind: str
    text: str = ""
    to: str = ""
    by: str = ""
    how: str = "seat"
    why: str = ""
    in_force: bool


class ForGM(BaseModel):
    seats: list[AtTable]
    control: dict[str, str]
    disclosure: dict[str, str]
    countdown: int
    players_undo: bool
    journal: list[Written]


class Stock(BaseModel):
    """Something that is shared and counted beside the creatures."""

    name: str
    label: str
    amount: int


class FreeDeed(BaseModel):
    """What may be done at any time without being asked."""

    text: str
    label: str
    who: str


class View(BaseModel):
    """Everything a seat may know now."""

    table: str
    title: str
    rulebook: str
    language: str
    lang: str
    seat: str
    role: Literal["gm", "player", "watcher"]
    fight: dict[str, Any]
    stock: list[Stock]
    map: Map | None
    creatures: list[Creature]
    questions: list[Question]
    free_deeds: list[FreeDeed]
    waiting_for: list[str]
    waiting: str | None
    can_undo: bool
    outcome: str | None
    ending: str | None
    over: str | None
    options: dict[str, str]
    dice: Dice
    standing: dict[str, str]
    standing_kinds: list[str]
    standing_defaults: Annotated[dict[str, str], Field(description="of what a seat agrees to, by kind")]
    gm: ForGM | None


class Update(BaseModel):
    """The current view and the news since the client's last event. The socket sends the same."""

    type: Literal["update"]
    since: int
    heard: int
    events: list[Event]
    log: list[Paragraph]
    view: View


class Chance(BaseModel):
    of: Literal["hit", "critical", "felled", "avoids"]
    chance: float


class Assumed(BaseModel):
    who: str
    label: str
    kind: str


class Odds(BaseModel):
    """The odds of a deed: as lines to show, and as numbers."""

    lines: list[str]
    trials: int | None
    chances: list[Chance]
    mean: float
    most: int
    reasons: list[Figure]
    assumed: list[Assumed]


class Way(BaseModel):
    square: str
    cost: int
    path: list[str]
    danger: list[Assumed] | None


class Reach(BaseModel):
    ways: list[Way]


class Preview(BaseModel):
    squares: list[str]
    creatures: list[str]


class SlotOffered(BaseModel):
    kind: str
    of: Any


class Offer(BaseModel):
    verb: str
    verb_at: int
    slots: list[SlotOffered]
    subject: str
    """What a ruling is about: creatures, effects, dice, ground, fight, ending; empty for a setting."""


class KnownLink(BaseModel):
    id: str
    seat: str
    role: str
    made_at: int


class Option(BaseModel):
    name: str
    about: str
    values: list[Annotated[Named, Field(description="the default first")]]


class Book(BaseModel):
    """A rulebook; `notice` is what its licence wants to be said."""

    name: str
    title: str
    notice: str | None
    options: list[Option]


class Shipped(BaseModel):
    name: str
    title: str
    rulebook: str
    heroes: list[str]
    foes: int


class ImportedElement(BaseModel):
    """An element of a stat block and what became of it."""

    name: str
    text: str
    grade: Literal["faithful", "partly", "by-hand", "nothing"]
    lost: Annotated[list[str], Field(description="words of the source that have no counterpart")]
    notes: Annotated[list[str], Field(description="where fields and text disagree; why it has no effect")]


class ImportedCreature(BaseModel):
    id: str
    name: str
    counts: Annotated[dict[str, int], Field(description="how many elements have each grade")]
    elements: list[ImportedElement]


class ImportedFile(BaseModel):
    """Stat blocks of others as a file of ours, with a report card; `yaml` is empty if there are none."""

    is_foreign: Annotated[bool, Field(description="false for what looks like a file of ours, which is not read here")]
    yaml: str
    creatures: list[ImportedCreature]
    problems: list[str]


class Catalogue(BaseModel):
    encounters: list[Shipped]
    rulebooks: list[Book]
    languages: list[str]
    minds: list[str]


class Clause(BaseModel):
    id: str
    name: str
    text: str


class Table(BaseModel):
    id: str
    title: str
    made_at: int


class FreeSeats(BaseModel):
    table: str
    title: str
    seats: list[Named]


class Mistake(BaseModel):
    line: int | None
    field: str
    detail: str


class ProblemDetails(BaseModel):
    """RFC 9457, with details that help the client to recover."""

    type: str
    title: str
    status: int
    detail: str
    code: str
    offered: list[str] = []
    errors: list[Mistake] = []
    questions: list[Question] = []
