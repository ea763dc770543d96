"""`affray play`: a fight in the terminal, to its end."""

import click

from affray.cli.helping import PresetChoice, spoken
from affray.cli.speech import tongue_of


@spoken(
    "cli-play",
    click.Argument(["fight"], required=False),
    click.Option(["--minds"], type=click.Choice(["heroes", "foes", "all", "none"])),
    click.Option(["--seed"], metavar="S"),
    click.Option(["--dice"], type=click.Choice(["digital", "real"]), default="digital"),
    click.Option(["--squares"], is_flag=True),
    click.Option(["--seat"], metavar="NAME"),
    click.Option(["--preset"], type=PresetChoice()),
)
@click.pass_context
def play(
    context: click.Context,
    fight: str | None,
    minds: str | None,
    seed: str | None,
    dice: str,
    squares: bool,
    seat: str | None,
    preset: str | None,
) -> None:
    from affray.cli.game.game import Game  # noqa: PLC0415 - a command reads what it needs when it is called
    from affray.cli.game.opening import Wishes, open_fight  # noqa: PLC0415
    from affray.cli.terminal.reading import PipeReader, TerminalReader  # noqa: PLC0415
    from affray.cli.terminal.screen import Screen  # noqa: PLC0415

    tongue = tongue_of(context, "squares" if squares else "own")
    opened = open_fight(fight, Wishes(seed, minds, dice == "real", seat, preset), tongue)
    screen = Screen()
    Game(opened, screen, TerminalReader() if screen.is_live else PipeReader(), tongue).run()
