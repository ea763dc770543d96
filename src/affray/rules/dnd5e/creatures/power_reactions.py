"""Powers that are reactions: to a hit on their user or on a friend beside it, to a wound, to a turn that begins near.

Start at `offers`. `it` is who strikes, or whose turn begins.
"""

from typing import Final

from affray.core.offers.slots import Deed
from affray.core.table.changes import spend
from affray.rules.dnd5e.creatures.powers import USE, can_use
from affray.rules.dnd5e.effects.acting import is_touched, perform
from affray.rules.dnd5e.gear.hands import is_at_hand
from affray.rules.dnd5e.readings import Table
from affray.rules.dnd5e.senses.sight import sees
from affray.rules.dnd5e.state.attempts import Plan
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.blocks import REACTION, Power
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.happenings import GUARDED, HIT, Happening

BLOWS: Final = (HIT, GUARDED)
"""The triggers with an attack that is about to hit."""


def offers(battle: Battle, creature: Combatant, happening: Happening) -> list[Deed]:
    """The reactions among its powers that answer this.  5e.reaction.powers"""
    return [
        Deed(USE, power)
        for power in creature.block.powers_by(REACTION)
        if power.at == happening.trigger
        and can_use(battle, creature, power)
        and fits(battle, creature, power, happening)
    ]


def fits(battle: Battle, creature: Combatant, power: Power, happening: Happening) -> bool:
    """Is it such an attack, near enough, by one whom the power touches?  5e.reaction.powers"""
    plan: Plan | None = happening.record[0] if happening.trigger in BLOWS else None
    if plan is not None and not fits_attack(battle, creature, power, plan):
        return False
    if happening.trigger != HIT and not sees(battle, creature, happening.doer):
        return False
    other = happening.doer if plan is None or plan.target is creature else plan.target
    is_near = not power.range or battle.distance(creature, other) <= power.range
    return is_near and is_touched(battle, power.does, creature, happening.doer)


def fits_attack(battle: Battle, creature: Combatant, power: Power, plan: Plan) -> bool:
    """Melee only, seen coming, and with a weapon in hand, where the power asks for it.  5e.feature.parry"""
    words = power.about
    if ("melee" in words and plan.is_ranged) or ("ranged" in words and not plan.is_ranged):
        return False
    if "seen" in words and not (plan.is_seen if plan.target is creature else sees(battle, creature, plan.attacker)):
        return False
    held = (arm for arm in creature.block.weapons if arm.hands and arm.reach)
    return "armed" not in words or any(is_at_hand(battle, creature, arm) for arm in held)


def react(table: Table, creature: Combatant, happening: Happening, deed: Deed) -> None:
    """Its act is done to who has struck, or begins its turn; a ward counts against the attack.  5e.reaction.powers"""
    power: Power = deed.args[0]
    if power.pool in creature.pools:
        spend(table, creature, power.pool)
    table.tell("power", who=creature, power=power.id)
    plan = happening.record[0] if happening.trigger in BLOWS else None
    perform(table, power.does, creature, [happening.doer], plan=plan)
