"""What is wrong with a content file, in the language of the reader.  Start at `sentence`."""

from typing import TYPE_CHECKING, Any, Final

from affray.telling.tongue import Tongue

if TYPE_CHECKING:
    from affray.content import Problem
    from affray.lang.language import Argument

MOST_NAMES: Final = 200


def sentence(problem: "Problem", tongue: Tongue) -> str:
    """A problem in words; one that has none yet is told in English."""
    known = {name: _told(name, value, tongue) for name, value in problem.args.items()}
    is_bare = problem.found_kind in ("number", "yes-no")
    found = problem.found if is_bare else f'"{problem.found}"'
    found = found if problem.found else tongue.say("say-kind", problem.found_kind)
    text = tongue.try_say("say-problem", problem.code, **known | {"found": found})
    if text is None:
        return str(problem)
    near, names = problem.args.get("near"), problem.args.get("known")
    if near:
        return f"{text} {tongue.say('say-did-you-mean', words=tongue.listed(map(str, near)))}"
    if names:
        return f"{text} {tongue.say('say-known', words=_told('known', names, tongue))}"
    return text


def _told(name: str, value: Any, tongue: Tongue) -> "Argument":
    if isinstance(value, list | tuple):
        more = ["…"] if len(value) > MOST_NAMES else []
        return tongue.listed([*map(str, value[:MOST_NAMES]), *more])
    if name == "kind":
        return tongue.say("say-kind", str(value))
    return value if isinstance(value, int) else str(value)
