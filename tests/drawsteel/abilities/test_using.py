"""Using an ability: in melee or at range, what it costs when nothing comes of it, which of them is the signature."""

import pytest

from affray.lang import LANGUAGES, language
from affray.rules.drawsteel.state.blocks import MANEUVER, Ability, Distance, Tier
from affray.rules.drawsteel.state.words import Outcome
from affray.telling.sentences import Teller
from affray.telling.tongue import Tongue
from affray.testing import TableForTests, clause
from tests.drawsteel.kit import CLAW, clash_of, fighter, foe, hero, shipped_hero, strike

EITHER = frozenset({"strike", "weapon", "melee", "ranged"})
KNIVES = strike("knives", 3, 6, 9, keywords=EITHER, distance=Distance(melee=1, ranged=5), number=2)
LEAD = Ability(
    "lead",
    MANEUVER,
    frozenset({"magic", "ranged"}),
    Distance(ranged=10),
    "enemy",
    bonus=2,
    tiers=tuple(Tier("0", "", (Outcome("prone", resists="intuition", potency=each),)) for each in (0, 1, 2)),
    cost=2,
)
SPIT = strike("spit", 1, 2, 3, far=10, bonus=2)


def clauses(reasons: list[dict[str, str]]) -> list[str]:
    return [reason["clause"] for reason in reasons]


def because(tongue: Tongue) -> str:
    return tongue.listed(map(tongue.clause_name, ("ds.condition.weakened", "ds.condition.prone")))


# --- melee or ranged


@clause("ds.strike.either", "ds.strike.beside")
def test_knives_thrown_at_one_near_and_one_far_are_ranged_against_both(table: TableForTests) -> None:
    table.set(hero("ana", "b2", abilities=(KNIVES,)), foe("imp", "b1", under=["prone"]), foe("orc", "f2"))

    table.play("use imp,orc knives", dice=[5, 5])

    near, far = table.told("power-roll")
    assert clauses(near["edges"]) == []
    assert clauses(near["banes"]) == clauses(far["banes"]) == ["ds.strike.beside"]


@clause("ds.strike.either", "ds.condition.prone")
def test_against_two_within_reach_they_are_melee(table: TableForTests) -> None:
    table.set(hero("ana", "b2", abilities=(KNIVES,)), foe("imp", "b1", under=["prone"]), foe("orc", "c2"))

    table.play("use imp,orc knives", dice=[5, 5])

    assert [clauses(roll["edges"]) for roll in table.told("power-roll")] == [["ds.condition.prone"], []]
    assert not any(roll["banes"] for roll in table.told("power-roll"))


@clause("ds.strike.either", "ds.forced.size")
@pytest.mark.parametrize(("at", "squares"), [("d1", 2), ("f1", 1)])
def test_the_bigger_push_farther_only_with_what_they_use_in_melee(table: TableForTests, at: str, squares: int) -> None:
    tiers = (Tier("1", "", (Outcome("push", 1),)),) * 3
    log = strike("log", keywords=EITHER, distance=Distance(melee=1, ranged=5), tiers=tiers)
    table.set(foe("ogre", "b1", size="2", abilities=(log,)), hero("ana", at))

    table.play("use ana log", dice=[5, 5])

    ends = {deed.removeprefix("push ").split()[-1] for deed in table.offered() if deed.startswith("push")}
    assert max("defghij".index(end[0]) for end in ends) == "defghij".index(at[0]) + squares


@clause("ds.strike.either", "ds.condition.prone")
def test_a_burst_of_melee_has_an_edge_against_the_prone(table: TableForTests) -> None:
    whirl = strike(
        "whirl", 2, 4, 6, keywords=frozenset({"area", "melee"}), distance=Distance(area="burst", size=1), target="enemy"
    )
    table.set(hero("ana", "b2", abilities=(whirl,)), foe("imp", "b1", under=["prone"]))

    table.play("use whirl", dice=[5, 5])

    assert clauses(table.told("power-roll")[0]["edges"]) == ["ds.condition.prone"]


# --- what fails is not spent


@clause("ds.potency.unspent")
@pytest.mark.parametrize(("intuition", "left"), [(0, 1), (1, 3)])
def test_malice_spent_only_on_a_potency_that_fails_is_not_spent(
    table: TableForTests, intuition: int, left: int
) -> None:
    table.set(foe("hag", "b2", abilities=(LEAD,)), hero("ana", "f2", intuition=intuition), malice=3)

    table.play("use ana lead", dice=[6, 5])

    assert clash_of(table.fight).resources["malice"] == left
    assert bool(table.told("unspent")) is (left == 3)


