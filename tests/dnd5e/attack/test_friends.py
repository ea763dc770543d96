"""Striking at one's own: foes come first, and one is asked once more."""

from affray.core.fight.odds import odds
from affray.core.values import Effect, Until
from affray.rules.dnd5e.state.blocks import Power
from affray.rules.dnd5e.state.weapons import Charge
from affray.testing import TableForTests, clause
from tests.dnd5e.kit import SWORD, caster, foe, hero

BLADE = {"weapons": (SWORD,)}


@clause("5e.attack.steps")
def test_anybody_may_be_attacked_and_foes_are_listed_first(table: TableForTests) -> None:
    table.set(hero("ana", "b2", **BLADE), hero("bo", "b1", hp=20), foe("orc", "b3"))
    assert [text for text in table.offered() if text.endswith("shortsword")][:2] == [
        "attack orc shortsword",
        "attack bo shortsword",
    ]

    table.play("attack bo shortsword")
    assert (table.asked().kind, table.offered()) == ("strike-friend", ["strike-friend", "pass"])
    table.play("pass")
    assert (table.asked().kind, table.ana.pools["action"]) == ("turn", 1)

    table.play("attack bo shortsword", "strike-friend", dice=[15, 3])
    assert (table.bo.hp, table.ana.pools["action"]) == (15, 0)


@clause("5e.attack.steps")
def test_who_asks_for_the_odds_of_striking_a_friend_is_taken_to_mean_it(table: TableForTests) -> None:
    table.set(hero("ana", "b2", **BLADE), hero("bo", "b1", hp=20), foe("orc", "j8"))

    found = odds(table.fight, "attack bo shortsword")

    assert found.assumed == []
    assert found.chance("attack", hit=True) > 0


@clause("5e.shove", "5e.grapple.drag")
def test_a_friend_may_be_shoved_and_carried_away(table: TableForTests) -> None:
    table.set(hero("ana", "b2", **BLADE), hero("bo", "b3"), foe("orc", "j8"))
    assert {"shove bo", "grapple bo"} <= {*table.offered()}

    table.play("grapple bo", "strike-friend", "bo: agree", "drag d2")

    assert table.at("ana") == "d2"
    assert table.bo.has("grappled")


@clause("5e.grapple.try")
def test_a_friend_who_does_not_want_to_be_held_resists(table: TableForTests) -> None:
    table.set(hero("ana", "b2", **BLADE), hero("bo", "b3"), foe("orc", "j8"))

    table.play("grapple bo", "strike-friend", "bo: pass", "bo: athletics", dice=[2, 15])

    assert not table.bo.has("grappled")


@clause("5e.grapple.drag")
def test_a_friend_who_can_do_nothing_is_held_without_being_asked(table: TableForTests) -> None:
    table.set(hero("ana", "b2", **BLADE), hero("bo", "b3"), foe("orc", "j8"))
    table.fight.rule("bo gains paralyzed")

    table.play("grapple bo", "strike-friend", "drag d2")

    assert table.bo.has("grappled")


def test_a_standing_order_answers(table: TableForTests) -> None:
    table.set(hero("ana", "b2", **BLADE), hero("bo", "b1", hp=20), foe("orc", "j8"))
    table.fight.set("standing ana strike-friend always")

    table.play("attack bo shortsword", dice=[15, 3])

    assert table.bo.hp == 15


@clause("5e.magic.range")
def test_spells_may_be_aimed_at_anybody_sensible_ones_first(table: TableForTests) -> None:
    table.set(
        caster("ana", "a1", "fire-bolt", "cure-wounds"), hero("bo", "a2", hp=30), foe("orc", "b1", hp=5, hp_max=9)
    )
    bolts = [text for text in table.offered() if "fire-bolt" in text]
    assert bolts == ["cast fire-bolt orc", "cast fire-bolt bo"]
    cures = [text for text in table.offered() if "cure-wounds 1" in text]
    assert cures[-1] == "cast cure-wounds 1 orc"

    table.play("cast fire-bolt bo", "strike-friend", dice=[15, 15, 4])

    assert table.bo.hp == 26


def test_powers_may_be_aimed_at_anybody(table: TableForTests) -> None:
    gaze = Power("gaze", range=6, save="wis", dc=13, condition="frightened", rounds=2)
    table.set(foe("eye", "a1", powers=(gaze,)), foe("imp", "a3"), hero("ana", "a5"))
    assert [text for text in table.offered() if text.startswith("use")] == ["use gaze ana", "use gaze imp"]

    table.play("use gaze imp", "strike-friend", dice=[3])

    assert table.imp.has("frightened")


@clause("5e.feature.frenzy", "5e.attack.steps")
def test_a_friend_may_be_struck_in_frenzy(table: TableForTests) -> None:
    axe = SWORD.but(id="greataxe", damage="1d12+3")
    ana = hero("ana", "b2", weapons=(axe,), features=("frenzy",), pools={"rage": 1})
    table.set(ana, hero("bo", "b1", hp=30), foe("orc", "b3"))
    table.play("frenzied-rage", "end", "end", "end")
    assert [text for text in table.offered() if text.startswith("frenzy ")] == [
        "frenzy orc greataxe",
        "frenzy bo greataxe",
    ]

    table.play("frenzy bo greataxe", "pass")
    assert table.ana.pools["bonus"] == 1
    table.play("frenzy bo greataxe", "strike-friend", dice=[15, 2])
    assert table.bo.hp == 30 - 7


