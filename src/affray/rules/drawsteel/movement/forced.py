"""Being moved by force: pushed, pulled, slid, up and down, into others and through walls.  Start at `force`."""

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Final

from affray.core.board import squares_of
from affray.core.offers.deeds import PASS, Pattern
from affray.core.offers.slots import Number, OneOf, Way
from affray.core.table.asking import Question
from affray.core.table.changes import move_to
from affray.core.values import Reason
from affray.rules.drawsteel.changes import break_open, rise_to
from affray.rules.drawsteel.harm.damage import deal
from affray.rules.drawsteel.harm.triggers import fire_trigger
from affray.rules.drawsteel.movement.falling import fall_if_unsupported, knock_down, land_hard, lose_hold, make_room
from affray.rules.drawsteel.movement.forced_ways import PULL, Course
from affray.rules.drawsteel.movement.walking import slanted, slope
from affray.rules.drawsteel.readings import Table
from affray.rules.drawsteel.state.clash import Clash, Fighter
from affray.rules.drawsteel.state.happenings import Happening, Harm, Shove, Use
from affray.rules.drawsteel.state.spaces import is_bigger, is_level
from affray.rules.drawsteel.state.words import Outcome

MATERIALS: Final[Mapping[str, tuple[int, int]]] = {
    "window": (1, 3),
    "door": (3, 5),
    "tree": (3, 5),
    "barrel": (3, 5),
    "crate": (3, 5),
    "wall": (6, 8),
    "statue": (6, 8),
    "gate": (9, 11),
}
"""Glass, wood, stone and metal: how many squares it takes to break through one, and how much that hurts."""
AGAINST_AN_OBJECT: Final = 2
VERTICAL: Final = "vertical-"


def force(table: Table, by: Fighter, target: Fighter, kind: str, squares: int, vertical: bool = False) -> None:
    """Push, pull or slide a target. Difficult terrain costs nothing, and nobody may strike.

    Triggered actions may answer, the target may use its stability, and the mover chooses the way.

    ds.forced.straight ds.forced.free
    """
    clash = table.state
    if not can_be_forced(by, target):
        table.tell("unmoved", who=target)
        return
    shove = Shove(by, target, kind, squares, vertical or flies(clash, target))
    for hook in table.readings.hooks.forcing:
        hook(table, shove)
    fire_trigger(table, Happening("forced", target, by, shove))
    resist_by_stability(table, shove)
    if clash.is_buried(shove.target) and not shove.is_vertical:
        hurt_by_collision(table, shove, [shove.target], Reason("ds.burrow", shove.squares))
        return
    said = table.ask(Question(by, kind, partial(offer_ways, clash, shove), shove.target))
    if said != PASS:
        climb = next((each for each in said.args if isinstance(each, int)), 0)
        way = next((each for each in said.args if isinstance(each, tuple)), ())
        move_by_force(table, shove, way, climb)


def flies(clash: Clash, target: Fighter) -> bool:
    """A flying target can also be moved up and down.  ds.forced.vertical"""
    return bool(target.block.modes & {"fly", "hover"}) and clash.is_aloft(target)


def can_be_forced(by: Fighter, target: Fighter) -> bool:
    """The restrained cannot be moved, the grabbed only by their grabber.  ds.forced.held"""
    holders = {effect.source for effect in target.effects if effect.kind == "grabbed"}
    return not target.has("restrained") and (not holders or by.id in holders)


def resist_by_stability(table: Table, shove: Shove) -> None:
    """The target may reduce the distance by up to its stability.  ds.forced.stability"""
    target = shove.target

    def offers() -> list[Pattern]:
        most = min(target.block.stability, shove.squares) if target.is_up else 0
        return [Pattern("resist", Number(0, most))] if most else []

    said = table.ask(Question(target, "stability", offers, target))
    if said != PASS:
        shove.lengthen(-said.args[0])


def offer_ways(clash: Clash, shove: Shove) -> Iterator[object]:
    """The ways; a vertical one also goes up or down, straight or at a slant.  ds.forced.vertical"""
    by, target, far = shove.by, shove.target, shove.squares
    if not far or not can_be_forced(by, target):
        return
    way = Way(Course(clash, by, target, shove.kind, far))
    yield Pattern(shove.kind, way)
    if shove.is_vertical:
        for low, high in heights(clash, shove):
            yield Pattern(shove.kind, Number(low, high))
            for climb in range(low, high + 1):
                yield Pattern(shove.kind, OneOf([climb]), way)
    yield PASS


def heights(clash: Clash, shove: Shove) -> Iterator[tuple[int, int]]:
    """How far up and down: a pull no farther than its mover, down only from the air."""
    up = shove.squares
    down = up if clash.is_aloft(shove.target) else 0
    if shove.kind == PULL:
        apart = shove.by.height - shove.target.height
        up, down = min(up, max(apart, 0)), min(down, max(-apart, 0))
    if up:
        yield 1, up
    if down:
        yield -down, -1


