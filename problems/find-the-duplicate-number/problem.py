"""Find the Duplicate Number: the lists to judge on, and the only number counted twice or more."""

from collections import Counter
from random import Random

SMALL, LARGEST = 5, 100_000
COMPARED = [("twice", 10), ("twice", 100_000), ("half of them", 100_000), ("last two", 100_000)]


def inputs(pick, size):
    """Any list with n up to 5; at random, some copies of a number, and any others."""
    n = pick(range(1, size + 1))
    number = pick(range(1, n + 1))
    others = [other for other in range(1, n + 1) if other != number]
    if size > SMALL:
        copies = pick((2, pick(range(2, n + 2))))
        return (pick.shuffled([number] * copies + pick.shuffled(others)[: n + 1 - copies]),)
    nums = []
    for _ in range(n + 1):  # two places more than there are others
        nums.append(pick((number, *others)))
        others = [other for other in others if other != nums[-1]]
    return (nums,)


def check(nums):
    """There are numbers from 1 to n only, and one of them is repeated."""
    if not all(1 <= number < len(nums) for number in nums):
        raise ValueError(f"want numbers from 1 to {len(nums) - 1}")
    if [count > 1 for count in Counter(nums).values()].count(True) != 1:
        raise ValueError("want exactly one number that is repeated")


def answer(nums):
    """Count how often each number occurs."""
    return next(number for number, count in Counter(nums).items() if count > 1)


def killers():
    """The longest lists, named after what makes them hard."""
    rising = [*range(1, LARGEST + 1)]
    for number in 1, 2, 255, 256, 32_768, 65_535, 65_536, 65_537, LARGEST - 1, LARGEST:
        yield f"each number once, and at the end {number:,} again", ([*rising, number],)
    ring = [*rising[1:], 1]  # from index to index, it takes 100,000 steps to get round
    for number in 1, 2, LARGEST // 2, LARGEST:
        yield f"a ring of 100,000, entered from index 0 at {number:,}", ([number, *ring],)
        yield f"a ring of 100,000, and at the end {number:,} again", ([*ring, number],)
    yield "100,000 steps to the repeated number", ([*rising, LARGEST],)
    yield "falling, with 1 at both ends", ([1, *rising[:0:-1], 1],)
    for number in 1, LARGEST:
        yield f"nothing but {number:,}", ([number] * (LARGEST + 1),)


def workloads(size):
    """Lists with n = size to time."""
    rng = Random(size)
    others = rng.sample(range(2, size + 1), size - 1)
    twice, half = [1, 1, *others], [1] * (size // 2 + 2) + others[: (size - 1) // 2]
    rng.shuffle(twice)
    rng.shuffle(half)
    return {
        "twice": (twice,),
        "half of them": (half,),
        "last two": ([*range(1, size + 1), size],),
    }
