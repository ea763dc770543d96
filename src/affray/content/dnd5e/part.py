"""What the fifth edition adds to the reading of files."""

from functools import partial
from typing import Final

from affray.content.dnd5e.compile import compile_encounter, compile_library
from affray.content.dnd5e.models import Encounter, Library
from affray.content.dnd5e.shelves import Shelf
from affray.content.parts import Part
from affray.content.problems import Report
from affray.content.reading import Document
from affray.rules.dnd5e.hooks import FEATURES
from affray.rules.dnd5e.rulebook import Dnd5e


def _compile_library(document: Document, report: Report, under: Shelf | None) -> Shelf:
    return compile_library(document, report, FEATURES, under)


DND5E: Final = Part(
    rulebook=Dnd5e,
    package="affray.content.dnd5e",
    encounter=Encounter,
    library=Library,
    libraries=("weapons.yaml", "armour.yaml", "spells.yaml", "creatures.yaml", "monsters.yaml", "heroes.yaml"),
    compile_encounter=partial(compile_encounter, Dnd5e),
    compile_library=_compile_library,
    words={"features": FEATURES},
)
