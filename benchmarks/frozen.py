"""The fights that are measured, frozen as they were begun, so that later content does not move the figures.

`frozen.zip` has a save of each: the shipped encounters, crowds and maps that grow, two casters about to cast, and the
fight that a peer plays too.  `python -m benchmarks.frozen` writes it anew; the figures of before can then no longer be
compared.  Start at `setup_of` and `fight_of`.
"""

from collections.abc import Iterator
from functools import cache
from itertools import count
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from affray import Fight, Setup, load, names

FILE = Path(__file__).with_name("frozen.zip")
SEED = "frozen"
CROWDS = (10, 20, 40, 80, 160)
"""How many creatures fight on a map of `CROWDED` by `CROWDED` squares."""
CROWDED = 40
MAPS = (20, 40, 60, 80, 100)
"""How many squares wide and high a map is on which `FEW` creatures fight."""
FEW = 10
PEER = "peer"
WIZARD = "veteran-wizard"
CASTS = {"fireball": "cast fireball 3 k5", "rays": "cast scorching-ray 2 hobgoblin-1,hobgoblin-2,hobgoblin-3"}
"""What the casters are about to do."""


@cache
def fight_of(name: str) -> Fight:
    """A frozen fight, at its first question. It is only read and copied."""
    with ZipFile(FILE) as frozen:
        return Fight.restore(frozen.read(f"{name}.affray").decode())


def setup_of(name: str) -> Setup:
    return fight_of(name).setup


def encounters() -> list[str]:
    """The shipped encounters that are frozen."""
    with ZipFile(FILE) as frozen:
        return sorted(
            name.partition("/")[2].removesuffix(".affray") for name in frozen.namelist() if "shipped/" in name
        )


def crowd(name: str, width: int, hobgoblins: int, goblins: int) -> dict[str, object]:
    """Hobgoblins on the left of an open field with some trees, goblins on the right, nine squares apart."""
    rows = [["T" if (7 * x + 11 * y) % 43 == 0 else "." for x in range(width)] for y in range(width)]
    for mark, number, first, step in (("h", hobgoblins, width // 2 - 5, -1), ("g", goblins, width // 2 + 4, 1)):
        for each in range(number):
            column, row = divmod(each, width)
            rows[row][first + step * column] = mark
    return {
        "rulebook": "dnd5e",
        "title": name,
        "map": "".join(f"{''.join(row)}\n" for row in rows),
        "place": {"h": "hobgoblin", "g": "goblin"},
        "sides": {
            "heroes": [{"block": "hobgoblin", "count": hobgoblins}],
            "foes": [{"block": "goblin", "count": goblins}],
        },
    }


def casting(spell: str) -> dict[str, object]:
    """A wizard, alone, before twelve hobgoblins in a fireball's area."""
    rows = ["." * 20] * 3 + ["........hhhhhh......", "W...................", "........hhhhhh......"] + ["." * 20] * 4
    return {
        "rulebook": "dnd5e",
        "title": spell,
        "map": "".join(f"{row}\n" for row in rows),
        "place": {"W": WIZARD, "h": "hobgoblin"},
        "sides": {"heroes": [{"block": WIZARD}], "foes": [{"block": "hobgoblin", "count": 12}]},
    }


def fights() -> Iterator[tuple[str, Setup]]:
    yield from ((f"shipped/{name}", load(name)) for name in names())
    yield from ((f"crowd-{size}", load(crowd("crowd", CROWDED, size // 2, size - size // 2))) for size in CROWDS)
    yield from ((f"map-{width}", load(crowd("map", width, FEW // 2, FEW - FEW // 2))) for width in MAPS)
    yield from ((spell, load(casting(spell))) for spell in CASTS)
    yield PEER, load(crowd("peer", 20, 4, 6))


def begun(name: str, setup: Setup) -> Fight:
    """The fight at its first question; a caster is the one who is asked."""
    started = (Fight(setup, f"{SEED}{number or ''}") for number in count())
    return next(fight for fight in started if name not in CASTS or fight.state.turn == WIZARD)


def main() -> None:
    with ZipFile(FILE, "w", ZIP_DEFLATED) as frozen:
        for name, setup in fights():
            frozen.writestr(ZipInfo(f"{name}.affray"), begun(name, setup).save(), ZIP_DEFLATED)


if __name__ == "__main__":
    main()
