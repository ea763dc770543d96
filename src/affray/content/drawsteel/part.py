"""What Draw Steel adds to the reading of files."""

from functools import partial
from typing import Final

from affray.content.drawsteel.compile import compile_encounter, compile_library
from affray.content.drawsteel.models import Encounter, Library
from affray.content.parts import Part
from affray.rules.drawsteel.rulebook import DrawSteel

DRAWSTEEL: Final = Part(
    rulebook=DrawSteel,
    package="affray.content.drawsteel",
    encounter=Encounter,
    library=Library,
    libraries=("heroes.yaml", "goblins.yaml", "creatures.yaml"),
    compile_encounter=partial(compile_encounter, DrawSteel),
    compile_library=compile_library,
    words={},
)
