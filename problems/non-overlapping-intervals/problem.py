"""Non-overlapping Intervals: the lists to judge on, and how many fit up to each point."""

from random import Random

SMALL, LARGEST = 4, 100_000
RANDOM = 200
COMPARED = [("short", 10), ("short", 100_000), ("long", 100_000)]
POINTS = range(-50_000, 50_001)


def inputs(pick, size):
    """Up to three intervals on 0 to 3 and any other point; four of them on 0 to 2 and any other."""
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
    """Intervals anywhere, none longer than a random length."""
    return (anywhere(rng, size, rng.choice((1, 10, 1000, len(POINTS)))),)


def killers():
    """The longest lists, named after what makes them hard."""
    yield "100,000 intervals, long", workloads(LARGEST)["long"]
    yield "100,000 times the longest", ([[POINTS[0], POINTS[-1]]] * LARGEST,)


def workloads(size):
    """Lists of that many intervals to time."""
    rng = Random("workloads")
    return {
        "short": (anywhere(rng, size, 3),),
        "long": (anywhere(rng, size, len(POINTS)),),
    }


def anywhere(rng, count, longest):
    """Intervals of up to that length that start anywhere."""
    starts = [rng.choice(POINTS[:-1]) for _ in range(count)]
    return [[start, min(start + rng.randint(1, longest), POINTS[-1])] for start in starts]
