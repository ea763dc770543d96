"""What hands hold: drawing, putting away, letting go, shields, and what that allows."""

import pytest

from affray.core.values import Effect
from affray.rules.dnd5e.gear.hands import free_hands
from affray.testing import TableForTests, clause
from tests.dnd5e.kit import BOW, SWORD, battle_of, foe, hero

AXE = SWORD.but(id="greataxe", damage="1d12+3", hands=2, properties=frozenset({"heavy", "two-handed"}))
JAVELIN = SWORD.but(id="javelin", properties=frozenset({"thrown"}), range=6, long=24)
SHIELDED = {"armour": ("leather", "shield")}


@clause("5e.turn.object")
def test_a_fight_begins_with_the_first_weapon_in_hand_and_a_shield_or_a_second_light_one(table: TableForTests) -> None:
    dagger = SWORD.but(id="dagger")
    table.set(
        hero("ana", "a1"),
        hero("bo", "a2", weapons=(SWORD, dagger)),
        hero("cy", "a3", **SHIELDED),
        hero("dee", "a4", weapons=(SWORD.but(id="bite", hands=0), BOW), holds=()),
        foe("orc", "j8"),
    )

    battle = battle_of(table.fight)
    holds = {name: getattr(table, name).holds for name in ("ana", "bo", "cy", "dee")}

    assert holds == {
        "ana": ("shortsword",),
        "bo": ("shortsword", "dagger"),
        "cy": ("shortsword", "shield"),
        "dee": (),
    }
    assert [name for name in holds if free_hands(battle, getattr(table, name))] == ["ana", "dee"]


@clause("5e.turn.object")
def test_an_attack_draws_the_weapon_by_the_free_interaction_and_puts_the_other_away(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "e1", hp=40, armour_class=30))

    table.play("attack orc shortbow", dice=[2])

    assert table.ana.holds == ("shortbow",)
    assert table.ana.pools["object"] == 0
    assert [event["weapon"] for event in table.told("drew")] == ["shortbow"]


@clause("5e.turn.object")
def test_with_the_interaction_used_only_what_is_in_hand_can_be_struck_with(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "b1"))
    table.play("stow shortsword")

    assert [text for text in table.offered() if text.startswith("attack")] == ["attack orc unarmed-strike"]
    assert not {"draw shortsword", "draw shortbow"} & {*table.offered()}
    table.play("end", "end")
    assert "attack orc shortsword" in table.offered()


@clause("5e.turn.object")
def test_of_a_pair_there_are_two_to_draw_and_no_more(table: TableForTests) -> None:
    table.set(hero("ana", "a1", weapons=(SWORD.but(pair=True),), holds=("shortsword",)), foe("orc", "j8"))

    table.play("draw shortsword", "end", "end")

    assert table.ana.holds == ("shortsword", "shortsword")
    assert "draw shortsword" not in table.offered()


@clause("5e.turn.object-second", "5e.turn.object-gm")
@pytest.mark.parametrize("verdict", ["free", "action"])
def test_by_table_option_the_gm_says_what_a_second_weapon_costs(table: TableForTests, verdict: str) -> None:
    table.set(hero("ana", "b2"), foe("orc", "h1"), interact_second="gm")
    table.play("stow shortsword")

    table.play("draw shortsword", f"gm: {verdict}", *(["ana: pay"] if verdict == "action" else []))

    assert table.ana.holds == ("shortsword",)
    assert table.ana.pools["action"] == (verdict == "free")


@clause("5e.turn.object-second", "5e.action.use-object")
def test_a_second_weapon_is_drawn_put_away_or_taken_up_by_the_action(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "j8"))
    table.play("let-go shortsword", "draw shortbow")
    assert {"take-up shortsword action", "stow shortbow action"} <= {*table.offered()}

    table.play("take-up shortsword action")

    assert ("shortsword" in table.ana.holds, table.ana.pools["action"]) == (True, 0)
    assert [event["weapon"] for event in table.told("took-up")] == ["shortsword"]
    assert not [text for text in table.offered() if text.startswith(("draw", "stow", "take-up"))]


