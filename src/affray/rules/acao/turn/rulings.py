"""What the GM may decree.  Start at `RULINGS`."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final

from affray.core.board import HEROES, squares_of
from affray.core.board.field import GONE, OBJECTS
from affray.core.offers.deeds import Options, Pattern
from affray.core.offers.slots import OneOf
from affray.core.offers.typed import TypedWord
from affray.core.table import calls, decrees
from affray.core.table.changes import gain, lose, move_to
from affray.core.table.endings import is_down
from affray.core.table.moments import TURN_START
from affray.core.table.rulings import DICE, ENDING, Ruling, Rulings, decree, for_each, several
from affray.core.table.scenario_rulings import course_rulings
from affray.core.unknown import OpenInt
from affray.core.values import Reason, Until
from affray.rules.acao.changes import end_effects, let_go, reveal, set_sheet, set_status, take_up
from affray.rules.acao.harm.damage import harm, regain
from affray.rules.acao.harm.dice import damage_dice
from affray.rules.acao.readings import Table
from affray.rules.acao.rolls.attribute_tests import attribute_test, by_attribute
from affray.rules.acao.rolls.safeguards import afflict, safeguard
from affray.rules.acao.state.combat import DEAD, FOES, OUT, UP, Character, Combat
from affray.rules.acao.state.seeing import is_beside
from affray.rules.acao.state.sheet import ATTRIBUTES, DAMAGE_TYPES, Peril
from affray.rules.acao.turn.leaving import STAGE, free_polygons

FATES: Final[Mapping[str, str]] = {"dies": DEAD, "lives": OUT}
AFFLICTIONS: Final = ("prone", "stuck", "stunned")
"""What a safeguard that the GM calls for may ward off, beside damage."""
CONDITIONS: Final = (*AFFLICTIONS, "bleeding", "held", "helped", "overreached", "strained")
DAMAGE_DICE: Final = tuple(f"{number}d{sides}" for number in (1, 2, 3, 4) for sides in (4, 6, 8, 10, 12))
DAMAGE_WORDS: Final = 2
POOLS: Final = ("action", "move", "free", "second", "reaction", "energy", "karma", "armour")
"""What can be set of what is spent; other pools are notes of the turn."""
FIGURES: Final = {
    "speed": (0, 20),
    "level": (1, 10),
    "attack": (-5, 10),
    **dict.fromkeys(ATTRIBUTES, (-5, 10)),
}
GROUND: Final = ("difficult", "water", "shadow", "woods", "low-wall", "fire", "spikes", "fumes")
SOLID: Final = ("wall", "door", "tree", *OBJECTS)
TERRAIN: Final[Mapping[str, Sequence[str]]] = {
    "open": (*GROUND, *SOLID),
    "lit": ("shadow",),
    "dark": (),
    "burning": SOLID,
    **dict.fromkeys(("difficult", "water", "woods", "spikes", "fumes"), SOLID),
    **dict.fromkeys((*SOLID, "low-wall"), (*GROUND, *SOLID)),
}
"""The kinds of ground that the GM may make, and what each takes away."""
COUNTS_AS: Final[Mapping[str, Sequence[str]]] = {
    "lit": (),
    "dark": ("shadow",),
    "burning": ("fire",),
    "low-wall": ("low-wall", "difficult"),
    "water": ("water", "difficult"),
    "woods": ("woods", "difficult"),
}
"""What kinds of ground are to the rules, where it is more, or other, than their name."""


def rise_or_fall(table: Table, creature: Character) -> None:
    """Who is given life is up again, and who has none left is dead."""
    if creature.hp == 0 and creature.is_up:
        meet_fate(DEAD, table, creature)
    elif creature.hp > 0 and is_down(creature):
        set_status(table, creature, UP)


def living(combat: Combat) -> list[Character]:
    return [creature for creature in combat.everyone() if creature.is_up]


def mortal(combat: Combat) -> list[Character]:
    """Those who can still die: up, incapacitated, or in their enemies' hands."""
    return [creature for creature in combat.everyone() if creature.status != DEAD and creature.status not in GONE]


def healable(combat: Combat) -> list[Character]:
    return [creature for creature in combat.everyone() if creature.status != DEAD]


def heroes(combat: Combat) -> list[Character]:
    return [creature for creature in living(combat) if creature.hero]


