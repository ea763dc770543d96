"""All creatures of the fifth edition: each in a file of its own, each in a fight, and what of them is not played."""

import re
from collections import Counter
from pathlib import Path
from random import Random

import pytest

import affray
from affray.content import load, load_text
from affray.content.bringing import model_of
from affray.content.dnd5e.models import CHALLENGES, ByHand
from affray.content.loading import check, shelf
from affray.content.problems import BadContent
from affray.lang import language
from affray.telling.sheets import sheet
from affray.telling.tongue import Tongue
from tests.content.arena import arena, elements_of, fought, monsters, told_elements, written
from tests.laws import LAWS, begun

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "src" / "affray" / "content" / "dnd5e" / "creatures"
UNREACHED = Path(__file__).parent / "golden" / "unreached.txt"
MIGHT = Path(__file__).parent / "golden" / "mighty.txt"
PAGE = ROOT / "docs" / "creatures.md"
FEW = 4
"""How many fights of each creature show what minds make of it."""
MANY = 10
"""How many more the long run plays."""
MIGHTY = 200
"""How many fights show whether a mighty creature is one."""

every_monster = pytest.mark.parametrize("name", monsters())


# --- files


def test_a_creature_has_a_file_of_its_own() -> None:
    for path in FOLDER.iterdir():
        text = path.read_text(encoding="utf-8")
        head, _, _ = text.partition("size:")
        assert head == (
            "# From the System Reference Document 5.1 (CC-BY-4.0); the statement is in NOTICE.\n\n"
            f"rulebook: dnd5e\n\ncreatures:\n\n  {path.stem}:\n    "
        )


def test_only_those_who_fight_are_read() -> None:
    shelf.cache_clear()

    load("goblin-ambush")

    assert [*shelf("dnd5e")._open] == ["goblin"]


def test_one_who_is_like_another_has_it_read(tmp_path: Path) -> None:
    shelf.cache_clear()
    path = tmp_path / "mine.yaml"
    path.write_text("rulebook: dnd5e\ncreatures:\n  wolf: {like: wolf, ac: 9}\n  pet: {like: wolf}\n", encoding="utf-8")

    assert check(path) == ()
    assert [*shelf("dnd5e")._open] == ["wolf"]


def test_a_name_that_is_no_creature_reads_nothing_and_is_told_what_is_near() -> None:
    shelf.cache_clear()

    with pytest.raises(BadContent, match="aboleth"):
        load_text("rulebook: dnd5e\ntitle: x\nmap: |\n  ....\nsides: {heroes: [fighter], foes: [abolet]}")

    assert not shelf("dnd5e")._open


# --- fights


@every_monster
def test_a_creature_fights_to_the_end(name: str) -> None:
    outcome, told = fought(arena(name), "1")

    assert outcome is not None
    assert any(event.kind == "turn" for event in told)


@every_monster
def test_a_fight_with_it_keeps_a_law(name: str) -> None:
    """One of the eight laws each, in turn."""
    law = LAWS[monsters().index(name) % len(LAWS)]
    choices = Random(name)

    law(begun_in_arena(name, choices), choices)


@pytest.mark.long
@every_monster
def test_many_fights_with_it_keep_every_law(name: str) -> None:
    for number in range(MANY):
        assert fought(arena(name, number % 2 == 1), f"long {number}")[0] is not None
    for law in LAWS:
        choices = Random(f"{law.__name__} {name}")
        law(begun_in_arena(name, choices), choices)


def begun_in_arena(name: str, choices: Random) -> affray.Fight:
    return begun(arena(name), choices, choices.randrange(40))


def test_golden_what_minds_do_not_reach(golden: bool) -> None:
    """Elements whose own event no fight told; a weapon, a power, a trait, a feature or a spell."""
    lines, left, whole = list[str](), Counter[str](), Counter[str]()
    for name in monsters():
        setups = [arena(name), arena(name, is_wide=True)]
        reached = set().union(*(told_elements(name, fought(setups[n % 2], str(n))[1]) for n in range(FEW)))
        missed = [element for element in elements_of(name) if element not in reached]
        whole.update(element.split()[0] for element in elements_of(name))
        left.update(element.split()[0] for element in missed)
        lines += [f"{name}: {', '.join(missed)}"] if missed else []
    counts = [f"# {sort}: {left[sort]} of {whole[sort]}" for sort in whole]
    text = "\n".join([f"# Not told in {FEW} fights of simple minds.", *counts, "", *lines, ""])
    if golden:
        UNREACHED.write_text(text, encoding="utf-8")

    assert UNREACHED.read_text(encoding="utf-8") == text, "write it anew with `make golden`"


