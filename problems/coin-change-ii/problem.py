"""Coin Change II: the coins to judge on, and the ways with 0, 1, 2 ... coins of each value."""

from random import Random

SMALL, LARGEST = 12, 5000
RANDOM = 400
COMPARED = [("1, 2 and 5", 100), ("1, 2 and 5", 5000), ("even coins", 5000)]
COINS, KINDS, MOST = range(1, 5001), 300, 2**31 - 1


def inputs(pick, size):
    """Up to three different coins of 1 to 6 and any other; larger amounts have many large coins."""
    if size > SMALL:
        amount = pick((size, pick(range(size + 1))))
        values = range(max(amount // pick(range(1, 17)), 1), amount + 3)
        return amount, pick.shuffled(pick.distinct(pick(range(1, min(size, KINDS) + 1)), values))
    values = sorted({*range(1, size // 2 + 1), pick(COINS)})
    coins = []
    for _ in range(pick(range(1, 4))):
        coins.append(pick(values))
        values.remove(coins[-1])
    return pick(range(size + 1)), coins


def check(amount, coins):
    """The result has 32 bits."""
    if (ways := answer(amount, coins)) > MOST:
        raise ValueError(f"{ways:,} ways: want at most {MOST:,}")


def answer(amount, coins):
    """With 0, 1, 2 ... of the new coin, the ways that there were to make up the rest."""
    ways = [1] + [0] * amount
    for coin in coins:
        ways = [sum(ways[total::-coin]) for total in range(amount + 1)]
    return ways[amount]


def gen_few_coins(rng, size):
    """Few coins, often small ones."""
    return size, rng.sample(range(1, rng.randint(6, size + 6)), rng.randint(1, 5))


def killers():
    """The largest amounts and lists, named after what makes them hard."""
    for coins in [1], [1, 5000], [5000], [4999, 1], [7, 10, 5, 12], [3, 2, 1]:
        yield f"5000 with {coins}", (5000, coins)
    rng = Random("killers")
    for amount in range(4996, 5001):
        yield f"{amount} with 300 large coins", (amount, rng.sample(range(900, amount + 1), KINDS))
    yield "300 coins, amount 0", (0, [*COINS[:KINDS]])
    yield "22 coins, 2,147,396,052 ways to make up 4681", (4681, [*range(215, 237)])
    yield "300 even coins, amount 4999", workloads(4999)["even coins"]


def workloads(size):
    """That amount to time."""
    even = [*range(2 + size // 10 * 2, 2 + size // 10 * 2 + 2 * KINDS, 2)]
    return {"1, 2 and 5": (size, [1, 2, 5]), "even coins": (size - 1 + size % 2, even)}
