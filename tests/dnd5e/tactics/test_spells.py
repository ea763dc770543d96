"""What a sensible caster casts, and what one does who is caught in a spell."""

import pytest

from affray import Fight
from affray.core.table.asking import Sight
from affray.core.values import Effect
from affray.testing import TableForTests
from tests.dnd5e.effects.saying import spell
from tests.dnd5e.kit import SWORD, caster, duel_of_mages, foe, hero
from tests.dnd5e.tactics.test_turn import suggested


def test_a_caster_throws_fire_from_afar_and_strikes_from_beside(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "fire-bolt", weapons=(SWORD,)), foe("orc", "f1"))
    assert suggested(table) == "cast fire-bolt orc"

    table.set(caster("ana", "a1", "fire-bolt", weapons=(SWORD,)), foe("orc", "b1"))
    assert suggested(table) == "attack orc shortsword"


def test_foes_together_are_worth_a_fireball_unless_a_friend_is_among_them(table: TableForTests) -> None:
    crowd = [foe("orc-1", "g4"), foe("orc-2", "h4"), foe("orc-3", "h5")]
    table.set(caster("ana", "a1", "fire-bolt", "fireball", weapons=(SWORD,)), *crowd)
    assert suggested(table) == "cast fireball 3 g4"

    table.set(caster("ana", "a1", "fire-bolt", "fireball", weapons=(SWORD,)), *crowd[:2])
    assert suggested(table) == "cast fireball 3 g4"
    table.set(caster("ana", "a1", "fire-bolt", "fireball", weapons=(SWORD,)), *crowd, hero("bo", "g5"))
    assert suggested(table) == "cast fire-bolt orc-1"


def test_a_caster_spends_its_slots_on_what_is_worth_most(table: TableForTests) -> None:
    known = ("fire-bolt", "magic-missile", "scorching-ray", "hold-person")
    table.set(caster("ana", "a1", *known, weapons=(), rank=9), foe("orc", "f1", hp=90))
    assert suggested(table).startswith("cast hold-person 2")

    table.set(caster("ana", "a1", *known, weapons=(), rank=9), foe("wolf", "f1", kind="beast", hp=90))
    assert suggested(table).startswith("cast scorching-ray 2")
    table.set(caster("ana", "a1", *known, weapons=(), slots=(1,)), foe("wolf", "f1", kind="beast"))
    assert suggested(table).startswith("cast magic-missile 1")
    table.set(caster("ana", "a1", *known, weapons=(), slots=(0,)), foe("wolf", "f1", kind="beast"))
    assert suggested(table).startswith("cast fire-bolt")


def test_a_friend_who_is_badly_hurt_is_healed_and_one_who_is_not_is_left(table: TableForTests) -> None:
    for hp, deed in ((6, "cast mass-cure-wounds 5 bo"), (20, "cast inflict-wounds 1 orc")):
        bo = hero("bo", "b2", hp=hp, hp_max=40)
        priest = caster("ana", "a1", "mass-cure-wounds", "inflict-wounds", weapons=(), slots=(1, 0, 0, 0, 1))
        table.set(priest, bo, foe("orc", "b1", hp=50))

        assert suggested(table) == deed


def test_a_spiritual_weapon_is_called_and_strikes_again_by_the_bonus_action(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "spiritual-weapon", weapons=(), ability="wis"), foe("orc", "f1", hp=90))
    assert suggested(table) == "cast spiritual-weapon 2 orc"

    table.play("cast spiritual-weapon 2 orc", "end", "end", dice=[2])
    assert suggested(table) == "spiritual-weapon orc"


def test_a_slowed_caster_completes_its_spell(table: TableForTests) -> None:
    slow = "holds: 1 minute\nwho: {sort: foe, within: 120 ft}\n"
    slow += "all: [{lay: deed, mods: [{hook: cannot, about: cast-at-once}]}]"
    table.set(caster("ana", "a1", spell(slow)), caster("imp", "f1", "fire-bolt", side="foes", weapons=()))

    table.play("cast deed 1 imp", "end", "cast fire-bolt ana", "end", "end", dice=[15])

    assert suggested(table) == "complete-spell fire-bolt ana"


def test_a_dying_friend_is_healed_by_a_word_before_anything_else(table: TableForTests) -> None:
    bo = hero("bo", "d4", hp=0, hp_max=9, status="dying")
    table.set(
        caster("ana", "a1", "sacred-flame", "cure-wounds", "healing-word", weapons=(SWORD,)), bo, foe("orc", "f1")
    )
    assert suggested(table) == "cast healing-word 1 bo"

    table.play("cast healing-word 1 bo", dice=[1])
    assert suggested(table) == "cast sacred-flame orc"


