"""3Sum: the lists to judge on, and the values that complete two others, if there are enough."""

from collections import Counter
from random import Random

SMALL, LARGEST = 5, 3000
RANDOM = 1000
ANY_ORDER = 2  # of the triplets, and of the values in each
COMPARED = [("random", 10), ("random", 3000), ("few values", 3000), ("zeros", 3000)]
VALUES = range(-(10**5), 10**5 + 1)


def inputs(pick, size):
    """Small lists have 0, 1, -2, and 2 or any value and its negative; larger ones, any range."""
    value = pick(VALUES)
    values = 0, 1, -2, *pick(((2,), (value, -value)))
    if size > SMALL:
        values = range(pick(range(VALUES[0], 1)), 1 + pick(range(VALUES[-1] + 1)))
    return ([pick(values) for _ in range(pick(range(3, size + 1)))],)


def answer(nums):
    """For any two values in order, the third that makes 0, if it comes last and none is missing."""
    counts, found = Counter(nums), []
    values = sorted(counts)
    for i, a in enumerate(values):
        for b in values[i:]:
            c = -a - b
            if c < b:
                break
            triplet = [a, b, c]
            if c in counts and all(triplet.count(n) <= counts[n] for n in triplet):
                found.append(triplet)
    return found


def killers():
    """Lists at the bounds, named after what makes them hard."""
    yield "2,816 zeros, which is 11 · 256", ([0] * 2816,)
    for base in 2**8, 1000, 10**4, 2**15, 2**16:
        near = [-49_999, 20_000 - base, 29_999 + base]
        yield (
            f"two triplets that a key to base {base:,} confuses",
            ([-50_000, 20_000, 30_000, *near],),
        )
    confused = {
        "the last two of which a key to base 100,000 confuses": [0, 0, 0, 1 - 10**5, -1, 10**5],
        "that a key of three digits to base 65,536 confuses": [
            *(-68_928, 34_464, 34_464),
            *(-68_927, -31_073, 100_000),
        ],
        "the first two of which read alike without a comma": [-20, 10, 10, -201, 0, 201],
    }
    for name, nums in confused.items():
        yield f"two triplets {name}", (nums,)
    for value in VALUES[0], VALUES[-1]:
        yield f"{value}, and halves of its negative", ([value, -value // 2, -value // 2],)


def workloads(size):
    """Lists of that length to time."""
    rng, zeros = Random(size), [0] * (size - 5)
    random, few = (rng.choices(values, k=size) for values in (VALUES, range(-9, 10)))
    return {"random": (random,), "few values": (few,), "zeros": ([-7, 1, *zeros, 2, 5, 8],)}
