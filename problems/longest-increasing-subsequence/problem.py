"""Longest Increasing Subsequence: the lists to judge on, and the longest up to each value."""

from random import Random

SMALL, LARGEST = 5, 100
COMPARED = [("random", 10), ("random", 2500), ("rising", 2500)]
VALUES, LONGEST = range(-(10**4), 10**4 + 1), 2500


def inputs(pick, size):
    """0, 1, 2 or, in longer lists, up to 29, and any other value."""
    values = sorted({*range(min(size, 58) // 2 + 1), pick(VALUES)})
    return ([pick(values) for _ in range(pick(range(1, size + 1)))],)


def answer(nums):
    """Each item follows the longest subsequence that ends with a smaller value."""
    longest = {}
    for item in nums:
        longest[item] = 1 + max((longest[end] for end in longest if end < item), default=0)
    return max(longest.values())


def gen_different(rng, size):
    """Values that are all different, in any order or nearly in order."""
    nums = sorted(rng.sample(VALUES, size))
    for _ in range(rng.randint(1, size)):
        i, j = rng.randrange(size), rng.randrange(size)
        nums[i], nums[j] = nums[j], nums[i]
    return (nums,)


def killers():
    """The longest lists, named after what makes them hard."""
    yield "2500 items, rising to 10,000", ([*VALUES[-LONGEST:]],)
    yield "2500 items, falling to -10,000", ([*VALUES[LONGEST - 1 :: -1]],)
    yield "2500 random items", workloads(LONGEST)["random"]


def workloads(size):
    """Lists of that length to time."""
    return {
        "random": (Random("random").choices(VALUES, k=size),),
        "rising": ([*VALUES[:size]],),
    }
