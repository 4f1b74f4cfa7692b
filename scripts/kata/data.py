"""Converts our types to plain data and back: for JSON, and for what is kept between runs."""

from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

T = TypeVar("T")

hints_of = cache(get_type_hints)  # which would evaluate each again


def to_data(value: Any, *, without: str = "", inner: Callable[[Any], Any] | None = None) -> Any:
    """The value with dataclasses as dictionaries; the outermost lacks the field `without`.

    `inner` converts what is inside, by default likewise.
    """
    inner = inner or to_data
    if is_dataclass(value):
        names = (field.name for field in fields(value) if field.name != without)
        return {name: inner(getattr(value, name)) for name in names}
    if isinstance(value, dict):
        return {key: inner(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [*map(inner, value)]
    return value.value if isinstance(value, Enum) else value


def named(value: Any, inner: Callable[[Any], Any] | None = None) -> Any:
    """The same, with tuples whose items have names as dictionaries, too."""
    return to_data(value._asdict() if hasattr(value, "_asdict") else value, inner=inner or named)


def ours_in(hints: Iterable[Any], sent_as: dict[Any, Any]) -> list[Any]:
    """Return the types of ours that these are made of, all in all; some are sent as others."""
    found = [part for hint in hints for part in _parts(hint)]
    for kind in found:  # the list grows as we read it
        parts = [part for hint in hints_of(kind).values() for part in _parts(hint)]
        found += [one for part in parts if (one := sent_as.get(part, part)) not in found]
    return found


def _parts(hint: Any) -> list[Any]:
    """Return the types of ours in a type."""
    if inner := get_args(hint):
        return [part for one in inner for part in _parts(one)]
    is_ours = getattr(hint, "__module__", "").startswith("kata.") and not issubclass(hint, Enum)
    return [hint] if is_ours else []


def from_data(kind: type[T], data: Any, **more: Any) -> T:
    """The value that `to_data` converted, with the field it lacks; ValueError if there is none."""
    made: T = _made(kind, data | more if more else data)
    return made


def _made(kind: Any, data: Any) -> Any:
    origin: Any = get_origin(kind) or kind
    inner = get_args(kind)
    if kind is Any:
        return data
    if origin is UnionType:
        some = next(k for k in inner if k is not NoneType)
        return None if data is None else _made(some, data)
    if isinstance(data, dict) and isinstance(origin, type) and is_dataclass(origin):
        hints = hints_of(origin)
        with suppress(KeyError, TypeError):  # a field that is unknown, or one that is missing
            given = {name: _made(hints[name], item) for name, item in data.items()}
            return kind(**given)
    elif origin is dict and isinstance(data, dict):
        return {_made(inner[0], k): _made(inner[1], v) for k, v in data.items()}
    elif origin is list and isinstance(data, list):
        return [_made(inner[0], item) for item in data]
    elif isinstance(origin, type) and issubclass(origin, tuple) and isinstance(data, (list, tuple)):
        if origin is not tuple:  # a NamedTuple
            return origin(*(_made(k, item) for k, item in zip(hints_of(origin).values(), data)))
        kinds = inner[:1] * len(data) if inner[1:] == (...,) else inner
        return tuple(_made(k, item) for k, item in zip(kinds, data, strict=True))
    elif isinstance(origin, type) and issubclass(origin, Enum):
        return origin(data)
    elif isinstance(data, (int, float) if origin is float else origin):
        return data
    raise ValueError(f"{type(data).__name__} in place of {kind}")
