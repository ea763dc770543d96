"""How a table reads this book: what its options picked, and the hooks by which rules find one another.

Start at `Readings`. Rules that do not know each other meet in `Hooks`: a table for each kind of word that a stat block
may use, and a list for each moment at which something more may happen. `hooks.py` fills them. Where the seed and the
final book differ, or the book leaves a choice, there is an option: on a 6 or more of `first.roll` the heroes go first
(the seed), or the players say which side does (the final book).
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from affray.core import rulebook
from affray.core.offers.slots import Slot
from affray.core.table import asking
from affray.core.table.scenario import Stage
from affray.core.values import Reason
from affray.mypyc import mypyc_attr
from affray.rules.drawsteel.state.blocks import Ability, Distance
from affray.rules.drawsteel.state.clash import Clash, Fighter
from affray.rules.drawsteel.state.happenings import Aim, Happening, Harm, Shove, Trial, Use
from affray.rules.drawsteel.state.words import Outcome

CHOICES: Final[Mapping[str, Sequence[str]]] = {
    "first.roll": ("heroes", "chooser"),
    "initiative": ("pick", "agility"),
    "initiative.swap": ("on", "off"),
    "roll.downgrade": ("off", "on"),
    "stamina.mercy": ("off", "on"),
    "free.director": ("trust", "ask"),
    "leaving": ("by-order", "at-will"),
}
"""The table options, each with what it may be, the default first."""


class Area(NamedTuple):
    """A shape of area: the squares that it covers, by what it is aimed at; and how it is aimed, if it is at all.

    `heights` are from where to where it goes up; without it, it goes as far up as it goes sideways.
    """

    covers: Callable[[Clash, Fighter, Distance, Any], int]
    slot: Callable[[Clash, Fighter, Distance], Slot] | None = None
    heights: Callable[[Clash, Fighter, Distance, Any], tuple[int, int]] | None = None


class Doing(NamedTuple):
    """Something that can be done in a turn: what it takes, when it is offered, and how it is done.

    One that takes its due itself, such as a move that was begun, says that it is free and offers itself accordingly.
    `consent` is the kind of consent that it needs of whomever it is done to, if any.
    """

    takes: str
    offer: "Callable[[Readings, Clash, Fighter], Iterable[object]]"
    do: Callable[..., None]
    consent: str = ""


class Hooks:
    """What the words of the book do, and what else happens when.

    By the word in an ability: `outcomes` are what it does beside damage, to one target; `bonuses` what it adds to the
    damage; `together` what those do as one whom it names beside the target, and `able` who of them can; `needs` whether
    a triggered action could change anything in what it answers; `areas` the shapes of areas; `run_ups` the outcomes
    before the roll that bring somebody into reach. `deeds` are what everybody can do in a turn, by the verb.

    Each in a list finds its own: `edges` are edges and banes, as reasons of 1, 2, -1 or -2; `adding` adds to rolled
    damage beside the words of the ability; `distances` make an ability go farther; `speeds` change a speed; `rough` is
    difficult terrain, which costs 1 more, `slowing` what costs 1 more by itself, and `shunned` where one will not go,
    all as masks; `resisting` are weaknesses and immunities that are not of the stat block; `targetable` says of
    (user, target, ability) that nothing keeps the target from being chosen; `slipping` says whose movement provokes
    nobody.

    `critical` is what a critical hit gives, and `react` carries out a triggered action; `stage` says who comes in late
    and who leaves. The rest are moments, with the
    fighter whose moment it is, or the record of what is under way.
    """

    __slots__ = (
        "outcomes", "bonuses", "together", "able", "needs", "areas", "run_ups", "deeds",
        "edges", "adding", "distances", "speeds", "rough", "slowing", "shunned", "resisting", "targetable", "slipping",
        "fight_start", "round_start", "new_turn", "turn_start", "turn_end", "turn_over",
        "walked", "stepped", "teleported", "charged", "flung", "forcing",
        "rolled", "used", "acted", "tested", "harming", "harmed", "bled", "regained", "shielded", "felled",
        "critical", "react", "stage",
    )  # fmt: skip

    def __init__(
        self,
        *,
        outcomes: "Mapping[str, Callable[[Table, Use, Fighter, Outcome], None]]",
        bonuses: Mapping[str, Callable[[Clash, Use, Fighter, Outcome], Sequence[Reason]]],
        together: "Mapping[str, Callable[[Table, Use, Sequence[Fighter], Fighter], None]]",
        able: "Mapping[str, Callable[[Readings, Clash, Fighter], bool]]",
        needs: Mapping[str, Callable[[Clash, Fighter, Ability, Happening], bool]],
        areas: Mapping[str, Area],
        run_ups: "Mapping[str, Callable[[Readings, Clash, Fighter, Fighter, Outcome], bool]]",
        deeds: Mapping[str, Doing],
        edges: Sequence[Callable[[Clash, Aim], Sequence[Reason]]],
        adding: Sequence[Callable[[Clash, Use, Fighter], Sequence[Reason]]],
        distances: Sequence[Callable[[Clash, Fighter, Ability], int]],
        speeds: Sequence[Callable[[Clash, Fighter, int], int]],
        rough: Sequence[Callable[[Clash, Fighter], int]],
        slowing: Sequence[Callable[[Clash, Fighter], int]],
        shunned: Sequence[Callable[[Clash, Fighter], int]],
        resisting: Sequence[Callable[[Clash, Fighter], tuple[Mapping[str, int], Mapping[str, int]]]],
        targetable: Sequence[Callable[[Clash, Fighter, Fighter, Ability], bool]],
        slipping: Sequence[Callable[[Clash, Fighter], bool]],
        fight_start: "Sequence[Callable[[Table], None]]",
        round_start: "Sequence[Callable[[Table], None]]",
        new_turn: "Sequence[Callable[[Table], None]]",
        turn_start: "Sequence[Callable[[Table, Fighter], None]]",
        turn_end: "Sequence[Callable[[Table, Fighter], None]]",
        turn_over: "Sequence[Callable[[Table, Fighter], None]]",
        walked: "Sequence[Callable[[Table, Fighter], None]]",
        stepped: "Sequence[Callable[[Table, Fighter], None]]",
        teleported: "Sequence[Callable[[Table, Fighter], None]]",
        charged: "Sequence[Callable[[Table, Fighter], None]]",
        flung: "Sequence[Callable[[Table, Fighter], None]]",
        forcing: "Sequence[Callable[[Table, Shove], None]]",
        rolled: "Sequence[Callable[[Table, Use], None]]",
        used: "Sequence[Callable[[Table, Fighter], None]]",
        acted: "Sequence[Callable[[Table, Use], None]]",
        tested: "Sequence[Callable[[Table, Trial], None]]",
        harming: "Sequence[Callable[[Table, Harm], None]]",
        harmed: "Sequence[Callable[[Table, Harm], None]]",
        bled: "Sequence[Callable[[Table, Fighter], None]]",
        regained: "Sequence[Callable[[Table, Fighter], None]]",
        shielded: "Sequence[Callable[[Table, Fighter], None]]",
        felled: "Sequence[Callable[[Table, Fighter], None]]",
        critical: "Callable[[Table, Fighter], None]",
        react: "Callable[[Table, Fighter, Ability, Happening], None]",
        stage: Stage,
    ) -> None:
        self.outcomes = outcomes
        self.bonuses = bonuses
        self.together = together
        self.able = able
        self.needs = needs
        self.areas = areas
        self.run_ups = run_ups
        self.deeds = deeds
        self.edges = edges
        self.adding = adding
        self.distances = distances
        self.speeds = speeds
        self.rough = rough
        self.slowing = slowing
        self.shunned = shunned
        self.resisting = resisting
        self.targetable = targetable
        self.slipping = slipping
        self.fight_start = fight_start
        self.round_start = round_start
        self.new_turn = new_turn
        self.turn_start = turn_start
        self.turn_end = turn_end
        self.turn_over = turn_over
        self.walked = walked
        self.stepped = stepped
        self.teleported = teleported
        self.charged = charged
        self.flung = flung
        self.forcing = forcing
        self.rolled = rolled
        self.used = used
        self.acted = acted
        self.tested = tested
        self.harming = harming
        self.harmed = harmed
        self.bled = bled
        self.regained = regained
        self.shielded = shielded
        self.felled = felled
        self.critical = critical
        self.react = react
        self.stage = stage


@mypyc_attr(allow_interpreted_subclasses=True)
class Readings(rulebook.Readings):
    """What the table options picked.

    `chooses_first`: the roll for the first side says who may choose. `by_agility`: there is an order of initiative, in
    which `may_swap` lets heroes change places. `may_downgrade`: who rolls may take a lower tier. `may_spare`: who fells
    somebody may knock it out instead. `director_weighs`: the Director is asked what a free maneuver takes.
    `leaves_at_will`: anybody may flee or surrender.
    """

    __slots__ = (
        "hooks", "chooses_first", "by_agility", "may_swap", "may_downgrade", "may_spare", "director_weighs",
        "leaves_at_will",
    )  # fmt: skip

    def __init__(self, options: Mapping[str, str], hooks: Hooks) -> None:
        super().__init__(options)
        self.hooks = hooks
        self.chooses_first = options["first.roll"] == "chooser"
        self.by_agility = options["initiative"] == "agility"
        self.may_swap = self.by_agility and options["initiative.swap"] == "on"
        self.may_downgrade = options["roll.downgrade"] == "on"
        self.may_spare = options["stamina.mercy"] == "on"
        self.director_weighs = options["free.director"] == "ask"
        self.leaves_at_will = options["leaving"] == "at-will"


Table = asking.Table[Clash, Readings]
"""A table at which this book is played: what a rule may touch."""
Sight = asking.Sight[Clash, Readings]
"""What the mind in a seat may look at."""
