"""The laws over random play with squads, a captain, Malice, villain actions, a mount and summons."""

from affray.core.fight.running import Setup
from affray.core.table.moments import FIGHT_END
from affray.core.values import Effect, Until
from affray.rules.drawsteel.state.blocks import MANEUVER, VILLAIN, Ability, Distance
from affray.rules.drawsteel.state.words import Outcome
from tests.drawsteel.kit import AXE, BOW, CLAW, YARD, block, foe, hero, minion, setup
from tests.laws import laws_over

GOBLIN = frozenset({"goblin"})
CALL = Ability("call", MANEUVER, distance=Distance(ranged=9), target="self", effects=(Outcome("summon", 2),), cost=1)
SCARE = Ability("scare", VILLAIN, target="self", effects=(Outcome("swarm", 1, of="goblin"),))
RUNNER = block("runner", organisation="minion", stamina=3, free_strike=1)


def swarm() -> Setup:
    king = foe(
        "king", "i4", hp=18, size="1S", abilities=(CLAW, CALL, SCARE), keywords=GOBLIN, summons=(RUNNER,), might=2,
        features=frozenset({"end-effect", "crafty"}),
    )  # fmt: skip
    riding = Effect("riding-0", "riding", "imp", "worg", (Until(FIGHT_END),))
    imp = foe("imp", "h6", hp=7, size="1S", keywords=GOBLIN, group="riders").but(effects=(riding,))
    return setup(
        hero("ana", "a1", hp=16, might=2, abilities=(AXE,)),
        hero("bo", "a3", hp=14, agility=2, abilities=(AXE, BOW)),
        *(minion(f"rat-{n}", f"h{n}", captained={"edge": 1}) for n in (1, 2, 3)),
        foe("boss", "i2", hp=9, squad="rat", group="rat"),
        king,
        foe("worg", "h6", hp=9, size="1L", role="mount", group="riders"),
        imp,
        map=YARD,
        malice=6,
    )


test_law, test_law_3_inline, test_law_over_many_fights = laws_over({"swarm": swarm}, examples=6, inline=2)
