"""Min Cost Climbing Stairs: the stairs to judge on, and the least cost from each step upwards."""

from random import Random

SMALL, LARGEST = 5, 1000
COMPARED = [("random", 10), ("random", 1000)]
COSTS = range(1000)


def inputs(pick, size):
    """0, 1, 2 and any other cost on a few steps; any costs on more."""
    steps = pick((size, pick(range(2, size + 1))))
    costs = sorted({0, 1, 2, pick(COSTS)}) if size <= SMALL else pick.values(COSTS)
    return ([pick(costs) for _ in range(steps)],)


def answer(cost):
    """The top is free to leave; a step costs its own price and the cheaper way on from there."""
    ahead = [0, 0]
    for price in reversed(cost):
        ahead.append(price + min(ahead[-2:]))
    return min(ahead[-2:])


def killers():
    """The longest stairs, named after what makes them hard."""
    for price in COSTS[0], 1, COSTS[-1]:
        yield f"1000 steps of {price}", ([price] * LARGEST,)
    yield "999 steps of 999", ([COSTS[-1]] * (LARGEST - 1),)
    yield "1000 steps, dear and free in turn", ([999, 0] * (LARGEST // 2),)


def workloads(size):
    """Stairs of that many steps to time."""
    return {"random": (Random("random").choices(COSTS, k=size),)}
