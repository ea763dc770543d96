"""Generates TypeScript types of requests and responses from the server's OpenAPI document.

python web/scripts/write_types.py > web/src/generated/api.ts
"""

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from affray.server.app import make_app
from affray.store import Store

PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def main() -> None:
    with TemporaryDirectory() as folder:
        store = Store(Path(folder) / "none.db")
        document = make_app(store).openapi()
        store.close()
    print("// Made by web/scripts/write_types.py from the OpenAPI document: not to be edited.")
    for name, schema in sorted(document["components"]["schemas"].items()):
        print(f"\nexport type {name} = {type_of(schema)};")


def type_of(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "const" in schema:
        return f'"{schema["const"]}"'
    if "enum" in schema:
        return " | ".join(f'"{value}"' for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(type_of(one) for one in schema["anyOf"]))
    if schema.get("type") == "array":
        return f"Array<{type_of(schema['items'])}>"
    if schema.get("type") == "object":
        return object_of(schema)
    return PLAIN.get(schema.get("type", ""), "unknown")


def object_of(schema: dict[str, Any]) -> str:
    """Fields that are always sent are required; in responses, so are those with a default."""
    required = schema.get("required", [])
    fields = [
        f"  {name}{'' if name in required else '?'}: {type_of(field)};"
        for name, field in schema.get("properties", {}).items()
    ]
    more = schema.get("additionalProperties")
    rest = type_of(more) if isinstance(more, dict) else "unknown"
    if not fields:
        return f"Record<string, {rest}>"
    if more:
        fields.append(f"  [more: string]: {rest};")
    return "\n".join(["{", *fields, "}"])


if __name__ == "__main__":
    main()
