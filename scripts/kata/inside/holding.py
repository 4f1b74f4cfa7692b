"""Collects the numbers and letters that a solution holds while it runs: where a sentinel may be."""

import sys
from collections.abc import Iterable
from itertools import islice
from marshal import loads
from types import FrameType
from typing import Any

from kata.wire import BUILTINS, NAME
from kata.wire.call import Caller
from kata.wire.prelude import prelude
from kata.wire.values import attributes

__builtins__ = BUILTINS

STEPS = 2000  # that are looked at
ITEMS, DEEP = 100, 3  # of a value
LARGEST = 1 << 64
PLAIN = list, tuple, set, frozenset


def held(caller: Caller, arguments: bytes) -> tuple[list[int | str], list[bytes]]:
    """What its locals, attributes and globals hold in a call, apart from what the input holds."""
    found: dict[int | str, None] = {}
    left = STEPS

    def trace(frame: FrameType, _event: str, _arg: Any) -> Any:
        nonlocal left
        if frame.f_code.co_filename != NAME or not left:
            return None
        left -= 1
        _collect(frame.f_locals.values(), found)
        return trace

    call, own = caller.prepare(arguments)
    sys.settrace(trace)
    try:
        call(*own)
    finally:
        sys.settrace(None)
    known = prelude(caller.given)
    kept = [v for name, v in vars(sys.modules["solution"]).items() if name not in known]
    _collect(kept, found)
    classes = (value for value in kept if isinstance(value, type))
    _collect((v for c in classes for n, v in vars(c).items() if n[:2] != "__"), found)
    given: dict[int | str, None] = {}
    _collect(loads(arguments), given)
    return [value for value in found if value not in given], []


def _collect(values: Iterable[Any], found: dict[int | str, None], deep: int = 0) -> None:
    """Add the numbers and letters among some values, and in what these hold."""
    for value in islice(values, ITEMS):
        kind = type(value)
        if (kind is int and abs(value) < LARGEST) or (kind is str and len(value) == 1):
            found[value] = None
        elif deep == DEEP:
            continue
        elif kind in PLAIN:
            _collect(value, found, deep + 1)
        elif kind is dict:
            _collect([*value.keys(), *value.values()][:ITEMS], found, deep + 1)
        elif kind.__module__ == "solution":
            _collect((inner for _, inner in attributes(value)), found, deep + 1)
