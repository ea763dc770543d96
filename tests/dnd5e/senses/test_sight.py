"""Light and darkness, fog, special senses, the invisible, and who sees whom for all that."""

import pytest

from affray.core.values import Effect
from affray.rules.dnd5e.rolls.hiding import make_noise, passive_perception
from affray.rules.dnd5e.senses.light import BRIGHT, DARK, DIM, light_on
from affray.rules.dnd5e.senses.sight import sees
from affray.testing import TableForTests, clause
from tests.dnd5e.kit import BY_THE_BOOK, battle_of, by_hand, caster, edges, foe, hero, zone

NIGHT = ["%" * 10] * 8
DUSK = [":" * 10] * 8
WALLED = ["%%%#%%%%%%", "%%%#%%%%%%", *["%" * 10] * 6]
ANA_SEES_DARK = {"senses": {"darkvision": 12}}


def carrying(light: str, who: str = "ana") -> tuple[Effect, ...]:
    return (Effect(f"{light}-1", light, who),)


def seen(table: TableForTests, one: str = "ana", other: str = "orc") -> bool:
    state = battle_of(table.fight)
    return sees(state, state.creatures[one], state.creatures[other])


def light(table: TableForTests, square: str) -> int:
    state = battle_of(table.fight)
    return light_on(state, 1 << state.grid.square(square))


# --- light


@clause("5e.light.sources")
@pytest.mark.parametrize(
    ("carried", "bright", "dim"), [("torch", 4, 8), ("lamp", 3, 9), ("lantern", 6, 12), ("candle", 1, 2)]
)
def test_a_carried_light_is_bright_near_and_dim_farther_away(
    table: TableForTests, carried: str, bright: int, dim: int
) -> None:
    table.set(hero("ana", "a1", effects=carrying(carried)), foe("orc", "j8"), map=NIGHT)

    row = [light(table, f"{column}1") for column in "abcdefghij"]

    assert row == [BRIGHT if far <= bright else DIM if far <= dim else DARK for far in range(10)]


def test_a_light_moves_with_its_bearer_and_goes_out(table: TableForTests) -> None:
    table.set(hero("ana", "a1", effects=carrying("candle")), foe("orc", "j8"), map=NIGHT)

    table.play("move d1")
    assert (light(table, "a1"), light(table, "e1")) == (DARK, BRIGHT)

    table.play("rule: ana loses candle")
    assert light(table, "e1") == DARK


def test_a_seat_is_shown_the_light_of_those_it_knows_of(table: TableForTests) -> None:
    hidden = frozenset({"ana"})
    table.set(
        hero("ana", "a1", effects=carrying("candle")),
        foe("orc", "j8", effects=carrying("torch", "orc"), hidden_from=hidden),
        map=NIGHT,
    )

    shown = table.fight.view("ana")["fight"]["light"]

    assert shown["dim"] == ["c1", "c2", "a3", "b3", "c3"]
    assert len(shown["dark"]) == 80 - 9


def test_walls_stop_light(table: TableForTests) -> None:
    table.set(hero("ana", "b1", effects=carrying("torch")), foe("orc", "j8"), map=WALLED)

    assert (light(table, "c1"), light(table, "e1")) == (BRIGHT, DARK)


def test_fog_lets_no_light_out(table: TableForTests) -> None:
    table.set(hero("ana", "b1", effects=carrying("torch")), foe("orc", "j8"), map=NIGHT, zones=(zone("fog", "b1"),))

    assert light(table, "c1") == DARK


@clause("5e.sense.darkvision", "5e.light.obscured")
@pytest.mark.parametrize(
    ("map", "senses", "is_seen"),
    [
        (DUSK, {}, True),
        (NIGHT, {}, False),
        (NIGHT, {"darkvision": 5}, True),
        (NIGHT, {"darkvision": 4}, False),
        (NIGHT, {"blindsight": 5}, True),
        (NIGHT, {"truesight": 5}, True),
        (NIGHT, {"tremorsense": 5}, False),
    ],
)
def test_who_sees_in_the_dark(table: TableForTests, map: list[str], senses: dict[str, int], is_seen: bool) -> None:
    table.set(hero("ana", "a1", senses=senses), foe("orc", "f1"), map=map)

    assert seen(table) is is_seen


