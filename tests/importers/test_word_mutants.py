"""Sentences that are understood, with one word changed to another that stat blocks know: another meaning, or none.

A number, an ability, a size, a duration, a `not`, a word or a clause that is dropped: either what is said changes
with it, or the element is no longer called faithful.
"""

import re
from collections.abc import Iterator

import pytest

from affray.importers import FAITHFUL, Unreadable, import_text
from affray.importers.card import Element
from affray.importers.draft import ACTION, BONUS, LEGENDARY, REACTION, TRAIT
from tests.importers.blocks import BITE, BREATH, bearer, read
from tests.importers.written import FIRST, SECOND

RINGS = (
    "Strength Dexterity Constitution Intelligence Wisdom Charisma",
    "acid cold fire force lightning necrotic poison psychic radiant thunder",
    "Tiny Small Medium Large Huge",
    "blinded charmed deafened frightened incapacitated paralyzed poisoned restrained stunned unconscious prone",
    "one two three four",
    "minute hour",
    "start end",
    "melee ranged",
    "advantage disadvantage",
    "failed successful",
    "success failure",
    "success failed",
    "cone cube",
    "bright dim",
    "sunlight darkness",
    "hearing sight smell",
    "undead construct humanoid",
    "must can may",
    "is isn't",
    "can can't",
    "half twice",
    "least most",
    "within beyond",
    "Hit Miss",
    "hits misses",
    "ally enemy",
    "toward from",
    "smaller larger",
    "with without",
)
"""Words of which any may stand for another."""
CHANGES = {word.lower(): [other for other in ring.split() if other != word] for ring in RINGS for word in ring.split()}
EMPTY = re.compile(
    r"(?<=exhales )(?:acid|cold|fire|force|lightning|necrotic|poison|psychic|radiant|thunder|gas)|\bpoisoned (?=target)"
    r"|\b(?:be |is )?(?:knocked )?(?=prone)|\battack (?=on the same turn)|\ba (?=DC )|\bbe(?= \w+)|(?<=burst )of steam"
    r"|\bas a bonus action\b|If the target is a creature, (?:it )?|(?<=damage\. )it (?=must)"
)
"""What says nothing, so that nothing changes without it."""
SENTENCES = (
    (
        ACTION,
        "Bite",
        BITE,
    ),
    (
        ACTION,
        "Breath (Recharge 5-6)",
        BREATH,
    ),
    (
        ACTION,
        "Claw",
        "Melee Weapon Attack: +5 to hit, reach 10 ft., one target. Hit: 7 (1d8 + 3) slashing damage plus 3 (1d6) "
        "fire damage. If the target is a Large or smaller creature, it is grappled (escape DC 14).",
    ),
    (
        ACTION,
        "Sting",
        "Melee Weapon Attack: +5 to hit, reach 5 ft., one creature. Hit: 5 (1d4 + 3) piercing damage, and the "
        "target must succeed on a DC 13 Constitution saving throw or be poisoned for 1 minute. The poisoned "
        "target can repeat the saving throw at the end of each of its turns, ending the effect on itself on a "
        "success.",
    ),
    (
        ACTION,
        "Quill",
        "Ranged Weapon Attack: +5 to hit, range 30/120 ft., one target. Hit: 5 (1d4 + 3) piercing damage, and the "
        "target must make a DC 13 Constitution saving throw, taking 7 (2d6) poison damage on a failed save, or "
        "half as much damage on a successful one.",
    ),
    (
        ACTION,
        "Dread",
        "Each creature of the gloomcat's choice that is within 60 feet of the gloomcat and aware of it must "
        "succeed on a DC 14 Wisdom saving throw or become frightened for 1 minute. A creature can repeat the "
        "saving throw at the end of each of its turns, ending the effect on itself on a success.",
    ),
    (
        ACTION,
        "Gush (Recharge 6)",
        "The gloomcat exhales gas in a 30-foot cone. Each creature in that area must make a DC 13 Strength saving "
        "throw. On a failure, a creature takes 14 (4d6) cold damage and is knocked prone. On a success, a "
        "creature takes half the damage and isn't knocked prone.",
    ),
    (
        LEGENDARY,
        "Wings (Costs 2 Actions)",
        "The gloomcat flies up to half its flying speed.",
    ),
    (
        BONUS,
        "Blink",
        "The gloomcat teleports, along with any equipment it is wearing or carrying, up to 30 feet to an "
        "unoccupied space it can see.",
    ),
    (
        REACTION,
        "Parry",
        "The gloomcat adds 3 to its AC against one melee attack that would hit it. To do so, the gloomcat must "
        "see the attacker and be wielding a melee weapon.",
    ),
    (
        TRAIT,
        "Nose",
        "The gloomcat has advantage on Wisdom (Perception) checks that rely on hearing or smell.",
    ),
    (
        TRAIT,
        "Calm",
        "The gloomcat has advantage on saving throws against being charmed or frightened.",
    ),
    (
        TRAIT,
        "Pack",
        "The gloomcat has advantage on attack rolls against a creature if at least one of the gloomcat's allies "
        "is within 5 feet of the creature and the ally isn't incapacitated.",
    ),
    (
        TRAIT,
        "Burst",
        "When the gloomcat dies, it explodes in a burst of steam. Each creature within 10 feet of it must succeed "
        "on a DC 12 Dexterity saving throw or take 7 (2d6) fire damage.",
    ),
    (
        TRAIT,
        "Reek",
        "Any creature that starts its turn within 5 feet of the gloomcat must succeed on a DC 12 Constitution "
        "saving throw or be poisoned until the start of its next turn.",
    ),
    (
        TRAIT,
        "Pounce",
        "If the gloomcat moves at least 20 feet straight toward a creature and then hits it with a claw attack on "
        "the same turn, that target must succeed on a DC 13 Strength saving throw or be knocked prone.",
    ),
    (
        TRAIT,
        "Mend",
        "The gloomcat regains 5 hit points at the start of its turn if it has at least 1 hit point.",
    ),
    (
        TRAIT,
        "Grim Hide",
        "While in sunlight, the gloomcat has disadvantage on attack rolls, as well as on Wisdom (Perception) "
        "checks that rely on sight.",
    ),
    (
        TRAIT,
        "Spiny",
        "A creature that hits the gloomcat with a melee attack while within 5 feet of it takes 4 (1d8) piercing "
        "damage.",
    ),
)


