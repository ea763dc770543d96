"""Areas that last: what happens to those who enter them, and who start or end their turn in them.  Start at `arrive`.

What makes them difficult terrain, obscures them or silences them stands in `values.py`.
"""

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from affray.core.asking import Table
from affray.core.changes import spend
from affray.core.dice import parse_dice
from affray.core.effects import CONCENTRATION_END, end
from affray.core.values import Until
from affray.rules.dnd5e.balance import LEAPING
from affray.rules.dnd5e.casts import Cast
from affray.rules.dnd5e.changes import make_zone, move_zone, shrink_zone
from affray.rules.dnd5e.concentration import keep_up
from affray.rules.dnd5e.damage import Blow, harm
from affray.rules.dnd5e.dying import fall_prone
from affray.rules.dnd5e.spell_effects import settle
from affray.rules.dnd5e.trials import save
from affray.rules.dnd5e.values import OBSCURING, ROUGH, SILENT, TALL, UP, Battle, Combatant, Zone

Happens = Callable[[Table, Battle, Combatant, Zone], None]
THORNS = FLAMES = parse_dice("2d4")


def web(table: Table, battle: Battle, creature: Combatant, zone: Zone) -> None:
    """Who starts its turn in webs, or enters them, saves by Dexterity or is stuck."""
    source = battle.combatant(zone.source)
    if not creature.has("web") and not save(table, battle, creature, "dex", zone.amount, source, ("spell",)):
        settle(table, creature, "web", source, [Until(CONCENTRATION_END, source.id)], zone.amount)


def grease(table: Table, battle: Battle, creature: Combatant, zone: Zone) -> None:
    """Who enters it or ends its turn there saves by Dexterity or falls."""
    source = battle.combatant(zone.source)
    if not creature.has("prone") and not save(table, battle, creature, "dex", zone.amount, source, ("spell",)):
        fall_prone(table, creature)


def spike_growth(table: Table, battle: Battle, creature: Combatant, zone: Zone) -> None:
    """Every square of it that one enters does 2d4."""
    source = battle.combatant(zone.source)
    roll = table.roll(source, THORNS, "damage")
    harm(table, battle, Blow(creature, [(roll.total, "piercing")], source, is_magical=True))


def stinking_cloud(table: Table, battle: Battle, creature: Combatant, zone: Zone) -> None:
    """Who starts its turn in it saves by Constitution or spends its action retching."""
    if "poison" in creature.block.immunities or creature.pools["action"] == 0:
        return
    if not save(table, battle, creature, "con", zone.amount, battle.combatant(zone.source), ("spell", "poison")):
        spend(table, creature, "action")


def burning_web(table: Table, battle: Battle, creature: Combatant, zone: Zone) -> None:
    """Who starts its turn in burning webs takes 2d4."""
    source = battle.combatant(zone.source)
    roll = table.roll(source, FLAMES, "damage")
    harm(table, battle, Blow(creature, [(roll.total, "fire")], source, is_magical=True))


def set_alight(table: Table, battle: Battle, cast: Cast, squares: int) -> None:
    """Webs that fire touches burn away within a round; they hold nobody any more."""
    burning = 0
    for zone in battle.zones:
        if zone.kind == "web" and zone.squares & squares:
            burning |= zone.squares & squares
            shrink_zone(battle, zone, zone.squares & ~squares)
    if not burning:
        return
    effect = keep_up(table, cast)
    make_zone(table, battle, Zone("burning-web", f"{burning:x}", cast.caster.id, effect.id))
    for creature in battle.everyone():
        for bond in creature.effects:
            if bond.kind == "web" and battle.space(creature) & burning:
                end(table, bond, "burnt")


class ZoneRule(NamedTuple):
    """What a zone does to one who enters it, who moves in it, and who starts or ends its turn there."""

    enter: Happens | None = None
    move: Happens | None = None
    start: Happens | None = None
    end: Happens | None = None


RULES: Final[dict[str, ZoneRule]] = {
    "web": ZoneRule(enter=web, start=web),
    "grease": ZoneRule(enter=grease, end=grease),
    "spike-growth": ZoneRule(enter=spike_growth, move=spike_growth),
    "stinking-cloud": ZoneRule(start=stinking_cloud),
    "burning-web": ZoneRule(start=burning_web),
}
KINDS: Final = frozenset((*RULES, *ROUGH, *OBSCURING, *SILENT))
"""Every kind of area that a spell may leave."""


class Follow(NamedTuple):
    """What an area is that goes where its maker goes: its squares, and what comes of it for those who stand there."""

    squares: Callable[[Battle, Combatant], int]
    then: Callable[[Table, Battle, Zone], None]


FOLLOWING: Final[dict[str, Follow]] = {}
"""The kinds of areas that go with their makers."""


def is_in(battle: Battle, creature: Combatant, zone: Zone) -> bool:
    """Is any part of the creature in the zone, and not flying or leaping above it?"""
    is_low = creature.height <= TALL.get(zone.kind, 0) and not creature.has(LEAPING)
    return is_low and bool(battle.space(creature) & zone.squares)


def arrive(table: Table, battle: Battle, creature: Combatant, before: int) -> None:
    """The creature has come from these squares to where it is now."""
    for zone in battle.zones:
        if zone.kind in FOLLOWING:
            follow(table, battle, creature, zone)
    for zone in battle.zones:
        if zone.kind in RULES and is_in(battle, creature, zone):
            rule = RULES[zone.kind]
            happens = rule.move if before & zone.squares else rule.enter
            if happens is not None and zone in battle.zones:
                happens(table, battle, creature, zone)


def follow(table: Table, battle: Battle, creature: Combatant, zone: Zone) -> None:
    """Whoever has moved: the maker of the area, or somebody else."""
    rule = FOLLOWING[zone.kind]
    if zone.source == creature.id:
        move_zone(battle, zone, rule.squares(battle, creature))
    rule.then(table, battle, zone)


def _turn(when: str, table: Table, battle: Battle, creature: Combatant) -> None:
    for zone in battle.zones:
        happens = getattr(RULES.get(zone.kind), when, None)
        is_there = creature.status == UP and is_in(battle, creature, zone) and zone in battle.zones
        if happens is not None and is_there:
            happens(table, battle, creature, zone)


start_turn = partial(_turn, "start")
"""The creature starts its turn where it is."""
end_turn = partial(_turn, "end")
"""The creature ends its turn where it is."""
