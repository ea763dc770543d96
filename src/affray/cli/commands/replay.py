"""`affray replay`: a saved fight told again, and played again to see whether it goes the same way."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from affray.cli.helping import Failure, spoken
from affray.cli.speech import tongue_of
from affray.telling.tongue import Tongue

if TYPE_CHECKING:
    from affray.core.dice.luck import Discrepancy
    from affray.core.fight.fight import Fight
    from affray.core.fight.replay import Missing


@spoken(
    "cli-replay",
    click.Argument(["file"], type=click.Path(path_type=Path)),
    click.Option(["--verify"], is_flag=True),
    click.Option(["--seat"], metavar="NAME"),
)
@click.pass_context
def replay(context: click.Context, file: Path, verify: bool, seat: str | None) -> None:
    from affray.cli.game.opening import text_of  # noqa: PLC0415
    from affray.core.errors import BadSave  # noqa: PLC0415
    from affray.core.fight.fight import Fight  # noqa: PLC0415
    from affray.telling.refusals import bad_save  # noqa: PLC0415

    tongue = tongue_of(context)
    text = text_of(file, tongue)
    try:
        fight = Fight.restore(text)
        _tell(fight, seat, tongue.by(fight.rulebook.name))
        if verify:
            _verify(text, str(file), tongue)
    except BadSave as error:
        raise Failure(bad_save(error, str(file), tongue)) from None


def _tell(fight: "Fight", seat: str | None, tongue: Tongue) -> None:
    """All that happened and still holds, as the seat knows it."""
    from affray.cli.terminal.screen import INDENT, Screen  # noqa: PLC0415
    from affray.core.values import GM  # noqa: PLC0415
    from affray.telling.endings import over  # noqa: PLC0415
    from affray.telling.seat_names import WATCHER  # noqa: PLC0415
    from affray.telling.sentences import HEADINGS, Teller, in_force  # noqa: PLC0415

    seat = seat or (WATCHER if WATCHER in fight.feeds else GM)
    if seat not in fight.feeds:
        raise Failure(tongue.say("cli-no-such-seat", seat=seat, seats=tongue.listed(fight.feeds)))
    screen = Screen()
    screen.show(tongue.title(fight.setup.title), style="bold")
    for told in Teller(tongue).tell(in_force(fight.feeds[seat].items())):
        is_heading = told.kind in HEADINGS
        screen.show(told.text, style="bold" if is_heading else "", indent=0 if is_heading else INDENT)
    outcome = fight.outcome
    if outcome is None:
        screen.show(tongue.say("say-over", "open"), style="bold")
    else:
        screen.show(over(outcome, fight.rulebook.ending(fight.state, seat), tongue), style="bold")


def _verify(text: str, file: str, tongue: Tongue) -> None:
    """Play it again and throw every die again; raises if anything is otherwise now."""
    from affray.cli.terminal.screen import Screen  # noqa: PLC0415
    from affray.core.fight.replay import audit_of, events_of, verify  # noqa: PLC0415
    from affray.telling.refusals import difference_line  # noqa: PLC0415

    difference = verify(text)
    dishonest = audit_of(text)
    complaints = [_complaint(each, tongue) for each in dishonest[:10]]
    if difference is not None:
        complaints.insert(0, difference_line(difference, file, tongue))
    if complaints:
        raise Failure("\n".join(complaints))
    rolled = [event for event in events_of(text) if event.kind == "rolled"]
    dice = sum(len(event.facts["faces"] or ()) for event in rolled)
    Screen().show(tongue.say("say-verify", "same", events=len(events_of(text)), dice=dice))


def _complaint(found: "Discrepancy | Missing", tongue: Tongue) -> str:
    from affray.core.fight.replay import Missing  # noqa: PLC0415

    if isinstance(found, Missing):
        who = tongue.creature(found.roller)
        return tongue.say("say-verify", "missing", who=who, number=found.nth + 1)
    if found.roll is None:
        return tongue.say("say-verify", "commitment")
    who, number = tongue.creature(found.roll.roller), found.roll.nth + 1
    return tongue.say(
        "say-verify", "die", who=who, number=number, recorded=int(found.recorded), expected=int(found.expected)
    )
