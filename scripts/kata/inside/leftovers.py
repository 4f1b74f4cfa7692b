"""Finds what calls leave behind for later ones: in a default, a class, a global or a cache."""

import sys
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import suppress
from copy import deepcopy
from types import FunctionType, ModuleType
from typing import Any, NamedTuple

from kata.inside.load import load
from kata.wire import BUILTINS, NAME
from kata.wire.call import Caller
from kata.wire.cells import Values, compact
from kata.wire.model import Setup
from kata.wire.plain import LARGEST_RESULT, encode
from kata.wire.prelude import prelude

__builtins__ = BUILTINS

PLACES = 8  # that are put back one at a time
HOLDING = list, deque, dict, set
ABSENT = object()


class Place(NamedTuple):
    """A place in which a value outlives a call."""

    name: str  # as people are told of it
    value: Any
    put: Callable[[Any], None]


def left_behind(
    setup: Setup, _: Caller, earlier: list[bytes], arguments: bytes
) -> tuple[bytes, list[tuple[str, str, bytes]]]:
    """Return the result of a call after earlier ones; then the places that these changed.

    Of each: its name, its value, and the result if it is put back before the call. The file is run
    anew for each of these.
    """
    result, changed = _attempt(setup, earlier, arguments, "")
    return result, [
        (name, now, _attempt(setup, earlier, arguments, name)[0])
        for name, now in [*changed.items()][:PLACES]
    ]


def _attempt(
    setup: Setup, earlier: list[bytes], arguments: bytes, again: str
) -> tuple[bytes, dict[str, str]]:
    """Return the result of a call, empty if it raises, with a place put back; and what changed."""
    caller = load(setup, NAME)
    module, known = sys.modules["solution"], prelude(caller.given)
    first = {one.name: (_copy(one.value), _shown(one.value)) for one in _places(module, known)}
    for one in earlier:
        with suppress(Exception):
            _result(caller, one)
    changed: dict[str, str] = {}
    for place in [*_places(module, known)]:
        value, before = first.get(place.name, (ABSENT, ""))
        if before != (now := _shown(place.value)):
            changed[place.name] = now
        if place.name == again:
            _put_back(place, value)
    with suppress(Exception):
        return _result(caller, arguments), changed
    return b"", changed


def _result(caller: Caller, arguments: bytes) -> bytes:
    call, values = caller.prepare(arguments)
    return encode(caller.finish(values, call(*values)), LARGEST_RESULT)


def _places(module: ModuleType, known: dict[str, Any]) -> Iterator[Place]:
    """Yield the places in a module, without what LeetCode has in scope."""
    for name, value in [*vars(module).items()]:
        if name.startswith("__") or (name in known and value is known[name]):
            continue
        if isinstance(value, type) and value.__module__ == "solution":
            for inner, held in [*vars(value).items()]:
                yield from _of_function(inner, held)
                if not inner.startswith("__") and not _is_function(held):
                    what = f"{name}.{inner}, an attribute of the class,"
                    yield Place(what, held, _setter(value, inner))
        elif not isinstance(value, (type, ModuleType)):
            yield from _of_function(name, value)
            if not _is_function(value):
                yield Place(f"the global {name}", value, _setter(module, name))


def _is_function(value: Any) -> bool:
    plain = getattr(value, "__func__", value)  # of a static or a class method
    return isinstance(getattr(plain, "__wrapped__", plain), FunctionType)


def _of_function(name: str, function: Any) -> Iterator[Place]:
    """Yield the cache of a function, and the defaults of its parameters that can be changed."""
    if not _is_function(function):
        return
    plain = getattr(function, "__func__", function)
    if hasattr(plain, "cache_clear") and hasattr(plain, "cache_info"):
        size = plain.cache_info().currsize
        yield Place(f"the cache of {name}", size, lambda _: plain.cache_clear())
    inner = getattr(plain, "__wrapped__", plain)
    code, defaults = inner.__code__, inner.__defaults__ or ()
    names = code.co_varnames[: code.co_argcount][-len(defaults) :] if defaults else ()
    for parameter, value in [*zip(names, defaults), *(inner.__kwdefaults__ or {}).items()]:
        if isinstance(value, HOLDING):
            yield Place(f"the default {parameter} of {name}", value, lambda _: None)


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
    """Return a value as recordings have it, and what it holds, as JSON."""
    values = Values({})
    cell = values.of(value)
    return compact([cell, values.heap()])
