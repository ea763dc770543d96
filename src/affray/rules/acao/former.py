"""How this book's values were written in saves of the first format."""

from typing import Any, Final

from affray.core.old_formats import Fields, Former, with_place


def combat(fields: Fields) -> Fields:
    """Whoever was hidden was hidden from all enemies, and they were not listed."""
    creatures = fields["creatures"]
    return fields | {"creatures": {id: _with_enemies(creature, creatures) for id, creature in creatures.items()}}


def _with_enemies(creature: Fields, creatures: dict[str, Any]) -> Fields:
    enemies = [id for id, other in creatures.items() if other["side"] != creature["side"]]
    hidden_from = {"is": "set", "of": sorted(enemies) if creature["hidden"] else []}
    return {key: item for key, item in creature.items() if key != "hidden"} | {"hidden_from": hidden_from}


FORMER: Final[Former] = {"Character": with_place, "Combat": combat}
