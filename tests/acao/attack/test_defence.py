"""Defending: the foe's attack as a question to the hero's player; counter-attacks; safeguards; falling."""

import pytest

from affray import Fight, Sight
from affray.minds import RandomMind
from affray.rules.acao.state.sheet import Peril, Weapon
from affray.testing import TableForTests, clause
from tests.acao.kit import BITE, VENOM, WEB, ambush, foe, hero

AXE = Weapon("axe", "melee", "1d12", "slashing")


@clause("ac.reaction.players-roll", "ac.defence.test")
def test_a_foes_attack_asks_the_heros_player_how_to_react(table: TableForTests) -> None:
    table.set(foe("imp", "b1"), hero("ana", "a1"))

    table.play("attack ana bite")

    assert (table.asked().seat, table.asked().kind) == ("ana", "defence")
    assert table.offered() == ["defend", "counter sword", "counter bow", "counter unarmed-strike", "pass"]


@clause("ac.defence.test")
@pytest.mark.parametrize(("face", "dice", "left"), [(12, [], 6), (11, [3], 3)])
def test_a_test_of_pre_avoids_the_blow_or_takes_its_damage(
    table: TableForTests, face: int, dice: list[int], left: int
) -> None:
    table.set(foe("imp", "b1"), hero("ana", "a1", pre=2))

    table.play("attack ana bite", "defend", dice=[face, *dice])

    assert table.ana.hp == left


@clause("ac.defence.fumble")
def test_a_natural_1_lets_the_foe_roll_one_die_more_and_ends_no_turn(table: TableForTests) -> None:
    table.set(foe("imp", "b1"), hero("ana", "a1", hp=9))

    table.play("attack ana bite", "defend", dice=[1, 4, 3])

    assert table.ana.hp == 2
    assert table.fight.state.turn == "imp"


@clause("ac.defence.shield")
@pytest.mark.parametrize(("shield", "dice"), [(True, [13]), (False, [13, 1])])
def test_a_shield_adds_1(table: TableForTests, shield: bool, dice: list[int]) -> None:
    table.set(foe("imp", "b1"), hero("ana", "a1", shield=shield))

    table.play("attack ana bite", "defend", dice=dice)

    assert table.ana.hp == (6 if shield else 5)


@clause("ac.trait.deadly", "ac.defence.test")
def test_the_deadly_are_harder_to_defend_against(table: TableForTests) -> None:
    table.set(foe("worm", "b1", traits=("deadly",)), hero("ana", "a1"))

    table.play("attack ana bite", "defend", dice=[3, 16, 2])

    assert table.ana.hp == 4


@clause("ac.manoeuvre.hide", "ac.test.disadvantage", "ac.defence.test")
def test_an_attack_out_of_hiding_is_harder_to_defend_against(table: TableForTests) -> None:
    table.set(foe("imp", "b1", hidden=True), hero("ana", "a1"), map=["ss........"] * 8)

    table.play("attack ana bite", "defend", dice=[3, 16, 2])

    assert table.ana.hp == 4
    assert not table.imp.is_hidden


@clause("ac.defence.test")
def test_a_defence_at_a_price_halves_the_damage(table: TableForTests) -> None:
    table.set(foe("imp", "b1"), hero("ana", "a1"), test_partial="cost")

    table.play("attack ana bite", "defend", dice=[15, 3])

    assert table.ana.hp == 5


@clause("ac.reaction.unlimited")
def test_a_hero_reacts_as_often_as_it_is_attacked(table: TableForTests) -> None:
    table.set(foe("imp-1", "b1"), hero("ana", "a1"), foe("imp-2", "a2"))

    table.play("attack ana bite", "defend", "end", "end", "attack ana bite", "defend", dice=[15, 15])

    assert table.ana.hp == 6


