"""A small, nasty rulebook that proves the kernel: moves that provoke, reactions to reactions, triggers from both sides,
hidden creatures, effects at every moment, several seats asked at once.  Start at `rulebook.py`."""

from tests.toy.encounters import ambush, arrange, duel, fighter, foe, hero
from tests.toy.rulebook import Toy
from tests.toy.values import Fighter, ToyState

BOOKS = {Toy.name: Toy}
"""What a saved fight of the toy is restored by."""

__all__ = ["BOOKS", "Fighter", "Toy", "ToyState", "ambush", "arrange", "duel", "fighter", "foe", "hero"]
