"""Measures a solution: serves requests, one by one, with (the measure, the results)."""

import gc
import tracemalloc
from functools import partial
from marshal import dumps, loads
from queue import SimpleQueue
from resource import RUSAGE_SELF, getrusage
from time import perf_counter

from kata.inside.load import loaded
from kata.inside.tracing import steps
from kata.wire import BUILTINS, NAME
from kata.wire.errors import packed
from kata.wire.pipe import RAISED, RESULT, STEP, send
from kata.wire.plain import MOST, encode

__builtins__ = BUILTINS

LEAST = 1e-9  # seconds: a call that does nothing but sleep takes more than none


def processor_time():
    """Seconds of this process; under a limit of them, time.process_time() counts in ticks only."""
    used = getrusage(RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


def seconds(caller, arguments, calls, batches):
    """(processor time, time on the clock) per call, and the distinct results.

    Each call has its own copy of the arguments. Both times are the best of several batches, since
    the first ones warm up; what else runs on the machine affects the processor time very little.
    """
    samples, clocked, results = [], [], set()
    gc.collect()
    gc.disable()
    try:
        for _ in range(batches):
            prepared = [caller.prepare(arguments) for _ in range(calls)]
            values = []
            keep = values.append
            begin, start = processor_time(), perf_counter()
            for call, own in prepared:
                keep(call(*own))
            clocked.append((perf_counter() - start) / calls)
            samples.append((processor_time() - begin) / calls)
            pairs = zip(prepared, values)
            results.update(encode(caller.finish(own, value), MOST) for (_, own), value in pairs)
    finally:
        gc.enable()
    return (max(min(samples), LEAST), min(clocked)), list(results)


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
