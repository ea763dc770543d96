"""Clearing things out of an area: gas, flames, and light or darkness that spells have made.  Start at `clear`."""

from typing import Final

from affray.core.dice.notation import parse_dice
from affray.core.table.moments import end
from affray.core.values import Effect
from affray.rules.dnd5e.changes import put_out
from affray.rules.dnd5e.effects.dispelling import level_of
from affray.rules.dnd5e.effects.doing import Doing
from affray.rules.dnd5e.harm.concentration import CONCENTRATING, NO_SPELL, concentrated_on, end_kept
from affray.rules.dnd5e.senses.light import CARRIED, MAGICALLY_DARK
from affray.rules.dnd5e.state.battle import Battle, Zone
from affray.rules.dnd5e.state.mods import LIGHT
from affray.rules.dnd5e.state.zone_kinds import DARKNESS, FLAMES, GAS, LAMPS, LIT, Clear

OPEN: Final = ("candle", "torch")
PROTECTED: Final = ("lamp", "lantern")
"""The lights that are flames, in the open and behind glass."""
BURNING_WEB: Final = "burning-web"
EVENLY: Final = parse_dice("1d2")
"""Flames behind glass go out half the time."""


def clear(doing: Doing, step: Clear) -> None:
    """What is in the area, as far as spells of this level have made it, or as it burns by itself."""
    battle = doing.table.state
    for zone in battle.zones:
        if zone.squares & doing.squares and is_cleared(battle, zone, step):
            end_kept(doing.table, battle.creatures[zone.source], zone.effect)
    if FLAMES in step.what:
        put_out(battle, doing.squares)
    for creature in battle.everyone():
        if creature.is_there and not creature.realm and battle.space(creature) & doing.squares:
            for effect in creature.effects:
                if goes_out(doing, step, effect):
                    end(doing.table, effect, "ended")


def is_cleared(battle: Battle, zone: Zone, step: Clear) -> bool:
    """Is the area of those that the step clears away?"""
    if (GAS in step.what and zone.is_gas) or (FLAMES in step.what and zone.kind == BURNING_WEB):
        return True
    is_dark = DARKNESS in step.what and zone.veils == MAGICALLY_DARK
    is_lit = LIT in step.what and zone.what is not None and zone.what.shines > 0
    return (is_dark or is_lit) and 0 < level_of_zone(battle, zone) <= step.level


def level_of_zone(battle: Battle, zone: Zone) -> int:
    """The level of the spell that has made the area; 0 if no spell has."""
    if zone.what is not None:
        return zone.what.level
    source = battle.creatures[zone.source]
    kept = next((effect for effect in source.effects if effect.id == zone.effect), None)
    if kept is None or kept.amount == NO_SPELL or kept.kind != CONCENTRATING:
        return 0
    return concentrated_on(source, kept)[1]


def goes_out(doing: Doing, step: Clear, effect: Effect) -> bool:
    """Is this effect a flame or a light that goes out? Behind glass a flame has an even chance."""
    if FLAMES in step.what and effect.kind in OPEN:
        return True
    if LAMPS in step.what and effect.kind in PROTECTED:
        return bool(doing.table.roll(doing.me, EVENLY, "lamp", bands=(1).__eq__).total == 1)
    is_light = effect.kind in CARRIED or (effect.what is not None and bool(effect.what.mods_on(LIGHT)))
    return LIT in step.what and is_light and 0 < (level_of(doing.table.state, effect) or 0) <= step.level
