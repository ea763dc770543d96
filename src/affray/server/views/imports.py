"""Stat blocks of others, read for somebody who uploads them, with the report card.  Start at `imported`."""

from typing import Final

from affray.importers import Element, Imported, Unreadable, import_text, is_foreign, keep_playable, library
from affray.server.limits.computing import Budget
from affray.server.messages import requests, responses
from affray.telling.imports import import_disagreement, import_problem, import_reason
from affray.telling.tongue import Tongue

SECONDS: Final = 10
"""How much processor time reading a file may take."""


def imported(foreign: requests.Foreign, tongue: Tongue, budget: Budget) -> responses.ImportedFile:
    """The creatures of a file, told in the caller's language; problems are told beside them."""
    if not is_foreign(foreign.text):
        return responses.ImportedFile(is_foreign=False, yaml="", creatures=[], problems=[])
    budget.start(SECONDS)
    name = foreign.name or "-"
    try:
        imports = import_text(foreign.text, name, budget.has_time)
    except Unreadable as bad:
        return responses.ImportedFile(is_foreign=True, yaml="", creatures=[], problems=[_problem(bad, tongue)])
    keep_playable(imports, name)
    return responses.ImportedFile(
        is_foreign=True,
        yaml=library(imports.found) if imports.found else "",
        creatures=[_creature(one, tongue) for one in imports.found],
        problems=[_problem(problem, tongue) for problem in imports.problems],
    )


def _problem(bad: Unreadable, tongue: Tongue) -> str:
    return import_problem(tongue, bad.file, bad.code, bad.place, bad.args_of_message)


def _creature(one: Imported, tongue: Tongue) -> responses.ImportedCreature:
    return responses.ImportedCreature(
        id=one.id,
        name=one.card.name,
        counts=dict(one.card.counts),
        elements=[_element(element, tongue) for element in one.card.elements],
    )


def _element(element: Element, tongue: Tongue) -> responses.ImportedElement:
    notes = [import_disagreement(tongue, each.field, each.typed, each.prose) for each in element.disagrees]
    return responses.ImportedElement.model_validate(
        {
            "name": element.name,
            "text": element.text,
            "grade": element.grade,
            "lost": element.lost if element.lost != [element.text] else [],
            "notes": [*notes, import_reason(tongue, element.why)] if element.grade == "nothing" else notes,
        }
    )
