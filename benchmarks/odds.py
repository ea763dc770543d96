"""What exact odds cost: a fireball on twelve targets, and three rays on three foes.  Start at `odds_figures`."""

from itertools import islice
from time import process_time

from affray import Fight, exact_odds, load

REPEATS = 5
TWELVE = """
rulebook: dnd5e
title: Twelve
map: |
  ....................
  .A..................
  ..........oooo......
  ..........oooo......
  ..........oooo......
  ....................
place: {A: wiz, o: goblin}
sides:
  heroes: [{block: veteran-wizard, name: wiz}]
  foes: [{block: goblin, count: 12}]
"""
THREE = """
rulebook: dnd5e
title: Three
map: |
  ......o.
  ........
  .A....o.
  ........
  ......o.
place: {A: wiz, o: orc}
sides:
  heroes: [{block: veteran-wizard, name: wiz}]
  foes: [{block: orc, count: 3}]
"""
DEEDS = {
    "fireball": (TWELVE, "cast fireball 3 l3"),
    "rays": (THREE, "cast scorching-ray 2 orc-1,orc-2,orc-3"),
}


def odds_figures() -> dict[str, tuple[float, str]]:
    """For each deed the milliseconds of processor time that its odds take at best, and a checksum of them."""
    return {name: measured(text, deed) for name, (text, deed) in DEEDS.items()}


def measured(text: str, deed: str) -> tuple[float, str]:
    fight = at_the_turn_of("wiz", Fight(load(text), seed=1))
    best = float("inf")
    for _ in range(REPEATS):
        before = process_time()
        found = exact_odds(fight, deed)
        best = min(best, process_time() - before)
    harm = found.amounts("hurt", "amount")
    return best * 1000, f"{harm.mean} {harm.variance} {found.chance('dead')}"


def at_the_turn_of(who: str, fight: Fight) -> Fight:
    """The fight, after all others before this one have passed."""
    while (asked := fight.question) is not None and (asked.kind != "turn" or asked.question.asked != who):
        offered = [asked.options.text(option) for option in islice(asked.options, 60)]
        fight.answer(next((text for text in ("end", "pass") if text in offered), offered[0]))
    return fight


if __name__ == "__main__":
    for name, (milliseconds, checksum) in odds_figures().items():
        print(f"{name}: {milliseconds:.1f} ms, {checksum[:60]}")
