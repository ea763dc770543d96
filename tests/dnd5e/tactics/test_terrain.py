"""What a sensible creature makes of the place, of nets and webs, and of foes that it cannot find."""

from typing import cast

from affray import Deed, Fight, Question
from affray.core.fight.whatif import play_on
from affray.core.offers.deeds import PASS, Pattern
from affray.core.offers.slots import Number, OneOf
from affray.core.table.asking import Sight
from affray.core.values import Effect
from affray.minds import SimpleMind
from affray.rules.dnd5e.rulebook import Dnd5e
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.blocks import Power
from affray.rules.dnd5e.state.shapes import Shape
from affray.rules.dnd5e.state.weapons import Rider, Weapon
from affray.rules.dnd5e.tactics.turn import suggest, suggest_deed
from affray.testing import TableForTests
from tests.dnd5e.kit import SWORD, arrange, battle_of, foe, hero
from tests.dnd5e.tactics.test_turn import suggested

STRONG = {"abilities": {"str": 18}}
GORGE = ["..o.......", *["." * 10] * 7]
NET = Weapon("net", 4, "0", "", reach=0, range=1, long=3, properties=frozenset({"net", "special", "thrown"}))
SPIT = Weapon("web", 5, "0", "", reach=0, range=6, long=12, hands=0, rider=Rider("", 0, "webbed", escape=12))


def test_the_strong_shove_the_weak_over_the_edge(table: TableForTests) -> None:
    table.set(foe("ogre", "a1", **STRONG), hero("ana", "b1", hp=40), map=GORGE)
    assert suggested(table) == "shove ana"

    table.play("shove ana", "athletics", "push c1", dice=[15, 5, 3, 3])

    assert (table.ana.height, table.ana.hp) == (-4, 40 - 6)


def test_nobody_shoves_one_who_is_stronger_or_where_there_is_no_edge(table: TableForTests) -> None:
    table.set(foe("imp", "a1"), hero("ana", "b1", **STRONG), map=GORGE)
    assert suggested(table) == "attack ana shortsword"

    table.set(foe("ogre", "a1", **STRONG), hero("ana", "b1"))
    assert suggested(table) == "attack ana shortsword"


def test_who_finds_no_way_opens_the_door(table: TableForTests) -> None:
    room = ["...#......", "...+......", "...#......", "####......", *["." * 10] * 4]
    table.set(foe("orc", "c2", weapons=(SWORD,)), hero("ana", "f2"), map=room)

    assert suggested(table) == "open d2"


def test_who_is_shut_in_by_a_barrel_hews_at_it(table: TableForTests) -> None:
    room = ["...#......", "..........", "...#......", "####......", *["." * 10] * 4]
    table.set(foe("orc", "c2", weapons=(SWORD,)), hero("ana", "f2"), map=room)
    table.fight.rule("object d2 barrel 9")

    assert suggested(table) == "break d2 shortsword"


def test_who_has_long_known_of_no_foe_searches(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("spy", "j8", hidden_from=frozenset({"ana"})))

    assert suggested(table) == "dodge"
    later = cast("Battle", table.fight.state.but(round=9))
    assert suggest_deed(later, later.creatures["ana"]) == Deed("search")


def test_a_net_is_thrown_at_one_who_is_near_and_free(table: TableForTests) -> None:
    table.set(foe("thug", "a1", weapons=(NET, SWORD), holds=("net",), pools={"net": 1}), hero("ana", "c1"))
    assert suggested(table) == "attack ana net"

    netted = Effect("netted-1", "netted", "ana", "thug", amount=10)
    table.set(foe("thug", "a1", weapons=(NET, SWORD), pools={"net": 1}), hero("ana", "c1", effects=(netted,)))
    assert suggested(table) == "move b1"


def test_a_spider_throws_its_web_at_one_who_is_free(table: TableForTests) -> None:
    table.set(foe("spider", "a1", powers=(Power("web", recharge=5, weapon=SPIT),), pools={"web": 1}), hero("ana", "e1"))

    assert suggested(table) == "use web ana"


