"""How figures, durations, areas and the like are written in the language of effects."""

import re
from abc import abstractmethod
from typing import Any, ClassVar, Final

from affray.content.checks import Check, Refused
from affray.content.measures import Damage, DamageText, DiceText, Distance, Whole
from affray.core.table.moments import TURN_END, TURN_START
from affray.rules.dnd5e.creatures.powers import SHAPES
from affray.rules.dnd5e.state.acts import EITHER, FREELY, LUCK, Lasts, Proof
from affray.rules.dnd5e.state.blocks import ABILITIES, MINUTE, SKILLS
from affray.rules.dnd5e.state.figures import FIGURE, is_growing
from affray.rules.dnd5e.state.filters import IT
from affray.rules.dnd5e.state.mods import AS_WALKING
from affray.rules.dnd5e.state.moments import DIES, FELLS, HITS, HURT, KEPT_UP, NEAR, TOUCHED
from affray.rules.dnd5e.state.shapes import LINE, Shape
from affray.rules.dnd5e.state.steps import OWN_CHALLENGE, Heal, Move, Push
from affray.rules.dnd5e.state.weapons import DAMAGE_TYPES

MOST: Final = 20
"""Of anything in a list."""
MOST_CALLED: Final = 100
"""Of stat blocks in a list."""
UNITS: Final = {"round": 1, "minute": MINUTE, "hour": 60 * MINUTE, "day": 24 * 60 * MINUTE}
MOMENTS: Final = {
    "start": TURN_START,
    "end": TURN_END,
    "touched": TOUCHED,
    "near": NEAR,
    "hurt": HURT,
    "dies": DIES,
    "hits": HITS,
    "fells": FELLS,
    "kept": KEPT_UP,
}
"""The moments of its bearer at which an effect or a trait may act."""
ONCE: Final = "once"
"""The word for an act that touches nobody twice."""
PARTS: Final = {"speed": 1, "half": 2}
"""Words for how far somebody may move, as parts of its speed."""


class Notation(Check):
    """A few words in a fixed order, such as `save con 13`."""

    examples: ClassVar[tuple[str, ...]] = ()

    def read(self, value: Any) -> Any:
        found = self.parsed(value.strip().lower()) if isinstance(value, str) else None
        if found is None:
            raise Refused("bad-notation", example=self.examples[0])
        return found

    @abstractmethod
    def parsed(self, text: str) -> Any:
        """What it means; None if it means nothing."""

    def schema(self) -> dict[str, Any]:
        return {"type": "string", "examples": list(self.examples)}


class RollText(Notation):
    """What decides: `save con 13`, `contest str` with who acts, or `luck 11`, a d20 that shows so much or more; of a
    spell `save con`, against the caster's DC, or `attack ranged spell`."""

    examples = ("save con 13", "save con", "contest str", "attack ranged spell", "luck 11")

    def parsed(self, text: str) -> Proof | None:
        if match := re.fullmatch(r"attack (melee|ranged) spell", text):
            return Proof(match[1], 0)
        if match := re.fullmatch(r"luck ([1-9]|1[0-9]|20)", text):
            return Proof(LUCK, int(match[1]))
        match = re.fullmatch(r"contest ([a-z]{3})", text)
        if match and match[1] in ABILITIES:
            return Proof(match[1], 0, is_contest=True)
        match = re.fullmatch(r"save ([a-z]{3})(?: ([1-9]|[12][0-9]|30))?", text)
        return Proof(match[1], int(match[2] or 0)) if match and match[1] in ABILITIES else None


class FigureText(DiceText):
    """Dice or a number; of a spell they may grow: `8d6 +1d6/slot`, `1d8/tier`, `1d8 +1d8/2 slots +modifier`."""

    def read(self, value: Any) -> str:
        if isinstance(value, str) and is_growing(value):
            match = FIGURE.fullmatch(value.strip())
            if match is None:
                raise Refused("bad-dice")
            for dice in (match["base"], match["more"]):
                super().read(dice or "1")
            return value.strip()
        return super().read(value)

    def schema(self) -> dict[str, Any]:
        return {"type": ["string", "integer"], "examples": ["1d8", "2d6+2", "1d8 +1d8/slot"]}


class AddedText(FigureText):
    """Dice or a number, also one below 0; of speed a distance."""

    def read(self, value: Any) -> str:
        if isinstance(value, str) and (match := re.fullmatch(r"([+-]?)([0-9]+ ft)", value)):
            return f"{match[1]}{Distance(low=1).read(match[2])}".lstrip("+")
        return super().read(str(value) if type(value) is int and -MOST <= value < 0 else value)


WALKING: Final = "walking"
"""In place of a distance: as far as it walks."""


class LeastText(Check):
    """A number, or a distance; of speed also `walking`."""

    def read(self, value: Any) -> int:
        if value == WALKING:
            return AS_WALKING
        return Whole(1, 30).read(value) if type(value) is int else Distance(low=1).read(value)

    def schema(self) -> dict[str, Any]:
        return {"type": ["integer", "string"], "examples": [16, "60 ft", WALKING]}


class HarmText(DamageText):
    """Damage; of a spell it may grow: `8d6 fire +1d6/slot`, `1d8/tier acid`."""

    def read(self, value: Any) -> Damage:
        match = re.fullmatch(r"(\S+) ([a-z]+)( .*)?", value.strip()) if isinstance(value, str) else None
        if match is None or not is_growing(value):
            return super().read(value)
        if match[2] not in self.types:
            raise Refused("bad-damage", known=self.types, word=match[2])
        return Damage(FigureText().read(match[1] + (match[3] or "")), match[2])


