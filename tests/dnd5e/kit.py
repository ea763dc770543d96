"""The parts from which the fifth edition's tests set up a fight."""

from collections.abc import Mapping
from typing import Any

from affray import testing
from affray.content.loading import shelf
from affray.core.board import HEROES, SQUARES, Place, Squares, grid_of, mask_of
from affray.core.dice.luck import Luck
from affray.core.fight.fight import Fight
from affray.core.fight.running import Setup
from affray.core.table.asking import Mind, MindTable
from affray.core.values import Effect, Until
from affray.rules.dnd5e.harm.conditions_applied import until_saved
from affray.rules.dnd5e.readings import Readings
from affray.rules.dnd5e.rulebook import Dnd5e
from affray.rules.dnd5e.state.battle import Battle, Readied, Zone
from affray.rules.dnd5e.state.blocks import Block, Speeds
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.ground import Ground
from affray.rules.dnd5e.state.spells import Casting, Spell
from affray.rules.dnd5e.state.weapons import Rider, Weapon
from affray.testing import drawn_terrain, opening, options_of, state_of

SWORD = Weapon("shortsword", 4, "1d6+2", "piercing", properties=frozenset({"finesse", "light"}))
BOW = Weapon("shortbow", 4, "1d6+2", "piercing", reach=0, range=16, long=64, properties=frozenset({"ammunition"}))
LEGEND = {"#": "wall", "T": "tree", ",": "difficult", "=": "low-wall", "+": "door", ":": "dim", "%": "dark"}
LEGEND |= {
    "r": "running",
    "|": "arrow-slit",
    "H": "portcullis",
    "o": "chasm",
    "w": "deep-water",
    "u": "underwater",
    "e": "earth",
    "R": "rocky",
}
BY_THE_BOOK = Dnd5e().readings
"""How rules are read where a test sets no option."""
PLAIN = ["." * 10] * 8
SLOTS = (4, 3, 3, 1, 1)


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
    """A creature at a square of the plain board; traits are those of the combatant and of its block.

    In `pools`, `move` says how far it can still walk.
    """
    names = "effects status successes failures hidden_from group width mount rider holds struck".split()
    own = {name: traits.pop(name) for name in names if name in traits}
    place = Place(grid_of(Squares, 10, 8).square(at), traits.pop("height", 0))
    more = dict(traits.pop("pools", {}))
    moved = traits.get("speed", 6) - more.pop("move", traits.get("speed", 6))
    pools = {"moved": moved, "dashes": 0, "action": 1, "bonus": 1, "reaction": 1, "object": 1} | more
    name = id.partition("-")[0]
    return Combatant(
        id,
        name,
        side,
        place,
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


def casting(*spells: str | Spell, ability: str = "int", slots: tuple[int, ...] = SLOTS, **traits: Any) -> Casting:
    """Casting with these spells, shipped or made for a test: DC 13 and +5 unless something else is given."""
    known = shelf().spells
    given = {"dc": 13, "attack": 5, "rank": 1, "focus": True} | traits
    found = [spell if isinstance(spell, Spell) else known[spell] for spell in spells]
    return Casting(ability=ability, spells=tuple(spell for spell in found if spell), slots=slots, **given)


def caster(id: str, at: str, *spells: str | Spell, side: str = HEROES, **traits: Any) -> Combatant:
    """One who casts these spells, with +3 in the ability by which it does."""
    magic = {name: traits.pop(name) for name in ("ability", "slots", "dc", "attack", "rank", "focus") if name in traits}
    how = casting(*spells, **magic)
    abilities = {how.ability: 16} | traits.pop("abilities", {})
    pools = how.pools | traits.pop("pools", {})
    return combatant(id, side, at, casting=how, abilities=abilities, pools=pools, **traits)


def ground(rows: list[str] | None = None) -> Ground:
    """A map drawn in characters."""
    rows = rows or PLAIN
    return Ground(SQUARES, len(rows[0]), len(rows), drawn_terrain(rows, LEGEND))


def setup(
    *creatures: Combatant, map: list[str] | None = None, stealthy: tuple[str, ...] = (), **keywords: str
) -> Setup:
    """A fight that has not begun."""
    options = options_of(keywords)
    heroes = [creature.id for creature in creatures if creature.side == HEROES]
    state = Battle(*opening(creatures, heroes, options), ground(map), (), 0, frozenset(stealthy))
    return Setup(Dnd5e(options), state)


def zone(kind: str, *squares: str) -> Zone:
    """An area that lasts, on squares of the plain board."""
    grid = grid_of(Squares, 10, 8)
    return Zone(kind, f"{mask_of(map(grid.square, squares)):x}", "", "")


def arrange(
    *creatures: Combatant,
    map: list[str] | None = None,
    zones: tuple[Zone, ...] = (),
    mercy: str = "never",
    **options: str,
) -> Setup:
    """A fight in its first round, where it is the first creature's turn and the others follow in the order given.

    Nobody is asked whether to knock out a foe, unless the test says `mercy="ask"`.
    """
    begun = setup(*creatures, map=map, stealthy=(), **options)
    ids = tuple(creature.id for creature in creatures)
    settings = begun.state.settings | {"standing": {f"{id} knock-out": mercy for id in ids}}
    state = begun.state.but(round=1, turn=ids[0], order=ids, next=1, settings=settings, zones=zones)
    return Setup(begun.rulebook, state)


def battle_of(fight: Fight | Setup) -> Battle:
    """The state of a fight by this book."""
    return state_of(fight, Battle)


def spells_of(creature: Combatant) -> tuple[Spell, ...]:
    """The spells of a creature that casts."""
    assert creature.block.casting is not None
    return creature.block.casting.spells


def edges(table: testing.TableForTests) -> tuple[list[str], list[str]]:
    """Why the last attack had advantage and disadvantage."""
    attack = table.told("attack")[-1]
    return [reason["clause"] for reason in attack["advantage"]], [reason["clause"] for reason in attack["disadvantage"]]


def by_hand(
    fight: Fight | Setup, luck: Luck | None = None, minds: Mapping[str, Mind] | None = None
) -> tuple[MindTable[Battle, Readings], Battle]:
    """A table at which a test makes changes itself, and the state that they change."""
    table = testing.by_hand(Dnd5e(fight.rulebook.options), battle_of(fight), luck, minds)
    return table, table.state


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
        foe("bugbear", "d5", hp=27, weapons=blades, features=("surprise-attack",), hidden_from=hidden),
        map=["..........", "..,T......", "..,.......", "...T...#..", "...==.....", "....,.....", "." * 10, "." * 10],
    )


