"""Charges, said in short with a weapon: the traits that they are.  Start at `charging_traits`."""

from typing import Final

from affray.rules.dnd5e.state.acts import ALL, FAIL, Act, Kind, Lay, Proof, Step
from affray.rules.dnd5e.state.filters import ME, RAN, Filter, Who
from affray.rules.dnd5e.state.mods import Mod
from affray.rules.dnd5e.state.moments import HITS
from affray.rules.dnd5e.state.steps import Follow, Push
from affray.rules.dnd5e.state.weapons import Charge, Weapon

CHARGE: Final = "charge"
TRAMPLING: Final = "trampling"


def charging_traits(weapons: tuple[Weapon, ...], features: tuple[str, ...]) -> tuple[Kind, ...]:
    """What the hits of those do that charge or trample."""
    found: list[Kind] = []
    for weapon in weapons:
        if weapon.charge is not None:
            if CHARGE in features:
                found.append(charging(weapon.id, weapon.charge))
            if TRAMPLING in features:
                found.append(trampling(weapon.id, weapon.charge))
    return tuple(found)


def charging(weapon: str, charge: Charge) -> Kind:
    """After a straight run a hit does more damage, and the target makes a Strength save, or is pushed and falls prone.

    5e.feature.charge
    """
    words = frozenset((weapon,))
    extra = (Mod("damage", add=charge.damage, words=words, only=(after(charge),)),) if charge.damage else ()
    return Kind(CHARGE, mods=extra, acts=(knocking_down(CHARGE, weapon, charge),))


def trampling(weapon: str, charge: Charge) -> Kind:
    """After a straight run the target makes a Strength save, or falls prone; the prone are attacked once more.

    5e.feature.trampling
    """
    who = Who("any", only=(after(charge), Filter("is", ("prone",))))
    again = Act(TRAMPLING, who, None, {ALL: (Follow(weapon),)}, HITS, about=frozenset((weapon,)))
    return Kind(TRAMPLING, acts=(knocking_down(TRAMPLING, weapon, charge), again))


def knocking_down(id: str, weapon: str, charge: Charge) -> Act:
    down = Lay("prone")
    steps: tuple[Step, ...] = (Push(charge.push, is_up_to=True), down) if charge.push else (down,)
    proof = Proof("str", charge.dc, frozenset(("prone",)))
    return Act(id, Who("any", only=(after(charge),)), proof, {FAIL: steps}, HITS, about=frozenset((weapon,)))


def after(charge: Charge) -> Filter:
    return Filter(RAN, (str(charge.run),), ME)
