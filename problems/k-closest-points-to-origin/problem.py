"""K Closest Points to Origin: points of which k are closest, and all points by distance."""

from collections import defaultdict
from math import isqrt
from random import Random

SMALL, LARGEST = 4, 10**4
ANY_ORDER = 1  # of the points
COMPARED = [("random", 100), ("random", 10**4), ("far first", 10**4), ("all equal", 10**4)]
RANGE = range(-(10**4), 10**4 + 1)


def inputs(pick, size):
    """Small lists have three points that wrong distances put in another order, and any fourth.

    Larger ones have coordinates of any range.
    """
    length = pick(range(1, size + 1))
    if size <= SMALL:
        other = pick(([1, pick(RANGE)], [pick(RANGE), 1]))
        points = [pick(([3, 3], [-4, 0], [0, -5], other)) for _ in range(length)]
    else:
        values = pick.values(RANGE)
        points = [[pick(values), pick(values)] for _ in range(pick((length, size)))]
    return points, pick(cuts(points))


def check(points, k):
    """There is one answer."""
    if k not in cuts(points):
        raise ValueError(f"k = {k} has more than one answer: take one of {cuts(points)[:9]}")


def cuts(points):
    """Each k with one answer: the next point is farther, or all points that far are equal."""
    distances, alike = sorted(map(squared, points)), defaultdict(set)
    for point in points:
        alike[squared(point)].add(tuple(point))
    return [
        k
        for k, distance in enumerate(distances, 1)
        if k == len(points) or distance < distances[k] or len(alike[distance]) == 1
    ]


def squared(point):
    """The square of its distance from the origin."""
    return point[0] ** 2 + point[1] ** 2


def answer(points, k):
    """The first k of all points by distance."""
    return sorted(points, key=squared)[:k]


def gen_just_inside_a_circle(rng, size):
    """Points as close to a circle as can be, so their distances hardly differ."""
    end = RANGE[-1]
    radius = rng.randint(1, rng.choice((10, 100, end, 14_142)))
    lowest = isqrt(max(radius**2 - end**2, 0))
    heights = rng.choices(range(lowest, min(radius, end) + 1), k=rng.randint(1, size))
    points = []
    for y in rng.choices(heights, k=size):
        x = min(isqrt(radius**2 - y**2), end)
        point = [rng.choice((x, -x)), rng.choice((y, -y))]
        points.append(point[:: rng.choice((1, -1))])
    return points, rng.choice(cuts(points))


def killers():
    """As many points as there may be, named after what makes them hard."""
    for name, (points, half) in workloads(LARGEST).items():
        for k in 1, half, LARGEST:
            yield f"{k:,} of 10,000 points, {name}", (points, k)
    end = RANGE[-1]
    corners = [[x, y] for x in (end, -end) for y in (end, -end)] * (LARGEST // 4)
    yield "all in the corners", (corners, LARGEST)
    yield "one a step closer than the corners", ([*corners[1:], [-end, 1 - end]], 1)
    others = [[0, y] for y in range(LARGEST - 4)]
    yield "all but the corners, which come last", (others + corners[:4], LARGEST - 4)
    yield "squares that differ by 1", ([[9800, -9999], [-9900, 9900]], 1)
    yield "on the diagonal", ([[i, -i] for i in range(LARGEST)], LARGEST // 2)


def workloads(size):
    """The closer half of that many points."""
    rng = Random(size)
    points = [rng.choices(RANGE, k=2) for _ in range(size)]
    k = size // 2 + 1
    return {
        "near first": (sorted(points, key=squared), k),
        "random": (points, k),
        "far first": (sorted(points, key=squared, reverse=True), k),
        "all equal": ([[3, -4]] * size, k),
    }
