"""Meeting Rooms II: how many meetings are under way at each start."""

from bisect import bisect_right
from random import Random

COMPARED = [("short", 10), ("short", 10_000), ("long", 10_000), ("same", 10_000)]
TIMES = range(10**6 + 1)


def answer(intervals):
    """Whenever a meeting starts, those that have started and not ended are under way."""
    starts, ends = map(sorted, zip(*intervals))
    return max(bisect_right(starts, start) - bisect_right(ends, start) for start in starts)


def workloads(size):
    """That many meetings to time."""
    rng = Random("workloads")
    return {
        "short": (anywhere(rng, size, 1000),),
        "long": (anywhere(rng, size, TIMES[-1]),),
        "same": ([[TIMES[0], TIMES[-1]]] * size,),
    }


def anywhere(rng, count, longest):
    """Meetings of up to that length that start anywhere."""
    starts = [rng.choice(TIMES[:-1]) for _ in range(count)]
    return [[start, min(start + rng.randint(1, longest), TIMES[-1])] for start in starts]
