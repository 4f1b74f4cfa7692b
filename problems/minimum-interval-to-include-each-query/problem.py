"""Minimum Interval to Include Each Query: the smallest interval first."""

from bisect import bisect_left, bisect_right
from random import Random

RANDOM = 2000
COMPARED = [("random", 10), ("random", 100_000), ("nested", 100_000), ("in a gap", 100_000)]
POINTS = range(1, 10**7 + 1)


def answer(intervals, queries):
    """From the smallest interval to the largest, each answers all queries in it that are left."""
    left, sizes = sorted(set(queries)), dict.fromkeys(queries, -1)
    for first, last in sorted(intervals, key=lambda pair: pair[1] - pair[0]):
        inside = slice(bisect_left(left, first), bisect_right(left, last))
        sizes.update(dict.fromkeys(left[inside], last - first + 1))
        del left[inside]
    return [sizes[query] for query in queries]


def killers():
    """Inputs at the bounds, named after what makes them hard."""
    most = POINTS[-1]
    yield "an interval of all points", ([[1, most]], [1, most, most // 2])
    for base in 10**3, 10**4, 10**5, 10**6:  # to this base, both have the same key
        intervals = [[1, 2 * base + 1], [2, base + 1]]
        yield f"intervals {intervals}", (intervals, [1, 2, base + 1, 2 * base + 1])


def workloads(size):
    """That many intervals and queries to time."""
    rng, last = Random(size), POINTS[-1]
    sizes = [int(10 ** rng.uniform(0, 7)) for _ in range(size)]
    lefts = rng.choices(POINTS, k=size)
    anywhere = [[left, min(left + more, last)] for left, more in zip(lefts, sizes)]
    ends = sorted(rng.sample(POINTS[-3 * size :], size))
    gap = [*([1 + i, 5000 + i] for i in range(size - 1)), [last, last]]
    return {
        "random": (anywhere, rng.choices(POINTS, k=size)),
        "nested": ([[end, last] for end in ends], ends),
        "in a gap": (gap, [9 * 10**6] * size),
    }
