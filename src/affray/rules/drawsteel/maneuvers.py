"""What everybody can do beside moving and striking: Defend, Aid Attack, Knockback, tests.  Start at `DEEDS`."""

from collections.abc import Iterator, Sequence
from typing import Final

from affray.core.asking import Question
from affray.core.changes import gain, lose
from affray.core.deeds import Pattern
from affray.core.effects import FIGHT_END, TURN_START
from affray.core.slots import Deed, OneOf, Words
from affray.core.values import GM, Effect, Reason, Until
from affray.rules.drawsteel.afflictions import holds
from affray.rules.drawsteel.blocks import CHARACTERISTICS, FREE, MAIN, MANEUVER, Ability, Distance, Outcome, Tier
from affray.rules.drawsteel.conditions import DEFENDING, can_take, is_ones_own
from affray.rules.drawsteel.granting import HEARTENED
from affray.rules.drawsteel.happenings import Aim, Trial, Use
from affray.rules.drawsteel.heroic import ferocity_of
from affray.rules.drawsteel.power_rolls import SURE
from affray.rules.drawsteel.readings import Doing, Readings, Table
from affray.rules.drawsteel.squads import TOGETHER
from affray.rules.drawsteel.targets import can_handle, candidates
from affray.rules.drawsteel.trials import LADDERS, make_test, worth_of
from affray.rules.drawsteel.turns import ACTED
from affray.rules.drawsteel.values import Clash, Fighter

HARRIED: Final = "harried"
ASSISTED: Final = "assisted"
ASSISTANCE: Final = (-1, 1, 2)
"""A bane, an edge or a double edge, by the tier of who assists.  ds.deed.assist"""
FARTHER: Final = 2
"""With so much ferocity a Knockback goes so many squares farther.  ds.hero.ferocity"""
KNOCKBACKS: Final = {
    more: Ability(
        "knockback",
        MANEUVER,
        frozenset({"melee", "weapon"}),
        Distance(melee=1),
        roll=("might",),
        tiers=tuple(Tier(outcomes=(Outcome("push", squares + more),)) for squares in (1, 2, 3)),
    )
    for more in (0, FARTHER)
}
"""The maneuver that everybody has.  ds.deed.knockback"""
KNOCKBACK: Final = KNOCKBACKS[0]


# --- Defend


def offer_defending(readings: Readings, clash: Clash, fighter: Fighter) -> Iterator[object]:
    """A creature of the Director that defends does nothing else with a main action in that turn.  ds.deed.defend"""
    if not fighter.has(DEFENDING) and (fighter.hero or not fighter.pools.get(ACTED, 0)):
        yield Deed("defend")


def defend(table: Table, fighter: Fighter) -> None:
    """Until one's next turn begins.  ds.deed.defend"""
    gain(table, fighter, DEFENDING, fighter, [Until(TURN_START, fighter.id), Until(FIGHT_END)])


def is_defended(clash: Clash, fighter: Fighter) -> bool:
    """No good to one by whom somebody is taunted.  ds.deed.defend"""
    return fighter.has(DEFENDING) and not any(holds(other, "taunted", fighter) for other in clash.everyone())


def against_defence(clash: Clash, aim: Aim) -> Sequence[Reason]:
    """A double bane against one who defends; a double edge on what it resists by a test.  ds.deed.defend"""
    if aim.ability is not None and aim.target is not None and is_defended(clash, aim.target):
        return (Reason("ds.deed.defend", -2, aim.target.id),)
    is_resisting = aim.ability is None and clash.turn != aim.roller.id and is_defended(clash, aim.roller)
    return (Reason("ds.deed.defend", 2),) if is_resisting else ()


# --- Aid Attack, and other edges for one roll


def offer_aid(readings: Readings, clash: Clash, fighter: Fighter) -> Iterator[object]:
    """ds.deed.aid-attack"""
    near = [foe for foe in clash.enemies(fighter) if clash.is_adjacent(foe, fighter)]
    yield Pattern("aid", OneOf([foe for foe in near if fighter.id not in foe.hidden_from]))


def aid_attack(table: Table, fighter: Fighter, foe: Fighter) -> None:
    """An ally's next ability roll against it has an edge.  ds.deed.aid-attack"""
    gain(table, foe, HARRIED, fighter, [Until(TURN_START, fighter.id), Until(FIGHT_END)])


def aided(clash: Clash, aim: Aim) -> Sequence[Reason]:
    """ds.deed.aid-attack ds.ability.heartened"""
    if aim.ability is None or aim.target is None:
        return ()
    given = [Reason("ds.ability.heartened", 1)] if aim.roller.has(HEARTENED) else []
    return [
        *given,
        *(Reason("ds.deed.aid-attack", 1, each.source) for each in _aids(clash, aim.roller, aim.target)[:1]),
    ]


def _aids(clash: Clash, roller: Fighter, target: Fighter) -> list[Effect]:
    return [
        effect
        for effect in target.effects
        if effect.kind == HARRIED
        and effect.source not in (None, roller.id)
        and clash.fighter(str(effect.source)).side == roller.side
    ]


def use_up(table: Table, using: Use) -> None:
    """What helped one roll helps no other.  ds.deed.aid-attack ds.ability.heartened"""
    for target in using.targets:
        for effect in _aids(table.state, using.user, target)[:1]:
            lose(table, target, effect, "used")
    given = [each for each in using.user.effects if each.kind == HEARTENED][:1]
    for effect in [*given, *sure_of(using.user)]:
        lose(table, using.user, effect, "used")


