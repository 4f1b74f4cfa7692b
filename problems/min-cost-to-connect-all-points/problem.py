"""Min Cost to Connect All Points: the points to judge on, and the closest one joining next."""

from itertools import accumulate
from random import Random

SMALL, RANDOM, LARGEST = 4, 100, 1000
COMPARED = [("random", 10), ("random", 1000), ("chain", 1000), ("pairs", 1000)]
RANGE = range(-(10**6), 10**6 + 1)


def inputs(pick, size):
    """Up to four of seven points and any other; more have coordinates of any two ranges."""
    count = pick(range(1, size + 1))
    if size <= SMALL:
        left = [(0, 0), (0, 2), (1, 1), (1, 3), (2, 2), (3, 0), (4, 3)]
        left.append(pick(((pick(RANGE), 1), (1, pick(RANGE)))))
        return ([list(left.pop(pick(range(len(left))))) for _ in range(count)],)
    across, up = pick.values(RANGE), pick.values(RANGE)
    points = dict.fromkeys((pick(across), pick(up)) for _ in range(count))
    return ([*map(list, points)],)


def check(points):
    """No two points are equal."""
    if len({*map(tuple, points)}) < len(points):
        raise ValueError("a point is listed twice")


def answer(points):
    """From the first point on, always connect the closest; the cost of each so far is kept."""
    total, cost = 0, {(x, y): 0 if [x, y] == points[0] else 4 * 10**6 for x, y in points}
    while cost:
        x, y = min(cost, key=cost.get)
        total += cost.pop((x, y))
        for x1, y1 in cost:
            cost[x1, y1] = min(cost[x1, y1], abs(x - x1) + abs(y - y1))
    return total


def gen_clusters(rng, size):
    """A few groups of points, far from each other."""
    width = rng.choice((3, 10, 1000))
    centres = [rng.choices(RANGE[width:-width], k=2) for _ in range(rng.randint(1, 9))]
    near = [[c + rng.randint(-width, width) for c in rng.choice(centres)] for _ in range(size)]
    return ([*map(list, {*map(tuple, near)})],)


def killers():
    """Points at the bounds, named after what makes them hard."""
    hard = workloads(LARGEST)
    points = hard.pop("random")[0]
    apart = [[x // 5 + 8 * 10**5 * (-1) ** i, y // 5] for i, (x, y) in enumerate(points)]
    yield "500 points far from 500 others", (apart,)
    yield from hard.items()
    yield "two opposite corners", ([[RANGE[0]] * 2, [RANGE[-1]] * 2],)


def workloads(size):
    """That many points to time; gaps hardly differ, but make pairs, pairs of pairs, and so on."""
    points = [Random(i).choices(RANGE, k=2) for i in range(size)]
    chain = [[i * (i + 1) % 1999, RANGE[0] + 2000 * i] for i in range(size)]
    gaps = accumulate(100 + (i & -i).bit_length() for i in range(size))
    return {"random": (points,), "chain": (chain,), "pairs": ([[x, 0] for x in gaps],)}