def mutants(text: str) -> Iterator[str]:
    """The text with a number, a word or a clause changed or dropped."""
    for number in re.finditer(r"[0-9]+", text):
        yield f"{text[: number.start()]}{int(number[0]) + 1}{text[number.end() :]}"
    for word in re.finditer(r"[A-Za-z']+", text):
        for other in CHANGES.get(word[0].lower(), ()):
            yield text[: word.start()] + other + text[word.end() :]
        if word[0] in ("is", "must", "can", "has", "makes", "takes"):
            yield f"{text[: word.end()]} not{text[word.end() :]}"
    for part in (*re.finditer(r"[^,.;:]+[,.;:] ?", text), *re.finditer(r"[A-Za-z'+0-9-]+[,.]? ?", text)):
        yield text[: part.start()] + text[part.end() :]


def same(text: str) -> str:
    """What is left of a text without what says nothing."""
    return " ".join(EMPTY.sub("", text).replace("  ", " ").split())


def is_as_before(element: Element, before: Element) -> bool:
    return element.grade == FAITHFUL and element.says == before.says


@pytest.mark.parametrize(("section", "name", "text"), SENTENCES, ids=[name for _, name, _ in SENTENCES])
def test_another_word_is_another_meaning_or_none(section: str, name: str, text: str) -> None:
    of = bearer(claw={"reach": "5 ft"})
    before = read(text, name, section, of)
    assert before.grade == FAITHFUL, before.lost

    for mutant in mutants(text):
        if same(mutant) != same(text):
            assert not is_as_before(read(mutant, name, section, of), before), mutant


@pytest.mark.parametrize("text", [FIRST, SECOND], ids=["2014", "2024"])
def test_another_figure_is_another_creature(text: str) -> None:
    """Every number before the elements counts, but experience, and an initiative that is written twice."""
    before = import_text(text, "file").found[0].creature
    head = text.partition("Mud Wader")[0]
    head = re.sub(r"(?m)^(?:STR|Languages|Mod Save).*$", lambda line: "#" * len(line[0]), head)
    for number in re.finditer(
        r"[0-9]+", re.sub(r"XP [0-9]+|[0-9]+ XP|\+2 \(12\)", lambda words: "#" * len(words[0]), head)
    ):
        mutant = f"{text[: number.start()]}{int(number[0]) + 1}{text[number.end() :]}"

        try:
            (one,) = import_text(mutant, "file").found
        except Unreadable:
            continue

        assert one.creature != before, mutant
