"""Max Area of Island: the islands, taken off the map one by one."""

from random import Random

COMPARED = [("land", 10), ("land", 50), ("scattered", 50), ("chessboard", 50)]


def answer(grid):
    """Take any square of land, and all land connected to it, until there is no land left."""
    land = {(i, j) for i, row in enumerate(grid) for j, square in enumerate(row) if square}
    largest = 0
    while land:
        island = [land.pop()]
        for i, j in island:  # the list grows as we read it
            near = land & {(i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1)}
            island += near
            land -= near
        largest = max(largest, len(island))
    return largest


def winding(size):
    """A single strip of land: every other row, joined at one end to the next."""
    grid = [[1 - i % 2] * size for i in range(size)]
    for i in range(1, size, 2):
        grid[i][(i % 4 == 3) - 1] = 1
    return grid


def workloads(size):
    """Maps of size × size to time."""
    rng = Random("scattered")
    return {
        "land": ([[1] * size for _ in range(size)],),
        "scattered": ([[int(rng.random() < 0.6) for _ in range(size)] for _ in range(size)],),
        "chessboard": ([[(i + j) % 2 for j in range(size)] for i in range(size)],),
        "a winding strip": (winding(size),),
    }
