"""Detect Squares: the calls to judge on, and a look at the corners for every side length."""

from collections import Counter
from math import prod
from random import Random

SMALL, LARGEST = 4, 3000
RANDOM = 500
COMPARED = [("random", 30), ("random", 3000), ("one column", 3000), ("diagonal", 3000)]
NUMBERS = range(1001)


class DetectSquares:
    """For each length, the square may be on the left or right, above or below."""

    def __init__(self):
        self.points = Counter()

    def add(self, point):
        self.points[tuple(point)] += 1

    def count(self, point):
        x, y = point
        sides = {p - x for p, _ in self.points} - {0}
        squares = (((x + d, y), (x, y + e), (x + d, y + e)) for d in sides for e in (d, -d))
        return sum(prod(self.points[corner] for corner in square) for square in squares)


def inputs(pick, size):
    """Few points close together, then a count at each place; at random, any calls in any order."""
    count, steps = pick(range(1, size + 1)), []
    if size <= SMALL:
        x = pick(NUMBERS[:-2])
        near = [[x + i % 3, 998 - x + i // 3] for i in (0, 1, 2, 3, 4, 6, 8, 7)]
        steps = [["add", pick(near[:-1])] for _ in range(count)]
        return called(steps + [["count", point] for point in near])
    numbers, kinds = pick.values(NUMBERS), ("add", "count")
    return called([[pick(kinds), [pick(numbers), pick(numbers)]] for _ in range(count)])


def check(names, values):
    """The stated number of calls, and points within the bounds."""
    if len(names) - 1 > LARGEST:
        raise ValueError(f"{len(names) - 1:,} calls: want at most {LARGEST:,}")
    if any(number not in NUMBERS for [point] in values[1:] for number in point):
        raise ValueError(f"a coordinate is not from {NUMBERS[0]} to {NUMBERS[-1]}")


def killers():
    """As many calls as there may be, and points that solutions may confuse."""
    yield "3000 calls, random", workloads(LARGEST)["random"]
    for name, arguments in workloads(2000).items():
        yield f"2000 calls, {name}", arguments
    thrice = [["add", point] for point in ([0, 0], [1000, 0], [0, 1000])]
    yield "the most ways", called([*thrice * 999, *[["count", [1000, 1000]]] * 3])
    each = [["add", point] for d in range(1, 1000) for point in ([d, d], [d, 0], [0, d])]
    yield "sides from 1 to 999", called([*each, *[["count", [0, 0]]] * 3])
    confused = {
        "digits that read alike": ([123, 8], [321, 8], [32, 38], [12, 18]),
        "1000 x + y is the same": ([0, 1000], [2, 0], [2, 1000], [1, 999], [0, 999]),
        "indices below 0": ([999, 1], [1, 999], [999, 999], [1, 1], [998, 4], [4, 998]),
        "indices below 0 of 1001": ([0, 1], [1, 0], [1000, 0], [0, 1000], [1000, 1], [1, 1000]),
    }
    for name, points in confused.items():
        steps = [["add", point] for point in points]
        asked = [["count", [x, y]] for x, _ in points for _, y in points]
        yield name, called([*steps, *asked])


def workloads(size):
    """That many calls to time: half of them add points."""
    rng, half = Random(size), size // 2
    column = [[500, rng.randrange(1001)] for _ in range(half)]
    points = {
        "random": [[rng.randrange(60), rng.randrange(60)] for _ in range(half)],
        "one column": column,
        "diagonal": [[y, y] for _, y in column],
    }
    return {
        name: called([[kind, point] for kind in ("add", "count") for point in some])
        for name, some in points.items()
    }


def called(steps):
    """The two lists of LeetCode, from each call's name and point."""
    return ["DetectSquares", *(name for name, _ in steps)], [[], *([point] for _, point in steps)]
