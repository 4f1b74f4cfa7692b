"""Combination Sum II: the sums that the numbers are enough for."""

from random import Random

LARGEST = 100
ANY_ORDER = 2  # of the ways, and of the numbers in each
COMPARED = [("random", 20), ("random", 100), ("all equal", 100), ("most ways", 100)]
NUMBERS = range(1, 51)


def answer(candidates, target):
    """All sums in rising order, grouped by their last number, if there are enough of each."""
    ways = {0: [[]]}
    for total in range(1, target + 1):
        ways[total] = [
            [*way, largest]
            for largest in {*candidates}
            for way in ways.get(total - largest, [])
            if (not way or way[-1] <= largest) and way.count(largest) < candidates.count(largest)
        ]
    return ways[target]


def killers():
    """The longest lists, named after what makes them hard."""
    yield "99 times 1 with a 2 among them", ([*[1] * 67, 2, *[1] * 32], 30)
    yield "100 times 50", ([50] * 100, 30)
    yield "1 to 50 twice, falling", ([*range(50, 0, -1)] * 2, 30)
    yield "1 + 12 and 11 + 2 have the same digits", ([12, 1, 2, 11], 13)


def workloads(size):
    """A list of that length to time; most ways: each number as often as it fits, 1 less often."""
    rng = Random(size)
    fitting = [number for number in range(30, 0, -1) for _ in range(30 // number)]
    return {
        "random": ([rng.choice(NUMBERS) for _ in range(size)], 30),
        "all equal": ([1] * size, 30),
        "most ways": (rng.sample(fitting[:size], size), 30),
    }
