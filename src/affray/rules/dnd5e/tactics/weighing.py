"""What a spell is worth in hit points, from its data: harm, healing, and turns that foes lose.  Start at `best_cast`.

A mind knows neither the hit points nor the saves of its foes: they are taken to fail as often as not. What is cast must
be worth more than what its caster could do without a slot, and than the slot.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from affray.core.dice.chances import chances_of
from affray.core.dice.notation import parse_dice
from affray.core.values import EMPTY
from affray.rules.dnd5e.harm.concentration import concentration_of
from affray.rules.dnd5e.magic.casting import has_sides, levels
from affray.rules.dnd5e.magic.spell_targets import candidates
from affray.rules.dnd5e.magic.spirits import AROUND, GUARDIANS, WEAPON, arm
from affray.rules.dnd5e.rolls.mods import STRUCK
from affray.rules.dnd5e.senses.areas import covered, is_in_range, those_in
from affray.rules.dnd5e.state.acts import ALL, FAIL, HIT, MISS, Act, Also, Choose, Kind, Lay, Step
from affray.rules.dnd5e.state.area_shapes import AreaReading
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.combatant import UP, Combatant
from affray.rules.dnd5e.state.conditions import BRINGS
from affray.rules.dnd5e.state.filters import IT
from affray.rules.dnd5e.state.mods import ACT, CANNOT, TURN
from affray.rules.dnd5e.state.spellcast import Cast
from affray.rules.dnd5e.state.spells import ACTION, Spell
from affray.rules.dnd5e.state.steps import HALF, NONE, WHOLE, Drop, Harm, Heal

READING: Final = AreaReading("euclid", "centre")
"""The area reading used for suggestions, whatever the table's."""
FAILS, HITS_AS_OFTEN = 0.5, 0.6
"""How often a foe fails a save, and an attack hits, as far as a mind can tell."""
PRICE: Final = 1.5
"""What each level of a slot is worth, in hit points."""
FEW: Final = 8
"""At how many of the nearest foes a mind looks when it places an area."""
BADLY_HURT: Final = 3
"""One with no more than a third of its hit points is."""
TURNS, MORE_TURNS = 2.0, 3.0
"""How long what may be shaken off by a save at each turn lasts, and what lasts as long as the fight."""
WHOLE_TURN: Final = 1.4
"""What a whole turn counts that is lost by one who is laid open to attacks besides."""
A_TURN, A_LEVEL = 6, 1
"""What the turn of a foe is worth, and how much more for each level of the caster, whose foes are its match."""
LOST: Final[dict[str, float]] = {
    "incapacitated": 1.0,
    "paralyzed": 0.3,
    "petrified": 0.3,
    "stunned": 0.2,
    "unconscious": 0.3,
    "blinded": 0.5,
    "restrained": 0.5,
    "frightened": 0.4,
    "poisoned": 0.4,
    "charmed": 0.3,
    "prone": 0.2,
}
"""How much of a turn a foe loses by a condition."""


class Worth(NamedTuple):
    """What a spell does to each whom it touches: damage on the average, by its types, hit points healed, and turns that
    are lost, by the conditions that it brings."""

    harm: tuple[tuple[float, str], ...] = ()
    heals: float = 0.0
    turns: float = 0.0
    brings: frozenset[str] = EMPTY

    def plus(self, other: "Worth", chance: float) -> "Worth":
        """With something else that happens so often."""
        harm = (*self.harm, *((chance * amount, type) for amount, type in other.harm))
        heals, turns = self.heals + chance * other.heals, self.turns + chance * other.turns
        return Worth(harm, heals, turns, self.brings | other.brings)


NOTHING: Final = Worth()


def best_cast(
    battle: Battle, me: Combatant, spells: list[Spell], foes: list[Combatant]
) -> tuple[Spell, int, object] | None:
    """The spell, its lowest slot and the aim that are worth most, if they are worth it."""
    if not foes:
        return None
    cantrips = [spell for spell in spells if is_cantrip(spell)]
    plain = [total(me, worth_of(me, each, 0), foes[0]) for each in cantrips]
    least = {ACTION: max([at_will(battle, me, foes), *plain])}
    found: tuple[Spell, int, object] | None = None
    most = 0.0
    is_holding = concentration_of(me) is not None
    for spell in spells:
        if is_cantrip(spell) or (spell.concentration and is_holding):
            continue
        level = 0 if spell.is_repeated else levels(me, spell)[0]
        price = 0.0 if spell.innate else PRICE * level
        for aim, worth in aims_of(battle, me, spell, level, foes):
            net = worth - price - least.get(spell.time, 0.0)
            if net > most:
                found, most = (spell, level, aim), net
    return found


def is_cantrip(spell: Spell) -> bool:
    return spell.level == 0 and not spell.is_repeated


