"""Best Time to Buy and Sell Stock: the prices to judge on, and the best purchase for each sale."""

from itertools import accumulate
from random import Random

SMALL, LARGEST = 5, 100_000
COMPARED = [("random", 10), ("random", 100_000), ("rising", 100_000), ("falling", 100_000)]
PRICES = range(10**4 + 1)


def inputs(pick, size):
    """Small lists have up to four different prices; others any, or they fall all but throughout."""
    options = (2, 4, 7, pick(PRICES)) if size <= SMALL else pick.values(PRICES)
    prices = [pick(options) for _ in range(pick(range(1, size + 1)))]
    if size > SMALL and pick((True, False)):
        prices = pick.near(sorted(prices, reverse=True), PRICES)
    return (prices,)


def answer(prices):
    """Whenever the share is sold, the lowest price up to then is the best one to have paid."""
    return max(price - lowest for price, lowest in zip(prices, accumulate(prices, min)))


def killers():
    """Prices at the bounds, named after what makes them hard."""
    for name in "rising", "falling":
        yield f"100,000 days, {name}: too many pairs", workloads(LARGEST)[name]
    for day in 64, 100, 256, 1000, 1024, 4096, 5000:
        falling = [*PRICES[::-1]]
        falling[day - 1 : day + 1] = falling[day], falling[day - 1]
        yield f"the only rise before day {day:,}, as blocks of this length may begin", (falling,)


def workloads(size):
    """Lists of that length to time."""
    rising = [i * PRICES[-1] // size for i in range(size)]
    random = Random(size).choices(PRICES, k=size)
    return {"random": (random,), "rising": (rising,), "falling": (rising[::-1],)}
