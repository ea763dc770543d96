"""How fights of Draw Steel are told, and its deeds listed.  Start at `DrawSteelPhrasing`."""

from collections.abc import Collection, Iterator, Mapping
from typing import Any, ClassVar, Final

from affray.books.phrasing import Item, Phrasing, Price, Shape, Teller, Tried
from affray.rules.drawsteel.state.blocks import Ability
from affray.rules.drawsteel.state.clash import Fighter

MALICE: Final = "malice"


def tell_power_roll(teller: Teller, item: Item) -> str | None:
    """What a roll came to against one target; the edges and banes on it and why, unless they cancel each other."""
    return " ".join(filter(None, [teller.event("power-roll", item), *_edges(teller, item)]))


def _edges(teller: Teller, item: Item) -> Iterator[str]:
    state = item["edge"]
    for part, reasons, counts in (("advantage", "edges", state > 0), ("disadvantage", "banes", state < 0)):
        if state and item[reasons]:
            yield teller.because(f"double-{part}" if counts and abs(state) > 1 else part, item[reasons])


def tell_wear(teller: Teller, item: Item) -> str | None:
    teller.await_harm()
    return teller.event("worn", item)


class DrawSteelPhrasing(Phrasing):
    """Draw Steel's. Maneuvers stand where other books have bonus actions."""

    groups: ClassVar[Mapping[str, str]] = {
        **dict.fromkeys("fly swim burrow climb jump mount dismount ride scale dig".split(), "move"),
        **dict.fromkeys("teleport pull slide shift go advance disengage ride-off".split(), "move"),
        **dict.fromkeys("release lie-down rise relent rally take-heart let-go free word".split(), "free"),
        **dict.fromkeys("cling improvise over-to".split(), "free"),
        **dict.fromkeys("use smash".split(), "attack"),
        **dict.fromkeys("aid assist catch-breath claw consume escape grab haul hide knockback".split(), "bonus"),
        **dict.fromkeys("point-out search shake-off stand-up test trample".split(), "bonus"),
    }
    numbered: ClassVar[Collection[str]] = ("push", "pull", "slide")
    shapes: ClassVar[Mapping[str, Shape]] = {"power-roll": tell_power_roll, "worn": tell_wear}
    joined: ClassVar[Collection[str]] = ("power-roll", "resisted", "unspent", "worn", "broken")
    leading: ClassVar[Collection[str]] = ("used",)
    told_later: ClassVar[Collection[str]] = ("power-roll",)
    edged: ClassVar[Collection[str]] = ("power-roll",)
    tried: ClassVar[Mapping[str, Tried]] = {"power-roll": Tried("tier", 3, "tiers")}

    def price(self, who: object, used: object) -> Price | None:
        """What an ability costs: of the hero's own resource, or of the Director's Malice."""
        if not isinstance(used, Ability) or not used.cost:
            return None
        resource = who.block.resource if isinstance(who, Fighter) else ""
        return Price(used.cost, resource or MALICE)

    def stock(self, fight: Mapping[str, Any]) -> dict[str, int]:
        """Hero tokens; the Director's own is for the Director alone."""
        return {"hero-tokens": fight["tokens"], **(fight["resources"] or {})}


PHRASING: Final = DrawSteelPhrasing()