@clause("ac.reaction.unlimited")
def test_by_table_option_one_reaction_a_round_is_all(table: TableForTests) -> None:
    table.set(foe("imp-1", "b1"), foe("imp-2", "a2"), hero("ana", "a1", hp=9), reaction_limit="one")
    table.play("attack ana bite", "defend", "end", "end", dice=[15])

    table.play("attack ana bite", dice=[4])
    assert table.ana.hp == 5

    table.play("end", "end", "imp-1", "attack ana bite")
    assert table.asked().kind == "defence"


@clause("ac.reaction.unlimited", "ac.reaction.players-roll")
def test_a_reaction_may_be_declined_and_kept_for_a_worse_blow(table: TableForTests) -> None:
    table.set(foe("imp-1", "b1"), foe("imp-2", "a2"), hero("ana", "a1", hp=9), reaction_limit="one")
    table.play("attack ana bite", "pass", dice=[2])
    assert table.ana.hp == 7
    assert table.told("declined")

    table.play("end", "end", "attack ana bite", "defend", dice=[15])

    assert table.ana.hp == 7


@clause("ac.reaction.unlimited", "ac.safeguard")
@pytest.mark.parametrize(("said", "dice", "stuck"), [("resist", [15], False), ("pass", [], True)])
def test_where_reactions_are_counted_a_safeguard_may_be_declined_too(
    table: TableForTests, said: str, dice: list[int], stuck: bool
) -> None:
    table.set(foe("spider", "e1", weapons=(WEB,)), hero("ana", "a1"), reaction_limit="one")

    table.play("attack ana web", said, dice=dice)

    assert table.ana.has("stuck") is stuck
    assert table.ana.pools["reaction"] == (1 if stuck else 0)


# --- counter-attack


@clause("ac.defence.counter")
@pytest.mark.parametrize(
    ("face", "dice", "hero_left", "foe_left"),
    [
        (18, [4], 6, 5),  # total success: struck back, untouched
        (14, [4, 2], 4, 5),  # partial: both are hit
        (13, [2], 4, 9),  # failure
        (20, [4, 4], 6, 1),  # one die more for the hero
        (1, [2, 2], 2, 9),  # one die more for the foe
    ],
)
def test_a_counter_attack_is_a_bare_d20(
    table: TableForTests, face: int, dice: list[int], hero_left: int, foe_left: int
) -> None:
    table.set(foe("imp", "b1", hp=9), hero("ana", "a1", pre=9, vig=9))

    table.play("attack ana bite", "counter sword", dice=[face, *dice])

    assert (table.ana.hp, table.imp.hp) == (hero_left, foe_left)


@clause("ac.defence.counter", "ac.defence.shield")
def test_the_shield_counts_since_it_is_no_attribute(table: TableForTests) -> None:
    table.set(foe("imp", "b1", hp=9), hero("ana", "a1", shield=True))

    table.play("attack ana bite", "counter sword", dice=[17, 4])

    assert (table.ana.hp, table.imp.hp) == (6, 5)


@clause("ac.defence.counter")
def test_by_table_option_a_partial_counter_is_read_as_any_partial_success(table: TableForTests) -> None:
    table.set(foe("imp", "b1", hp=9), hero("ana", "a1"), defence_counter="all-or-nothing")

    table.play("attack ana bite", "counter sword", dice=[14, 4])

    assert (table.ana.hp, table.imp.hp) == (6, 5)


@clause("ac.defence.counter")
def test_a_counter_at_a_price_does_its_least_and_takes_half(table: TableForTests) -> None:
    table.set(foe("imp", "b1", hp=9), hero("ana", "a1"), defence_counter="all-or-nothing", test_partial="cost")

    table.play("attack ana bite", "counter sword", dice=[14, 4])

    assert (table.ana.hp, table.imp.hp) == (4, 8)


