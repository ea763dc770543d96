"""The steps of acts, one test for each verb, each said as a file says it."""

from typing import Any

import pytest

from affray.core.values import Effect
from affray.testing import TableForTests, clause
from tests.dnd5e.effects.saying import power, problems, trait, weapon
from tests.dnd5e.kit import foe, hero

AT_ONE = "who: {within: 30 ft}\n"


def gained(table: TableForTests, text: str, *, dice: list[int] | None = None, **mage: Any) -> None:
    """A mage uses the power on Ana, who has 20 of 20 hit points."""
    table.set(foe("mage", "a1", powers=(power(AT_ONE + text),), **mage), hero("ana", "d1", hp=20))
    table.play("use deed ana", dice=dice or [])


@clause("5e.saving-throw.success")
@pytest.mark.parametrize(
    ("saved", "face", "lost"), [("half", 14, 3), ("whole", 14, 7), ("none", 14, 0), ("none", 2, 7)]
)
def test_harm_is_what_the_save_leaves_of_it(table: TableForTests, saved: str, face: int, lost: int) -> None:
    gained(table, f"roll: save wis 14\nall: [{{harm: 2d6 psychic, saved: {saved}}}]", dice=[3, 4, face])

    assert table.ana.hp == 20 - lost


def test_harm_of_two_types_is_one_blow(table: TableForTests) -> None:
    gained(table, "all: [{harm: [1d6 fire, 1d4 cold]}]", dice=[5, 2])

    assert [event.facts["amount"] for event in table.fight.events if event.kind == "hurt"] == [7]


def test_who_drains_regains_what_was_dealt(table: TableForTests) -> None:
    gained(table, "all: [{harm: 3d6 necrotic, drains: true}]", dice=[2, 3, 4], hp=5, hp_max=30)

    assert (table.ana.hp, table.mage.hp) == (11, 14)


def test_heal_gives_hit_points_back(table: TableForTests) -> None:
    mending = power("who: {sort: friend, within: 30 ft}\nall: [{heal: 1d8+2}]")
    table.set(foe("mage", "a1", powers=(mending,)), foe("orc", "b1", hp=3, hp_max=20), hero("ana", "h8"))

    table.play("use deed orc", dice=[5])

    assert table.orc.hp == 10


def test_guard_gives_temporary_hit_points(table: TableForTests) -> None:
    gained(table, "then: [{guard: 2d4, to: me}]\nall: [{push: 5 ft}]", dice=[2, 3])

    assert table.mage.pools["temporary"] == 5


def test_dice_may_say_how_long_it_lasts(table: TableForTests) -> None:
    gained(table, "all: [{lay: poisoned, lasts: 1d4 minutes}]", dice=[3])

    assert table.ana.effects[0].ends[-1].times == 30


@clause("5e.condition.sources")
def test_lay_brings_a_condition_for_its_time(table: TableForTests) -> None:
    gained(table, "roll: save con 12\nfail: [{lay: blinded, lasts: 1 round}]", dice=[5])
    assert table.ana.suffers("blinded")

    table.play("end", "end")
    assert not table.ana.suffers("blinded")


def test_lay_may_end_by_a_new_save_at_the_end_of_a_turn(table: TableForTests) -> None:
    gained(table, "roll: save con 12\nfail: [{lay: blinded, lasts: 1 minute, ends: save-end}]", dice=[5])
    table.play("end", "end", "end", dice=[11])
    assert table.ana.suffers("blinded")

    table.play("end", dice=[12])
    assert not table.ana.suffers("blinded")


def test_lay_may_end_by_a_new_save_when_hurt(table: TableForTests) -> None:
    gained(table, "roll: save con 12\nfail: [{lay: charmed, ends: save-hurt}]", dice=[5])

    table.play("rule: ana hurt 3 fire", dice=[12])

    assert not table.ana.suffers("charmed")


@pytest.mark.parametrize(("lasts", "turns"), [("start me", 2), ("end it", 2), ("end me", 3), ("start it", 1)])
def test_lay_lasts_to_a_turn_of_either(table: TableForTests, lasts: str, turns: int) -> None:
    gained(table, f"all: [{{lay: poisoned, lasts: {lasts}}}]")
    table.play(*["end"] * (turns - 1))
    assert table.ana.suffers("poisoned")

    table.play("end")
    assert not table.ana.suffers("poisoned")


