"""Coin Change: the coins to judge on, and all amounts that one, two, three ... coins make up."""

from random import Random

SMALL, LARGEST = 12, 1000
COMPARED = [("1 and 2", 100), ("1 and 2", 10_000), ("twelve large ones", 10_000)]
COINS, AMOUNTS, KINDS = range(1, 2**31), range(10**4 + 1), 12


def inputs(pick, size):
    """Up to three different coins of 1 to 6 and any other; up to twelve of large amounts."""
    if size > SMALL:
        amount = pick((size, pick(range(size + 1))))
        coins = pick.distinct(pick(range(1, KINDS + 1)), range(1, amount + 2))
        return pick.shuffled(coins), amount
    values = sorted({*range(1, size // 2 + 1), pick(COINS)})
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
    """Up to twelve coins, none of them worth more than the amount."""
    amount = rng.randint(KINDS, size + KINDS)
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
    rng = Random("killers")
    for worth in 20, 50, 100, 200, 500, 1000, 2000, 4000, 6000, 8000:
        coins = rng.sample(range(worth // 10, worth + 1), KINDS)
        yield f"twelve coins worth up to {worth:,}", (coins, rng.choice(AMOUNTS[-100:]))
    yield "twelve even coins, an odd amount", ([*range(2, 25, 2)], AMOUNTS[-2])
    yield "twelve coins of about the same value", ([*range(411, 423)], 9864)
    yield "only the largest coin, amount 0", ([COINS[-1]], 0)


def workloads(size):
    """That amount to time."""
    large = Random("large").sample(range(size // 100 + 1, size // 10 + KINDS + 1), KINDS)
    return {"1 and 2": ([1, 2], size), "twelve large ones": (large, size)}
