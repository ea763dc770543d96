"""Areas of spells: which squares they cover, who is in them, and those that last."""

from typing import Any

import pytest

from affray.core.board import count, squares_of
from affray.core.offers.slots import Deed
from affray.core.values import Effect
from affray.rules.dnd5e.movement.speeds import left
from affray.rules.dnd5e.senses.areas import covered
from affray.rules.dnd5e.state.blocks import Speeds
from affray.rules.dnd5e.state.spellcast import Cast
from affray.testing import TableForTests, clause
from tests.dnd5e.kit import arrange, battle_of, caster, foe, hero, spells_of

OPEN = ["." * 10] * 8


def area(spell: str, at: str, aim: str, map: list[str] | None = None, level: int = 1, **options: Any) -> set[str]:
    """The squares that a spell covers when ana casts it from here at there."""
    setup = arrange(caster("ana", at, spell), map=map, **options)
    battle = battle_of(setup)
    ana = battle.creatures["ana"]
    (known,) = spells_of(ana)
    squares = covered(
        battle, setup.rulebook.readings.areas, Cast(ana, known, max(level, known.level), battle.grid.square(aim)).area
    )
    assert count(squares) == len(set(squares_of(squares)))
    return {battle.square_name(square) for square in squares_of(squares)}


def test_an_area_is_shown_before_the_spell_is_cast() -> None:
    setup = arrange(caster("ana", "a8", "fireball"), map=OPEN)
    battle = battle_of(setup)
    ana = battle.creatures["ana"]
    (fireball,) = spells_of(ana)

    shown = setup.rulebook.area(battle, ana, Deed("cast", fireball, 3, battle.grid.square("e4")))

    assert set(shown) == area("fireball", "a8", "e4", OPEN)
    assert setup.rulebook.area(battle, ana, Deed("dodge")) == []


# --- shapes on the grid


@clause("5e.area.shapes", "5e.area.grid", "5e.area.distance")
@pytest.mark.parametrize(
    ("options", "squares"),
    [
        ({}, 52),
        ({"area_grid": "half"}, 52),
        ({"area_grid": "template"}, 52),
        ({"area_distance": "chebyshev"}, 64),
    ],
)
def test_a_sphere_of_20_feet_by_each_reading(options: dict[str, Any], squares: int) -> None:
    assert len(area("fireball", "a8", "e4", **options)) == squares


@clause("5e.area.shapes", "5e.area.grid")
@pytest.mark.parametrize(
    ("grid", "squares"),
    [
        ("centre", {"d4", "e4", "f4", "e3", "e5", "f3", "f5"}),
        ("half", {"d4", "e3", "e4", "e5", "f4"}),
        ("template", {"d4", "e4", "e5", "f3", "f4", "f5"}),
    ],
)
def test_a_cone_of_15_feet_by_each_reading(grid: str, squares: set[str]) -> None:
    assert area("burning-hands", "c4", "d4", area_grid=grid) == squares


@clause("5e.area.shapes")
def test_a_cube_from_the_caster_lies_beside_it_and_a_line_goes_its_way() -> None:
    assert area("thunderwave", "c4", "d4") == {f"{column}{row}" for column in "def" for row in "345"}
    assert area("thunderwave", "c4", "c3") == {f"{column}{row}" for column in "bcd" for row in "123"}
    assert area("lightning-bolt", "a4", "b4") == {f"{column}4" for column in "bcdefghij"}


@clause("5e.area.shapes")
def test_a_cube_at_a_point_is_around_it() -> None:
    assert area("web", "a8", "d4") == {f"{column}{row}" for column in "cdef" for row in "3456"}
    assert area("hypnotic-pattern", "a8", "d4") == {f"{column}{row}" for column in "bcdefg" for row in "234567"}


def test_a_cloud_grows_with_the_slot() -> None:
    assert len(area("fog-cloud", "a1", "e4", level=2)) == 80


# --- what total cover keeps out

HALL = [
    ".....#....",
    ".....#....",
    ".....#....",
    "..........",
    ".....#....",
    ".....#....",
    ".....#....",
    ".....#....",
]


