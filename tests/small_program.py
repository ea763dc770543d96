"""A small program of somebody who uses the library: mypy reads it strictly, and a test runs it.  Start at `main`."""

import affray


def mind(question: affray.Question, sight: affray.Sight) -> object:
    """Strike at whoever is worst off; else do the first thing that there is."""
    foes = sorted(sight.creatures(), key=lambda creature: creature.hp)
    for foe in foes:
        for option in question.options:
            if isinstance(option, affray.Deed) and option.verb == "attack" and foe in option.args:
                return option
    return next(iter(question.options))


def chances(fight: affray.Fight, text: str) -> tuple[float, float, bool]:
    found: affray.Odds = affray.odds(fight, text)
    damage: affray.Chances = found.amounts("hurt", "amount")
    return float(found.chance("attack", hit=True)), float(damage.mean), found.trials is None


def main() -> affray.Report:
    setup: affray.Setup = affray.load("goblin-ambush")
    fight = affray.Fight(setup, seed=3, minds={"mine": mind})
    asked: affray.OpenQuestion | None = fight.question
    assert asked is not None
    options: affray.Options = asked.options
    print(asked, len(options), chances(fight, "attack goblin-1 longbow"))
    try:
        fight.answer("dance")
    except affray.IllegalAnswer as refused:
        print(refused)
    fight.answer("attack goblin-1 longbow")
    seat: affray.Seat = fight.seat("edda")
    print(seat.view()["creatures"], fight.view(affray.GM)["outcome"])
    for line in fight.log("ru", seat="edda"):
        print(line)
    events: list[affray.Event] = fight.events
    print(len(events), fight.rows()[-1]["kind"])
    restored = affray.Fight.restore(fight.save())
    print(restored.log()[-1])
    report: affray.Report = affray.simulate(fight, n=2, minds={"gm": mind}, most_rounds=1)
    results: list[affray.Result] = report.results
    print(results[0].outcome, report.rows()[0]["seed"])
    return report


if __name__ == "__main__":
    main()
