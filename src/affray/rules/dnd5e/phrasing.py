"""How fights of the fifth edition are told in text, and how its deeds are listed.  Start at `Dnd5ePhrasing`."""

from collections.abc import Collection, Mapping
from typing import Any, ClassVar, Final

from affray.books.phrasing import Item, Phrasing, Price, Shape, Speaker, Teller
from affray.rules.dnd5e.sheets import lines_of
from affray.rules.dnd5e.state.blocks import ABILITIES, Power


def tell_cast(teller: Teller, item: Item) -> str | None:
    return teller.event("cast-slot" if item["level"] else "cast", item)


def tell_guess(teller: Teller, item: Item) -> str | None:
    teller.drop_rolls()
    return teller.event("guessed", item)


def tell_object_attack(teller: Teller, item: Item) -> str | None:
    """An attack on an object: whether it hits; its damage follows."""
    teller.drop_rolls()
    teller.await_harm(*([item["who"]] if item["hit"] else []))
    return teller.event("struck-hit" if item["hit"] else "struck-miss", item)


def tell_object_damage(teller: Teller, item: Item) -> str | None:
    teller.await_harm()
    return teller.event("worn", item)


def tell_readying(teller: Teller, item: Item) -> str | None:
    return teller.event("readied-known" if "deed" in item else "readied", item)


class Dnd5ePhrasing(Phrasing):
    """The fifth edition's."""

    groups: ClassVar[Mapping[str, str]] = {
        **dict.fromkeys("drag fly swim burrow climb squeeze jump leap mount dismount ride".split(), "move"),
        **dict.fromkeys("release open close interact light douse end-spell draw stow take-up let-go".split(), "free"),
        **dict.fromkeys("action-surge reckless-attack".split(), "free"),
        **dict.fromkeys("second throw".split(), "attack"),
        **dict.fromkeys("second-wind rage aggressive frenzied-rage frenzy follow-up".split(), "bonus"),
        **dict.fromkeys("hunters-mark spiritual-weapon".split(), "bonus"),
    }
    shapes: ClassVar[Mapping[str, Shape]] = {
        "cast": tell_cast,
        "guessed": tell_guess,
        "struck": tell_object_attack,
        "worn": tell_object_damage,
        "readied": tell_readying,
    }
    joined: ClassVar[Collection[str]] = ("death-save", "armour", "worn", "broken", "resisted")
    leading: ClassVar[Collection[str]] = ("cast", "struck", "used")
    told_later: ClassVar[Collection[str]] = ("lucky", *(f"{ability}-save" for ability in ABILITIES))

    def price(self, who: object, used: object) -> Price | None:
        """The number of legendary actions that a power takes, if more than one."""
        return Price(used.price) if isinstance(used, Power) and used.price > 1 else None

    def sheet(self, speaker: Speaker, creature: Any) -> list[str]:
        return lines_of(speaker, creature)


PHRASING: Final = Dnd5ePhrasing()
