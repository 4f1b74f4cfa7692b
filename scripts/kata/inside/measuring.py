"""Measures a solution: serves requests, one by one, with (the measure, the results)."""

import gc
import tracemalloc
from functools import partial
from marshal import dumps, loads
from queue import SimpleQueue
from time import perf_counter

from kata.inside import BUILTINS, NAME
from kata.inside.call import MOST, encode
from kata.inside.errors import packed
from kata.inside.load import loaded
from kata.inside.pipe import RAISED, RESULT, STEP, send
from kata.inside.tracing import steps

__builtins__ = BUILTINS


def seconds(caller, arguments, calls, batches):
    """Seconds per call, each with its own copy of the arguments, and the distinct results.

    The best of several batches: the first warm up, and any may be interrupted by other processes.
    """
    samples, results = [], set()
    gc.collect()
    gc.disable()
    try:
        for _ in range(batches):
            prepared = [caller.prepare(arguments) for _ in range(calls)]
            values = []
            keep = values.append
            begin = perf_counter()
            for call, own in prepared:
                keep(call(*own))
            samples.append((perf_counter() - begin) / calls)
            pairs = zip(prepared, values)
            results.update(encode(caller.finish(own, value), MOST) for (_, own), value in pairs)
    finally:
        gc.enable()
    return min(samples), list(results)


def peak(caller, arguments):
    """The peak of bytes that one call allocates, its arguments not counted, and its result."""
    call, own = caller.prepare(arguments)
    tracemalloc.start()
    try:
        value = call(*own)
        return tracemalloc.get_traced_memory()[1], [encode(caller.finish(own, value), MOST)]
    finally:
        tracemalloc.stop()


def measuring(path, shape, out):
    """The work, which serves requests until the process ends, and what queues one."""
    requests = SimpleQueue()
    measures = {
        "seconds": seconds,
        "peak": peak,
        "steps": partial(steps, lambda step: send(out, STEP + step)),
    }

    def work(_in_force):
        caller = loaded(path, shape, NAME, lambda letter, rest: send(out, letter + rest))
        if not caller:
            return
        while True:
            what, *request = loads(requests.get())
            try:
                letter, rest = RESULT, dumps(measures[what](caller, *request), 2)
            except BaseException as error:
                letter, rest = RAISED, packed(error, NAME, caller.call)
            send(out, letter + rest)

    return work, requests.put
