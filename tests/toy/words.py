"""The toy told in words: what a seat hears, a sentence an event, and the board as letters."""

from typing import Any

from tests.toy.board import COLUMNS, ROWS

SENTENCES = {
    "round": "Round {round}.",
    "turn": "{who}'s turn.",
    "moved": "{who} moves from {origin} to {to_square}.",
    "hid": "{who} hides.",
    "revealed": "{who} is seen at {at}.",
    "gained": "{who} is {effect}.",
    "lost": "{who} is no longer {effect} ({because}).",
    "hurt": "{who} takes {amount}.",
    "healed": "{who} regains {amount}.",
    "hp-set": "{who} is given other hit points.",
    "parried": "{who} parries {attacker}.",
    "feinted": "{who} feints: {target} parried nothing.",
    "fell": "{who} falls.",
    "lapsed": "{who} can no longer {reaction}.",
    "rolled": "{who} rolls {dice} for {why}: {total}.",
    "ruled": "The GM rules: {ruling}.",
    "set": "Set: {setting}.",
    "undone": "Taken back, to {back_to}.",
}
SILENT = ("spent", "turn-ended")


def sentence(item: dict[str, Any]) -> str | None:
    """An event in words; None if it is not worth any."""
    if item["kind"] in SILENT:
        return None
    words = {name: _word(fact) for name, fact in item.items()}
    if item["kind"] == "attack":
        verb = "misses" if not item["hit"] else "strikes hard at" if item["critical"] else "hits"
        return f"{words['who']} {verb} {words['target']} (guard {sum(r['amount'] for r in item['guard'])})."
    return SENTENCES[item["kind"]].format(**words)


def _word(fact: Any) -> str:
    if isinstance(fact, str) and fact.startswith("@"):
        return "someone" if fact == "@?" else fact[1:]
    if isinstance(fact, dict) and "verb" in fact:
        return " ".join([fact["verb"], *(_word(argument) for argument in fact["args"])])
    return str(fact)


def board(view: dict[str, Any]) -> str:
    """The board as a seat sees it: the first letter of each name, foes in capitals."""
    letters = {}
    for creature in view["creatures"]:
        if creature["hp"] not in (0, "down"):
            letter = creature["name"][1]
            letters[creature["at"]] = letter.upper() if creature["side"] == "foes" else letter
    rows = [" ".join([row, *(letters.get(column + row, "·") for column in COLUMNS)]) for row in ROWS]
    return "\n".join([" ".join([" ", *COLUMNS]), *rows])
