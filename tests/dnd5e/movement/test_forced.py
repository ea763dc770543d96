"""Being pushed, pulled, teleported and dragged, and which of these provokes."""

from collections.abc import Sequence
from typing import Any

import pytest

from affray import MindTable
from affray.core.dice.luck import ScriptedLuck
from affray.core.table.asking import AnySight, Question
from affray.core.values import Effect
from affray.rules.dnd5e.movement.forced import pull, push, teleport
from affray.rules.dnd5e.movement.speeds import left
from affray.rules.dnd5e.movement.squeezing import stretch
from affray.rules.dnd5e.movement.walk import walk
from affray.rules.dnd5e.readings import Readings
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.blocks import Speeds
from affray.rules.dnd5e.state.combatant import Combatant
from affray.testing import TableForTests, clause
from tests.dnd5e.kit import SWORD, arrange, battle_of, by_hand, foe, hero

CHASM = ["...oo.....", *["...oo....."] * 7]
HELD = Effect("grappled-1", "grappled", "orc", "ana")
PIKE = SWORD.but(id="pike", reach=2)


def scene(
    *creatures: Combatant, dice: Sequence[int] = (), **options: Any
) -> tuple[MindTable[Battle, Readings], Battle]:
    """A table where everybody takes the first thing offered, as a rule would find it."""
    setup = arrange(*creatures, **options)

    def first(question: Question, _sight: AnySight) -> Any:
        return next(iter(question.options))

    return by_hand(setup, ScriptedLuck(dice), dict.fromkeys(setup.state.seats, first))


def at(battle: Battle, id: str) -> str:
    return battle.square_name(battle.creatures[id].at)


@clause("5e.shove", "5e.opportunity.avoid")
@pytest.mark.parametrize(
    ("source", "start", "end"),
    [
        ("b4", "c4", "e4"),
        ("c3", "d4", "f6"),
        ("d3", "d4", "d6"),
        ("e4", "d4", "b4"),
        ("b3", "d4", "f6"),
        ("a3", "d4", "f4"),
    ],
)
def test_a_push_leads_straight_away_and_provokes_nobody(source: str, start: str, end: str) -> None:
    table, battle = scene(hero("ana", source), foe("orc", start))

    push(table, battle.creatures["orc"], battle.creatures["ana"], 2)

    assert at(battle, "orc") == end
    assert battle.creatures["ana"].pools["reaction"] == 1


@clause("5e.shove")
def test_a_push_stops_at_a_wall_at_the_edge_and_at_one_who_cannot_be_passed() -> None:
    table, battle = scene(hero("ana", "b1"), foe("orc", "a1"), foe("imp", "c1"), hero("bo", "d1"))

    push(table, battle.creatures["orc"], battle.creatures["ana"], 2)
    push(table, battle.creatures["imp"], battle.creatures["ana"], 2)

    assert (at(battle, "orc"), at(battle, "imp")) == ("a1", "c1")


@clause("5e.move.no-end")
@pytest.mark.parametrize(("option", "end"), [("not-willingly", "d1"), ("never", "c1")])
def test_one_is_pushed_into_a_friends_space_or_stops_before_it(option: str, end: str) -> None:
    table, battle = scene(hero("ana", "b1"), foe("orc", "c1"), foe("imp", "d1"), move_end_in_occupied=option)

    push(table, battle.creatures["orc"], battle.creatures["ana"])

    assert at(battle, "orc") == end


@clause("5e.move.no-end")
@pytest.mark.parametrize(("option", "end"), [("not-willingly", "b1"), ("never", "a1")])
def test_one_who_is_stopped_in_a_friends_space_stays_or_goes_back(table: TableForTests, option: str, end: str) -> None:
    lane = ["." * 10, *["#" * 10] * 7]
    table.set(
        hero("ana", "a1"),
        hero("bo", "b1"),
        foe("orc", "c1", hidden_from=frozenset({"ana", "bo"})),
        map=lane,
        move_end_in_occupied=option,
    )

    table.play("move d1")

    assert battle_of(table.fight).square_name(table.ana.at) == end


