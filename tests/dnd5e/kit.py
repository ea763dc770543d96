"""The parts from which the fifth edition's tests set up a fight."""

from typing import Any

from affray.core.board import Squares, grid_of, mask_of
from affray.core.running import Setup
from affray.core.settings import no_settings
from affray.core.values import GM
from affray.rules.dnd5e.blocks import Area, Block, Charge, Power, Rider, Weapon
from affray.rules.dnd5e.rulebook import Dnd5e
from affray.rules.dnd5e.values import HEROES, Battle, Combatant, Ground

SWORD = Weapon("shortsword", 4, "1d6+2", "piercing", properties=frozenset({"finesse", "light"}))
BOW = Weapon("shortbow", 4, "1d6+2", "piercing", reach=0, range=16, long=64, properties=frozenset({"ammunition"}))
LEGEND = {"#": "wall", "T": "tree", ",": "difficult", "=": "low-wall", "+": "door"}
PLAIN = ["." * 10] * 8


def block(**traits: Any) -> Block:
    """A stat block of which only what matters is given."""
    abilities = {"str": 10, "dex": 14, "con": 10, "int": 10, "wis": 10, "cha": 10} | traits.pop("abilities", {})
    given = {
        "id": "fighter",
        "kind": "humanoid",
        "size": "medium",
        "armour_class": 13,
        "abilities": abilities,
        "proficiency": 2,
        "speed": 6,
        "saves": {},
        "skills": {},
        "passive_perception": 10,
        "weapons": (SWORD, BOW),
        "level": 1,
    }
    return Block(**given | traits)


def combatant(id: str, side: str, at: str, *, hp: int = 10, hp_max: int | None = None, **traits: Any) -> Combatant:
    """A creature at a square of the plain board; traits are those of the combatant and of its block."""
    own = {name: traits.pop(name) for name in ("effects", "status", "unnoticed_by", "group") if name in traits}
    more = traits.pop("pools", {})
    speed = traits.get("speed", 6)
    pools = {"move": speed, "action": 1, "bonus": 1, "reaction": 1} | more
    name = id.partition("-")[0]
    return Combatant(
        id,
        name,
        side,
        grid_of(Squares, 10, 8).square(at),
        hp,
        hp if hp_max is None else hp_max,
        pools,
        own.pop("effects", ()),
        block(id=name, **traits),
        own.pop("group", id),
        side == HEROES,
        **own,
    )


def hero(id: str, at: str, **traits: Any) -> Combatant:
    return combatant(id, HEROES, at, **traits)


def foe(id: str, at: str, **traits: Any) -> Combatant:
    return combatant(id, "foes", at, **traits)


def ground(rows: list[str] | None = None) -> Ground:
    """A map drawn in characters."""
    rows = rows or PLAIN
    grid = grid_of(Squares, len(rows[0]), len(rows))
    terrain: dict[str, int] = {}
    for y, row in enumerate(rows):
        for x, character in enumerate(row):
            if character in LEGEND:
                terrain[LEGEND[character]] = terrain.get(LEGEND[character], 0) | mask_of([grid.at(x, y)])
    return Ground(len(rows[0]), len(rows), {name: f"{mask:x}" for name, mask in terrain.items()})


def setup(*creatures: Combatant, map: list[str] | None = None, stealthy: tuple[str, ...] = (), **options: str) -> Setup:
    """A fight that has not begun."""
    options = {name.replace("_", ".", 1).replace("_", "-"): value for name, value in options.items()}
    heroes = [creature.id for creature in creatures if creature.side == HEROES]
    seats = {GM: "gm", **dict.fromkeys(heroes, "player"), "watcher": "watcher"}
    settings = no_settings() | {"control": {id: id for id in heroes}, "option": options}
    everyone = {creature.id: creature for creature in creatures}
    state = Battle(everyone, 0, None, seats, settings, "", "", None, 0, ground(map), (), 0, frozenset(stealthy))  # type: ignore[arg-type]
    return Setup(Dnd5e(options), state)


def arrange(*creatures: Combatant, map: list[str] | None = None, **options: str) -> Setup:
    """A fight in its first round, where it is the first creature's turn and the others follow in the order given."""
    begun = setup(*creatures, map=map, stealthy=(), **options)
    ids = tuple(creature.id for creature in creatures)
    return Setup(begun.rulebook, begun.state.but(round=1, turn=ids[0], order=ids, next=1))


