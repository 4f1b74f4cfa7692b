"""Probes a solution: the time and the memory that a call takes."""

import gc
import tracemalloc
from contextlib import suppress
from math import inf
from time import perf_counter
from typing import Any

from kata.wire import BUILTINS
from kata.wire.call import Caller
from kata.wire.plain import LARGEST_RESULT, encode
from kata.wire.records import IS_SHALLOW

with suppress(ImportError):  # a browser has none, and nothing is timed there
    from resource import RUSAGE_SELF, getrusage

__builtins__ = BUILTINS

LEAST_TIME = 1e-9  # seconds: the time of a call that only sleeps must not be 0


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
            for (_, own), value in zip(prepared, values):
                results.add(encode(caller.finish(own, value), LARGEST_RESULT))
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
        most = tracemalloc.get_traced_memory()[1]
        return most, [encode(caller.finish(own, value), LARGEST_RESULT)]
    finally:
        tracemalloc.stop()


def processor_time() -> float:
    """Seconds used by this process; under a limit, time.process_time() only counts whole ticks."""
    used = getrusage(RUSAGE_SELF)
    return used.ru_utime + used.ru_stime
