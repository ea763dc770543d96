"""Testing a rule in five lines: set, play, assert.  Start at `TableForTests`.

    @clause("5e.opportunity.trigger")
    def test_leaving_reach_lets_the_foe_strike_before_the_step(table):
        table.set(hero("ana", "b2"), foe("gob", "c2"))

        table.play("move a2", "gob: strike", dice=[12, 4])

        assert table.ana.hp == table.ana.hp_max - 4

Make the `table` a fixture: `TableForTests(arrange)`, where `arrange(*creatures, **options)` sets up a fight in which it
is the first creature's turn. What `arrange` is made of is in `boards.py`: a map drawn in characters, seats, settings.
"""

from affray.testing.boards import by_hand, drawn_terrain, opening, options_of, state_of
from affray.testing.table import TableForTests, clause, turns

__all__ = ["TableForTests", "by_hand", "clause", "drawn_terrain", "opening", "options_of", "state_of", "turns"]
