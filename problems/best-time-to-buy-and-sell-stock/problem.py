"""Best Time to Buy and Sell Stock: the best purchase for each sale."""

from itertools import accumulate
from random import Random

COMPARED = [("random", 10), ("random", 100_000), ("rising", 100_000), ("falling", 100_000)]
PRICES = range(10**4 + 1)


def answer(prices):
    """Whenever the share is sold, the lowest price up to then is the best one to have paid."""
    return max(price - lowest for price, lowest in zip(prices, accumulate(prices, min)))


def workloads(size):
    """Lists of that length to time."""
    rising = [i * PRICES[-1] // size for i in range(size)]
    random = Random(size).choices(PRICES, k=size)
    return {"random": (random,), "rising": (rising,), "falling": (rising[::-1],)}