@clause("5e.feature.trampling", "5e.attack.steps")
def test_a_friend_who_lies_there_may_be_trampled(table: TableForTests) -> None:
    hooves = SWORD.but(id="hooves", charge=Charge(4, 14))
    horse = foe("horse", "a1", size="large", weapons=(hooves,), features=("trampling",), speed=12)
    table.set(horse, hero("ana", "h2", hp=40), foe("imp", "h1", hp=40))
    table.play("rule: ana gains prone")
    table.play("move f1", "attack imp hooves", "strike-friend", dice=[15, 2, 1])
    assert [text for text in table.offered() if text.startswith("follow-up")] == ["follow-up imp hooves"]

    table.play("follow-up imp hooves", "pass")
    assert table.horse.pools["bonus"] == 1
    table.play("follow-up imp hooves", "strike-friend", dice=[15, 14, 2])

    assert table.imp.hp < 40


@clause("5e.spell.spiritual-weapon", "5e.attack.steps")
def test_a_spiritual_weapon_may_strike_a_friend(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "spiritual-weapon", ability="wis"), hero("bo", "c3", hp=30), foe("orc", "c1", hp=60))
    table.play("cast spiritual-weapon 2 orc", "end", "end", "end", dice=[2])
    assert [text for text in table.offered() if text.startswith("spiritual")] == [
        "spiritual-weapon orc",
        "spiritual-weapon bo",
    ]

    table.play("spiritual-weapon bo", "strike-friend", dice=[15, 4])

    assert table.bo.hp == 30 - 7


@clause("5e.spell.hunters-mark")
def test_a_mark_may_move_to_a_friend(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "hunters-mark"), hero("bo", "c3"), foe("orc", "c1"), foe("imp", "d1"))
    table.play("cast hunters-mark 1 orc", "rule: orc hp 0", "end", "end", "end")
    assert [text for text in table.offered() if text.startswith("hunters")] == ["hunters-mark imp", "hunters-mark bo"]

    table.play("hunters-mark bo", "pass")
    assert table.ana.pools["bonus"] == 1
    table.play("hunters-mark bo", "strike-friend")

    assert table.bo.has("hunters-mark")


@clause("5e.spell.sanctuary")
def test_sanctuary_wards_off_friends_too_who_may_then_choose_anybody(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "sanctuary", "bless"), hero("bo", "b2", hp=20), foe("orc", "b1"), hero("cy", "c2"))
    table.play("cast sanctuary 1 ana", "end", "attack ana shortsword", "strike-friend", dice=[2])
    assert table.offered() == ["orc", "cy", "pass"]

    table.play("cy", "pass")

    assert (table.asked().kind, table.bo.pools["action"]) == ("turn", 0)


@clause("5e.spell.sanctuary")
def test_sanctuary_does_not_ward_off_what_does_good(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "bless"), caster("bo", "b2", "sanctuary"), foe("orc", "j8"))
    table.play("end", "cast sanctuary 1 bo", "end", "end")

    table.play("cast bless 1 bo")

    assert table.bo.has("bless")


@clause("5e.action.help-check", "5e.action.help-attack")
def test_anybody_may_be_helped_or_distracted_sensible_ones_first(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("orc", "b3"), hero("bo", "b1"), foe("spy", "c2", hidden_from=frozenset({"ana"})))

    offered = [text for text in table.offered() if text.startswith(("assist", "distract"))]

    assert offered == ["assist bo", "assist orc", "distract orc", "distract bo"]


@clause("5e.weapon.net", "5e.action.use-object")
def test_a_foe_may_be_freed_woken_or_given_a_potion(table: TableForTests) -> None:
    net = Effect("netted-1", "netted", "orc", "ana", (), amount=10)
    asleep = Effect("sleep-2", "sleep", "imp", "ana", (Until("damaged", "imp"),))
    ana = hero("ana", "b2", pools={"potion-of-healing": 1})
    table.set(ana, foe("orc", "b3", effects=(net,)), foe("imp", "b1", effects=(asleep,)), foe("rat", "c2"))

    offered = {text for text in table.offered() if text.startswith(("break-free", "cut", "shake", "use-object"))}

    assert offered == {
        *("break-free orc", "cut orc shortsword", "shake imp"),
        *("use-object potion-of-healing ana", "use-object potion-of-healing imp"),
    }


@clause("5e.spell.revivify")
def test_a_dead_foe_may_be_brought_back(table: TableForTests) -> None:
    dead = {"hp": 0, "status": "dead", "pools": {"died": 1}}
    table.set(caster("ana", "b2", "revivify"), foe("orc", "b3", **dead), hero("bo", "b1", **dead), foe("imp", "j8"))

    offered = [text for text in table.offered() if "revivify 3" in text]

    assert offered == ["cast revivify 3 bo", "cast revivify 3 orc"]
