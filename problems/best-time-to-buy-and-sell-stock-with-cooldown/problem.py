"""Best Time to Buy and Sell Stock with Cooldown: prices and the most from each day on."""

from random import Random

SMALL, LARGEST = 8, 5000
COMPARED = [("random", 10), ("random", 5000), ("rising", 5000), ("in threes", 5000)]
PRICES = range(1001)


def inputs(pick, size):
    """Three prices on up to eight days, these and any on up to five; more have any range."""
    days = pick(range(1, size + 1))
    if size > SMALL:
        options = pick.values(PRICES)
    else:
        options = (1, 2, 4) if days > 5 else (1, 2, 4, pick(PRICES))
    return ([pick(options) for _ in range(days)],)


def answer(prices):
    """From the last day to the first: the most to be had without a share, and with one."""
    days = len(prices)
    free, holding = [0] * (days + 2), [0] * (days + 2)
    for day in reversed(range(days)):
        free[day] = max(free[day + 1], holding[day + 1] - prices[day])
        holding[day] = max(holding[day + 1], free[day + 2] + prices[day])
    return free[0]


def gen_waves(rng, size):
    """Prices that rise and fall by little, so that it matters which of many sales to skip."""
    price, prices = rng.choice(PRICES), []
    steps = range(-rng.choice((1, 2, 5, 100)), rng.choice((1, 2, 5, 100)) + 1)
    for _ in range(size):
        price = min(max(price + rng.choice(steps), 0), PRICES[-1])
        prices.append(price)
    return (prices,)


def killers():
    """As many days as there may be, named after what makes them hard."""
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
