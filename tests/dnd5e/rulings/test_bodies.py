"""What the GM decrees of life and death, of places, sides and seats."""

import pytest

from affray import Fight, IllegalAnswer, verify
from affray.core.values import Effect
from affray.testing import TableForTests, clause
from tests.dnd5e.kit import caster, foe, hero

BRINK = ["..........", "...oooo...", "...oooo...", *[".........."] * 5]


def refuses(table: TableForTests, *texts: str) -> bool:
    rulings = table.fight.rulebook.rulings(table.fight.state)
    return not any(rulings.offers(text) for text in texts)


def test_several_are_named_at_once_and_old_rulings_are_still_read(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), hero("bo", "b1"), foe("orc", "j8"), foe("imp", "j1"))

    table.play("rule: foes hp 3", "rule: ana,bo temporary 5", "rule: orc hp 4", "rule: imp temporary 0")

    assert (table.orc.hp, table.imp.hp) == (4, 3)
    assert (table.ana.pools["temporary"], table.bo.pools["temporary"]) == (5, 5)


def test_a_maximum_is_set_and_who_has_more_loses_it(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "j8"))

    table.play("rule: ana maximum 6")

    assert (table.ana.hp, table.ana.hp_max) == (6, 6)
    assert refuses(table, "ana maximum 0")


@clause("5e.condition.exhaustion")
def test_a_maximum_that_exhaustion_halves_is_whole_again_without_it(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "j8"))

    table.play("rule: ana exhaustion 4", "rule: ana maximum 8", "rule: ana exhaustion 0")

    assert table.ana.hp_max == 16


@clause("5e.death.save", "5e.death.stable")
def test_death_saves_are_counted_anew(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), hero("bo", "b1", hp=0, hp_max=9, status="dying"), foe("orc", "j8"))

    table.play("rule: bo death-saves 1 2")
    assert (table.bo.successes, table.bo.failures) == (1, 2)
    assert refuses(table, "ana death-saves 1 1", "ana stable", "ana lives")

    table.play("rule: bo death-saves 3 0")
    assert table.bo.status == "stable"


def test_the_third_failure_kills_and_the_dead_may_live_again(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), hero("bo", "b1", hp=0, hp_max=9, status="dying"), foe("orc", "j8"))

    table.play("rule: bo death-saves 1 3")
    assert table.bo.status == "dead"
    assert refuses(table, "bo dies")

    table.play("rule: bo lives")
    assert (table.bo.hp, table.bo.status) == (1, "up")


@clause("5e.concentration.end")
def test_who_dies_by_ruling_drops_its_spells_and_stays_hidden(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "bless"), hero("bo", "b1"), foe("orc", "j8", hidden_from=frozenset({"ana", "bo"})))

    table.play("cast bless 1 bo", "rule: ana dies")

    assert not table.bo.effects
    table.play("rule: orc dies")
    assert table.orc.hidden_from == {"ana", "bo"}
    assert table.fight.outcome == "heroes"


def test_somebody_who_is_dying_is_stable(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), hero("bo", "b1", hp=0, hp_max=9, status="dying"), foe("orc", "j8"))

    table.play("rule: bo stable")

    assert table.bo.status == "stable"


def test_somebody_is_put_on_rough_ground_and_not_into_others(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "j8"), map=["..,......."] * 8)

    table.play("rule: ana at c3")

    assert table.at("ana") == "c3"
    assert refuses(table, "ana at j8")


@clause("5e.move.fly-fall")
def test_who_is_put_over_a_chasm_falls_at_once(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "j8"), map=BRINK)

    table.play("rule: ana at e2", dice=[3, 2])

    assert (table.ana.height, table.ana.hp, table.ana.has("prone")) == (-4, 5, True)


@clause("5e.move.fly-fall")
def test_who_cannot_fly_falls_from_the_height_where_a_ruling_puts_it(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "j8"))

    table.play("rule: ana height 4", dice=[1, 2])

    assert (table.ana.height, table.ana.hp) == (0, 7)
    assert refuses(table, "ana height -1")


def test_nobody_is_put_below_the_ground(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "j8"), map=BRINK)

    table.play("rule: ana height -3")

    assert table.ana.height == 0


def test_who_changes_sides_is_attacked_by_its_old_friends(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), hero("bo", "b1"), foe("orc", "j8"))

    table.play("rule: bo side foes")

    assert "attack bo shortsword" in table.offered()
    assert table.fight.rulebook.perceives(table.fight.state, "ana", table.bo)


def test_who_changes_sides_knows_where_its_new_friends_hide(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), hero("bo", "b1"), foe("orc", "j8", hidden_from=frozenset({"ana", "bo"})))

    table.play("rule: bo side foes")

    assert table.orc.hidden_from == {"ana"}


@clause("5e.opportunity.trigger")
def test_a_foe_that_changed_sides_takes_no_opportunity_attack(table: TableForTests) -> None:
    table.set(hero("ana", "b1"), foe("orc", "a1"), foe("imp", "j8"))

    table.play("rule: orc side heroes", "move e1")

    assert table.at("ana") == "e1"


@clause("5e.power.enslave")
def test_a_thrall_that_changes_sides_is_free(table: TableForTests) -> None:
    bond = Effect("enslaved-1", "enslaved", "bo", "orc")
    table.set(hero("ana", "a1"), hero("bo", "b1", effects=(bond,)), foe("orc", "j8"))

    table.play("rule: bo side heroes", "drop")

    assert (table.bo.side, table.bo.effects) == ("heroes", ())


def test_a_seat_is_given_somebody_to_play(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "j8"))

    table.play("rule: orc played-by ana")

    assert table.fight.state.seat_of(table.orc) == "ana"
    assert refuses(table, "orc played-by nobody")


def test_somebody_hides_from_some_and_is_shown_to_one(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), hero("bo", "b1"), foe("orc", "j8"))

    table.play("rule: orc hidden")
    assert "attack orc shortbow" not in table.offered()
    assert table.orc.hidden_from == {"ana", "bo"}

    table.play("rule: orc shown-to ana")
    assert table.orc.hidden_from == {"bo"}
    assert refuses(table, "ana noticed")


def test_somebody_is_hidden_from_one_only(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), hero("bo", "b1"), foe("orc", "j8"))

    table.play("rule: orc hidden-from bo")

    assert "attack orc shortbow" in table.offered()
    assert table.orc.hidden_from == {"bo"}


@pytest.mark.parametrize(
    "text",
    ["ana maximum 6", "ana figure ac 17", "ana size large", "ana weapon shortbow", "ground d4-e5 burning", "orc dies"],
)
def test_a_ruling_is_kept_undone_and_replayed(table: TableForTests, text: str) -> None:
    table.set(hero("ana", "a1"), foe("orc", "j8"), foe("imp", "j1"))
    before = table.fight.state.copy()

    table.play(f"rule: {text}", "drop")
    restored = Fight.restore(table.fight.save())
    assert restored.state == table.fight.state
    assert verify(table.fight.save()) is None

    table.fight.undo()
    table.fight.undo()
    assert table.fight.state == before


def test_nobody_is_told_figures_that_are_not_theirs_to_know(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "j8"))

    table.play("rule: orc maximum 30")

    (told,) = table.told("ruled", "ana")
    assert told["ruling"]["args"] == ["@orc"]


def test_what_is_no_ruling_is_refused(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "j8"))

    with pytest.raises(IllegalAnswer):
        table.fight.rule("ana side nobody")
