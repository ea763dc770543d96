"""The odds of a deed in a few words, or in full.  Start at `in_brief`."""

from collections.abc import Iterator
from fractions import Fraction
from typing import TYPE_CHECKING

from affray.books import Tried
from affray.telling.tongue import Tongue

if TYPE_CHECKING:
    from affray.core.fight.fight import Fight
    from affray.core.fight.odds import Odds

FELLED = ("dead", "dying", "incapacitated")
TRIED = {"attack": Tried("hit", True, "brief")}
"""What may be told in brief, by the kind of event; a rulebook may have more."""
MOST_OUTCOMES = 1000
MOST_TRIALS = 300
"""Neither a menu nor a question about the odds may keep anybody waiting for long."""


def odds_for(fight: "Fight", text: str, question: str, seat: str) -> "Odds":
    """The odds of an answer in a seat's names; an estimate if they would take too long."""
    from affray.core.fight.odds import odds  # noqa: PLC0415

    return odds(fight, text, question, seat, MOST_OUTCOMES, MOST_TRIALS)


def in_brief(odds: "Odds", who: str, tongue: Tongue) -> str:
    """`72 % to hit, 6.5 on average`, or what one who defends may suffer; nothing for what is neither."""
    tried = TRIED | dict(tongue.phrasing.tried)
    kind = next((kind for kind in tried if odds.chance(kind)), None)
    if kind is None:
        return ""
    fact, best, part = tried[kind]
    harm = odds.amounts("hurt", "amount", **{"who": f"@{who}"} if kind == "defence" else {})
    chance = tongue.language.percent(odds.chance(kind, **{fact: best}))
    brief = tongue.say("say-odds", part, chance=chance, mean=tongue.language.decimal(harm.mean))
    return brief if odds.trials is None else tongue.say("say-odds", "roughly", brief=brief)


def in_full(odds: "Odds", target: str | None, tongue: Tongue) -> Iterator[str]:
    """Every chance that matters, a line each, and why; before them, if they are estimated."""
    if odds.trials is not None:
        yield tongue.say("say-odds", "estimated", trials=odds.trials)
    if odds.chance("attack"):
        yield _chance("hit", odds.chance("attack", hit=True), tongue)
        yield _chance("critical", odds.chance("attack", critical=True), tongue)
    for who in _saving(odds):
        name = tongue.language.name(tongue.creature(who[1:]))
        yield _chance("fails", odds.chance("save", who=who, made=False), tongue, who=name)
    if odds.chance("resisted"):
        yield _chance("wins", 1 - odds.chance("resisted"), tongue)
    harm = odds.amounts("hurt", "amount")
    if harm.mean:
        mean, most = tongue.language.decimal(harm.mean), max(value for value, _ in harm)
        if odds.trials is None:
            yield tongue.say("say-odds", "harm", mean=mean, most=most)
        else:
            yield tongue.say("say-odds", "harm-about", mean=mean)
    if target is not None:
        felled = sum((odds.chance(kind, who=f"@{target}") for kind in FELLED), Fraction(0))
        if felled:
            yield _chance("felled", felled, tongue)
    for part in ("advantage", "disadvantage"):
        for clause in _clauses(odds, part):
            yield tongue.say("say-why", part, clause=tongue.clause_name(clause))
    if odds.assumed:
        names = dict.fromkeys(tongue.language.name(tongue.creature(who)) for who, _ in odds.assumed)
        yield tongue.say("say-odds", "assumed", names=tongue.listed(names))


def _saving(odds: "Odds") -> list[str]:
    """Those who may have to save."""
    return list(dict.fromkeys(item["who"] for item in odds.told("save")))


def _chance(part: str, chance: Fraction, tongue: Tongue, **more: str) -> str:
    digits = 0 if chance == 0 or Fraction(1, 20) <= chance <= Fraction(19, 20) or chance == 1 else 1
    return tongue.say("say-odds", part, chance=tongue.language.percent(chance, digits), **more)


def _clauses(odds: "Odds", part: str) -> list[str]:
    found: dict[str, None] = {}
    for item in odds.told("attack"):
        found.update(dict.fromkeys(reason["clause"] for reason in item.get(part, ())))
    return list(found)
