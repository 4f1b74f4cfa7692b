"""Plain data as bytes: how to make them, and how to read them without trusting them."""

from marshal import dumps, loads
from typing import Any

from kata.wire import BUILTINS
from kata.wire.errors import UnfitError

__builtins__ = BUILTINS

MOST = 1 << 24  # bytes of a result
PLAIN = {type(None), bool, int, float, complex, str, bytes}

# What marshal writes for plain data: a letter, then this many bytes, or a count and this many each.
FIXED = {b"N": 0, b"T": 0, b"F": 0, b".": 0, b"S": 0, b"0": 0, b"{": 0, b"i": 4, b"g": 8, b"y": 16}
COUNTED = {b"u": 1, b"s": 1, b"l": 2, b"[": 0, b"(": 0, b"<": 0, b">": 0}


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
    waiting = [value]
    for item in waiting:  # the list grows as we read it
        if isinstance(item, dict):
            waiting += [*item, *item.values()]
        elif isinstance(item, (list, tuple, set, frozenset)):
            waiting += item
        elif type(item) not in PLAIN:
            return type(item).__name__
    return ""


def copied(name: str, value: Any) -> Any:
    """What a method returned, as plain data: no object is handed on with it, or changed later."""
    try:
        return loads(encode(value))
    except UnfitError as error:
        raise UnfitError(f"{name}() {error}") from None


def value_of(data: bytes) -> Any:
    """The plain data that these bytes hold; ValueError if they hold anything else.

    marshal alone would make code objects, and allocate any length that the bytes claim.
    """
    position = items = 0
    while position < len(data):
        kind = data[position : position + 1]
        position += 1
        if kind in FIXED:
            position += FIXED[kind]
        elif kind in COUNTED:
            count = abs(int.from_bytes(data[position : position + 4], "little", signed=True))
            position += 4 + count * COUNTED[kind]
            items += count if not COUNTED[kind] else 0
        else:
            position = len(data) + 1
    sound = position == len(data) and items <= len(data)  # an item takes at least one byte
    try:
        return loads(data if sound else b"")
    except (EOFError, TypeError, ValueError):
        raise ValueError("the result is not plain data") from None
