"""Finds what calls leave behind for later ones: in a default, a class, a global or a cache."""

import sys
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import suppress
from copy import deepcopy
from types import FunctionType, ModuleType
from typing import Any, NamedTuple, TypeAlias

from kata.inside.load import load
from kata.wire import BUILTINS, NAME
from kata.wire.call import Caller
from kata.wire.cells import Values, compact
from kata.wire.model import Setup
from kata.wire.plain import MOST, encode
from kata.wire.prelude import prelude

__builtins__ = BUILTINS

PLACES = 8  # that are put back one at a time
HOLDING = list, deque, dict, set
ABSENT = object()

Key: TypeAlias = tuple[str, str, str]  # of a place: its kind, owner and name


class Place(NamedTuple):
    """A place in which a value outlives a call."""

    kind: str  # "default", "attribute", "global" or "cache"
    owner: str  # the function or the class
    name: str
    value: Any
    put: Callable[[Any], None]

    @property
    def key(self) -> Key:
        return self.kind, self.owner, self.name


def left_behind(
    setup: Setup, _: Caller, earlier: list[bytes], arguments: bytes
) -> tuple[bytes, list[tuple[str | bytes, ...]]]:
    """The result of a call after earlier ones; then what these changed, one place at a time.

    Of each: its key, its value at first and then, and the result if it is put back before the
    call. The file is run anew for each of these.
    """
    result, changed = _attempt(setup, earlier, arguments, None)
    return result, [
        (*key, *both, _attempt(setup, earlier, arguments, key)[0])
        for key, both in [*changed.items()][:PLACES]
    ]


def _attempt(
    setup: Setup, earlier: list[bytes], arguments: bytes, key: Key | None
) -> tuple[bytes, dict[Key, tuple[str, str]]]:
    """The result of a call, empty if it raises, with that place put back; and what had changed."""
    caller = load(setup, NAME)
    module, known = sys.modules["solution"], prelude(caller.given)
    first = {place.key: _copy(place.value) for place in places(module, known)}
    seen: dict[Key, str] = {place.key: _shown(place.value) for place in places(module, known)}
    for one in earlier:
        with suppress(Exception):
            _result(caller, one)
    changed: dict[Key, tuple[str, str]] = {}
    for place in [*places(module, known)]:
        before, now = seen.get(place.key, ""), _shown(place.value)
        if before != now:
            changed[place.key] = before, now
        if place.key == key:
            _put_back(place, first.get(key, ABSENT))
    with suppress(Exception):
        return _result(caller, arguments), changed
    return b"", changed


def _result(caller: Caller, arguments: bytes) -> bytes:
    call, values = caller.prepare(arguments)
    return encode(caller.finish(values, call(*values)), MOST)


def places(module: ModuleType, known: dict[str, Any]) -> Iterator[Place]:
    """The places in a module, without what LeetCode has in scope."""
    for name, value in [*vars(module).items()]:
        if name.startswith("__") or (name in known and value is known[name]):
            continue
        if isinstance(value, type) and value.__module__ == "solution":
            for inner, held in [*vars(value).items()]:
                if _is_function(held):
                    yield from _places_of(inner, held)
                elif not inner.startswith("__"):
                    yield Place("attribute", name, inner, held, _setter(value, inner))
        elif _is_function(value):
            yield from _places_of(name, value)
        elif not isinstance(value, (type, ModuleType)):
            yield Place("global", "", name, value, _setter(module, name))


def _is_function(value: Any) -> bool:
    plain = getattr(value, "__func__", value)  # of a static or a class method
    return isinstance(getattr(plain, "__wrapped__", plain), FunctionType)


def _places_of(name: str, function: Any) -> Iterator[Place]:
    """The cache of a function, and the defaults of its parameters that can be changed."""
    plain = getattr(function, "__func__", function)
    if hasattr(plain, "cache_clear") and hasattr(plain, "cache_info"):
        size = plain.cache_info().currsize
        yield Place("cache", name, "", size, lambda _: plain.cache_clear())
    inner = getattr(plain, "__wrapped__", plain)
    code, defaults = inner.__code__, inner.__defaults__ or ()
    names = code.co_varnames[: code.co_argcount][-len(defaults) :] if defaults else ()
    for parameter, value in [*zip(names, defaults), *(inner.__kwdefaults__ or {}).items()]:
        if isinstance(value, HOLDING):
            yield Place("default", name, parameter, value, lambda _: None)


def _setter(owner: Any, name: str) -> Callable[[Any], None]:
    def put(value: Any) -> None:
        if value is ABSENT:
            delattr(owner, name)
        else:
            setattr(owner, name, value)

    return put


def _put_back(place: Place, first: Any) -> None:
    """Give a place its first value; what holds others stays the same object, as others name it."""
    now = place.value
    if isinstance(now, HOLDING) and type(now) is type(first):
        now.clear()
        if isinstance(now, (dict, set)):
            now.update(first)
        else:
            now.extend(first)
    else:
        place.put(first)


def _copy(value: Any) -> Any:
    with suppress(Exception):
        return deepcopy(value)
    return value


def _shown(value: Any) -> str:
    """A value as recordings have it, and what it holds, as JSON."""
    values = Values({})
    cell = values.of(value)
    return compact([cell, values.heap()])