@pytest.mark.parametrize("ends", ["hurt", "attacks", "source-down"])
def test_lay_ends_early_by_a_word(table: TableForTests, ends: str) -> None:
    gained(table, f"all: [{{lay: invisible, ends: {ends}}}]", dice=[])
    table.play("end")
    said = {"hurt": "rule: ana hurt 1 fire", "attacks": "attack mage shortbow", "source-down": "rule: mage stunned"}

    table.play(said[ends], dice=[1, 1] if ends == "attacks" else [])

    assert not table.ana.suffers("invisible")


def test_lay_with_conditions_and_acts_of_its_own(table: TableForTests) -> None:
    burning = "{lay: ablaze, is: poisoned, acts: [{at: start, all: [{harm: 1d10 fire}]}], lasts: 3 rounds}"
    gained(table, f"all: [{burning}]")

    table.play("end", dice=[7])

    assert table.ana.suffers("poisoned")
    assert table.ana.hp == 13


def test_lay_with_acts_and_a_save(table: TableForTests) -> None:
    burning = "{lay: ablaze, acts: [{at: start, all: [{harm: 1d10 fire}]}], ends: save-end}"
    gained(table, f"roll: save dex 13\nfail: [{burning}]", dice=[2])

    table.play("end", dice=[7])
    table.play("end", dice=[18])

    assert table.ana.hp == 13
    assert not table.ana.effects


def test_end_ends_effects_by_name_or_condition(table: TableForTests) -> None:
    effects = (Effect("sleep-1", "sleep", "ana", None), Effect("bane-2", "bane", "ana", None))
    mage = foe("mage", "a1", powers=(power(AT_ONE + "all: [{end: unconscious}]"),))
    table.set(mage, hero("ana", "d1", effects=effects))

    table.play("use deed ana")

    assert [effect.kind for effect in table.ana.effects] == ["bane"]


@pytest.mark.parametrize(("step", "square"), [("push: 10 ft", "f1"), ("pull: 10 ft", "b1")])
def test_push_and_pull_move_it(table: TableForTests, step: str, square: str) -> None:
    gained(table, f"all: [{{{step}}}]")

    assert table.at("ana") == square


@clause("5e.condition.grappled")
def test_hold_grapples_with_a_dc_to_escape(table: TableForTests) -> None:
    table.set(foe("eel", "a1", weapons=(weapon("all: [{hold: 13}]"),)), hero("ana", "b1", hp=20))

    table.play("attack ana shortsword", dice=[15, 3])

    assert [effect.amount for effect in table.ana.effects if effect.kind == "grappled"] == [13]


def test_drop_brings_to_0_and_kill_kills(table: TableForTests) -> None:
    gained(table, "roll: save con 13\nfail: [{drop: true}]\npass: [{kill: true}]", dice=[2])
    assert (table.ana.hp, table.ana.status) == (0, "dying")

    gained(table, "roll: save con 13\nfail: [{drop: true}]\npass: [{kill: true}]", dice=[20])
    assert table.ana.status == "dead"


def test_also_is_an_act_with_a_roll_of_its_own(table: TableForTests) -> None:
    inner = "{also: {roll: save con 12, fail: [{lay: poisoned}]}}"
    gained(table, f"roll: save dex 15\nfail: [{{harm: 1d4 acid}}, {inner}]", dice=[2, 3, 4])

    assert table.ana.hp == 17
    assert table.ana.suffers("poisoned")


def test_who_has_saved_is_immune_from_then_on(table: TableForTests) -> None:
    terror = power("who: {area: burst 30 ft, sort: foe}\nroll: save wis 13\nfail: [{lay: frightened}]\nimmune: true")
    table.set(foe("mage", "a1", powers=(terror,)), hero("ana", "d1"), hero("bo", "d3"))
    table.play("use deed", dice=[15, 2])
    assert [one.id for one in (table.ana, table.bo) if one.suffers("frightened")] == ["bo"]

    table.play("rule: bo loses frightened", "end", "end", "end", "use deed", dice=[1])
    assert not table.ana.suffers("frightened")


