"""Whatever is changed in a file that is right, it is read or refused, and in no other way goes wrong.

What is accepted is also right by the JSON Schema that editors use.
"""

import copy
import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema
import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

import affray
from affray.content import BadContent, Problem, json_schema, load_text
from affray.content.problems import Report
from affray.content.reading import read

CONTENT = Path(affray.__file__).parent / "content" / "dnd5e"
FULL = """\
rulebook: dnd5e
title: {en: All at once, cs: Všechno naráz}
about: A file that says everything that can be said.
map: |
  ........
  ..#.TTg.
  ..=~+,g.
  ........
legend: {g: [difficult, dim], x: [low wall, bright], o: chasm, u: [difficult, underwater]}
light: dark
place: {g: goblin}
preset: srd
options: {cover.creatures: no}
depth: 30 ft
seats: {cy: [ana, wolf], dee: [], gm: boss}
waves:
  - {round: 3, side: foes, creatures: [{block: goblin, name: late, at: [a1]}]}
morale:
  - {who: goblin, left: 1, then: surrender}
weapons:
  fork:
    {damage: 1d4 piercing, versatile: 1d6, reach: 10 ft, range: 20/60 ft, properties: [thrown, light], training: simple}
  slingshot: {damage: 1d4 piercing, range: 20/60 ft, properties: [ammunition], ammunition: pea}
armour:
  barrel: {kind: heavy, ac: 13, strength: 12, noisy: true}
items:
  glue:
    {charges: 2, attunement: true, use: {cost: given, all: [{lay: restrained, lasts: 1 minute}]}, ac: 1,
     scores: {str: 19}, mods: [{hook: save, add: 1}]}
  hot-oil: {throw: {damage: 1d6 fire, range: 20/20 ft}, by-hand: It sticks.}
  sharp-edge: {weapon: {bonus: 1, more: [1d4 cold]}}
spells:
  spark:
    {about: Small., level: 1, time: bonus, range: 60 ft, components: vs, target: foe, targets: 2, more-targets: 1,
     shares: true, seen: true, attack: ranged, damage: [1d4 fire, 1 cold], more: 1d4, effect: bless, until: target-end,
     only: humanoid, never: [undead]}
  mist:
    {level: 2, range: self, components: v, duration: 1 minute, concentration: true, save: dex, half: true,
     area: {shape: cube, size: 15 ft, more: 5 ft, spreads: true}, ignores-cover: true, damage: 1d4 cold, pool: 2d8,
     zone: fog-cloud, rule: sleep}
  balm: {level: 1, range: touch, components: s, target: friend, healing: 1d4}
creatures:
  boss:
    like: goblin
    about: Not small.
    size: large
    ac: 17
    hp: 21 (6d6)
    speed: {walk: 30 ft, fly: 9 m, hover: true}
    abilities: {str: 12}
    challenge: 1/2
    proficiency: 3
    saves: [dex]
    skills: {stealth: expert, perception: +1}
    passive-perception: 12
    senses: {darkvision: 60 ft}
    weapons:
      - fork
      - {id: trident, like: fork, hit: +5, damage: 1d8+3, ability: dex, hands: 2, proficient: false}
      - {id: twin, like: fork, pair: true, thrown: 1d3+1}
      - {id: claw, hit: +5, damage: 1d8+3 slashing, reach: 5 ft, range: none, properties: []}
      - {id: tail, hit: +5, damage: 1d4 bludgeoning, on-hit: {save: dex, dc: 12, condition: prone}}
      - id: jaw
        hit: +5
        damage: 1d8 piercing
        more: [1d6 fire]
        magical: true
        silvered: true
        on-hit:
          {save: con, dc: 12, damage: 2d6 poison, half: true, condition: grappled, rounds: 3, repeats: true, escape: 11}
      - slingshot
      - {id: gore, hit: +5, damage: 1d4 piercing, charge: {run: 10 ft, dc: 12, damage: 1d6, push: 5 ft}}
      - {id: web, hit: +5, damage: 1 bludgeoning, range: 30/60 ft, recharge: 5}
    armour: [barrel, shield]
    items: [glue, {id: hot-oil, number: 2}]
    armour-trained: false
    multiattack: [[claw, claw, tail], [jaw]]
    holds: [fork]
    ammunition: {pea: 30, fork: 2}
    features: [nimble-escape, rage]
    uses: {rage: 2, shout: 1}
    casting: {ability: int, level: 3, dc: 12, hit: +4, slots: [2, 1], spells: [spark, fire-bolt], focus: false}
    legendary: 3
    powers:
      - {id: breath, cost: bonus, recharge: 5, area: {shape: cone, size: 15 ft}, save: dex, dc: 11,
         damage: 2d6 fire, half: true}
      - {id: gaze, cost: legendary, price: 2, range: 30 ft, only: charmed, save: wis, dc: 12,
         damage: 1d6 psychic, drains: true}
      - {id: shriek, pool: shout, range: 30 ft, save: con, dc: 12, condition: stunned, rounds: 2, repeats: true}
      - {id: lash, cost: legendary, weapon: tail}
      - {id: sniff, cost: lair, skill: perception}
    resistances: [fire]
    vulnerabilities: [cold]
    immunities: [poison]
    condition-immunities: [poisoned]
sides:
  heroes:
    - {block: fighter, name: ana, at: a1, light: torch}
    - {block: fighter, name: bo, rides: dog}
    - {block: wolf, name: dog, at: a4, height: 5 ft}
    - {block: wolf, at: [a2, a3], group: pack, hp: [5, 6], hero: false}
  foes:
    - goblin
    - {block: boss, at: c3, count: 1, stealthy: true, hidden: true, with: {ac: 18, hp: 30}}
"""
VALUES: list[Any] = [
    None,
    True,
    0,
    1,
    -1,
    10**12,
    "",
    " ",
    "goblin",
    "30 ft",
    "2d6",
    "none",
    "~" * 300,
    [],
    [1],
    ["a1"],
    [[]],
    {},
    {"a": 1},
]


