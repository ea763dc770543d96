"""Creating a table: its seats, dice and disclosure.  Start at `open_table`."""

import time
from collections.abc import Mapping
from secrets import token_bytes
from typing import Any, Final

from affray.content import load, load_text
from affray.content.bringing import bring, names_in
from affray.core.dice.luck import SEED_BYTES, fresh_seed
from affray.core.fight.fight import Fight
from affray.core.fight.running import Setup
from affray.core.table.changes import enter_seat, enter_setting
from affray.core.table.settings import ASK, ENDING
from affray.core.values import GM, AnyState
from affray.server.links import CLAIM, Issued, new_id, new_link
from affray.server.messages.problems import Problem
from affray.server.messages.requests import NewTable
from affray.store import Kept, Store

WATCHER: Final = "watcher"
MOST_BROUGHT: Final = 100
"""How many stat blocks of their own people may bring to a table when they make it."""


def open_table(wanted: NewTable, lang: str, store: Store) -> tuple[Kept, list[Issued]]:
    """Create a table to order, and the links to its seats. Raises `BadContent` or `Problem`."""
    if (wanted.encounter is None) == (wanted.yaml is None):
        raise Problem("bad-request", {"why": "encounter | yaml"})
    setup = load(str(wanted.encounter)) if wanted.yaml is None else load_text(wanted.yaml)
    rulebook = setup.rulebook.with_options(_checked(wanted.options, setup.rulebook.choices))
    state = setup.state.copy()
    _seat(state, wanted)
    fight = Fight(Setup(rulebook, state, setup.title), fresh_seed(token_bytes(SEED_BYTES)))
    if wanted.stat_blocks is not None:
        _bring(fight, wanted.stat_blocks)
    kept = Kept(new_id(), int(time.time()), setup.title, lang, wanted.countdown, wanted.players_undo)
    issued = [new_link(kept.id, GM, "gm"), new_link(kept.id, WATCHER, "watcher")]
    if wanted.links == "claim":
        issued.append(new_link(kept.id, "", CLAIM))
    else:
        issued += [new_link(kept.id, seat, "player") for seat in state.player_seats()]
    store.add(kept, fight, [(one.link, one.hash) for one in issued])
    return kept, issued


def _bring(fight: Fight, text: str) -> None:
    """Have the stat blocks of a text at hand, so that the GM may add them."""
    names = names_in(fight.rulebook.name, text)
    if len(names) > MOST_BROUGHT:
        raise Problem("bad-request", {"why": f"stat_blocks: {len(names)} > {MOST_BROUGHT}"})
    for name in names:
        bring(fight, name, text)


def _checked(options: Mapping[str, str], choices: Mapping[str, Any]) -> Mapping[str, str]:
    for name, value in options.items():
        if value not in choices.get(name, ()):
            known = choices.get(name, choices)
            raise Problem("bad-option", {"option": name, "value": value, "known": ", ".join(known)})
    return options


def _seat(state: AnyState, wanted: NewTable) -> None:
    """Set up the seats. The GM is asked before the fight is over.

    Spectators see what the heroes know and their exact hit points; foes as `disclosure` says.
    """
    enter_seat(state, WATCHER, "watcher")
    enter_setting(state, ENDING, "", ASK)
    for id, creature in state.creatures.items():
        is_hero = state.seats.get(state.seat_of(creature)) == "player"
        enter_setting(state, "disclosure", id, "exact" if is_hero else wanted.disclosure)
    dice = wanted.dice if isinstance(wanted.dice, dict) else dict.fromkeys(state.seats, wanted.dice)
    for seat, how in dice.items():
        if seat not in state.seats:
            raise Problem("no-such-seat", {"seat": seat, "seats": ", ".join(state.seats)})
        enter_setting(state, "dice", seat, how)