def test_a_step_may_depend_on_whom_it_touches(table: TableForTests) -> None:
    gained(table, "all: [{harm: 1d6 fire, if: {kind: undead}}, {lay: poisoned, if: {not: {kind: undead}}}]")

    assert table.ana.hp == 20
    assert table.ana.suffers("poisoned")


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ("{kind: [humanoid, giant]}", True),
        ("{kind: beast}", False),
        ("{size: small}", False),
        ("{size: large}", True),
        ("{feature: brave}", False),
        ("{is: prone}", False),
        ("{is: poisoned}", True),
        ("{from: poisoned}", True),
        ("{has: web}", False),
        ("{hurt: any}", True),
        ("{hurt: half}", False),
        ("{hurt: none}", False),
        ("{sees: true}", True),
        ("{sees: false}", False),
        ("{hears: true}", True),
        ("{beset: true}", True),
        ("{able: true}", True),
        ("{me: {hurt: any}}", False),
        ("{me: {kind: humanoid}, not: {kind: beast}}", True),
    ],
)
def test_what_must_be_so(table: TableForTests, condition: str, holds: bool) -> None:
    poisoned = Effect("poisoned-1", "poisoned", "ana", "mage")
    mage = foe("mage", "a1", powers=(power(AT_ONE + f"all: [{{harm: 1d6 fire, if: {condition}}}]"),))
    table.set(mage, hero("ana", "d1", hp=15, hp_max=20, effects=(poisoned,)), foe("orc", "e1"))

    table.play("use deed ana", dice=[4] if holds else [])

    assert (table.ana.hp < 15) is holds


@pytest.mark.parametrize(
    ("mod", "reasons"),
    [
        ("{hook: attack, edge: 1}", {"advantage": ["5e.effect.gift"]}),
        ("{hook: attack, edge: -1, if: {kind: humanoid}}", {"disadvantage": ["5e.effect.gift"]}),
        ("{hook: attack, edge: 1, if: {kind: beast}}", {}),
    ],
)
def test_a_trait_bears_on_its_attacks(table: TableForTests, mod: str, reasons: dict[str, list[str]]) -> None:
    table.set(foe("orc", "a1", traits=(trait(f"mods: [{mod}]"),)), hero("ana", "b1"))

    table.play("attack ana shortsword", dice=[2, 3] if reasons else [2])

    (told,) = [event.facts for event in table.fight.events if event.kind == "attack"]
    found = {name: [one["clause"] for one in told[name]] for name in ("advantage", "disadvantage") if told[name]}
    assert found == reasons


def test_a_trait_bears_on_attacks_against_it_and_on_its_armour_class(table: TableForTests) -> None:
    table.set(
        hero("ana", "a1"), foe("orc", "b1", traits=(trait("mods: [{hook: struck, edge: -1}, {hook: ac, add: 2}]"),))
    )

    table.play("attack orc shortsword", dice=[11, 11, 3])

    (told,) = [event.facts for event in table.fight.events if event.kind == "attack"]
    assert (told["hit"], [one["clause"] for one in told["disadvantage"]]) == (True, ["5e.effect.gift"])


@pytest.mark.parametrize(
    ("about", "total"), [("", 18), ("about: con", 18), ("about: poisoned", 18), ("about: wis", 12)]
)
def test_a_trait_bears_on_saves(table: TableForTests, about: str, total: int) -> None:
    gift = trait(f"mods: [{{hook: save, add: 6{', ' + about if about else ''}}}]")
    mage = foe("mage", "a1", powers=(power(AT_ONE + "roll: save con 15\nfail: [{lay: poisoned}]"),))
    table.set(mage, hero("ana", "d1", traits=(gift,)))

    table.play("use deed ana", dice=[12])

    assert [event.facts["total"] for event in table.fight.events if event.kind == "save"] == [total]


def test_a_trait_acts_at_the_start_of_its_turns_on_those_around(table: TableForTests) -> None:
    aura = trait("acts: [{at: start, who: {within: 5 ft, sort: foe}, all: [{harm: 1d6 fire}]}]")
    table.set(hero("ana", "b1", hp=20), foe("orc", "a1", traits=(aura,)), foe("imp", "b2"))

    table.play("end", dice=[4])

    assert (table.ana.hp, table.imp.hp) == (16, 10)


