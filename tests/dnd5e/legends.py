"""A fight among legends: for the laws and random play."""

from affray.core.fight.running import Setup
from affray.rules.dnd5e.state.blocks import Power, Speeds
from affray.rules.dnd5e.state.shapes import Shape
from affray.rules.dnd5e.state.weapons import Charge, Weapon
from tests.dnd5e.effects.saying import power, trait
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


def haunt() -> Setup:
    """A drake, a ghost, a rug and a bat in a dark house, with all that moves, senses and light bring: for the laws."""
    wings = power(
        "cost: legendary\nwho: {area: burst 10 ft, choose: true}\nall: [{harm: 1d6 cold}]\nthen: [{fly: half}]"
    )
    glide = power("cost: legendary\nthen: [{move: speed, provokes: false}]").but(id="glide", pool="glide")
    blink = power("then: [{teleport: 30 ft}]").but(id="blink", pool="blink")
    fade = power("then: [{lay: invisible, ends: [attacks, casts, concentration]}]").but(id="fade", pool="fade")
    bodiless = trait(
        "mods: [{hook: pass}, {hook: attack, edge: -1, if: {me: {light: [bright, sunlight]}}}]\n"
        "acts: [{at: end, all: [{harm: 1d10 force, if: {inside: true}}]}]"
    )
    shining = trait("mods: [{hook: light, far: 10 ft}, {hook: evade, about: fly}, {hook: long-jump, far: 15 ft}]")
    echo = trait("mods: [{hook: senses, about: [by-hearing, blind-beyond]}, {hook: ignore}]")
    return setup(
        hero("ana", "b2", hp=40, speeds=Speeds(fly=6)),
        hero("bo", "b4", hp=30, traits=(shining,)),
        foe(
            "drake",
            "g3",
            hp=50,
            size="large",
            speeds=Speeds(fly=8),
            powers=(wings, glide),
            legendary=3,
            pools={"legendary": 3},
        ),
        foe("ghost", "h6", hp=20, traits=(bodiless,), powers=(blink, fade), senses={"darkvision": 12}),
        foe("rug", "e7", hp=20, traits=(trait("mods: [{hook: disguise}]"),)),
        foe("bat", "i2", hp=5, traits=(echo,), senses={"blindsight": 6}, speeds=Speeds(fly=6)),
        map=[
            *("%%%%#%%%%%", "%%%%#%%%::", "%%%%%%%%::", "%%%%#%%%%%"),
            *("%%%%#ooo%%", "::%%#%%%%%", "..%%%%%%%%", "..%%#%%%%%"),
        ],
        stealthy=("rug",),
    )
