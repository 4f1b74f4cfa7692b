"""Daily Temperatures: for each day, the next of all that are warmer."""

from bisect import bisect
from itertools import groupby
from random import Random

COMPARED = [("random", 20), ("random", 100_000), ("cooling", 100_000), ("warm end", 100_000)]
DEGREES = range(30, 101)


def answer(temperatures):
    """From the hottest days down, search for each in the sorted list of all that are hotter."""
    warmer, waits = [], [0] * len(temperatures)
    by_heat = sorted(range(len(temperatures)), key=lambda day: -temperatures[day])
    for _, days in groupby(by_heat, key=temperatures.__getitem__):
        alike = list(days)
        for day in alike:
            for later in warmer[(place := bisect(warmer, day)) : place + 1]:
                waits[day] = later - day
        warmer = sorted(warmer + alike)
    return waits


def workloads(size):
    """That many days to time."""
    cooling = [100 - 71 * day // size for day in range(size)]
    random = Random(size).choices(DEGREES, k=size)
    return {"random": (random,), "cooling": (cooling,), "warm end": ([30] * (size - 1) + [100],)}
