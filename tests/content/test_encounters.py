"""Who is in the fight, under which name, where, in which group and at which seat."""

import pytest

from affray import Fight
from affray.content import load_text
from affray.core.values import GM
from affray.rules.dnd5e.state.battle import Battle
from tests.content.texts import SMALL, battle, fight, one, put, refused

THREE = "........\n.gg..g..\n........\n"


def groups(text: str) -> dict[str, str]:
    return {creature.id: creature.group for creature in battle(text).everyone()}


def squares(text: str) -> dict[str, str]:
    state = battle(text)
    return {creature.id: state.square_name(creature.at) for creature in state.everyone()}


# --- names


def test_several_of_a_kind_are_numbered_and_share_their_name() -> None:
    state = battle(SMALL)

    assert list(state.creatures) == ["ana", "bo", "goblin-1", "goblin-2"]
    assert [creature.name for creature in state.creatures.values()] == ["ana", "bo", "goblin", "goblin"]


def test_one_alone_has_no_number() -> None:
    assert list(battle(fight("{block: goblin, at: b1}")).creatures) == ["ana", "goblin"]


def test_numbers_run_on_over_entries_of_one_kind() -> None:
    text = fight("{block: goblin, at: [b1, b2]}\n{block: orc, at: c1}\n{block: goblin, at: b3, stealthy: true}")

    assert squares(text) == {"ana": "a1", "goblin-1": "b1", "goblin-2": "b2", "orc": "c1", "goblin-3": "b3"}


def test_a_band_may_have_a_name_of_its_own() -> None:
    state = battle(fight("{block: goblin, name: sneak, at: [b1, b2]}\n{block: goblin, at: b3}"))

    assert list(state.creatures) == ["ana", "sneak-1", "sneak-2", "goblin"]
    assert state.creatures["sneak-1"].block.id == "goblin"


@pytest.mark.parametrize(
    "foes",
    [
        "{block: goblin, name: ana, at: b1}",
        "{block: goblin, name: x, at: b1}\n{block: orc, name: x, at: b2}",
        "{block: goblin, name: orc, at: b1}\n{block: orc, at: b2}",
        "{block: goblin, at: [b1, b2]}\n{block: orc, name: goblin-2, at: b3}",
    ],
)
def test_no_two_have_one_name(foes: str) -> None:
    assert [problem.code for problem in refused(fight(foes))] == ["id-taken"]


def test_names_may_be_of_any_alphabet() -> None:
    assert "бран" in battle(put("name: bo", "name: бран")).creatures


# --- places


def test_those_drawn_on_the_map_stand_where_they_are_drawn() -> None:
    text = fight("goblin", "place: {g: goblin}\n", THREE)

    assert squares(text) == {"ana": "a1", "goblin-1": "b2", "goblin-2": "c2", "goblin-3": "f2"}


def test_letters_are_dealt_out_to_entries_in_turn() -> None:
    text = fight("{block: goblin, count: 2}\n{block: goblin, stealthy: true}", "place: {g: goblin}\n", THREE)

    assert squares(text)["goblin-3"] == "f2"
    assert battle(text).stealthy == {"goblin-3"}


def test_each_of_a_band_may_have_a_letter_of_its_own() -> None:
    text = fight("{block: goblin, hp: [1, 2]}", "place: {1: goblin-2, 2: goblin-1}\n", "....1.2.\n")

    assert squares(text) == {"ana": "a1", "goblin-1": "g1", "goblin-2": "e1"}
    assert one(text, "goblin-2").hp == 2


@pytest.mark.parametrize(
    ("foes", "code"),
    [
        ("{block: goblin, count: 2}", "places-differ"),
        ("{block: goblin, count: 4}", "places-differ"),
        ("{block: goblin, at: h1}", "placed-twice"),
        ("{block: goblin, count: 3}\n{block: goblin, stealthy: true}", "no-place"),
    ],
)
def test_letters_and_creatures_are_as_many(foes: str, code: str) -> None:
    assert [problem.code for problem in refused(fight(foes, "place: {g: goblin}\n", THREE))] == [code]


def test_a_large_creature_stands_on_four_squares_and_at_the_first() -> None:
    assert squares(fight("{block: ogre, at: c2}"))["ogre"] == "c2"
    assert [problem.code for problem in refused(fight("{block: ogre, at: c2}\n{block: wolf, at: d3}"))] == ["taken"]
    assert [problem.code for problem in refused(fight("{block: ogre, at: c3}"))] == ["off-the-edge"]


@pytest.mark.parametrize("ground", ["#", "T", "+"])
def test_nobody_stands_in_what_fills_its_square(ground: str) -> None:
    (problem,) = refused(fight("{block: goblin, at: b1}", rows=f".{ground}.\n"))

    assert problem.code == "in-a-wall"


