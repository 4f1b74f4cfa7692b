"""Rotate Image: the matrices to judge on, and where each entry goes."""

from random import Random

SMALL, LARGEST = 7, 20
COMPARED = [("any entries", 3), ("any entries", 20), ("any entries", 200)]
VALUES = range(-1000, 1001)


def inputs(pick, size):
    """Small matrices count up or down from 0, with any one other entry; larger ones have any."""
    n = pick(range(1, size + 1))
    if size > SMALL:
        values = pick.values(VALUES)
        return ([[pick(values) for _ in range(n)] for _ in range(n)],)
    step = pick((1, -1))
    matrix = [[step * (i * n + j) for j in range(n)] for i in range(n)]
    matrix[pick(range(n))][pick(range(n))] = pick(VALUES)
    return (matrix,)


def answer(matrix):
    """Each entry by itself: row i and column j become row j and column n - 1 - i."""
    n = len(matrix)
    turned = [[None] * n for _ in matrix]
    for i, row in enumerate(matrix):
        for j, value in enumerate(row):
            turned[j][n - 1 - i] = value
    return turned


def gen_rows_that_go_on(rng, size):
    """Each row goes on a place further in the same round, so all sides may read the same."""
    n, line = rng.randint(1, size), rng.sample(VALUES, rng.randint(1, size))
    return ([[line[(i + j) % len(line)] for j in range(n)] for i in range(n)],)


def killers():
    """Matrices at the bounds, named after what makes them hard."""
    for n in LARGEST, LARGEST - 1:
        yield f"{n}×{n}, any entries", workloads(n)["any entries"]
        for value in VALUES[0], VALUES[-1]:
            yield f"{n}×{n}, all entries {value}", ([[value] * n for _ in range(n)],)


def workloads(size):
    """A matrix of size × size to time."""
    rng = Random("entries")
    return {"any entries": ([rng.choices(VALUES, k=size) for _ in range(size)],)}
