"""The parts from which the tests of Ação e Combate set up a fight."""

from collections.abc import Sequence
from typing import Any

from affray.core.board import Place, grid_of
from affray.core.board.field import GRIDS
from affray.core.fight.fight import Fight
from affray.core.fight.running import Setup
from affray.rules.acao.rulebook import Acao
from affray.rules.acao.state.combat import Character, Combat, Ground
from affray.rules.acao.state.sheet import Peril, Sheet, Weapon
from affray.testing import drawn_terrain, opening, options_of, state_of

SWORD = Weapon("sword", "melee", "1d6", "slashing")
BOW = Weapon("bow", "missile", "1d6", "piercing", reach=10, extreme=15, weak="1d4")
FLAME = Weapon("flame", "magic", "1d8", "fire", reach=8)
BITE = Weapon("bite", "melee", "1d4", "piercing")
WEB = Weapon("web", "peril", "", "", reach=6, peril=Peril("vig", effect="stuck"))
VENOM = Weapon("fangs", "melee", "1d4", "piercing", peril=Peril("res", effect="stunned"))
LEGEND = {"#": "wall", "T": "tree", ",": "difficult", "=": "low-wall", "s": "shadow", "w": "woods", "~": "water",
          "f": "fire", "^": "spikes", "u": "fumes"}  # fmt: skip
ENEMIES = "all its enemies"
PLAIN = ["." * 10] * 8


def sheet(**traits: Any) -> Sheet:
    """A sheet of which only what matters is given."""
    given: dict[str, Any] = {
        "id": "hero",
        "size": "medium",
        "width": 1,
        "level": 1,
        "attributes": {},
        "speed": 6,
        "shield": False,
        "armour": "",
        "weapons": (SWORD, BOW),
    }
    return Sheet(**given | traits)


def character(id: str, side: str, at: str, *, hp: int = 6, hp_max: int | None = None, **traits: Any) -> Character:
    """A character at a square of the plain board, or of another; traits are the character's own and its sheet's."""
    own = {name: traits.pop(name) for name in ("effects", "status", "found_at", "dropped") if name in traits}
    hidden_from = frozenset({ENEMIES} if traits.pop("hidden", False) else ())
    grid = grid_of(GRIDS[traits.pop("grid", "squares")], *traits.pop("board", (10, 8)))
    speed = traits.get("speed", 6)
    pools = {"move": speed, "action": 1, "reaction": 1, "free": 3, "moved": 0, "over": 0, "restricted": 0, "second": 0}
    pools |= traits.pop("pools", {})
    name = id.partition("-")[0]
    return Character(
        id,
        name,
        side,
        Place(grid.square(at)),
        hp,
        hp if hp_max is None else hp_max,
        pools,
        own.pop("effects", ()),
        sheet(id=name, **traits),
        side == "heroes",
        hidden_from=hidden_from,
        **own,
    )


def hero(id: str, at: str, **traits: Any) -> Character:
    """A hero; attributes can be given by their names: `vig=2`."""
    attributes = {name: traits.pop(name) for name in ("vig", "res", "pre", "men", "inf", "per") if name in traits}
    return character(id, "heroes", at, attributes=attributes, **traits)


def foe(id: str, at: str, **traits: Any) -> Character:
    """A foe, which has no attributes."""
    return character(id, "foes", at, **{"weapons": (BITE,)} | traits)


def ally(id: str, at: str, **traits: Any) -> Character:
    """One on the heroes' side who makes no tests."""
    return character(id, "heroes", at, **{"weapons": (BITE,)} | traits).but(hero=False)


def ground(rows: list[str] | None = None, grid: str = "squares") -> Ground:
    """A map drawn in characters."""
    rows = rows or PLAIN
    return Ground(grid, len(rows[0]), len(rows), drawn_terrain(rows, LEGEND, grid))


def setup(*creatures: Character, map: list[str] | None = None, grid: str = "squares", **keywords: str) -> Setup:
    """A fight that has not begun."""
    options = options_of(keywords)
    heroes = [creature.id for creature in creatures if creature.hero]
    everyone = [hidden_from_enemies(creature, creatures) for creature in creatures]
    return Setup(Acao(options), Combat(*opening(everyone, heroes, options), ground(map, grid)))


def hidden_from_enemies(creature: Character, creatures: Sequence[Character]) -> Character:
    """The creature as it is, or hidden from all its enemies if it was to hide."""
    enemies = frozenset(other.id for other in creatures if other.side != creature.side)
    return creature.but(hidden_from=enemies) if creature.is_hidden else creature


def combat(fight: Fight) -> Combat:
    """The state of a fight by this book."""
    return state_of(fight, Combat)


def arrange(*creatures: Character, map: list[str] | None = None, grid: str = "squares", **options: str) -> Setup:
    """A fight in its first round, in the first creature's turn."""
    begun = setup(*creatures, map=map, grid=grid, **options)
    first = creatures[0].id
    return Setup(begun.rulebook, begun.state.but(round=1, turn=first, acted=(first,)))


WOOD = ["..........", "..,T...#..", "..,....#..", "...T..ww..", "....==ww..", "..........", "...,,,f.^.", "~~........"]


def ambush(grid: str = "squares", **options: str) -> Setup:
    """Four heroes, six foes of whom three lie in wait, a wood: for laws and random play."""
    mace = Weapon("mace", "melee", "1d8", "bludgeoning", -1, properties=frozenset({"shattering", "stunning"}))
    halberd = Weapon("halberd", "melee", "1d8", "slashing", -1, 3, properties=frozenset({"sweeping"}))
    crossbow = Weapon("crossbow", "missile", "1d8", "piercing", -1, 12, properties=frozenset({"loading"}))
    light, heavy = frozenset({"light"}), frozenset({"two-handed", "heavy"})
    dagger, greatsword = SWORD.but(id="dagger", properties=light), SWORD.but(id="greatsword", properties=heavy)
    scythe = Weapon("scythe", "melee", "1d6", "slashing", -1, 2, properties=frozenset({"bleeding"}))
    heroes = [
        hero(
            "ana",
            "a1",
            hp=8,
            vig=4,
            res=3,
            armour="mail",
            shield=True,
            weapons=(mace,),
            traits=("tough", "night-eyed"),
            grid=grid,
        ),
        hero(
            "bo",
            "a2",
            pre=4,
            per=4,
            vig=-1,
            armour="leather",
            weapons=(BOW, SWORD.but(properties=light), dagger),
            traits=("woodsy",),
            grid=grid,
        ),
        hero("cy", "b3", hp=9, vig=4, weapons=(halberd, scythe, greatsword), traits=("savage",), grid=grid),
        hero("dee", "a4", men=2, heals="1d6", weapons=(FLAME, crossbow), grid=grid),
    ]
    foes = [
        foe("goblin-1", "h1", hp=3, traits=("evasive",), hidden=True, grid=grid),
        foe("goblin-2", "i3", hp=3, traits=("evasive",), hidden=True, grid=grid),
        foe("spider", "i5", hp=8, weapons=(VENOM, WEB), hidden=True, grid=grid),
        foe("ogre", "i6", hp=14, width=2, size="large", traits=("clumsy",), weapons=(SWORD,), grid=grid),
        foe("worm", "e7", hp=9, traits=("deadly",), weapons=(scythe,), grid=grid),
    ]
    return setup(*heroes, *foes, map=WOOD, grid=grid, **options)