@pytest.mark.parametrize("ground", [",", "~", "="])
def test_one_may_stand_on_bad_ground(ground: str) -> None:
    assert squares(fight("{block: goblin, at: b1}", rows=f".{ground}.\n"))["goblin"] == "b1"


# --- what is different from the stat block


def test_an_entry_may_change_its_stat_block() -> None:
    text = fight(
        "{block: goblin, at: [b1, b2], with: {ac: 17, hp: 12, speed: 40 ft, weapons: [dagger], abilities: {dex: 18}}}"
    )
    goblin = one(text, "goblin-2")

    assert (goblin.hp, goblin.hp_max, goblin.block.armour_class, goblin.block.speed) == (12, 12, 17, 8)
    assert [(weapon.id, weapon.bonus) for weapon in goblin.block.weapons] == [("dagger", 6)]
    assert goblin.block.skills == {"stealth": 6}


def test_hit_points_are_for_all_or_for_each() -> None:
    assert [one(fight("{block: goblin, at: [b1, b2], hp: 3}"), f"goblin-{n}").hp for n in (1, 2)] == [3, 3]
    assert [one(fight("{block: goblin, at: [b1, b2], hp: [3, 9]}"), f"goblin-{n}").hp_max for n in (1, 2)] == [3, 9]


def test_what_an_entry_changes_is_checked_in_its_place() -> None:
    problems = refused(
        fight("{block: goblin, at: b1, with: {features: [flight], weapons: [x], uses: {rage: 1}, like: orc}}")
    )

    assert [problem.where.removeprefix("sides.foes[0].with.") for problem in problems] == [
        "features[0]",
        "weapons[0]",
        "uses.rage",
        "like",
    ]


def test_limited_features_are_pools() -> None:
    assert one(fight("{block: barbarian, name: urka, at: b1}"), "urka").pools == {
        "moved": 0,
        "dashes": 0,
        "action": 1,
        "bonus": 1,
        "reaction": 1,
        "object": 1,
        "rage": 2,
        "relentless-endurance": 1,
        "javelin": 4,
    }


# --- groups


def test_identical_creatures_share_an_initiative_and_heroes_do_not() -> None:
    text = put("{block: rogue, name: bo, at: a2}", "{block: fighter, name: bo, at: a2}")

    assert groups(text) == {"ana": "ana", "bo": "bo", "goblin-1": "goblin", "goblin-2": "goblin"}


def test_those_who_differ_do_not_share_one() -> None:
    foes = (
        "{block: goblin, at: b1}\n{block: goblin, at: b2, with: {ac: 9}}\n{block: goblin, at: b3}\n{block: orc, at: c1}"
    )

    assert groups(fight(foes)) == {
        "ana": "ana",
        "goblin-1": "goblin",
        "goblin-2": "goblin-2",
        "goblin-3": "goblin",
        "orc": "orc",
    }


def test_a_group_may_be_named_or_everybody_be_alone() -> None:
    gang = "{block: goblin, at: b1, group: gang}\n{block: orc, at: b2, group: gang}\n"

    assert groups(fight(gang + "{block: wolf, at: [c1, c2], group: none}")) == {
        "ana": "ana",
        "goblin": "gang",
        "orc": "gang",
        "wolf-1": "wolf-1",
        "wolf-2": "wolf-2",
    }


# --- heroes, seats, hiding


def test_who_has_a_level_is_a_hero_unless_told_otherwise() -> None:
    state = battle(
        fight("{block: wizard, at: b1}\n{block: cleric, at: b2, hero: false}\n{block: ogre, at: d1, hero: true}")
    )

    assert {creature.id for creature in state.everyone() if creature.hero} == {"ana", "wizard", "ogre"}


def test_each_hero_has_a_seat_and_the_gm_plays_the_others() -> None:
    text = put("{block: rogue, name: bo, at: a2}", "{block: wolf, name: bo, at: a2}")
    state = battle(put("{block: goblin, at: [h1, h2]}", "{block: wizard, at: h1}", text))

    assert state.seats == {"gm": "gm", "ana": "player"}
    assert [state.seat_of(creature) for creature in state.everyone()] == ["ana", GM, GM]


def test_seats_may_be_given_and_the_rest_is_as_ever() -> None:
    state = battle(SMALL + "seats: {cy: [ana, goblin-1], dee: [], gm: goblin-2}\n")

    assert state.seats == {"gm": "gm", "cy": "player", "dee": "watcher", "bo": "player"}
    assert {id: state.seat_of(creature) for id, creature in state.creatures.items()} == {
        "ana": "cy",
        "bo": "bo",
        "goblin-1": "cy",
        "goblin-2": GM,
    }


def test_a_seat_may_play_all_of_a_kind() -> None:
    state = battle(SMALL + "seats: {cy: goblin}\n")

    assert state.settings["control"] == {"goblin-1": "cy", "goblin-2": "cy", "ana": "ana", "bo": "bo"}


