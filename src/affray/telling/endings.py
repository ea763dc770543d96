"""How a fight ended, in a sentence.  Start at `over`."""

from affray.core.table.endings import DECREED
from affray.telling.tongue import Tongue

NOBODY = "nobody"


def over(outcome: str, ending: str | None, tongue: Tongue) -> str:
    """The manner of the end; of a fight without one, or in which nobody is left, which side has won."""
    name = f"{ending}-{outcome}" if ending == DECREED else ending
    said = tongue.try_say("say-ending", name) if name and outcome != NOBODY else None
    return said or tongue.try_say("say-over", outcome) or tongue.say("say-over", "other", outcome=outcome)
