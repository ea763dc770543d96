"""Validating plain values against models, reporting all problems with their places.  Start at `checked`.

Fields with their own notation (distances, dice, names) are parsed by a `Check`, which says exactly what would be
accepted. Field names have hyphens in files and underscores in code.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache
from typing import Annotated, Any, ClassVar, Final, TypeVar, get_args, get_origin

from pydantic import BaseModel, ConfigDict, GetCoreSchemaHandler, GetJsonSchemaHandler, TypeAdapter, ValidationError
from pydantic.fields import FieldInfo
from pydantic_core import CoreSchema, PydanticCustomError, core_schema

from affray.content.problems import MOST_PROBLEMS, Path, Report, kind_of, plain

WANTED: Final[Mapping[str, str]] = {
    "bool_type": "yes-no",
    "dict_type": "mapping",
    "int_type": "number",
    "list_type": "list",
    "model_type": "mapping",
    "string_type": "text",
}
"""Pydantic's error types for a wrong type, and the kind that was wanted."""


class Refused(Exception):
    """A value that a check rejects: the problem code and its arguments."""

    def __init__(self, code: str, **args: Any) -> None:
        super().__init__(code, args)
        self.code = code
        self.args_of_problem = args


class Check(ABC):
    """Parses one field. Used in annotations: `Annotated[int, Whole(1, 30)]`."""

    @abstractmethod
    def read(self, value: Any) -> Any:
        """The parsed value; raises `Refused`."""

    @abstractmethod
    def schema(self) -> dict[str, Any]:
        """The JSON Schema of the accepted values."""

    def __get_pydantic_core_schema__(self, _source: Any, _handler: GetCoreSchemaHandler) -> CoreSchema:
        return core_schema.no_info_plain_validator_function(
            self.validate, metadata={"pydantic_js_functions": [lambda _schema, _handler: self.schema()]}
        )

    def validate(self, value: Any) -> Any:
        try:
            return self.read(value)
        except Refused as refused:
            raise PydanticCustomError(refused.code, "refused", {"args": refused.args_of_problem}) from None


class Shorthand:
    """Accepts a scalar in place of a mapping with only one field: `goblin` for `{block: goblin}`."""

    def __init__(self, field: str) -> None:
        self.field = field

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        return core_schema.no_info_before_validator_function(self._in_full, handler(source))

    def __get_pydantic_json_schema__(self, schema: CoreSchema, handler: GetJsonSchemaHandler) -> dict[str, Any]:
        return {"anyOf": [handler(schema), {"type": ["string", "integer"]}]}

    def _in_full(self, value: Any) -> Any:
        return {self.field: value} if is_scalar(value) else value


class Most:
    """A maximum number of items or fields, checked before any of them."""

    def __init__(self, most: int) -> None:
        self.most = most

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        return core_schema.no_info_before_validator_function(self._counted, handler(source))

    def __get_pydantic_json_schema__(self, schema: CoreSchema, handler: GetJsonSchemaHandler) -> dict[str, Any]:
        written = handler(schema)
        return written | {"maxItems" if written["type"] == "array" else "maxProperties": self.most}

    def _counted(self, value: Any) -> Any:
        if isinstance(value, dict | list) and len(value) > self.most:
            raise PydanticCustomError("too-many", "refused", {"args": {"count": len(value), "most": self.most}})
        return value


class OrOne:
    """Accepts a single item in place of a list."""

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        return core_schema.no_info_before_validator_function(self._in_full, handler(source))

    def __get_pydantic_json_schema__(self, schema: CoreSchema, handler: GetJsonSchemaHandler) -> dict[str, Any]:
        many = handler(schema)
        return {"anyOf": [many, many["items"]]}

    def _in_full(self, value: Any) -> Any:
        return [value] if is_scalar(value) else value


class OrPlain:
    """Accepts a scalar, parsed by a check, in place of a mapping of such values."""

    def __init__(self, check: Check) -> None:
        self.check = check

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        return core_schema.no_info_wrap_validator_function(self._either, handler(source))

    def __get_pydantic_json_schema__(self, schema: CoreSchema, handler: GetJsonSchemaHandler) -> dict[str, Any]:
        return {"anyOf": [handler(schema), self.check.schema()]}

    def _either(self, value: Any, read: Callable[[Any], Any]) -> Any:
        return read(value) if isinstance(value, dict) else self.check.validate(value)


class OrListed:
    """Accepts a list of names in place of a mapping in which all have the same value."""

    def __init__(self, value: str, names: Collection[str]) -> None:
        self.value = value
        self.names = names

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        return core_schema.no_info_before_validator_function(self._in_full, handler(source))

    def __get_pydantic_json_schema__(self, schema: CoreSchema, handler: GetJsonSchemaHandler) -> dict[str, Any]:
        return {"anyOf": [handler(schema), {"type": "array", "items": {"enum": list(self.names)}}]}

    def _in_full(self, value: Any) -> Any:
        if isinstance(value, list) and all(isinstance(name, str) for name in value):
            return dict.fromkeys(value, self.value)
        return value