def duel_of_mages() -> Setup:
    """Two casters and their friends on each side, with spells of every kind: for laws and random play."""
    wizard = ("fire-bolt", "shocking-grasp", "ray-of-frost", "burning-hands", "magic-missile", "shield", "sleep")
    more = ("thunderwave", "web", "misty-step", "counterspell", "fireball", "scorching-ray", "lightning-bolt")
    cleric = ("sacred-flame", "bless", "cure-wounds", "healing-word", "hold-person", "guiding-bolt", "shield-of-faith")
    druid = ("entangle", "faerie-fire", "fog-cloud", "grease", "spike-growth", "hellish-rebuke", "counterspell")
    mage = ("fire-bolt", "magic-missile", "shield", "counterspell", "bane", "vicious-mockery", "stinking-cloud")
    arts = ("mage-armor", "haste", "fly", "greater-invisibility", "ice-storm", "shatter")
    prayers = (
        "sanctuary",
        "aid",
        "spiritual-weapon",
        "spirit-guardians",
        "beacon-of-hope",
        "lesser-restoration",
        "revivify",
    )
    return setup(
        caster("ana", "b2", *wizard, *more, hp=30, features=("sculpt-spells",)),
        caster("bo", "b4", *cleric, *prayers, hp=30, ability="wis", armour_class=18, features=("disciple-of-life",)),
        caster("cy", "d3", "hunters-mark", "pass-without-trace", hp=24, ability="wis"),
        caster("mage", "i2", *mage, *arts, side="foes", hp=30),
        caster("druid", "i5", *druid, side="foes", hp=30, ability="wis"),
        foe("orc-1", "g2", hp=15, group="orc"),
        foe("orc-2", "g5", hp=15, group="orc"),
        map=["..........", "..,T......", "..........", "...T...#..", "...==.....", "....,.....", "." * 10, "." * 10],
    )


def armoury() -> Setup:
    """Shields, nets, javelins, bows with few arrows, routines, poison, a door: all that hands and weapons do."""
    longsword = SWORD.but(id="longsword", versatile="1d10+2", properties=frozenset({"versatile"}))
    javelin = SWORD.but(id="javelin", properties=frozenset({"thrown"}), range=6, long=24)
    net = SWORD.but(id="net", damage="0", reach=0, range=1, long=3, properties=frozenset({"net", "special", "thrown"}))
    crossbow = BOW.but(
        id="heavy-crossbow", hands=2, ammunition="bolt", properties=frozenset({"ammunition", "heavy", "loading"})
    )
    axe = SWORD.but(id="greataxe", damage="1d12+3", type="slashing", hands=2, properties=frozenset({"heavy"}))
    sting = Rider("con", 11, "poisoned", "2d8", "poison", half=True, rounds=2)
    bite = SWORD.but(id="bite", hands=0, reach=2, more=(("1d6", "fire"),), rider=sting)
    claws = SWORD.but(id="claws", hands=0, rider=Rider("", 0, "grappled", escape=12))
    spit = BOW.but(id="spit", hands=0, ammunition="spit", rider=Rider("", 12, "webbed"))
    return setup(
        hero("ana", "b2", hp=20, weapons=(longsword, javelin), armour=("shield",), features=("extra-attack",), level=5,
             pools={"javelin": 2}),
        hero("bo", "b4", hp=20, weapons=(crossbow, axe, net), features=("extra-attack",), pools={"bolt": 2, "net": 1}),
        hero("cy", "a3", hp=30, weapons=(axe, javelin), features=("rage",), pools={"rage": 1, "javelin": 1},
             resistances=frozenset({"nonmagical"})),
        foe("drake", "h2", hp=40, size="large", weapons=(bite, claws, spit), pools={"spit": 2},
            routines=(("bite", "claws", "claws"), ("spit", "spit"))),
        foe("guard", "h6", hp=11, weapons=(SWORD, net), armour=("shield",), pools={"net": 1}, group="guard"),
        foe("imp", "f4", hp=9, size="small", weapons=(crossbow,), pools={"bolt": 1}),
        map=["..........", ".....#....", "...,.+....", "...,.#....", "..........", ".....==...", "." * 10, "." * 10],
    )  # fmt: skip


