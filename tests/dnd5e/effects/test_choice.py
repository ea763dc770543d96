"""Whom an act touches: by its user's choice, by who is aware, and never twice; said as a file says it."""

from affray import Question, odds
from affray.core.table.asking import Sight
from affray.rules.dnd5e.rulebook import Dnd5e
from affray.rules.dnd5e.tactics.turn import suggest, suggest_deed
from affray.testing import TableForTests
from tests.dnd5e.effects.saying import power, problems
from tests.dnd5e.kit import battle_of, foe, hero

AWE = (
    "who: {area: burst 60 ft, choose: true, if: {aware: true}}\n"
    "roll: save wis 13\n"
    "fail: [{lay: frightened, lasts: 1 minute, ends: save-end}]\n"
    "immune: once"
)
CHILL = "who: {area: burst 60 ft, choose: true}\nall: [{harm: 3 cold}]"


def test_who_has_the_choice_leaves_some_out(table: TableForTests) -> None:
    table.set(foe("dragon", "a1", powers=(power(CHILL),)), foe("imp", "b1"), hero("ana", "c1"), hero("bo", "d1"))

    table.play("use deed", "spare imp,bo")

    assert [table.imp.hp, table.ana.hp, table.bo.hp] == [10, 7, 10]


def test_who_spares_nobody_strikes_all(table: TableForTests) -> None:
    table.set(foe("dragon", "a1", powers=(power(CHILL),)), foe("imp", "b1"), hero("ana", "c1"))

    table.play("use deed", "spare-nobody")

    assert [table.imp.hp, table.ana.hp] == [7, 7]


def test_nobody_chooses_one_of_whom_it_does_not_know(table: TableForTests) -> None:
    hidden = hero("ana", "c1", hidden_from=frozenset(("dragon",)))
    table.set(foe("dragon", "a1", powers=(power(CHILL),)), hidden, hero("bo", "d1"))
    table.play("use deed")
    assert table.offered("dragon") == ["spare bo", "spare-nobody"]

    table.play("spare-nobody")
    assert [table.ana.hp, table.bo.hp] == [10, 7]


def test_only_those_are_touched_who_are_aware_of_it(table: TableForTests) -> None:
    lurker = foe("dragon", "a1", powers=(power(AWE),), hidden_from=frozenset(("bo",)))
    table.set(lurker, hero("ana", "c1"), hero("bo", "d1"))

    table.play("use deed", "spare-nobody", dice=[2])

    assert table.ana.suffers("frightened")
    assert not table.bo.suffers("frightened")


def test_what_has_ended_for_one_does_not_come_again(table: TableForTests) -> None:
    table.set(foe("dragon", "a1", powers=(power(AWE),)), hero("ana", "c1"), hero("bo", "d1"))
    table.play("use deed", "spare-nobody", dice=[2, 18])
    table.play("end", "end", "end", dice=[18])  # ana's new save
    assert not table.ana.suffers("frightened")

    table.play("use deed")

    assert [asked.kind for asked in table.fight.questions] == ["turn"]  # nobody is left to be touched


def test_a_mind_spares_its_friends(table: TableForTests) -> None:
    table.set(foe("dragon", "a1", powers=(power(CHILL),)), foe("imp", "b1"), hero("ana", "c1"))
    battle = battle_of(table.fight)
    assert table.asked().options.text(suggest_deed(battle, battle.creatures["dragon"])) == "use deed"

    table.play("use deed")
    asked, battle = table.asked(), battle_of(table.fight)
    question = Question(battle.creatures["dragon"], asked.kind, list(asked.options.parts))

    assert asked.options.text(suggest(question, Sight(Dnd5e(), battle, "gm"))) == "spare imp"


def test_odds_suppose_that_friends_are_spared(table: TableForTests) -> None:
    table.set(foe("dragon", "a1", powers=(power(CHILL),)), foe("imp", "b1", hp=3), hero("ana", "c1", hp=3))

    found = odds(table.fight, "use deed")

    assert found.chance("hurt", who="@ana") == 1
    assert found.chance("hurt", who="@imp") == 0


def test_a_choice_needs_an_area() -> None:
    chosen = "who: {within: 30 ft, choose: true}\nall: [{drop: true}]"
    assert [problem.path[-1] for problem in problems(chosen)] == ["area"]
    assert [problem.path[-1] for problem in problems("all: [{drop: true}]\nimmune: true")] == ["roll"]
    assert [problem.code for problem in problems("all: [{drop: true}]\nimmune: twice")] == ["bad-notation"]
