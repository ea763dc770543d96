"""What a seat may do at any time, in words.  Start at `free_choices`."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from affray.core.table.asking import Question
from affray.core.table.recorded import OpenQuestion
from affray.core.values import Creature
from affray.telling.finding import begins, words_of
from affray.telling.menu import Menu
from affray.telling.seat_names import UNSPEAKABLE, SeatNames
from affray.telling.tongue import Tongue


class FreeChoice(NamedTuple):
    """One free deed: who does it, the text that is typed, and what it is called."""

    doer: Creature
    text: str
    label: str


def free_choices(doers: Iterable[Creature], eyes: SeatNames, tongue: Tongue) -> Iterator[FreeChoice]:
    """The free deeds of these creatures, `ana release orc`; without those that their own question offers as well."""
    fight = eyes.fight
    for doer in doers:
        name = eyes.name(doer.id)
        offered = [part for part in fight.rulebook.free_deeds(fight.state, doer) if part.count()]
        if name == UNSPEAKABLE or not offered:
            continue
        own = [asked.options for asked in fight.questions if asked.who == doer]
        menu = Menu(OpenQuestion("", Question(doer, "turn", offered), eyes.seat), eyes, tongue)
        called = tongue.language.name(tongue.creature(name))
        for choice in menu.choices:
            if not any(choice.option in options for options in own):
                label = f"{called[:1].upper()}{called[1:]}: {choice.label}"
                yield FreeChoice(doer, f"{name} {choice.text}", label)


def free_choices_meant(said: str, choices: Iterable[FreeChoice]) -> list[FreeChoice]:
    """Those of which every typed word is the beginning of a word, in the text or in the label."""
    wanted = words_of(said)
    return [each for each in choices if wanted and any(begins(wanted, words_of(w)) for w in (each.text, each.label))]
