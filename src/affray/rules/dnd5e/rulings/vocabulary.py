"""All that a GM may decree.  Start at `RULINGS`.

`ana gains frightened by orc for 3`, `foes hurt 8d6 fire save dex 15`, `goblin-1 figure ac 17`, `ground c3-d5 burning`.
The verbs that all games share are in `core/table/decrees.py` and `calls.py`.
"""

from typing import Final

from affray.core.offers.deeds import Options
from affray.core.offers.slots import OneOf
from affray.core.offers.typed import TypedNumber
from affray.core.table import calls, decrees
from affray.core.table.rulings import DICE, EFFECTS, FIGHT, GROUND, Ruling, Rulings, about, for_each
from affray.core.table.scenario_rulings import course_rulings
from affray.rules.dnd5e.changes import notice, notice_by, set_temporary
from affray.rules.dnd5e.harm.conditions_applied import set_exhaustion
from affray.rules.dnd5e.harm.dying import ENOUGH
from affray.rules.dnd5e.harm.suffocation import start_suffocating, stop_suffocating
from affray.rules.dnd5e.rulings import bodies, dice, effects, figures, order, pools, terrain, things
from affray.rules.dnd5e.state.battle import SIDES, Battle
from affray.rules.dnd5e.state.blocks import SIZES
from affray.rules.dnd5e.state.conditions import DEADLY
from affray.rules.dnd5e.state.weapons import DAMAGE_TYPES
from affray.rules.dnd5e.turn.leaving import STAGE, free_squares


def offered(battle: Battle) -> Options:
    """What may follow from a roll that the GM calls for."""
    return RULINGS.offered(battle)


RULINGS: Final[Rulings[Battle]] = Rulings(
    [
        decrees.hp(bodies.rise_or_fall),
        about("temporary", TypedNumber(0, decrees.MOST_POINTS), do=set_temporary),
        decrees.maximum(bodies.keep_maximum),
        about("dies", whom=bodies.living, do=bodies.rule_dies),
        about("stable", whom=bodies.dying, do=bodies.rule_stable),
        about("lives", whom=bodies.fallen, do=bodies.rule_lives),
        about(
            "death-saves",
            TypedNumber(0, ENOUGH),
            TypedNumber(0, ENOUGH),
            whom=bodies.dying,
            do=bodies.rule_death_saves,
        ),
        decrees.at(free_squares, bodies.rule_at),
        Ruling("height", bodies.offer_height, for_each(bodies.rule_height)),
        decrees.side(SIDES, bodies.change_side),
        decrees.played_by(),
        decrees.hidden(),
        decrees.hidden_from(),
        decrees.noticed(notice),
        decrees.shown_to(notice_by),
        decrees.pool(pools.names, pools.settle_movement),
        decrees.figure(figures.FIGURES, figures.rule_figure),
        about("size", OneOf(SIZES), do=figures.rule_size, whom=bodies.living),
        Ruling("holds", things.offer_holds, for_each(things.rule_holds)),
        Ruling("drops", things.offer_drops, for_each(things.rule_drops)),
        Ruling("weapon", things.offer_weapon, for_each(things.rule_weapon)),
        Ruling("mounted", things.offer_mounted, for_each(things.rule_mounted)),
        Ruling("dismounted", bodies.offer_dismounted, for_each(things.rule_dismounted)),
        *decrees.carrying(things.loads, things.carriers, things.is_carried, things.rule_carried, things.rule_put_down),
        decrees.gains(effects.GIVEN, effects.rule_gains, effects.FROM_SOMEBODY, effects.SAVES),
        decrees.loses(effects.rule_loses),
        about("exhaustion", TypedNumber(0, DEADLY), do=set_exhaustion, subject=EFFECTS),
        Ruling("suffocating", bodies.offer_suffocating, for_each(start_suffocating), EFFECTS),
        Ruling("breathing", bodies.offer_breathing, for_each(stop_suffocating), EFFECTS),
        calls.call("check", lambda _: dice.CHECKS, dice.resolve_checks, offered, bodies.living),
        calls.call("save", lambda _: dice.SAVES, dice.resolve_saves, offered, bodies.living),
        calls.hurt(DAMAGE_TYPES, dice.rule_hurt, effects.SAVES, bodies.living),
        Ruling("healed", dice.offer_healed, dice.rule_healed, DICE),
        terrain.GROUND,
        terrain.OBJECTS,
        Ruling("stuck", bodies.offer_stuck, bodies.rule_stuck, GROUND),
        Ruling("before", order.offer_before, order.rule_before, FIGHT),
        *course_rulings(STAGE),
    ]
)
