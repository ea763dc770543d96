"""The parts from which the tests of Draw Steel set up a fight."""

from typing import Any

import yaml

from affray import Fight
from affray.content.checks import checked
from affray.content.drawsteel.effects import (
    FilterText,
    Outcomes,
    TraitText,
    TriggerText,
    filters_of,
    outcomes_of,
    trait_of,
    trigger_of,
)
from affray.content.loading import shelf
from affray.content.problems import Report
from affray.core.board import SQUARES, Place, Squares, grid_of
from affray.core.fight.running import Setup
from affray.core.table.changes import stand_at
from affray.core.table.moments import FIGHT_END, ROUND_END
from affray.core.values import Effect, Until
from affray.rules.drawsteel.changes import fill_squad
from affray.rules.drawsteel.rulebook import DrawSteel
from affray.rules.drawsteel.state.blocks import (
    CHARACTERISTICS,
    FREE_TRIGGERED,
    MANEUVER,
    TRIGGERED,
    VILLAIN,
    Ability,
    Block,
    Distance,
    Tier,
)
from affray.rules.drawsteel.state.clash import Clash, Fighter, Ground
from affray.rules.drawsteel.state.squads import minions_of
from affray.rules.drawsteel.state.words import Filter, Kind, Outcome, Trigger
from affray.testing import TableForTests, drawn_terrain, opening, options_of, state_of

LEGEND = {
    "#": "wall", "T": "tree", ",": "difficult", "~": "water", "%": "chasm", "^": "rise", "L": "ledge", "H": "tower",
    "+": "door", "o": "window", "g": "gate", "=": "low-wall", "d": "dark", "u": "underwater", "s": "sheer",
    "f": "fire",
}  # fmt: skip
PLAIN = ["." * 10] * 8
PLAIN_GRID = grid_of(Squares, 10, 8)
FRESH = {"main": 1, "maneuver": 1, "move-action": 1, "move": 0, "moved": 0, "triggered": 1, "temporary": 0}
"""The pools of one whose turn has begun."""


def read(kind: Any, text: str) -> Any:
    """What a file may say, checked."""
    report = Report("test")
    found = checked(kind, yaml.safe_load(text), (), report)
    assert found is not None, report.problems
    return found


def words(text: str, far: int = 0) -> tuple[Outcome, ...]:
    """Outcomes as a file says them, of an ability that reaches so far: one, or a list."""
    return outcomes_of(read(Outcomes, text if text.startswith("[") else f"[{text}]"), far)


def when(text: str, far: int = 0) -> Trigger:
    """A trigger as a file says it."""
    return trigger_of(read(TriggerText, text), far)


def only(text: str) -> tuple[Filter, ...]:
    """Filters as a file says them."""
    return filters_of(read(FilterText, text))


def trait(id: str, text: str) -> Kind:
    """A trait as a file says it."""
    return trait_of(id, read(TraitText, text))


def strike(id: str, *damage: int, far: int = 0, **traits: Any) -> Ability:
    """A strike that rolls Might: in melee, or so many squares far."""
    given: dict[str, Any] = {
        "keywords": frozenset({"strike", "weapon", "ranged" if far else "melee"}),
        "distance": Distance(ranged=far) if far else Distance(melee=1),
        "roll": ("might",),
        "tiers": tuple(Tier(str(each)) for each in damage),
    }
    return Ability(id, **given | traits)


def forcing(kind: str, squares: int, **traits: Any) -> Ability:
    """A magic strike without damage that moves its target so far by force, whatever is rolled."""
    tiers = (Tier("0", "", (Outcome(kind, squares),)),) * 3
    given = {"keywords": frozenset({"strike", "magic", "ranged"}), "tiers": tiers, "roll": (), "bonus": 0}
    return strike("gust", far=10, **given | traits)