class LastsText(Notation):
    """How long: `1 minute`, `1d4 rounds`, or to the start or end of the next turn of `me` or `it`: `end it`."""

    examples = ("1 minute", "3 rounds", "1d4 rounds", "start me", "end it")

    def parsed(self, text: str) -> Lasts | None:
        if match := re.fullmatch(r"(start|end) (me|it)", text):
            return Lasts(MOMENTS[match[1]], match[2], is_next=match[1] == "end")
        if match := re.fullmatch(r"([1-9][0-9]?d(?:4|6|8|10|12|20)) (round|minute|hour|day)s", text):
            return Lasts(TURN_END, IT, UNITS[match[2]], dice=match[1])
        match = re.fullmatch(r"([0-9]{1,4}) (round|minute|hour|day)s?", text)
        return Lasts(TURN_END, IT, int(match[1]) * UNITS[match[2]]) if match and int(match[1]) else None


class EscapeText(Notation):
    """What an action must do to end an effect: `str 12`, `str/dex 12` by either, `medicine 12`, `save wis 12`, or
    `action` if that is enough; of a spell `str`, against the caster's DC."""

    examples = ("str 12", "str/dex 12", "save wis 12", "action")

    def parsed(self, text: str) -> tuple[str, int, bool] | None:
        if text == FREELY:
            return FREELY, 0, False
        skill, _, dc = text.partition(" ")
        if skill in SKILLS and dc.isdigit():
            return skill, int(dc), False
        match = re.fullmatch(r"(save )?([a-z]{3}(?:/[a-z]{3})?)(?: ([0-9]{1,2}))?", text)
        is_known = match is not None and all(ability in ABILITIES for ability in match[2].split(EITHER))
        return (match[2], int(match[3] or 0), bool(match[1])) if match and is_known else None


class ScoreText(Notation):
    """An ability and the highest score: `int 3`."""

    examples = ("int 3",)

    def parsed(self, text: str) -> tuple[str, str] | None:
        match = re.fullmatch(r"([a-z]{3}) ([1-9]|[12][0-9]|30)", text)
        return (match[1], match[2]) if match and match[1] in ABILITIES else None


class RatingText(Notation):
    """A challenge rating, or `own`."""

    examples = ("4", "1/2", OWN_CHALLENGE)

    def read(self, value: Any) -> Any:
        return super().read(str(value) if type(value) is int else value)

    def parsed(self, text: str) -> str | None:
        return text if text == OWN_CHALLENGE or re.fullmatch(r"[0-9]{1,2}|1/[248]", text) else None


class HealText(FigureText):
    """Dice, or `dealt necrotic`: as many hit points as damage of this type was dealt; `half dealt necrotic`."""

    def read(self, value: Any) -> Any:
        word, _, type = value.partition(" ") if isinstance(value, str) else ("", "", "")
        if word == "dealt" and type in DAMAGE_TYPES:
            return Heal(type, is_dealt=True)
        if word == "half" and type.removeprefix("dealt ") in DAMAGE_TYPES:
            return Heal(type.removeprefix("dealt "), is_dealt=True, is_half=True)
        return Heal(super().read(value))


class MoveText(Notation):
    """How far it may move: its `speed`, `half` of it, or a distance."""

    examples = ("speed", "half", "60 ft")

    def parsed(self, text: str) -> Move:
        return Move(part=PARTS[text]) if text in PARTS else Move(squares=Distance(low=1).read(text))


class TimesText(Notation):
    """Dice, or the name of a pool."""

    examples = ("1d4", "heads")

    def parsed(self, text: str) -> str | None:
        return text if re.fullmatch(r"[1-9][0-9]?d(4|6|8|10|12|20)|[a-z][a-z-]*", text) else None


class PushText(Notation):
    """How far something is moved: a distance, or `up to` it, as who does it likes."""

    examples = ("10 ft", "up to 10 ft")

    def parsed(self, text: str) -> Push:
        far = text.removeprefix("up to ")
        return Push(Distance(low=1).read(far), is_up_to=far != text)


class ImmuneText(Check):
    """`true` for those who have saved, `once` for all who were touched."""

    def read(self, value: Any) -> Any:
        if value is False or value is None:
            return None
        if value not in (True, ONCE):
            raise Refused("bad-notation", example=ONCE)
        return "saved" if value is True else ONCE

    def schema(self) -> dict[str, Any]:
        return {"enum": [True, False, ONCE]}


class AreaText(Notation):
    """An area: `cone 60 ft`; a `burst` is around who acts, a `sphere` around a point within the range. A line is one
    square wide, or as it says: `line 90 ft x 10 ft`."""

    examples = ("cone 60 ft", "line 100 ft", "line 90 ft x 10 ft", "burst 20 ft", "sphere 20 ft")

    def parsed(self, text: str) -> Shape | None:
        match = re.fullmatch(r"([a-z]+) ([^x]+?)(?: x (.+))?", text)
        if match is None or match[1] not in SHAPES or (match[3] and match[1] != LINE):
            return None
        read = Distance(low=1).read
        return Shape(match[1], read(match[2]), wide=read(match[3]) if match[3] else 1)
