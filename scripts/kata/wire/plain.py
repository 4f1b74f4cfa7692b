"""Plain data as bytes: how to make them, and how to read them without trusting them."""

import re
from functools import lru_cache
from marshal import dumps, loads
from typing import Any

from kata.wire import BUILTINS
from kata.wire.records import UnfitError

__builtins__ = BUILTINS

LARGEST_RESULT = 1 << 24  # bytes of a result
DEEPEST = 100  # lists within lists: nothing here that walks a value need expect more
PLAIN = {type(None), bool, int, float, complex, str, bytes}

# What marshal writes: a letter, then so many bytes, or a count and this many bytes for each. Most
# data is a run of numbers and short texts; its length is bounded for the sake of Ctrl-C.
SHORT = b"|".join(b"%c\0\0\0.{%d}" % (size, size) for size in range(1, 17))
RUN = re.compile(b"(?s:i.{4}|[NTF]|g.{8}|u(?:%s)){1,4096}" % SHORT)
COUNTED = {b"u": 1, b"s": 1, b"l": 2, b"[": 0, b"(": 0}
UNREAD = {b"{": "dict", b"<": "set", b">": "frozenset", b"y": "complex", b".": "ellipsis"}


def encode(value: Any, most: int = 0) -> bytes:
    """Plain data as bytes that are equal exactly when values and types are.

    (marshal's later versions mark shared references, so equal values may differ there.)
    """
    try:
        data = dumps(value, 2)
    except ValueError:
        raise UnfitError(
            f"returned a value of type {type(value).__name__}, which is not plain data"
            " (numbers, strings, lists ...) all the way down"
        ) from None
    if b"s" in data and (kind := _disguised(value)):
        raise UnfitError(f"returned a value of type {kind}, which is not plain data")
    if most and len(data) > most:
        raise UnfitError(f"returned more than {most >> 20} MB of data")
    return data


def _disguised(value: Any) -> str:
    """The type of a value that marshal would write as bytes, as it does numpy's; or nothing."""
    level = [value]
    while not PLAIN.issuperset(map(type, level)):
        nested: list[Any] = []
        for item in level:
            if isinstance(item, dict):
                nested += [*item, *item.values()]
            elif isinstance(item, (list, tuple, set, frozenset)):
                nested += item
            elif type(item) not in PLAIN:
                return type(item).__name__
        level = nested
    return ""


def copied(name: str, value: Any) -> Any:
    """What a method returned, as plain data: no object is handed on with it, or changed later."""
    try:
        return loads(encode(value))
    except UnfitError as error:
        raise UnfitError(f"{name}() {error}") from None


def value_of(data: bytes) -> Any:
    """Return the numbers, strings, lists and tuples that these bytes hold.

    UnfitError if they hold other plain data, which is right nowhere; ValueError for anything else.
    """
    _require_plain(data)
    return loads(data)


@lru_cache(maxsize=1)  # the same bytes are read several times in a row
def _require_plain(data: bytes) -> None:
    """Raise an error unless `loads` can read these bytes, in a time that grows as they do.

    marshal alone would make code objects, and allocate any length that the bytes claim. In a set or
    a dictionary, n keys that collide take it n * n steps.
    """
    position = items = 0
    while position < len(data):
        if run := RUN.match(data, position):
            position = run.end()
            continue
        kind, start = data[position : position + 1], position + 5
        if kind in UNREAD:
            what = f"a value of type {UNREAD[kind]}"
            raise UnfitError(f"returned data with {what} in it" if position else f"returned {what}")
        if kind not in COUNTED:
            break
        count = abs(int.from_bytes(data[position + 1 : start], "little", signed=True))
        items += count if not COUNTED[kind] else 0
        position = start + count * COUNTED[kind]
    is_whole = position == len(data) and items <= len(data)  # an item takes at least one byte
    try:
        level = [loads(data if is_whole else b"")]
    except (EOFError, TypeError, ValueError):
        raise ValueError("the result is not plain data") from None
    for _ in range(DEEPEST):
        if not (level := [item for some in level if type(some) in (list, tuple) for item in some]):
            return
    raise UnfitError(f"returned lists that are nested more than {DEEPEST} deep")
