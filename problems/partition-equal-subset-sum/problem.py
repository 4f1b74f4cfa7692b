"""Partition Equal Subset Sum: the sums that a group may have."""

from random import Random

LARGEST = 200
RANDOM = 60
COMPARED = [("random", 20), ("random", 200), ("even", 200), ("large", 200)]
NUMBERS = range(1, 101)


def answer(nums):
    """Every sum up to half of the total that some of the numbers have."""
    total, sums = sum(nums), {0}
    for number in nums:
        sums |= {other + number for other in sums if other + number <= total // 2}
    return total % 2 == 0 and total // 2 in sums


def gen_few_of_each(rng, size):
    """A few large numbers, repeated, and one of any size, so that only some sums can be made."""
    numbers = rng.sample(NUMBERS[50:], rng.randint(1, 4))
    return ([*rng.choices(numbers, k=size - 1), rng.choice(NUMBERS)],)


def gen_odd_half(rng, size):
    """Multiples of a number, of which half the total is none; at times, two are replaced by any."""
    step = rng.randint(2, 25)
    nums = [step * rng.randint(1, 100 // step) for _ in range(size)]
    if sum(nums) // step % 2 == 0:
        nums[0] = step if nums[0] == 2 * step else 2 * step
    return (nums if rng.random() < 0.5 else [*nums[2:], *rng.choices(NUMBERS, k=2)],)


def gen_about_ten(rng, size):
    """Ten numbers or so, whatever the size: often, there is only one way to partition them."""
    nums = rng.choices(range(1, rng.choice((20, 50, 100))), k=rng.randint(min(size, 7), 10))
    return ([*nums, 2 - sum(nums) % 2],)


def killers():
    """The longest lists, named after what makes them hard."""
    yield "a sum made in one way where another is needed", ([15, 24, 19, 20, 17, 21, 26, 18, 24],)
    nums = Random(1).sample([71] * 44 + [90] * 35 + [16], 80)
    yield "few ways to an equal sum: places and sums that make the same key", (nums,)
    for number in NUMBERS[0], NUMBERS[-1]:
        yield f"200 times {number}", ([number] * LARGEST,)
        yield f"199 times {number}", ([number] * (LARGEST - 1),)


def workloads(size):
    """That many numbers to time; only the random ones can be partitioned."""
    random = Random("random").choices(NUMBERS, k=size)
    random[0] += sum(random) % 2 * (-1 if random[0] > 1 else 1)
    even = Random("even").choices(NUMBERS[1::2], k=size)
    even[0] = 2 + (sum(even[1:]) // 2) % 2 * 2
    return {"random": (random,), "even": (even,), "large": ([100] * (size - 2) + [99, 97],)}
