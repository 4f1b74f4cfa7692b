"""3Sum: the lists to judge on, and the values that complete two others, if there are enough."""

from collections import Counter
from itertools import combinations_with_replacement
from random import Random

SMALL, LARGEST = 5, 3000
RANDOM = 40
COMPARED = [("random", 10), ("random", 3000), ("few values", 3000), ("zeros", 3000)]
VALUES = range(-(10**5), 10**5 + 1)


def inputs(pick, size):
    """Small lists have 0, 1, -2, and 2 or any value with its negative; others have any at all."""
    value = pick(VALUES)
    values = (0, 1, -2, *pick(((2,), (value, -value)))) if size <= SMALL else VALUES
    return ([pick(values) for _ in range(pick(range(3, size + 1)))],)


def answer(nums):
    """For any two values in order, the third that makes 0, if it comes last and none is missing."""
    counts, found = Counter(nums), []
    for a, b in combinations_with_replacement(sorted(counts), 2):
        c = -a - b
        if c >= b and c in counts and not Counter((a, b, c)) - counts:
            found.append([a, b, c])
    return found


def canonical(result):
    """The triplets, and the values in each, may be in any order."""
    return sorted(map(sorted, result))


def gen_close(rng, size):
    """Values that are close together, and make many triplets."""
    return (rng.choices(range(-12, 13), k=3 + size),)


def killers():
    """Lists at the bounds, named after what makes them hard."""
    for name, arguments in workloads(LARGEST).items():
        yield f"3000 items, {name}: too many triplets", arguments
    for value in VALUES[0], VALUES[-1]:
        yield f"{value}, and halves of its negative", ([value, -value // 2, -value // 2],)


def workloads(size):
    """Lists of that length to time."""
    rng, zeros = Random(size), [0] * (size - 5)
    random, few = (rng.choices(values, k=size) for values in (VALUES, range(-9, 10)))
    return {"random": (random,), "few values": (few,), "zeros": ([-7, 1, *zeros, 2, 5, 8],)}