@clause("5e.cover.total", "5e.damage.many", "5e.area.cover")
def test_an_area_does_not_go_through_walls_unless_it_spreads_round_corners() -> None:
    assert "g2" not in area("shatter", "a1", "e2", HALL)
    assert "g3" in area("fireball", "a1", "e3", HALL)
    assert not {"g7", "g8"} & area("fireball", "a1", "d7", [row.replace("..........", ".....#....") for row in HALL])
    assert area("lightning-bolt", "a1", "b1", HALL) == {"b1", "c1", "d1", "e1"}


@clause("5e.magic.range", "5e.magic.path")
def test_a_point_needs_range_and_a_clear_path(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "shatter"), foe("orc", "j8"), map=HALL)
    aims = {text.split()[-1] for text in table.offered() if text.startswith("cast shatter 2")}

    assert {"e1", "d8"} <= aims
    assert not {"g1", "g2", "j1", "j8"} & aims


# --- damage to all who are in it


@clause("5e.damage.many")
def test_a_fireball_rolls_once_for_all_and_half_for_those_who_save(table: TableForTests) -> None:
    foes = [foe("orc", "e4", hp=60), foe("imp", "f5", hp=60), foe("bat", "j8", hp=60)]
    table.set(caster("ana", "a1", "fireball"), *foes, cover_creatures="no")

    table.play("cast fireball 3 e4", dice=[10, 11, *[3] * 8])

    assert (table.orc.hp, table.imp.hp, table.bat.hp) == (60 - 24, 60 - 12, 60)
    assert len([roll for roll in table.told("rolled") if roll["why"] == "damage"]) == 1


def test_friends_and_the_caster_are_not_spared(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "fireball", hp=60), hero("bo", "b1", hp=60), foe("orc", "c1", hp=60))

    table.play("cast fireball 3 b1", dice=[2, 2, 2, *[3] * 8])

    assert [creature.hp for creature in (table.ana, table.bo, table.orc)] == [36, 36, 36]


def test_resistance_halves_what_is_left(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "fireball"), foe("orc", "e4", hp=60, resistances=frozenset({"fire"})))

    table.play("cast fireball 3 e4", dice=[11, *[3] * 7, 4])

    assert table.orc.hp == 60 - 6


@clause("5e.cover.half", "5e.cover.three-quarters", "5e.cover.side", "5e.cover.best")
@pytest.mark.parametrize(
    ("map", "orc", "total"),
    [
        (OPEN, "e4", 12),
        (["." * 10] * 4 + ["...====..."] + ["." * 10] * 3, "e6", 17),
        (["." * 10] * 4 + ["......T..."] + ["." * 10] * 3, "g6", 14),
        (["." * 10] * 4 + ["...====..."] + ["." * 10] * 3, "e4", 12),
    ],
)
def test_cover_from_where_it_bursts_helps_a_dexterity_save(
    table: TableForTests, map: list[str], orc: str, total: int
) -> None:
    table.set(caster("ana", "a1", "fireball"), foe("orc", orc, hp=60), map=map)

    table.play("cast fireball 3 e3", dice=[10, *[1] * 8])

    assert table.told("save")[0]["total"] == total


@clause("5e.cover.half-what")
def test_a_creature_in_between_is_half_cover_against_an_area_too_if_creatures_are(table: TableForTests) -> None:
    foes = [foe("imp", "d1", hp=60), foe("orc", "f1", hp=60)]
    table.set(caster("ana", "a1", "lightning-bolt"), *foes)
    table.play("cast lightning-bolt 3 b1", dice=[10, 10, *[1] * 8])
    assert [item["total"] for item in table.told("save")] == [12, 14]

    table.set(caster("ana", "a1", "lightning-bolt"), *foes, cover_creatures="no")
    table.play("cast lightning-bolt 3 b1", dice=[10, 10, *[1] * 8])
    assert [item["total"] for item in table.told("save")] == [12, 12]