def test_at_first_three_friends_are_blessed_once(table: TableForTests) -> None:
    priest = caster("ana", "a1", "bless", "sacred-flame", weapons=())
    table.set(priest, hero("bo", "a2"), hero("cy", "a3"), foe("orc", "f1"))
    assert suggested(table) == "cast bless 1 ana,bo,cy"

    table.play("cast bless 1 ana,bo,cy", "end", "end", "end", "end")
    assert suggested(table) == "cast sacred-flame orc"
    table.set(priest.copy(), hero("bo", "a2"), foe("orc", "f1"))
    assert suggested(table) == "cast sacred-flame orc"


def test_a_weapon_is_put_away_for_a_blessing(table: TableForTests) -> None:
    priest = caster("ana", "a1", "bless", weapons=(SWORD,), armour=("shield",))
    table.set(priest, hero("bo", "a2"), hero("cy", "a3"), foe("orc", "f1"))
    assert suggested(table) == "stow shortsword"

    table.play("stow shortsword")
    assert suggested(table) == "cast bless 1 ana,bo,cy"


@pytest.mark.parametrize(("spell", "deed"), [("bane", "cast bane 1 orc-1,orc-2,orc-3"), ("faerie-fire", "f1")])
def test_three_foes_are_hindered_at_first_but_not_later(table: TableForTests, spell: str, deed: str) -> None:
    crowd = [foe("orc-1", "f1"), foe("orc-2", "f2"), foe("orc-3", "g1")]
    table.set(caster("ana", "a1", spell, "fire-bolt", weapons=(SWORD,)), *crowd)
    assert suggested(table).endswith(deed)

    table.play(*["end"] * 4)
    assert suggested(table) == "cast fire-bolt orc-1"


def test_burning_hands_for_three_in_front(table: TableForTests) -> None:
    crowd = [foe("orc-1", "b4"), foe("orc-2", "c4"), foe("orc-3", "c5")]
    table.set(caster("ana", "a4", "burning-hands"), *crowd)

    assert suggested(table) == "cast burning-hands 1 b4"


def test_who_is_held_and_reaches_nobody_breaks_free(table: TableForTests) -> None:
    held = Effect("web-1", "web", "ana", "orc", amount=12)
    table.set(hero("ana", "a1", weapons=(SWORD,), effects=(held,)), foe("orc", "f1"))
    assert suggested(table) == "break-free ana"

    stuck = Effect("hold-1", "restrained", "ana", "orc")
    table.set(hero("ana", "a1", weapons=(SWORD,), effects=(stuck,)), foe("orc", "f1"))
    assert suggested(table) == "dodge"


def test_sensible_minds_fight_a_duel_of_mages_to_its_end() -> None:
    setup = duel_of_mages()
    for seed in range(12):
        fight = Fight(setup, seed=seed)
        for _ in range(600):
            if not fight.questions:
                break
            asked = fight.questions[0]
            choice = fight.rulebook.suggest(asked.question, Sight(fight.rulebook, fight.state, asked.seat))
            fight.answer(asked.options.text(choice), asked.id)
        assert fight.outcome is not None


def test_a_spell_said_as_an_act_is_weighed_by_what_it_does(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "blight", "fire-bolt", weapons=(SWORD,)), foe("orc", "f1", hp=90))
    assert suggested(table) == "cast blight 4 orc"

    table.set(caster("ana", "a1", "blight", "fire-bolt", weapons=(SWORD,)), foe("orc", "f1", kind="undead"))
    assert suggested(table) == "cast fire-bolt orc"


def test_who_keeps_up_a_storm_calls_lightning_again(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "call-lightning", weapons=(SWORD,)), foe("orc", "f3", hp=90))
    table.play("cast call-lightning 3 f3", "end", "end", dice=[3, 3, 3, 2])

    assert suggested(table) == "cast call-lightning f3"


def test_at_first_a_caster_wards_itself_and_does_not_let_go_of_one_spell_for_another(table: TableForTests) -> None:
    mage = caster("ana", "a1", "blur", "phantasmal-killer", "fire-bolt", weapons=(SWORD,), slots=(0, 2))
    table.set(mage, foe("orc", "f1", hp=90))
    assert suggested(table) == "cast blur 2"

    table.play("cast blur 2", "end", "end")
    assert suggested(table) == "cast fire-bolt orc"