# --- conditions


def rule_gains(table: Table, creature: Character, kind: str, source: Character | None, how: Sequence[Any]) -> None:
    """Bleeding hurts at the start of turns; who is held needs a holder other than itself, else it is stuck."""
    ends = decrees.ends_of(creature, how)
    if kind == "held" and source in (None, creature):
        kind, source = "stuck", None
    if not ends and kind in ("stunned", "held"):
        afflict(table, creature, kind, source)
    elif kind == "bleeding":
        turns = ends or (Until(TURN_START, creature.id, 2),)
        gain(table, creature, kind, source, turns, [Until(TURN_START, creature.id)])
    else:
        gain(table, creature, kind, source, ends)


def rule_loses(table: Table, creature: Character, kind: str) -> None:
    for effect in creature.effects:
        if effect.kind == kind:
            lose(table, creature, effect, "ruled")


# --- carrying


def loads(combat: Combat) -> list[Character]:
    """Whom another can carry: all who have not left, even the fallen."""
    return [creature for creature in combat.everyone() if creature.status not in GONE]


def is_carried(_: Combat, creature: Character) -> bool:
    return creature.has("held")


def rule_carried(table: Table, load: Character, carrier: Character) -> None:
    """It is held until it is put down, on the nearest polygon beside its carrier; not where there is no room."""
    combat = table.state
    free = combat.board.open & ~combat.taken(without=load)
    beside = combat.grid.around(carrier.at, carrier.width, load.width) & combat.grid.room(free, load.width)
    near = [s for s in squares_of(beside) if combat.grid.gap(s, load.width, carrier.at, carrier.width) == 1]
    if not near:
        return
    reveal(table, load)
    reveal(table, carrier)
    if not is_beside(combat, load, carrier):
        move_to(table, load, min(near, key=lambda square: (combat.grid.distance(square, load.at), square)))
    rule_put_down(table, load)
    gain(table, load, "held", carrier)


def rule_put_down(table: Table, load: Character) -> None:
    end_effects(table, load, "held", "let-go")


# --- sides


def come_out(table: Table, creature: Character) -> None:
    """Whoever was hidden from those who are allies now is in hiding no more: those whom it left know where it is."""
    if creature.hidden_from & {ally.id for ally in table.state.everyone() if ally.side == creature.side}:
        reveal(table, creature)


# --- figures, weapons


def set_figure(_: Table, creature: Character, name: str, number: int) -> None:
    """Another figure for this fight: `attack` is what every weapon adds to hit."""
    sheet = creature.sheet
    if name in ATTRIBUTES:
        set_sheet(creature, sheet.but(attributes=sheet.attributes | {name: number}))
    elif name == "attack":
        set_sheet(creature, sheet.but(weapons=tuple(weapon.but(hit=number) for weapon in sheet.weapons)))
    else:
        set_sheet(creature, sheet.but(**{name: number}))


def offer_weapon(combat: Combat) -> list[Pattern]:
    """Any weapon that somebody in the fight has."""
    known = dict.fromkeys(weapon.id for creature in combat.everyone() for weapon in creature.sheet.weapons)
    return [decree("weapon", OneOf([creature]), OneOf(known)) for creature in combat.everyone()]


def give_weapon(table: Table, creature: Character, weapon: str) -> None:
    """Somebody has a weapon, or picks up again what was dropped."""
    known = {each.id: each for other in table.state.everyone() for each in other.sheet.weapons}
    own = [each.id for each in creature.sheet.weapons]
    if weapon not in own:
        set_sheet(creature, creature.sheet.but(weapons=(*creature.sheet.weapons, known[weapon])))
    take_up(creature, weapon)


def offer_drops(combat: Combat) -> list[Pattern]:
    return [
        decree("drops", OneOf([creature]), OneOf(held))
        for creature in combat.everyone()
        if (held := [weapon.id for weapon in creature.sheet.weapons if weapon.id not in creature.dropped])
    ]


# --- fates


def offer_fate(verb: str, combat: Combat) -> list[Pattern]:
    return [decree(verb, several(mortal(combat) if FATES[verb] == DEAD else living(combat)))]


def meet_fate(status: str, table: Table, creature: Character) -> None:
    reveal(table, creature)
    set_status(table, creature, status)


# --- dice


