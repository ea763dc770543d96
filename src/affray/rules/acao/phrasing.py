"""How fights of Ação e Combate are told, and its deeds listed.  Start at `AcaoPhrasing`."""

from collections.abc import Collection, Mapping
from typing import ClassVar, Final

from affray.books.phrasing import Item, Phrasing, Shape, Teller, Tried

BLOWS: Final = ("attack", "defence", "counter")
"""The tests of which the blow tells."""


def tell_defence(teller: Teller, item: Item) -> str | None:
    """How somebody met a blow, and whether they struck back."""
    total = teller.take_total(item)
    lands = not item["avoids"] or item["at_cost"]
    teller.await_harm(*([item["who"]] if item["counter"] else []), *([item["by"]] if lands else []))
    blow = "fumbled" if item["fumble"] else "softened" if item["at_cost"] else "avoided" if item["avoids"] else "hit"
    return teller.event(f"defence-{blow}{'-countered' if item['counter'] else ''}", item, total=total)


def tell_test(teller: Teller, item: Item) -> str | None:
    """A test of an attribute; that of a blow is told with the blow."""
    return None if item["why"] in BLOWS else teller.event(f"test-{item['grade']}", item)


def tell_gesture(teller: Teller, item: Item) -> str | None:
    return teller.event(f"gesture-{item['gesture']}", item)


def tell_hazard(teller: Teller, item: Item) -> str | None:
    return teller.event(f"hazard-{item['hazard']}", item)


def tell_helplessness(teller: Teller, item: Item) -> str | None:
    """Nobody can react, or wants to, so the blow lands."""
    teller.await_harm(*teller.striking, item["by"])
    return teller.event(item["kind"], item)


class AcaoPhrasing(Phrasing):
    """Ação e Combate's."""

    groups: ClassVar[Mapping[str, str]] = {
        "flee": "move",
        "second": "attack",
        **dict.fromkeys("light free word cry wave let-go".split(), "free"),
    }
    shapes: ClassVar[Mapping[str, Shape]] = {
        "defence": tell_defence,
        "test": tell_test,
        "gesture": tell_gesture,
        "hazard": tell_hazard,
        "no-reaction": tell_helplessness,
        "declined": tell_helplessness,
    }
    joined: ClassVar[Collection[str]] = ("test", "stumbled", "armour")
    leading: ClassVar[Collection[str]] = ("defence", "no-reaction", "declined", "hazard", "peril")
    told_later: ClassVar[Collection[str]] = ("defence", "counter")
    tried: ClassVar[Mapping[str, Tried]] = {"defence": Tried("avoids", True, "avoid")}


PHRASING: Final = AcaoPhrasing()
