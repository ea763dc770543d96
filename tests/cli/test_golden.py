"""A whole fight that plays itself, as somebody reads it who only watches."""

from pathlib import Path

import pytest

from tests.cli.kit import AMBUSH, affray

GOLDEN = Path(__file__).parent / "golden"


@pytest.mark.parametrize("code", ["en", "ru"])
def test_golden_transcript(code: str, golden: bool) -> None:
    path = GOLDEN / f"{AMBUSH}-{code}.txt"
    told = affray("play", AMBUSH, "--seed", "7", "--lang", code, typed="").output
    if golden:
        path.write_text(told, encoding="utf-8")

    assert told == path.read_text(encoding="utf-8")
