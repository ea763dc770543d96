"""Rulings on conditions and lasting effects.  Start at `gains`."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from affray.core.offers.deeds import Pattern
from affray.core.offers.slots import OneOf, Slot
from affray.core.table import decrees
from affray.core.table.changes import lose
from affray.core.table.moments import FIGHT_END
from affray.core.table.rulings import EFFECTS, Ruling, decree
from affray.core.values import Until
from affray.rules.drawsteel.harm.conditions import LASTING, lay_until
from affray.rules.drawsteel.maneuvers.grabbing import draw_beside, places_beside
from affray.rules.drawsteel.movement.falling import drop_unsupported, make_room
from affray.rules.drawsteel.readings import Table
from affray.rules.drawsteel.rulings.bodies import rule_dismounted, those_there, those_up
from affray.rules.drawsteel.state.actions import DEFENDING, DENIES
from affray.rules.drawsteel.state.bonds import GRABBED, RIDING, holds
from affray.rules.drawsteel.state.clash import Clash, Fighter

OF_SOMEBODY: Final = ("frightened", "taunted")
"""Conditions that say nothing without a source."""
CONDITIONS: Final[Sequence[str]] = tuple(kind for kind in DENIES if kind != GRABBED)
ALONE: Final = tuple(kind for kind in (*CONDITIONS, "invisible", DEFENDING) if kind not in OF_SOMEBODY)
"""What one may have of nobody in particular."""
DURATIONS: Final[Mapping[str, str]] = {
    "save-ends": "save",
    "end-of-turn": "turn",
    "end-of-round": "round",
    "end-of-encounter": "fight",
}
"""How long an effect lasts, in the words of a ruling and of a stat block."""
MORE: Final[Sequence[Sequence[Slot]]] = ((OneOf(DURATIONS),),)
USUAL: Final[Mapping[str, str]] = {"surprised": "round"}
"""How long a condition lasts if the Director does not say; else to the end of the encounter."""


def gains() -> Ruling[Clash]:
    """`orc gains frightened by ana save-ends`: nobody is grabbed but by one who can hold it.  ds.condition"""
    said = decrees.gains(ALONE, rule_gains, CONDITIONS, MORE, those_there)
    return Ruling("gains", lambda clash: [*said.offer(clash), *offer_grabbed(clash)], said.carry_out, EFFECTS)


def offer_grabbed(clash: Clash) -> Iterator[Pattern]:
    """`orc gains grabbed by ana`, who is beside it or has room for it there.  ds.condition.grabbed"""
    for target in those_up(clash):
        able = [each for each in those_up(clash) if each is not target and can_hold(clash, each, target)]
        if able:
            yield decree("gains", OneOf([target]), OneOf([GRABBED]), OneOf(["by"]), OneOf(able))


def can_hold(clash: Clash, holder: Fighter, target: Fighter) -> bool:
    """ds.condition.grabbed"""
    if clash.is_adjacent(holder, target):
        return not holds(target, GRABBED, holder)
    return holder.height == target.height and bool(places_beside(clash, holder, target))


def rule_gains(table: Table, fighter: Fighter, kind: str, source: Fighter | None, how: Sequence[Any]) -> None:
    """Lay a condition for the duration that was said; who cannot stay in the air with it falls.

    ds.condition ds.duration.save ds.duration.turn ds.fly
    """
    if kind == GRABBED and source is not None:
        draw_beside(table, source, fighter)
    lasts = DURATIONS.get(how[0] if how else "", USUAL.get(kind, ""))
    ends, acts = LASTING[lasts](fighter, fighter)
    given = decrees.ends_of(fighter, how)
    if given:
        ends, acts = [*given, Until(FIGHT_END)], []
    lay_until(table, fighter, kind, source, ends, acts)
    drop_unsupported(table, fighter)


def rule_loses(table: Table, fighter: Fighter, kind: str) -> None:
    """Effects of a kind end; who rode stands beside the mount, and who held on comes down.

    ds.mount.up ds.climb ds.climb.creature
    """
    if kind == RIDING:
        rule_dismounted(table, fighter)
    for effect in fighter.effects:
        if effect.kind == kind:
            lose(table, fighter, effect, "ruled")
    drop_unsupported(table, fighter)
    make_room(table, fighter)
