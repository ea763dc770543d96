"""What a creature of the deep does to the ground."""

from affray.rules.drawsteel.state.blocks import MANEUVER, Ability, Distance, Tier
from affray.rules.drawsteel.state.words import Outcome
from affray.testing import TableForTests, clause
from tests.drawsteel.kit import at, foe, hero, netted, strike, words

QUAKE = Ability("quake", MANEUVER, target="self", effects=(Outcome("quake", 1),))
ACID = "{kind: harmful-area, amount: 2, type: acid, lasts: fight}"
SPIT = strike("spit", far=10, bonus=2, tiers=(Tier("1"),) * 3, effects=words(ACID))
GEYSER = Ability(
    "geyser",
    MANEUVER,
    keywords=frozenset({"area"}),
    distance=Distance(area="cube", size=3, within=10),
    target="enemy",
    effects=words(
        """{kind: test, by: agility, tiers: [
            [{kind: harm, amount: 4}, {kind: vertical-push, amount: 5}],
            [{kind: harm, amount: 4}, {kind: vertical-push, amount: 3}],
            [{kind: shift, amount: 3}]]}"""
    ),
)


@clause("ds.foe.quake")
def test_a_quake_fells_the_clumsy(table: TableForTests) -> None:
    table.set(foe("worm", "a1", abilities=(QUAKE,)), hero("ana", "j8"), hero("bo", "j6", agility=1))

    table.play("use quake")

    assert (table.ana.has("prone"), table.bo.has("prone")) == (True, False)


@clause("ds.foe.quake")
def test_while_the_ground_quakes_every_square_is_dear(table: TableForTests) -> None:
    table.set(foe("worm", "a1", abilities=(QUAKE,)), hero("ana", "e5", agility=1))

    table.play("use quake", "end")

    assert "move g5" in table.offered()
    assert "move h5" not in table.offered()


@clause("ds.foe.quake")
def test_who_stays_where_the_ground_quakes_sinks(table: TableForTests) -> None:
    table.set(foe("worm", "a1", abilities=(QUAKE,)), hero("ana", "e5", agility=1), hero("bo", "e7", agility=1))

    table.play("use quake", "end", "ana", "end", "move e8", "end")

    assert (table.ana.height, table.bo.height) == (-1, 0)


@clause("ds.foe.geyser")
def test_a_geyser_throws_up_who_does_not_get_out_of_the_way(table: TableForTests) -> None:
    table.set(foe("worm", "a1", abilities=(GEYSER,)), hero("ana", "e5"), hero("bo", "f5"))

    table.play("use e5 geyser", "push 5", "bo: shift h5", dice=[1, 1, 9, 9])

    assert (table.ana.hp, table.ana.has("prone"), table.bo.hp) == (20 - 4 - 10, True, 20)
    assert at(table, "bo") == "h5"


@clause("ds.foe.burning-ground")
def test_the_ground_under_the_target_burns_once_a_round(table: TableForTests) -> None:
    table.set(foe("worm", "a1", abilities=(SPIT,)), hero("ana", "e5"))

    table.play("use ana spit", "end", dice=[5, 5])
    assert table.ana.hp == 20 - 1 - 2
    table.play("move e6", "move e5")

    assert table.ana.hp == 20 - 1 - 2


@clause("ds.foe.from-below")
def test_what_breaks_out_of_the_ground_has_a_double_edge(table: TableForTests) -> None:
    burst = strike("burst", 1, 2, 3, bonus=2, effects=words("{kind: edge, amount: 2, if: {me: {buried: true}}}"))
    table.set(foe("worm", "b1", abilities=(burst,), pools={"began-buried": 1}), hero("ana", "b2"))

    table.play("use ana burst", dice=[5, 5])

    assert netted(table, "@ana") == 2
