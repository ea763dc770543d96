"""Brawls from files: who is in the tavern, with how many coins.  Start at `compile_encounter`."""

from typing import Annotated, Any, ClassVar

from affray import Setup
from affray.content.checks import checked_fields
from affray.content.compiling import check_required, fields_of, options_of
from affray.content.measures import Id, OneOf, Whole
from affray.content.models import Listed, Titles
from affray.content.parts import Part
from affray.content.problems import Report
from affray.content.reading import Document
from affray.core.rulebook import AnyRulebook
from affray.core.table.settings import no_settings
from affray.core.values import GM, Creature, State
from tavern.rules import Tavern

Names = list[Annotated[str, Id(for_creatures=True)]]


class Brawl(Listed):
    """A brawl. Everybody begins with as much grit and as many coins as all others."""

    required: ClassVar[tuple[str, ...]] = ("rulebook", "title", "heroes", "foes")

    rulebook: Annotated[str, OneOf((Tavern.name,))] | None = None
    title: Titles | None = None
    heroes: Names | None = None
    foes: Names | None = None
    grit: Annotated[int, Whole(1, 9)] = 5
    coins: Annotated[int, Whole(0, 9)] = 2
    options: dict[str, str] | None = None


def compile_encounter(book: type[AnyRulebook], document: Document, report: Report, _under: None) -> Setup | None:
    data = fields_of(document, report)
    fields = checked_fields(Brawl, data, report, but=())
    check_required(Brawl.required, data, (), report)
    options = options_of(fields.options or {}, book, report)
    if report:
        return None
    sides = [(id, side) for side in ("heroes", "foes") for id in getattr(fields, side)]
    creatures = {id: _brawler(id, side, fields) for id, side in sides}
    seats = {GM: GM} | {id: "player" for id, side in sides if side == "heroes"}
    settings = no_settings() | {"control": {id: id for id, side in sides if side == "heroes"}}
    return Setup(book(options), State(creatures, 0, None, seats, settings), fields.title or "")


def _brawler(id: str, side: str, fields: Brawl) -> Creature:
    return Creature(id, id, side, fields.grit, fields.grit, {"turns": 0, "mugs": 1, "coins": fields.coins})


def compile_library(document: Document, report: Report, _under: None) -> Any:
    """There are no stat blocks in a tavern."""
    return compile_encounter(Tavern, document, report, None)


PART = Part(
    name=Tavern.name,
    package="tavern",
    encounter=Brawl,
    library=Brawl,
    libraries=(),
    compile_encounter=compile_encounter,
    compile_library=compile_library,
    words={},
)