def brawl() -> Setup:
    """A narrow house with doors, potions, somebody held, somebody waiting and somebody hidden."""
    held = Effect("grappled-1", "grappled", "thug", "ana", (Until("incapacitated", "ana"),))
    waiting = Readied("bo", "attack", "enters-reach", "any-foe"), Readied("guard", "move", words="the alarm is raised")
    fight = setup(
        hero("ana", "b2", hp=20, skills={"athletics": 5}, pools={"potion-of-healing": 1}),
        hero("bo", "c3", hp=14, skills={"perception": 4}),
        foe("thug", "c2", hp=16, effects=(held,), size="large", weapons=(SWORD,)),
        foe("guard", "h3", hp=11, pools={"potion-of-healing": 1}),
        foe("spy", "e5", hp=9, hidden_from=frozenset({"ana", "bo"})),
        map=["#####+####", "#...#....#", "#...+....#", "#...#..T.#", "#..#....,#", "#+####+###", "." * 10, "." * 10],
    )
    return Setup(fight.rulebook, fight.state.but(readied=waiting))


def crypt() -> Setup:
    """A torch in the dark, fog, an invisible foe, blindsight, fear and poison: for laws and random play."""
    fear = Effect("frightened-1", "frightened", "bo", "ghoul", *until_saved("bo", "wis"), amount=12)
    unseen = Effect("invisible-2", "invisible", "imp", "imp", (Until("attacked", "imp"),))
    torch = Effect("torch-3", "torch", "ana")
    dark = {"darkvision": 12}
    begun = setup(
        hero("ana", "b2", hp=20, effects=(torch,), features=("second-wind",), pools={"second-wind": 1}),
        hero("bo", "b4", hp=20, effects=(fear,), senses=dark),
        hero("cy", "a5", hp=18, skills={"stealth": 5}, features=("nimble-escape",)),
        foe("ghoul", "h4", hp=22, senses=dark, condition_immunities=frozenset({"charmed", "poisoned"})),
        foe("imp", "f2", hp=10, effects=(unseen,), senses=dark, features=("nimble-escape",), size="tiny"),
        foe("bat", "g6", hp=9, senses={"blindsight": 6}, weapons=(SWORD.but(id="bite"),)),
        foe("worm", "j7", hp=15, senses={"tremorsense": 4}, skills={"stealth": 4}),
        map=[
            "%%%%%%%#%%",
            "%%%::%%#%%",
            "%%%:.:%%%%",
            "%%%::%%T%%",
            "%%%%%==%%%",
            "%%#%%%%%%%",
            "%%#%%%%%%%",
            "%" * 10,
        ],
        stealthy=("worm",),
    )
    return Setup(begun.rulebook, begun.state.but(zones=(zone("fog", "e6", "f6", "e7", "f7"),), effects_made=3))


def crossing() -> Setup:
    """Riders, flyers and a giant at a chasm and a lake: every way of moving there is."""
    trip = SWORD.but(id="bite", damage="2d4+2", rider=Rider("str", 11, "prone"))
    reins = Effect("controlled-horse", "controlled", "horse", "ana")
    strong = {"abilities": {"str": 16}}
    wings = Speeds(fly=16)
    return setup(
        hero("ana", "a1", hp=20, mount="horse", width=2, **strong),
        hero("horse", "a1", hp=19, size="large", speed=12, features=("trained-mount",), effects=(reins,), rider="ana"),
        hero("bo", "b5", hp=20, weapons=(SWORD.but(id="mace"), BOW), **strong),
        foe("griffon", "h1", hp=25, size="large", weapons=(trip,), speeds=wings, features=("mount",), height=2),
        foe("imp", "i5", hp=10, size="tiny", speed=4, speeds=Speeds(fly=8, hover=True)),
        foe("ogre", "g5", hp=30, size="large", speed=8, weapons=(trip.but(reach=2),)),
        foe("toad", "c8", hp=10, speeds=Speeds(swim=6, climb=4, burrow=2)),
        map=[
            "...oo.....",
            "...oo.....",
            "...oo.....",
            "....#.####",
            "....#.....",
            "....##....",
            "..ww..,.e.",
            "wuww...=e.",
        ],
    )
