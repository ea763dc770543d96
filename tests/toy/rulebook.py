"""The toy as a rulebook: what it answers to the kernel.  The rules themselves are in `turns.py` and `fighting.py`."""

from collections.abc import Collection, Iterable, Mapping
from functools import partial
from typing import Any, ClassVar

from affray.core.dice.luck import Guesser
from affray.core.dice.notation import parse_dice
from affray.core.offers.deeds import Options, Pattern
from affray.core.offers.slots import Deed, Number, OneOf
from affray.core.offers.typed import Several
from affray.core.rulebook import Readings, Rulebook
from affray.core.table.amending import AmendedThrow
from affray.core.table.asking import Question
from affray.core.table.changes import set_hp
from affray.core.table.imagining import suppose_alike
from affray.core.table.moments import FIGHT_END, fire_moment
from affray.core.table.triggers import Reaction
from affray.core.values import GM, PLAYERS, Creature, Effect
from tests.toy.board import SQUARES
from tests.toy.changes import hide, imagine_pool, move_to, reveal, suppose_at
from tests.toy.fighting import D20, burn_on
from tests.toy.turns import marked_by, step, unmark
from tests.toy.values import FOES, HEROES, Fighter, ToyState, ToyTable, fighters, standing

LAST_ROUND = 12
TWO = parse_dice("2d20kh1")


def lean(throw: AmendedThrow) -> bool:
    """toy.advantage: the better of two dice."""
    if throw.dice == D20:
        throw.roll_instead(TWO)
    return throw.dice == TWO


def is_success(band: Any) -> bool:
    return any(band) if isinstance(band, tuple) else bool(band)


class Toy(Rulebook[ToyState, Fighter, Readings]):
    name = "toy"
    version = "1"
    classes = (Fighter, ToyState)
    choices: ClassVar = {"ties": ("players-first", "foes-first"), "rounds": (str(LAST_ROUND), "3")}
    standing_kinds = ("strike", "parry", "feint", "avenge", "rally")
    leanings: ClassVar = {"advantage": lean}
    results: ClassVar = {"succeeds": is_success, "fails": lambda band: not is_success(band)}

    def read(self, options: Mapping[str, str]) -> Readings:
        return Readings(options)

    def step(self, table: ToyTable) -> None:
        step(table)

    def close(self, table: ToyTable) -> None:
        fire_moment(table, FIGHT_END)

    def outcome(self, state: ToyState) -> str | None:
        sides = {creature.side for creature in standing(state)}
        if len(sides) == 1:
            return sides.pop()
        return "draw" if not sides or state.round > int(self.options["rounds"]) else None

    def rulings(self, state: ToyState) -> Options:
        taken = {creature.at for creature in standing(state)}
        free = [square for square in SQUARES if square not in taken]
        return Options(
            [Pattern("hp", OneOf([c]), Number(0, c.hp_max), verb_at=1) for c in fighters(state)]
            + [
                Pattern("at", OneOf(fighters(state)), OneOf(free), verb_at=1),
                Pattern("hides", Several([c for c in fighters(state) if not c.hidden]), verb_at=1),
                Pattern("noticed", OneOf(c for c in fighters(state) if c.hidden), verb_at=1),
            ]
        )

    def rule(self, table: ToyTable, ruling: Deed) -> None:
        creature, *rest = ruling.args
        if ruling.verb == "hp":
            set_hp(table, creature, rest[0])
        elif ruling.verb == "at":
            move_to(table, creature, rest[0])
        elif ruling.verb == "hides":
            for each in creature:
                hide(table, each)
        else:
            reveal(table, creature)

    def free_deeds(self, state: ToyState, creature: Fighter) -> Iterable[Pattern]:
        """toy.unmark: who stands may lift its marks at any time."""
        yield Pattern("unmark", OneOf(marked_by(state, creature)), when=lambda: creature.hp > 0)

    def do_freely(self, table: ToyTable, creature: Fighter, deed: Deed) -> None:
        unmark(table, creature, *deed.args)

    def perceives(self, state: ToyState, seat: str, creature: Fighter) -> bool:
        """The hidden are known to their own side; who only watches sees what the heroes see."""
        return not creature.hidden or creature.side in _sides_of(state, seat)

    def show_creature(self, state: ToyState, creature: Fighter, is_own: bool) -> dict[str, Any]:
        return {
            "side": creature.side,
            "at": creature.at,
            "hp": creature.hp if is_own else self._rough(state, creature),
            "guard": creature.guard,
            "hidden": creature.hidden,
            "effects": [[effect.kind, effect.source and state.creatures[effect.source]] for effect in creature.effects],
            "pools": creature.pools if is_own else None,
        }

    def show(self, state: ToyState, seat: str) -> dict[str, Any]:
        return {"round": state.round, "turn": state.creatures.get(state.turn or "")}

    def imagine(self, table: ToyTable, seat: str, asked: Collection[Creature]) -> None:
        """The hidden may be anywhere, and those not confided may have any hit points that look the same."""
        state = table.state
        guesser = Guesser(table.luck)
        unknown = [c for c in standing(state) if not self.perceives(state, seat, c) and c not in asked]
        free = [square for square in SQUARES if all(c.at != square for c in standing(state) if c not in unknown)]
        for creature in unknown:
            suppose_at(creature, guesser.pick(free))
            free.remove(creature.at)
        for creature in fighters(state):
            if seat not in self.confidants(state, creature) and creature not in asked:
                suppose_alike(creature, partial(self._rough, state), guesser, most=8, least=lambda _: 0)
                imagine_pool(creature, "react", guesser.pick([0, 1]))

    def _rough(self, state: ToyState, creature: Creature) -> str | None:
        if creature.hp == 0:
            return "down"
        if state.settings["disclosure"].get(creature.id) == "nothing":
            return None
        return "unhurt" if creature.hp == creature.hp_max else "hurt"

    def order_reactions(self, table: ToyTable, reactions: list[Reaction]) -> list[Reaction]:
        """toy.order: the players settle the order of theirs, then the GM of the others."""
        sides = (HEROES, FOES) if self.options["ties"] == "players-first" else (FOES, HEROES)
        return [reaction for side in sides for reaction in self._ordered(table, side, reactions)]

    def _ordered(self, table: ToyTable, side: str, reactions: list[Reaction]) -> list[Reaction]:
        left = [each for each in reactions if _reactor(each).side == side]
        ordered = []
        while len(left) > 1:
            who = PLAYERS if side == HEROES else GM
            first = table.ask(Question(who, "first", [_reactor(each) for each in left]))
            ordered += [each for each in left if _reactor(each) is first]
            left = [each for each in left if _reactor(each) is not first]
        return ordered + left

    def act(self, table: ToyTable, effect: Effect, moment: str) -> None:
        bearer = table.state.creatures[effect.bearer]
        burn_on(table, bearer, moment)


def _reactor(reaction: Reaction) -> Fighter:
    assert isinstance(reaction.question.who, Fighter)
    return reaction.question.who


def _sides_of(state: ToyState, seat: str) -> set[str]:
    sides = {creature.side for creature in fighters(state) if state.seat_of(creature) == seat}
    return sides or {HEROES}
