"""The laws hold over random play of fights with waves to come, nerves that break and creatures at hand to be added."""

from functools import partial

from affray import Setup
from affray.core.board.scenario import Morale, Scenario, Wave, When
from affray.core.table.settings import ASK, ENDING
from tests.course.kit import BOOKS, begun, model
from tests.laws import laws_over


def laid_down(book: str, asks: bool) -> Setup:
    """A fight in its first round, with an imp at hand, a wave of each kind and an order for the orcs."""
    imp = model(book)
    scenario = Scenario(
        models={"imp": imp},
        waves=(
            Wave((imp,), When("round", 2)),
            Wave((imp.but(hidden_from=frozenset({"ana"})),), When("half", whom="foes")),
        ),
        morale=(Morale("orc", When("left", 1, "foes"), "flee-or-surrender"),),
    )
    fight = begun(book, scenario=scenario)
    settings = fight.start.settings | {"standing": {}, ENDING: {"": ASK} if asks else {}}
    return Setup(fight.setup.rulebook, fight.start.but(settings=settings))


FIGHTS = {
    **{book: partial(laid_down, book, False) for book in BOOKS},
    **{f"{book}-asking": partial(laid_down, book, True) for book in BOOKS},
}

test_law, test_law_3_inline, test_law_over_many_fights = laws_over(FIGHTS, examples=3, inline=1, slow=FIGHTS)
