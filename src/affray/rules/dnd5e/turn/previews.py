"""Preview of the area of a spell or power while it is aimed.  Start at `area_of`."""

from affray.core.offers.slots import Deed
from affray.rules.dnd5e.creatures.powers import BURST, SPHERE, USE
from affray.rules.dnd5e.senses.areas import covered
from affray.rules.dnd5e.senses.walls import beside
from affray.rules.dnd5e.state.area_shapes import Area, AreaReading
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.blocks import Power
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.spellcast import Cast
from affray.rules.dnd5e.state.spells import Spell
from affray.rules.dnd5e.state.zone_kinds import MakeZone


def area_of(battle: Battle, reading: AreaReading, who: Combatant, deed: Deed) -> int:
    """The squares that a spell or a power would cover as it is aimed; none if it has no area.

    5e.magic.range 5e.area.shapes
    """
    match deed.verb, deed.args:
        case "cast", (Spell() as spell, *_) if spell.is_around:
            return battle.grid.around(who.at, who.width, spell.size_at(deed.args[1] if len(deed.args) > 1 else 0))
        case "cast", (Spell(shape=shape) as spell, int(level), _, *_) if shape is not None and is_aimed(deed):
            return _area_of_spell(battle, reading, Cast(who, spell, level, *deed.args[2:]))
        case verb, (Power(area=shape) as power, *_) if verb == USE and shape is not None:
            return _area_of_power(battle, reading, who, power, *deed.args[1:])
        case _:
            return 0


def is_aimed(deed: Deed) -> bool:
    """Does it name a point or corners, and not creatures?"""
    aim = deed.args[-1]
    return isinstance(aim, int) or (isinstance(aim, tuple) and all(isinstance(each, int) for each in aim))


def _area_of_spell(battle: Battle, reading: AreaReading, cast: Cast) -> int:
    """The area, and the side of it where it does something."""
    squares = covered(battle, reading, cast.area)
    for step in cast.spell.steps:
        if isinstance(step, MakeZone) and step.ground.beside:
            squares |= beside(battle, reading, cast.area, step.ground.beside)
    return squares


def _area_of_power(battle: Battle, reading: AreaReading, who: Combatant, power: Power, aim: int = 0) -> int:
    shape = power.area
    assert shape is not None
    if shape.kind == BURST:
        return battle.grid.around(who.at, who.width, shape.size)
    return covered(battle, reading, Area(who, shape, shape.size, aim, shape.kind != SPHERE))