def test_a_trait_may_heal_its_bearer_at_the_end_of_its_turns(table: TableForTests) -> None:
    gift = trait("acts: [{at: end, all: [{heal: 3, if: {hurt: half}}]}]")
    table.set(foe("orc", "a1", hp=5, hp_max=20, traits=(gift,)), hero("ana", "h8"))

    table.play("end")

    assert table.orc.hp == 8
    assert not [event for event in table.fight.events if event.kind == "rolled" and event.facts["why"] == "healing"]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("roll: save con 13", "unknown-feature"),
        ("roll: save con 99\nall: [{push: 5 ft}]", "bad-notation"),
        ("roll: con 13\nall: [{push: 5 ft}]", "bad-notation"),
        ("all: [{lay: poisoned, lasts: 3}]", "bad-notation"),
        ("all: [{lay: poisoned, lasts: 3 weeks}]", "bad-notation"),
        ("who: {area: blob 10 ft}\nall: [{push: 5 ft}]", "bad-notation"),
        ("all: [{}]", "not-one-verb"),
        ("all: [{push: 5 ft, pull: 5 ft}]", "not-one-verb"),
        ("all: [{harm: 2d6}]", "no-damage-type"),
        ("all: [{lay: poisonned}]", "not-one-of"),
        ("all: [{lay: poisoned, ends: save-end}]", "missing-field"),
        ("all: [{lay: ablaze, acts: [{at: start}]}]", "missing-field"),
        ("all: [{also: {}}]", "missing-field"),
        ("all: [{lay: ablaze, acts: [{at: near, all: [{harm: 1d6 fire}]}]}]", "not-one-of"),
        ("all: [{lay: ablaze, acts: [{at: start, who: {within: 5 ft}, all: [{harm: 1d6 fire}]}]}]", "unknown-field"),
        ("all: [{harm: 1d6 fire, if: {colour: red}}]", "unknown-field"),
    ],
)
def test_what_is_said_wrongly_is_told(text: str, code: str) -> None:
    assert [problem.code for problem in problems(text)] == [code]


@pytest.mark.parametrize(("face", "suffered"), [(13, set()), (9, {"restrained"}), (8, {"petrified"})])
def test_who_fails_by_5_fails_badly(table: TableForTests, face: int, suffered: set[str]) -> None:
    gained(table, "roll: save con 13\nfail: [{lay: restrained}]\nbadly: [{lay: petrified}]", dice=[face])

    assert {effect.kind for effect in table.ana.effects} == suffered


@clause("5e.condition.grappled")
def test_a_hold_may_bring_more_than_a_grapple(table: TableForTests) -> None:
    table.set(foe("eel", "a1", weapons=(weapon("all: [{hold: 13, is: restrained}]"),)), hero("ana", "b1", hp=20))

    table.play("attack ana shortsword", dice=[15, 3])

    assert table.ana.suffers("grappled")
    assert table.ana.suffers("restrained")


@pytest.mark.parametrize(
    ("mod", "dice", "lost"),
    [
        ("{hook: damage, add: 2d6}", [2, 3], 10),
        ("{hook: damage, add: 1d6, type: fire}", [2], 7),
        ("{hook: damage, add: 1d6, about: claws}", [], 5),
        ("{hook: damage, add: 1d6, about: shortsword, if: {hurt: any}}", [], 5),
        ("{hook: damage, add: 3, once: true}", [], 8),
    ],
)
def test_a_trait_bears_on_the_damage_of_hits(table: TableForTests, mod: str, dice: list[int], lost: int) -> None:
    table.set(foe("orc", "a1", traits=(trait(f"mods: [{mod}]"),)), hero("ana", "b1", hp=30))

    table.play("attack ana shortsword", dice=[15, 3, *dice])

    assert table.ana.hp == 30 - lost


def test_what_counts_once_a_turn_counts_once(table: TableForTests) -> None:
    gift = trait("mods: [{hook: damage, add: 3, once: true}]")
    table.set(foe("orc", "a1", traits=(gift,), features=("extra-attack",)), hero("ana", "b1", hp=30))

    table.play("attack ana shortsword", "attack ana shortsword", dice=[15, 3, 15, 3])

    assert table.ana.hp == 30 - 8 - 5


@clause("5e.damage.resist")
@pytest.mark.parametrize(("hook", "lost"), [("resist", 4), ("immune", 0), ("weak", 16)])
def test_a_trait_resists_types_of_damage(table: TableForTests, hook: str, lost: int) -> None:
    table.set(
        hero("ana", "a1", hp=20, traits=(trait(f"mods: [{{hook: {hook}, about: [fire, cold]}}]"),)), foe("orc", "h8")
    )

    table.play("rule: ana hurt 8 fire")

    assert table.ana.hp == 20 - lost


@pytest.mark.parametrize(("said", "lost"), [("attack orc shortsword", 4), ("attack orc shortbow", 0)])
def test_who_hits_it_in_melee_is_answered(table: TableForTests, said: str, lost: int) -> None:
    hot = trait("acts: [{at: touched, who: {within: 5 ft}, all: [{harm: 1d6 fire}]}]")
    table.set(hero("ana", "a1", hp=20), foe("orc", "b1" if "sword" in said else "e1", hp=30, traits=(hot,)))

    table.play(said, dice=[15, 3, 4] if lost else [15, 3])

    assert table.ana.hp == 20 - lost


