"""Language negotiation.  Start at `code_for`."""

from urllib.parse import parse_qs

from starlette.datastructures import Headers
from starlette.types import Scope

from affray.lang import best_language, language
from affray.lang.codes import UnknownLanguage, resolve
from affray.telling.tongue import Tongue


def code_for(scope: Scope, headers: Headers, usual: str = "") -> str:
    """The language of `?lang=`, else the first supported one of `Accept-Language`, else the default."""
    asked = parse_qs(scope.get("query_string", b"").decode("latin-1")).get("lang", [])
    return best_language([*asked, *_accepted(headers.get("accept-language", "")), usual])


def tongue_for(scope: Scope, headers: Headers, usual: str = "", rulebook: str = "") -> Tongue:
    return Tongue(language(code_for(scope, headers, usual)), rulebook)


def known_code(tag: str, usual: str) -> str:
    """The language with this tag, or the default."""
    try:
        return resolve(tag)
    except UnknownLanguage:
        return usual


def _accepted(header: str) -> list[str]:
    """The language tags of the header, the best first."""
    weighed = []
    for part in header.split(",")[:20]:
        tag, _, quality = part.strip().partition(";")
        weight = quality.strip().removeprefix("q=")
        weighed.append((-_weight(weight), tag))
    return [tag for weight, tag in sorted(weighed, key=lambda each: each[0]) if tag and tag != "*" and weight < 0]


def _weight(text: str) -> float:
    try:
        return float(text) if text else 1.0
    except ValueError:
        return 0.0
