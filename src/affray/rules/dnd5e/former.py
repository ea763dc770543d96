"""Reading saves of the first format: how this book's values were written there."""

from typing import Final

from affray.core.old_formats import Fields, Former, on_squares, with_place


def combatant(fields: Fields) -> Fields:
    placed = with_place(fields)
    return placed | {"hidden_from": placed.pop("unnoticed_by")}


FORMER: Final[Former] = {"Combatant": combatant, "Ground": on_squares}
