"""JSON Schemas of the content files, for editors.  Start at `json_schema`."""

from typing import Any, Final

from pydantic import TypeAdapter

from affray.content.books import find_part, rulebook_of, usual
from affray.content.parts import Part

KINDS: Final = ("encounter", "library")


def json_schema(kind: str, rulebook: str = "") -> dict[str, Any]:
    """The schema of a kind of file: `encounter`, or `library` for a file of stat blocks and weapons."""
    part = find_part(rulebook) if rulebook else usual()
    model = {"encounter": part.encounter, "library": part.library}[kind]
    schema: dict[str, Any] = _without_null(TypeAdapter(model).json_schema(by_alias=True))
    for place in (schema, *schema.get("$defs", {}).values()):
        fields = place.get("properties", {})
        for name in part.words.keys() & fields.keys():
            fields[name]["items"] = {"enum": sorted(part.words[name])}
        if "options" in fields:
            fields["options"] = _options(part)
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **schema}


def _options(part: Part) -> dict[str, Any]:
    readings = {
        name: {"enum": [*values, *(int(word) for word in values if word.isdigit()), True, False]}
        for name, values in rulebook_of(part).choices.items()
    }
    return {"type": "object", "properties": readings, "additionalProperties": False}


def _without_null(schema: Any) -> Any:
    """The schema without null: a field is present or absent."""
    if isinstance(schema, list):
        return [_without_null(item) for item in schema]
    if not isinstance(schema, dict):
        return schema
    kept = {key: _without_null(item) for key, item in schema.items() if not (key == "default" and item is None)}
    choices = [each for each in kept.get("anyOf", ()) if each != {"type": "null"}]
    if len(choices) == 1:
        del kept["anyOf"]
        return kept | choices[0]
    return kept | {"anyOf": choices} if choices else kept