def test_cover_does_not_help_other_saves(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "thunderwave"), foe("orc", "d1", hp=60), map=["..=.......", *OPEN[1:]])

    table.play("cast thunderwave 1 b1", dice=[10, 4, 4])

    assert table.told("save")[0]["total"] == 10


def test_thunderwave_pushes_those_who_fail_two_squares_away(table: TableForTests) -> None:
    table.set(caster("ana", "c3", "thunderwave"), foe("orc", "d3", hp=60), foe("imp", "e4", hp=60))

    table.play("cast thunderwave 1 d3", dice=[2, 19, 4, 4])

    assert (table.orc.hp, table.imp.hp) == (52, 56)
    assert [battle_of(table.fight).square_name(c.at) for c in (table.orc, table.imp)] == ["f3", "e4"]


@pytest.mark.parametrize(
    ("ana", "orc", "aim", "at"), [("b1", "c1", "c1", "d1"), ("b2", "b1", "b1", "b1"), ("b2", "a1", "b1", "a1")]
)
def test_a_push_stops_where_there_is_no_room(table: TableForTests, ana: str, orc: str, aim: str, at: str) -> None:
    table.set(caster("ana", ana, "thunderwave"), foe("orc", orc, hp=60), map=["....#.....", *OPEN[1:]])

    table.play(f"cast thunderwave 1 {aim}", dice=[2, 4, 4])

    assert battle_of(table.fight).square_name(table.orc.at) == at


@clause("5e.opportunity.avoid")
def test_misty_step_goes_to_a_free_square_in_sight_and_provokes_nobody(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "misty-step"), foe("orc", "b1"), map=WALL)
    aims = {text.split()[-1] for text in table.offered() if text.startswith("cast misty-step 2")}
    assert {"a7", "d3"} <= aims
    assert not {"a1", "b1", "e1", "f1", "a8"} & aims

    table.play("cast misty-step 2 a7")
    assert battle_of(table.fight).square_name(table.ana.at) == "a7"
    assert (table.ana.pools["bonus"], left(table.ana), table.orc.pools["reaction"]) == (0, 6, 1)


WALL = ["....#.....", "....#.....", "....#....."] + [".........."] * 5


# --- sleep


def test_sleep_takes_those_with_the_fewest_hit_points_first(table: TableForTests) -> None:
    foes = [foe("orc", "e4", hp=15), foe("imp", "f4", hp=5), foe("bat", "e5", hp=4), foe("ogre", "f5", hp=50)]
    table.set(caster("ana", "a1", "sleep"), *foes)

    table.play("cast sleep 1 e4", dice=[4, 4, 4, 4, 4])

    assert [c.has("sleep") for c in (table.orc, table.imp, table.bat, table.ogre)] == [False, True, True, False]
    assert (table.imp.is_conscious, table.imp.has("prone"), table.imp.status) == (False, True, "up")


@pytest.mark.parametrize(
    "traits",
    [
        {"kind": "undead"},
        {"condition_immunities": frozenset({"charmed"})},
        {"features": ("fey-ancestry",)},
        {"condition_immunities": frozenset({"unconscious"})},
    ],
)
def test_sleep_passes_over_the_undead_and_those_who_cannot_be_charmed(
    table: TableForTests, traits: dict[str, object]
) -> None:
    table.set(caster("ana", "a1", "sleep"), foe("ghoul", "e4", hp=1, **traits), foe("imp", "e5", hp=5))

    table.play("cast sleep 1 e4", dice=[1, 1, 1, 1, 1])

    assert (table.ghoul.has("sleep"), table.imp.has("sleep")) == (False, True)


def test_damage_or_a_friend_wakes_a_sleeper_and_sleepers_are_not_beaten(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "sleep"), foe("orc", "e4", hp=5), hero("bo", "d4"), foe("imp", "e6", hp=30))
    table.play("cast sleep 1 d3", "end", dice=[1, 1, 1, 1, 1])
    assert (table.orc.has("sleep"), table.fight.outcome) == (True, None)

    table.play("end")
    assert "shake orc" not in table.offered("imp")
    table.play("move e5", "shake orc")
    assert table.orc.is_conscious

    table.set(caster("ana", "a1", "sleep"), foe("orc", "e4", hp=9), hero("bo", "d4"))
    table.play("cast sleep 1 d3", "end", "attack orc shortsword", dice=[2, 2, 2, 2, 1, 3, 12, 1, 1])
    assert table.told("attack")[0]["critical"]
    assert (table.orc.hp, table.orc.has("sleep")) == (5, False)