def test_who_dies_may_take_others_along(table: TableForTests) -> None:
    burst = trait(
        "acts: [{at: dies, who: {area: burst 5 ft}, roll: save dex 12, all: [{harm: 2d6 fire, saved: half}]}]"
    )
    table.set(hero("ana", "a1", hp=20), foe("imp", "b1", hp=1, traits=(burst,)), foe("orc", "c1", hp=10))

    table.play("attack imp shortsword", dice=[15, 3, 4, 4, 2, 18])

    assert (table.imp.status, table.ana.hp, table.orc.hp) == ("dead", 12, 6)


REGROWTH = """
mods: [{hook: undying}]
acts:
  - {at: hurt, about: [acid, fire], all: [{mark: seared, lasts: end it}]}
  - {at: start, all: [{heal: 10, if: {not: {has: seared}}}, {kill: true, if: {has: seared, hurt: none}}]}
"""


@pytest.mark.parametrize(("type", "hp", "status"), [("fire", 0, "dead"), ("cold", 10, "up")])
def test_regrowth_is_stopped_by_some_types_of_damage(table: TableForTests, type: str, hp: int, status: str) -> None:
    table.set(hero("ana", "a1"), foe("troll", "e1", hp=8, hp_max=40, traits=(trait(REGROWTH),)))

    table.play(f"rule: troll hurt 8 {type}", "end")

    assert (table.troll.hp, table.troll.status) == (hp, status)


def test_a_mark_lasts_its_time_and_does_nothing_else(table: TableForTests) -> None:
    gained(table, "all: [{mark: chosen, lasts: end it}]")
    assert [effect.kind for effect in table.ana.effects] == ["chosen"]

    table.play("end", "end")
    assert not table.ana.effects


PRESENCE = "cost: part\nwho: {area: burst 60 ft, sort: foe}\nroll: save wis 13\nfail: [{lay: frightened}]\nimmune: true"


@clause("5e.monster.multiattack")
@pytest.mark.parametrize(
    "said", [("use deed", "attack ana shortsword"), ("attack ana shortsword", "use deed")], ids=["first", "last"]
)
def test_a_power_may_be_a_part_of_multiattack(table: TableForTests, said: tuple[str, str]) -> None:
    dragon = foe("dragon", "a1", powers=(power(PRESENCE),), routines=(("shortsword", "deed"),))
    table.set(dragon, hero("ana", "b1", hp=30))

    table.play(*said, dice=[2, 15, 3] if said[0] == "use deed" else [15, 3, 2])

    assert (table.ana.hp, table.ana.suffers("frightened")) == (25, True)
    assert not [text for text in table.offered() if text.startswith(("use", "attack"))]


@clause("5e.monster.multiattack")
def test_a_part_that_stands_first_in_multiattack_comes_before_the_attacks(table: TableForTests) -> None:
    dragon = foe("dragon", "a1", powers=(power(PRESENCE),), routines=(("deed", "shortsword", "shortsword"),))
    table.set(dragon, hero("ana", "b1", hp=30))

    table.play("attack ana shortsword", dice=[2])

    assert "use deed" not in table.offered()
    assert table.dragon.attacks_left == 1


def test_a_part_of_multiattack_cannot_be_used_twice_in_it(table: TableForTests) -> None:
    dragon = foe("dragon", "a1", powers=(power(PRESENCE),), routines=(("deed", "shortsword"),))
    table.set(dragon, hero("ana", "b1", hp=30))

    table.play("use deed", dice=[2])

    assert [text for text in table.offered() if text.startswith(("use", "attack"))] == ["attack ana shortsword"]


def test_a_trait_acts_on_those_who_begin_their_turns_near(table: TableForTests) -> None:
    stench = trait(
        "acts: [{at: near, who: {within: 5 ft}, roll: save con 12, fail: [{lay: poisoned, lasts: start it}]}]"
    )
    table.set(foe("orc", "h8"), hero("ana", "b1"), foe("ghast", "a1", traits=(stench,)), hero("bo", "e1"))

    table.play("end", dice=[5])

    assert (table.ana.suffers("poisoned"), table.bo.suffers("poisoned")) == (True, False)


