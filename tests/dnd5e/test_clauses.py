"""Every clause of the book is named by a test, or is still to come."""

from importlib import import_module
from pathlib import Path

from affray.lang import clause_ids, language, message_id, rulebook_of

STILL_TO_COME = frozenset(
    """
    5e.move.between-attacks 5e.move.speeds 5e.move.fly-fall 5e.size.squeeze 5e.size.objects
    5e.action.cast 5e.action.ready-spell
    5e.attack.effects 5e.attack.proficiency-spell
    5e.mount.who 5e.mount.up 5e.mount.thrown 5e.mount.falls 5e.mount.controlled 5e.mount.independent
    5e.mount.opportunity 5e.mount.kinds 5e.mount.choice 5e.mount.trained
    5e.water.melee 5e.water.ranged 5e.water.fire
    """.split()
)


def named() -> set[str]:
    """The clauses that the fifth edition's tests name."""
    modules = [import_module(f"tests.dnd5e.{path.stem}") for path in Path(__file__).parent.glob("test_*.py")]
    tests = [test for module in modules for test in vars(module).values() if callable(test)]
    return {clause for test in tests for clause in getattr(test, "clauses", ())}


def test_every_clause_is_named_by_a_test_or_still_to_come() -> None:
    book = {clause for clause in clause_ids() if rulebook_of(clause) == "dnd5e"}

    assert book - named() == STILL_TO_COME


def test_no_test_names_a_clause_that_nobody_can_look_up() -> None:
    assert not [clause for clause in sorted(named()) if not language("en").has(message_id(clause))]