def test_the_players_together_are_no_seat() -> None:
    assert [problem.code for problem in refused(SMALL + "seats: {players: ana}\n")] == ["reserved-id"]


def test_the_stealthy_and_the_hidden_are_unknown_when_the_fight_begins() -> None:
    text = put(
        "{block: goblin, at: [h1, h2]}",
        "{block: goblin, at: h1, stealthy: true}\n    - {block: orc, at: h2, hidden: true}",
    )
    state = battle(text)

    assert state.stealthy == {"goblin"}
    assert {creature.id: set(creature.hidden_from) for creature in state.everyone()} == {
        "ana": set(),
        "bo": set(),
        "goblin": {"ana", "bo"},
        "orc": {"ana", "bo"},
    }


@pytest.mark.parametrize(
    ("goblins", "surprised"),
    [
        ("{block: goblin, at: [h1, h2], hidden: true}", {"ana", "bo"}),
        ("{block: goblin, at: [h1, h2], hidden: true, stealthy: true}", {"ana", "bo"}),
        ("{block: goblin, at: h1, hidden: true}\n    - {block: orc, at: h2}", set()),
        ("{block: goblin, at: [h1, h2]}", set()),
    ],
)
def test_those_who_are_hidden_surprise_whoever_knows_of_no_other_foe(goblins: str, surprised: set[str]) -> None:
    begun = Fight(load_text(put("{block: goblin, at: [h1, h2]}", goblins)), seed="1").state

    assert isinstance(begun, Battle)
    assert begun.surprised == surprised


# --- titles


def test_a_title_may_be_given_in_several_languages() -> None:
    setup = load_text(put("title: On the hill", "title: {en: On the hill, cs: Na kopci, pl: Na wzgórzu}"))

    assert setup.title == {"en": "On the hill", "cs": "Na kopci", "pl": "Na wzgórzu"}


@pytest.mark.parametrize("title", ["{}", "{en: ''}", "{en: 3}", "[x]", "3"])
def test_a_title_is_a_text_or_texts_by_language(title: str) -> None:
    assert refused(put("title: On the hill", f"title: {title}"))


# --- table options


@pytest.mark.parametrize(("written", "reading"), [("no", "no"), ("false", "no"), ("'no'", "no"), ("true", "yes")])
def test_a_table_option_is_one_of_its_readings(written: str, reading: str) -> None:
    assert battle(SMALL + f"options: {{cover.creatures: {written}}}\n").settings["option"] == {
        "cover.creatures": reading
    }


@pytest.mark.parametrize(
    "sides",
    [
        "sides: 3\n",
        "sides: {}\n",
        "sides: {heroes: [fighter]}\n",
        "sides: {heroes: 3, foes: []}\n",
        "sides: {allies: [x]}\n",
    ],
)
def test_there_are_heroes_and_foes(sides: str) -> None:
    assert refused(SMALL[: SMALL.index("sides:")] + sides)


# --- riders, flyers and chasms


MOUNTED = """\
rulebook: dnd5e
title: Mounted
depth: 30 ft
map: |
  ........
  ........
  ..o.ud..
  ........
legend: {o: chasm, u: deep-water, d: [difficult, underwater]}
creatures:
  pony: {like: wolf, size: large, features: [trained-mount]}
sides:
  heroes:
    - {block: fighter, name: ana, rides: pony}
    - {block: pony, at: a1}
  foes:
    - {block: goblin, at: h4, height: 15 ft}
"""


def test_riders_sit_on_their_mounts_and_control_those_that_are_trained() -> None:
    state = battle(MOUNTED)
    ana, pony = state.creatures["ana"], state.creatures["pony"]

    assert (ana.mount, pony.rider, ana.at, ana.width) == ("pony", "ana", pony.at, 2)
    assert pony.has("controlled")


def test_mounts_that_are_not_trained_act_by_themselves() -> None:
    text = MOUNTED.replace("trained-mount", "mount")

    assert not battle(text).creatures["pony"].has("controlled")


def test_there_are_as_many_riders_as_mounts() -> None:
    text = MOUNTED.replace("rides: pony", "rides: pony, count: 2")
    assert "places-differ" in [problem.code for problem in refused(text)]

    text = MOUNTED.replace("rides: pony", "rides: donkey")
    assert "unknown-who" in [problem.code for problem in refused(text)]


def test_a_map_has_chasms_deep_water_and_places_under_water() -> None:
    state = battle(MOUNTED)
    square = state.grid.square

    assert state.ground.depth == 6
    assert [state.board.squares(kind) for kind in ("chasm", "deep-water", "underwater", "difficult")] == [
        1 << square("c3"),
        1 << square("e3"),
        1 << square("f3"),
        1 << square("f3"),
    ]
    assert state.creatures["goblin"].height == 3