# --- on the way


def move_by_force(table: Table, shove: Shove, way: tuple[int, ...], climb: int) -> None:
    """Move square by square until something is in the way; whoever ends in the air falls.

    ds.forced.straight ds.forced.drop
    """
    target, start = shove.target, shove.target.height
    table.tell("forced", who=target, by=shove.by, how=shove.kind)
    lose_hold(table, target)
    for unseat in table.readings.hooks.flung:
        unseat(table, target)
    left, here = shove.squares, target.at
    for square, rise in slanted(here, way, climb):
        height = start + rise if climb else slope(table.state, target, square)
        price = enter_square(table, shove, square, height, left, start) if left > 0 else 0
        if not price or target.at != here:
            break
        left -= price
        if square != target.at:
            move_to(table, target, square)
        rise_to(table, target, height)
        here = square
        for hook in table.readings.hooks.stepped:
            hook(table, target)
    if target.is_up:
        fall_if_unsupported(table, target)
        make_room(table, target)


def enter_square(table: Table, shove: Shove, square: int, height: int, left: int, start: int) -> int:
    """What the next square costs, 0 if something there ends the way. Who is forced into the ground lands on it.

    ds.forced.object ds.forced.creature ds.forced.through ds.forced.ground
    """
    clash = table.state
    target, grid = shove.target, clash.grid
    space = grid.footprint(square, target.width)
    floor = clash.floor(space)
    if floor > height:
        was, is_down = target.height, height < target.height
        hurt_by_collision(table, shove, [target], Reason("ds.forced.object", AGAINST_AN_OBJECT + left))
        if is_down and was == target.height and target.is_up and land_hard(table, [target], start - was, 0):
            knock_down(table, target)
        return 0
    others = colliding(clash, target, space, height)
    if others:
        hurt_by_collision(table, shove, [target, *others], Reason("ds.forced.creature", left))
        return 0
    if space & clash.filled:
        return break_through(table, shove, space, left)
    steps = grid.steps(clash.filled, target.width)
    if square != target.at and not steps.spread(1 << target.at) >> square & 1:
        hurt_by_collision(table, shove, [target], Reason("ds.forced.object", AGAINST_AN_OBJECT + left))
        return 0
    return 1


def colliding(clash: Clash, target: Fighter, space: int, height: int) -> list[Fighter]:
    """Those it runs into, perhaps its mover, but for those whose space it shares already."""
    return [
        other
        for other in clash.everyone()
        if other is not target
        and other.is_there
        and clash.space(other) & space
        and is_level(target, other, height)
        and not (clash.space(other) & clash.space(target) and is_level(target, other, target.height))
    ]


def break_through(table: Table, shove: Shove, space: int, left: int) -> int:
    """Break the object in the way if enough squares are left, else stop there.  ds.forced.through ds.forced.object"""
    clash = table.state
    broken = [(kind, each) for kind in MATERIALS for each in squares_of(space & clash.board.squares(kind))]
    price = max((strength_of(clash, *each) for each in broken), default=left + 1)
    if price > left or space & clash.filled & ~clash.board.filled:
        hurt_by_collision(table, shove, [shove.target], Reason("ds.forced.object", AGAINST_AN_OBJECT + left))
        return 0
    for kind, square in broken:
        break_open(table, kind, square)
    damage = max(MATERIALS[kind][1] for kind, _ in broken)
    hurt_by_collision(table, shove, [shove.target], Reason("ds.forced.through", damage))
    return price


def strength_of(clash: Clash, kind: str, square: int) -> int:
    """The Stamina of an object, which is also how many squares it takes to break through: by its material, unless the
    Director gave it another.  ds.object ds.forced.through"""
    return clash.sturdy.get(clash.square_name(square), MATERIALS[kind][0])


def hurt_by_collision(table: Table, shove: Shove, those: list[Fighter], reason: Reason) -> None:
    """Everybody in a collision takes the same damage, once.  ds.forced.creature ds.forced.object"""
    table.tell("collided", who=shove.target, others=those[1:])
    deal(table, [Harm(each, [reason], by=shove.by) for each in those])


# --- as an outcome of an ability


def force_by_ability(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """A melee weapon ability moves a smaller target 1 square farther.  ds.forced.size"""
    by = use.roller(target)
    is_stronger = use.is_melee and "weapon" in use.ability.keywords and is_bigger(by, target)
    kind = outcome.kind.removeprefix(VERTICAL)
    force(table, by, target, kind, outcome.amount + is_stronger, outcome.kind != kind)
