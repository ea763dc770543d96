"""How this book's values were written in saves of the first format."""

from typing import Final

from affray.core.old_formats import Former, on_squares, with_place

FORMER: Final[Former] = {"Fighter": with_place, "Ground": on_squares}
