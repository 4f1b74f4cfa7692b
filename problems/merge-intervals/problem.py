"""Merge Intervals: the lists to judge on, and what they cover, painted on a line."""

import re
from random import Random

SMALL, LARGEST = 4, 10_000
ANY_ORDER = 1  # of the intervals
COMPARED = [("short", 10), ("short", 10_000), ("long", 10_000), ("chain", 10_000)]
POINTS = range(10**4 + 1)


def inputs(pick, size):
    """Up to three intervals on points 1, 2, 3 and any other; four of them on 1, 2 and any other.

    At random, they are anywhere, and none is longer than a random length.
    """
    count = pick(range(1, size + 1))
    if size > SMALL:
        lengths, starts = range(pick(POINTS) + 1), [pick(POINTS) for _ in range(count)]
        return ([[start, min(start + pick(lengths), POINTS[-1])] for start in starts],)
    points = sorted({*range(1, 4 if count < SMALL else 3), pick(POINTS)})
    starts = [pick(range(len(points))) for _ in range(count)]
    return ([[points[start], pick(points[start:])] for start in starts],)


def answer(intervals):
    """Paint each interval on a line of points and gaps: 3 is at 6, the gap between 3 and 4 at 7."""
    line = bytearray(2 * max(end for _, end in intervals) + 1)
    for start, end in intervals:
        line[2 * start : 2 * end + 1] = b"x" * (2 * (end - start) + 1)
    return [[match.start() // 2, match.end() // 2] for match in re.finditer(b"x+", line)]


def killers():
    """The longest lists, named after what makes them hard."""
    points = [[point, point] for point in POINTS[1:]]
    more = {"the points, falling": (points[::-1],), "all the last point": (points[-1:] * LARGEST,)}
    for name, arguments in (workloads(LARGEST) | more).items():
        yield f"10,000 intervals, {name}", arguments


def workloads(size):
    """Lists of that many intervals to time."""
    rng = Random("workloads")
    return {
        "short": (anywhere(rng, size, 2),),
        "long": (anywhere(rng, size, len(POINTS)),),
        "chain": ([[i, i + 1] for i in range(size)],),
    }


def anywhere(rng, count, longest):
    """Intervals shorter than that length that start anywhere."""
    starts = [rng.choice(POINTS) for _ in range(count)]
    return [[start, min(start + rng.randrange(longest), POINTS[-1])] for start in starts]
