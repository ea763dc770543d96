"""`python -m affray.cli` does what `affray` does."""

from affray.cli import main

if __name__ == "__main__":
    main(prog_name="affray")
