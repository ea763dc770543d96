"""Play the toy in the terminal: `python -m tests.toy`. The foes play themselves; in a pipe everybody does."""

import sys
from pathlib import Path

import click

from affray import BadSave, Fight, Refusal, odds, verify
from affray.core.fight.replay import audit_of
from affray.core.table.recorded import OpenQuestion
from affray.core.values import GM, PLAYERS
from affray.minds import RandomMind
from tests.toy import BOOKS
from tests.toy.encounters import ambush, crowd, duel
from tests.toy.words import board, sentence

FIGHTS = {"ambush": ambush, "duel": duel, "crowd": crowd}
WATCHER = "watcher"
HELP = """Type an answer, or:
  ?          what is offered, with the odds       undo  redo   take back, bring back
  map        the board and who is where           rule TEXT    decree something, e.g. rule orc-1 hp 3
  auto       let everybody play themselves        save FILE    write the fight to a file
  quit       stop"""


@click.group(invoke_without_command=True)
@click.pass_context
def toy(context: click.Context) -> None:
    """A small rulebook that proves the kernel."""
    if context.invoked_subcommand is None:
        context.invoke(play)


@toy.command()
@click.argument("name", type=click.Choice(sorted(FIGHTS)), default="ambush")
@click.option("--seed", default="7", show_default=True, help="The seed of the dice.")
@click.option("--auto", is_flag=True, help="Let everybody play themselves.")
def play(name: str = "ambush", seed: str = "7", auto: bool = False) -> None:
    """Play a fight: the heroes are yours."""
    fight = Fight(FIGHTS[name](), seed, minds={"random": RandomMind(seed)})
    fight.set("mind gm random")
    if auto or not sys.stdin.isatty():
        play_itself(fight)
    Terminal(fight).run()


@toy.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--verify", "verifies", is_flag=True, help="Play it again and say where it differs.")
def replay(file: Path, verifies: bool) -> None:
    """Tell a saved fight."""
    text = file.read_text(encoding="utf-8")
    try:
        fight = Fight.restore(text, books=BOOKS)
        difference = verify(text, books=BOOKS) if verifies else None
    except BadSave as error:
        raise click.ClickException(f"{file}: {error}") from None
    tell(fight, GM)
    if difference is not None:
        raise click.ClickException(f"{file} goes another way now: {difference}")
    if verifies:
        click.echo(f"Verified: the same {len(fight.events)} events; {len(audit_of(text))} dice do not follow the seed.")


def play_itself(fight: Fight) -> None:
    for seat in [*fight.state.player_seats(), PLAYERS]:
        fight.set(f"mind {seat} random")


def tell(fight: Fight, seat: str, since: int = 0) -> int:
    """Say what is new to a seat; returns how much has been told."""
    for item in fight.feeds[seat].items(since):
        if (words := sentence(item)) is not None:
            click.echo(f"  {words}")
    return len(fight.feeds[seat])


class Terminal:
    """One who answers for all the heroes, and sees what they see."""

    def __init__(self, fight: Fight) -> None:
        self.fight = fight
        self.told = 0

    def run(self) -> None:
        """Tell, ask, and take answers until the fight is over or the player has had enough."""
        self.told = tell(self.fight, WATCHER)
        while (asked := self.fight.question) is not None:
            try:
                said = input(f"{self.prompt(asked)} ").strip()
            except (EOFError, KeyboardInterrupt):
                said = "quit"
            if said == "quit":
                click.echo("\nThe fight is left there.")
                return
            self.hear(said, asked)
            self.told = tell(self.fight, WATCHER, self.told)
        click.echo(f"The fight is over: {self.fight.outcome}.")

    def prompt(self, asked: OpenQuestion) -> str:
        view = self.fight.view(GM)["questions"][0]
        who = view["who"].removeprefix("@")
        about = f" about {view['about'][1:]}" if view["about"] else ""
        return f"{who}, {asked.kind}{about}? ({', '.join(asked.options.examples())}; help)"

    def hear(self, said: str, asked: OpenQuestion) -> None:
        word, _, rest = said.partition(" ")
        try:
            if said == "help":
                click.echo(HELP)
            elif said == "?":
                self.show_odds(asked)
            elif said == "map":
                click.echo(board(self.fight.view(WATCHER)))
            elif said == "auto":
                play_itself(self.fight)
            elif said in ("undo", "redo"):
                getattr(self.fight, said)()
            elif word == "rule":
                self.fight.rule(rest)
            elif word == "save" and rest:
                Path(rest).write_text(self.fight.save(), encoding="utf-8")
                click.echo(f"Saved. Tell it again with: python -m tests.toy replay {rest} --verify")
            elif said:
                self.fight.answer(said)
        except (Refusal, OSError) as error:
            click.echo(str(error))

    def show_odds(self, asked: OpenQuestion) -> None:
        options = asked.options
        for option in options:
            text = options.text(option)
            chances = odds(self.fight, text)
            hit = f"{float(chances.chance('attack', hit=True)):.0%} to hit" if chances.chance("attack") else ""
            harm = f"{float(chances.amounts('hurt', 'amount').mean):.1f} on average" if chances.chance("hurt") else ""
            click.echo(f"  {text:<20} {', '.join(filter(None, [hit, harm]))}".rstrip())


if __name__ == "__main__":
    toy(prog_name="python -m tests.toy")
