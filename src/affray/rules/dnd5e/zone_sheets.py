"""What areas that last are like, in words.  Start at `notes_of`; `sheets.py` says the rest of a stat block."""

from affray.books.phrasing import Speaker
from affray.rules.dnd5e.state.zone_kinds import DARKNESS, LIT, Clear, ZoneKind


def notes_of(speaker: Speaker, ground: ZoneKind) -> list[str]:
    """How the area looks, what it is to move in it, and how it moves and ends."""
    notes = [speaker.say("sheet-zone", "high", squares=ground.high)] if ground.high else []
    traits = {"rough": ground.is_rough, "silent": ground.is_silent, "spares": ground.spares, "follows": ground.follows}
    notes += [speaker.say("sheet-zone", part) for part, is_so in traits.items() if is_so]
    notes += [speaker.say("sheet-zone", ground.veils)] if ground.veils else []
    also = {"steep": ground.is_steep, "inwards": ground.inwards, "gas": ground.is_gas, "steered": ground.is_steered}
    also |= {"shelters": ground.shelters, "deflects": ground.deflects}
    notes += [speaker.say("sheet-lasting", "drifts", squares=ground.drifts)] if ground.drifts else []
    notes += [speaker.say("sheet-lasting", part) for part, is_so in also.items() if is_so]
    notes += [speaker.say("sheet-lasting", "light", squares=ground.shines)] if ground.shines else []
    notes += [speaker.say("sheet-lasting", ground.fills)] if ground.fills else []
    if ground.panel is not None:
        notes.append(speaker.say("sheet-lasting", "panel", ac=ground.panel.armour_class, hp=ground.panel.hp))
    notes += [speaker.say("sheet-lasting", "beside", squares=ground.beside)] if ground.beside else []
    notes += [speaker.say("sheet-lasting", "total", amount=ground.total)] if ground.total else []
    return notes


def tell_clear(speaker: Speaker, step: Clear) -> str:
    things = [
        speaker.say("sheet-clear", what, **({"level": step.level} if what in (DARKNESS, LIT) else {}))
        for what in step.what
    ]
    return speaker.say("sheet-clear", "clears", things=", ".join(things))
