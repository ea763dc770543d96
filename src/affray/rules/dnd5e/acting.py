"""What effects do at the moments at which they act.  Start at `act`."""

from collections.abc import Callable
from typing import Final, cast

from affray.core.asking import Table
from affray.core.values import Effect
from affray.rules.dnd5e.concentration import CONCENTRATING, HOLDING, KEEPING, run_out
from affray.rules.dnd5e.features import calm_down
from affray.rules.dnd5e.spell_effects import AGAIN, save_again
from affray.rules.dnd5e.values import Battle

Acting = Callable[[Table, Battle, Effect, str], None]


def act(table: Table, effect: Effect, moment: str) -> None:
    ACTING[effect.kind](table, cast("Battle", table.state), effect, moment)


def rage_on(table: Table, battle: Battle, effect: Effect, moment: str) -> None:
    calm_down(table, battle.combatant(effect.bearer), effect)


def try_again(table: Table, battle: Battle, effect: Effect, moment: str) -> None:
    save_again(table, battle, effect)


ACTING: Final[dict[str, Acting]] = {
    "raging": rage_on,
    **dict.fromkeys((CONCENTRATING, HOLDING, KEEPING), run_out),
    **dict.fromkeys(AGAIN, try_again),
}
"""By the kind of the effect."""
