"""What magical creatures of the library do: glares, roars, fears, kisses, and what is left of them on others."""

import pytest

from affray.core.offers.deeds import PASS
from affray.core.table.asking import Question
from affray.core.values import Effect
from affray.rules.dnd5e.effects.averting import AVERT_EYES, GAZE
from affray.rules.dnd5e.senses.light import BRIGHT, DARK, light_around
from affray.rules.dnd5e.state.acts import Kind
from affray.rules.dnd5e.state.blocks import Power
from affray.rules.dnd5e.state.mods import Mod
from affray.rules.dnd5e.state.shapes import Shape
from affray.rules.dnd5e.tactics.gazes import suggest_gaze
from affray.testing import TableForTests, clause
from tests.dnd5e.effects.bestiary import shipped
from tests.dnd5e.effects.saying import power
from tests.dnd5e.kit import battle_of, caster, foe, hero, zone
from tests.dnd5e.tactics.test_turn import suggested

BLIND = Effect("e1", "blinded", "bo")

# --- immunity


def test_whoever_withstood_one_mummy_is_not_glared_at_by_another(table: TableForTests) -> None:
    table.set(shipped("mummy", "a1", "first"), shipped("mummy", "a3", "second"), hero("ana", "d2"), hero("bo", "d4"))

    table.play("use dreadful-glare ana", dice=[15])
    table.play("end")

    assert not table.ana.suffers("frightened")
    assert table.offered("second").count("use dreadful-glare bo") == 1
    assert "use dreadful-glare ana" not in table.offered("second")


def test_proof_against_mummies_is_not_proof_against_their_lords(table: TableForTests) -> None:
    withstood = (Effect("e1", "proof-against-mummies", "ana"),)
    table.set(shipped("mummy-lord", "a1", "lord"), hero("ana", "d2", effects=withstood))

    assert "use dreadful-glare ana" in table.offered()


def test_what_is_laid_on_those_who_have_saved_is_no_reason_to_save(table: TableForTests) -> None:
    deed = power("who: {within: 30 ft}\nroll: save wis 13\nfail: [{lay: frightened}]\npass: [{mark: stout}]")
    table.set(foe("hag", "a1", powers=(deed,)), hero("ana", "c1", condition_immunities=frozenset(("frightened",))))

    table.play("use deed ana")

    assert not table.ana.has("stout")


def test_whoever_fails_badly_against_a_ghost_is_aged_and_sees_it_only_once(table: TableForTests) -> None:
    table.set(shipped("ghost", "a1"), hero("ana", "d1"), hero("bo", "e1"))

    table.play("use horrifying-visage", dice=[2, 10])

    assert table.ana.has("aged")
    assert not table.bo.has("aged")
    assert table.bo.suffers("frightened")


# --- fear in sight


@pytest.mark.parametrize(("dice", "afraid"), [([5, 18, 2], True), ([5, 18, 15], False)])
def test_in_sight_of_a_quasit_a_new_save_has_disadvantage(table: TableForTests, dice: list[int], afraid: bool) -> None:
    table.set(shipped("quasit", "a1"), hero("ana", "c1"))

    table.play("use scare ana", "end", "end", dice=dice)

    assert table.ana.suffers("frightened") == afraid


def test_a_quasit_that_scares_is_seen_again(table: TableForTests) -> None:
    table.set(shipped("quasit", "a1"), hero("ana", "c1"))
    table.play("use invisibility", "end", "end")
    assert table.quasit.suffers("invisible")

    table.play("use scare ana", dice=[15])

    assert not table.quasit.suffers("invisible")


# --- a roar that grows


@clause("5e.monster.uses")
def test_a_power_may_need_something_of_its_user(table: TableForTests) -> None:
    table.set(shipped("androsphinx", "a1", "sphinx"), hero("ana", "e1", hp=40))
    assert "use second-roar" not in table.offered()

    table.play("use first-roar", "end", dice=[20])
    table.play("end", "pass")

    assert "use first-roar" not in table.offered("sphinx")
    assert "use second-roar" in table.offered("sphinx")
    assert "use third-roar" not in table.offered("sphinx")


def test_the_second_roar_only_deafens_those_without_fear(table: TableForTests) -> None:
    roared = (Effect("e1", "first-roar", "sphinx"),)
    bold = frozenset(("frightened",))
    table.set(
        shipped("androsphinx", "a1", "sphinx", effects=roared),
        hero("ana", "e1"),
        hero("bo", "e2", condition_immunities=bold),
    )

    table.play("use second-roar", dice=[2, 2])

    assert table.ana.suffers("paralyzed")
    assert table.bo.suffers("deafened")
    assert not table.bo.suffers("paralyzed")