def at_will(battle: Battle, me: Combatant, foes: list[Combatant]) -> float:
    """What its weapons do to the nearest foe in an action, on the average."""
    distance = battle.distance(me, foes[0])
    near = [weapon for weapon in me.block.weapons if weapon.reach >= distance or weapon.range >= distance]
    names = {weapon.id: mean(weapon.damage) for weapon in near}
    several = [sum(names.get(id, 0.0) for id in routine) for routine in me.block.routines]
    return HITS_AS_OFTEN * max([0.0, *names.values(), *several])


def aims_of(
    battle: Battle, me: Combatant, spell: Spell, level: int, foes: list[Combatant]
) -> Iterator[tuple[object, float]]:
    """Where it can be aimed, and what it is worth there."""
    worth = worth_of(me, spell, level)
    if worth == NOTHING:
        return
    if spell.rule == GUARDIANS:
        near = [foe for foe in foes if battle.distance(me, foe) <= AROUND]
        yield None, sum(total(me, worth, foe) for foe in near)
        return
    if worth.heals:
        yield from heal_whom(battle, me, spell, level, worth)
    elif spell.shape is not None:
        yield from strike_area(battle, me, spell, level, foes, worth)
    elif spell.target in ("foe", "creature"):
        yield from strike_foes(battle, me, spell, level, foes, worth)


def heal_whom(battle: Battle, me: Combatant, spell: Spell, level: int, worth: Worth) -> Iterator[tuple[object, float]]:
    """Friends who are badly hurt: as much as they have lost at most, and more than harm, since it keeps them up."""
    if spell.shape is not None or spell.target not in ("friend", "creature"):
        return
    hurt = [one for one in candidates(battle, me, spell) if one.side == me.side and one.hp * BADLY_HURT <= one.hp_max]
    number = spell.targets_at(level, 0)
    worst = sorted(hurt, key=lambda one: int(one.hp))[:number]
    chosen = [one for one in hurt if one in worst]
    if chosen:
        gained = sum(min(worth.heals, int(one.hp_max) - int(one.hp)) for one in chosen)
        yield (chosen[0] if number == 1 else tuple(chosen)), 2 * gained


def strike_foes(
    battle: Battle, me: Combatant, spell: Spell, level: int, foes: list[Combatant], worth: Worth
) -> Iterator[tuple[object, float]]:
    """One foe with everything, or as many as it can be aimed at."""
    casting = me.block.casting
    assert casting is not None
    number = spell.targets_at(level, casting.rank)
    able = candidates(battle, me, spell)
    beside = spell.attack == "ranged" and battle.distance(me, foes[0]) <= 1
    near = [foe for foe in foes if foe in able]
    fresh = near if worth.harm else [foe for foe in near if not is_under(foe, spell)]
    if not fresh or (spell.concentration and not worth.harm and all(not foe.is_able for foe in fresh)):
        return
    chance = HITS_AS_OFTEN if beside else 1.0
    each = {foe: chance * total(me, worth, foe) for foe in fresh}
    best = sorted(fresh, key=lambda foe: -each[foe])
    if number == 1:
        yield best[0], each[best[0]]
    elif spell.shares:
        yield (best[0],) * number, number * each[best[0]]
    else:
        chosen = tuple(one for one in able if one in best[:number])
        yield chosen, sum(each[one] for one in chosen)


def strike_area(
    battle: Battle, me: Combatant, spell: Spell, level: int, foes: list[Combatant], worth: Worth
) -> Iterator[tuple[object, float]]:
    """An area that is put where it strikes foes and no friend; a wall with sides is for crowds (`aim_at_crowd`)."""
    if has_sides(spell):
        return
    for aim in [None] if spell.is_around else points(battle, me, spell, level, foes):
        struck = [one for one in struck_by(battle, me, spell, level, aim) if battle.is_known(me.side, one)]
        others = [one for one in struck if one.side == me.side and (one is not me or not spell.is_around)]
        if others and spell.among != "foe":
            continue
        hit = [one for one in struck if one.side != me.side and one.status == UP]
        fresh = hit if worth.harm else [one for one in hit if not is_under(one, spell)]
        if fresh:
            yield aim, sum(total(me, worth, one) for one in fresh)


def points(battle: Battle, me: Combatant, spell: Spell, level: int, foes: list[Combatant]) -> Iterator[int]:
    """Where an area can be placed to hit one of the foes."""
    for foe in foes[:FEW]:
        if spell.target == "direction":
            if battle.distance(me, foe) <= spell.size_at(level):
                yield foe.at
        elif is_in_range(battle, me, foe.at, spell.range):
            yield foe.at


def struck_by(battle: Battle, me: Combatant, spell: Spell, level: int, aim: int | None) -> list[Combatant]:
    if aim is None:
        size = spell.size_at(level)
        return [one for one in battle.everyone() if one.is_there and one is not me and battle.distance(me, one) <= size]
    cast = Cast(me, spell, level, aim)
    return those_in(battle, cast.area, covered(battle, READING, cast.area), spell.zone)


def is_under(creature: Combatant, spell: Spell) -> bool:
    """Is it under the spell already?"""
    return any(creature.has(name) for name in spell.lays)


