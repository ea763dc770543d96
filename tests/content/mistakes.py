"""One example of every mistake that can be told: what is written, and what is said of it.

Each is (code, text, line, field, sentence). The sentence is all that is said behind the field.
"""

from affray.content.dnd5e.effects.checks import VERBS
from tests.content.texts import IMP, SMALL, fight, put

ID = (
    "wanted a name of lower-case letters, digits and hyphens that begins with a letter, such as goblin-chief, with at "
    "most 30 characters."
)
WHO = "{block: goblin, at: [h1, h2]}"

Mistake = tuple[str, bytes | str, int, str, str]

FILES: list[Mistake] = [
    ("too-big", "#" * 1_000_001, 1, "", "the file is too big; the most is 1000000 bytes."),
    ("not-utf8", b"rulebook: dnd5e\ntitle: \xff\n", 2, "", "this is not UTF-8 text; save the file as UTF-8."),
    (
        "control-character",
        "rulebook: dnd5e\ntitle: a\x00b\n",
        2,
        "",
        'found the character "U+0000", which no text needs; take it out.',
    ),
    ("empty-file", "# nothing\n", 1, "", "the file says nothing; write at least rulebook."),
    (
        "not-yaml",
        "rulebook: dnd5e\ntitle: 'On' the hill\n",
        2,
        "",
        "this cannot be read as YAML (while parsing a block mapping did not find expected key).",
    ),
    (
        "needs-quotes",
        "rulebook: dnd5e\nlegend:\n  ,: floor\n",
        3,
        "",
        'found ",", with which no plain value begins; put it in quotation marks.',
    ),
    (
        "needs-quotes",
        "title: @home\n",
        1,
        "",
        'found "@", with which no plain value begins; put it in quotation marks.',
    ),
    (
        "bad-indent",
        "rulebook: dnd5e\n  title: x\n",
        2,
        "",
        "this line is indented otherwise than those it belongs to; check the spaces before it.",
    ),
    (
        "bad-indent",
        "  rulebook: dnd5e\ntitle: x\n",
        2,
        "",
        "this line is indented otherwise than those it belongs to; check the spaces before it.",
    ),
    (
        "unclosed",
        "rulebook: dnd5e\nplace: {a: b\ntitle: x\n",
        2,
        "",
        "what is opened here is never closed; look for a missing quotation mark or bracket.",
    ),
    ("tab", "sides:\n\theroes: []\n", 2, "", "a tab stands where YAML wants spaces; indent with spaces."),
    (
        "stray-colon",
        "title: Hill: the fight\n",
        1,
        "",
        'found a second ": " in one line; put the text in quotation marks.',
    ),
    (
        "unclosed",
        'rulebook: dnd5e\ntitle: "On the hill\n',
        2,
        "",
        "what is opened here is never closed; look for a missing quotation mark or bracket.",
    ),
    ("too-deep", "a: " + "[" * 30, 1, "", "this is nested too deeply; the most is 20 levels."),
    ("too-many-nodes", "- x\n" * 70_000, 60_000, "", "the file says too much; the most is 60000 values."),
    ("too-long", f"title: {'x' * 20_001}\n", 1, "", "found 20001 characters; the most is 20000."),
    (
        "two-documents",
        "title: x\n---\ntitle: y\n",
        2,
        "",
        "a second document begins here; one file holds one document, without ---.",
    ),
    (
        "alias",
        SMALL + "seats: *all\n",
        14,
        "seats",
        "found *all, which points elsewhere; write out what is meant.",
    ),
    (
        "anchor",
        SMALL + "seats: &all {cy: ana}\n",
        14,
        "seats",
        "found &all; anchors are not used here: write out what is meant at each place.",
    ),
    (
        "tag",
        put("title: On", "title: !!python/name:os.system On"),
        2,
        "title",
        'found the tag "tag:yaml.org,2002:python/name:os.system"; leave it out.',
    ),
    ("merge", SMALL + "<<: {about: x}\n", 14, "<<", "found <<, which merges; write out the fields."),
    (
        "duplicate-key",
        SMALL + "title: again\n",
        14,
        "title",
        '"title" is already given in line 2; keep one of the two.',
    ),
    (
        "key-not-text",
        "? [a, b]\n: c\n",
        1,
        "",
        "a field has no name that is a plain word; write the name, a colon and the value.",
    ),
    (
        "empty-value",
        put("title: On the hill", "title:"),
        2,
        "title",
        "nothing is written here; write a value or leave the field out.",
    ),
]

