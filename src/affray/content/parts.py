"""What each rulebook contributes to the loading of files.  Start at `Part`."""

from collections.abc import Callable, Collection, Mapping
from typing import Any, NamedTuple

from affray.content.checks import Model
from affray.content.problems import Report
from affray.content.reading import Document
from affray.core.board import Body
from affray.core.fight.running import Setup
from affray.core.rulebook import AnyRulebook


class Part(NamedTuple):
    """How files of one rulebook are loaded.

    A shelf is the rulebook's collection of stat blocks and weapons; the shipped files of `libraries` are added to it in
    order. They are in `package`, and its encounters in the folder `encounters` there. A library that ends in a slash is
    a folder with a file for each stat block, called by its name and read when somebody asks for it. `words` are the
    rulebook's own words that a field may list, for the JSON Schema.
    """

    name: str
    package: str
    encounter: type[Model]
    library: type[Model]
    libraries: tuple[str, ...]
    compile_encounter: Callable[[type[AnyRulebook], Document, Report, Any], Setup | None]
    compile_library: Callable[[Document, Report, Any], Any]
    words: Mapping[str, Collection[str]]
    compile_creature: Callable[[str, str, Any, Report], Body | None] | None = None
    """A creature by the name of its stat block, for a GM to add; None in a game without a board."""
    open_folder: Callable[[Collection[str], Callable[[str, Any], Any], Any], Any] | None = None
    """A shelf of files that are not read yet: their names, how to read one on top of others, and those others."""
