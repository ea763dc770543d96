"""What effects do at the moments at which they act.  Start at `act`."""

from affray.core.values import Effect
from affray.rules.dnd5e.harm.concentration import KEPT, run_out
from affray.rules.dnd5e.harm.conditions_applied import act_on_bearer
from affray.rules.dnd5e.readings import Table


def act(table: Table, effect: Effect, moment: str) -> None:
    """A maintained spell may end; other effects do what their kind does, or allow a save."""
    if effect.kind in KEPT:
        run_out(table, effect, moment)
    else:
        act_on_bearer(table, effect)
