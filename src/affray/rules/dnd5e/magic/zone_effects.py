"""What the zones of spells do.  Start at `ZONES`."""

from typing import Final

from affray.core.dice.notation import parse_dice
from affray.core.table.changes import spend
from affray.core.table.moments import end
from affray.core.values import Until
from affray.rules.dnd5e.changes import make_zone, mark_used, shrink_zone
from affray.rules.dnd5e.harm.concentration import keep_up
from affray.rules.dnd5e.harm.damage import harm
from affray.rules.dnd5e.harm.dying import fall_prone
from affray.rules.dnd5e.magic.spell_effects import start_effect
from affray.rules.dnd5e.readings import Table, ZoneRule
from affray.rules.dnd5e.rolls.checks import save
from affray.rules.dnd5e.state.battle import BURNING, OBSCURING, ROUGH, SILENT, Zone
from affray.rules.dnd5e.state.blows import Blow
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.mods import WEBS
from affray.rules.dnd5e.state.moments import CONCENTRATION_END
from affray.rules.dnd5e.state.spellcast import Cast
from affray.rules.dnd5e.turn_notes import is_used

TWO_D4: Final = parse_dice("2d4")
FIRE_DAMAGE: Final = 5


def enter_web(table: Table, creature: Combatant, zone: Zone) -> None:
    """Only on one's own turn: who is pushed into webs on another's saves when its own begins."""
    if table.state.turn in (creature.id, creature.rider):
        web(table, creature, zone)


def web(table: Table, creature: Combatant, zone: Zone) -> None:
    """Who starts its turn in webs, or enters them in it, saves by Dexterity or is stuck; not one who walks in webs."""
    source = table.state.creatures[zone.source]
    if (
        WEBS not in creature.block.ignores
        and not creature.has("web")
        and not save(table, creature, "dex", zone.amount, source, ("spell",))
    ):
        start_effect(table, creature, "web", source, [Until(CONCENTRATION_END, source.id)], zone.amount)


def grease(table: Table, creature: Combatant, zone: Zone) -> None:
    """A Dexterity save on entering or ending a turn there, or prone."""
    source = table.state.creatures[zone.source]
    if not creature.has("prone") and not save(table, creature, "dex", zone.amount, source, ("spell",)):
        fall_prone(table, creature)


def spike_growth(table: Table, creature: Combatant, zone: Zone) -> None:
    """2d4 for every square moved."""
    _deal_2d4(table, creature, zone, "piercing")


def stinking_cloud(table: Table, creature: Combatant, zone: Zone) -> None:
    """A Constitution save at the start of a turn there, or the action is lost."""
    if "poison" in creature.block.immunities or creature.pools["action"] == 0:
        return
    is_saved = save(table, creature, "con", zone.amount, table.state.creatures[zone.source], ("spell", "poison"))
    if not is_saved and zone in table.state.zones:
        spend(table, creature, "action")


def burning_web(table: Table, creature: Combatant, zone: Zone) -> None:
    """2d4 fire damage at the start of a turn there."""
    _deal_2d4(table, creature, zone, "fire")


def _deal_2d4(table: Table, creature: Combatant, zone: Zone, type: str) -> None:
    source = table.state.creatures[zone.source]
    roll = table.roll(source, TWO_D4, "damage")
    harm(table, Blow(creature, [(roll.total, type)], source, is_magical=True))


def set_alight(table: Table, cast: Cast, squares: int) -> None:
    """Webs touched by fire burn for a round and no longer restrain."""
    battle = table.state
    burning = 0
    for zone in battle.zones:
        if zone.kind == "web" and zone.squares & squares:
            burning |= zone.squares & squares
            shrink_zone(battle, zone, zone.squares & ~squares)
    if not burning:
        return
    effect = keep_up(table, cast)
    make_zone(table, Zone("burning-web", f"{burning:x}", cast.caster.id, effect.id))
    for creature in battle.everyone():
        for bond in creature.effects:
            if bond.kind == "web" and battle.space(creature) & burning:
                end(table, bond, "burnt")


def burn(table: Table, creature: Combatant, zone: Zone) -> None:
    """Fire on the ground hurts whoever enters it or starts a turn there, once a turn: as much as burning oil."""
    if not is_used(table.state, creature, BURNING):
        mark_used(creature, BURNING, table.state.turn_number)
        harm(table, Blow(creature, [(FIRE_DAMAGE, "fire")]))


ZONES: Final[dict[str, ZoneRule]] = {
    "web": ZoneRule(enter=enter_web, start=web),
    "grease": ZoneRule(enter=grease, end=grease),
    "spike-growth": ZoneRule(enter=spike_growth, move=spike_growth),
    "stinking-cloud": ZoneRule(start=stinking_cloud),
    "burning-web": ZoneRule(start=burning_web),
    BURNING: ZoneRule(enter=burn, start=burn),
}
KINDS: Final = frozenset((*(kind for kind in ZONES if kind != BURNING), *ROUGH, *OBSCURING, *SILENT))
"""Every kind of area that a spell may leave."""
