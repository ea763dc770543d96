"""Fights of each book, begun, with heroes and foes to whom the same things can happen.  Start at `BOOKS`."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from affray.core.board import Body
from affray.core.board.scenario import Scenario
from affray.core.fight.fight import Fight
from affray.core.fight.running import Setup
from affray.core.table.settings import ASK, ENDING
from affray.core.values import PLAYERS
from affray.minds import SimpleMind
from tests.acao import kit as acao
from tests.dnd5e import kit as dnd5e
from tests.drawsteel import kit as drawsteel

BOOKS: Final[Mapping[str, Any]] = {"dnd5e": dnd5e, "acao": acao, "drawsteel": drawsteel}
OPEN: Final = ["." * 10] * 8
WALLED: Final = ["#" * 10, *["#" + "." * 8 + "#"] * 6, "#" * 10]


def begun(book: str, *, map: list[str] | None = None, asks: bool = False, scenario: Scenario | None = None) -> Fight:
    """Ana, in her turn, and Bo against two orcs, far from each other."""
    kit = BOOKS[book]
    people = [kit.hero("ana", "c3"), kit.hero("bo", "c5"), kit.foe("orc-1", "h3"), kit.foe("orc-2", "h5")]
    setup: Setup = kit.arrange(*people, map=OPEN if map is None else map)
    settings = setup.state.settings | {ENDING: {"": ASK} if asks else {}}
    state = setup.state.but(settings=settings, scenario=scenario)
    return Fight(Setup(setup.rulebook, state), seed=1)


def model(book: str, name: str = "imp") -> Body:
    """A creature to add others like it."""
    one: Body = BOOKS[book].foe(name, "a1")
    return one.but(name=name)


def let_all_play(fight: Fight) -> None:
    fight.let_play({"simple": SimpleMind("1")})
    for seat in [*fight.state.seats, PLAYERS]:
        fight.set(f"mind {seat} simple")


def play(fight: Fight, until: Callable[[Fight], bool], most: int = 60) -> None:
    """Give the first answer to everything until something is so."""
    for _ in range(most):
        if until(fight) or fight.question is None:
            return
        options = fight.question.options
        texts = [options.text(option) for option in options]
        fight.answer("end" if "end" in texts else texts[0])


def statuses(fight: Fight) -> dict[str, str]:
    return {id: getattr(one, "status", "") for id, one in fight.state.creatures.items()}