@clause("5e.shove", "5e.opportunity.avoid")
def test_one_pushed_over_a_chasm_falls_into_it() -> None:
    table, battle = scene(hero("ana", "b1"), foe("orc", "c1", hp=20), map=CHASM, dice=[3, 3])

    push(table, battle.creatures["orc"], battle.creatures["ana"], 2)

    orc = battle.creatures["orc"]
    assert (at(battle, "orc"), orc.height, orc.hp) == ("d1", -4, 14)
    assert orc.has("prone")


@clause("5e.shove")
def test_a_flyer_that_is_pushed_over_a_chasm_stays_up() -> None:
    table, battle = scene(hero("ana", "b1"), foe("bat", "c1", height=1, speeds=Speeds(fly=6)), map=CHASM)

    push(table, battle.creatures["bat"], battle.creatures["ana"], 2)

    assert (at(battle, "bat"), battle.creatures["bat"].height) == ("e1", 1)


@clause("5e.opportunity.avoid")
def test_a_pull_ends_beside_the_one_who_pulls() -> None:
    table, battle = scene(hero("ana", "a1"), foe("orc", "f1"))

    pull(table, battle.creatures["orc"], battle.creatures["ana"], 6)

    assert at(battle, "orc") == "b1"


@clause("5e.opportunity.avoid")
def test_a_teleport_provokes_nobody_and_frees_the_prone_from_crawling() -> None:
    prone = Effect("prone-1", "prone", "ana")
    table, battle = scene(hero("ana", "b2", effects=(prone,)), foe("orc", "c2"))

    teleport(table, battle.creatures["ana"], battle.grid.square("h8"))

    assert at(battle, "ana") == "h8"
    assert battle.creatures["orc"].pools["reaction"] == 1
    assert left(battle.creatures["ana"]) == 6


@clause("5e.opportunity.avoid")
def test_by_table_option_only_disengage_avoids_opportunity_attacks() -> None:
    both = hero("ana", "b2"), foe("orc", "a1")
    table, battle = scene(*both, oa_exceptions="disengage-only", dice=[2])
    push(table, battle.creatures["ana"], battle.creatures["orc"])
    assert (at(battle, "ana"), battle.creatures["orc"].pools["reaction"]) == ("c3", 0)

    table, battle = scene(*both, oa_exceptions="disengage-only", dice=[2])
    teleport(table, battle.creatures["ana"], battle.grid.square("h8"))
    assert (at(battle, "ana"), battle.creatures["orc"].pools["reaction"]) == ("h8", 0)


# --- opportunity attacks by reach


@clause("5e.melee.reach", "5e.opportunity.trigger")
def test_leaving_the_shorter_of_two_reaches_provokes_with_that_weapon(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("orc", "c2", weapons=(SWORD, PIKE)))
    table.play("move a2")
    assert set(table.offered("orc")) == {"shortsword", "unarmed-strike", "pass"}

    table.set(hero("ana", "b2"), foe("orc", "c2", weapons=(SWORD, PIKE)), oa_reach="longest")
    table.play("move a2")
    assert table.asked().question.who is table.ana


@clause("5e.melee.reach", "5e.opportunity.trigger")
@pytest.mark.parametrize("option", ["any-wielded", "longest"])
def test_leaving_the_longer_reach_provokes_with_the_longer_weapon(table: TableForTests, option: str) -> None:
    table.set(hero("ana", "b2"), foe("orc", "d2", weapons=(SWORD, PIKE)), oa_reach=option)

    table.play("move a2")

    assert set(table.offered("orc")) == {"pike", "pass"}


# --- dragging


