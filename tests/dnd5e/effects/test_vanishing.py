"""Teleporting as a step, and passing for a thing; said as a file says it."""

import pytest

from affray import Fight, Question
from affray.content.loading import load_text
from affray.core.table.asking import Sight
from affray.core.values import Effect
from affray.rules.dnd5e.rulebook import Dnd5e
from affray.rules.dnd5e.senses.sight import sees
from affray.rules.dnd5e.tactics.turn import suggest, suggest_deed
from affray.testing import TableForTests, clause
from tests.dnd5e.effects.saying import power, trait
from tests.dnd5e.kit import BOW, battle_of, caster, foe, hero, setup

BLINK = power("then: [{teleport: 20 ft}]")
THING = trait("mods: [{hook: disguise}]")
WALL = ["..#......."] * 8


@clause("5e.opportunity.avoid")
def test_it_teleports_to_a_free_space_that_it_sees(table: TableForTests) -> None:
    table.set(foe("imp", "a1", powers=(BLINK,)), hero("ana", "b1"), map=WALL)
    table.play("use deed")
    assert not [square for square in ("b1", "d1", "a6") if f"teleport {square}" in table.offered("imp")]

    table.play("teleport a5")

    assert table.at("imp") == "a5"
    assert [asked.kind for asked in table.fight.questions] == ["turn"]


@clause("5e.condition.grappled")
def test_teleporting_ends_a_grapple_and_may_be_left_out(table: TableForTests) -> None:
    held = (Effect("grappled-1", "grappled", "imp", "ana"),)
    table.set(foe("imp", "a1", powers=(BLINK,), effects=held), hero("ana", "b1"))
    table.play("use deed", "teleport a5")
    assert not table.imp.has("grappled")

    table.play("end", "end", "use deed", "pass")
    assert table.at("imp") == "a5"


def test_nothing_happens_where_somebody_stands_unknown(table: TableForTests) -> None:
    hidden = hero("bo", "c1", hidden_from=frozenset(("imp",)))
    table.set(foe("imp", "a1", powers=(BLINK,)), hero("ana", "j8"), hidden)

    table.play("use deed", "teleport c1")

    assert table.at("imp") == "a1"


def test_a_mind_teleports_beside_a_foe(table: TableForTests) -> None:
    table.set(foe("imp", "a1", powers=(BLINK,)), hero("ana", "e1"))
    table.play("use deed")
    asked, battle = table.asked(), battle_of(table.fight)

    answer = suggest(
        Question(battle.creatures["imp"], asked.kind, list(asked.options.parts)), Sight(Dnd5e(), battle, "gm")
    )

    assert battle.grid.gap(answer.args[0], 1, battle.creatures["ana"].at, 1) == 1


def ambush(**traits: object) -> Fight:
    """A thing that lies in wait in plain sight; Ana comes first."""
    creatures = (hero("ana", "a1"), foe("rug", "e1", traits=(THING,), passive_perception=10, **traits))
    return Fight(setup(*creatures, stealthy=("rug",)), dice=[10, 1])


@clause("5e.surprise.noticed")
def test_one_who_passes_for_a_thing_surprises_without_a_check(table: TableForTests) -> None:
    table.fight = ambush()

    assert table.ana.has("surprised") or "ana" in battle_of(table.fight).surprised
    assert table.rug.hidden_from == {"ana"}


def test_it_passes_for_a_thing_until_it_moves(table: TableForTests) -> None:
    table.fight = ambush()
    table.play("end")  # the rug waits; Ana was surprised
    table.play("move b1")
    assert table.rug.hidden_from == {"ana"}
    table.play("end", "move e2")

    assert not table.rug.hidden_from


def test_no_search_tells_it_from_a_thing(table: TableForTests) -> None:
    table.fight = ambush()
    table.play("end", "search", "gm: perception", dice=[20])

    assert table.rug.hidden_from == {"ana"}


def test_one_who_was_noticed_hides_like_anybody(table: TableForTests) -> None:
    table.fight = ambush(features=("nimble-escape",))
    table.play("attack ana shortbow", dice=[2, 2])
    assert not table.rug.hidden_from
    assert "hide bonus" not in table.offered("rug")


def test_one_who_does_not_lie_in_wait_is_seen(table: TableForTests) -> None:
    table.fight = Fight(setup(hero("ana", "a1"), foe("rug", "e1", traits=(THING,))), dice=[10, 1])

    assert not table.rug.hidden_from


FADE = "then: [{lay: invisible, ends: [attacks, casts, concentration]}]"


def test_one_turns_invisible_until_it_attacks(table: TableForTests) -> None:
    table.set(foe("imp", "a1", powers=(power(FADE),)), hero("ana", "c1", hp=40))
    table.play("use deed", "end", "end")
    assert table.imp.suffers("invisible")

    table.play("attack ana shortbow", dice=[2, 2])

    assert not table.imp.effects


@clause("5e.concentration.damage")
@pytest.mark.parametrize(("face", "is_kept"), [(10, True), (9, False)])
def test_a_wound_may_break_the_concentration_on_a_power(table: TableForTests, face: int, is_kept: bool) -> None:
    table.set(foe("imp", "a1", hp=40, powers=(power(FADE),)), hero("ana", "c1"))

    table.play("use deed", "rule: imp hurt 3 fire", dice=[face])

    assert table.imp.suffers("invisible") is is_kept
    assert bool(table.imp.effects) is is_kept


@clause("5e.concentration.one")
def test_a_spell_takes_over_from_the_power(table: TableForTests) -> None:
    table.set(
        caster("imp", "a1", "bless", side="foes", powers=(power(FADE.replace("casts, ", "")),)), hero("ana", "c1")
    )

    table.play("use deed", "end", "end", "cast bless 1 imp")

    assert [effect.kind for effect in table.imp.effects] == ["concentrating", "bless"]


def test_a_mind_turns_invisible_far_from_its_foes(table: TableForTests) -> None:
    for square, deed in (("j1", "use deed"), ("c1", "attack ana shortbow")):
        table.set(foe("imp", "a1", powers=(power(FADE),), weapons=(BOW,)), hero("ana", square))
        battle = battle_of(table.fight)
        assert table.asked().options.text(suggest_deed(battle, battle.creatures["imp"])) == deed


def test_a_trait_may_make_one_invisible_from_the_start() -> None:
    text = (
        "rulebook: dnd5e\ntitle: Air\nmap: |\n  A...\n  ...S\nplace: {A: brunna, S: gust}\n"
        "sides: {heroes: [{block: fighter, name: brunna}], foes: [{block: gust, name: gust}]}\n"
        "creatures: {gust: {like: wolf, traits: {unseen: {is: invisible}}}}\n"
    )

    battle = battle_of(load_text(text))

    assert not sees(battle, battle.creatures["brunna"], battle.creatures["gust"])
    assert sees(battle, battle.creatures["gust"], battle.creatures["brunna"])
