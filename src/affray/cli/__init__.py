"""The command line: `affray`."""

import click

from affray import __version__


@click.group()
@click.version_option(__version__)
def main() -> None:
    """Run tabletop fights by the book."""
