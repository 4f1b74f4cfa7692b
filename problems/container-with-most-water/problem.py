"""Container With Most Water: the lines to judge on, and the widest container of each height."""

from random import Random

SMALL, LARGEST = 5, 100_000
RANDOM = 10_000
COMPARED = [("random", 10), ("random", 100_000), ("rising", 100_000), ("level", 100_000)]
HEIGHTS = range(10**4 + 1)


def inputs(pick, size):
    """Small lists have four different heights, one of them any that there is; others have any."""
    heights = (2, 3, 7, pick(HEIGHTS)) if size <= SMALL else pick.values(HEIGHTS)
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
    n = max(size, 2)
    top, steep, noise = rng.randint(1, n), 4 * rng.random(), int(HEIGHTS[-1] ** rng.random())
    most = HEIGHTS[-1] - noise
    shape = [min((i + 1) / top, (n - i) / (n - top + 1)) ** steep for i in range(n)]
    return ([int(most * part) + rng.randint(0, noise) for part in shape],)


def gen_tall(rng, size):
    """A few tall lines anywhere among low ones."""
    heights = rng.choices(range(int(HEIGHTS[-1] ** rng.random()) + 1), k=max(size, 2))
    for _ in range(rng.randint(1, 4)):
        heights[rng.randrange(len(heights))] = rng.choice(HEIGHTS)
    return (heights,)


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
