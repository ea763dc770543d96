"""Table settings that can change at any time: who plays which creature, which dice they use, standing orders.

A standing order of consent is given for a seat, any other for a creature.
"""

from typing import Final

from affray.core.offers.deeds import Options, Pattern
from affray.core.offers.slots import TRUE_NAMES, Deed, OneOf, Word, word_for
from affray.core.rulebook import AnyRulebook
from affray.core.table.changes import enter_seat, enter_setting, leave_seat
from affray.core.table.consent import DEFAULTS as CONSENT
from affray.core.values import GM, PLAYERS, AnyState

ENDING: Final = "ending"
"""The setting that says who decides that a fight is over: the rules, or the GM, who is asked first."""
ASK: Final = "ask"
ORDERS: Final = (ASK, "always", "never")
KINDS = ("control", "dice", "disclosure", "standing", "mind", "option", ENDING)


def no_settings() -> dict[str, dict[str, str]]:
    return {kind: {} for kind in KINDS}


def settings_offered(rulebook: AnyRulebook, state: AnyState, seat: str = GM) -> Options:
    """The settings that a seat can make now, as deeds: all for the GM, their own for a player."""
    seats, creatures = list(state.seats), list(state.creatures.values())
    if seat != GM:
        seats, creatures = [seat], [creature for creature in creatures if state.seat_of(creature) == seat]
    reactions = [kind for kind in rulebook.standing_kinds if kind not in CONSENT]
    consent = [kind for kind in rulebook.standing_kinds if kind in CONSENT]
    own = [
        Pattern("dice", OneOf(seats), OneOf(["digital", "real"])),
        *(
            Pattern("standing", OneOf(holders), OneOf(some), OneOf(ORDERS))
            for holders, some in ((creatures, reactions), (seats, consent))
            if some
        ),
    ]
    if seat != GM:
        return Options(own)
    return Options(
        [
            Pattern("control", OneOf(creatures), OneOf(seats)),
            *own,
            Pattern("disclosure", OneOf(creatures), OneOf(["exact", "rough", "nothing"])),
            Pattern("mind", OneOf([*seats, PLAYERS]), Word()),
            Pattern("seat", Word(taken=[GM, PLAYERS]), OneOf(["player", "watcher"])),
            Pattern("unseat", OneOf(other for other in seats if other != GM)),
            Pattern(ENDING, OneOf([ASK, "rules"])),
            *(Pattern("option", OneOf([name]), OneOf(values)) for name, values in rulebook.choices.items()),
        ]
    )


def apply_setting(state: AnyState, setting: Deed) -> None:
    """Apply a setting. The creatures of a removed seat go back to the GM."""
    words = [word_for(argument, TRUE_NAMES) for argument in setting.args]
    if setting.verb == "seat":
        enter_seat(state, *words)
    elif setting.verb == "unseat":
        leave_seat(state, words[0], CONSENT)
    else:
        enter_setting(state, setting.verb, " ".join(words[:-1]), words[-1])