AXE = strike("axe", 3, 6, 9)
BOW = strike("bow", 2, 4, 6, far=10)
FIST = strike("melee-free-strike", 2, 5, 7)
STONE = strike("ranged-free-strike", 2, 4, 6, far=5)
CLAW = strike("claw", 3, 4, 5, bonus=2)
POKE = strike("poke", 1, 2, 3, bonus=2)
CURSE = Ability(
    "curse",
    keywords=frozenset({"strike", "magic", "ranged"}),
    distance=Distance(ranged=10),
    roll=("might",),
    tiers=tuple(Tier("2", "corruption", (Outcome("weakened", 0, "save", "reason", each),)) for each in (0, 1, 2)),
)
WHIRL = Ability(
    "whirl",
    keywords=frozenset({"area", "melee", "weapon"}),
    distance=Distance(area="burst", size=1),
    target="enemy",
    roll=("might",),
    tiers=(Tier("2"), Tier("4"), Tier("6")),
    cost=3,
)
SHOVE = strike("shove", 1, 2, 3, kind=MANEUVER)
HIT = when("{at: damage, who: self}")
ROLL_WITH_IT = Ability("roll-with-it", TRIGGERED, target="self", effects=(Outcome("halve"),), trigger=HIT)
BRACE = Ability("brace", FREE_TRIGGERED, target="self", effects=(Outcome("halve"),), trigger=HIT)
AFTER_A_HERO = when("{at: turn-ended, who: {hero: true, not: {sort: self}}}")
NO_DELAY = Ability(
    "no-delay",
    FREE_TRIGGERED,
    target="self",
    effects=(Outcome("take-turn"),),
    trigger=AFTER_A_HERO,
)


def block(id: str, **traits: Any) -> Block:
    """A stat block of which only what matters is given."""
    given: dict[str, Any] = {
        "id": id,
        "level": 1,
        "organisation": "platoon",
        "role": "brute",
        "ev": 6,
        "size": "1M",
        "speed": 5,
        "modes": frozenset(),
        "stamina": 20,
        "stability": 0,
        "free_strike": 2,
        "characteristics": {},
        "abilities": (CLAW,),
    }
    return Block(**given | traits)


def fighter(id: str, side: str, at: str, *, hp: int = 20, hp_max: int | None = None, **traits: Any) -> Fighter:
    """A fighter at a square of the plain board; traits are its own and its block's. `surprised=True` makes it so.

    `under` are the effects on it, with their source: `under=["prone", "grabbed orc"]`.
    """
    own = {name: traits.pop(name) for name in ("status", "group", "squad", "hidden_from") if name in traits}
    surprised = Effect("surprised-0", "surprised", id, None, (Until(ROUND_END),))
    effects: tuple[Effect, ...] = (surprised,) if traits.pop("surprised", False) else ()
    for kind in traits.pop("under", ()):
        name, _, source = kind.partition(" ")
        effects += (effect(name, id, source or None),)
    pools = FRESH | traits.pop("pools", {})
    values = {name: traits.pop(name) for name in CHARACTERISTICS if name in traits}
    place = Place(PLAIN_GRID.square(at), traits.pop("height", 0))
    name = id.partition("-")[0]
    stats = block(name, characteristics=values, **traits)
    most = hp if hp_max is None else hp_max
    return Fighter(id, name, side, place, hp, most, pools, effects, stats, side == "heroes", **own)


def hero(id: str, at: str, **traits: Any) -> Fighter:
    """A hero; characteristics can be given by their names: `might=2`. It has an axe, a bow and free strikes."""
    abilities = (*traits.pop("abilities", (AXE, BOW)), FIST, STONE)
    pools = {"fury": traits.pop("fury", 0), "recoveries": 10} | traits.pop("pools", {})
    given = {"organisation": "hero", "role": "", "resource": "fury", "abilities": abilities, "pools": pools}
    return fighter(id, "heroes", at, **given | traits)


def foe(id: str, at: str, **traits: Any) -> Fighter:
    """A creature of the Director, with claws and a free strike of 2."""
    return fighter(id, "foes", at, **traits)


def minion(id: str, at: str, *, hp: int = 4, **traits: Any) -> Fighter:
    """A minion of the squad that is named like it: a signature strike of 1, 2 and 3, a free strike of 1."""
    squad = traits.pop("squad", id.partition("-")[0])
    given = {"organisation": "minion", "stamina": hp, "free_strike": 1, "abilities": (POKE,), "group": squad}
    return foe(id, at, hp=hp, squad=squad, **given | traits)


def ground(rows: list[str] | None = None) -> Ground:
    """A map drawn in characters."""
    rows = rows or PLAIN
    return Ground(SQUARES, len(rows[0]), len(rows), drawn_terrain(rows, LEGEND))


