"""Everything that is shipped is played once: every creature, weapon and encounter, by simple minds, to its end."""

import pytest

from affray import Setup, load
from affray.content import load_text, names
from affray.content.loading import shelf
from affray.core.asking import MindTable
from affray.core.changes import freshen_dice
from affray.core.values import PLAYERS
from affray.minds import SimpleMind

MOST_ROUNDS = 300
MAP = "\n".join(["  ..............", *["  .............."] * 9])


def play_out(setup: Setup, seed: str = "1") -> str | None:
    """How the fight ends; None if it does not."""
    state = setup.state.copy()
    freshen_dice(state, seed, "")
    minds = dict.fromkeys([*state.seats, PLAYERS], SimpleMind(seed))
    table = MindTable(setup.rulebook, state, minds, told=[])
    while (outcome := setup.rulebook.outcome(state)) is None and state.round < MOST_ROUNDS:
        setup.rulebook.step(table)
    return outcome


def duel(hero: str, foe: str, more: str = "") -> Setup:
    """Three of the one against one of the other."""
    sides = f"  heroes: [{{block: {hero}, at: [a2, a4, a6]}}]\n  foes: [{{block: {foe}, name: rival, at: i3}}]\n"
    return load_text(f"rulebook: dnd5e\ntitle: A duel\nmap: |\n{MAP}\nsides:\n{sides}{more}")


@pytest.mark.parametrize("name", sorted(shelf().names()))
def test_a_creature_fights_to_the_end(name: str) -> None:
    assert play_out(duel("veteran-fighter", name)) is not None


@pytest.mark.parametrize("name", sorted(shelf().weapons))
def test_a_weapon_is_fought_with(name: str) -> None:
    wielder = f"creatures:\n  wielder: {{like: veteran-fighter, weapons: [{name}]}}\n"

    assert play_out(duel("wielder", "goblin", wielder)) is not None


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_an_encounter_is_fought_to_its_end(name: str, seed: str) -> None:
    assert play_out(load(name), seed) in ("heroes", "foes", "nobody")


def test_the_crowd_is_forty() -> None:
    assert len(load("palisade").state.creatures) == 40


def test_the_gm_gives_a_dragon_a_lair_and_legendary_resistance() -> None:
    dragon = load("dragons-lair").state.creatures["young-red-dragon"]

    assert [power.id for power in dragon.block.powers_by("lair")] == ["falling-rocks", "spitting-fire"]  # type: ignore[attr-defined]
    assert dragon.pools["legendary-resistance"] == 2
