"""Container With Most Water: the lines to judge on, and the widest container of each height."""

from random import Random

SMALL, LARGEST = 5, 100_000
RANDOM = 200
COMPARED = [("random", 10), ("random", 100_000), ("rising", 100_000), ("level", 100_000)]
HEIGHTS = range(10**4 + 1)


def inputs(pick, size):
    """Small lists have four different heights, one of them any that there is."""
    heights = (2, 3, 7, pick(HEIGHTS)) if size <= SMALL else HEIGHTS
    return ([pick(heights) for _ in range(pick(range(2, size + 1)))],)


def answer(height):
    """From the tallest line down, the outermost lines that are at least so high."""
    order = sorted(range(len(height)), key=lambda i: -height[i])
    first = last = order[0]
    best = 0
    for i in order:
        first, last = min(first, i), max(last, i)
        best = max(best, height[i] * (last - first))
    return best


def gen_hill(rng, size):
    """Heights that rise and fall again, more or less, so that narrow containers may be best."""
    n = 2 + min(size, 60)
    return ([rng.randint(0, 3) + min(i, n - i) ** 2 for i in range(n)],)


def killers():
    """Lines at the bounds, named after what makes them hard."""
    for name, arguments in workloads(LARGEST).items():
        yield f"100,000 lines, {name}: too many pairs", arguments
    low = [1] * (LARGEST // 2 - 1)
    yield "the only tall lines in the middle", ([*low, HEIGHTS[-1], HEIGHTS[-1], *low],)


def workloads(size):
    """Lines to time, that many."""
    rising = [i * HEIGHTS[-1] // size for i in range(size)]
    random = Random(size).choices(HEIGHTS, k=size)
    return {"random": (random,), "rising": (rising,), "level": ([HEIGHTS[-1]] * size,)}
