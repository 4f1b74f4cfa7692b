"""Combination Sum: the numbers to judge on, and the sums grouped by their largest number."""

SMALL, LARGEST = 12, 40
ANY_ORDER = 2  # of the ways, and of the numbers in each
MOST_WAYS = 149
COMPARED = [("four small numbers", 40), ("large numbers", 40), ("all even but the target", 40)]
NUMBERS, TARGETS = range(2, 41), range(1, 41)


def inputs(pick, size):
    """Different numbers; small lists have up to three, of 2 to 6 and any other."""
    left = sorted({*range(2, 7), pick(NUMBERS)}) if size <= SMALL else [*NUMBERS]
    candidates = []
    for _ in range(pick(range(1, size // 4 + 1))):
        candidates.append(pick(left))
        left.remove(candidates[-1])
    return candidates, pick(range(1, size + 1))


def check(candidates, target):
    """Not too many ways."""
    if (ways := len(answer(candidates, target))) > MOST_WAYS:
        raise ValueError(f"{ways:,} ways: want at most {MOST_WAYS}")


def answer(candidates, target):
    """A way in rising order is a largest number after a way to make up the rest."""
    ways = {0: [[]]}
    for total in range(1, target + 1):
        ways[total] = [
            [*way, largest]
            for largest in candidates
            for way in ways.get(total - largest, [])
            if not way or way[-1] <= largest
        ]
    return ways[target]


def gen_many_numbers(rng, size):
    """Up to 30 numbers in any order, without the smallest ones if there would be too many ways."""
    candidates = rng.sample(NUMBERS, rng.randint(1, 30))
    while len(answer(candidates, size)) > MOST_WAYS:
        candidates.remove(min(candidates))
    return candidates, size


def killers():
    """The largest lists, targets and results, named after what makes them hard."""
    yield "30 numbers, 149 ways", ([*range(34, 4, -1)], 35)
    yield "five numbers, 149 ways", ([6, 5, 4, 3, 2], 30)
    yield "2 + 23 and 22 + 3 have the same digits", ([3, 22, 23, 2], 25)
    yield "40 = 40", ([40], 40)
    yield "20 times 2", ([2], 40)
    yield from workloads(TARGETS[-1]).items()


def workloads(size):
    """That target to time."""
    return {
        "four small numbers": ([2, 3, 4, 5], size),
        "large numbers": ([*range(40, 10, -1)], size),
        "all even but the target": ([*range(2, 41, 2)], size - 1 + size % 2),
    }
