"""What is told of files that are imported.  Start at `import_problem`."""

from collections.abc import Mapping
from typing import Any, Final

from affray.telling.tongue import Tongue

KINDS: Final = ("text", "number", "list", "mapping")
"""Kinds of values that a file lacks, by the keys of their names."""


def import_problem(tongue: Tongue, file: str, code: str, place: str, args: Mapping[str, Any]) -> str:
    """Where a file is wrong, and what would do."""
    told = dict(args)
    if told.get("wanted") in KINDS:
        told["wanted"] = tongue.say("say-kind", told["wanted"])
    return tongue.say("cli-import-problem", code, file=file, place=place or "1", **told)


def import_disagreement(tongue: Tongue, field: str, typed: str, prose: str) -> str:
    """A typed field that says otherwise than the prose."""
    return tongue.say("cli-imported", "disagrees", field=field, typed=typed, prose=prose)


def import_reason(tongue: Tongue, why: str) -> str:
    """Why an element has no effect in a fight."""
    return tongue.say("cli-import-why", why)
