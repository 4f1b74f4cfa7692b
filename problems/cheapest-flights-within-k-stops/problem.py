"""Cheapest Flights Within K Stops: the flights to judge on, and the prices flight by flight."""

from itertools import combinations, permutations
from math import inf
from random import Random

SMALL, LARGEST, RANDOM = 4, 4950, 100  # cities, flights, cities
COMPARED = [("dense", 10), ("dense", 100), ("chain", 100), ("no way", 100)]
PRICES = range(1, 10**4 + 1)


def inputs(pick, size):
    """Flights either way among two or three cities, onwards among four; more cities in any order.

    In these, connected cities are close to each other, and distant ones may cost more.
    """
    n = pick(range(2, size + 1))
    flights, is_small = [], size <= SMALL
    names = [*range(n)] if is_small else pick.shuffled([*range(n)])
    prices = (2, 5) if is_small else pick.values(PRICES)
    reach, worth = (n, 0) if is_small else (pick(range(1, n)), pick((0, 1, 99)))
    for i, j in combinations(range(n), 2):
        if j - i <= reach and pick((True, False)):
            price = min(pick(prices) + worth * (j - i) ** 2, PRICES[-1])
            back = n != SMALL and pick((False, True))
            flights.append([names[j], names[i], price] if back else [names[i], names[j], price])
    src, dst = (names[0], names[-1]) if n >= SMALL else pick([*permutations(range(n), 2)])
    return n, flights if is_small else pick.shuffled(flights), src, dst, pick(range(n))


def check(n, flights, src, dst, k):
    """No two flights between the same cities."""
    if len({frozenset(flight[:2]) for flight in flights}) < len(flights):
        raise ValueError("there are several flights between the same cities")


def answer(n, flights, src, dst, k):
    """The cheapest price of one flight, of two, and so on, to every city."""
    best, prices = inf, {src: 0}
    for _ in range(k + 1):
        further = {}
        for start, end, price in flights:
            if start in prices:
                further[end] = min(further.get(end, inf), prices[start] + price)
        prices = further
        best = min(best, prices.get(dst, inf))
    return -1 if best == inf else best


def killers():
    """A hundred cities, named after what makes them hard."""
    for name in "steps", "chain", "no way":
        n, flights, src, dst, _ = workloads(RANDOM)[name]
        for k in 0, 49, 97, 98, 99:
            yield f"{name}, {k} stops", (n, flights, src, dst, k)
        back = [[99 - start, 99 - end, price] for start, end, price in reversed(flights)]
        yield f"{name}, downwards", (n, back, 99 - src, 99 - dst, 33)
    for k in 0, 1:
        yield f"all pairs of cities, {k} stops", (*workloads(RANDOM)["dense"][:-1], k)
    names = Random("names").sample(range(RANDOM), RANDOM)
    chain = [[names[i], names[i + 1], 1 + i % 9] for i in range(RANDOM - 1)]
    chain += [[names[i], names[i + 2], 20] for i in range(0, RANDOM - 2, 12)]
    yield "a chain with a few shortcuts, 95 stops", (RANDOM, chain, names[0], names[-1], 95)
    yield "no flights", (100, [], 99, 0, 99)


def workloads(size):
    """Flights among that many cities to time."""
    pairs = [*combinations(range(size), 2)]
    steps = [[i, j, 1 + (j - i) ** 2] for i, j in pairs if j - i in (1, size // 3, size - 1)]
    return {
        "steps": (size, steps, 0, size - 1, size // 2),
        "dense": (size, [[i, j, 1 + (j - i) ** 2] for i, j in pairs], 0, size - 1, size // 2),
        "chain": (size, [[i, i + 1, 10**4] for i in range(size - 1)], 0, size - 1, size - 1),
        "no way": (size, [[i, j, 1] for i, j in pairs if j < size - 1], 0, size - 1, size - 1),
    }