# --- areas that last


def test_entangle_is_rough_ground_and_holds_who_fails_until_it_breaks_free(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "entangle"), foe("orc", "e4", hp=30), foe("imp", "e6", hp=30))

    table.play("cast entangle 1 e5", "end", dice=[2, 15])
    assert (table.orc.suffers("restrained"), table.imp.suffers("restrained")) == (True, False)
    assert not any(text.startswith("move") for text in table.offered())

    table.play("break-free orc", dice=[12])
    assert table.orc.suffers("restrained")
    table.play("end", "move e7", dice=[])
    assert left(table.imp) == 6 - 2


def test_one_who_breaks_free_has_its_movement(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "entangle"), foe("orc", "e4", hp=30))

    table.play("cast entangle 1 e5", "end", "break-free orc", "move e5", dice=[2, 13])

    assert left(table.orc) == 4


def test_a_web_catches_who_enters_or_starts_there_and_stops_it(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "web"), foe("orc", "d4", hp=30), foe("imp", "g4", hp=30))

    table.play("cast web 2 d4", dice=[])
    assert not table.orc.has("web")

    table.play("end", dice=[2])
    assert table.orc.has("web")
    table.play("end", "move e4", dice=[2])
    assert (table.imp.has("web"), battle_of(table.fight).square_name(table.imp.at)) == (True, "f4")
    assert not any(text.startswith("move") for text in table.offered())


def test_who_is_freed_of_a_web_within_its_turn_has_the_rest_of_its_movement(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "web"), foe("imp", "g4", hp=30))

    table.play("cast web 2 d4", "end", "move e4", "break-free imp", dice=[2, 15])

    assert left(table.imp) == 6 - 2
    assert "move e4" in table.offered()


def test_a_web_ends_with_concentration_and_lets_all_go(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "web"), foe("orc", "d4", hp=30))
    table.play("cast web 2 d4", "end", "end", dice=[2])

    table.play("end-spell")

    assert not table.orc.has("web")
    assert battle_of(table.fight).zones == ()


def test_webs_burn_away_in_a_round_and_hurt_who_starts_its_turn_in_the_fire(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "web", "fire-bolt"), foe("orc", "d4", hp=30), foe("imp", "f5", hp=30))
    table.play("cast web 2 d4", "end", "end", "end", dice=[2, 19])
    assert table.orc.has("web")

    table.play("cast fire-bolt orc", "end", dice=[3, 15, 6, 2, 3])
    assert (table.orc.has("web"), table.orc.hp) == (False, 30 - 6 - 5)
    zones = {zone.kind: count(zone.squares) for zone in battle_of(table.fight).zones}
    assert zones == {"web": 15, "burning-web": 1}

    table.play("end", "end", dice=[19])
    assert [zone.kind for zone in battle_of(table.fight).zones] == ["web"]


def test_grease_needs_no_concentration_and_fells_who_enters_or_ends_its_turn_in_it(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "grease"), foe("orc", "d4", hp=30), foe("imp", "g4", hp=30))

    table.play("cast grease 1 d4", dice=[2])
    assert (table.orc.has("prone"), table.ana.has("concentrating")) == (True, False)
    table.play("end", "stand", "end", dice=[2])
    assert table.orc.has("prone")
    table.play("move e4", dice=[2])
    assert table.imp.has("prone")


def test_grease_dries_up_after_a_minute(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "grease"), foe("orc", "j8", hp=30))

    table.play("cast grease 1 d4", *["end"] * 19)
    assert len(battle_of(table.fight).zones) == 1

    table.play("end")
    assert battle_of(table.fight).zones == ()


