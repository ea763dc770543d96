"""What bears on rolls and numbers while an effect or a trait lasts.  Start at `Mod`; `rolls/mods.py` applies it."""

from typing import ClassVar, Final

from affray.core.values import EMPTY, Value
from affray.rules.dnd5e.state.filters import Filter

SPEED: Final = "speed"
"""What a mod may bear on: the speeds of its bearer, or those in its words."""
CANNOT: Final = "cannot"
"""What a mod may bear on: what its bearer cannot do, of `BARRED`."""
REACT, TURN, CAST, LOOK = "react", "turn", "cast", "look"
ACT, BOTH, STRIKE_AGAIN, CAST_AT_ONCE = "act", "both", "strike-again", "cast-at-once"
BARRED: Final = (REACT, TURN, CAST, LOOK, ACT, BOTH, STRIKE_AGAIN, CAST_AT_ONCE)
"""Take reactions; do anything on its turn; cast spells; see who has laid the effect; take actions; an action and a
bonus action in one turn; more than one attack in a turn; cast a spell by the action without delay."""
MUST: Final = "must"
"""What a mod may bear on: what its bearer must do on its turns, of `BIDS`, because of whoever has laid the effect."""
FLEE, PANIC, APPROACH = "flee", "panic", "approach"
BIDS: Final = (FLEE, PANIC, APPROACH)
"""Move away and do nothing else; move away and Dash as long as there is anywhere to go; move closer until beside it."""
DOUBLE: Final = "double"
TRIPLE: Final = "triple"
AS_WALKING: Final = -1
"""In place of the least speed: its walking speed."""
SENSE: Final = "sense"
"""What a mod may bear on: how far its bearer sees by a sense, of `SENSED`."""
SEE_INVISIBLE: Final = "see-invisible"
SENSED: Final = ("blindsight", "darkvision", "tremorsense", "truesight", SEE_INVISIBLE)
NO_TIMES: Final = "none"
"""In place of half or double: of a speed, nothing is left."""
WARD: Final = "ward"
"""What a mod may bear on: its bearer is left at 1 hit point the first time it would drop to 0."""
SWARM: Final = "swarm"
"""What a mod may bear on: others and its bearer may be in one space."""
NATURAL: Final = "nonmagical"
"""The word of what keeps somebody from regaining hit points other than by magic."""
CHANGELESS: Final = "changeless"
"""What a mod of a trait may bear on: nothing gives its bearer another form."""
CARRIED: Final = "carried"
"""What a mod of a hold may bear on: its bearer is no burden to whoever holds it."""
UNDYING: Final = "undying"
"""What a mod may bear on: its bearer does not die of dropping to 0, but by a step of its own."""

EVADE, IGNORE, PASSES = "evade", "ignore", "pass"
"""What a mod of a trait may bear on: moves that provoke nobody, by the speeds in its words; ground that is no
hindrance; and what it moves through as if that were difficult terrain."""
LONG_JUMP, HIGH_JUMP = "long-jump", "high-jump"
"""What a mod of a trait may bear on: how many squares its bearer jumps."""
WEBS, ICE = "webs", "ice"
CREATURES, OBJECTS = "creatures", "objects"
WITH_RUN_UP: Final = "run"
"""In the words of a mod on jumps: only with a run-up."""
LIGHT: Final = "light"
"""What a mod may bear on: so many squares of bright light around its bearer, and as many more of dim; or dim alone."""
DIM_ALONE: Final = "dim"
DISGUISE: Final = "disguise"
"""What a mod of a trait may bear on: as long as its bearer has not moved, it passes for a thing."""
SENSES: Final = "senses"
"""What a mod of a trait may bear on: how its bearer sees."""
MAGICAL_DARKNESS, BY_HEARING, BLIND_BEYOND, BY_WEBS = "magical-darkness", "by-hearing", "blind-beyond", "by-webs"
ETHEREAL_SIGHT: Final = "ethereal-plane"
"""Its darkvision reaches into magical darkness; its blindsight needs its hearing; it sees by blindsight alone; it feels
whoever touches the same web; it sees 60 feet into the Ethereal Plane."""
REACTIVE: Final = "reactive"
"""What a mod of a trait may bear on: its bearer may take a reaction on every turn."""
QUICK: Final = "quick"
"""What a mod may bear on: what its bearer can do by a bonus action, of `BRISK`."""
BRISK: Final = ("dash", "disengage", "hide")
FIXED: Final[dict[str, tuple[str, ...]]] = {
    EVADE: ("walk", "fly", "swim", "climb", "burrow"),
    IGNORE: (WEBS, ICE),
    PASSES: (CREATURES, OBJECTS),
    LONG_JUMP: (WITH_RUN_UP,),
    HIGH_JUMP: (WITH_RUN_UP,),
    LIGHT: (),
    DISGUISE: (),
    SENSES: (MAGICAL_DARKNESS, BY_HEARING, BLIND_BEYOND, BY_WEBS, ETHEREAL_SIGHT),
    REACTIVE: (),
}
"""The hooks that only traits have, since they are worked out once for a stat block, and the words that each takes."""
BORNE: Final = (LIGHT, LONG_JUMP, HIGH_JUMP)
"""Those of them that effects may have, too."""


class Mod(Value):
    """What bears on a roll or a number while an effect or a trait lasts.

    `hook` is what it bears on; `edge` is advantage (1) or disadvantage (-1); `add` is a number, or dice that are
    rolled, and of damage of a `type` of its own if one is given; `words` are abilities, weapons, types of damage or
    what a roll is about, and limit it to these, as the abilities in `by` do; `only` are the filters that must hold.
    What is for `once` counts once a turn, what is `spent` ends the effect by being used. Of what is
    `asked` its bearer says at the roll, when it sees the d20, whether it counts. `times` is half or double, or
    of a speed none; `least` is what a number is at least: an Armour Class, or a speed in squares.
    """

    unwritten: ClassVar[tuple[str, ...]] = ("times", "least", "spent", "by", "asked")

    __slots__ = ("hook", "edge", "add", "words", "only", "type", "once", "times", "least", "spent", "by", "asked")

    def __init__(
        self,
        hook: str,
        edge: int = 0,
        add: str = "",
        words: frozenset[str] | None = None,
        only: tuple[Filter, ...] = (),
        type: str = "",
        once: bool = False,
        times: str = "",
        least: int = 0,
        spent: bool = False,
        by: frozenset[str] | None = None,
        asked: bool = False,
    ) -> None:
        self.hook = hook
        self.edge = edge
        self.add = add
        self.words = EMPTY if words is None else words
        self.only = only
        self.type = type
        self.once = once
        self.times = times
        self.least = least
        self.spent = spent
        self.by = EMPTY if by is None else by
        self.asked = asked


def multiplied(speed: int, times: str) -> int:
    """A speed as often as a mod says."""
    if times == NO_TIMES:
        return 0
    if times == TRIPLE:
        return speed * 3
    return speed * 2 if times == DOUBLE else speed // 2 if times else speed
