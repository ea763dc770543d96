"""All rulebooks that have files, by name.  To add one, add its part here."""

from typing import Any, Final

from affray.content.acao.part import ACAO
from affray.content.dnd5e.part import DND5E
from affray.content.drawsteel.part import DRAWSTEEL
from affray.content.parts import Part

PARTS: Final[dict[str, Part]] = {part.name: part for part in (DND5E, ACAO, DRAWSTEEL)}
USUAL: Final = DND5E


def part_of(data: Any) -> Part:
    """The part of the rulebook that a file names; of one that names none, the usual, which tells what is wrong."""
    name = data.get("rulebook") if isinstance(data, dict) else None
    return PARTS.get(name, USUAL) if isinstance(name, str) else USUAL
