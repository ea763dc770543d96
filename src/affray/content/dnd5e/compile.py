"""What only encounters of the fifth edition have.  Start at `Encounters`."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from affray.content.arranging import Placed, riders_of
from affray.content.checks import check_names, checked, checked_parts
from affray.content.dnd5e.blocks import Compiled
from affray.content.dnd5e.items import check_item
from affray.content.dnd5e.models import (
    ArmourKind,
    Creature,
    Encounter,
    Fighter,
    Figures,
    ItemKind,
    Library,
    Sides,
    Wave,
    WeaponKind,
)
from affray.content.dnd5e.shelves import Shelf
from affray.content.dnd5e.spells import SpellKind, check_spell, spell_of
from affray.content.encounters import Kind, Laid
from affray.content.maps import SKIES
from affray.content.measures import Id
from affray.content.problems import Report
from affray.core.board import Place, union
from affray.core.board.field import DEPTH
from affray.core.values import Effect
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.ground import Ground
from affray.rules.dnd5e.state.spells import Spell
from affray.rules.dnd5e.turn.controlled_mounts import CONTROLLED
from affray.rules.dnd5e.turn.mounts import is_trained

LaidOut = Laid[Encounter, Fighter, Compiled]
MOST_BLOCKS: Final = 1000
MASKS: Final[Mapping[str, Sequence[str]]] = {
    "low-wall": ("low-wall", "difficult"),
    "water": ("water", "difficult"),
    "ice": ("ice", "difficult"),
}
"""Terrain that counts as more than itself: climbing, wading and ice cost 1 more a square.  5e.move.difficult"""


class Encounters(Kind[Encounter, Fighter, Figures, Shelf, Compiled]):
    """Encounters of the fifth edition: on squares, with weapons, armour and spells beside the stat blocks.

    `features` are those for which there is a rule.
    """

    encounter = Encounter
    library = Library
    sides = Sides
    fighter = Fighter
    wave = Wave
    own = ("creatures", "weapons", "armour", "items", "spells")
    ground = Ground

    def __init__(self, features: Collection[str]) -> None:
        self.features = features

    def preset(self, fields: Encounter) -> str:
        return fields.preset or ""

    def shelf(self, data: Mapping[str, Any], report: Report, under: Shelf | None) -> Shelf:
        shelf = _shelf(data, report, self.features, under)
        shelf.check(report)
        return shelf

    def changes(self, entry: Fighter, flawed: Collection[str], data: Any) -> Figures | None:
        if "with_" not in flawed:
            return entry.with_
        read = checked_parts(Figures, data["with"], (), Report(""))  # told already: here is what of it can be read
        return None if read is None else read[0]

    def width(self, block: Compiled) -> int:
        return block.block.width

    def is_hero(self, block: Compiled, said: bool | None, side: str) -> bool:
        return block.is_hero if said is None else said

    def creatures(self, laid: LaidOut) -> dict[str, Combatant]:
        creatures = {one.id: _combatant(one, laid, number) for number, one in enumerate(laid.placed, 1)}
        for rider, mount in riders_of(laid.placed):
            _put_on(creatures, rider, mount)
        return creatures

    def begin(self, laid: LaidOut) -> Battle:
        """Who tries to hide is unknown to the other side until the dice have said who notices.  5e.surprise.contest"""
        creatures = self.creatures(laid)
        entries = {one.id: one.band.entry for one in laid.placed}
        return Battle(
            creatures,
            0,
            None,
            laid.seats,
            laid.settings,
            "",
            "",
            None,
            len(creatures) if any(creature.effects for creature in creatures.values()) else 0,
            _ground(laid),
            stealthy=frozenset(id for id, entry in entries.items() if entry.stealthy and not entry.hidden),
        )


def _shelf(data: Mapping[str, Any], report: Report, features: Collection[str], under: Shelf | None) -> Shelf:
    kinds = check_names(Id(), data.get("weapons", {}), ("weapons",), report)
    weapons = {name: checked(WeaponKind, kind, ("weapons", name), report) for name, kind in kinds.items()}
    worn = check_names(Id(), data.get("armour", {}), ("armour",), report)
    armour = {name: checked(ArmourKind, kind, ("armour", name), report) for name, kind in worn.items()}
    items = _items(check_names(Id(), data.get("items", {}), ("items",), report), report)
    spells = _spells(check_names(Id(), data.get("spells", {}), ("spells",), report), report)
    creatures: dict[str, Creature | None] = {}
    flawed: dict[str, Collection[str]] = {}
    written = check_names(Id(for_creatures=True), data.get("creatures", {}), ("creatures",), report)
    if len(written) > MOST_BLOCKS:
        report.add("too-many", ("creatures",), count=len(written), most=MOST_BLOCKS)
        return Shelf(dict.fromkeys(written), {}, weapons, armour, items, spells, features, under)
    for name, creature in written.items():
        read = checked_parts(Creature, creature, ("creatures", name), report)
        creatures[name], flawed[name] = read or (None, ())
    return Shelf(creatures, flawed, weapons, armour, items, spells, features, under)


def _items(written: Mapping[str, Any], report: Report) -> dict[str, tuple[ItemKind | None, Any]]:
    items: dict[str, tuple[ItemKind | None, Any]] = {}
    for name, data in written.items():
        kind = checked(ItemKind, data, ("items", name), report)
        if kind is not None:
            check_item(kind, ("items", name), report)
        items[name] = kind, data
    return items


def _spells(written: Mapping[str, Any], report: Report) -> dict[str, Spell | None]:
    spells: dict[str, Spell | None] = {}
    for name, data in written.items():
        kind = checked(SpellKind, data, ("spells", name), report)
        if kind is not None:
            check_spell(kind, ("spells", name), report)
        spells[name] = None if kind is None else spell_of(name, kind)
    return spells


def _combatant(one: Placed[Fighter, Compiled], laid: LaidOut, number: int) -> Combatant:
    band = one.band
    compiled = band.block
    hp = laid.hp(one, compiled.hp)
    pools = {"moved": 0, "dashes": 0, "action": 1, "bonus": 1, "reaction": 1, "object": 1}
    return Combatant(
        one.id,
        band.name,
        band.side,
        Place(laid.square(one), band.entry.height),
        hp,
        hp,
        pools | compiled.uses | compiled.slots | compiled.supplies,
        (*_carried(one, number), *_always(one, number, compiled)),
        compiled.block,
        one.group,
        band.hero,
        hidden_from=laid.hidden_from(one),
        holds=compiled.holds,
    )


def _carried(one: Placed[Fighter, Compiled], number: int) -> tuple[Effect, ...]:
    """The light that it carries: an effect of that kind."""
    light = one.band.entry.light
    return (Effect(f"{light}-{number}", light, one.id),) if light else ()


def _always(one: Placed[Fighter, Compiled], number: int, compiled: Compiled) -> list[Effect]:
    """The conditions in which its traits put it."""
    conditions = [condition for trait in compiled.block.traits for condition in trait.brings]
    return [Effect(f"{condition}-{number}", condition, one.id) for condition in dict.fromkeys(conditions)]


def _put_on(creatures: dict[str, Combatant], rider: str, mount: str) -> None:
    """A trained mount is controlled from the start.  5e.mount.controlled"""
    ridden = creatures[mount].but(rider=rider)
    if is_trained(ridden):
        ridden = ridden.but(effects=(*ridden.effects, Effect(f"{CONTROLLED}-{mount}", CONTROLLED, mount, rider)))
    creatures[mount] = ridden
    creatures[rider] = creatures[rider].but(mount=mount, width=ridden.width, place=ridden.place)


def _ground(laid: LaidOut) -> Ground:
    """The map as the rulebook has it: one mask for each kind of terrain. What is drawn in no light has that of all.

    Bright squares need no mask.
    """
    light, depth = laid.fields.light or "bright", laid.fields.depth or DEPTH
    masks = {name: int(mask, 16) for name, mask in laid.terrain(MASKS).items()}
    drawn = union(masks.get(name, 0) for name in SKIES)
    masks[light] = masks.get(light, 0) | laid.board.all & ~drawn
    masks.pop("bright", None)
    terrain = {name: f"{mask:x}" for name, mask in masks.items()}
    return Ground(laid.grid, laid.drawing.width, laid.drawing.height, terrain, depth)