def sure_of(fighter: Fighter) -> list[Effect]:
    return [each for each in fighter.effects if each.kind == SURE]


# --- Knockback


def offer_knockback(readings: Readings, clash: Clash, fighter: Fighter) -> Iterator[object]:
    """Whom one could grab; not the grabbed.  ds.deed.knockback ds.condition.grabbed"""

    def near() -> list[Fighter]:
        found = candidates(readings, clash, fighter, KNOCKBACK)
        return [each for each in found if each.side != fighter.side and each.is_up and can_handle(fighter, each)]

    if not fighter.has("grabbed") and not fighter.pools.get(TOGETHER + KNOCKBACK.id, 0):
        yield Pattern("knockback", OneOf(near))


def knockback(table: Table, fighter: Fighter, target: Fighter) -> None:
    """ds.deed.knockback ds.hero.ferocity"""
    more = FARTHER if ferocity_of(fighter) >= FARTHER else 0
    table.readings.hooks.use(table, fighter, KNOCKBACKS[more], [target])


# --- tests


def offer_test(readings: Readings, clash: Clash, fighter: Fighter) -> Iterator[object]:
    yield Pattern("test", Words())


def attempt(table: Table, fighter: Fighter, words: str) -> None:
    """The Director says on what it is, how hard, and whether a skill applies.

    ds.deed.test ds.test.ladder ds.test.skill
    """
    characteristic = ask_characteristic(table, fighter, words)
    said = table.ask(Question(GM, "difficulty", _difficulties, fighter, words))
    trial = make_test(table, fighter, (characteristic,), "test", skilled=said.verb == "skilled")
    table.tell("attempted", who=fighter, words=words, worth=worth_of(trial, said.args[0]))


def ask_characteristic(table: Table, fighter: Fighter, words: str) -> str:
    said = table.ask(Question(GM, "characteristic", [Deed("on", each) for each in CHARACTERISTICS], fighter, words))
    characteristic: str = said.args[0]
    return characteristic


def _difficulties() -> list[Deed]:
    return [Deed(how, each) for how in ("unskilled", "skilled") for each in LADDERS]


def offer_assist(readings: Readings, clash: Clash, fighter: Fighter) -> Iterator[object]:
    yield Pattern("assist", OneOf(clash.allies(fighter)))


def assist(table: Table, fighter: Fighter, ally: Fighter) -> None:
    """The better one does, the better for the other's next test.  ds.deed.assist"""
    characteristic = ask_characteristic(table, fighter, "")
    trial = make_test(table, fighter, (characteristic,), "assist")
    given = ASSISTANCE[trial.tier - 1]
    gain(table, ally, ASSISTED, fighter, [Until(TURN_START, fighter.id), Until(FIGHT_END)], amount=given)


def assisted(clash: Clash, aim: Aim) -> Sequence[Reason]:
    """ds.deed.assist"""
    if aim.ability is not None:
        return ()
    return [Reason("ds.deed.assist", each.amount, each.source) for each in aim.roller.effects if each.kind == ASSISTED]


def use_up_assistance(table: Table, trial: Trial) -> None:
    """ds.deed.assist"""
    for effect in [*sure_of(trial.who), *(each for each in trial.who.effects if each.kind == ASSISTED)]:
        lose(table, trial.who, effect, "used")


# --- things, and one's own effects


def offer_consuming(readings: Readings, clash: Clash, fighter: Fighter) -> Iterator[object]:
    near = [fighter, *(each for each in clash.allies(fighter) if clash.is_adjacent(each, fighter))]
    yield Pattern("consume", OneOf(near), Words())


def consume(table: Table, fighter: Fighter, other: Fighter, words: str) -> None:
    """On oneself or a willing one beside; what it does the Director rules.  ds.deed.consumable"""
    table.tell("consumed", who=fighter, other=other, words=words)


def offer_relenting(readings: Readings, clash: Clash, fighter: Fighter) -> Iterator[object]:
    """ds.duration.relent"""
    if not can_take(fighter, FREE):
        return
    for other in [each for each in clash.everyone() if clash.is_known(fighter.side, each)]:
        kinds = dict.fromkeys(each.kind for each in other.effects if is_ones_own(each, fighter))
        if kinds:
            yield Pattern("relent", OneOf([other]), OneOf(list(kinds)))


def relent(table: Table, fighter: Fighter, other: Fighter, kind: str) -> None:
    """One may end what one has laid on somebody.  ds.duration.relent"""
    for effect in [each for each in other.effects if each.kind == kind and is_ones_own(each, fighter)]:
        lose(table, other, effect, "relented")


DEEDS: Final = {
    "defend": Doing(MAIN, offer_defending, defend),
    "aid": Doing(MANEUVER, offer_aid, aid_attack),
    "knockback": Doing(MANEUVER, offer_knockback, knockback),
    "test": Doing(MANEUVER, offer_test, attempt),
    "assist": Doing(MANEUVER, offer_assist, assist),
    "consume": Doing(MANEUVER, offer_consuming, consume),
    "relent": Doing("", offer_relenting, relent),
}
EDGES: Final = (against_defence, aided, assisted)
