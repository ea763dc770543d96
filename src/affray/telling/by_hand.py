"""What no rule plays, told to whoever plays it: the texts of stat blocks, on their creatures' turns.

Start at `left_by_hand`. A question in full reaches only those who may answer it, and so do these texts.
"""

from affray.core.rulebook import AnyRulebook
from affray.core.table.recorded import OpenQuestion
from affray.core.values import Creature
from affray.telling.tongue import NO_LETTERS, Tongue

Elements = tuple[tuple[str, str], ...]
"""Names and texts."""


def left_by_hand(rulebook: AnyRulebook, asked: OpenQuestion, tongue: Tongue) -> Elements:
    """The elements of the one whose turn it is that are played by hand."""
    if asked.kind != "turn" or not isinstance(asked.who, Creature):
        return ()
    return tuple((element_name(name, tongue), " ".join(text.split())) for name, text in rulebook.by_hand(asked.who))


def element_name(name: str, tongue: Tongue) -> str:
    """What an element is called in the language, if there is a noun for it; else as the stat block has it."""
    id = NO_LETTERS.sub("-", name.lower().replace("'", "")).strip("-")
    if not tongue.language.has(f"noun-{id}"):
        return name
    text = tongue.language.name(tongue.thing(id))
    return text[:1].upper() + text[1:]


class ByHand:
    """Tells the elements in full when a turn begins, and by their names as it goes on."""

    def __init__(self, tongue: Tongue) -> None:
        self._tongue = tongue
        self._told: object = None

    def lines(self, turn: object, elements: Elements) -> list[str]:
        """The lines for a question. `turn` says which turn it is."""
        if not elements:
            return []
        is_again, self._told = self._told == turn, turn
        if is_again:
            return [self._tongue.say("say-by-hand", "again", names=self._tongue.listed(name for name, _ in elements))]
        return [
            self._tongue.say("say-by-hand", "element", name=name, text=text)
            if text
            else self._tongue.say("say-by-hand", "again", names=name)
            for name, text in elements
        ]