@clause("ac.defence.counter")
def test_one_strikes_back_only_at_a_foe_within_reach(table: TableForTests) -> None:
    bow = Weapon("bow", "missile", "1d6", "piercing", reach=10)
    table.set(foe("archer", "e1", weapons=(bow,)), hero("ana", "a1", weapons=()))

    table.play("attack ana bow")

    assert table.offered() == ["defend", "pass"]


# --- who rolls


@clause("ac.reaction.players-roll")
@pytest.mark.parametrize("seed", range(6))
def test_with_real_dice_the_gm_is_asked_for_no_roll_but_damage(seed: int) -> None:
    fight = Fight(ambush("hexes" if seed % 2 else "squares"), seed, dice="ask")
    mind = RandomMind(seed)
    asked = set()
    for _ in range(250):
        if fight.question is None:
            break
        question = fight.question
        if question.kind == "roll" and question.seat == "gm":
            asked.add(question.question.why)
        chosen = mind(question.question, Sight(fight.rulebook, fight.state, question.seat))
        fight.answer(question.options.text(chosen), question.id)

    assert asked <= {"damage", "bleeding"}


# --- safeguards


@clause("ac.safeguard")
@pytest.mark.parametrize(("face", "stunned"), [(11, False), (10, True)])
def test_a_venomous_bite_calls_for_a_safeguard(table: TableForTests, face: int, stunned: bool) -> None:
    table.set(foe("spider", "b1", weapons=(VENOM,)), hero("ana", "a1", res=3), foe("imp", "j8"))

    table.play("attack ana fangs", "defend", dice=[5, 1, face])

    assert table.ana.has("stunned") is stunned


@clause("ac.safeguard")
def test_the_stunned_lose_their_next_turn(table: TableForTests) -> None:
    table.set(foe("spider", "b1", weapons=(VENOM,)), hero("ana", "a1"), hero("bo", "a8"), foe("imp", "j8"))

    table.play("attack ana fangs", "defend", "end", "ana", dice=[5, 1, 2])

    assert table.fight.state.turn == "imp"
    assert not table.ana.has("stunned")


@clause("ac.safeguard", "ac.reaction.players-roll")
def test_a_web_is_met_with_a_safeguard_and_no_defence(table: TableForTests) -> None:
    table.set(foe("spider", "e1", weapons=(BITE, WEB)), hero("ana", "a1", vig=1))

    table.play("attack ana web", dice=[12])

    assert table.ana.has("stuck")


@clause("ac.safeguard")
@pytest.mark.parametrize(("face", "left"), [(12, 6), (11, 4)])
def test_fire_on_the_ground_calls_for_a_safeguard(table: TableForTests, face: int, left: int) -> None:
    table.set(hero("ana", "a1", pre=2), foe("imp", "j8"), map=[".f........"] * 8)

    table.play("move b1", dice=[face, *([2] if left == 4 else [])])

    assert table.ana.hp == left


@clause("ac.safeguard")
def test_a_foe_makes_no_test_and_just_suffers(table: TableForTests) -> None:
    table.set(foe("imp", "a1"), hero("ana", "j8"), map=[".f........"] * 8)

    table.play("move b1", dice=[2])

    assert table.imp.hp == 4


@clause("ac.safeguard")
def test_a_success_at_a_price_halves_the_damage_and_spares_the_effect(table: TableForTests) -> None:
    breath = Weapon("breath", "peril", "", "", reach=6, peril=Peril("pre", "1d8", "fire", "prone"))
    table.set(foe("wyrm", "e1", weapons=(breath,)), hero("ana", "a1"), test_partial="cost")

    table.play("attack ana breath", dice=[15, 7])

    assert table.ana.hp == 3
    assert not table.ana.has("prone")


@clause("ac.safeguard", "ac.test.average")
@pytest.mark.parametrize(("face", "stuck"), [(12, False), (11, True)])
def test_where_two_attributes_fit_their_average_counts_rounded_up(table: TableForTests, face: int, stuck: bool) -> None:
    net = Weapon("net", "peril", "", "", reach=6, peril=Peril("vig+pre", effect="stuck"))
    table.set(foe("imp", "e1", weapons=(net,)), hero("ana", "a1", vig=0, pre=3))

    table.play("attack ana net", dice=[face])

    assert table.ana.has("stuck") is stuck


