"""What Draw Steel adds to the reading of files."""

from functools import partial
from typing import Final

from affray.content.drawsteel.compile import Encounters
from affray.content.encounters import compile_encounter, compile_library
from affray.content.parts import Part
from affray.rules.drawsteel.rulebook import DrawSteel

KIND: Final = Encounters()
DRAWSTEEL: Final = Part(
    rulebook=DrawSteel,
    package="affray.content.drawsteel",
    encounter=KIND.encounter,
    library=KIND.library,
    libraries=("heroes.yaml", "goblins.yaml", "creatures.yaml"),
    compile_encounter=partial(compile_encounter, KIND, DrawSteel),
    compile_library=partial(compile_library, KIND),
    words={},
)
