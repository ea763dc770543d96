"""What the fifth edition adds to the reading of files."""

from typing import Final

from affray.content.dnd5e.compile import Encounters
from affray.content.encounters import book_part
from affray.rules.dnd5e.hooks import FEATURES

DND5E: Final = book_part(
    name="dnd5e",
    package="affray.content.dnd5e",
    kind=Encounters(FEATURES),
    libraries=("weapons.yaml", "armour.yaml", "spells.yaml", "creatures.yaml", "monsters.yaml", "heroes.yaml"),
    words={"features": FEATURES},
)
