"""Best Time to Buy and Sell Stock: the prices to judge on, and the best purchase for each sale."""

from itertools import accumulate
from random import Random

SMALL, LARGEST = 5, 100_000
RANDOM = 200
COMPARED = [("random", 10), ("random", 100_000), ("rising", 100_000), ("falling", 100_000)]
PRICES = range(10**4 + 1)


def inputs(pick, size):
    """Small lists have up to four different prices, of which one may be any."""
    prices = (2, 4, 7, pick(PRICES)) if size <= SMALL else PRICES
    return ([pick(prices) for _ in range(pick(range(1, size + 1)))],)


def answer(prices):
    """Whenever the share is sold, the lowest price up to then is the best one to have paid."""
    return max(price - lowest for price, lowest in zip(prices, accumulate(prices, min)))


def killers():
    """Prices at the bounds, named after what makes them hard."""
    for name in "rising", "falling":
        yield f"100,000 days, {name}: too many pairs", workloads(LARGEST)[name]
    calm = [5000] * (LARGEST // 2 - 1)
    yield "the extremes in the middle", ([*calm, PRICES[0], PRICES[-1], *calm],)


def workloads(size):
    """Lists of that length to time."""
    rising = [i * PRICES[-1] // size for i in range(size)]
    random = Random(size).choices(PRICES, k=size)
    return {"random": (random,), "rising": (rising,), "falling": (rising[::-1],)}
