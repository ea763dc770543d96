"""A fight among legends: for the laws and random play."""

from affray.core.fight.running import Setup
from affray.rules.dnd5e.state.blocks import Power
from affray.rules.dnd5e.state.spells import Shape
from affray.rules.dnd5e.state.weapons import Charge, Weapon
from tests.dnd5e.kit import SWORD, foe, hero, setup


def legend() -> Setup:
    """Heroes of the fifth level and a worm in its lair, with all that features and powers bring: for the laws."""
    axe = Weapon("greataxe", 5, "1d12+3", "slashing", charge=Charge(2, 13, "1d6"))
    turning = Power("turn-undead", pool="channel-divinity", area=Shape("burst", 6), only="undead", save="wis", dc=13)
    gaze = Power("gaze", recharge=5, range=9, save="wis", dc=13, damage=(("2d6", "psychic"),), half=True)
    charm = Power("charm", range=9, save="wis", dc=15, condition="charmed", rounds=3)
    swipe = Power("swipe", "legendary", weapon=SWORD.but(id="tail", reach=2, hands=0))
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
