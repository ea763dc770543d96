"""How a brawl is told, and what one can do in it is listed."""

from collections.abc import Mapping
from typing import Any, ClassVar

from affray.books import Phrasing, Price, Teller, Tried
from affray.books.phrasing import Item
from tavern.rules import ROUND


def tell_punch(teller: Teller, item: Item) -> str | None:
    total = teller.take_total(item)
    teller.await_harm(*([item["who"]] if item["hit"] else []))
    return teller.event("punch-lands" if item["hit"] else "punch-misses", item, total=total)


class TavernPhrasing(Phrasing):
    groups: ClassVar = {"punch": "attack", "drink": "bonus"}
    shapes: ClassVar = {"punch": tell_punch}
    leading: ClassVar = ("punch",)
    told_later: ClassVar = ("punch",)
    tried: ClassVar = {"punch": Tried("hit", True, "brief")}

    def price(self, who: object, used: object) -> Price | None:
        return Price(2, "coins") if used == ROUND else None

    def stock(self, fight: Mapping[str, Any]) -> dict[str, int]:
        return {"kegs": fight["kegs"]}


PHRASING = TavernPhrasing()
