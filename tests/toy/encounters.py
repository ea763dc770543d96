"""Fights of the toy: fixed ones, and the parts to set up others."""

from typing import Any

from affray.core.fight.running import Setup
from affray.core.table.settings import no_settings
from affray.core.values import GM
from tests.toy.rulebook import Toy
from tests.toy.values import FOES, HEROES, Fighter, ToyState


def fighter(id: str, side: str, at: str, **traits: Any) -> Fighter:
    hp = traits.pop("hp", 8)
    pools = {"move": 2, "act": 1, "react": 1}
    return Fighter(id, id.partition("-")[0], side, at, hp, traits.pop("hp_max", hp), pools, **traits)


def hero(id: str, at: str, **traits: Any) -> Fighter:
    return fighter(id, HEROES, at, **traits)


def foe(id: str, at: str, **traits: Any) -> Fighter:
    return fighter(id, FOES, at, **traits)


def setup(*creatures: Fighter, title: str = "", options: dict[str, str] | None = None) -> Setup:
    """A fight that has not begun. Each hero is played from a seat of its own name, the foes by the GM."""
    heroes = [creature.id for creature in creatures if creature.side == HEROES]
    seats = {GM: "gm", **dict.fromkeys(heroes, "player"), "watcher": "watcher"}
    settings = no_settings() | {"control": {id: id for id in heroes}, "option": dict(options or {})}
    state = ToyState({creature.id: creature for creature in creatures}, 0, None, seats, settings)
    return Setup(Toy(options), state, title)


def arrange(*creatures: Fighter, **options: str) -> Setup:
    """A fight in its first round, where it is the first creature's turn and the others follow."""
    begun = setup(*creatures, options=options)
    ids = [creature.id for creature in creatures]
    return Setup(begun.rulebook, begun.state.but(round=1, turn=ids[0], queue=tuple(ids[1:])))


def duel() -> Setup:
    return setup(hero("ana", "b2", skill=3, guard=12), foe("orc", "c2", skill=2, guard=13), title="duel")


def ambush() -> Setup:
    """Three heroes, four foes, one of them hidden: every feature of the toy is somebody's."""
    return setup(
        hero("ana", "b2", hp=12, skill=3, guard=12, features=("parry", "rally", "mark"), harm="1d8"),
        hero("bo", "a3", hp=9, skill=2, guard=11, features=("bless", "rally", "slow", "hide")),
        hero("cy", "b4", hp=8, skill=2, guard=10, features=("blast", "burn", "feint", "avenge")),
        foe("orc-1", "d2", hp=9, skill=2, guard=11, features=("avenge", "feint", "parry")),
        foe("orc-2", "e3", hp=9, skill=2, guard=11, features=("avenge", "daze")),
        foe("imp-1", "d4", hp=5, skill=1, guard=12, harm="1d4", features=("burn", "hide", "blast"), speed=3),
        foe("orc-3", "c1", hp=9, skill=2, guard=11, features=("avenge", "rally"), hidden=True),
        title="ambush",
    )


def crowd() -> Setup:
    """Five heroes in two seats against five foes, two of them hidden, all close together: many are asked at once."""
    begun = setup(
        hero("ana", "c2", hp=10, skill=3, guard=11, features=("parry", "rally", "blast")),
        hero("bo", "c3", hp=10, skill=2, guard=11, features=("bless", "rally", "avenge", "hide")),
        hero("cat-1", "b2", hp=4, features=("avenge",), harm="1d4"),
        hero("cat-2", "b3", hp=4, features=("avenge",), harm="1d4"),
        hero("cat-3", "b1", hp=4, features=("feint", "hide"), harm="1d4"),
        foe("orc-1", "d2", hp=7, skill=2, guard=11, features=("avenge", "feint", "parry")),
        foe("orc-2", "d3", hp=7, skill=2, guard=11, features=("avenge", "slow", "daze")),
        foe("orc-3", "d1", hp=7, skill=2, guard=11, features=("avenge", "rally"), hidden=True),
        foe("imp-1", "e2", hp=5, guard=12, harm="1d4", features=("burn", "hide", "blast"), speed=3),
        foe("imp-2", "e3", hp=5, guard=12, harm="1d4", features=("mark", "hide", "rally"), speed=3, hidden=True),
        title="crowd",
    )
    control = {"ana": "ana", "cat-1": "ana", "cat-2": "ana", "bo": "bo", "cat-3": "bo"}
    seats = {GM: "gm", "ana": "player", "bo": "player", "watcher": "watcher"}
    state = begun.state.but(seats=seats, settings=begun.state.settings | {"control": control})
    return Setup(begun.rulebook, state, begun.title)
