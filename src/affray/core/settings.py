"""Settings of the table that can change at any moment: who plays whom, with which dice, how they are asked."""

from affray.core.changes import enter_seat, enter_setting, leave_seat
from affray.core.deeds import Options, Pattern
from affray.core.rulebook import Rulebook
from affray.core.slots import TRUE_NAMES, Deed, OneOf, Word, word_for
from affray.core.values import GM, State

KINDS = ("control", "dice", "disclosure", "standing", "mind", "option")


def no_settings() -> dict[str, dict[str, str]]:
    return {kind: {} for kind in KINDS}


def settings_offered(rulebook: Rulebook, state: State) -> Options:
    """Every setting that can be made now, as deeds."""
    seats, creatures = OneOf(state.seats), OneOf(state.creatures.values())
    others = OneOf(seat for seat in state.seats if seat != GM)
    return Options(
        [
            Pattern("control", creatures, seats),
            Pattern("dice", seats, OneOf(["digital", "real"])),
            Pattern("disclosure", creatures, OneOf(["exact", "rough", "nothing"])),
            Pattern("standing", creatures, OneOf(rulebook.standing_kinds), OneOf(["ask", "always", "never"])),
            Pattern("mind", seats, Word()),
            Pattern("seat", Word(), OneOf(["player", "watcher"])),
            Pattern("unseat", others),
            *(Pattern("option", OneOf([name]), OneOf(values)) for name, values in rulebook.choices.items()),
        ]
    )


def apply_setting(state: State, setting: Deed) -> None:
    """Make the setting. A seat that is taken away leaves its creatures to the GM."""
    words = [word_for(argument, TRUE_NAMES) for argument in setting.args]
    if setting.verb == "seat":
        enter_seat(state, *words)
    elif setting.verb == "unseat":
        leave_seat(state, *words)
    else:
        enter_setting(state, setting.verb, " ".join(words[:-1]), words[-1])
