"""What is wrong with an answer or a saved fight, told in the language of the reader.  Start at `refusal_lines`."""

from collections.abc import Callable, Iterator

from affray.core.errors import BadSave, MissingRulebook, Refusal, quoted
from affray.core.fight.replay import Difference
from affray.telling.seat_names import UNSPEAKABLE
from affray.telling.tongue import Tongue


def refusal_lines(refusal: Refusal, tongue: Tongue, called: Callable[[str], str] = str) -> Iterator[str]:
    """Why something that was said was not taken, and what would have been, as it is called."""
    yield tongue.say("say-refusal", refusal.problem, text=refusal.text)
    offered = [called(text) for text in refusal.offered if UNSPEAKABLE not in text]
    if offered:
        yield tongue.say("say-offered", offered="; ".join(offered))


def refused_faces(refusal: Refusal, tongue: Tongue) -> str:
    """That real dice do not show what somebody typed."""
    return tongue.say("say-refusal", "faces", text=refusal.text)


def bad_save(error: BadSave, file: str, tongue: Tongue) -> str:
    rulebook = error.rulebook if isinstance(error, MissingRulebook) else ""
    return tongue.say("say-bad-save", error.problem, file=file, line=error.line, rulebook=rulebook)


def difference_line(difference: Difference, file: str, tongue: Tongue) -> str:
    """Where a fight played again goes another way, and how."""
    part = "differs" if difference.then and difference.now else "shorter" if difference.then else "longer"
    then, now = quoted(difference.then), quoted(difference.now)
    return tongue.say("say-verify", part, file=file, line=difference.line, then=then, now=now)
