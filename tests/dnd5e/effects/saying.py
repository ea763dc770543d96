"""Powers, weapons and traits as a file says them."""

from typing import Any

from affray.content.checks import checked
from affray.content.dnd5e.blocks import instead_of, on_hit_of
from affray.content.dnd5e.effects.checks import check_traits
from affray.content.dnd5e.effects.compiling import filters_of, kind_of
from affray.content.dnd5e.effects.texts import TraitText
from affray.content.dnd5e.models import Arm, OnHit
from affray.content.dnd5e.powers import Power, check_powers, power_of
from affray.content.dnd5e.spells import SpellKind, check_spell, spell_of
from affray.content.problems import Problem, Report
from affray.content.reading import read
from affray.rules.dnd5e.state import blocks
from affray.rules.dnd5e.state.acts import Kind
from affray.rules.dnd5e.state.spells import Spell
from affray.rules.dnd5e.state.weapons import Weapon
from tests.dnd5e.kit import SWORD


def power(text: str) -> blocks.Power:
    """A power called `deed`."""
    said = _checked(Power, f"id: deed\n{text}")
    assert not problems(text)
    return power_of(said, {})


def problems(text: str) -> list[Problem]:
    """What is wrong with a power."""
    report = Report("file")
    said = checked(Power, _read(f"id: deed\n{text}"), (), report)
    if said is not None:
        check_powers([said], (), (), report)
    return report.problems


def weapon(text: str) -> Weapon:
    """A sword that does this when it hits."""
    arm = Arm.model_construct(id="shortsword", on_hit=_checked(OnHit, text))
    return SWORD.but(on_hit=on_hit_of(arm))


def trait(text: str) -> Kind:
    """A trait called `gift`."""
    said = _checked(TraitText, text)
    return kind_of("gift", (), said.mods or (), said.acts or (), ())


def spell(text: str) -> Spell:
    """A spell called `deed`, of the first level unless it says otherwise."""
    head = "components: v\n" if "level:" in text else "level: 1\ncomponents: v\n"
    said = _checked(SpellKind, head + text)
    report = Report("file")
    check_spell(said, (), report)
    assert not report.problems, report.problems
    return spell_of("deed", said)


def problems_of_trait(text: str) -> list[Problem]:
    """What is wrong with a trait."""
    report = Report("file")
    said = checked(TraitText, _read(text), (), report)
    if said is not None:
        check_traits({"gift": said}, None, (), report)
    return report.problems


def _checked(model: Any, text: str) -> Any:
    report = Report("file")
    said = checked(model, _read(text), (), report)
    assert said is not None, report.problems
    return said


def _read(text: str) -> Any:
    document = read(text, Report("file"))
    assert document is not None
    return document.data


def arm(text: str) -> Weapon:
    """A sword with what a file says of it."""
    said = _checked(Arm, f"id: shortsword\n{text}")
    changes = {} if said.damage is None else {"damage": said.damage.dice}
    return SWORD.but(only=filters_of(said.if_), instead=instead_of(said), **changes)
