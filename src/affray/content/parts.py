"""What each rulebook adds to the reading of files, found by the file's field `rulebook`.  Start at `Part`."""

from collections.abc import Callable, Collection, Mapping
from typing import Any, NamedTuple

from affray.content.checks import Model
from affray.content.problems import Report
from affray.content.reading import Document
from affray.core.rulebook import Rulebook
from affray.core.running import Setup


class Part(NamedTuple):
    """How the files of one rulebook are read.

    A shelf is whatever the rulebook keeps its stat blocks and weapons in; the shipped files of `libraries` fill it one
    after the other. They lie in `package`, and its encounters in the folder `encounters` there. `words` are those that
    a field may list and that only the rulebook knows, for editors.
    """

    rulebook: type[Rulebook]
    package: str
    encounter: type[Model]
    library: type[Model]
    libraries: tuple[str, ...]
    compile_encounter: Callable[[Document, Report, Any], Setup | None]
    compile_library: Callable[[Document, Report, Any], Any]
    words: Mapping[str, Collection[str]]

    @property
    def name(self) -> str:
        return self.rulebook.name
