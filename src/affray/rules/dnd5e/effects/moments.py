"""What effects do at the moments at which they act.  Start at `act`."""

from affray.core.table.moments import find
from affray.core.values import Effect
from affray.rules.dnd5e.effects.acting import perform
from affray.rules.dnd5e.effects.laying import EASY_SAVE_HURT, SAVED_AT
from affray.rules.dnd5e.harm.concentration import KEPT, run_out
from affray.rules.dnd5e.harm.conditions_applied import act_on_bearer
from affray.rules.dnd5e.readings import Table


def act(table: Table, effect: Effect, moment: str) -> None:
    """A maintained spell may end; other effects do what their kind does, or allow a save."""
    if effect.kind in KEPT:
        run_out(table, effect, moment)
    elif effect.what is None:
        act_on_bearer(table, effect)
    else:
        act_by_data(table, effect, moment)


def act_by_data(table: Table, effect: Effect, moment: str) -> None:
    """The acts of its kind at this moment; then the save against it, if one is made then."""
    bearer = table.state.creatures[effect.bearer]
    source = table.state.creatures.get(effect.source or "", bearer)
    acts = effect.what.acts_at(moment)
    if any(each.by_source for each in acts):
        acts = tuple(each for each in acts if each.by_source == (table.state.turn == effect.source))
    for each in acts:
        perform(table, each, source, [bearer], effect=effect.id)
    saves = [word for word in effect.what.ends if SAVED_AT.get(word) == moment]
    if saves and find(table.state, effect.bearer, effect.id) is not None:
        act_on_bearer(table, effect, EASY_SAVE_HURT in saves)
