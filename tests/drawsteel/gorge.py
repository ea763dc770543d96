"""A fight over a gorge, with everything that the map can do in it: for laws and random play."""

from typing import Any

from affray.core.fight.running import Setup
from affray.rules.drawsteel.state.blocks import Ability, Distance, Tier
from affray.rules.drawsteel.state.words import Outcome
from tests.drawsteel.kit import AXE, BOW, CLAW, foe, forcing, hero, setup, strike

GORGE = [
    "...%%..LLL",
    ".,.%%..LHH",
    "..T%%...^.",
    ".+#......~",
    "d##%%.=..~",
    "dd.%%.o...",
    ".f.%%.g...",
    "...%%.s...",
]
CLUB = strike("club", 3, 5, 8).but(tiers=tuple(Tier(str(each), "", (Outcome("push", each),)) for each in (1, 2, 4)))
GRIP = forcing("vertical-pull", 3).but(id="grip", kind="maneuver")
SWEEP = Ability(
    "sweep",
    keywords=frozenset({"area", "weapon", "melee"}),
    distance=Distance(area="burst", size=1),
    target="enemy",
    bonus=2,
    tiers=tuple(Tier("2", "", (Outcome("slide", each),)) for each in (1, 2, 3)),
)
BLAZE = Ability(
    "blaze",
    keywords=frozenset({"area", "magic"}),
    distance=Distance(area="cube", size=2, within=6),
    target="enemy",
    roll=("reason",),
    tiers=(Tier("2", "fire"), Tier("3", "fire"), Tier("5", "fire")),
    effects=(Outcome("harmful-area", 2, on_user=True, type="fire"),),
)
LANCE = Ability(
    "lance",
    keywords=frozenset({"area", "magic"}),
    distance=Distance(area="line", size=4, within=1),
    target="creature",
    roll=("reason",),
    tiers=(Tier("2"), Tier("3"), Tier("4")),
)
STONES = Ability(
    "stones",
    "maneuver",
    distance=Distance(area="wall", size=2, within=4),
    target="self",
    effects=(Outcome("wall", on_user=True, lasts="round"),),
)
MIST = Ability(
    "mist", "maneuver", distance=Distance(area="aura", size=1), target="ally", effects=(Outcome("fog", on_user=True),)
)
STEP = Ability("step", "maneuver", target="self", effects=(Outcome("teleport", 4), Outcome("hide")))
DART = BOW.but(id="dart", effects=(Outcome("shift", 1, on_user=True),))


def chase(**options: Any) -> Setup:
    """Four heroes, five foes, one of each side in hiding."""
    return setup(
        hero("ana", "a1", hp=18, might=2, stability=1, abilities=(CLUB, SWEEP)),
        hero("bo", "a5", hp=14, agility=2, abilities=(AXE, DART, STEP), hidden_from=frozenset({"ogre", "mole"})),
        hero("cy", "b8", hp=14, reason=2, abilities=(BLAZE, LANCE, STONES), modes=frozenset({"fly"})),
        hero("di", "c6", hp=12, abilities=(AXE, MIST), modes=frozenset({"climb", "teleport"})),
        foe("goblin-1", "h1", hp=8, size="1S", modes=frozenset({"climb"}), group="goblins", abilities=(BOW, GRIP)),
        foe("goblin-2", "i3", hp=8, size="1S", modes=frozenset({"swim"}), features=frozenset({"hides-in-sight"})),
        foe("bat", "f2", hp=8, size="1T", modes=frozenset({"fly", "hover"}), height=2),
        foe("mole", "f8", hp=12, modes=frozenset({"burrow"}), height=-1, hidden_from=frozenset("ana bo cy di".split())),
        foe("ogre", "h5", hp=22, size="2", might=2, stability=2, abilities=(CLAW, CLUB)),
        map=GORGE,
        **options,
    )