FIELDS: list[Mistake] = [
    (
        "bad-language",
        put("title: On the hill", "title: {english: On the hill}"),
        2,
        "title.english",
        'found "english"; wanted the code of a language, such as en or pt-BR.',
    ),
    ("missing-field", put("title: On the hill\n", ""), 1, "title", "the field title is missing; write it."),
    (
        "unknown-field",
        put("title: On", "titel: On"),
        2,
        "titel",
        'there is no field "titel" here. Did you mean title?',
    ),
    (
        "wrong-kind",
        put("at: [h1, h2]", "at: {x: h1}"),
        13,
        "sides.foes[0].at",
        "found fields with their values; wanted a list.",
    ),
    (
        "not-whole-number",
        put("at: [h1, h2]", "at: [h1, h2], count: 0"),
        13,
        "sides.foes[0].count",
        "found 0; wanted a whole number from 1 to 100.",
    ),
    (
        "not-one-of",
        put("rulebook: dnd5e", "rulebook: dnd"),
        1,
        "rulebook",
        'found "dnd", which is none of those known here. Did you mean dnd5e?',
    ),
    (
        "empty-list",
        put(WHO, "{block: goblin, at: []}"),
        13,
        "sides.foes[0].at",
        "the list is empty; write at least one.",
    ),
    (
        "too-many",
        put("[h1, h2]", f"[{', '.join(['h1'] * 101)}]"),
        13,
        "sides.foes[0].at",
        "found 101; the most is 100.",
    ),
    (
        "bad-text",
        put("title: On the hill", 'title: " "'),
        2,
        "title",
        'found " "; wanted a line of 1 to 100 characters.',
    ),
    ("bad-id", put("name: bo", "name: Bo!"), 11, "sides.heroes[1].name", f'found "Bo!"; {ID}'),
    ("bad-id", SMALL + put("  imp:", "  Imp:", IMP), 15, "creatures.Imp", f'found "Imp"; {ID}'),
    (
        "reserved-id",
        put("name: bo", "name: gm"),
        11,
        "sides.heroes[1].name",
        'found "gm", which means something else at the table; choose another name.',
    ),
    (
        "id-like-square",
        put("name: bo", "name: b2"),
        11,
        "sides.heroes[1].name",
        'found "b2", which looks like a square of the map; choose another name.',
    ),
    (
        "bad-dice",
        SMALL + "weapons:\n  fork: {damage: 1d4 piercing, versatile: lots}\n",
        15,
        "weapons.fork.versatile",
        'found "lots"; wanted dice such as 2d6+2.',
    ),
    (
        "bad-damage",
        SMALL + "weapons:\n  fork: {damage: 1d4 piercin}\n",
        15,
        "weapons.fork.damage",
        'found "1d4 piercin"; wanted dice and a type of damage, such as 1d6+2 slashing. Did you mean piercing?',
    ),
    (
        "bad-hp",
        SMALL + put("hp: 10 (3d4+3)", "hp: many", IMP),
        19,
        "creatures.imp.hp",
        'found "many"; wanted a number, dice, or both, such as 7, 2d6 or 7 (2d6).',
    ),
    (
        "hp-outside-dice",
        SMALL + put("hp: 10 (3d4+3)", "hp: 16 (3d4+3)", IMP),
        19,
        "creatures.imp.hp",
        'found "16 (3d4+3)", but these dice come to 6 at least and 15 at most; change one of the two.',
    ),
    (
        "no-unit",
        SMALL + put("speed: 20 ft", "speed: 20", IMP),
        20,
        "creatures.imp.speed",
        "found 20 without a unit; write 20 ft or 20 squares.",
    ),
    (
        "bad-distance",
        SMALL + put("speed: 20 ft", "speed: 20 miles", IMP),
        20,
        "creatures.imp.speed",
        'found "20 miles"; wanted a distance such as 30 ft, 9 m, 6 squares or 6 sáhů.',
    ),
    (
        "bad-notation",
        SMALL + IMP + "    powers: [{id: howl, roll: save wisdom 13, all: [{lay: frightened}]}]\n",
        23,
        "creatures.imp.powers[0].roll",
        'found "save wisdom 13"; wanted something such as save con 13.',
    ),
    (
        "not-one-verb",
        SMALL + IMP + "    powers: [{id: howl, all: [{push: 5 ft, pull: 5 ft}]}]\n",
        23,
        "creatures.imp.powers[0].all[0]",
        f'found "push, pull"; a step says just one thing that happens. Known: {", ".join(VERBS)}.',
    ),
    (
        "bad-range",
        SMALL + "weapons:\n  fork: {range: 20/60 miles}\n",
        15,
        "weapons.fork.range",
        'found "20/60 miles"; wanted a range such as 80/320 ft or 30 ft.',
    ),
    (
        "not-whole-squares",
        SMALL + put("speed: 20 ft", "speed: 7 m", IMP),
        20,
        "creatures.imp.speed",
        'found "7 m", which is not a whole number of squares (5 ft or 1.5 m each); the nearest is 7.5 m.',
    ),
    (
        "too-far",
        SMALL + put("speed: 20 ft", "speed: 6000 ft", IMP),
        20,
        "creatures.imp.speed",
        'found "6000 ft"; the most is 1000 squares.',
    ),
    (
        "range-backwards",
        SMALL + "weapons:\n  fork: {range: 60/20 ft}\n",
        15,
        "weapons.fork.range",
        'found "60/20 ft"; the long range comes second and is the longer one.',
    ),
]

