"""Request models.  Start at `Sent`."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

Word = Annotated[str, Field(min_length=1, max_length=40)]
Said = Annotated[str, Field(max_length=2000)]
Number = Annotated[int, Field(ge=0, le=10_000_000)]
Dice = Literal["digital", "real"]
Disclosure = Literal["exact", "rough", "nothing"]
Role = Literal["gm", "player", "watcher", "claim"]


class Sent(BaseModel):
    """A request body; unknown fields are rejected."""

    model_config = ConfigDict(extra="forbid", strict=True)


class NewTable(Sent):
    """Options of a new table: a shipped encounter by name, or the caller's own as YAML."""

    encounter: Word | None = None
    yaml: Annotated[str, Field(max_length=1_000_000)] | None = None
    stat_blocks: Annotated[str, Field(max_length=1_000_000)] | None = None
    """A file of stat blocks, as YAML, that the GM may add in the fight."""
    options: Annotated[dict[Word, Word], Field(max_length=200)] = {}
    language: Word | None = None
    dice: Dice | Annotated[dict[Word, Dice], Field(max_length=50)] = "digital"
    disclosure: Disclosure = "rough"
    links: Literal["claim", "each"] = "claim"
    countdown: Annotated[int, Field(ge=0, le=3600)] = 0
    players_undo: bool = False


class Draft(Sent):
    yaml: Annotated[str, Field(max_length=1_000_000)]


class Foreign(Sent):
    """A file of stat blocks that others have written, as text or JSON; `name` is what it is called."""

    name: Annotated[str, Field(max_length=200)] = ""
    text: Annotated[str, Field(max_length=1_000_000)]


class Answer(Sent):
    """An answer to a question, by the seat's number for it, or to the first.

    Where the players decide together, `say` objects to what others propose, or takes back what one has said; the text
    is then empty.
    """

    text: Said
    question: Number | None = None
    say: Literal["wait", "withdraw"] | None = None


class Deed(Sent):
    text: Said
    question: Number | None = None


class Act(Sent):
    text: Said


class Setting(Sent):
    text: Said


class Ruling(Sent):
    """A ruling. The `yaml` of one that adds creatures holds their stat blocks, where the bestiary has none."""

    text: Said
    why: Said = ""
    to: Said = ""
    """Who hears of it: seats with commas between, "all", "gm"; by default those who perceive the change."""
    yaml: Annotated[str, Field(max_length=1_000_000)] | None = None


class Undo(Sent):
    to: Number | None = None
    dice: Literal["fresh", "same"] | None = None


class Arrangement(Sent):
    countdown: Annotated[int, Field(ge=0, le=3600)] | None = None
    players_undo: bool | None = None
    language: Word | None = None


class WantedLink(Sent):
    role: Role
    seat: Word | None = None


class Claim(Sent):
    seat: Word
