"""Sentences of stat blocks that no fight asks for, by the reason why.  Start at `TALK`."""

from typing import Final

from affray.importers.phrases import AMOUNT, TYPE

COUNTED: Final = (
    r"A melee weapon deals one extra die of its damage when § hits with it \(included in the attack\)",
    rf"Any metal melee weapon § wields deals an extra (?:{AMOUNT}|[0-9]+d[0-9]+) {TYPE} damage on a hit "
    r"\(included in the attack\)",
    rf"When § hits with (?:a metal melee|any) weapon, (?:it|the weapon) deals an extra (?:{AMOUNT}|[0-9]+d[0-9]+) "
    rf"{TYPE} damage \(included in the attack\)",
)
BREATHING: Final = (
    r"§ can breathe (?:both )?(?:air and water|only underwater)",
    r"§ can breathe air and water, but it needs to be submerged at least once every [0-9]+ hours to avoid suffocating",
    r"§ can hold its breath for (?:[0-9]+ (?:minutes|hours?)|(?:an|one) hour)",
)
TALK: Final = (
    r"§ can magically (?:communicate simple ideas, emotions, and images telepathically with|transmit simple messages "
    r"and images to) any creature within [0-9]+ ft of it that can understand a language",
    r"This form of telepathy doesn't allow the receiving creature to telepathically respond",
    r"§ can magically command any [a-z]+ within [0-9]+ ft of it, using a limited telepathy",
    r"While § is on the same plane of existence as its master, it can magically convey what it senses to its master, "
    r"and the two can communicate telepathically",
    r"§ ignores the range restriction on its telepathy when communicating with a creature it has charmed\. The two "
    r"don't even need to be on the same plane of existence",
    r"§ senses magic within [0-9]+ ft of it at will\. This trait otherwise works like the detect magic spell but "
    r"isn't itself magical",
    r"§ can pinpoint, by scent, the location of (?:ferrous metal|precious metals and stones, such as coins and gems,) "
    r"within [0-9]+ ft of it",
    r"§ is given a quarry by its summoner\. § knows the direction and distance to its quarry as long as the two of "
    r"them are on the same plane of existence\. § also knows the location of its summoner",
    r"§ touches a creature and magically knows the creature's current emotional state\. If the target fails a DC "
    r"[0-9]+ Charisma saving throw, § also knows the creature's alignment\. Celestials, fiends, and undead "
    r"automatically fail the saving throw",
    r"§ is immune to scrying and to any effect that would sense its emotions, read its thoughts, or detect its "
    r"location",
    r"§ can mimic simple sounds it has heard, such as [a-z, ]+",
    r"§ can't wear or carry anything",
    r"§ can magically communicate with [A-Za-z, ]+ within [0-9]+ ft of it, using a limited telepathy",
    r"§ can communicate with (?:beasts and plants|[a-z]+) as if they shared a language",
    r"§ knows if it hears a lie",
    r"§ is immune to any effect that would sense its emotions or read its thoughts, as well as any divination spell "
    r"that it refuses",
    r"§ can mimic (?:(?:animal|any|humanoid|simple|sounds|it|has|heard|including|voices|and),? ?)+",
    r"A creature that hears the sounds can tell they are imitations with a successful DC [0-9]+ Wisdom "
    r"\(Insight\) check",
    r"§ is considered to be a [A-Z][a-z]+ animal for the purpose of determining its carrying capacity",
    r"Wisdom \(Insight\) checks made to ascertain §'s intentions or sincerity have disadvantage",
)
LATER: Final = (
    r"If it dies, § returns to life in [0-9]+d[0-9]+ days and regains all its hit points",
    r"Only a wish spell can prevent this trait from functioning",
    r"If it has a phylactery, a destroyed [a-z ]+ gains a new body in [0-9]+d[0-9]+ days, regaining all its hit points "
    r"and becoming active again\. The new body appears within 5 ft of the phylactery",
    r"A destroyed [a-z ]+ gains a new body in [0-9]+ hours if its heart is intact, regaining all its hit points and "
    r"becoming active again\. The new body appears within 5 ft of §'s heart",
    r"A [a-z]+ that dies in the Nine Hells comes back to life with all its hit points in [0-9]+d[0-9]+ days unless it "
    r"is killed by a good-aligned creature with a bless spell cast on that creature or its remains are sprinkled with "
    r"holy water",
    r"If § dies, its body disintegrates in(?:to)? [a-z ]+, leaving behind only equipment (?:§|[a-z ]+) was wearing or "
    r"carrying",
    r"When one of §'s heads is asleep, its other head is awake",
    r"While § sleeps, at least one of its heads is awake",
)
"""What comes after a fight, or hours before it."""