def test_spike_growth_hurts_for_every_square_entered(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "spike-growth"), foe("orc", "j4", hp=60))

    table.play("cast spike-growth 2 d4", "end", "move g4", dice=[4, 4, 1, 1])

    assert table.orc.hp == 60 - 8 - 2
    assert left(table.orc) == 6 - 1 - 2 - 2


def test_stinking_cloud_takes_the_action_at_the_start_of_a_turn(table: TableForTests) -> None:
    proof = foe("ghoul", "e5", immunities=frozenset({"poison"}))
    table.set(caster("ana", "a1", "stinking-cloud"), foe("orc", "e4"), proof)

    table.play("cast stinking-cloud 3 e4", "end", dice=[2])
    assert (table.orc.pools["action"], left(table.orc)) == (0, 6)
    table.play("end")
    assert table.ghoul.pools["action"] == 1


def test_fog_is_an_area_that_all_may_know_of(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "fog-cloud"), foe("orc", "j8"))

    table.play("cast fog-cloud 1 e4")

    ((fog,), view) = (battle_of(table.fight).zones, table.fight.view("ana"))
    assert (fog.kind, count(fog.squares), fog.source) == ("fog-cloud", 52, "ana")
    assert view["fight"]["zones"][0]["kind"] == "fog-cloud"
    assert "e4" in view["fight"]["zones"][0]["squares"]


@clause("5e.unseen.target", "5e.unseen.attacker", "5e.light.obscured")
def test_nobody_sees_into_fog_and_spells_that_need_sight_are_not_for_those_in_it(table: TableForTests) -> None:
    ana = caster("ana", "a1", "fog-cloud", "sacred-flame", "fire-bolt")
    table.set(ana, foe("orc", "f4", hp=60), map=OPEN)
    table.play("cast fog-cloud 1 f4", "end", "attack ana shortbow", "end", dice=[2])
    assert [r["clause"] for r in table.told("attack")[0]["disadvantage"]] == ["5e.unseen.target"]
    assert [r["clause"] for r in table.told("attack")[0]["advantage"]] == ["5e.unseen.attacker"]

    offered = table.offered()
    assert "cast sacred-flame orc" not in offered
    assert "cast fire-bolt orc" in offered


def test_faerie_fire_shows_the_invisible(table: TableForTests) -> None:
    unseen = Effect("invisible-1", "invisible", "imp", "imp")
    table.set(caster("ana", "a1", "faerie-fire"), hero("bo", "d4"), foe("imp", "e4", hp=60, effects=(unseen,)))

    table.play("cast faerie-fire 1 f4", "end", "attack imp shortsword", dice=[2, 3, 4])

    assert table.told("attack")[0]["disadvantage"] == []
    assert [r["clause"] for r in table.told("attack")[0]["advantage"]] == ["5e.spell.faerie-fire"]


def test_faerie_fire_gives_advantage_to_those_who_see_the_target(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "faerie-fire"), hero("bo", "d4"), foe("orc", "e4", hp=60), foe("imp", "j8"))

    table.play("cast faerie-fire 1 f4", "end", "attack orc shortsword", dice=[2, 3, 4])

    assert [r["clause"] for r in table.told("attack")[0]["advantage"]] == ["5e.spell.faerie-fire"]


def test_who_cannot_be_restrained_is_not(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "entangle"), foe("orc", "e4", condition_immunities=frozenset({"restrained"})))

    table.play("cast entangle 1 e5", dice=[2])

    assert not table.orc.has("entangle")


@clause("5e.magic.same")
def test_a_second_spell_of_a_kind_takes_the_place_of_the_first(table: TableForTests) -> None:
    old = Effect("bless-9", "bless", "bo", "cy")
    table.set(caster("ana", "a1", "bless"), hero("bo", "b1", effects=(old,)), hero("cy", "c1"), foe("orc", "j8"))

    table.play("cast bless 1 bo")

    assert [effect.source for effect in table.bo.effects] == ["ana"]


