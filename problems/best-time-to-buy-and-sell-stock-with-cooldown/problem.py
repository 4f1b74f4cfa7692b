"""Best Time to Buy and Sell Stock with Cooldown: the most from each day on."""

from random import Random

LARGEST = 5000
COMPARED = [("random", 10), ("random", 5000), ("rising", 5000), ("in threes", 5000)]
PRICES = range(1001)


def answer(prices):
    """From the last day to the first: the most to be had without a share, and with one."""
    days = len(prices)
    free, holding = [0] * (days + 2), [0] * (days + 2)
    for day in reversed(range(days)):
        free[day] = max(free[day + 1], holding[day + 1] - prices[day])
        holding[day] = max(holding[day + 1], free[day + 2] + prices[day])
    return free[0]


def killers():
    """Up to as many days as there may be, named after what makes them hard."""
    yield from workloads(LARGEST).items()
    yield "rising each day: no sale but the last", ([*PRICES],)
    yield "low and high in turn", ([0, 1000] * (LARGEST // 2),)


def workloads(size):
    """That many days to time; in threes, the profit is the largest there is."""
    return {
        "random": (Random(size).choices(PRICES, k=size),),
        "rising": ([1000 * day // size for day in range(size)],),
        "in threes": (([0, 1000, 500] * size)[:size],),
    }
