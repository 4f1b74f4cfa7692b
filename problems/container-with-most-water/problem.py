"""Container With Most Water: the widest container of each height."""

from random import Random

LARGEST = 100_000
RANDOM = 10_000
COMPARED = [("random", 10), ("random", 100_000), ("rising", 100_000), ("level", 100_000)]
HEIGHTS = range(10**4 + 1)


def answer(height):
    """From the tallest line down, the outermost lines that are at least so high."""
    order = sorted(range(len(height)), key=lambda i: -height[i])
    first = last = order[0]
    best = 0
    for i in order:
        first, last = min(first, i), max(last, i)
        best = max(best, height[i] * (last - first))
    return best


def killers():
    """Lines at the bounds, named after what makes them hard."""
    low = [1] * (LARGEST // 2 - 1)
    yield "the only tall lines in the middle", ([*low, HEIGHTS[-1], HEIGHTS[-1], *low],)


def workloads(size):
    """That many lines to time."""
    rising = [i * HEIGHTS[-1] // size for i in range(size)]
    random = Random(size).choices(HEIGHTS, k=size)
    return {"random": (random,), "rising": (rising,), "level": ([HEIGHTS[-1]] * size,)}