def test_from_the_dark_one_sees_what_is_lit(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "j1", effects=carrying("torch", "orc")), map=NIGHT)

    assert seen(table)
    assert not seen(table, "orc", "ana")


@clause("5e.unseen.attacker", "5e.unseen.target")
def test_from_the_dark_one_shoots_unseen(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "j1", effects=carrying("torch", "orc")), map=NIGHT)

    table.play("attack orc shortbow", dice=[2, 3])

    assert edges(table) == (["5e.unseen.attacker"], [])


@clause("5e.unseen.attacker", "5e.unseen.target", "5e.advantage.cancel")
def test_two_who_do_not_see_each_other_strike_as_in_daylight(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "b1"), map=NIGHT)

    table.play("attack orc shortsword", dice=[2])

    assert edges(table) == (["5e.unseen.attacker"], ["5e.unseen.target"])


@clause("5e.opportunity.trigger")
def test_no_opportunity_attack_on_one_who_leaves_unseen(table: TableForTests) -> None:
    table.set(hero("ana", "b1"), foe("orc", "a1"), map=NIGHT)

    table.play("move e1")

    assert table.asked().kind == "turn"


# --- fog, magical darkness


@clause("5e.light.obscured", "5e.sense.truesight")
@pytest.mark.parametrize(
    ("kind", "senses", "is_seen"),
    [
        ("fog", {}, False),
        ("fog-cloud", {"darkvision": 12}, False),
        ("fog", {"truesight": 12}, False),
        ("fog", {"blindsight": 12}, True),
        ("darkness", {"darkvision": 12}, False),
        ("darkness", {"truesight": 12}, True),
        ("haze", {}, True),
        ("web", {}, True),
        ("entangle", {}, True),
    ],
)
@pytest.mark.parametrize("where", ["a1", "c1", "f1"])
def test_what_is_seen_in_and_through_a_zone(
    table: TableForTests, kind: str, senses: dict[str, int], is_seen: bool, where: str
) -> None:
    table.set(hero("ana", "a1", senses=senses), foe("orc", "f1"), zones=(zone(kind, where),))

    assert seen(table) is is_seen


def test_beside_the_fog_one_sees_past_it(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "f1"), zones=(zone("fog", "c2", "c3"),))

    assert seen(table)


def test_a_large_creature_that_stands_out_of_the_fog_is_seen(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "f1", size="large"), zones=(zone("fog", "f1", "g1"),))

    assert seen(table)


# --- the invisible, the blind


@clause("5e.unseen.attacker", "5e.unseen.target", "5e.condition.invisible")
def test_the_invisible_are_hard_to_hit_and_hit_easily(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "b1"))

    table.play("rule: orc gains invisible", "attack orc shortsword", dice=[18, 2])
    assert edges(table) == ([], ["5e.unseen.target"])

    table.play("end", "attack ana shortsword", dice=[2, 3])
    assert edges(table) == (["5e.unseen.attacker"], [])


@clause("5e.sense.truesight", "5e.condition.invisible")
def test_truesight_sees_the_invisible_and_faerie_fire_shows_them(table: TableForTests) -> None:
    glow = (Effect("faerie-fire-1", "faerie-fire", "imp"), Effect("invisible-2", "invisible", "imp"))
    table.set(
        hero("ana", "a1", senses={"truesight": 6}), hero("bo", "a2"), foe("orc", "d1"), foe("imp", "d2", effects=glow)
    )

    table.play("rule: orc gains invisible")

    assert [seen(table, one, other) for one in ("ana", "bo") for other in ("orc", "imp")] == [True, True, False, True]


