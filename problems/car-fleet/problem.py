"""Car Fleet: when each car arrives, behind the slowest one ahead."""

from fractions import Fraction
from itertools import accumulate
from random import Random

LARGEST = 100_000
RANDOM = 5000
COMPARED = [("random", 10), ("random", 100_000), ("all alone", 100_000), ("one fleet", 100_000)]
TARGETS = SPEEDS = range(1, 10**6 + 1)


def answer(target, position, speed):
    """No car arrives before one ahead of it: those that arrive at the same time are a fleet."""
    cars = sorted(zip(position, speed), reverse=True)
    times = [Fraction(target - mile, pace) for mile, pace in cars]
    return len({*accumulate(times, max)})


def gen_alike(rng, size):
    """Cars of about the same speed: many fleets, or not so many."""
    slowest = rng.choice((1, 10, 1000, SPEEDS[-1] // 2))
    fastest = slowest + int(slowest ** rng.random())
    distances = rng.sample(TARGETS[: 2 * size], size)
    return road(distances, [rng.randint(slowest, fastest) for _ in distances])


def gen_at_whole_hours(rng, size):
    """Cars that each need a whole number of hours on an empty road: many at the same time."""
    hours = range(1, rng.randint(2, 9))
    cars = {pace * rng.choice(hours): pace for pace in rng.sample(SPEEDS[: 2 * size], size)}
    return road([*cars], [*cars.values()])


def gen_nearly_together(rng, size):
    """Cars that all need about an hour: their times differ by 10⁻¹² where the road is long."""
    longest = TARGETS[-1] if rng.random() < 0.04 else 9 * size
    distances = rng.sample(range(longest - 3 * size, longest), size)
    return road(distances, [distance + rng.choice((-1, 0, 1)) or 1 for distance in distances])


def killers():
    """The most cars, named after what makes them hard."""
    for name, (target, position, speed) in workloads(LARGEST).items():
        cars = sorted(zip(position, speed))
        for order, ordered in ("back to front", cars), ("front to back", cars[::-1]):
            yield f"100,000 cars, {name}, {order}", (target, *map(list, zip(*ordered)))
    yield "a car at each mile", road([*range(1, LARGEST + 1)], [*range(1, LARGEST + 1)])
    yield "as fast as can be", road([1, 2], [SPEEDS[-1] // 2, SPEEDS[-1]])
    yield "as long as can be", (TARGETS[-1], [0], [1])


def workloads(size):
    """Roads with that many cars to time."""
    rng = Random("workloads")
    distances = rng.sample(TARGETS, size)
    return {
        "random": road(distances, rng.choices(SPEEDS, k=size)),
        "all alone": road(distances, [1] * size),
        "one fleet": road(distances, distances),
    }


def road(distances, speed):
    """Cars that many miles before a target, with the last one at mile 0."""
    target = max(distances)
    return target, [target - distance for distance in distances], speed