def test_a_gaze_needs_eyes_that_meet_and_somebody_able(table: TableForTests) -> None:
    who = "{within: 30 ft, if: {sees: true, me: {sees: true, able: true}}}"
    gaze = f"acts: [{{at: near, who: {who}, roll: save con 14, fail: [{{lay: restrained}}]}}]"
    table.set(foe("orc", "h8"), hero("ana", "b1"), foe("medusa", "a1", traits=(trait(gaze),)), hero("bo", "c1"))
    table.play("end", dice=[5])
    assert table.ana.suffers("restrained")

    table.play("rule: medusa stunned", "end", "end")
    assert not table.bo.suffers("restrained")


@pytest.mark.parametrize(("start", "dice"), [("a1", [15, 3, 2]), ("d1", [15, 3])], ids=["charge", "no charge"])
def test_a_hit_may_bring_more_after_a_straight_run(table: TableForTests, start: str, dice: list[int]) -> None:
    gore = weapon("if: {me: {ran: 20 ft}}\nroll: save str 13\nfail: [{lay: prone}]")
    table.set(foe("boar", start, weapons=(gore,)), hero("ana", "f1", hp=20))

    table.play("move e1", "attack ana shortsword", dice=dice)

    assert table.ana.suffers("prone") == (start == "a1")


def test_a_bite_that_drains_lowers_the_maximum_and_heals_by_what_was_taken(table: TableForTests) -> None:
    bite = weapon("all: [{wither: necrotic}, {heal: dealt necrotic, to: me}]").but(more=(("2d6", "necrotic"),))
    table.set(foe("vampire", "a1", hp=5, hp_max=50, weapons=(bite,)), hero("ana", "b1", hp=30))

    table.play("attack ana shortsword", dice=[15, 3, 2, 4])

    assert (table.ana.hp, table.ana.hp_max, table.vampire.hp) == (30 - 5 - 6, 24, 11)


def test_what_was_resisted_is_not_drained_and_who_has_no_maximum_left_dies(table: TableForTests) -> None:
    bite = weapon("all: [{wither: necrotic}, {heal: dealt necrotic, to: me}]").but(more=(("2d6", "necrotic"),))
    proof = frozenset({"necrotic"})
    table.set(foe("vampire", "a1", hp=5, hp_max=50, weapons=(bite,)), hero("ana", "b1", hp=30, resistances=proof))
    table.play("attack ana shortsword", dice=[15, 3, 2, 4])
    assert (table.ana.hp_max, table.vampire.hp) == (27, 8)

    table.set(foe("vampire", "a1", weapons=(bite,)), hero("ana", "b1", hp=6))
    table.play("attack ana shortsword", dice=[15, 1, 5, 4])
    assert table.ana.status == "dead"


@pytest.mark.parametrize(("escape", "face", "free"), [("str 12", 12, True), ("str 12", 11, False), ("action", 0, True)])
def test_what_binds_may_be_broken_by_an_action(table: TableForTests, escape: str, face: int, free: bool) -> None:
    gained(table, f"all: [{{lay: restrained, escape: {escape}}}]")

    table.play("end", "break-free ana", dice=[face] if face else [])

    assert table.ana.suffers("restrained") is not free


def test_others_break_what_binds_only_where_they_may(table: TableForTests) -> None:
    glue, ice = (
        "{lay: glue, is: restrained, escape: str 12, by-others: true}",
        "{lay: ice, is: restrained, escape: str 12}",
    )
    freeze = power(AT_ONE + f"all: [{glue}]"), power(AT_ONE + f"all: [{ice}]").but(id="other", cost="bonus")
    table.set(foe("mage", "a1", powers=freeze), hero("bo", "c1"), hero("ana", "d1", hp=20), hero("cy", "e1"))
    table.play("use deed ana", "use other cy", "end")

    assert [text for text in table.offered() if text.startswith("break-free")] == ["break-free ana"]


def test_who_sleeps_may_be_shaken(table: TableForTests) -> None:
    lull = power(AT_ONE + "all: [{lay: unconscious, ends: [shaken, hurt]}]")
    table.set(foe("mage", "a1", powers=(lull,)), hero("bo", "c1"), hero("ana", "d1"))

    table.play("use deed ana", "end", "shake ana")

    assert not table.ana.suffers("unconscious")


def test_a_save_and_an_escape_have_each_their_own_dc(table: TableForTests) -> None:
    gained(table, "roll: save con 15\nfail: [{lay: restrained, escape: str 10, ends: save-end}]", dice=[2])

    table.play("end", "break-free ana", "end", dice=[9, 14])
    assert table.ana.suffers("restrained")

    table.play("end", "break-free ana", dice=[10])
    assert not table.ana.suffers("restrained")