def total(me: Combatant, worth: Worth, foe: Combatant) -> float:
    """In hit points, for a foe of this kind."""
    casting, block = me.block.casting, foe.block
    rank = 0 if casting is None else casting.rank
    turns = worth.turns if block.condition_immunities.isdisjoint(worth.brings) else 0.0
    lost = 0.0
    for amount, type in worth.harm:
        if type not in block.immunities:
            lost += amount * (0.5 if type in block.resistances else 2.0 if type in block.vulnerabilities else 1.0)
    return lost + turns * (A_TURN + A_LEVEL * rank)


# --- what it does to each


def worth_of(me: Combatant, spell: Spell, level: int) -> Worth:
    """What it does to each of its targets, with the figures of this caster and slot."""
    cast = Cast(me, spell, level)
    if spell.act is not None:
        return _worth_of_act(cast.act, bool(spell.attack))
    casting = cast.casting
    if spell.rule == WEAPON:
        return Worth(((MORE_TURNS * HITS_AS_OFTEN * mean(arm(me, level).damage), "force"),))
    if spell.rule not in PLAIN:
        return NOTHING
    return _worth_of_figures(cast.spell, level, casting.rank, cast.modifier)


PLAIN: Final = frozenset(("", "magic-missile", "thunderwave", GUARDIANS))
"""Rules of spells whose figures tell what they do."""


@lru_cache(maxsize=2048)
def _worth_of_figures(spell: Spell, level: int, rank: int, modifier: int) -> Worth:
    """Of a spell that is said by its figures."""
    chance = HITS_AS_OFTEN if spell.attack else FAILS + (1 - FAILS) / 2 if spell.half else FAILS if spell.save else 1.0
    harm = tuple((chance * mean(str(dice)), type) for dice, type in spell.damage_at(level, rank))
    heals = mean(str(spell.healing_at(level))) + modifier if spell.healing else 0.0
    brings = BRINGS.get(spell.effect, ()) if spell.save or spell.attack else ()
    lost = sum(LOST.get(condition, 0.0) for condition in brings)
    fails = HITS_AS_OFTEN if spell.attack else FAILS
    return Worth(harm, heals, fails * lost * TURNS, frozenset(brings) if lost else EMPTY)


@lru_cache(maxsize=2048)
def _worth_of_act(act: Act, is_attack: bool) -> Worth:
    """Of what is said as an act: what is left of its damage by the chance of each outcome."""
    fails = HITS_AS_OFTEN if is_attack else FAILS if act.proof is not None else 1.0
    worth = NOTHING
    for branch, chance in ((ALL, 1.0), (HIT, fails), (FAIL, fails), (MISS, 1 - fails)):
        for step in act.steps.get(branch, ()):
            worth = worth.plus(_worth_of_step(step, fails if branch == ALL else 0.0 if branch == MISS else 1.0), chance)
    return worth


def _worth_of_step(step: Step, fails: float) -> Worth:
    """`fails` is how often the save against it is failed; of what only those suffer who fail, always."""
    if step.to != IT:
        return NOTHING
    if isinstance(step, Harm):
        left = {NONE: 0.0, HALF: 0.5, WHOLE: 1.0}[step.saved]
        return Worth(tuple((mean(dice) * (fails + (1 - fails) * left), type) for dice, type in step.parts))
    if isinstance(step, Heal) and not step.is_dealt:
        return Worth(heals=mean(step.dice))
    if isinstance(step, Drop):
        return Worth(turns=MORE_TURNS * (FAILS if step.only else 1.0))
    if isinstance(step, Lay):
        return _lost_by(step)
    if isinstance(step, Choose) and step.options:
        return _sum_of(step.options[0][1])
    return _worth_of_act(step.act, False) if isinstance(step, Also) else NOTHING


def _sum_of(steps: Iterable[Step]) -> Worth:
    worth = NOTHING
    for step in steps:
        worth = worth.plus(_worth_of_step(step, 1.0), 1.0)
    return worth


def _lost_by(step: Lay) -> Worth:
    """How many turns a foe loses by an effect."""
    kind = step.kind or Kind(step.name, BRINGS.get(step.name, ()), ends=step.ends)
    lost = sum(LOST.get(condition, 0.0) for condition in kind.brings)
    for mod in kind.mods:
        if mod.hook == CANNOT:
            lost += 1.0 if TURN in mod.words else 0.8 if ACT in mod.words else 0.2
        elif (mod.hook == "attack" and mod.edge < 0) or (mod.hook == STRUCK and mod.edge > 0):
            lost += 0.3
    is_short = step.lasts is not None and step.lasts.times == 1 and step.lasts.moment.startswith("turn")
    is_saved = any(word.startswith("save") for word in (*kind.ends, *step.ends)) or bool(kind.breaks or kind.acts)
    turns = min(lost, WHOLE_TURN) * (1.0 if is_short else TURNS if is_saved else MORE_TURNS)
    return Worth(turns=turns * (FAILS if step.only else 1.0), brings=frozenset(kind.brings)) if lost else NOTHING


@lru_cache(maxsize=1024)
def mean(dice: str) -> float:
    return float(chances_of(parse_dice(dice)).mean)
