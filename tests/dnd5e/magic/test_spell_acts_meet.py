"""Spells said as acts among the other rules: countered, readied, sculpted, undone, imported into odds, of a friend."""

from affray import Fight
from affray.testing import TableForTests, clause
from tests.dnd5e.effects.saying import spell
from tests.dnd5e.kit import arrange, caster, foe, hero
from tests.odds import assert_exact

BLAST = "who: {within: 150 ft, area: sphere 10 ft}\nroll: save dex\nall: [{harm: 1d6 fire +1d6/slot, saved: half}]"
HELD = "holds: 1 minute\nwho: {sort: foe, within: 60 ft, seen: true}\nroll: save wis\nfail: [{lay: restrained}]"


def test_a_spell_said_as_an_act_can_be_countered(table: TableForTests) -> None:
    table.set(caster("ana", "a1", spell(BLAST)), caster("witch", "e1", "counterspell", side="foes", hp=30))

    table.play("cast deed 1 e1", "counterspell 3")

    assert (table.witch.hp, table.ana.pools["slot-1"]) == (30, 3)


@clause("5e.action.ready-spell")
def test_it_can_be_readied_and_let_go_on_anothers_turn(table: TableForTests) -> None:
    table.set(caster("ana", "a1", spell(HELD)), foe("orc", "h1"), foe("imp", "j8"))
    table.play("ready", "cast", "ends-move", "orc", "cast deed 1", "end", "move g1")

    table.play("cast deed 1 orc", dice=[2])

    assert table.orc.suffers("restrained")


@clause("5e.feature.sculpt-spells")
def test_an_evoker_leaves_friends_out_of_it(table: TableForTests) -> None:
    table.set(caster("ana", "a1", spell(BLAST), features=("sculpt-spells",)), hero("bo", "g4"), foe("orc", "g3", hp=9))

    table.play("cast deed 1 g4", "spare bo", dice=[4, 2])

    assert (table.bo.hp, table.orc.hp) == (10, 5)


def test_who_is_not_seen_is_no_target_of_a_spell_that_needs_sight(table: TableForTests) -> None:
    table.set(caster("ana", "a1", spell(HELD)), foe("orc", "c1", hidden_from=frozenset({"ana"})), foe("imp", "d1"))

    assert [text for text in table.offered() if text.startswith("cast deed 1")] == ["cast deed 1 imp"]


def test_it_is_undone_with_all_that_hangs_on_it(table: TableForTests) -> None:
    table.set(caster("ana", "a1", spell(HELD)), foe("orc", "c1"))
    before = {id: one.copy() for id, one in table.fight.state.creatures.items()}
    table.play("cast deed 1 orc", dice=[2])

    table.fight.undo()

    assert table.fight.state.creatures == before


def test_its_odds_are_those_of_every_roll() -> None:
    ana = caster("ana", "c4", spell(BLAST), hp=40)
    fight = Fight(arrange(ana, foe("orc", "f4", hp=5), hero("bo", "f5", hp=60), foe("far", "j8")), seed=1)

    assert_exact(fight, "cast deed 1 f4")
