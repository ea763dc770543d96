"""How this book's values were written in saves of the first format."""

from typing import Final

from affray.core.old_formats import Fields, Former, with_place


def combat(fields: Fields) -> Fields:
    """Who was hidden was hidden from all enemies, and it was not written who they are."""
    creatures = fields["creatures"]
    for creature in creatures.values():
        is_hidden = creature.pop("hidden")
        enemies = sorted(id for id, other in creatures.items() if is_hidden and other["side"] != creature["side"])
        creature["hidden_from"] = {"is": "set", "of": enemies}
    return fields


FORMER: Final[Former] = {"Character": with_place, "Combat": combat}
