"""What the fifth edition adds to the reading of files."""

from functools import partial
from typing import Final

from affray.content.dnd5e.compile import Encounters
from affray.content.encounters import compile_encounter, compile_library
from affray.content.parts import Part
from affray.rules.dnd5e.hooks import FEATURES
from affray.rules.dnd5e.rulebook import Dnd5e

KIND: Final = Encounters(FEATURES)
DND5E: Final = Part(
    rulebook=Dnd5e,
    package="affray.content.dnd5e",
    encounter=KIND.encounter,
    library=KIND.library,
    libraries=("weapons.yaml", "armour.yaml", "spells.yaml", "creatures.yaml", "monsters.yaml", "heroes.yaml"),
    compile_encounter=partial(compile_encounter, KIND, Dnd5e),
    compile_library=partial(compile_library, KIND),
    words={"features": FEATURES},
)
