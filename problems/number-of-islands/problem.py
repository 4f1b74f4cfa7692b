"""Number of Islands: the maps to judge on, and their islands, taken off the map one by one."""

from random import Random

SMALL, LARGEST, LONGEST = 4, 50, 300
COMPARED = [("land", 10), ("land", 300), ("scattered", 300), ("chessboard", 300)]


def inputs(pick, size):
    """Any square may be land; small maps have up to twelve squares."""
    rows = pick(range(1, size + 1))
    columns = pick(range(1, (min(size, 12 // rows) if size <= SMALL else size) + 1))
    return ([[pick("01") for _ in range(columns)] for _ in range(rows)],)


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


def killers():
    """Maps at the bounds, named after what makes them hard."""
    yield "90,000 squares of land: recursion", workloads(LONGEST)["land"]
    yield "45,000 islands", workloads(LONGEST)["chessboard"]
    comb = [[*"10" * (LONGEST // 2)] for _ in range(LONGEST - 1)]
    yield "150 strips of land that meet in the last row", ([*comb, ["1"] * LONGEST],)
    yield "one row of 300", (comb[:1],)
    yield "one column of 300", ([[square] for square in comb[0]],)


def workloads(size):
    """Maps of size × size to time."""
    rng = Random("scattered")
    return {
        "land": ([["1"] * size for _ in range(size)],),
        "scattered": ([["01"[rng.random() < 0.6] for _ in range(size)] for _ in range(size)],),
        "chessboard": ([["01"[(i + j) % 2] for j in range(size)] for i in range(size)],),
    }
