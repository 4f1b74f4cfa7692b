"""Trapping Rain Water: the bars to judge on, and the water row by row, from the top down."""

from itertools import pairwise
from random import Random

SMALL, LARGEST = 6, 20_000
COMPARED = [("random", 20), ("random", 20_000), ("rising", 20_000), ("valley", 20_000)]
HEIGHTS = range(10**5 + 1)


def inputs(pick, size):
    """0, 1, 3 and any other height; six bars have just three heights. Larger lists have any."""
    bars = pick(range(1, size + 1))
    few = (0, 1, 2) if bars == SMALL else (0, 1, 3, pick(HEIGHTS))
    heights = few if size <= SMALL else pick.values(HEIGHTS)
    return ([pick(heights) for _ in range(bars)],)


def answer(height):
    """In each row, all that is between the outermost bars that reach it, and is no bar, is water.

    From one height to the next lower one, all rows are alike.
    """
    order = sorted(range(len(height)), key=lambda i: -height[i])
    water, first, last = 0, order[0], order[0]
    for reaching, (bar, lower) in enumerate(pairwise(order), 1):
        first, last = min(first, bar), max(last, bar)
        water += (last - first + 1 - reaching) * (height[bar] - height[lower])
    return water + (max(order) - min(order) + 1 - len(order)) * height[order[-1]]


def gen_valley(rng, size):
    """Bars that get lower up to some place and higher after it, more or less."""
    bottom, noise = rng.randint(0, size), int(HEIGHTS[-1] ** rng.random())
    steep = (HEIGHTS[-1] - noise) // (size + 1)
    return ([steep * abs(i - bottom) + rng.randint(0, noise) for i in range(size + 1)][:LARGEST],)


def killers():
    """The longest lists, named after what makes them hard."""
    rising = list(range(LARGEST))
    yield "20,000 bars, falling", (rising[::-1],)
    rising[::2] = [0] * (LARGEST // 2)
    yield "teeth, each higher than the last", (rising,)
    yield "teeth, each lower than the last", (rising[::-1],)
    yield "the most water", ([HEIGHTS[-1], *[0] * (LARGEST - 2), HEIGHTS[-1]],)


def workloads(size):
    """That many bars to time."""
    rising = [i * HEIGHTS[-1] // size for i in range(size)]
    random = Random(size).choices(HEIGHTS, k=size)
    return {"random": (random,), "rising": (rising,), "valley": (rising[::-2] + rising[::2],)}