@clause("5e.opportunity.trigger", "5e.melee.reach")
def test_an_opportunity_attack_is_made_with_what_is_in_hand(table: TableForTests) -> None:
    glaive = SWORD.but(id="glaive", reach=2, hands=2)
    table.set(foe("orc", "b1"), hero("ana", "a1", weapons=(BOW, glaive)))
    table.play("move c1")
    assert table.offered("ana") == ["unarmed-strike", "pass"]

    table.set(foe("orc", "b1"), hero("ana", "a1", weapons=(glaive, BOW)))
    table.play("move c1")
    assert table.asked().question.who is table.orc  # still within the reach of the glaive
    table.play("move d1")
    assert table.offered("ana") == ["glaive", "pass"]


@clause("5e.turn.object")
def test_drawing_fills_a_free_hand_and_then_takes_the_place_of_what_is_there(table: TableForTests) -> None:
    table.set(hero("ana", "a1", weapons=(AXE, JAVELIN, SWORD)), foe("orc", "j8"))

    table.play("draw javelin")
    assert table.ana.holds == ("greataxe", "javelin")
    assert "draw shortsword" not in table.offered()
    table.play("end", "end", "draw shortsword")
    assert table.ana.holds == ("shortsword", "javelin")


@clause("5e.weapon.two-handed")
def test_a_two_handed_weapon_needs_the_other_hand_only_to_strike(table: TableForTests) -> None:
    table.set(hero("ana", "a1", weapons=(AXE, JAVELIN), holds=("greataxe", "javelin")), foe("orc", "b1", hp=40))

    table.play("attack orc greataxe", dice=[15, 12])

    assert table.ana.holds == ("greataxe",)
    assert table.ana.pools["object"] == 0


def test_no_weapon_takes_the_place_of_a_shield(table: TableForTests) -> None:
    table.set(hero("ana", "a1", weapons=(SWORD, BOW, AXE), **SHIELDED), foe("orc", "b1"))

    assert not [text for text in table.offered() if "shortbow" in text.replace("draw shortbow", "")]
    assert "attack orc greataxe" not in table.offered()


@clause("5e.attack.ac-source", "5e.armour.shield")
def test_a_shield_adds_2_as_long_as_it_is_held(table: TableForTests) -> None:
    table.set(foe("orc", "b1"), hero("ana", "a1", **SHIELDED), hero("bo", "j8"))
    table.play("attack ana shortsword", dice=[10])  # 14 against 13 + 2
    assert [reason["clause"] for reason in table.told("attack")[0]["guard"]] == [
        "5e.attack.ac-source",
        "5e.armour.shield",
    ]
    assert table.ana.hp == 10

    table.play("end", "doff shield", "end", "end", "attack ana shortsword", dice=[10, 1])
    assert table.ana.hp == 10 - 3
    shown = {creature["name"]: creature for creature in table.fight.seat("ana").view()["creatures"]}
    assert (shown["@ana"]["armour_class"], shown["@ana"]["holds"]) == (13, ["shortsword"])


@clause("5e.armour.shield")
def test_a_shield_is_put_on_and_taken_off_by_an_action_and_needs_a_hand(table: TableForTests) -> None:
    table.set(hero("ana", "a1", **SHIELDED), foe("orc", "j8"))
    table.play("doff shield")
    assert table.ana.pools["action"] == 0

    table.play("end", "end", "don shield")
    assert table.ana.holds == ("shortsword", "shield")
    table.set(
        hero("ana", "a1", weapons=(SWORD, JAVELIN), holds=("shortsword", "javelin"), **SHIELDED), foe("orc", "j8")
    )
    assert "don shield" not in table.offered()
    table.set(hero("ana", "a1"), foe("orc", "j8"))
    assert "don shield" not in table.offered()


@clause("5e.death.unconscious")
def test_one_who_falls_drops_what_it_holds_and_takes_it_up_again(table: TableForTests) -> None:
    table.set(foe("orc", "b1", hp=40), hero("ana", "a1", hp=1, hp_max=20, **SHIELDED), hero("bo", "j8"))
    table.play("attack ana shortsword", dice=[17, 3])
    assert table.ana.holds == ("shield",)
    assert table.fight.seat("bo").view()["fight"]["lying"] == [{"item": "shortsword", "at": "a1"}]

    table.play("end", dice=[20])
    assert not [text for text in table.offered() if text.startswith("attack orc shortsword")]
    table.play("take-up shortsword", "attack orc shortsword", dice=[15, 15, 1])
    assert table.ana.holds == ("shortsword", "shield")
    assert battle_of(table.fight).lying == ()


