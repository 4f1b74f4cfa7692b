"""Number of Islands: the maps to judge on, and their islands, taken off the map one by one."""

from random import Random

SMALL, LARGEST = 4, 300
COMPARED = [("land", 10), ("land", 300), ("scattered", 300), ("chessboard", 300)]


def inputs(pick, size):
    """Any square may be land; small maps have up to twelve squares, large ones similar rows."""
    rows = pick(range(1, size + 1))
    columns = pick(range(1, (min(size, 12 // rows) if size <= SMALL else size) + 1))
    grid = []
    for _ in range(rows):
        if size > SMALL and grid and pick(("any", "like the last")) == "like the last":
            grid.append(pick.near(grid[-1], "01"))
        else:
            grid.append([pick("01") for _ in range(columns)])
    return (grid,)


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
    yield "90,000 squares of land: recursion", workloads(LARGEST)["land"]
    yield "45,000 islands", workloads(LARGEST)["chessboard"]
    for density in 0.3, 0.4, 0.5, 0.7:
        yield f"land on {density:.0%} of 90,000 squares", scattered(LARGEST, density)
    row, right, left = ["1"] * LARGEST, ["0"] * (LARGEST - 1) + ["1"], ["1"] + ["0"] * (LARGEST - 1)
    strip = [row, right, row, left] * (LARGEST // 4)
    broken = [*strip[:150], ["1"] * 99 + ["0"] + ["1"] * 200, *strip[151:]]
    comb = [[*"10" * (LARGEST // 2)] for _ in range(LARGEST - 1)]
    shapes = {"a winding strip": strip, "two winding strips": broken, "a comb": [*comb, row]}
    for name, grid in shapes.items():
        yield name, (grid,)
        yield f"{name}, upside down", (grid[::-1],)
        yield f"{name}, on its side", ([[*column] for column in zip(*grid)],)
    yield "one row of 300", (comb[:1],)
    yield "one column of 300", ([[square] for square in comb[0]],)


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