def test_in_silence_no_words_are_cast_and_no_thunder_harms(table: TableForTests) -> None:
    mage = caster("mage", "e4", "fire-bolt", "hypnotic-pattern", side="foes", hp=30)
    table.set(caster("ana", "a1", "silence", "shatter"), mage)
    table.play("cast silence 2 e4", "end")
    assert not [text for text in table.offered() if text.startswith("cast fire-bolt")]
    assert [text for text in table.offered() if text.startswith("cast hypnotic-pattern")]

    table.play("end", "cast shatter 2 e4", dice=[2, 8, 8, 8])
    assert table.mage.hp == 30


@clause("5e.light.obscured")
def test_nobody_sees_through_magical_darkness(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "darkness"), foe("orc", "f4", hp=60, senses={"darkvision": 12}))

    table.play("cast darkness 2 f4", "end", "attack ana shortbow", dice=[2])

    assert [r["clause"] for r in table.told("attack")[0]["disadvantage"]] == ["5e.unseen.target"]


@pytest.mark.parametrize("deed", ["attack orc shortbow", "cast magic-missile 1 orc"])
def test_the_invisible_are_seen_once_they_attack_or_cast(table: TableForTests, deed: str) -> None:
    table.set(caster("ana", "a1", "invisibility", "magic-missile"), foe("orc", "f4", hp=60))
    table.play("cast invisibility 2 ana", "end", "end")
    assert table.ana.suffers("invisible")

    table.play(deed, dice=[2, 3] if deed.startswith("attack") else [2])

    assert not table.ana.suffers("invisible")


@clause("5e.shove")
def test_who_is_shoved_into_webs_may_be_caught(table: TableForTests) -> None:
    table.set(caster("ana", "a4", "web"), hero("bo", "h4"), foe("orc", "g4", hp=30))
    table.play("cast web 2 d4", "end", "shove orc", "orc: athletics", "push f4", dice=[15, 2])
    assert not table.orc.has("web"), "it is not its turn"

    table.play("end", dice=[2])
    assert table.orc.has("web")


def test_flyers_are_above_grease_and_out_of_a_blast_far_below(table: TableForTests) -> None:
    wings = Speeds(fly=6)
    bat = foe("bat", "e4", hp=60, speeds=wings, height=6)
    table.set(caster("ana", "a1", "grease", "fireball", hp=60), bat, foe("orc", "g4", hp=60))
    table.play("cast grease 1 e4", "end")
    assert not table.bat.has("prone")

    table.play("end", "end", "cast fireball 3 g4", dice=[2, *[1] * 8])
    assert (table.bat.hp, table.orc.hp) == (60, 52)

    table.play("end", "end", "end", "cast fireball 3 e4", dice=[2, *[1] * 8])
    assert (table.bat.hp, table.orc.hp) == (52, 52)


# --- saves at one moment


@clause("5e.saving-throw")
def test_all_in_one_fireball_are_asked_for_their_dice_at_once_and_answer_in_any_order(table: TableForTests) -> None:
    table.set(caster("mage", "a1", "fireball", side="foes"), hero("ana", "g4", hp=40), hero("bo", "h4", hp=40))
    table.fight.set("dice ana real")
    table.fight.set("dice bo real")

    table.play("cast fireball 3 g4")
    assert [asked.kind for asked in table.fight.questions] == ["roll", "roll"]
    table.play("bo: 20", "ana: 3", dice=[6] * 8)

    assert [(saved["who"], saved["made"]) for saved in table.told("save")] == [("@ana", False), ("@bo", True)]
    assert (table.ana.hp, table.bo.hp) == (0, 16)


@clause("5e.feature.lucky", "5e.feature.legendary-resistance")
def test_of_many_who_save_at_once_the_lucky_throw_again_and_legends_resist(table: TableForTests) -> None:
    legend = {"features": ("legendary-resistance",), "pools": {"legendary-resistance": 1}}
    table.set(
        caster("mage", "a1", "fireball"),
        hero("bo", "g4", hp=40, features=("lucky",)),
        foe("wyrm", "h4", hp=90, **legend),
    )

    table.play("cast fireball 3 g4", "legendary-resistance", dice=[1, 2, 18, *[6] * 8])

    assert (table.bo.hp, table.wyrm.hp) == (16, 66)