@clause("5e.grapple.drag")
@pytest.mark.parametrize(("size", "end"), [("medium", "d1"), ("tiny", "g1")])
def test_one_who_drags_another_has_half_its_speed_unless_that_is_two_sizes_smaller(size: str, end: str) -> None:
    table, battle = scene(hero("ana", "a1"), foe("orc", "b2", size=size, effects=(HELD,)))
    way = tuple(battle.grid.square(f"{column}1") for column in "bcdefg")

    walk(table, battle.creatures["ana"], way, drags=True)

    assert at(battle, "ana") == end
    assert battle.distance(battle.creatures["ana"], battle.creatures["orc"]) == 1
    assert battle.creatures["orc"].pools["moved"] == 0


@clause("5e.grapple.drag")
def test_what_was_moved_before_counts_against_the_halved_speed() -> None:
    table, battle = scene(hero("ana", "a1", pools={"move": 4}), foe("orc", "b2", effects=(HELD,)))
    way = tuple(battle.grid.square(f"{column}1") for column in "bcd")

    walk(table, battle.creatures["ana"], way, drags=True)

    assert at(battle, "ana") == "b1"


@clause("5e.opportunity.trigger")
def test_a_friend_who_leaves_provokes_nobody(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), hero("bo", "c2"), foe("orc", "j8"))

    table.play("move a2")

    assert table.asked().question.who is table.ana


@clause("5e.shove", "5e.grapple.release")
def test_who_is_pushed_or_goes_by_magic_out_of_reach_is_held_no_more() -> None:
    """Whatever moves them: a charge, a spell, or somebody else."""
    for is_pushed in (True, False):
        table, battle = scene(hero("ana", "b4"), foe("orc", "c4", effects=(HELD,)))
        ana, orc = battle.creatures["ana"], battle.creatures["orc"]

        push(table, orc, ana, 2) if is_pushed else teleport(table, orc, orc.at + 3)

        assert not orc.has("grappled")


@clause("5e.size.squeeze")
def test_who_squeezes_and_is_put_where_there_is_room_squeezes_no_more() -> None:
    tight = Effect("squeezing-1", "squeezing", "ogre", "ogre")
    ogre = foe("ogre", "d3", size="large", width=1, effects=(tight,))
    table, battle = scene(ogre, hero("ana", "j8"), map=["." * 10, "." * 10, "...#.#....", *["." * 10] * 5])

    teleport(table, battle.creatures["ogre"], battle.grid.square("f6"))

    assert battle.creatures["ogre"].width == 2
    assert not battle.creatures["ogre"].has("squeezing")


@clause("5e.shove")
def test_a_rider_is_pushed_off_its_mount_and_not_into_it(table: TableForTests) -> None:
    rider, horse = foe("kay", "d2", mount="horse", width=2), foe("horse", "d2", size="large", rider="kay")
    table.set(hero("ana", "c2"), rider, horse)
    table.play("shove kay", "kay: athletics", dice=[15, 2])
    assert {text for text in table.offered() if "push" in text}.isdisjoint({"push e2", "push e3", "push d3"})

    table.play("push f2")

    assert (table.kay.mount, battle_of(table.fight).square_name(table.kay.at)) == ("", "f2")


@clause("5e.size.squeeze", "5e.mount.controlled")
def test_a_mount_that_squeezed_stretches_under_its_rider() -> None:
    tight = Effect("squeezing-1", "squeezing", "horse", "horse")
    horse = hero("horse", "c3", size="large", width=1, rider="ana", effects=(tight,), speed=12)
    table, battle = scene(horse, hero("ana", "c3", mount="horse"), foe("orc", "j8"))

    stretch(table, battle.creatures["horse"])

    assert battle.creatures["horse"].width == battle.creatures["ana"].width == 2


@clause("5e.prone.crawl")
def test_the_prone_go_by_magic_and_are_prone_on_the_ground_where_they_come_to() -> None:
    orc = foe("orc", "c4", effects=(Effect("prone-1", "prone", "orc"),))
    table, battle = scene(hero("ana", "b4"), orc)

    teleport(table, battle.creatures["orc"], battle.grid.square("h4"))

    orc = battle.creatures["orc"]
    assert (at(battle, "orc"), orc.height, orc.has("prone")) == ("h4", 0, True)
