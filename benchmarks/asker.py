"""A minimal rulebook for benchmarks, whose fights never end.  Start at `Asker.step`.

Its rules are trivial, so that the kernel is what is measured.
"""

from collections.abc import Mapping
from typing import Any, ClassVar

from affray.core.dice.notation import parse_dice
from affray.core.fight.running import Setup
from affray.core.offers.deeds import PASS, Options, Pattern
from affray.core.offers.slots import Deed, OneOf
from affray.core.rulebook import Readings, Rulebook
from affray.core.table.asking import AnySight, AnyTable, Question
from affray.core.table.changes import begin_round, heal, hurt
from affray.core.table.settings import no_settings
from affray.core.values import GM, AnyState, Creature, Reason, State

HEROES, FOES = "heroes", "foes"
PLAYERS_SEATED = 4
D6 = parse_dice("1d6")
STRENGTH = Reason("asker.strength", 1)


class Asker(Rulebook[AnyState, Creature, Readings]):
    """`questions` is the number of questions in a step, asked one after the other."""

    name = "asker"
    version = "1"
    choices: ClassVar = {"questions": ("1", "12")}

    def read(self, options: Mapping[str, str]) -> Readings:
        return Readings(options)

    def step(self, table: AnyTable) -> None:
        """The next few creatures in the state's order each strike a foe of their choice."""
        begin_round(table)
        creatures = list(table.state.creatures.values())
        questions = int(self.options["questions"])
        first = (table.state.round - 1) * questions
        for place in range(first, first + questions):
            strike(table, creatures[place % len(creatures)])

    def outcome(self, state: AnyState) -> str | None:
        return None

    def rulings(self, state: AnyState) -> Options:
        return Options(())

    def rule(self, table: AnyTable, ruling: Deed) -> None:
        """There are no rulings."""

    def show_creature(self, state: AnyState, creature: Creature, is_own: bool) -> dict[str, Any]:
        return {
            "side": creature.side,
            "hp": creature.hp if is_own else None,
            "effects": [effect.kind for effect in creature.effects],
            "pools": creature.pools if is_own else None,
        }


def strike(table: AnyTable, striker: Creature) -> None:
    """One question, one die, one change. A creature at 0 hit points is healed at once."""
    deed = table.ask(
        Question(striker, "strike", lambda: [Pattern("strike", OneOf(foes_of(table.state, striker))), PASS])
    )
    target = deed.args[0]
    harm = table.roll(striker, D6, "harm", [STRENGTH])
    hurt(table, target, harm.total, by=striker)
    if target.hp == 0:
        heal(table, target, target.hp_max)


def foes_of(state: AnyState, creature: Creature) -> list[Creature]:
    return [other for other in state.creatures.values() if other.side != creature.side]


class Striker:
    """A mind that strikes its foes in rotation."""

    __slots__ = ("answered",)

    def __init__(self, answered: int = 0) -> None:
        self.answered = answered

    def __call__(self, question: Question, sight: AnySight) -> Any:
        foes = question.options.parts[0].slots[0].values
        self.answered += 1
        return Deed("strike", foes[self.answered % len(foes)])


def melee(creatures: int, questions: int) -> Setup:
    """Half heroes, half foes. Four heroes have a player each, the GM plays the rest, and there is a spectator."""
    heroes = [_creature("hero", HEROES, n) for n in range(1, creatures // 2 + 1)]
    foes = [_creature("foe", FOES, n) for n in range(1, creatures - len(heroes) + 1)]
    played = {hero.id: f"player-{n}" for n, hero in enumerate(heroes[:PLAYERS_SEATED], 1)}
    seats = {GM: "gm", **dict.fromkeys(played.values(), "player"), "watcher": "watcher"}
    options = {"questions": str(questions)}
    settings = no_settings() | {"control": played, "option": options}
    state = State({creature.id: creature for creature in [*heroes, *foes]}, 0, None, seats, settings)
    return Setup(Asker(options), state, "melee")


def _creature(name: str, side: str, n: int) -> Creature:
    pools = {"move": 6, "act": 1, "react": 1}
    return Creature(f"{name}-{n}", name, side, 20, 20, pools)
