"""Kth Largest Element in an Array: the lists to judge on, and all numbers in order."""

from random import Random

SMALL, LARGEST = 5, 100_000
COMPARED = [("random", 1000), ("random", 100_000), ("sorted", 100_000), ("few", 100_000)]
VALUES = range(-(10**4), 10**4 + 1)


def inputs(pick, size):
    """Small lists have -1, 2 and any other number; larger ones have numbers of any range."""
    numbers = pick.values(VALUES) if size > SMALL else [-1, 2, pick(VALUES)]
    length = pick(range(1, size + 1))
    nums = [pick(numbers) for _ in range(pick((length, size)) if size > SMALL else length)]
    return nums, pick(range(1, len(nums) + 1))


def answer(nums, k):
    """The k-th of all numbers in descending order."""
    return sorted(nums, reverse=True)[k - 1]


def gen_almost_alike(rng, size):
    """One number nearly everywhere; the place wanted is at or next to an end of its run."""
    number = rng.choice(VALUES[9:-9])
    others = [number + rng.randint(-9, 9) for _ in range(rng.randint(0, min(size, 9)))]
    nums = others + [number] * (size - len(others))
    rng.shuffle(nums)
    greater = sum(other > number for other in nums)
    less = sum(other < number for other in nums)
    k = rng.choice((greater, greater + 1, size - less, size - less + 1))
    return nums, min(max(k, 1), size)


def killers():
    """Lists as long as they may be, named after what makes them hard."""
    half = LARGEST // 2
    for number in 1, 2:
        yield f"the middle of 100,000 numbers, all {number}", ([number] * LARGEST, half)
    ends = [-1, *[0] * (LARGEST - 2), 1]
    for k in 1, 2, LARGEST - 1, LARGEST:
        yield f"number {k:,} of 100,000, all equal but the ends", (ends, k)
    lists = workloads(LARGEST)
    for name, (nums, _) in lists.items():
        for k in 1, half, LARGEST:
            yield f"number {k:,} of 100,000, {name}", (nums, k)
    rising, _ = lists["sorted"]
    yield "first rising, then falling", (rising[::2] + rising[::-2], half)


def workloads(size):
    """The middle one of that many numbers."""
    nums = Random(size).choices(VALUES, k=size)
    k = (size + 1) // 2
    return {
        "random": (nums, k),
        "sorted": (sorted(nums), k),
        "falling": (sorted(nums, reverse=True), k),
        "few": ([num % 3 for num in nums], k),
    }
