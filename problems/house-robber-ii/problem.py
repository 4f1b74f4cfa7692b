"""House Robber II: the circles to judge on, and the most of all nights that start at each house."""

from random import Random

SMALL, LARGEST = 5, 100
COMPARED = [("random", 10), ("random", 100)]
MONEY = range(1001)


def inputs(pick, size):
    """1, 2, 3 and any other amount in a circle of up to that many houses."""
    amounts = sorted({1, 2, 3, pick(MONEY)})
    return ([pick(amounts) for _ in range(pick(range(1, size + 1)))],)


def answer(nums):
    """From the first house robbed on, the most with each house as the last one that is robbed."""
    nights = []
    for first, money in enumerate(nums):
        most = {first: money}
        for i in range(first + 2, len(nums) - (first == 0)):
            most[i] = nums[i] + max(most[last] for last in most if last < i - 1)
        nights.append(max(most.values()))
    return max(nights)


def gen_any_money(rng, size):
    """Each house with any amount, in a circle of that many."""
    return (rng.choices(MONEY, k=size),)


def killers():
    """The longest circles, named after what makes them hard."""
    for money in MONEY[0], MONEY[-1]:
        yield f"100 houses with {money:,} each", ([money] * LARGEST,)
    yield "99 houses with 1,000 each", ([MONEY[-1]] * (LARGEST - 1),)
    yield "100 houses, two rich and two poor ones in turn", ([1000, 0, 0, 1000] * (LARGEST // 4),)


def workloads(size):
    """A circle of that many houses to time."""
    return {"random": gen_any_money(Random("random"), size)}
