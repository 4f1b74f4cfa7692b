"""Minimum Path Sum: the least sum up to each square."""

from random import Random

LARGEST = 200
COMPARED = [("random", 10), ("random", 200), ("equal", 200), ("along the edges", 200)]
NUMBERS = range(201)


def answer(grid):
    """Row by row: each square's number, and the lesser sum of those above it and on its left."""
    least = {}
    for i, row in enumerate(grid):
        for j, number in enumerate(row):
            before = [least[square] for square in ((i - 1, j), (i, j - 1)) if square in least]
            least[i, j] = number + min(before, default=0)
    return max(least.items())[1]


def killers():
    """The largest grids, named after what makes them hard."""
    for name, (grid,) in workloads(LARGEST).items():
        yield f"200 × 200, {name}, turned", ([row[::-1] for row in grid[::-1]],)
    yield "200 × 200 zeros", ([[0] * LARGEST] * LARGEST,)
    most = LARGEST - 1
    top, wall, below = [0] * LARGEST, [200] * most + [0], [0] * most + [200]
    yield "a gap that is of no use", ([*[top] * 100, wall, *[below] * 98, top],)
    yield "a row of 200", ([[200] * LARGEST],)
    yield "a column of 200", ([[200]] * LARGEST,)


def workloads(size):
    """Square grids to time."""
    cheap = [[0, *[200] * (size - 1)] for _ in range(size - 1)] + [[0] * size]
    return {
        "random": ([Random(i).choices(NUMBERS, k=size) for i in range(size)],),
        "equal": ([[200] * size for _ in range(size)],),
        "along the edges": (cheap,),
    }