def test_the_invisible_are_known_to_be_there_unless_they_hide(table: TableForTests) -> None:
    table.set(foe("orc", "d1"), hero("ana", "a1"))

    table.play("rule: orc gains invisible")
    assert len(table.fight.view("ana")["creatures"]) == 2

    table.play("hide", dice=[15])
    assert len(table.fight.view("ana")["creatures"]) == 1


@clause("5e.sense.blindsight", "5e.condition.blinded")
def test_the_blind_see_nobody_but_by_blindsight(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "b1", senses={"blindsight": 2}))

    table.play("rule: ana gains blinded", "rule: orc gains blinded")

    assert (seen(table), seen(table, "orc", "ana")) == (False, True)


# --- hiding, and being found


@clause("5e.action.hide", "5e.sense.darkvision")
def test_one_may_hide_in_the_dark_but_not_from_darkvision(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "f5"), map=NIGHT)
    assert "hide" in table.offered()

    table.set(hero("ana", "a1"), foe("orc", "f5", **ANA_SEES_DARK), map=NIGHT)
    assert "hide" not in table.offered()


@clause("5e.action.hide", "5e.surprise.contest", "5e.check.passive", "5e.light.dim")
def test_in_dim_light_passive_perception_is_5_less(table: TableForTests) -> None:
    screen = ["::::T:::::", "::::T:::::", *[":" * 10] * 6]
    table.set(
        hero("ana", "d1"),
        foe("orc", "f1", passive_perception=15),
        foe("bat", "f2", passive_perception=15, **ANA_SEES_DARK),
        map=screen,
    )

    table.play("hide", dice=[9])

    assert table.ana.hidden_from == frozenset({"orc"})


@clause("5e.check.passive")
def test_a_poisoned_observer_notices_less(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "f1", passive_perception=15))
    table.play("rule: orc gains poisoned")

    assert passive_perception(BY_THE_BOOK, battle_of(table.fight), table.orc, table.ana) == 10


@clause("5e.unseen.hidden", "5e.hide.total")
def test_the_stealth_total_stands_until_somebody_finds_the_hider(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "j1", passive_perception=12), map=NIGHT)

    table.play("hide", dice=[10])
    assert table.ana.pools["stealth"] == 12

    table.play("rule: ana noticed")
    assert "stealth" not in table.ana.pools


@clause("5e.unseen.hidden", "5e.hide.total")
def test_a_light_that_comes_near_finds_the_hider(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "j1", speed=8), map=NIGHT)

    table.play("hide", "end", "rule: orc gains candle", "move d1", dice=[15])
    assert table.ana.hidden_from == frozenset({"orc"})

    table.play("move c1")
    assert table.ana.hidden_from == frozenset()


@clause("5e.sense.tremorsense")
def test_tremorsense_feels_the_hidden_who_come_near(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("worm", "f1", senses={"tremorsense": 3}), map=NIGHT)

    table.play("hide", "move b1", dice=[18])
    assert table.ana.hidden_from == frozenset({"worm"})

    table.play("move c1")
    assert table.ana.hidden_from == frozenset()


@clause("5e.unseen.hidden", "5e.hide.noise", "5e.condition.deafened")
def test_noise_is_heard_by_all_but_the_deaf(table: TableForTests) -> None:
    table.set(hero("ana", "a1", hidden_from=frozenset({"orc", "imp"})), foe("orc", "j1"), foe("imp", "j2"), map=NIGHT)
    table.play("rule: imp gains deafened")
    mind, battle = by_hand(table.fight)

    make_noise(mind, battle.creatures["ana"])

    assert battle.creatures["ana"].hidden_from == frozenset({"imp"})


def test_the_deaf_in_the_dark_notice_nobody_who_hides(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "j1", passive_perception=30), map=NIGHT)

    table.play("rule: orc gains deafened", "hide", dice=[1])

    assert table.ana.hidden_from == frozenset({"orc"})