def offer_safeguard(combat: Combat) -> list[Pattern]:
    """`ana safeguard vig`, and what comes of a failure if the GM says it: `stunned`, or `1d6 fire`.  ac.safeguard"""
    called, attribute = several(heroes(combat)), OneOf(ATTRIBUTES)
    return [
        decree("safeguard", called, attribute),
        decree("safeguard", called, attribute, TypedWord(AFFLICTIONS)),
        decree("safeguard", called, attribute, TypedWord(DAMAGE_DICE), TypedWord(DAMAGE_TYPES)),
    ]


def call_for_safeguard(table: Table, hero: Character, attribute: str, *harm: str) -> None:
    """ac.safeguard"""
    effect = harm[0] if len(harm) == 1 else ""
    damage, type = harm if len(harm) == DAMAGE_WORDS else ("", "")
    safeguard(table, hero, Peril(attribute, damage, type, effect))


def make_tests(table: Table, called: Sequence[Character], attribute: str) -> list[bool]:
    """Attribute Tests of heroes: only players roll.  ac.test.any-action ac.reaction.players-roll"""
    tests = [attribute_test(table, hero, "test", by_attribute(hero, attribute, "ac.test.roll")) for hero in called]
    return [test.succeeds for test in tests]


def rule_hurt(
    table: Table, victims: Sequence[Character], amount: int | str, type: str, is_resisted: bool, save: Sequence[Any]
) -> None:
    """Damage rolled once for all; a hero's test halves it, and against what is unresisted nothing helps.

    ac.damage.roll ac.safeguard
    """
    rolled = table.roll(victims[0], damage_dice(amount), "damage").total if isinstance(amount, str) else amount
    for victim in victims:
        is_halved = bool(save) and victim.hero and make_tests(table, [victim], save[1])[0]
        harmed = rolled // 2 if is_halved else rolled
        if is_resisted:
            harm(table, victim, harmed, type)
        else:
            suffer(table, victim, harmed)


def suffer(table: Table, victim: Character, amount: OpenInt) -> None:
    """Damage that nothing absorbs or resists."""
    harm(table, victim, amount, "", ignored=amount)


def rule_healed(table: Table, creature: Character, amount: int | str) -> None:
    healed = table.roll(creature, damage_dice(amount), "heal").total if isinstance(amount, str) else amount
    regain(table, creature, healed, [Reason("ac.spell.heal", healed)])


def nothing_follows(_: Table, *__: object) -> None:
    """Of this ruling nothing else follows."""


def offered(combat: Combat) -> Options:
    return RULINGS.offered(combat)


def fates() -> list[Ruling[Combat]]:
    return [
        Ruling(verb, partial(offer_fate, verb), for_each(partial(meet_fate, fate)), ENDING)
        for verb, fate in FATES.items()
    ]


SAFEGUARD: Final[Callable[..., None]] = for_each(call_for_safeguard)
RULINGS: Final[Rulings[Combat]] = Rulings(
    [
        decrees.hp(rise_or_fall),
        decrees.maximum(rise_or_fall),
        decrees.at(free_polygons),
        decrees.side((HEROES, FOES), come_out),
        decrees.played_by(),
        decrees.noticed(reveal),
        decrees.hidden(),
        decrees.pool(lambda body: [name for name in POOLS if name in body.pools]),
        decrees.figure(FIGURES, set_figure),
        Ruling("weapon", offer_weapon, give_weapon),
        Ruling("drops", offer_drops, let_go),
        *decrees.carrying(loads, living, is_carried, rule_carried, rule_put_down),
        decrees.gains(CONDITIONS, rule_gains, sourced=("held", "helped", "bleeding"), whom=living),
        decrees.loses(rule_loses),
        decrees.ground(TERRAIN, nothing_follows, SOLID, COUNTS_AS),
        Ruling("safeguard", offer_safeguard, SAFEGUARD, DICE),
        calls.call("test", lambda _: [(OneOf(ATTRIBUTES),)], make_tests, offered, whom=heroes),
        calls.hurt(DAMAGE_TYPES, rule_hurt, saves=[(OneOf(["test"]), OneOf(ATTRIBUTES))], whom=living),
        calls.healed(rule_healed, whom=healable),
        *fates(),
        *course_rulings(STAGE),
    ]
)