# --- others


def test_a_wisp_feeds_on_one_who_is_dying(table: TableForTests) -> None:
    table.set(
        shipped("will-o-wisp", "a1", "wisp", hp=5), hero("ana", "b1", hp=0, hp_max=10, status="dying"), hero("bo", "h1")
    )

    table.play("use consume-life ana", dice=[3, 4, 4, 4])

    assert table.ana.status == "dead"
    assert table.wisp.hp == 17


def test_a_kiss_is_for_the_charmed(table: TableForTests) -> None:
    charmed = (Effect("e1", "charmed", "ana", "fiend"),)
    table.set(shipped("succubus-incubus", "a1", "fiend"), hero("ana", "b1", hp=60, effects=charmed), hero("bo", "a2"))
    assert "use draining-kiss bo" not in table.offered()

    table.play("use draining-kiss ana", dice=[5, 5, 5, 5, 5, 2])

    assert (table.ana.hp, table.ana.hp_max) == (30, 30)


def test_demons_hear_a_vrock_unmoved(table: TableForTests) -> None:
    table.set(shipped("vrock", "c3"), shipped("quasit", "d3"), hero("ana", "f3"))

    table.play("use stunning-screech", dice=[2])

    assert table.ana.suffers("stunned")
    assert not table.quasit.suffers("stunned")


def test_in_another_form_an_oni_has_no_claws_and_a_smaller_glaive(table: TableForTests) -> None:
    table.set(shipped("oni", "a1"), hero("ana", "d1"))

    table.play("use change-shape", "humanoid")

    assert [(weapon.id, weapon.damage) for weapon in table.oni.block.weapons] == [("glaive", "1d10+4")]


# --- webs, reactions, shadows


@clause("5e.sense.tremorsense")
@pytest.mark.parametrize(("at", "noticed"), [("d2", True), ("h8", False)])
def test_a_spider_feels_whoever_touches_its_web(table: TableForTests, at: str, noticed: bool) -> None:
    web = zone("web", "b2", "c2", "d2", "e2", "b3", "c3")
    unseen = (Effect("e1", "invisible", "ana"),)
    lurker = hero("ana", at, hidden_from=frozenset(("spider",)), pools={"stealth": 30}, effects=unseen)
    table.set(hero("bo", "j1"), lurker, shipped("giant-spider", "b2", "spider"), zones=(web,))

    table.play("move i1")

    assert ("spider" not in table.ana.hidden_from) == noticed


def test_a_marilith_reacts_on_every_turn(table: TableForTests) -> None:
    table.set(hero("ana", "b1"), hero("bo", "b3"), shipped("marilith", "a2", pools={"reaction": 0}))

    table.play("end")

    assert table.marilith.pools["reaction"] == 1


@pytest.mark.parametrize(("map", "offered"), [([":" * 10] * 8, True), (["." * 10] * 8, False)])
def test_a_shadow_hides_by_a_bonus_action_where_it_is_dim(table: TableForTests, map: list[str], offered: bool) -> None:
    table.set(shipped("shadow", "a2"), hero("bo", "j8", effects=(BLIND,)), map=map)

    assert ("hide bonus" in table.offered()) == offered


# --- vampires


@pytest.mark.parametrize("ill", ["", "grappled", "restrained", "paralyzed"])
def test_a_vampire_bites_whom_it_holds_or_who_is_helpless(table: TableForTests, ill: str) -> None:
    effects = (Effect("e1", ill, "ana", "spawn", amount=13),) if ill else ()
    table.set(shipped("vampire-spawn", "a1", "spawn"), hero("ana", "b1", effects=effects))

    assert ("attack ana bite" in table.offered()) == bool(ill)


def test_a_vampire_seizes_instead_of_wounding_and_then_bites(table: TableForTests) -> None:
    table.set(shipped("vampire-spawn", "a1", "spawn", hp=10), hero("ana", "b1", hp=30))

    table.play("attack ana seize", "attack ana bite", dice=[15, 15, 4, 3, 3])

    assert (table.ana.hp, table.ana.hp_max) == (30 - 7 - 6, 30 - 6)
    assert table.spawn.hp == 16