@clause("5e.action.hide")
def test_by_table_option_hiding_makes_invisible_until_one_attacks_or_is_found(table: TableForTests) -> None:
    hedge = ["....T.....", "....T.....", *["." * 10] * 6]
    table.set(hero("ana", "d1", speed=9), foe("orc", "g1"), map=hedge, hide_success="invisible")

    table.play("hide", "move e4", dice=[15])
    assert table.ana.has("invisible")
    assert table.ana.hidden_from == frozenset({"orc"})

    table.play("rule: ana noticed")
    assert not table.ana.has("invisible")


@clause("5e.action.hide")
def test_by_default_hiding_ends_in_plain_sight(table: TableForTests) -> None:
    hedge = ["....T.....", "....T.....", *["." * 10] * 6]
    table.set(hero("ana", "d1", speed=9), foe("orc", "g1"), map=hedge)

    table.play("hide", "move e4", dice=[15])

    assert not table.ana.has("invisible")
    assert table.ana.hidden_from == frozenset()


@clause("5e.unseen.reveal")
@pytest.mark.parametrize(("option", "is_found"), [("on", True), ("off", False)])
def test_whether_an_attack_gives_the_hidden_away_is_a_table_option(
    table: TableForTests, option: str, is_found: bool
) -> None:
    hidden = frozenset({"ana"})
    table.set(
        foe("orc", "a1", hidden_from=hidden),
        hero("ana", "j1", effects=carrying("torch")),
        map=NIGHT,
        hidden_reveal=option,
    )

    table.play("attack ana shortbow", dice=[2, 3])

    assert edges(table)[0] == ["5e.unseen.attacker"]
    assert (table.orc.hidden_from == frozenset()) is is_found


# --- what is told


@clause("5e.unseen.reveal")
def test_who_is_noticed_on_its_own_turn_has_its_heading_told_to_those_who_did_not_know(table: TableForTests) -> None:
    table.set(hero("ana", "j1"), foe("orc", "a1", hidden_from=frozenset({"ana"})), foe("imp", "a8"))
    table.play("end")
    assert [item["who"] for item in table.told("turn", "ana")] == []

    table.play("attack ana shortbow", dice=[2, 3])

    kinds = [item["kind"] for item in table.fight.feeds["ana"].items()]
    assert kinds.index("turn") < kinds.index("noticed") < kinds.index("attack")
    assert table.told("turn", "ana") == [table.told("turn", "ana")[0]]
    assert table.told("turn", "ana")[0]["who"] == "@orc"


# --- arrow slits and portcullises

KEEP = ["....#.....", "....|.....", "....#.....", "....H.....", "....#.....", *["." * 10] * 3]


@clause("5e.cover.three-quarters-what", "5e.cover.three-quarters")
@pytest.mark.parametrize(("at", "target"), [("h2", "d2"), ("h4", "d4"), ("h4", "b4"), ("d4", "h4")])
def test_an_arrow_slit_and_a_portcullis_give_three_quarters_cover(table: TableForTests, at: str, target: str) -> None:
    table.set(hero("ana", at), foe("orc", target), map=KEEP)

    table.play("attack orc shortbow", dice=[12])

    assert {"clause": "5e.cover.three-quarters", "amount": 5, "source": None} in table.told("attack")[0]["guard"]


@clause("5e.cover.side")
def test_who_stands_at_an_arrow_slit_shoots_freely_and_nobody_walks_through(table: TableForTests) -> None:
    table.set(hero("ana", "d2"), foe("orc", "h2"), map=KEEP)
    assert not {"move e2", "move e4"} & {*table.offered()}

    table.play("attack orc shortbow", dice=[2])

    assert [each["clause"] for each in table.told("attack")[0]["guard"]] == ["5e.attack.ac-source"]


@clause("5e.cover.three-quarters-what")
def test_a_fireball_beyond_a_portcullis_is_easier_to_avoid(table: TableForTests) -> None:
    table.set(caster("ana", "j4", "fireball"), foe("orc", "d4", hp=60), map=KEEP)

    table.play("cast fireball 3 g4", dice=[1, 6, *[1] * 8])

    assert table.orc.hp == 56, "6, 2 and 5 are a save"
