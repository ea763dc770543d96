"""The public surface, pinned: a name that comes or goes here is a decision."""

import inspect

import affray
import affray.testing


def test_the_names_a_program_may_use() -> None:
    assert sorted(affray.__all__) == sorted(
        """
        BadSave Book Deed Fight IllegalAnswer Mind MindTable Odds Options OutOfStep PASS Pattern Question Refusal
        Report Roll Rulebook Setup Sight StaleAnswer Table Throw TooManyOutcomes UnreadableAnswer
        load odds play_on rulebook simulate verify
        """.split()
    )
    assert all(hasattr(affray, name) for name in affray.__all__)


def test_what_a_fight_can_do() -> None:
    methods = [name for name, _ in inspect.getmembers(affray.Fight, callable) if not name.startswith("_")]
    values = [name for name, _ in inspect.getmembers(affray.Fight, lambda member: isinstance(member, property))]

    assert values == ["outcome", "question", "rulebook", "state"]
    assert sorted(methods) == sorted(
        """
        answer time_out rule set undo redo enter let_play seat view save restore copy fork
        take run recall publish stand_at table_at table_of
        """.split()
    )


def test_what_a_table_for_tests_can_do() -> None:
    methods = [
        name for name, _ in inspect.getmembers(affray.testing.TableForTests, callable) if not name.startswith("_")
    ]

    assert methods == ["asked", "at", "offered", "play", "set", "told"]
