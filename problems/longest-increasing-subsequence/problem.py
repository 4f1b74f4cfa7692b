"""Longest Increasing Subsequence: the lists to judge on, and the longest up to each value."""

from bisect import bisect_left
from random import Random

SMALL, LARGEST = 5, 2500
RANDOM = 800
COMPARED = [("random", 10), ("random", 2500), ("rising", 2500)]
VALUES = range(-(10**4), 10**4 + 1)


def inputs(pick, size):
    """0, 1, 2 and any other value in a short list; any values in a longer one."""
    values = sorted({0, 1, 2, pick(VALUES)}) if size <= SMALL else pick.values(VALUES)
    return ([pick(values) for _ in range(pick(range(1, size + 1)))],)


def answer(nums):
    """Each item follows the longest subsequence that ends with a smaller value."""
    values = sorted({*nums})
    longest = [0] * len(values)  # that ends with each value
    for item in nums:
        place = bisect_left(values, item)
        longest[place] = 1 + max(longest[:place], default=0)
    return max(longest)


def gen_different(rng, size):
    """Values that are all different, in any order or nearly in order."""
    nums = sorted(rng.sample(VALUES, size))
    for _ in range(rng.randint(1, size)):
        i, j = rng.randrange(size), rng.randrange(size)
        nums[i], nums[j] = nums[j], nums[i]
    return (nums,)


def gen_pieces(rng, size):
    """Pieces of any length, each of any range of values, most of which rise or fall."""
    nums = []
    while len(nums) < size:
        low, high = sorted(rng.choices(VALUES, k=2))
        piece = rng.choices(range(low, high + 1), k=int(size ** rng.random()))
        nums += rng.choice((piece, sorted(piece), sorted(piece), sorted(piece)[::-1]))
    return (nums[:size],)


def killers():
    """The longest lists, named after what makes them hard."""
    yield "2500 items, rising to 10,000", ([*VALUES[-LARGEST:]],)
    yield (
        "a rise goes on after a long fall",
        ([*VALUES[:900], *VALUES[:-1101:-1], *VALUES[900:1400]],),
    )
    yield "a longer rise after a higher one", ([*VALUES[-1200:], *VALUES[:1300]],)


def workloads(size):
    """Lists of that length to time."""
    return {
        "random": (Random("random").choices(VALUES, k=size),),
        "rising": ([*VALUES[:size]],),
    }
