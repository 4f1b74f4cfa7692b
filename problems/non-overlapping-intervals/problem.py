"""Non-overlapping Intervals: the lists to judge on, and how many fit up to each point."""

from random import Random

SMALL, LARGEST = 4, 100_000
RANDOM = 5000
COMPARED = [("short", 10), ("short", 100_000), ("long", 100_000)]
POINTS, LENGTHS = range(-50_000, 50_001), range(1, 100_001)


def inputs(pick, size):
    """Up to three intervals on 0 to 3 and any other point; four of them on 0 to 2 and any other.

    Those of longer lists are anywhere.
    """
    if size > SMALL:
        starts = [pick(POINTS[:-1]) for _ in range(pick(range(1, min(size, 400) + 1)))]
        return ([[start, min(start + pick(LENGTHS), POINTS[-1])] for start in starts],)
    count = pick(range(1, size + 1))
    points = sorted({*range(4 if count < SMALL else 3), pick(POINTS)})
    starts = [pick(range(len(points) - 1)) for _ in range(count)]
    return ([[points[start], pick(points[start + 1 :])] for start in starts],)


def answer(intervals):
    """Up to each point, as many fit as up to the one before, or one more that ends there."""
    ending = {point: [] for pair in intervals for point in pair}
    for start, end in intervals:
        ending[end].append(start)
    fit, most = {}, 0
    for point in sorted(ending):
        most = fit[point] = max([most, *(fit[start] + 1 for start in ending[point])])
    return len(intervals) - most


def gen_anywhere(rng, size):
    """Intervals in any part of the points, none longer than a random length."""
    low, high = sorted(rng.sample(POINTS, 2))
    return (anywhere(rng, size, int(len(POINTS) ** rng.random()), range(low, high + 1)),)


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