class Model(BaseModel):
    """A mapping with known fields. All fields are optional, unless they say otherwise."""

    model_config = ConfigDict(
        extra="forbid",
        strict=True,
        frozen=True,
        alias_generator=lambda name: name.rstrip("_").replace("_", "-"),
        use_attribute_docstrings=True,
    )
    also_called: ClassVar[Mapping[str, str]] = {}
    """Alternative field names that people may use by mistake, and the right ones."""

    def given(self) -> dict[str, Any]:
        """The fields that were given."""
        written = {name: getattr(self, name) for name in type(self).model_fields if name in self.model_fields_set}
        return {name: value for name, value in written.items() if value is not None}


Some = TypeVar("Some", bound=Model)


@cache
def _adapter(kind: Any) -> TypeAdapter[Any]:
    return TypeAdapter(kind)


def checked(kind: Any, data: Any, path: Path, report: Report) -> Any:
    """Validate a value; returns None if it is invalid, and the report says why."""
    try:
        return _adapter(kind).validate_python(data)
    except ValidationError as error:
        for count, details in enumerate(error.errors(include_url=False)):
            if count > MOST_PROBLEMS:
                report.more += error.error_count() - count
                break
            _add(report, kind, data, path, details)
        return None


def checked_parts(model: type[Some], data: Any, path: Path, report: Report) -> tuple[Some, frozenset[str]] | None:
    """The valid part of a model, and the names of the invalid fields; None if it is no mapping.

    The valid part can be checked further, so that all problems are reported at once.
    """
    whole = checked(model, data, path, report)
    if whole is not None:
        return whole, frozenset()
    if not isinstance(data, dict):
        return None
    good: dict[str, Any] = {}
    bad: set[str] = set()
    for name, field in model.model_fields.items():
        alias = str(field.alias)
        if alias in data:
            try:
                good[alias] = _adapter(_kind_of(field)).validate_python(data[alias])
            except ValidationError:
                bad.add(name)
    return model.model_construct(**good), frozenset(bad)


def checked_fields(model: type[Some], data: dict[str, Any], report: Report, but: Collection[str]) -> Some:
    """The top-level fields of a file, as far as they are valid, except those in `but`."""
    outer = {name: value for name, value in data.items() if name not in but}
    read = checked_parts(model, outer, (), report)
    assert read is not None
    return read[0]


def _kind_of(field: FieldInfo) -> Any:
    return Annotated[field.annotation, *field.metadata] if field.metadata else field.annotation


def check_names(check: Check, data: Any, path: Path, report: Report) -> dict[str, Any]:
    """A mapping of named things whose names are valid; empty if it is no mapping."""
    if not isinstance(data, dict):
        report.add("wrong-kind", path, data, kind="mapping")
        return {}
    for name in data:
        try:
            check.read(name)
        except Refused as refused:
            report.add(refused.code, (*path, name), name, **refused.args_of_problem)
    return data


def _add(report: Report, kind: Any, data: Any, base: Path, details: Any) -> None:
    code, loc = details["type"], details["loc"]
    steps, found = _follow(data, loc)
    path = (*base, *steps)
    if code == "missing":
        report.add("missing-field", (*path, loc[-1]), field=loc[-1])
    elif code == "extra_forbidden":
        add_unknown_field(report, path, str(loc[-1]), _model_at(kind, loc[:-1]))
    elif code in WANTED:
        report.add("wrong-kind", path, found, kind=WANTED[code])
    elif code == "too_short":
        report.add("empty-list", path, found)
    else:
        word, args = loc[-2] if loc and loc[-1] == "[key]" else found, details["ctx"]["args"]
        if "known" in args:
            report.add_unknown(code, path, word, **args)
        else:
            report.add(code, path, word, **args)


def add_unknown_field(report: Report, path: Path, name: str, model: type[Model]) -> None:
    """Report an unknown field; `path` ends with its name."""
    known = model.also_called.get(plain(name))
    report.add_unknown("unknown-field", path, name, field_names(model), word=known)


def _follow(data: Any, loc: Sequence[str | int]) -> tuple[Path, Any]:
    """The prefix of `loc` that exists in the file, and the value there.

    Not all of it does where a shorthand was written: a scalar for a mapping, or a list.
    """
    path: list[str | int] = []
    for step in loc:
        if isinstance(data, list) and isinstance(step, str) and step in data:
            path.append(data.index(step))
        elif isinstance(data, list | dict) and (isinstance(step, int) or step in data):
            path.append(step)
        else:
            break
        data = data[path[-1]]
    return tuple(path), data


def _model_at(kind: Any, loc: Sequence[str | int]) -> type[Model]:
    """The model at this location."""
    for step in loc:
        inner = _bare(kind)
        if isinstance(inner, type) and issubclass(inner, Model):
            kind = next(f.annotation for f in inner.model_fields.values() if f.alias == step)
        else:
            kind = get_args(inner)[-1]
    model = _bare(kind)
    assert isinstance(model, type)
    assert issubclass(model, Model)
    return model


def _bare(kind: Any) -> Any:
    """The type without Optional and annotations."""
    while True:
        if get_origin(kind) is Annotated:
            kind = get_args(kind)[0]
        elif type(None) in get_args(kind):
            kind = next(each for each in get_args(kind) if each is not type(None))
        else:
            return kind


def field_names(model: type[Model]) -> list[str]:
    """The field names of a model as written in files."""
    return [str(field.alias) for field in model.model_fields.values()]


def wrong_kind(wanted: str) -> Refused:
    return Refused("wrong-kind", kind=wanted)


def is_scalar(value: Any) -> bool:
    return kind_of(value) in ("text", "number", "yes-no")
