"""What only encounters of Ação e Combate have.  Start at `Encounters`."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from affray.content.acao.models import Ancestry, Creature, Encounter, Fighter, Figures, Library, Sides, Wave, WeaponKind
from affray.content.acao.sheets import Compiled, Shelf
from affray.content.arranging import Placed
from affray.content.checks import check_names, checked
from affray.content.encounters import Kind, Laid
from affray.content.measures import Id
from affray.content.problems import Report
from affray.core.board import HEROES, SQUARES, Place
from affray.rules.acao.state.combat import Character, Combat, Ground

LaidOut = Laid[Encounter, Fighter, Compiled]
MASKS: Final[Mapping[str, Sequence[str]]] = {
    "low-wall": ("low-wall", "difficult"),
    "water": ("water", "difficult"),
    "woods": ("woods", "difficult"),
    "dim": ("shadow",),
    "dark": ("shadow",),
}
"""Terrain that counts as more, or other, than itself: dense growth is difficult, and where light is poor is shadow."""


class Encounters(Kind[Encounter, Fighter, Figures, Shelf, Compiled]):
    """Encounters of Ação e Combate: on squares or hexes, with ancestries and weapons beside the sheets."""

    encounter = Encounter
    library = Library
    sides = Sides
    fighter = Fighter
    wave = Wave
    own = ("ancestries", "weapons", "creatures")
    ground = Ground

    def grid(self, fields: Encounter) -> str:
        return fields.grid or SQUARES

    def shelf(self, data: Mapping[str, Any], report: Report, under: Shelf | None) -> Shelf:
        def read(field: str, model: Any, names: Id) -> dict[str, Any]:
            written = check_names(names, data.get(field, {}), (field,), report)
            return {name: checked(model, each, (field, name), report) for name, each in written.items()}

        creatures = read("creatures", Creature, Id(for_creatures=True))
        shelf = Shelf(read("ancestries", Ancestry, Id()), read("weapons", WeaponKind, Id()), creatures, under)
        shelf.check(report)
        return shelf

    def changes(self, entry: Fighter, flawed: Collection[str], data: Any) -> Figures | None:
        return entry.with_

    def width(self, block: Compiled) -> int:
        return block.sheet.width

    def is_hero(self, block: Compiled, said: bool | None, side: str) -> bool:
        """Never on the foes' side: the GM makes no tests."""
        return side == HEROES and (block.hero if said is None else said)

    def creatures(self, laid: LaidOut) -> dict[str, Character]:
        return {one.id: _character(one, laid) for one in laid.placed}

    def begin(self, laid: LaidOut) -> Combat:
        """Who is hidden, or tries to be, lies in wait.  ac.ambush.effect"""
        creatures = self.creatures(laid)
        ground = Ground(laid.grid, laid.drawing.width, laid.drawing.height, laid.terrain(MASKS))
        return Combat(creatures, 0, None, laid.seats, laid.settings, "", "", None, 0, ground)


def _character(one: Placed[Fighter, Compiled], laid: LaidOut) -> Character:
    band = one.band
    hp = laid.hp(one, band.block.hp)
    sheet = band.block.sheet.but(life=hp) if band.entry.hp else band.block.sheet
    place, hidden_from = Place(laid.square(one)), laid.hidden_from(one)
    return Character(one.id, band.name, band.side, place, hp, hp, {}, (), sheet, band.hero, hidden_from=hidden_from)
