"""The figures of a stat block, read from the lines in which they are written.  Start at `Figures`."""

import re
from dataclasses import dataclass, field
from typing import Any, Final

from affray.content.dnd5e.spells import TYPES
from affray.importers.card import Disagreement, Element
from affray.importers.fields import Misfit
from affray.importers.phrases import LONG
from affray.rules.dnd5e.harm.damage import NONMAGICAL, UNADAMANTINE, UNSILVERED
from affray.rules.dnd5e.hooks import FEATURES
from affray.rules.dnd5e.state.blocks import ABILITIES, SIZES, SKILLS
from affray.rules.dnd5e.state.conditions import CONDITIONS
from affray.rules.dnd5e.state.weapons import DAMAGE_TYPES

FIGURE: Final = "figure"
SWARM: Final = "swarm"
BLIND: Final = "(blind beyond this radius)"
WAYS: Final = ("walk", "fly", "swim", "climb", "burrow")
SENSES: Final = ("blindsight", "darkvision", "tremorsense", "truesight")
PARTS_OF_ONE: Final = {0.125: "1/8", 0.25: "1/4", 0.5: "1/2"}
WEAPON_DAMAGE: Final = (
    r"(?:bludgeoning, piercing,?(?: and|,) slashing)(?: damage)? from nonmagical (?:weapons|attacks)(?: damage)?"
)
SORTS: Final = (
    (re.compile(rf"{WEAPON_DAMAGE} (?:that aren't|not made with) silver(?:ed)?(?: weapons)?"), UNSILVERED),
    (re.compile(rf"{WEAPON_DAMAGE} (?:that aren't|not made with) adamantine(?: weapons)?"), UNADAMANTINE),
    (re.compile(rf"{WEAPON_DAMAGE}(?! (?:\(|that|not|made|while|with|by))"), NONMAGICAL),
)
PARTS: Final = re.compile(r"\s*(?:[,;]|\band\b|\s)\s*(?:and\b\s*)?")
SPEED: Final = re.compile(r"(?:(walk|fly|swim|climb|burrow)(?:ing)? )?([0-9]{1,4}) ?(?:ft\.?|feet)?( \(hover\))?")
SENSE: Final = re.compile(r"(blindsight|darkvision|tremorsense|truesight) ([0-9]{1,5}) ?(?:ft\.?|feet)")
PASSIVE: Final = re.compile(r"passive perception ([0-9]{1,2})")
KIND: Final = re.compile(
    rf"(?P<size>{'|'.join(SIZES)})(?P<other> or (?:{'|'.join(SIZES)}))? (?:(?P<odd>[a-z]+) )?(?P<kind>{'|'.join(TYPES)}"
    rf"|swarm(?: of (?:(?:{'|'.join(SIZES)}) )?[a-z]+)?)\b(?: \((?P<sort>[^()]*)\))?(?P<rest>.*)",
    re.IGNORECASE,
)
CHALLENGE: Final = re.compile(r"(?:CR )?(0|1/8|1/4|1/2|[1-9][0-9]?)(?![0-9/])", re.IGNORECASE)
HIT_POINTS: Final = re.compile(r"([0-9]{1,5})(?: \(?([0-9]{1,3}d[0-9]{1,3}(?: ?[+-] ?[0-9]{1,4})?)\)?)?")
LONGEST: Final = 500
"""No line of figures has more characters."""
BONUS: Final = re.compile(r"([a-z ]+?)\s*([+-] ?[0-9]{1,2})", re.IGNORECASE)


