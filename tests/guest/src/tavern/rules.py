"""The rules of a brawl.  Start at `Tavern.step`."""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final

from affray import PASS, Deed, Options, Pattern, Question, Rulebook
from affray.core.dice.notation import parse_dice
from affray.core.offers.slots import Number, OneOf
from affray.core.rulebook import Readings
from affray.core.table.asking import Sight, Table
from affray.core.table.changes import begin_round, begin_turn, end_turn, gain, heal, hurt, lose, set_hp, spend
from affray.core.values import Creature, Reason, State

Room = State[Creature]
RoomTable = Table[Room, Readings]

ROUND = "round"
"""A round for the house: it costs 2 coins, and everybody on one's side feels better."""
TO_HIT, TO_HIT_DUCKING = 3, 5
FISTS = {"hard": "1d3", "soft": "1d2"}


class Tavern(Rulebook[Room, Creature, Readings]):
    name = "tavern"
    version = "1"
    choices: ClassVar = {"brawl.fists": ("hard", "soft")}

    def read(self, options: Mapping[str, str]) -> Readings:
        return Readings(options)

    def step(self, table: RoomTable) -> None:
        """Everybody who stands has one deed a round, in the order of the list.  tv.turn.order"""
        state = table.state
        if state.turn is None:
            begin_turn(table, self._next(table))
        me = state.creatures[str(state.turn)]
        deed = table.ask(Question(me, "turn", lambda: self._offer(state, me)))
        if deed == ROUND:
            self._stand_a_round(table, me)
        elif deed != PASS:
            DEEDS[deed.verb](table, me, *deed.args)
        end_turn(table, me)
        spend(table, me, "turns")

    def _next(self, table: RoomTable) -> Creature:
        state = table.state
        waiting = [one for one in standing(state) if one.pools["turns"] > 0]
        if not waiting:
            begin_round(table)
            for one in state.creatures.values():
                spend(table, one, "turns", one.pools["turns"] - 1)
            waiting = standing(state)
        return waiting[0]

    def _offer(self, state: Room, me: Creature) -> list[Any]:
        foes = [one for one in standing(state) if one.side != me.side]
        deeds: list[Any] = [Pattern("punch", OneOf(foes)), Deed("duck")]
        deeds += [Deed("drink")] if me.pools["mugs"] and me.hp < me.hp_max else []
        deeds += [ROUND] if me.pools["coins"] >= 2 else []
        return [*deeds, PASS]

    def _stand_a_round(self, table: RoomTable, me: Creature) -> None:
        """A round for one's friends costs 2 coins, and gives each of them 1 back.  tv.round"""
        spend(table, me, "coins", 2)
        table.tell("treat", who=me)
        for one in standing(table.state):
            if one.side == me.side:
                heal(table, one, 1)

    def outcome(self, state: Room) -> str | None:
        sides = {one.side for one in standing(state)}
        return sides.pop() if len(sides) == 1 else None

    def rulings(self, state: Room) -> Options:
        return Options([Pattern("hp", OneOf(state.creatures.values()), Number(0, 9), verb_at=1)])

    def rule(self, table: RoomTable, ruling: Deed) -> None:
        set_hp(table, *ruling.args)

    def show_creature(self, state: Room, creature: Creature, is_own: bool) -> dict[str, Any]:
        return {
            "side": creature.side,
            "kind": creature.name,
            "at": "",
            "status": "up" if creature.hp else "floored",
            "hp": creature.hp if is_own else "hurt" if creature.hp < creature.hp_max else "unhurt",
            "hp_max": creature.hp_max if is_own else None,
            "effects": [effect.kind for effect in creature.effects],
            "pools": creature.pools if is_own else None,
        }

    def show(self, state: Room, seat: str) -> dict[str, Any]:
        turn = None if state.turn is None else state.creatures[state.turn]
        kegs = sum(one.pools["mugs"] for one in state.creatures.values())
        return {"round": state.round, "turn": turn, "order": list(state.creatures.values()), "kegs": kegs}

    def suggest(self, question: Question, sight: Sight[Room, Readings]) -> Any:
        """Drink when it hurts, else punch whoever stands first."""
        deeds = list(question.options)
        me = question.who
        if isinstance(me, Creature) and me.hp <= 2 and Deed("drink") in deeds:
            return Deed("drink")
        return deeds[0]


def punch(table: RoomTable, me: Creature, foe: Creature) -> None:
    """A punch lands on a 3, on a 5 if the other ducks.  tv.punch.hit"""
    needed = TO_HIT_DUCKING if foe.has("ducking") else TO_HIT
    roll = table.roll(me, parse_dice("1d6"), "punch")
    table.tell("punch", who=me, target=foe, hit=roll.total >= needed, needed=needed)
    if roll.total >= needed:
        harm = table.roll(me, parse_dice(FISTS[table.readings.options["brawl.fists"]]), "fists")
        hurt(table, foe, harm.total, [Reason("tv.punch.hit", harm.total)], by=me)
        if foe.hp == 0:
            table.tell("floored", who=foe)


def duck(table: RoomTable, me: Creature) -> None:
    """Who ducks is harder to hit until they drink.  tv.duck"""
    if not me.has("ducking"):
        gain(table, me, "ducking")


def drink(table: RoomTable, me: Creature) -> None:
    """A mug gives 2 back, and one straightens up to drink it.  tv.drink"""
    spend(table, me, "mugs")
    heal(table, me, 2)
    for effect in [one for one in me.effects if one.kind == "ducking"]:
        lose(table, me, effect, "drink")


DEEDS: Final[Mapping[str, Callable[..., None]]] = {"punch": punch, "duck": duck, "drink": drink}


def standing(state: Room) -> list[Creature]:
    return [one for one in state.creatures.values() if one.hp > 0]
