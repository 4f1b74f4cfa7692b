"""Probes a solution: what a call takes, holds and runs, and what another text of it returns."""

import gc
import sys
import tracemalloc
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, nullcontext, suppress
from itertools import islice
from marshal import loads
from math import inf
from time import perf_counter
from types import FrameType
from typing import Any

from kata.inside.load import load
from kata.wire import BUILTINS, NAME
from kata.wire.call import Caller
from kata.wire.cells import attributes
from kata.wire.model import Setup
from kata.wire.plain import LARGEST_RESULT, encode
from kata.wire.prelude import prelude
from kata.wire.records import IS_SHALLOW

with suppress(ImportError):  # a browser has none, and nothing is timed there
    from resource import RUSAGE_SELF, getrusage

__builtins__ = BUILTINS

LEAST_TIME = 1e-9  # seconds: the time of a call that only sleeps must not be 0
STEPS = 2000  # that are looked at
ITEMS, DEEP = 100, 3  # of a value
LARGEST = 1 << 64
PLAIN = list, tuple, set, frozenset


def seconds(
    caller: Caller, arguments: bytes, calls: int, batches: int, most: float = inf
) -> tuple[tuple[float, float, float], list[bytes]]:
    """(processor time, time on the clock, time with all that is around it) per call, and results.

    Each call has its own copy of the arguments. All times are the best of several batches, since
    the first ones warm up; other programs hardly affect the processor time. After `most` seconds,
    what is not timed included, no batch is begun.
    """
    samples: list[float] = []
    clocked: list[float] = []
    whole: list[float] = []
    results: set[bytes] = set()
    end = perf_counter() + most
    gc.collect()
    if not IS_SHALLOW:  # where the collector helps to free what is nested deep
        gc.disable()
    try:
        for _ in range(batches):
            if (before := perf_counter()) > end and samples:
                break
            prepared = [caller.prepare(arguments) for _ in range(calls)]
            values: list[Any] = []
            keep = values.append
            begin, start = processor_time(), perf_counter()
            for call, own in prepared:
                keep(call(*own))
            clocked.append((perf_counter() - start) / calls)
            samples.append((processor_time() - begin) / calls)
            pairs = zip(prepared, values)
            results.update(
                encode(caller.finish(own, value), LARGEST_RESULT) for (_, own), value in pairs
            )
            whole.append((perf_counter() - before) / calls)
    finally:
        gc.enable()
    return (max(min(samples), LEAST_TIME), min(clocked), min(whole)), list(results)


def peak(caller: Caller, arguments: bytes) -> tuple[int, list[bytes]]:
    """The most bytes that one call holds at a time, besides its arguments; and its result."""
    call, own = caller.prepare(arguments)
    tracemalloc.start()
    try:
        value = call(*own)
        return tracemalloc.get_traced_memory()[1], [
            encode(caller.finish(own, value), LARGEST_RESULT)
        ]
    finally:
        tracemalloc.stop()


def processor_time() -> float:
    """Seconds used by this process; under a limit, time.process_time() only counts whole ticks."""
    used = getrusage(RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


def held_constants(caller: Caller, arguments: bytes) -> tuple[list[int | str], list[bytes]]:
    """The constants in its locals, attributes and globals during a call, without the input's."""
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


def lines_run(caller: Caller, arguments: bytes, most: int) -> list[int]:
    """Return the lines that one call runs; after so many steps, it is ended."""
    found = set[int]()
    with suppress(Exception), ended_after(most, found):
        call, own = caller.prepare(arguments)
        call(*own)
    return [*found]


def edited(setup: Setup, _: Caller, text: str, inputs: list[bytes], most: int) -> list[bytes]:
    """Return the results of another text of the same solution, one for each input.

    After so many steps, 0 for any number, it is ended: that is cheaper than a new process. The
    results so far are returned then, if they are those of most inputs.
    """
    results = list[bytes]()
    try:
        with ended_after(most, set()) if most else nullcontext():
            caller = load(setup, NAME, text)
            for arguments in inputs:
                call, values = caller.prepare(arguments)
                results.append(encode(caller.finish(values, call(*values)), LARGEST_RESULT))
    except TimeoutError:
        if 2 * len(results) <= len(inputs):
            raise
    return results


@contextmanager
def ended_after(most: int, lines: set[int]) -> Iterator[None]:
    """Collect the lines of the solution that run, and raise TimeoutError after so many steps."""
    left = most

    def trace(frame: FrameType, event: str, _arg: Any) -> Any:
        nonlocal left
        if frame.f_code.co_filename != NAME:
            return None
        if event == "line":
            lines.add(frame.f_lineno)
            left -= 1
        if left < 0:
            raise TimeoutError
        return trace

    sys.settrace(trace)
    try:
        yield
    finally:
        sys.settrace(None)


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
