"""What the GM decrees of conditions, damage and healing."""

from affray.testing import TableForTests, clause
from tests.dnd5e.kit import caster, foe, hero


@clause("5e.damage.resist", "5e.death.unconscious")
def test_damage_by_ruling_is_resisted_and_fells(table: TableForTests) -> None:
    table.set(hero("ana", "c1", resistances=frozenset({"fire"})), hero("bo", "c3"), foe("orc", "g1"))

    table.play("rule: ana hurt 5 fire")
    assert table.ana.hp == 8

    table.play("rule: ana hurt 8")
    assert (table.ana.hp, table.ana.status) == (0, "dying")


@clause("5e.death.instant")
def test_damage_by_ruling_may_kill_outright(table: TableForTests) -> None:
    table.set(hero("ana", "c1"), hero("bo", "c3"), foe("orc", "g1"))

    table.play("rule: ana hurt 20 cold")

    assert table.ana.status == "dead"


@clause("5e.heal.cap")
def test_healing_by_ruling_wakes_and_stops_at_the_maximum(table: TableForTests) -> None:
    table.set(hero("ana", "c1"), hero("bo", "c3", hp=0, hp_max=9, status="dying"), foe("orc", "g1"))

    table.play("rule: bo healed 20")

    assert (table.bo.hp, table.bo.status) == (9, "up")


def test_a_condition_is_given_and_taken_at_any_moment(table: TableForTests) -> None:
    table.set(hero("ana", "b1"), foe("orc", "a1"))

    table.play("move d1", "rule: orc gains poisoned", "orc: shortsword", "rule: orc loses poisoned", dice=[18, 2])

    assert table.told("attack")[0]["disadvantage"][0]["clause"] == "5e.condition.poisoned"
    assert table.orc.effects == ()


def test_a_decree_overrules_immunity(table: TableForTests) -> None:
    table.set(hero("ana", "b1", condition_immunities=frozenset({"poisoned"})), foe("orc", "a1"))

    table.play("rule: ana gains poisoned")

    assert table.ana.has("poisoned")


def test_only_what_is_there_can_be_taken_and_the_dead_are_not_hurt(table: TableForTests) -> None:
    table.set(hero("ana", "b1"), foe("orc", "a1"), foe("imp", "j8"))
    table.play("rule: orc hp 0", "drop")
    rulings = table.fight.rulebook.rulings(table.fight.state)

    assert rulings.offers("ana loses prone")
    assert not rulings.offers("ana loses poisoned")
    assert not rulings.offers("orc hurt 5 fire")
    assert not rulings.offers("ana gains happy")
    assert not rulings.offers("ana hurt 5 fun")


def test_every_length_of_time_can_be_typed_and_few_are_listed(table: TableForTests) -> None:
    table.set(hero("ana", "b1"), foe("orc", "a1"))
    rulings = table.fight.rulebook.rulings(table.fight.state)

    typed = [
        "ana gains poisoned for 17",
        "ana gains frightened by orc until end orc",
        "orc gains charmed by ana save wis 13",
        "ana gains torch",
        "ana hurt 33 thunder",
    ]

    assert all(rulings.text(rulings.parse(text)) == text for text in typed)
    assert rulings.count() < 1200


@clause("5e.concentration.end")
def test_a_spell_ends_at_once_when_the_gm_says_so_on_anothers_turn(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "bless"), foe("orc", "j8"))
    table.play("cast bless 1 ana", "end", "rule: ana loses concentrating")

    assert not table.ana.effects
