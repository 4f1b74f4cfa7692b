"""Coin Change: the coins to judge on, and all amounts that one, two, three ... coins make up."""

from random import Random

SMALL, LARGEST = 12, 100
COMPARED = [("1 and 2", 100), ("1 and 2", 10_000), ("twelve large ones", 10_000)]
COINS, AMOUNTS, KINDS = range(1, 2**31), range(10**4 + 1), 12


def inputs(pick, size):
    """Up to three different coins: those up to 6 or, of large amounts, up to 29, and any other."""
    values = sorted({*range(1, min(size // 2, 29) + 1), pick(COINS)})
    coins = []
    for _ in range(pick(range(1, 4))):
        coins.append(pick(values))
        values.remove(coins[-1])
    return coins, pick(range(size + 1))


def check(coins, amount):
    """No two coins are alike."""
    if len(set(coins)) < len(coins):
        raise ValueError("a coin is listed twice")


def answer(coins, amount):
    """The amounts that take 0, 1, 2 ... coins and not fewer, each of them one coin further."""
    number, made, new = 0, {0}, {0}
    while amount not in made and new:
        number += 1
        new = {had + coin for had in new for coin in coins if had + coin <= amount} - made
        made |= new
    return number if amount in made else -1


def gen_many_coins(rng, size):
    """Up to twelve coins, none of them worth more than an amount that is larger than size."""
    amount = rng.randint(KINDS, 20 * size + KINDS)
    return rng.sample(range(1, amount + 1), rng.randint(1, KINDS)), amount


def gen_one_short(rng, size):
    """An amount that three equal coins make up, and two others that come to one less."""
    coin = rng.randint(4, size + 4)
    other = rng.randint(1, coin - 1)
    return [other, coin, 3 * coin - 1 - other], 3 * coin


def killers():
    """The largest amounts, named after what makes them hard."""
    for coins in [1], [2], [10_000], [2, 10_001, COINS[-1]], [7, 10, 5, 12]:
        yield f"10,000 with {coins}", (coins, AMOUNTS[-1])
    yield "twelve even coins, an odd amount", ([*range(2, 25, 2)], AMOUNTS[-2])
    yield "twelve coins of about the same value", ([*range(411, 423)], 9864)
    yield "none but the largest coin, and no amount", ([COINS[-1]], 0)


def workloads(size):
    """That amount to time."""
    large = Random("large").sample(range(size // 100 + 1, size // 10 + KINDS + 1), KINDS)
    return {"1 and 2": ([1, 2], size), "twelve large ones": (large, size)}
