"""Stat blocks in words, told from their data in any language.  Start at `sheet`."""

from typing import TYPE_CHECKING, Any

from affray.books.phrasing import Speaker
from affray.telling.by_hand import element_name
from affray.telling.tongue import Tongue

if TYPE_CHECKING:
    from affray.core.values import Creature


def sheet(creature: "Creature", tongue: Tongue) -> list[str]:
    """What a creature has and can do, a line each, in the words of its rulebook."""
    return tongue.phrasing.sheet(SpokenSheet(tongue), creature)


class SpokenSheet(Speaker):
    """The words of a tongue, for a rulebook to tell a stat block in."""

    def __init__(self, tongue: Tongue) -> None:
        self._tongue = tongue

    def say(self, message: str, part: str = "", /, **arguments: Any) -> str:
        return self._tongue.say(message, part, **arguments)

    def try_say(self, message: str, part: str = "", /, **arguments: Any) -> str | None:
        return self._tongue.try_say(message, part, **arguments)

    def name(self, id: str) -> str:
        return self._tongue.language.name(self._tongue.thing(id))

    def effect(self, kind: str) -> str:
        return self._tongue.effect(kind)

    def element(self, name: str) -> str:
        return element_name(name, self._tongue)

    def dice(self, dice: str) -> str:
        return self._tongue.language.dice(dice)