@pytest.mark.parametrize("code", ["ru", "uk"])
def test_every_creature_is_shown_without_a_word_of_english(code: str) -> None:
    tongue = Tongue(language(code), "dnd5e")
    shown = [line for name in monsters() for line in sheet(model_of("dnd5e", name), tongue)]

    assert len(shown) > 10 * len(monsters())
    assert not [line for line in shown if re.search("[A-Za-z]", line)]


@pytest.mark.long
def test_golden_how_the_mighty_fare_against_four_heroes_of_the_fifth_level(golden: bool) -> None:
    """Written anew by `pytest -m long -k mighty --golden -p no:xdist`; other dice may change a number a little."""
    mighty = [name for name in monsters() if CHALLENGES.index(str(written(name).challenge)) >= CHALLENGES.index("13")]
    won = {name: wins_of_heroes(name) for name in mighty}
    if golden:
        heading = f"# name | challenge | how many of {MIGHTY} fights four heroes of the fifth level win"
        lines = [heading, *(f"{name} | {written(name).challenge} | {won[name]}" for name in mighty), ""]
        MIGHT.write_text("\n".join(lines), encoding="utf-8")
    rows = [row.split(" | ") for row in MIGHT.read_text(encoding="utf-8").splitlines() if not row.startswith("#")]

    assert [row[0] for row in rows] == mighty
    for name, _, wins in rows:
        share = int(wins) / MIGHTY
        assert abs(won[name] - int(wins)) <= 2 + 4 * (MIGHTY * share * (1 - share)) ** 0.5, name


def wins_of_heroes(name: str) -> int:
    setups = [arena(name), arena(name, is_wide=True)]
    return sum(fought(setups[number % 2], f"mighty {number}")[0] == "heroes" for number in range(MIGHTY))


# --- what is not played


def test_spells_that_are_said_to_be_missing_are_missing() -> None:
    known = {spell.replace("-", " ") for spell in shelf("dnd5e").spells}
    lists = [each.text for name in monsters() for each in written(name).partly or () if each.name == "Spellcasting"]

    assert not known & {spell for text in lists if text for spell in text.removeprefix("without ").split(", ")}


def test_golden_page_of_what_is_played_by_hand(golden: bool) -> None:
    if golden:
        PAGE.write_text(page(), encoding="utf-8")

    assert PAGE.read_text(encoding="utf-8") == page(), "write it anew with `make golden`"


HEADING = """\
# The creatures of the fifth edition

All {all} creatures of the System Reference Document 5.1 are shipped with the figures that it prints. This page, which
the tests write from their files, says what of each is not played by the rules yet: what is played in part, and what
those at the table play by hand.

- {whole} are played whole.
- Of the others, {partly} elements are played in part and {by_hand} by hand.

| creature | challenge | in part | by hand |
| --- | --- | --- | --- |"""


def page() -> str:
    """Every creature, what of it is played in part, and what by hand."""
    tongue = Tongue(language("en"), "dnd5e")
    called = {name: tongue.language.name(tongue.creature(name)) for name in monsters()}
    names = sorted(called, key=lambda name: called[name])
    partly = {name: written(name).partly or [] for name in names}
    by_hand = {name: written(name).by_hand or [] for name in names}
    whole = sum(not partly[name] and not by_hand[name] for name in names)
    in_part, left = (sum(map(len, each.values())) for each in (partly, by_hand))
    lines = [HEADING.format(all=len(names), whole=whole, partly=in_part, by_hand=left)]
    for name in names:
        cells = [called[name], str(written(name).challenge), told(partly[name]), told(by_hand[name])]
        lines.append(f"| {' | '.join(cells)} |".replace("  ", " "))
    return "\n".join([*lines, ""])


def told(elements: list[ByHand]) -> str:
    return "; ".join(each.name + (f" ({each.text})" if each.text else "") for each in elements)