CREATURES: list[Mistake] = [
    (
        "unknown-creature",
        put("block: goblin", "block: gobln"),
        13,
        "sides.foes[0].block",
        'found "gobln", which is no stat block known here. Did you mean goblin or hobgoblin?',
    ),
    (
        "unknown-weapon",
        SMALL + IMP + "    weapons: [scimitarr]\n",
        23,
        "creatures.imp.weapons[0]",
        'found "scimitarr", which is no weapon known here; name one, or give its hit and damage. '
        "Did you mean scimitar?",
    ),
    (
        "bad-id",
        SMALL + IMP + "    features:\n      - pack tactics\n",
        24,
        "creatures.imp.features[0]",
        f'found "pack tactics"; {ID}',
    ),
    (
        "unknown-feature",
        SMALL + IMP + "    features:\n      - pack-tactic\n",
        24,
        "creatures.imp.features[0]",
        'found "pack-tactic", which is no feature known here. Did you mean pack-tactics?',
    ),
    (
        "unknown-spell",
        SMALL + IMP + "    casting: {ability: int, level: 3, spells: [fire-bolt, firebal]}\n",
        23,
        "creatures.imp.casting.spells[1]",
        'found "firebal", which is no spell known here. Did you mean fireball or fire-bolt?',
    ),
    (
        "like-circle",
        SMALL + "creatures:\n  imp: {like: wimp}\n  wimp: {like: imp, ac: 3}\n",
        15,
        "creatures.imp.like",
        'found "imp", which is itself like this one; write one of them out.',
    ),
    (
        "like-too-long",
        SMALL
        + "creatures:\n"
        + "".join(f"  imp-{n}: {{like: imp-{n + 1}}}\n" for n in range(12))
        + "  imp-12: {like: orc}\n",
        15,
        "creatures.imp-0.like",
        "this is like one that is like one, and so on; the most is 10 steps.",
    ),
    (
        "no-proficiency",
        SMALL + put("    challenge: 1\n", "", IMP),
        15,
        "creatures.imp",
        "nothing says how proficient this is; write level, challenge or proficiency.",
    ),
    (
        "no-such-use",
        SMALL + IMP + "    uses: {rage: 2}\n",
        23,
        "creatures.imp.uses.rage",
        'found "rage", which is none of this creature\'s features; write it in features too.',
    ),
    (
        "given-twice",
        SMALL + IMP + "    weapons: [club, club]\n",
        23,
        "creatures.imp.weapons[1]",
        'found "club" a second time; keep one of the two.',
    ),
    (
        "pair-not-light",
        SMALL + IMP + "    weapons: [{id: mace, pair: true}]\n",
        23,
        "creatures.imp.weapons[0].pair",
        '"mace" is not light, so nobody fights with one in each hand; leave pair out.',
    ),
    (
        "unknown-armour",
        SMALL + IMP + "    armour: [bathrobe]\n",
        23,
        "creatures.imp.armour[0]",
        'found "bathrobe", which is no armour known here. Known: breastplate, chain-mail, chain-shirt, '
        "half-plate, hide, leather, padded, plate, ring-mail, scale-mail, shield, splint, studded-leather.",
    ),
    (
        "two-armours",
        SMALL + IMP + "    armour: [leather, shield, plate]\n",
        23,
        "creatures.imp.armour[2]",
        'found "plate", but nobody wears two of a kind; keep one body armour and one shield.',
    ),
    (
        "unknown-item",
        SMALL + IMP + "    items: [potion-of-beer]\n",
        23,
        "creatures.imp.items[0]",
        'found "potion-of-beer", which is no item known here. Did you mean potion-of-speed or potion-of-heroism?',
    ),
    (
        "too-many-attuned",
        SMALL + IMP + "    items: [cloak-of-protection, ring-of-protection, stone-of-good-luck, sun-blade]\n",
        23,
        "creatures.imp.items[3]",
        'found "sun-blade", but nobody is attuned to more than 3 items; leave one out.',
    ),
    (
        "no-such-weapon",
        SMALL + IMP + "    weapons: [mace]\n    multiattack: [[mace, dagger]]\n",
        24,
        "creatures.imp.multiattack[0][1]",
        'found "dagger", which is none of this creature\'s weapons; write it in weapons too. Known: mace, '
        "unarmed-strike.",
    ),
    (
        "never-thrown",
        SMALL + IMP + "    weapons: [{id: mace, thrown: 1d6}]\n",
        23,
        "creatures.imp.weapons[0].thrown",
        '"mace" cannot be thrown; leave thrown out, or write it among the properties.',
    ),
    (
        "strikes-nowhere",
        SMALL + IMP + "    weapons: [{id: club, reach: none}]\n",
        23,
        "creatures.imp.weapons[0]",
        '"club" has neither reach nor range; write one of the two.',
    ),
    (
        "no-damage-type",
        SMALL + IMP + "    weapons: [{id: sting, hit: +5, damage: 1d4+3}]\n",
        23,
        "creatures.imp.weapons[0].damage",
        '"sting" has no type of damage; write one behind the dice, such as 1d6+2 slashing.',
    ),
]

