"""Largest Rectangle in Histogram: the bars to judge on, and the widest rectangle of each height."""

from random import Random

SMALL, LARGEST = 6, 100_000
RANDOM = 5000
COMPARED = [("random", 20), ("random", 100_000), ("rising", 100_000), ("level", 100_000)]
HEIGHTS = range(10**4 + 1)


def inputs(pick, size):
    """0, 2, 3 and any other height; six bars have just three heights. Larger lists have any."""
    bars = pick(range(1, size + 1))
    few = (1, 2, 3) if bars == SMALL else (0, 2, 3, pick(HEIGHTS))
    heights = few if size <= SMALL else pick.values(HEIGHTS)
    return ([pick(heights) for _ in range(bars)],)


def answer(heights):
    """From the tallest bar down, each joins the bars beside it that are as high: they are a row."""
    first_of, last_of, best = {}, {}, 0  # of each row: {last bar: first bar}, and the other way
    for bar in sorted(range(len(heights)), key=lambda bar: -heights[bar]):
        first, last = first_of.pop(bar - 1, bar), last_of.pop(bar + 1, bar)
        first_of[last], last_of[first] = first, last
        best = max(best, (last - first + 1) * heights[bar])
    return best


def gen_hill(rng, size):
    """Heights that rise and fall again, more or less, so that wide rectangles may be largest."""
    top, steep, noise = rng.randint(1, size), 4 * rng.random(), int(HEIGHTS[-1] ** rng.random())
    shape = [min((i + 1) / top, (size - i) / (size - top + 1)) ** steep for i in range(size)]
    return ([int((HEIGHTS[-1] - noise) * part) + rng.randint(0, noise) for part in shape],)


def killers():
    """Bars at the bounds, named after what makes them hard."""
    for name, arguments in workloads(LARGEST).items():
        yield f"100,000 bars, {name}", arguments
    rising = workloads(LARGEST)["rising"][0]
    yield "100,000 bars, falling", (rising[::-1],)
    yield "100,000 bars, rising and falling", (rising[::2] + rising[::-2],)


def workloads(size):
    """Bars to time, that many."""
    rising = [(i + 1) * HEIGHTS[-1] // size for i in range(size)]
    random = Random(size).choices(HEIGHTS, k=size)
    return {"random": (random,), "rising": (rising,), "level": ([HEIGHTS[-1]] * size,)}