@dataclass
class Figures:
    """The figures in our words, as they are read; and what of them cannot be said, quoted."""

    said: dict[str, Any] = field(default_factory=dict)
    lost: list[Element] = field(default_factory=list)
    kind: str = ""

    def lose(self, name: str, words: str, text: str = "") -> None:
        """Words of a figure that cannot be said."""
        if words := words.strip(" ,;."):
            self.lost.append(Element(FIGURE, name, text or words, lost=[words]))

    def differ(self, name: str, text: str, typed: str, prose: str) -> None:
        """A figure that is written twice, and not alike; what the prose says is kept."""
        self.lost.append(Element(FIGURE, name, text, disagrees=[Disagreement(name, typed, prose)]))

    def _brief(self, name: str, text: str) -> str:
        """The text, unless no stat block has such a line: then it is lost."""
        if len(text) <= LONGEST:
            return text
        self.lose(name, text[:LONGEST])
        return ""

    # --- one line each; `path` is its place in the file

    def sized(self, text: str, path: str) -> None:
        """Medium humanoid (goblinoid), neutral evil"""
        match = KIND.match(" ".join(self._brief("type", text).split()))
        if match is None:
            raise Misfit(path, text, "Medium humanoid, neutral")
        self.said["size"] = match["size"].lower()
        self.lose("size", match["other"] or "", text)
        self.lose("type", match["odd"] or "", text)
        self.typed(match["kind"], match["sort"] or "")

    def typed(self, kind: str, sort: str = "") -> None:
        """humanoid (elf); a swarm of rats is a beast, and its trait says that it is a swarm"""
        self.kind = kind = kind.lower()
        found = [each for each in TYPES if each in kind]
        self.said["type"] = found[0] if found else "beast"
        if kind == SWARM:
            self.lose("type", SWARM)  # of whom?
        if features := [word for word in re.split(r",\s*", sort.lower()) if word in FEATURES]:
            self.said["features"] = features

    def armoured(self, text: str, path: str) -> None:
        """15 (leather armor, shield); a second number is lost"""
        text = self._brief("ac", text)
        match = re.match(r"([0-9]{1,2})(?![0-9])", text)
        if match is None:
            raise Misfit(path, text, "15 (leather armor)")
        self.said["ac"] = int(match[1])
        rest = text[match.end() :].strip()
        if re.search(r"[0-9]", rest) or not re.fullmatch(r"(?:\([^()]*\))?", rest):
            self.lose("ac", rest, text)

    def healthy(self, text: str, path: str) -> None:
        """22 (4d8 + 4)"""
        match = HIT_POINTS.match(text)
        if match is None:
            raise Misfit(path, text, "22 (4d8 + 4)")
        dice = (match[2] or "").replace(" ", "")
        self.said["hp"] = f"{match[1]} ({dice})" if dice else int(match[1])
        self.lose("hp", text[match.end() :], text)

    def fast(self, text: str, path: str) -> None:
        """30 ft., fly 60 ft. (hover)"""
        speed: dict[str, Any] = {"walk": "0 ft"}
        for part in re.split(r"[,;]\s*(?![^()]*\))", self._brief("speed", text).strip().lower().rstrip(".")):
            if not part:
                continue
            match = SPEED.match(part)
            if match is None:
                self.lose("speed", part, text)
                continue
            speed[match[1] or "walk"] = f"{match[2]} ft"
            if match[3]:
                speed["hover"] = True
            self.lose("speed", part[match.end() :], text)
        if len(speed) == 1 and not re.search(r"[0-9]", text):
            raise Misfit(path, text, "30 ft.")
        self.said["speed"] = speed

    def senses(self, text: str) -> None:
        """darkvision 60 ft., passive Perception 13"""
        found: dict[str, str] = {}
        for part in re.split(r"[,;]\s*(?![^()]*\))", self._brief("senses", text).strip()):
            lower = part.lower().strip()
            if match := SENSE.match(lower):
                found[match[1]] = f"{match[2]} ft"
                self.sense_beyond(match[1], part.strip()[match.end() :], text)
            elif match := PASSIVE.fullmatch(lower.rstrip(".")):
                self.said["passive-perception"] = int(match[1])
            elif lower not in ("", "-", "none"):
                self.lose("senses", part, text)
        if found:
            self.said["senses"] = found

    def sense_beyond(self, sense: str, words: str, text: str) -> None:
        """What is said of a sense beside its range: (blind beyond this radius)"""
        if sense == "blindsight" and words.strip(" ,;.").lower() == BLIND:
            self.said["traits"] = {"blind-beyond": {"mods": [{"hook": "senses", "about": "blind-beyond"}]}}
        else:
            self.lose("senses", words, text)

    def bonuses(self, ours: str, text: str) -> None:
        """Dex +4, Wis +2; Perception +3, Stealth +6"""
        words = (
            {**LONG, **{short: short for short in ABILITIES}} if ours == "saves" else {each: each for each in SKILLS}
        )
        found: dict[str, int] = {}
        for part in re.split(r"[,;]\s*(?![^()]*\))", self._brief(ours, text).strip()):
            match = BONUS.match(part)
            word = re.sub(r"\s+", "-", match[1].strip().lower()) if match else ""
            if match is None or word not in words:
                if part.strip() not in ("", "-", "\u2014"):
                    self.lose(ours, part, text)
                continue
            found[words[word]] = int(match[2].replace(" ", ""))
            self.lose(ours, part[match.end() :], text)
        if found:
            self.said[ours] = found

    def hurts(self, ours: str, text: str) -> None:
        """cold; bludgeoning, piercing, and slashing from nonmagical attacks"""
        rest = re.sub(r",(?=\S)", ", ", " ".join(self._brief(ours, text).replace("\u2019", "'").lower().split()))
        if rest == "false":
            return  # as some lists write that there is none
        found: list[str] = []
        for pattern, word in SORTS:
            if pattern.search(rest):
                found.append(word)
                rest = pattern.sub("", rest)
        for part in re.split(r"\s*;\s*", rest):
            words = [word for word in re.split(r",?\s+and\s+|,\s*", part.strip(" ,.")) if word]
            if all(word in DAMAGE_TYPES for word in words):
                found += words
            else:
                self.lose(ours, part, text)
        if found:
            self.said[ours] = [*self.said.get(ours, ()), *dict.fromkeys(found)]

    def spared(self, text: str) -> None:
        """charmed, frightened"""
        found = self.said.get("condition-immunities", [])
        text = self._brief("condition-immunities", text)
        for word in re.split(r"[,;]\s*(?:and\s+)?|\s+and\s+", text.strip().lower().rstrip(".")):
            if word.strip() in CONDITIONS:
                found.append(word.strip())
            elif word.strip() not in ("", "-"):
                self.lose("condition-immunities", word, text)
        if found:
            self.said["condition-immunities"] = [*dict.fromkeys(found)]

    def spared_both(self, text: str) -> None:
        """Poison, Psychic; Charmed, Exhaustion: one line for damage and conditions, since 2024"""
        text = self._brief("immunities", text)
        words = [word.strip() for word in re.split(r"[,;]\s*(?:and\s+)?", text.lower().rstrip("."))]
        conditions = [word for word in words if word in CONDITIONS]
        if all(word in (*CONDITIONS, *DAMAGE_TYPES) for word in words):
            self.hurts("immunities", ", ".join(word for word in words if word not in conditions))
            self.spared(", ".join(conditions))
        else:
            self.lose("immunities", text)

    def challenged(self, text: str, path: str) -> None:
        """1/4 (50 XP); 10 (XP 5,900; PB +4)"""
        match = CHALLENGE.match(text.replace("\u215b", "1/8").replace("\u00bc", "1/4").replace("\u00bd", "1/2"))
        if match is None:
            raise Misfit(path, text, "1/4 (50 XP)")
        self.said["challenge"] = match[1] if "/" in match[1] else int(match[1])
        if bonus := re.search(r"\bPB \+?([0-9]{1,2})", text):
            self.said["proficiency"] = int(bonus[1])

    def rated(self, value: Any, path: str) -> None:
        """A challenge rating as a number."""
        if isinstance(value, int | float) and (value in PARTS_OF_ONE or (0 <= value <= 30 and int(value) == value)):
            self.said["challenge"] = PARTS_OF_ONE.get(value) or int(value)
        else:
            raise Misfit(path, value, "number")

    @property
    def proficiency(self) -> int:
        """As written, or by the challenge: +2, and 1 more for every four beyond the first four."""
        given = self.said.get("proficiency")
        challenge = self.said.get("challenge")
        if isinstance(given, int):
            return given
        return 2 + max((challenge - 1) // 4, 0) if isinstance(challenge, int) else 2