MAPS: list[Mistake] = [
    (
        "map-style",
        put("map: |\n  ........\n  ..#.TT..\n  ........\n  ........\n", "map: ........\n"),
        3,
        "map",
        "the rows of the map run together; write | behind the colon and draw the map in the lines below.",
    ),
    (
        "map-size",
        fight("{block: goblin, at: b1}", rows="." * 101),
        3,
        "map",
        "found 101 × 1 squares; wanted from 1 × 1 to 100 × 100.",
    ),
    (
        "uneven-row",
        put("..#.TT..", "..#.TT."),
        5,
        "map",
        "row 2 has 7 squares, the first has 8; make them as long as each other.",
    ),
    (
        "unknown-character",
        put("..#.TT..", "..#.TX.."),
        5,
        "map",
        'row 2 has "X", which is neither in the legend nor in place. Known: "#", ".", ",", "~", "T", "=", "+".',
    ),
    (
        "not-one-character",
        SMALL + "legend: {xx: wall}\n",
        14,
        "legend.xx",
        'found "xx"; wanted one character of the map.',
    ),
    (
        "ground-and-ground",
        SMALL + "legend: {x: [wall, water, dim]}\n",
        14,
        "legend.x",
        'found "x"; of wall, water a square can have only one.',
    ),
    (
        "not-drawn",
        SMALL + "place: {x: ana}\n",
        14,
        "place.x",
        '"x" is not drawn on the map; draw it, or take it out.',
    ),
    (
        "place-is-ground",
        put(", at: [h1, h2]", "") + "place: {T: goblin}\n",
        14,
        "place.T",
        '"T" is tree on every map; take another letter, or say in the legend what it is.',
    ),
    (
        "drawn-for-nobody",
        put("..#.TT..", "..#.TTx.") + "place: {x: gobblin}\n",
        14,
        "place.x",
        'x stands for "gobblin", who is not among the sides. Did you mean goblin?',
    ),
]

