"""Daily Temperatures: the days to judge on, and for each the next of all that are warmer."""

from bisect import bisect
from itertools import groupby
from random import Random

SMALL, LARGEST = 6, 100_000
RANDOM = 20_000
COMPARED = [("random", 20), ("random", 100_000), ("cooling", 100_000), ("warm end", 100_000)]
DEGREES = range(30, 101)


def inputs(pick, size):
    """Three temperatures on six days, these and any other one on fewer days; at random, any."""
    days = pick(range(1, size + 1))
    few = (60, 61, 62) if days == SMALL else (60, 61, 62, pick(DEGREES))
    degrees = few if size <= SMALL else pick.values(DEGREES)
    return ([pick(degrees) for _ in range(days)],)


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


def gen_season(rng, size):
    """Days that get slowly warmer or colder, more or less: long waits."""
    first, last, noise = rng.choice(DEGREES), rng.choice(DEGREES), rng.choice((0, 1, 3, 10))
    degrees = [first + (last - first) * day // size for day in range(size)]
    return ([max(30, min(100, day + rng.randint(-noise, noise))) for day in degrees],)


def killers():
    """As many days as there may be, named after what makes them hard."""
    for name, arguments in workloads(LARGEST).items():
        yield f"100,000 days, {name}", arguments
    yield "100,000 days, warming", ([30 + 71 * day // LARGEST for day in range(LARGEST)],)
    yield "100,000 days, all alike", ([100] * LARGEST,)
    yield "100,000 days, cold and warm in turn", ([30, 100] * (LARGEST // 2),)
    late = [50, 49] * (LARGEST // 2 - 1) + [51, 52]
    yield "100,000 days, cold and less cold in turn, until two are warm", (late,)


def workloads(size):
    """Days to time, that many."""
    cooling = [100 - 71 * day // size for day in range(size)]
    random = Random(size).choices(DEGREES, k=size)
    return {"random": (random,), "cooling": (cooling,), "warm end": ([30] * (size - 1) + [100],)}
