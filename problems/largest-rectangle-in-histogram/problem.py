"""Largest Rectangle in Histogram: the widest rectangle of each height."""

from random import Random

COMPARED = [("random", 20), ("random", 100_000), ("rising", 100_000), ("level", 100_000)]
HEIGHTS = range(10**4 + 1)


def answer(heights):
    """From the tallest bar down, each joins the rows beside it, whose bars are at least as high."""
    first_of, last_of, best = {}, {}, 0  # of each row: {last bar: first bar}, and the other way
    for bar in sorted(range(len(heights)), key=lambda bar: -heights[bar]):
        first, last = first_of.pop(bar - 1, bar), last_of.pop(bar + 1, bar)
        first_of[last], last_of[first] = first, last
        best = max(best, (last - first + 1) * heights[bar])
    return best


def workloads(size):
    """That many bars to time."""
    rising = [(i + 1) * HEIGHTS[-1] // size for i in range(size)]
    random = Random(size).choices(HEIGHTS, k=size)
    return {"random": (random,), "rising": (rising,), "level": ([HEIGHTS[-1]] * size,)}
