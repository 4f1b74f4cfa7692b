"""Number of Islands: the islands, taken off the map one by one."""

from random import Random

COMPARED = [("land", 10), ("land", 300), ("scattered", 300), ("chessboard", 300)]


def answer(grid):
    """Take any square of land, and all land connected to it, until there is no land left."""
    land = {(i, j) for i, row in enumerate(grid) for j, square in enumerate(row) if square == "1"}
    islands = 0
    while land:
        islands += 1
        island = [land.pop()]
        for i, j in island:  # the list grows as we read it
            near = land & {(i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1)}
            island += near
            land -= near
    return islands


def workloads(size):
    """Maps of size × size to time."""
    return {
        "land": ([["1"] * size for _ in range(size)],),
        "scattered": scattered(size, 0.6),
        "chessboard": ([["01"[(i + j) % 2] for j in range(size)] for i in range(size)],),
    }


def scattered(size, density):
    """A map of which about that part is land, anywhere."""
    rng = Random("scattered")
    return ([["01"[rng.random() < density] for _ in range(size)] for _ in range(size)],)