def test_what_is_let_go_can_be_taken_up_only_within_1_square_and_by_its_owner(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), hero("bo", "a2"), foe("orc", "j8"))
    table.play("let-go shortsword")
    assert table.ana.pools["object"] == 1
    assert "take-up shortsword" in table.offered()
    assert "draw shortsword" not in table.offered()

    table.play("move c1")
    assert "take-up shortsword" not in table.offered()
    table.play("end")
    assert "take-up shortsword" not in table.offered()


@clause("5e.two-weapons.bonus")
def test_a_shield_leaves_no_hand_for_a_second_weapon(table: TableForTests) -> None:
    pair = SWORD.but(pair=True)
    table.set(hero("ana", "a1", weapons=(pair,), **SHIELDED), foe("orc", "b1", hp=40, armour_class=30))

    table.play("attack orc shortsword", dice=[2])

    assert not [text for text in table.offered() if text.endswith("bonus")]


@clause("5e.two-weapons.thrown")
def test_the_last_one_of_a_pair_has_no_other(table: TableForTests) -> None:
    daggers = SWORD.but(id="dagger", pair=True, properties=frozenset({"light", "thrown"}), range=4, long=12)
    table.set(hero("ana", "a1", weapons=(daggers,), pools={"dagger": 2}), foe("orc", "c1", hp=40, armour_class=30))
    table.play("attack orc dagger", "attack orc dagger bonus", dice=[2, 2])
    assert (table.ana.holds, table.ana.pools["dagger"]) == ((), 0)

    one = hero("ana", "a1", weapons=(daggers,), pools={"dagger": 1}, holds=("dagger",))
    table.set(one, foe("orc", "b1", hp=40, armour_class=30))
    table.play("attack orc dagger", dice=[2])
    assert not [text for text in table.offered() if text.endswith("bonus")]


@clause("5e.weapon.lance")
def test_a_lance_is_held_in_one_hand_by_a_rider(table: TableForTests) -> None:
    lance = SWORD.but(id="lance", damage="1d12+3", reach=2, properties=frozenset({"reach", "special", "lance"}))
    table.set(hero("ana", "a1", weapons=(lance,), **SHIELDED), foe("orc", "c1"))
    assert "attack orc lance" not in table.offered()

    horse = hero("horse", "a1", size="large", rider="ana", weapons=())
    ana = hero("ana", "a1", weapons=(lance,), mount="horse", width=2, **SHIELDED)
    table.set(ana, horse, foe("orc", "d1"))
    assert "attack orc lance" in table.offered()
    table.set(foe("orc", "d1"), ana, horse)
    table.play("move e1")
    assert table.offered("ana") == ["lance", "pass"]


@clause("5e.weapon.ammunition")
@pytest.mark.parametrize("shield", [True, False])
def test_a_sling_needs_a_hand_to_load_it(table: TableForTests, shield: bool) -> None:
    sling = BOW.but(id="sling", hands=1)
    table.set(hero("ana", "a1", weapons=(sling,), **SHIELDED if shield else {}), foe("orc", "e1"))

    assert ("attack orc sling" in table.offered()) is not shield


@clause("5e.grapple.try")
def test_a_hand_that_holds_somebody_is_free_for_no_weapon(table: TableForTests) -> None:
    held = Effect("grappled-1", "grappled", "orc", "ana")
    table.set(hero("ana", "a1", weapons=(AXE, SWORD)), foe("orc", "b1", effects=(held,)))
    attacks = [text for text in table.offered() if text.startswith("attack")]
    assert attacks == ["attack orc shortsword", "attack orc unarmed-strike"], "the axe takes both hands"

    table.play("draw shortsword")
    assert table.ana.holds == ("shortsword",)
    table.play("release orc", "end", "end", "attack orc greataxe", dice=[2])
    assert table.ana.holds == ("greataxe",)


@clause("5e.grapple.try", "5e.opportunity.trigger")
def test_nor_does_one_who_holds_somebody_strike_in_both_hands_at_one_who_leaves(table: TableForTests) -> None:
    held = Effect("grappled-1", "grappled", "bo", "orc")
    orc = foe("orc", "b1", weapons=(AXE,))
    table.set(hero("ana", "a1"), orc, hero("bo", "b2", effects=(held,)))

    table.play("move a3")

    assert table.offered("orc") == ["unarmed-strike", "pass"]
