"""Target Sum: the integers to judge on, and the ways counted sign by sign."""

from collections import Counter
from random import Random

SMALL, LARGEST = 3, 20
COMPARED = [("ones", 20), ("random", 20), ("zeros", 20)]
NUMBERS, TARGETS, MOST = range(1001), range(-1000, 1001), 1000


def inputs(pick, size):
    """0 to 3 and any other integer, with targets near 0 and any; more make a sum that exists."""
    count = pick((size, pick(range(1, size + 1))))
    if size <= SMALL:
        numbers = sorted({0, 1, 2, 3, pick(NUMBERS)})
        nums = [pick(numbers) for _ in range(count)]
        return nums, pick((*range(-6, 7), pick(TARGETS)))
    numbers = pick.values(NUMBERS[: MOST // count + 1])
    nums = [pick(numbers) for _ in range(count)]
    made = sum(pick((-1, 1)) * number for number in nums)
    return nums, pick((made, made, made, min(made + 1, MOST), pick(TARGETS)))


def check(nums, target):
    """The integers are not too large together."""
    if sum(nums) > MOST:
        raise ValueError(f"a sum of {sum(nums):,}: want at most {MOST:,}")


def answer(nums, target):
    """All sums with both signs of the next integer, with the number of ways to get each."""
    ways = Counter([0])
    for number in nums:
        further = Counter()
        for total, count in ways.items():
            for other in (total + number, total - number):
                further[other] += count
        ways = further
    return ways[target]


def gen_one_large(rng, size):
    """Small integers with zeros and a large one, and a target that may be at either end."""
    nums = [rng.choice((0, 0, 1, 2, 5)) for _ in range(size)]
    nums[rng.randrange(size)] += rng.choice((0, 100, MOST - sum(nums)))
    return nums, rng.choice((-1, 1)) * (sum(nums) - 2 * rng.choice((0, 0, 1, 2, nums[0])))


def killers():
    """The longest lists and the ends of all ranges, named after what makes them hard."""
    for name, arguments in workloads(LARGEST).items():
        yield f"20 integers, {name}", arguments
    for target in -MOST, 0, MOST:
        yield f"20 times 50, {target}", ([50] * LARGEST, target)
        yield f"1000 and 19 zeros, {target}", ([MOST] + [0] * (LARGEST - 1), target)
        yield f"20 zeros, {target}", ([0] * LARGEST, target)


def workloads(size):
    """That many integers to time."""
    random = Random(size).choices(range(30, 50), k=size)
    return {
        "ones": ([1] * size, size % 2),
        "random": (random, sum(random) % 2),
        "zeros": ([0] * size, 0),
    }