@pytest.mark.parametrize(("at", "lost"), [("b1", 20), ("e5", 0)])
def test_running_water_hurts_a_vampire(table: TableForTests, at: str, lost: int) -> None:
    stream = ["rrrr......"] * 2 + ["." * 10] * 6
    table.set(shipped("vampire-spawn", at, "spawn", hp=50), hero("ana", "j8"), map=stream)

    table.play("end")

    assert table.spawn.hp == 50 - lost


# --- light, shrieks, turning, magic that is undone


def test_a_magmin_sheds_light_while_it_burns(table: TableForTests) -> None:
    dark = ["%" * 10] * 8
    table.set(shipped("magmin", "a1"), hero("ana", "c1"), map=dark)
    table.play("use ignite")
    assert light_around(battle_of(table.fight), table.ana) == BRIGHT

    table.play("end", "end", "use extinguish")

    assert light_around(battle_of(table.fight), table.ana) == DARK


def test_a_shrieker_shrieks_when_somebody_is_near(table: TableForTests) -> None:
    table.set(hero("bo", "j8"), hero("ana", "c1"), shipped("shrieker", "a1"))
    table.play("end")

    table.play("shrieker: use shriek", dice=[2])

    assert table.shrieker.has("shriek")


@clause("5e.power.turn-undead")
@pytest.mark.parametrize(("at", "turned"), [("c3", False), ("j8", True)])
def test_ghouls_near_a_ghast_are_harder_to_turn(table: TableForTests, at: str, turned: bool) -> None:
    turn = Power("turn-undead", area=Shape("burst", 6), save="wis", dc=13, only="undead")
    table.set(hero("ana", "a1", powers=(turn,)), shipped("ghoul", "b3"), shipped("ghast", at))

    table.play("use turn-undead", dice=[5, 15, 5, 15] if not turned else [5])

    assert table.ghoul.has("turned") == turned


def test_dispelling_magic_may_fell_what_magic_moves(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "dispel-magic"), shipped("flying-sword", "c1", "sword"), hero("bo", "j8"))

    table.play("cast dispel-magic 3 sword", dice=[3])

    assert table.sword.suffers("unconscious")


@pytest.mark.parametrize(("bonus", "answer"), [(0, AVERT_EYES), (5, PASS)])
def test_a_mind_looks_away_if_it_would_rather_fail(bonus: int, answer: object) -> None:
    ana = hero("ana", "c1", saves={"con": bonus})

    assert suggest_gaze(Question(ana, GAZE, [AVERT_EYES, PASS], shipped("medusa", "a1"))) == answer


# --- touches, horrors, growth


def test_a_healing_touch_heals_and_ends_curses(table: TableForTests) -> None:
    rot = Kind("mummy-rot", ("cursed",), mods=(Mod("unhealed"),))
    cursed = (Effect("e1", "mummy-rot", "ana", "mummy", what=rot), Effect("e2", "blinded", "ana"))
    deva, ana = shipped("deva", "a1", side="heroes"), hero("ana", "b1", hp=5, hp_max=60, effects=cursed)
    table.set(deva, ana, foe("orc", "j8"))

    table.play("use healing-touch ana", dice=[5, 5, 5, 5])

    assert not table.ana.effects


def test_a_deva_heals_a_friend_who_is_dying(table: TableForTests) -> None:
    dying = hero("ana", "b1", hp=0, hp_max=20, status="dying")
    table.set(shipped("deva", "a1", side="heroes"), dying, foe("orc", "j8"))

    assert suggested(table) == "use healing-touch ana"


@clause("5e.gaze.avert")
@pytest.mark.parametrize(("target", "clauses", "dice"), [("hag", ["5e.effect.averted"], [3, 3]), ("orc", [], [3])])
def test_whoever_looks_away_from_a_hag_strikes_worse_at_her(
    table: TableForTests, target: str, clauses: list[str], dice: list[int]
) -> None:
    table.set(shipped("sea-hag", "b1", "hag"), hero("ana", "b2"), foe("orc", "a2"))

    table.play("end", "avert-eyes", f"attack {target} shortsword", dice=dice)

    assert [each["clause"] for each in table.told("attack")[0]["disadvantage"]] == clauses


def test_a_duergar_grows_and_strikes_harder(table: TableForTests) -> None:
    table.set(shipped("duergar", "c3"), hero("ana", "f3", hp=40))

    table.play("use enlarge", "enlarged", "end", "end", "move d3", "attack ana war-pick", dice=[15, 4, 4])

    assert table.duergar.block.size == "large"
    assert table.ana.hp == 40 - 10