@clause("ds.potency.unspent")
def test_what_also_does_damage_is_paid_for(table: TableForTests) -> None:
    tiers = tuple(tier.but(damage="2") for tier in LEAD.tiers)
    table.set(hero("ana", "b2", abilities=(LEAD.but(tiers=tiers),), fury=3), foe("imp", "f2", intuition=2))

    table.play("use imp lead", dice=[6, 5])

    assert table.ana.pools["fury"] == 1


@clause("ds.potency.unspent")
@pytest.mark.parametrize(("might", "left"), [(2, 1), (3, 3)])
def test_a_price_for_nothing_but_more_potency_is_kept_if_that_fails(
    table: TableForTests, might: int, left: int
) -> None:
    bite = strike("bite", 7, 8, 9, bonus=2)
    deep = tuple(tier.but(outcomes=(Outcome("weakened", 0, "save", "might", 3),)) for tier in bite.tiers)
    spider = foe("spider", "b2", abilities=(bite, bite.but(id="deep", tiers=deep, cost=2)))
    table.set(spider, hero("ana", "b1", might=might), malice=3)

    table.play("use ana deep", dice=[6, 5])

    assert (clash_of(table.fight).resources["malice"], table.ana.hp) == (left, 12)


@clause("ds.ability.cost")
def test_who_fights_beside_the_heroes_has_no_malice(table: TableForTests) -> None:
    ally = fighter("ally", "heroes", "b2", abilities=(LEAD, CLAW), pools={"fury": 0, "recoveries": 0}).but(hero=False)
    table.set(ally, foe("imp", "b1"), malice=9)

    assert "use imp lead" not in table.offered()
    assert "use imp claw" in table.offered()


@clause("ds.roll.critical", "ds.hero.persistent")
def test_what_works_again_by_itself_is_no_critical_hit(table: TableForTests) -> None:
    table.set(shipped_hero("fire-caller", "b2", 3), foe("imp", "f2", hp=90))

    table.play("use imp inner-furnace", "end", "end", dice=[6, 6, 10, 10])

    assert table.asked("").kind == "turn"


# --- the signature


@clause("ds.ability.granted")
def test_only_the_first_on_its_card_is_a_creatures_signature(table: TableForTests) -> None:
    order = Ability("order", MANEUVER, distance=Distance(ranged=10), target="ally", effects=(Outcome("signature"),))
    table.set(foe("boss", "b2", abilities=(order,)), foe("worm", "d2", abilities=(CLAW, SPIT)), hero("ana", "d1"))

    table.play("use worm order")

    assert table.offered() == ["use ana claw", "free-strike ana", "pass"]


@clause("ds.ability.granted")
def test_every_signature_of_a_hero_counts(table: TableForTests) -> None:
    table.set(shipped_hero("commander", "b2"), shipped_hero("prowler", "d2"), foe("imp", "d1"))

    table.play("use prowler opening")

    assert {"use imp together-now", "use imp slip-away"} <= set(table.offered())


# --- how it is told


@clause("ds.roll.edges")
@pytest.mark.parametrize(("dice", "total", "shift"), [([5, 5], 10, 1), ([6, 5], 11, 1), ([10, 9], 19, 0)])
def test_a_double_edge_is_told_as_the_shift_that_it_is(
    table: TableForTests, dice: list[int], total: int, shift: int
) -> None:
    table.set(hero("ana", "b2"), foe("imp", "b1", under=["prone"], surprised=True))

    table.play("use imp axe", dice=dice)

    told = table.told("power-roll")[0]
    assert (told["total"], told["edge"], told["shift"]) == (total, 2, shift)


@clause("ds.roll.edges")
def test_the_log_tells_the_score_with_its_edges_and_why_a_tier_was_shifted(table: TableForTests) -> None:
    table.set(
        hero("ana", "b2", abilities=(KNIVES,)),
        foe("imp", "b1", surprised=True),
        foe("orc", "c2", under=["prone", "surprised"]),
    )

    table.play("use imp,orc knives", dice=[5, 5])

    said = " ".join(line.text for line in Teller(Tongue(language("en"), "drawsteel")).tell(table.told("power-roll")))
    assert "Imp: 12, tier 2. Edge: surprised." in said
    assert "orc: 10, raised to tier 2. Double edge: surprised, prone." in said


@clause("ds.roll.edges")
@pytest.mark.parametrize("code", LANGUAGES)
def test_a_double_bane_says_why_in_every_language(table: TableForTests, code: str) -> None:
    table.set(hero("ana", "b2", under=["weakened", "prone"]), foe("imp", "b1"))
    tongue = Tongue(language(code), "drawsteel")

    table.play("use imp axe", dice=[7, 7])

    (said,) = Teller(tongue).tell(table.told("power-roll"))
    assert said.text.endswith(tongue.say("say-edge", "double-disadvantage", reasons=because(tongue)))
