"""JSON Schemas of the files, for editors that complete and check while one writes.  Start at `json_schema`."""

from typing import Any, Final

from pydantic import TypeAdapter

from affray.content.checks import Model
from affray.content.dnd5e.models import Encounter, Library
from affray.rules.dnd5e.rulebook import FEATURES, Dnd5e

KINDS: Final[dict[str, type[Model]]] = {"encounter": Encounter, "library": Library}


def json_schema(kind: str) -> dict[str, Any]:
    """The schema of a kind of file: `encounter`, or `library` for stat blocks and weapons by themselves."""
    model = KINDS[kind]
    schema: dict[str, Any] = _without_nothing(TypeAdapter(model).json_schema(by_alias=True))
    for part in (schema, *schema.get("$defs", {}).values()):
        fields = part.get("properties", {})
        if "features" in fields:
            fields["features"]["items"] = {"enum": sorted(FEATURES)}
        if "options" in fields:
            fields["options"] = _options()
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **schema}


def _options() -> dict[str, Any]:
    readings = {
        name: {"enum": [*values, *(int(word) for word in values if word.isdigit()), True, False]}
        for name, values in Dnd5e.choices.items()
    }
    return {"type": "object", "properties": readings, "additionalProperties": False}


def _without_nothing(schema: Any) -> Any:
    """The same schema where nothing may be null: a field is written or left out."""
    if isinstance(schema, list):
        return [_without_nothing(item) for item in schema]
    if not isinstance(schema, dict):
        return schema
    kept = {key: _without_nothing(item) for key, item in schema.items() if not (key == "default" and item is None)}
    choices = [each for each in kept.get("anyOf", ()) if each != {"type": "null"}]
    if len(choices) == 1:
        del kept["anyOf"]
        return kept | choices[0]
    return kept | {"anyOf": choices} if choices else kept
