"""Non-overlapping Intervals: how many fit up to each point."""

from random import Random

LARGEST = 100_000
RANDOM = 5000
COMPARED = [("short", 10), ("short", 100_000), ("long", 100_000)]
POINTS = range(-50_000, 50_001)


def answer(intervals):
    """Up to each point, as many fit as up to the one before, or one more that ends there."""
    ending = {point: [] for pair in intervals for point in pair}
    for start, end in intervals:
        ending[end].append(start)
    fit, most = {}, 0
    for point in sorted(ending):
        most = fit[point] = max([most, *(fit[start] + 1 for start in ending[point])])
    return len(intervals) - most


def killers():
    """The longest lists, named after what makes them hard."""
    yield "100,000 intervals, long", workloads(LARGEST)["long"]
    yield "100,000 that touch, falling", ([[end - 1, end] for end in POINTS[:0:-1]],)


def workloads(size):
    """Lists of that many intervals to time."""
    rng = Random("workloads")
    return {
        "short": (anywhere(rng, size, 3),),
        "long": (anywhere(rng, size, len(POINTS)),),
    }


def anywhere(rng, count, longest, points=POINTS):
    """Intervals of up to that length that start anywhere among the points."""
    starts = rng.choices(points[:-1], k=count)
    lengths = rng.choices(range(1, longest + 1), k=count)
    return [[start, min(start + length, points[-1])] for start, length in zip(starts, lengths)]
