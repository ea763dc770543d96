"""Ação e Combate keeps its secrets: nothing that players receive depends on creatures that they do not know of."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from affray import Setup
from tests.acao.kit import BITE, SWORD, arrange, foe, hero
from tests.secrets.kit import BOUNDED, YARD, Hidden, assert_alike, hidden, ids_of, looks, with_course

KINDS: dict[str, dict[str, Any]] = {
    "goblin": {"traits": ("evasive",)},
    "ogre": {"width": 2, "size": "large", "weapons": (SWORD,)},
    "brute": {"speed": 8, "weapons": (BITE, SWORD)},
}


def lair(concealed: list[Hidden], *, goblin_hp: tuple[int, int] = (90, 90)) -> Setup:
    """Two heroes in the turn of the first, a goblin that they see, and those whom they do not."""
    unknown = [
        foe(id, each.nook, hp=each.hp, hp_max=each.hp_max, hidden=True, **KINDS[each.kind])
        for id, each in zip(ids_of(concealed), concealed, strict=True)
    ]
    hp, hp_max = goblin_hp
    heroes = (hero("ana", "c2", hp=30, vig=2), hero("bo", "c4", hp=30, pre=2))
    return arrange(*heroes, foe("goblin-1", "d3", hp=hp, hp_max=hp_max), *unknown, map=YARD)


@BOUNDED
@given(concealed=hidden([*KINDS]), seed=st.integers(0, 2**32))
def test_nothing_that_players_receive_depends_on_the_hidden(concealed: list[Hidden], seed: int) -> None:
    bare = looks(lair([]), [], seed, answers=14)

    assert_alike(looks(lair(concealed), ids_of(concealed), seed, answers=14), bare)


@BOUNDED
@given(concealed=hidden([*KINDS]), seed=st.integers(0, 2**32))
def test_nothing_that_players_receive_depends_on_rulings_on_the_hidden_and_on_who_is_to_come(
    concealed: list[Hidden], seed: int
) -> None:
    bare = looks(lair([]), [], seed, answers=7)
    ruled = with_course(lair(concealed), "goblin-1")

    assert_alike(looks(ruled, ids_of(concealed), seed, answers=7, model="goblin"), bare)


@BOUNDED
@given(hp=st.integers(40, 89), hp_max=st.integers(90, 99), seed=st.integers(0, 2**32))
def test_nothing_that_players_receive_depends_on_life_that_is_not_disclosed(hp: int, hp_max: int, seed: int) -> None:
    usual = looks(lair([], goblin_hp=(60, 70)), [], seed, answers=6, peek=1)

    assert_alike(looks(lair([], goblin_hp=(hp, hp_max)), [], seed, answers=6, peek=1), usual)