def ambush() -> Setup:
    """Four heroes, six goblins that hide, a wood: for laws and random play."""
    goblin = {
        "abilities": {"str": 8},
        "armour_class": 15,
        "skills": {"stealth": 6},
        "features": ("nimble-escape",),
        "group": "goblin",
        "size": "small",
        "passive_perception": 9,
        "hp": 7,
    }
    axe = Weapon("greataxe", 5, "1d12+3", "slashing")
    heroes = [
        hero("ana", "a1", hp=14, armour_class=18, features=("second-wind",), pools={"second-wind": 1}),
        hero("bo", "a2", hp=10, features=("sneak-attack", "lucky", "nimble"), size="small"),
        hero("cy", "b3", hp=14, features=("rage", "savage-attacks"), pools={"rage": 2}, weapons=(axe,)),
        hero("dee", "a4", hp=12, passive_perception=14),
    ]
    goblins = [foe(f"goblin-{n}", at, **goblin) for n, at in enumerate(["h1", "h3", "h5", "i2", "i4", "j6"], 1)]
    wood = ["..........", "..,T...#..", "..,....#..", "...T......", "....==....", "..........", "...,,,....", "." * 10]
    return setup(*heroes, *goblins, map=wood, stealthy=tuple(goblin.id for goblin in goblins))


def raid() -> Setup:
    """Two heroes and a pack with all that the ambush lacks: bites, rushes, second blades, throws, hidden foes."""
    blades = (SWORD.but(pair=True, ability="dex"), BOW)
    spear = SWORD.but(id="spear", versatile="1d8+2", hands=2, thrown="1d4+2", range=4, long=12)
    bite = SWORD.but(id="bite", damage="2d4+2", rider=Rider("str", 11, "prone"))
    hidden = frozenset({"ana", "bo"})
    return setup(
        hero("ana", "b2", hp=20, weapons=blades, features=("second-wind",), pools={"second-wind": 1}, level=3),
        hero("bo", "b4", hp=20, weapons=(spear,), saves={"str": 4}),
        foe("wolf-1", "h1", hp=11, speed=8, weapons=(bite,), features=("pack-tactics",), group="wolf"),
        foe("wolf-2", "h5", hp=11, speed=8, weapons=(bite,), features=("pack-tactics",), group="wolf"),
        foe("orc", "j3", hp=15, weapons=(spear,), features=("aggressive", "martial-advantage")),
        foe("bugbear", "d5", hp=27, weapons=blades, features=("surprise-attack",), unnoticed_by=hidden),
        map=["..........", "..,T......", "..,.......", "...T...#..", "...==.....", "....,.....", "." * 10, "." * 10],
    )


def legend() -> Setup:
    """Heroes of the fifth level and a worm in its lair, with all that features and powers bring: for the laws."""
    axe = Weapon("greataxe", 5, "1d12+3", "slashing", charge=Charge(2, 13, "1d6"))
    turning = Power("turn-undead", pool="channel-divinity", area=Area("burst", 6), only="undead", save="wis", dc=13)
    gaze = Power("gaze", recharge=5, range=9, save="wis", dc=13, damage=(("2d6", "psychic"),), half=True)
    charm = Power("charm", range=9, save="wis", dc=15, condition="charmed", rounds=3)
    swipe = Power("swipe", "legendary", weapon=SWORD.but(id="tail", reach=2))
    drain = Power("drain", "legendary", 2, range=9, only="charmed", damage=(("3d6", "psychic"),), drains=True)
    quake = Power("quake", "lair", range=20, save="dex", dc=14, damage=(("1d6", "bludgeoning"),))
    berserk = ("rage", "frenzy", "reckless-attack", "danger-sense", "charge")
    rogue = ("sneak-attack", "cunning-action", "uncanny-dodge", "colossus-slayer", "improved-critical")
    return setup(
        hero("ana", "b2", hp=40, level=5, weapons=(axe,), features=berserk, pools={"rage": 2, "action-surge": 1}),
        hero("bo", "b4", hp=30, level=5, features=rogue),
        hero(
            "cy",
            "b6",
            hp=30,
            level=5,
            powers=(turning, Power("preserve-life", pool="channel-divinity")),
            pools={"channel-divinity": 2},
        ),
        foe(
            "worm",
            "h3",
            hp=60,
            size="large",
            powers=(gaze, charm, swipe, drain, quake),
            legendary=3,
            pools={"gaze": 1, "charm": 2, "legendary": 3, "legendary-resistance": 2},
        ),
        foe("zombie-1", "g6", hp=22, kind="undead", challenge="1", features=("undead-fortitude",), group="zombie"),
        foe("zombie-2", "g7", hp=22, kind="undead", challenge="1/4", features=("undead-fortitude",), group="zombie"),
        foe("troll", "i6", hp=20, features=("regeneration", "parry"), weapons=(axe,)),
    )
