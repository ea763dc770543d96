"""`affray sim`: many fights, and how they end."""

import json
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from affray.cli.helping import Failure, PresetChoice, in_lines, spoken
from affray.cli.speech import tongue_of
from affray.telling.tongue import Tongue

if TYPE_CHECKING:
    from affray.core.fight.fight import Fight
    from affray.core.fight.running import Setup
    from affray.sim import Report

ALL: Final = "all"
BAR: Final = 20


@spoken(
    "cli-sim",
    click.Argument(["fight"], required=False),
    click.Option(["-n", "--fights"], type=click.IntRange(1), default=1000, metavar="N"),
    click.Option(["--seed"], default="1", metavar="S"),
    click.Option(["--minds"], type=click.Choice(["simple", "random"]), default="simple"),
    click.Option(["--workers"], default="1", metavar="N|all"),
    click.Option(["--preset"], type=PresetChoice()),
    click.Option(["--json", "as_json"], is_flag=True),
)
@click.pass_context
def sim(
    context: click.Context,
    fight: str | None,
    fights: int,
    seed: str,
    minds: str,
    workers: str,
    preset: str | None,
    as_json: bool,
) -> None:
    from affray.sim import simulate  # noqa: PLC0415

    tongue = tongue_of(context)
    start = _start(fight, preset, tongue)
    count = _workers(workers, tongue)
    began = time.perf_counter()
    with _progress(fights) as progress:
        report = simulate(start, fights, seed, minds, count, progress)
    seconds = time.perf_counter() - began
    if report.is_cut:
        click.echo(tongue.say("cli-sim-report", "cut", fights=report.fights, wanted=fights), err=True)
    if not report.fights:
        context.exit(130)
    if as_json:
        click.echo(json.dumps(_plain(report), indent=2, ensure_ascii=False))
    else:
        _tell(report, tongue.by(start.rulebook.name))
    speed = tongue.language.decimal(report.fights / seconds, 0)
    click.echo(tongue.say("cli-sim-time", seconds=tongue.language.decimal(seconds, 1), speed=speed), err=True)
    if report.is_cut:
        context.exit(130)


def _start(source: str | None, preset: str | None, tongue: Tongue) -> "Setup | Fight":
    """An encounter, or where a saved fight stands. Whoever rolled real dice there rolls digital ones here."""
    from affray.cli.game.encounters import load_encounter  # noqa: PLC0415
    from affray.cli.game.opening import is_save, restored  # noqa: PLC0415

    if source is None or not is_save(source):
        return load_encounter(source, tongue, preset)
    fight = restored(Path(source), tongue)
    for seat in [seat for seat, dice in fight.state.settings["dice"].items() if dice == "real"]:
        fight.set(f"dice {seat} digital")
    return fight


def _workers(word: str, tongue: Tongue) -> int | None:
    if word == ALL:
        return None
    if not word.isdecimal() or int(word) == 0:
        raise Failure(tongue.say("cli-sim-workers", word=word))
    return int(word)


@contextmanager
def _progress(fights: int) -> Iterator[Callable[[int], None] | None]:
    """A bar while somebody waits; nothing in a pipe."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console  # noqa: PLC0415
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn  # noqa: PLC0415

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=fights)
        yield lambda played: bar.update(task, completed=played)


def _plain(report: "Report") -> dict[str, Any]:
    outcomes = {}
    for outcome, count in report.outcomes.most_common():
        low, high = report.interval(outcome)
        outcomes[outcome] = {"count": count, "chance": report.chance(outcome), "low": low, "high": high}
    return {
        "fights": report.fights,
        "outcomes": outcomes,
        "endings": {ending: {"count": n, "chance": report.ended(ending)} for ending, n in report.endings.most_common()},
        "mean_rounds": report.mean_rounds(),
        "by_hand": report.by_hand,
        "fell": {creature: report.fell(creature) for creature in report.sides},
    }


def _tell(report: "Report", tongue: Tongue) -> None:
    """Who won how often, how long it took, and who fell."""
    language = tongue.language
    click.echo(tongue.say("cli-sim-report", "fights", fights=report.fights))
    for outcome in dict.fromkeys(["heroes", *report.outcomes]):
        low, high = report.interval(outcome)
        chance = language.percent(report.chance(outcome), 1)
        interval = tongue.say(
            "cli-sim-report", "interval", low=language.percent(low, 1), high=language.percent(high, 1)
        )
        side = tongue.try_say("cli-sim-outcome", outcome) or outcome
        click.echo(f"{side}: {chance} ({interval})")
    endings = [
        f"{tongue.say('cli-sim-ending', ending)} {language.percent(report.ended(ending), 1)}"
        for ending, _ in report.endings.most_common()
    ]
    if endings:
        click.echo(f"{tongue.say('cli-sim-ending', 'how')} {', '.join(endings)}")
    click.echo(tongue.say("cli-sim-report", "rounds", mean=language.decimal(report.mean_rounds(), 1)))
    if report.by_hand:
        click.echo(in_lines(tongue.say("cli-sim-report", "by-hand", count=report.by_hand)))
    click.echo(tongue.say("cli-sim-report", "fell"))
    names = {id: _capital(language.name(tongue.creature(id))) for id in report.sides}
    width = min(40, max(map(len, names.values())))
    for id, name in names.items():
        share = report.fell(id)
        bar = "█" * round(share * BAR)
        click.echo(f"  {name[:width]:<{width}}  {bar:<{BAR}} {language.percent(share):>5}".rstrip())


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
