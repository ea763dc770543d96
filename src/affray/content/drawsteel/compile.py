"""What only encounters of Draw Steel have: objectives, squads, surprise, mounts.  Start at `Encounters`."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Final

from affray.content.arranging import Placed, riders_of
from affray.content.checks import check_names, checked
from affray.content.drawsteel.blocks import HERO, Shelf
from affray.content.drawsteel.models import Combatant, Creature, Encounter, Figures, Library, ObjectiveText, Sides, Wave
from affray.content.encounters import Kind, Laid
from affray.content.measures import Id
from affray.content.problems import Report
from affray.core.board import HEROES, Place
from affray.core.board.field import DEPTH
from affray.core.table.moments import FIGHT_END, ROUND_END
from affray.core.values import Effect, Until
from affray.rules.drawsteel.state.blocks import Block
from affray.rules.drawsteel.state.bonds import RIDING
from affray.rules.drawsteel.state.clash import MINION, Clash, Fighter, Ground
from affray.rules.drawsteel.state.objective import ROUNDS, Objective
from affray.rules.drawsteel.state.resources import VICTORIES
from affray.rules.drawsteel.state.squads import LARGEST
from affray.rules.drawsteel.turn.order import SURPRISED

LaidOut = Laid[Encounter, Combatant, Block]
PlacedFighter = Placed[Combatant, Block]
MASKS: Final[Mapping[str, Sequence[str]]] = {
    "low-wall": ("low-wall", "difficult"),
}
"""Terrain that counts as more than itself."""


class Encounters(Kind[Encounter, Combatant, Figures, Shelf, Block]):
    """Encounters of Draw Steel."""

    encounter = Encounter
    library = Library
    sides = Sides
    fighter = Combatant
    wave = Wave
    own = ("creatures",)
    ground = Ground

    def shelf(self, data: Mapping[str, Any], report: Report, under: Shelf | None) -> Shelf:
        written = check_names(Id(for_creatures=True), data.get("creatures", {}), ("creatures",), report)
        creatures = {name: checked(Creature, each, ("creatures", name), report) for name, each in written.items()}
        shelf = Shelf(creatures, under)
        shelf.check(report)
        return shelf

    def changes(self, entry: Combatant, flawed: Collection[str], data: Any) -> Figures | None:
        return entry.with_

    def width(self, block: Block) -> int:
        return block.width

    def is_hero(self, block: Block, said: bool | None, side: str) -> bool:
        return side == HEROES and (block.organisation == HERO if said is None else said)

    def check(self, fields: Encounter, placed: Sequence[PlacedFighter], report: Report) -> None:
        """Are those whom the heroes are after in the fight?"""
        written = fields.objective
        if written is None:
            return
        names = _foes_by_name(placed)
        for index, name in enumerate(written.foes or ()):
            if name not in names:
                report.add_unknown("unknown-creature", ("objective", "foes", index), name, iter(names))
        if written.kind == "defeat" and not written.foes:
            report.add("missing-field", ("objective", "foes"), field="foes")

    def creatures(self, laid: LaidOut) -> dict[str, Fighter]:
        ground = _ground(laid)
        creatures = {one.id: _fighter(one, laid, ground) for one in laid.placed}
        for rider, mount in riders_of(laid.placed):
            creatures[rider] = _mounted(creatures[rider], mount)
        return creatures

    def begin(self, laid: LaidOut) -> Clash:
        fields = laid.fields
        clash = Clash(self.creatures(laid), 0, None, laid.seats, laid.settings, "", "", None, 0, _ground(laid))
        return clash.but(objective=_objective(fields.objective, laid.placed)) if fields.objective else clash


def _ground(laid: LaidOut) -> Ground:
    drawing, depth = laid.drawing, laid.fields.depth or DEPTH
    return Ground(laid.grid, drawing.width, drawing.height, laid.terrain(MASKS), depth)


def _objective(written: ObjectiveText, placed: Iterable[PlacedFighter]) -> Objective:
    """What the heroes are after; foes go by their own name, or by that of all their like."""
    names = _foes_by_name(placed)
    whom = tuple(id for name in written.foes or () for id in names[name])
    return Objective(written.kind, written.rounds or ROUNDS, whom)


def _foes_by_name(placed: Iterable[PlacedFighter]) -> dict[str, list[str]]:
    """The ids of those who are called so, one by one or together."""
    names: dict[str, list[str]] = {}
    for one in placed:
        if one.band.side != HEROES:
            for name in dict.fromkeys((one.id, one.band.name)):
                names.setdefault(name, []).append(one.id)
    return names


def _mounted(rider: Fighter, mount: str) -> Fighter:
    riding = Effect(f"{RIDING}-0", RIDING, rider.id, mount, (Until(FIGHT_END),))
    return rider.but(effects=(*rider.effects, riding))


def _fighter(one: PlacedFighter, laid: LaidOut, ground: Ground) -> Fighter:
    band, entry, block = one.band, one.band.entry, one.band.block
    hp, at = laid.hp(one, block.stamina), laid.square(one)
    surprised = Effect(f"{SURPRISED}-0", SURPRISED, one.id, None, (Until(ROUND_END),))
    squad = entry.squad
    if squad is None and block.organisation == MINION:
        squad = f"{one.group}-{one.number // LARGEST + 1}"
    return Fighter(
        one.id,
        band.name,
        band.side,
        Place(at, ground.floor(ground.board.grid.footprint(at, block.width))),
        hp,
        hp,
        {VICTORIES: entry.victories} if entry.victories else {},
        (surprised,) if entry.surprised else (),
        block,
        band.hero,
        hidden_from=laid.hidden_from(one),
        group=one.group,
        squad=squad or "",
    )
