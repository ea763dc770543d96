"""What mypyc is told about a class: `mypyc_attr`, from a package that is needed only where Affray is compiled."""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

Kind = TypeVar("Kind")

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**_attributes: object) -> Callable[[Kind], Kind]:
        """Mark a class for the compiler, which reads it in the source: in plain Python it does nothing."""
        return lambda kind: kind


__all__ = ["mypyc_attr"]