# --- falling


@clause("ac.damage.zero")
@pytest.mark.parametrize(("option", "status"), [("death", "dead"), ("incapacitated", "incapacitated")])
def test_a_hero_at_0_dies_or_by_table_option_is_out_of_action(table: TableForTests, option: str, status: str) -> None:
    table.set(foe("orc", "b1", weapons=(AXE,)), hero("ana", "a1"), zero_hero=option)

    table.play("attack ana axe", "defend", dice=[5, 12])

    assert table.ana.status == status
    assert table.fight.outcome == "foes"


@clause("ac.armour", "ac.damage.roll")
def test_armour_is_extra_life_and_goes_first(table: TableForTests) -> None:
    table.set(foe("imp", "b1"), hero("ana", "a1", armour="leather", pools={"armour": 2}))

    table.play("attack ana bite", "defend", dice=[5, 3])

    assert (table.ana.pools["armour"], table.ana.hp) == (0, 5)


@clause("ac.armour.mail", "ac.defence.test")
def test_mail_takes_one_off_tests_of_pre(table: TableForTests) -> None:
    table.set(foe("imp", "b1"), hero("ana", "a1", armour="mail"))

    table.play("attack ana bite", "defend", dice=[14, 1])

    assert table.ana.hp == 5


@clause("ac.armour.plate", "ac.move.polygons")
def test_plate_takes_two_off_the_move(table: TableForTests) -> None:
    table.set(foe("imp", "j8"), hero("ana", "a1", armour="plate"))

    table.play("end")

    assert table.ana.pools["move"] == 4


@clause("ac.armour.absorb", "ac.damage.roll")
@pytest.mark.parametrize(("answer", "left"), [("wear", 6), ("pass", 4)])
def test_with_energy_armour_absorbs_and_may_be_worn_down(table: TableForTests, answer: str, left: int) -> None:
    ana = hero("ana", "a1", armour="leather", pools={"energy": 2})
    table.set(foe("imp", "b1", weapons=(AXE,)), ana, energy="5")

    table.play("attack ana axe", "defend", "absorb", answer, dice=[5, 5, 3])

    assert (table.ana.hp, table.ana.pools["energy"]) == (left, 1)
    assert table.ana.pools.get("worn", 0) == (answer == "wear")


@clause("ac.armour.absorb", "ac.damage.roll")
def test_no_armour_absorbs_poison(table: TableForTests) -> None:
    spit = Weapon("spit", "melee", "1d4", "poison")
    table.set(foe("imp", "b1", weapons=(spit,)), hero("ana", "a1", armour="plate", pools={"energy": 2}), energy="5")

    table.play("attack ana spit", "defend", dice=[5, 3])

    assert (table.ana.hp, table.ana.pools["energy"]) == (3, 2)


@clause("ac.trait.tough", "ac.trait.resistant", "ac.trait.immune", "ac.damage.roll")
@pytest.mark.parametrize(
    ("traits", "type", "lost"),
    [
        ({"traits": ("tough",)}, "slashing", 2),
        ({"traits": ("tough",)}, "fire", 4),
        ({"resistances": frozenset({"slashing"})}, "slashing", 2),
        ({"immunities": frozenset({"cold"})}, "cold", 0),
    ],
)
def test_what_one_is_made_of_takes_some_damage_off(
    table: TableForTests, traits: dict[str, object], type: str, lost: int
) -> None:
    table.set(foe("imp", "b1", weapons=(Weapon("x", "melee", "1d4", type),)), hero("ana", "a1", **traits))

    table.play("attack ana x", "defend", dice=[5, 4])

    assert table.ana.hp == 6 - lost