@cache
def schema(kind: str) -> jsonschema.Draft202012Validator:
    written = json_schema(kind)
    jsonschema.Draft202012Validator.check_schema(written)
    return jsonschema.Draft202012Validator(written)


def data_of(text: str) -> Any:
    document = read(text, Report("x"))
    assert document is not None
    return document.data


def try_it(data: Any) -> bool:
    """Load what was changed. Returns whether it was accepted."""
    text = yaml.dump(data, Dumper=Drawing, allow_unicode=True, sort_keys=False)
    problems = refusals(text)
    assert all(problem.line > 0 and str(problem) for problem in problems)
    if problems:
        return False
    schema("encounter").validate(data_of(text))
    return True


def refusals(text: str) -> tuple[Problem, ...]:
    try:
        load_text(text)
    except BadContent as bad:
        return bad.problems
    return ()


class Drawing(yaml.SafeDumper):
    """Draws texts of several lines."""


Drawing.add_representer(
    str,
    lambda dumper, text: dumper.represent_scalar("tag:yaml.org,2002:str", text, "|" if "\n" in text else None),
)


def places(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    yield path
    if isinstance(data, dict | list):
        for step in data if isinstance(data, dict) else range(len(data)):
            yield from places(data[step], (*path, step))


def parent(data: Any, path: tuple[Any, ...]) -> Any:
    for step in path[:-1]:
        data = data[step]
    return data


PLACES = list(places(data_of(FULL)))


def test_the_file_that_says_everything_is_right() -> None:
    assert try_it(data_of(FULL))
    schema("encounter").validate(data_of(FULL))
    assert json_schema("encounter")["properties"].keys() == data_of(FULL).keys()


@pytest.mark.parametrize("path", PLACES[1:], ids=lambda path: ".".join(map(str, path)))
def test_any_value_in_any_place_is_accepted_or_refused(path: tuple[Any, ...]) -> None:
    for value in VALUES:
        data = data_of(FULL)
        parent(data, path)[path[-1]] = copy.deepcopy(value)
        try_it(data)


@pytest.mark.parametrize("path", PLACES[1:], ids=lambda path: ".".join(map(str, path)))
def test_anything_may_be_missing_misspelt_or_there_twice(path: tuple[Any, ...]) -> None:
    data = data_of(FULL)
    gone = parent(data, path).pop(path[-1])
    try_it(data)

    if isinstance(path[-1], str):
        parent(data, path)[path[-1] + "x"] = gone
        assert not try_it(data) or path[0] in (
            "title",
            "place",
            "seats",
            "legend",
            "weapons",
            "items",
            "spells",
            "creatures",
        )
    else:
        parent(data, path).extend([gone, gone])
        try_it(data)


@st.composite
def mutated(draw: st.DrawFn) -> Any:
    """The file after some random changes: values put elsewhere, taken away, or made up."""
    data = data_of(FULL)
    for _ in range(draw(st.integers(1, 4))):
        paths = list(places(data))[1:]
        if not paths:
            return data
        path, other = draw(st.sampled_from(paths)), draw(st.sampled_from(paths))
        holder = parent(data, path)
        change = draw(st.sampled_from(["move", "drop", "word", "value"]))
        if change == "drop":
            del holder[path[-1]]
        elif change == "move":
            holder[path[-1]] = copy.deepcopy(parent(data, other)[other[-1]])
        elif change == "word":
            holder[path[-1]] = draw(st.text("abcdgå1269+/- ():#.~\n", max_size=12))
        else:
            holder[path[-1]] = copy.deepcopy(draw(st.sampled_from(VALUES)))
    return data


@given(mutated())
def test_a_file_after_any_changes_is_accepted_or_refused(data: Any) -> None:
    try_it(data)


@given(st.integers(0, len(FULL)), st.integers(0, 12), st.text(max_size=8))
def test_a_text_after_any_slip_is_accepted_or_refused(at: int, length: int, slip: str) -> None:
    assert all(str(problem) for problem in refusals(FULL[:at] + slip + FULL[at + length :]))


# --- the schemas


@pytest.mark.parametrize("name", ["heroes.yaml", "creatures/lich.yaml", "weapons.yaml", "armour.yaml"])
def test_the_shipped_libraries_are_right_by_the_schema(name: str) -> None:
    schema("library").validate(data_of((CONTENT / name).read_text(encoding="utf-8")))


@pytest.mark.parametrize("path", sorted((CONTENT / "encounters").iterdir()), ids=lambda path: path.stem)
def test_the_shipped_encounters_are_right_by_the_schema(path: Path) -> None:
    schema("encounter").validate(data_of(path.read_text(encoding="utf-8")))


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("titel",), "x"),
        (("rulebook",), "dnd"),
        (("creatures", "boss", "size"), "smal"),
        (("creatures", "boss", "features"), ["fly"]),
        (("creatures", "boss", "abilities"), {"stre": 3}),
        (("creatures", "boss", "ac"), "17"),
        (("options",), {"init.tie": "x"}),
        (("sides", "allies"), ["goblin"]),
        (("title",), None),
        (("title",), {"english": "x"}),
        (("creatures", "boss", "weapons"), [{"id": "bite", "on-hit": {"save": "str"}}]),
    ],
)
def test_the_schema_sees_what_an_editor_should_underline(path: tuple[str, ...], value: object) -> None:
    data = data_of(FULL)
    parent(data, path)[path[-1]] = value

    assert not schema("encounter").is_valid(data)


def test_the_schema_tells_editors_what_fields_are_for() -> None:
    written = json.dumps(json_schema("encounter"))

    assert "They try to go unnoticed at the start" in written
    assert '"null"' not in written
