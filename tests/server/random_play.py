"""A client that gives random answers.  Start at `random_answer`."""

from random import Random
from typing import Any


def random_answer(question: Any, chance: Random) -> str:
    """A random answer to a question as sent to a page."""
    if question["dice"]:
        return " ".join(str(chance.randint(1, sides)) for sides in question["dice"]["sides"])
    texts: list[str] = [choice["text"] for choice in question["choices"]]
    for gap in question["squares"]:
        if gap["squares"]:
            texts += [gap["text"].replace("…", chance.choice(gap["squares"]))] * 3
    for gap in question["numbers"]:
        texts.append(gap["text"].replace("…", str(chance.randint(gap["low"], gap["high"]))) or str(gap["low"]))
    for gap in question["picks"]:
        count = chance.randint(gap["least"], gap["most"])
        names = [one["text"] for one in gap["of"]]
        picked = chance.choices(names, k=count) if gap["again"] else chance.sample(names, min(count, len(names)))
        texts.append(
            gap["text"].replace("…", ",".join(name for name in names for each in picked if each == name) or "-")
        )
    if not texts:
        texts = [gap["text"].replace("…", "this and that") for gap in question["words"]]
    return chance.choice(texts)
