"""How somebody fares, in words, as far as a seat may know.  Start at `health`."""

from collections.abc import Mapping
from typing import Any, Final

from affray.telling.tongue import Tongue

UP: Final = "up"
HURT: Final = ("unhurt", "hurt", "winded", "dying")


def is_able(creature: Mapping[str, Any]) -> bool:
    return bool(creature["status"] == UP)


def health(creature: Mapping[str, Any], tongue: Tongue) -> str:
    """Hit points where they are known, with temporary ones; otherwise how one looks."""
    if not is_able(creature):
        return tongue.say("say-health", creature["status"], who=tongue.creature(creature["name"].removeprefix("@")))
    hp = creature["hp"]
    if isinstance(hp, int):
        temporary = (creature["pools"] or {}).get("temporary", 0)
        return f"{hp}/{creature['hp_max']}" + (f"+{temporary}" if temporary else "")
    return tongue.say("say-health", hp) if hp in HURT else "?"
