"""Powers that are reactions: to a hit on oneself or on a friend, to a wound, to a turn that begins near."""

import pytest

from affray.testing import TableForTests, clause
from tests.dnd5e.effects.saying import power, problems
from tests.dnd5e.kit import BOW, SWORD, foe, hero

PARRY = "cost: reaction\nat: struck\nabout: [melee, seen, armed]\nall: [{ward: 3}]"


@clause("5e.reaction.powers", "5e.feature.parry")
@pytest.mark.parametrize(("face", "lost"), [(9, 0), (11, 0), (12, 4)])
def test_a_ward_adds_to_the_armour_class_against_one_attack(table: TableForTests, face: int, lost: int) -> None:
    table.set(hero("ana", "b2"), foe("duke", "c2", hp=20, powers=(power(PARRY),)))

    table.play("attack duke shortsword", "duke: use deed", dice=[face, *([2] if lost else [])])

    assert (table.duke.hp, table.duke.pools["reaction"]) == (20 - lost, 0)


@clause("5e.reaction.powers")
@pytest.mark.parametrize("case", ["bow", "empty hands", "used"])
def test_a_ward_may_ask_for_melee_and_a_weapon(table: TableForTests, case: str) -> None:
    own = (SWORD.but(hands=0),) if case == "empty hands" else (SWORD,)
    pools = {"reaction": 0} if case == "used" else {}
    table.set(
        hero("ana", "b2", weapons=(BOW.but(reach=0), SWORD)),
        foe("duke", "e2", hp=20, weapons=own, powers=(power(PARRY),), pools=pools),
    )
    table.play("move d2") if case != "bow" else None

    table.play(f"attack duke {'shortbow' if case == 'bow' else 'shortsword'}", dice=[15, 2])

    assert table.duke.hp == 16


@clause("5e.reaction.powers")
def test_a_friend_within_reach_may_be_guarded(table: TableForTests) -> None:
    shield = power("cost: reaction\nat: guarded\nwho: {within: 5 ft}\nall: [{ward: 2}]")
    ogre, far = foe("ogre", "c3", powers=(shield,)), foe("far", "h8", powers=(shield,))
    table.set(hero("ana", "b2"), foe("mage", "c2", hp=20), ogre, far)

    table.play("attack mage shortsword", "ogre: use deed", dice=[10])

    assert (table.mage.hp, table.ogre.pools["reaction"], table.far.pools["reaction"]) == (20, 0, 1)


@clause("5e.reaction.powers")
def test_a_wound_may_be_answered(table: TableForTests) -> None:
    spite = power("cost: reaction\nat: hurt\nwho: {within: 5 ft}\nroll: save dex 13\nall: [{harm: 1d8 fire}]")
    table.set(hero("ana", "b2", hp=20), foe("imp", "c2", hp=20, powers=(spite,)))

    table.play("attack imp shortsword", "imp: use deed", dice=[15, 2, 6, 3])

    assert table.ana.hp == 14


@clause("5e.reaction.powers")
def test_a_turn_that_begins_near_may_be_answered(table: TableForTests) -> None:
    mask = "cost: reaction\nat: near\nwho: {within: 30 ft, if: {sees: true}}\nroll: save wis 13"
    mask += "\nfail: [{lay: frightened, lasts: end it}]"
    table.set(foe("devil", "b2", powers=(power(mask),)), hero("ana", "e2"), hero("bo", "j8"))

    table.play("end", "devil: use deed", dice=[3])

    assert table.ana.suffers("frightened")
    assert table.devil.pools["reaction"] == 0


@clause("5e.reaction.powers")
def test_whoever_passes_keeps_the_reaction(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("duke", "c2", hp=20, powers=(power(PARRY),)))

    table.play("attack duke shortsword", "duke: pass", dice=[10, 2])

    assert (table.duke.hp, table.duke.pools["reaction"]) == (16, 1)


def test_a_reaction_says_what_it_answers() -> None:
    assert [problem.code for problem in problems("cost: reaction\nall: [{ward: 3}]")] == ["missing-field"]
    assert [problem.code for problem in problems("at: struck\nall: [{ward: 3}]")] == ["missing-field"]
