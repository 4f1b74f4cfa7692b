"""Meeting Rooms II: the lists to judge on, and how many meetings are under way at each start."""

from bisect import bisect_right
from random import Random

SMALL, LARGEST = 4, 10_000
COMPARED = [("short", 10), ("short", 10_000), ("long", 10_000), ("same", 10_000)]
TIMES = range(10**6 + 1)


def inputs(pick, size):
    """Up to three meetings at times 0 to 3 and any other; four of them at 0 to 2 and any other.

    Larger lists start at any of some times, and take any of some lengths.
    """
    count = pick(range(1, size + 1))
    if size > SMALL:
        starts, lengths = pick.values(TIMES[:-1]), pick.values(TIMES[1:])
        times = [(pick(starts), pick(lengths)) for _ in range(count)]
        return ([[start, min(start + length, TIMES[-1])] for start, length in times],)
    times = sorted({*range(4 if count < SMALL else 3), pick(TIMES)})
    starts = [pick(range(len(times) - 1)) for _ in range(count)]
    return ([[times[start], pick(times[start + 1 :])] for start in starts],)


def answer(intervals):
    """Whenever a meeting starts, those that have started and not ended are under way."""
    starts, ends = map(sorted, zip(*intervals))
    return max(bisect_right(starts, start) - bisect_right(ends, start) for start in starts)


def killers():
    """The longest lists, named after what makes them hard."""
    for name, arguments in workloads(LARGEST).items():
        yield f"10,000 meetings, {name}", arguments


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
