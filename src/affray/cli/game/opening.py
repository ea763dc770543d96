"""Opening a fight for one who plays it here: an encounter or a saved fight, who plays whom, with which dice.

Start at `open_fight`.
"""

from collections.abc import Iterable
from pathlib import Path
from secrets import token_bytes
from typing import Final, NamedTuple

from affray.cli.game.encounters import load_encounter
from affray.cli.helping import Failure
from affray.core.dice.luck import SEED_BYTES, fresh_seed
from affray.core.errors import BadSave
from affray.core.fight.fight import Fight
from affray.core.fight.running import Setup
from affray.core.table.changes import enter_seat, enter_setting
from affray.core.values import GM, PLAYERS, AnyState
from affray.minds import SimpleMind
from affray.telling.refusals import bad_save
from affray.telling.seat_names import WATCHER
from affray.telling.tongue import Tongue

MIND: Final = "simple"
SAVED: Final = ".affray"
FOES: Final = "foes"


class Wishes(NamedTuple):
    """How somebody wants to play; `minds`, `seat` and `preset` are None where they said nothing of it."""

    seed: str | None = None
    minds: str | None = None
    has_real_dice: bool = False
    seat: str | None = None
    preset: str | None = None


class Opened(NamedTuple):
    """A fight that is ready, and the seat through whose eyes it is seen."""

    fight: Fight
    seat: str


def open_fight(source: str | None, wishes: Wishes, tongue: Tongue) -> Opened:
    """The fight of a name or a file."""
    if source is not None and is_save(source):
        return _restored(Path(source), wishes, tongue)
    return begin(load_encounter(source, tongue, wishes.preset), wishes, tongue)


def begin(setup: Setup, wishes: Wishes, tongue: Tongue) -> Opened:
    """Begin an encounter. Who watches knows what the heroes know, their hit points too."""
    state = setup.state.copy()
    if WATCHER not in state.seats:
        enter_seat(state, WATCHER, "watcher")
    for id, seat in state.settings["control"].items():
        if state.seats.get(seat) == "player":
            enter_setting(state, "disclosure", id, "exact")
    seat = _seat(state, wishes, tongue)
    minds = _seats_of_minds(state, wishes)
    for each in minds:
        enter_setting(state, "mind", each, MIND)
    if wishes.has_real_dice:
        for each in (each for each in state.seats if each not in minds):
            enter_setting(state, "dice", each, "real")
    seed = wishes.seed or fresh_seed(token_bytes(SEED_BYTES))
    fight = Fight(Setup(setup.rulebook, state, setup.title), seed, minds={MIND: SimpleMind(seed)})
    return Opened(fight, seat)


def _restored(path: Path, wishes: Wishes, tongue: Tongue) -> Opened:
    """Go on with a saved fight. Who plays whom is as it was, unless somebody says otherwise."""
    fight = restored(path, tongue)
    if WATCHER not in fight.state.seats:
        fight.set(f"seat {WATCHER} watcher")
    seat = _seat(fight.state, wishes, tongue)
    if wishes.minds is not None or not fight.state.settings["mind"]:
        for each in _seats_of_minds(fight.state, wishes):
            fight.set(f"mind {each} {MIND}")
    fight.let_play({MIND: SimpleMind(fight.start.seed)})
    return Opened(fight, seat)


def restored(path: Path, tongue: Tongue) -> Fight:
    """The fight that was saved in a file."""
    try:
        return Fight.restore(text_of(path, tongue))
    except BadSave as error:
        raise Failure(bad_save(error, str(path), tongue)) from None


def text_of(path: Path, tongue: Tongue) -> str:
    """What is in a file that somebody named."""
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise Failure(tongue.say("cli-file", "missing", file=str(path))) from None
    except (OSError, UnicodeDecodeError):
        raise Failure(tongue.say("cli-file", "unreadable", file=str(path))) from None


def is_save(source: str) -> bool:
    return source.endswith(SAVED)


def seats_of_people(state: AnyState) -> list[str]:
    """Those whom a person plays for."""
    return [seat for seat, role in state.seats.items() if role == "player"] + [PLAYERS]


def let_minds_play(fight: Fight, seats: Iterable[str]) -> None:
    """From here on minds answer for these seats, and digital dice fall for them."""
    by_hand = fight.state.settings["dice"]
    for seat in [seat for seat in seats if by_hand.get(seat) == "real"]:
        fight.set(f"dice {seat} digital")
    for seat in seats:
        fight.set(f"mind {seat} {MIND}")


def _seats_of_minds(state: AnyState, wishes: Wishes) -> list[str]:
    """Those for whom minds answer. Who takes one hero's seat leaves the other heroes to minds."""
    minds = wishes.minds or FOES
    found = [GM] if minds in (FOES, "all") else []
    if minds in ("heroes", "all"):
        return [*found, *seats_of_people(state)]
    if minds == FOES and state.seats.get(wishes.seat or "") == "player":
        found += [seat for seat in state.player_seats() if seat != wishes.seat]
    return found


def _seat(state: AnyState, wishes: Wishes, tongue: Tongue) -> str:
    """Through whose eyes the fight is seen: who plays the foes is the GM."""
    if wishes.seat is None:
        return GM if wishes.minds in ("heroes", "none") else WATCHER
    if wishes.seat not in state.seats:
        seats = tongue.listed(state.seats)
        raise Failure(tongue.say("cli-no-such-seat", seat=wishes.seat, seats=seats))
    return wishes.seat
