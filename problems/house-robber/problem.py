"""House Robber: the streets to judge on, and the most of all nights that end at each house."""

from random import Random

SMALL, LARGEST = 5, 100
COMPARED = [("random", 10), ("random", 100)]
MONEY = range(401)


def inputs(pick, size):
    """1, 2, 3 and any other amount in a small street; any amounts in a larger one."""
    houses = pick((size, pick(range(1, size + 1))))
    amounts = sorted({1, 2, 3, pick(MONEY)}) if size <= SMALL else pick.values(MONEY)
    return ([pick(amounts) for _ in range(houses)],)


def answer(nums):
    """The most with each house as the last one, after any that are not next to it."""
    most = []
    for i, money in enumerate(nums):
        most.append(money + max(most[: max(i - 1, 0)], default=0))
    return max(most)


def killers():
    """The longest streets, named after what makes them hard."""
    for money in MONEY[0], MONEY[-1]:
        yield f"100 houses with {money} each", ([money] * LARGEST,)
    yield "100 houses, two rich and two poor ones in turn", ([400, 0, 0, 400] * (LARGEST // 4),)


def workloads(size):
    """A street of that many houses to time."""
    return {"random": (Random("random").choices(MONEY, k=size),)}
