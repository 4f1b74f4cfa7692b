"""Max Area of Island: the maps to judge on, and their islands, taken off the map one by one."""

from random import Random

SMALL, LARGEST = 4, 50
COMPARED = [("land", 10), ("land", 50), ("scattered", 50), ("chessboard", 50)]


def inputs(pick, size):
    """Any square may be land; small maps have up to twelve squares, large ones similar rows."""
    rows = pick(range(1, size + 1))
    columns = pick(range(1, (min(size, 12 // rows) if size <= SMALL else size) + 1))
    grid = []
    for _ in range(rows):
        if size > SMALL and grid and pick(("any", "like the last")) == "like the last":
            grid.append(pick.near(grid[-1], (0, 1)))
        else:
            grid.append([pick((0, 1)) for _ in range(columns)])
    return (grid,)


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


def gen_strips(rng, size):
    """Winding strips of land between strips of water, with a bridge or a gap here and there."""
    grid = winding(size)
    for square in rng.choices((0, 1), k=rng.randint(0, 3)):
        grid[rng.randrange(size)][rng.randrange(size)] = square
    return (rng.choice((grid, grid[::-1], [[*column] for column in zip(*grid)])),)


def winding(size):
    """A single strip of land: every other row, joined at one end to the next."""
    grid = [[1 - i % 2] * size for i in range(size)]
    for i in range(1, size, 2):
        grid[i][(i % 4 == 3) - 1] = 1
    return grid


def killers():
    """Maps at the bounds, named after what makes them hard."""
    for name, arguments in workloads(LARGEST).items():
        yield f"{name}, 2,500 squares", arguments
    yield "2,500 squares of water", ([[0] * LARGEST for _ in range(LARGEST)],)
    chessboard = workloads(LARGEST)["chessboard"][0]
    last = [*chessboard[:-2], [0] * LARGEST, [1] * LARGEST]
    yield "1,200 islands, the largest in the last row", (last,)
    yield "256 squares of land", ([[1] * 16 for _ in range(16)],)
    yield "one row of 50", ([[1] * LARGEST],)
    yield "one column of 50", ([[1]] * LARGEST,)


def workloads(size):
    """Maps of size × size to time."""
    rng = Random("scattered")
    return {
        "land": ([[1] * size for _ in range(size)],),
        "scattered": ([[int(rng.random() < 0.6) for _ in range(size)] for _ in range(size)],),
        "chessboard": ([[(i + j) % 2 for j in range(size)] for i in range(size)],),
        "a winding strip": (winding(size),),
    }
