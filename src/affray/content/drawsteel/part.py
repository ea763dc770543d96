"""What Draw Steel adds to the reading of files."""

from typing import Final

from affray.content.drawsteel.compile import Encounters
from affray.content.encounters import book_part

DRAWSTEEL: Final = book_part(
    name="drawsteel",
    package="affray.content.drawsteel",
    kind=Encounters(),
    libraries=("heroes.yaml", "goblins.yaml", "creatures.yaml"),
    words={},
)