def setup(*fighters: Fighter, map: list[str] | None = None, malice: int = 0, **keywords: Any) -> Setup:
    """A fight that has not begun."""
    options = options_of(keywords)
    heroes = [each.id for each in fighters if each.hero]
    place = ground(map)
    for each in fighters:
        floor = place.floor(place.board.grid.footprint(each.at, each.width))
        stand_at(each, Place(each.at, each.height or floor))
    state = Clash(*opening(fighters, heroes, options), place, resources={"malice": malice})
    for squad in {each.squad for each in fighters if each.is_minion}:
        fill_squad(state, squad, sum(int(each.hp) for each in minions_of(state, squad)))
    return Setup(DrawSteel(options), state)


def arrange(*fighters: Fighter, map: list[str] | None = None, malice: int = 0, **options: Any) -> Setup:
    """A fight in its first round, in the first fighter's turn."""
    begun = setup(*fighters, map=map, malice=malice, **options)
    first = fighters[0]
    return Setup(begun.rulebook, begun.state.but(round=1, turn=first.id, first=first.side, acted=(first.id,)))


def clash_of(fight: Fight) -> Clash:
    """The state of a fight by this book."""
    return state_of(fight, Clash)


def at(table: TableForTests, who: str) -> str:
    """The square on which somebody stands."""
    return table.at(who.replace("_", "-"))


def netted(table: TableForTests, target: str = "@imp") -> int:
    """What the edges and banes of the last roll come to."""
    told = [each for each in table.told("power-roll") if each["target"] == target][-1]
    return sum(reason["amount"] for reason in (*told["edges"], *told["banes"]))


def shipped_block(kind: str) -> Block:
    """A stat block as it is shipped."""
    block = shelf("drawsteel").compiled(kind, None, (), Report("shipped"))
    assert isinstance(block, Block)
    return block


def shipped_hero(kind: str, at: str, resource: int = 0, hp: int | None = None, **pools: int) -> Fighter:
    """A hero as it is shipped, called after its kind."""
    block = shipped_block(kind)
    own = FRESH | {"surges": 0, "recoveries": block.recoveries, block.resource: resource} | pools
    full = block.stamina
    place = Place(PLAIN_GRID.square(at))
    return Fighter(kind, kind, "heroes", place, full if hp is None else hp, full, own, (), block, True)


def shipped_foe(kind: str, at: str) -> Fighter:
    """A creature of the Director as it is shipped, called after its kind."""
    block = shipped_block(kind)
    pools = FRESH | {ability.id: 1 for ability in block.abilities if ability.kind == VILLAIN}
    place = Place(PLAIN_GRID.square(at))
    squad = kind if block.organisation == "minion" else ""
    return Fighter(kind, kind, "foes", place, block.stamina, block.stamina, pools, (), block, False, squad=squad)


YARD = ["..........", "..,T...#..", "..,....#..", "...T......", "....,,....", "..........", "...,,,....", "~~........"]


def brawl(**options: Any) -> Setup:
    """Three heroes, five foes in two groups, rough ground: for laws and random play."""
    return setup(
        hero("ana", "a1", hp=14, might=2, abilities=(AXE, SHOVE, ROLL_WITH_IT)),
        hero("bo", "a3", hp=12, agility=2, might=1, abilities=(AXE, BOW, NO_DELAY)),
        hero("cy", "b5", hp=16, reason=1, abilities=(WHIRL, AXE, BRACE), fury=6, immunities={"corruption": 2}),
        foe("goblin-1", "h1", hp=8, size="1S", speed=6, features=frozenset({"crafty"}), group="goblins"),
        foe("goblin-2", "i3", hp=8, size="1S", speed=6, features=frozenset({"crafty"}), group="goblins"),
        foe("witch", "i5", hp=9, might=2, abilities=(CURSE,), group="goblins"),
        foe("ogre", "h6", hp=22, size="2", might=2, abilities=(CLAW, SHOVE), weaknesses={"any": 1}, turns=2),
        map=YARD,
        **options,
    )


def effect(kind: str, bearer: str, source: str | None = None) -> Effect:
    """An effect that lasts to the end of the fight."""
    return Effect(f"{kind}-0", kind, bearer, source, (Until(FIGHT_END),))
