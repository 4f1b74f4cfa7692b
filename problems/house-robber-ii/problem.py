"""House Robber II: the circles to judge on, and the most of all nights that start at each house."""

from random import Random

SMALL, LARGEST = 5, 100
COMPARED = [("random", 10), ("random", 100)]
MONEY = range(1001)


def inputs(pick, size):
    """1, 2, 3 and any other amount in a small circle; any amounts in a larger one."""
    amounts = sorted({1, 2, 3, pick(MONEY)}) if size <= SMALL else pick.values(MONEY)
    houses = pick(range(1, size + 1)) if size < LARGEST else LARGEST - pick((0, 1))
    return ([pick(amounts) for _ in range(houses)],)


def answer(nums):
    """From the first house robbed on, the most with each house as the last one that is robbed."""
    nights = []
    for first, money in enumerate(nums):
        most = [0] * len(nums)
        most[first] = money
        for i in range(first + 2, len(nums) - (first == 0)):
            most[i] = nums[i] + max(most[first : i - 1])
        nights.append(max(most))
    return max(nights)


def killers():
    """The longest circles, named after what makes them hard."""
    for houses in LARGEST - 1, LARGEST:
        yield f"{houses} houses with 1,000 each", ([MONEY[-1]] * houses,)
    yield "100 houses, two rich and two poor ones in turn", ([1000, 0, 0, 1000] * (LARGEST // 4),)


def workloads(size):
    """A circle of that many houses to time."""
    return {"random": (Random("random").choices(MONEY, k=size),)}
