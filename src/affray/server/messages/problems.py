"""Errors as problem details (RFC 9457), in the caller's language.  Start at `Problem`."""

import json
from collections.abc import Iterable, Mapping
from typing import Any, Final

from starlette.responses import Response

from affray.content import BadContent
from affray.core.errors import IllegalAnswer, Refusal, StaleAnswer
from affray.store import DamagedTable, StoreTrouble, TableWithoutRulebook
from affray.store.troubles import DAMAGED, FULL
from affray.telling.problems import sentence
from affray.telling.seat_names import UNSPEAKABLE
from affray.telling.tongue import Tongue

TYPE: Final = "application/problem+json"
STATUS: Final[Mapping[str, int]] = {
    "bad-json": 400,
    "no-token": 401,
    "not-allowed": 403,
    "wrong-origin": 403,
    "no-such-page": 404,
    "no-such-table": 404,
    "no-such-question": 404,
    "no-such-clause": 404,
    "no-such-words": 404,
    "no-such-link": 404,
    "no-such-seat": 404,
    "wrong-method": 405,
    "too-slow": 408,
    "seat-taken": 409,
    "not-over": 409,
    "not-yours-to-undo": 409,
    "busy": 409,
    "too-big": 413,
    "bad-request": 422,
    "bad-content": 422,
    "bad-option": 422,
    "no-way": 422,
    "too-fast": 429,
    "head-too-big": 431,
    "broken": 500,
    "damaged": 500,
    "no-rulebook": 500,
    "crowded": 503,
    "disk-failing": 503,
    "disk-full": 503,
}
"""HTTP status codes; refusals of the fight have their own, see `refused`."""


BY_TROUBLE: Final = {FULL: "disk-full", DAMAGED: "damaged"}
"""Problems by what is wrong with the file of tables."""
PAUSE: Final = "10"
"""After how many seconds it is worth trying again when the server cannot serve."""


class Problem(Exception):
    """A request that cannot be served: its code and its facts.

    `facts` are arguments of the message, `more` are extra members of the response.
    """

    def __init__(self, code: str, facts: Mapping[str, str | int] | None = None, **more: Any) -> None:
        super().__init__(code)
        self.code = code
        self.facts = dict(facts or {})
        self.more = more

    @property
    def status(self) -> int:
        return STATUS[self.code]

    def told(self, tongue: Tongue) -> dict[str, Any]:
        return _shape(self.code, self.status, tongue.say("server-problem", self.code, **self.facts), tongue, self.more)


def of_store(trouble: StoreTrouble | DamagedTable) -> Problem:
    """What players are told when the tables cannot be read or written."""
    if isinstance(trouble, TableWithoutRulebook):
        return Problem("no-rulebook", {"rulebook": trouble.rulebook})
    if isinstance(trouble, DamagedTable):
        return Problem("damaged")
    return Problem(BY_TROUBLE.get(trouble.kind, "disk-failing"))


def refused(refusal: Refusal, tongue: Tongue) -> dict[str, Any]:
    """A refused answer: the reason, and some answers that would be accepted."""
    offered = [text for text in refusal.offered if UNSPEAKABLE not in text]
    detail = tongue.say("say-refusal", refusal.problem, text=refusal.text)
    return _shape(refusal.problem, _status(refusal), detail, tongue, {"offered": offered})


def _status(refusal: Refusal) -> int:
    if refusal.problem == "no-seat":
        return 404
    if isinstance(refusal, StaleAnswer) or refusal.problem == "not-asked":
        return 409
    return 422 if isinstance(refusal, IllegalAnswer) else 400


def invalid(mistakes: Iterable[Mapping[str, Any]], tongue: Tongue) -> dict[str, Any]:
    """All validation errors of a request, field by field."""
    fields = {".".join(map(str, each["loc"])): _mistake(each["type"], tongue) for each in mistakes}
    errors = [{"line": None, "field": field, "detail": detail} for field, detail in fields.items()]
    return Problem("bad-request", {"why": tongue.listed(fields)}, errors=errors).told(tongue)


def _mistake(kind: str, tongue: Tongue) -> str:
    """The message for a validation error."""
    return tongue.say("server-field", {"missing": "missing", "extra_forbidden": "unknown"}.get(kind, "wrong"))


def bad_content(bad: BadContent, tongue: Tongue) -> dict[str, Any]:
    """All errors in an encounter."""
    errors = [
        {"line": problem.line, "field": problem.where, "detail": sentence(problem, tongue)} for problem in bad.problems
    ]
    detail = tongue.say("server-problem", "bad-content", count=len(errors) + bad.more)
    return _shape("bad-content", 422, detail, tongue, {"errors": errors})


def _shape(code: str, status: int, detail: str, tongue: Tongue, more: Mapping[str, Any]) -> dict[str, Any]:
    title = tongue.say("server-status", f"s{status}")
    return {"type": f"/problems/{code}", "title": title, "status": status, "detail": detail, "code": code, **more}


def response(told: Mapping[str, Any], headers: Mapping[str, str] | None = None) -> Response:
    text = json.dumps(told, ensure_ascii=False, separators=(",", ":"))
    more = {"Retry-After": PAUSE} if told["status"] == 503 else {}
    return Response(text, told["status"], more | dict(headers or {}), TYPE)