PLACES: list[Mistake] = [
    (
        "bad-square",
        put("[h1, h2]", "[h1, north]"),
        13,
        "sides.foes[0].at[1]",
        'found "north"; wanted a square of the map, from a1 to h4.',
    ),
    (
        "bad-square",
        put("at: a1", "at: а1"),  # the а is Cyrillic
        10,
        "sides.heroes[0].at",
        'found "а1"; wanted a square of the map, from a1 to h4. Did you mean a1?',
    ),
    (
        "off-the-map",
        put("[h1, h2]", "[h1, h5]"),
        13,
        "sides.foes[0].at[1]",
        'found "h5", where the map ends; wanted a square from a1 to h4.',
    ),
    (
        "off-the-edge",
        put(WHO, "{block: ogre, at: h1}"),
        13,
        "sides.foes[0].at",
        'ogre needs 2 × 2 squares, and at "h1" the map ends; move it.',
    ),
    (
        "in-a-wall",
        put(WHO, "{block: ogre, at: b1}"),
        13,
        "sides.foes[0].at",
        'ogre would stand at "c2", where the map has wall; move it, or draw floor there.',
    ),
    (
        "taken",
        put("[h1, h2]", "[h1, a2]"),
        13,
        "sides.foes[0].at[1]",
        'goblin-2 would stand on "a2", where bo already stands; move one of them.',
    ),
    (
        "no-place",
        put(WHO, "goblin"),
        13,
        "sides.foes[0]",
        "goblin has no place on the map; write at, or draw it and name the character in place.",
    ),
    (
        "placed-twice",
        put("..#.TT..", "..#.TTg.") + "place: {g: goblin}\n",
        13,
        "sides.foes[0].at",
        "goblin is placed by at and drawn on the map too; keep one of the two.",
    ),
    (
        "places-differ",
        put("[h1, h2]", "[h1, h2], count: 3"),
        13,
        "sides.foes[0]",
        "goblin is 3 strong, but has 2 places on the map; make them as many.",
    ),
    (
        "hp-differ",
        put("[h1, h2]", "[h1, h2], hp: [1, 2, 3]"),
        13,
        "sides.foes[0].hp",
        "goblin is 2 strong, but has 3 numbers of hit points; make them as many, or give one.",
    ),
    (
        "id-taken",
        put("name: bo", "name: ana"),
        11,
        "sides.heroes[1].name",
        '"ana" is the name of another in this fight; choose another name.',
    ),
    (
        "crowd",
        fight(
            "\n".join(
                f"{{block: goblin, at: [{', '.join(f'{column}{row}' for column in 'bcdefghij' for row in rows)}]}}"
                for rows in (range(1, 12), range(12, 23), range(23, 29))
            ),
            rows="..........\n" * 30,
        ),
        34,
        "sides",
        "there are 253 creatures; the most is 200.",
    ),
    (
        "unknown-who",
        SMALL + "seats: {cy: [anna]}\n",
        14,
        "seats.cy[0]",
        'found "anna", who is not in this fight. Did you mean ana?',
    ),
    (
        "one-moment",
        SMALL + "morale:\n  - {who: foes, left: 1, round: 3}\n",
        15,
        "morale[0]",
        "this says round, left of when it happens; write exactly one of round, half, falls, left.",
    ),
    (
        "rides-in",
        SMALL + "waves:\n  - {round: 3, creatures: [{block: goblin, name: late, rides: ana, at: [a1]}]}\n",
        15,
        "waves[0].creatures[0].rides",
        'late would come in riding on "ana"; leave rides out, and let it mount when it is there.',
    ),
    (
        "played-twice",
        SMALL + "seats:\n  cy: [ana]\n  dee: [bo, ana]\n",
        16,
        "seats.dee[1]",
        '"ana" is already played by cy; keep one of the two.',
    ),
    (
        "unknown-option",
        SMALL + "options: {init.tie: d20-all}\n",
        14,
        "options.init.tie",
        'found "init.tie", which is no table option of this rulebook. Did you mean init.ties?',
    ),
    (
        "bad-option",
        SMALL + "options: {init.ties: d20}\n",
        14,
        "options.init.ties",
        'found "d20", which is no reading of init.ties. Known: d20-all, d20-mixed-only, gm-and-players.',
    ),
]

RECKONER = """\
rulebook: drawsteel
creatures:
  reckoner:
    organisation: hero
    resource: debts
    abilities: [{id: reckon, cost: 3, roll: [might], tiers: [1, 2, 3]}]
"""
"""A class of one's own that earns what its abilities cost."""
DUEL = """\
title: A duel
map: |
  A..o
place: {A: ana, o: goblin-raider}
sides:
  heroes: [{block: reckoner, name: ana}]
  foes: [goblin-raider]
"""

CLASSES: list[Mistake] = [
    (
        "resource-of-no-hero",
        put("    organisation: hero\n", "", RECKONER + DUEL),
        4,
        "creatures.reckoner.resource",
        'found "debts", but only heroes earn a resource; write organisation: hero, or take it out.',
    ),
    (
        "never-earned",
        put("cost: 3, ", "", RECKONER + DUEL),
        5,
        "creatures.reckoner.resource",
        'found "debts", which is never earned, as no ability costs it; give one a cost, or take it out.',
    ),
]

ALL = [*CLASSES, *FILES, *FIELDS, *CREATURES, *MAPS, *PLACES]
