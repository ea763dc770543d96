"""What the fifth edition adds to the reading of files."""

from typing import Final

from affray.content.dnd5e.compile import Encounters
from affray.content.dnd5e.shelves import Folder
from affray.content.encounters import book_part
from affray.rules.dnd5e.hooks import FEATURES

DND5E: Final = book_part(
    name="dnd5e",
    package="affray.content.dnd5e",
    kind=Encounters(FEATURES),
    libraries=(
        "weapons.yaml",
        "armour.yaml",
        "items.yaml",
        "spells.yaml",
        "srd-spells.yaml",
        "heroes.yaml",
        "creatures/",
    ),
    words={"features": FEATURES},
    open_folder=Folder,
)
