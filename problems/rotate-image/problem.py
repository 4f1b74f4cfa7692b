"""Rotate Image: where each entry goes."""

from random import Random

LARGEST = 20
COMPARED = [("any entries", 3), ("any entries", 20), ("any entries", 200)]
VALUES = range(-1000, 1001)


def answer(matrix):
    """Each entry by itself: row i and column j become row j and column n - 1 - i."""
    n = len(matrix)
    turned = [[None] * n for _ in matrix]
    for i, row in enumerate(matrix):
        for j, value in enumerate(row):
            turned[j][n - 1 - i] = value
    return turned


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
