"""The inside of the process that one solution is timed in: it answers requests, one by one.

A request is (what to measure, arguments, calls, batches), a reply is (the measure, the different
answers) or what `described` says of an exception; four bytes of length stand before each.
"""

import gc
import os
import sys
import tracemalloc
from marshal import dumps, loads
from queue import SimpleQueue
from time import perf_counter

import runner
from loading import load
from records import send


def timed(solution, method, arguments, calls, batches):
    """Seconds for one call, each on a fresh copy, and the different answers.

    The best of some batches: the first warm up, others may be interrupted by who shares the core.
    """
    samples, answers = [], set()
    gc.collect()
    gc.disable()
    for _ in range(batches):
        copies = [(getattr(solution(), method), loads(arguments)) for _ in range(calls)]
        values = []
        keep = values.append
        begin = perf_counter()
        for call, copy in copies:
            keep(call(*copy))
        samples.append((perf_counter() - begin) / calls)
        answers.update([dumps(value, 2) for value in values])
    gc.enable()
    return min(samples), list(answers)


def traced(solution, method, arguments):
    """The peak bytes that one call allocates, its arguments not counted, and its answer."""
    call, copy = getattr(solution(), method), loads(arguments)
    tracemalloc.start()
    try:
        value = call(*copy)
        return tracemalloc.get_traced_memory()[1], [dumps(value, 2)]
    finally:
        tracemalloc.stop()


def answer(path, method, requests, out):
    """Answer requests for ever."""
    solution = load(path, method)
    measures = {"time": timed, "memory": traced}
    while True:
        what, *request = loads(requests.get())
        try:
            reply = dumps(measures[what](solution, method, *request), 2)
        except BaseException as error:
            reply = runner.described(error)
        send(out, reply)


def main(path, method, out, life, **limits):
    requests = SimpleQueue()
    runner.begin(lambda: answer(path, method, requests, out), **limits)
    with open(life, "rb") as asked:
        while header := asked.read(4):
            requests.put(asked.read(int.from_bytes(header, "little")))
    os._exit(0)  # the judge is gone


if __name__ == "__main__":
    main(**loads(bytes.fromhex(sys.argv[1])))
