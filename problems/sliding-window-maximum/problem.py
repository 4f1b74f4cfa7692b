"""Sliding Window Maximum: the windows that the largest numbers reach."""

from bisect import bisect_left, bisect_right
from random import Random

LARGEST = 100_000
RANDOM = 20_000
COMPARED = [("random", 20), ("random", 100_000), ("falling", 100_000), ("rising", 100_000)]
NUMBERS = range(-(10**4), 10**4 + 1)


def answer(nums, k):
    """From the largest number down, each is the answer of the windows it is in that have none."""
    answers = [None] * (len(nums) - k + 1)
    without = [*range(len(answers))]
    for place in sorted(range(len(nums)), key=lambda place: -nums[place]):
        windows = slice(bisect_left(without, place - k + 1), bisect_right(without, place))
        for window in without[windows]:
            answers[window] = nums[place]
        del without[windows]
    return answers


def killers():
    """As many numbers as there may be, named after what makes them hard."""
    for name, arguments in workloads(LARGEST).items():
        yield f"{name}, windows of 99,999", (arguments[0], LARGEST - 1)
    random = workloads(LARGEST)["random"][0]
    for k in 1, 2, 1000, 65_536, 100_000:
        yield f"random, windows of {k:,}", (random, k)
    steps = [10**4 - i // 10 for i in range(LARGEST)]
    yield "each number ten times, falling", (steps, LARGEST // 2)
    yield "falling, then rising", ([abs(5000 - i // 10) for i in range(LARGEST)], LARGEST // 2)
    hill = [-abs(5000 - i // 10) for i in range(LARGEST)]
    yield "rising, then falling", (hill, LARGEST // 2)
    yield "rising, then falling, windows of 99,999", (hill, LARGEST - 1)
    yield "the lowest number 100,000 times", ([-(10**4)] * LARGEST, LARGEST // 2)
    yield "two numbers in turn", ([-1, 0] * (LARGEST // 2), LARGEST // 2)


def workloads(size):
    """That many numbers to time, in windows of half of them."""
    random = Random(size).choices(NUMBERS, k=size)
    rising = [-(10**4) + 20_000 * i // size for i in range(size)]
    lists = {"random": random, "rising": rising, "falling": rising[::-1]}
    return {name: (nums, (size + 1) // 2) for name, nums in lists.items()}