def test_lairs_and_legends_strike_those_who_stand(table: TableForTests) -> None:
    rocks = Power("falling-rocks", cost="lair", range=20, save="dex", dc=15, damage=(("2d6", "bludgeoning"),))
    fallen, standing = hero("ana", "a1", hp=0, hp_max=9, status="dying"), hero("bo", "a2")
    table.set(foe("dragon", "j8", powers=(rocks,)), fallen, standing)
    dragon, options = table.dragon, [Deed("use", rocks, fallen), Deed("use", rocks, standing), PASS]

    assert advised(table, Question(dragon, "lair", options)) == options[1]
    assert advised(table, Question(dragon, "lair", [options[0], PASS])) == PASS


def test_life_is_preserved_by_the_handful(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "j8"))
    options = [Pattern("mend", OneOf([table.ana]), Number(1, 7)), PASS]

    assert advised(table, Question(table.ana, "preserve-life", options)) == Deed("mend", table.ana, 7)


def advised(table: TableForTests, question: Question) -> object:
    return suggest(question, Sight(Dnd5e(), battle_of(table.fight), "gm"))


TERROR = Power("terror", area=Shape("burst", 4), save="wis", dc=13, condition="frightened", rounds=10)
FLAMES = Power("flames", area=Shape("burst", 4), save="dex", dc=13, damage=(("2d6", "fire"),))


def test_a_burst_needs_no_aim_and_terror_is_tried_only_once(table: TableForTests) -> None:
    table.set(foe("beast", "a1", powers=(TERROR,)), hero("ana", "b1", hp=40))
    assert suggested(table) == "use terror"

    table.play("use terror", "end", "end", dice=[19])

    assert not table.ana.has("frightened")
    assert suggested(table) == "attack ana shortsword"


def test_nobody_sets_its_friends_on_fire(table: TableForTests) -> None:
    table.set(foe("beast", "a1", powers=(FLAMES,)), hero("ana", "b1", hp=40), foe("imp", "e1"))
    assert suggested(table) == "attack ana shortsword"

    table.set(foe("beast", "a1", powers=(FLAMES,)), hero("ana", "b1", hp=40), foe("imp", "j8"))
    assert suggested(table) == "use flames"


# --- doors, gates and portcullises between a creature and all its foes

FORT = ["....#.....", "....#.....", "....#.....", "....#.....", "....#.....", "....#.....", "....+.....", "....#....."]
"""A wall from end to end; its gate is far from where the foes are nearest."""


def barred(sign: str) -> list[str]:
    return [row.replace("+", sign) for row in FORT]


def test_who_is_shut_out_goes_to_the_gate_and_opens_it(table: TableForTests) -> None:
    table.set(foe("orc", "d1", weapons=(SWORD,)), hero("ana", "f1", weapons=(SWORD,)), map=FORT)
    assert suggested(table) == "move d7"

    table.play("move d7")

    assert suggested(table) == "open e7"


def test_who_is_shut_out_hews_at_a_portcullis_until_it_is_broken(table: TableForTests) -> None:
    table.set(foe("orc", "d6", weapons=(SWORD,)), hero("ana", "h1", weapons=(SWORD,)), map=barred("H"))
    assert suggested(table) == "break e7 shortsword"

    table.play("break e7 shortsword", dice=[3])

    assert suggested(table) == "end"


def test_a_door_is_worth_a_detour_and_one_who_can_shoot_or_walk_in_does(table: TableForTests) -> None:
    two = [*barred("H")[:-1], "....+....."]
    table.set(foe("orc", "d6", weapons=(SWORD,)), hero("ana", "h1"), map=two)
    assert suggested(table) == "move d7"

    table.set(foe("orc", "d7"), hero("ana", "h7"), map=barred("H"))
    assert suggested(table) == "attack ana shortbow"

    table.set(foe("orc", "d6", weapons=(SWORD,)), hero("ana", "h1"), map=barred("."))
    assert suggested(table).startswith("move")


def test_minds_do_not_stand_before_a_closed_fort_until_the_end_of_days() -> None:
    for sign in "+H":
        orcs = [foe(f"orc-{n}", f"a{n}", weapons=(SWORD.but(bonus=9, damage="2d6+9"),)) for n in (1, 2, 3)]
        begun = arrange(*orcs, hero("ana", "j1", hp=5, weapons=(SWORD,)), map=barred(sign))

        fight = play_on(Fight(begun, seed=2), dict.fromkeys(("gm", "ana"), SimpleMind(1)), seed=2, most_rounds=30)

        assert fight.rulebook.outcome(fight.state) == "foes"
