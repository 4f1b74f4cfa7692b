"""Minimum Path Sum: the grids to judge on, and the least sum up to each square."""

from random import Random

SMALL, LARGEST = 3, 200
COMPARED = [("random", 10), ("random", 200), ("equal", 200), ("along the edges", 200)]
NUMBERS = range(201)


def inputs(pick, size):
    """Up to nine squares of few numbers, up to four of any, too; larger grids have any range."""
    rows, columns = pick(range(1, size + 1)), pick(range(1, size + 1))
    if size > SMALL:
        options = pick.values(NUMBERS)
    elif rows * columns <= 4:
        options = (0, 1, 3, pick(NUMBERS))
    else:
        options = (0, 1, 3) if rows * columns == 6 else (0, 2)
    return ([[pick(options) for _ in range(columns)] for _ in range(rows)],)


def answer(grid):
    """Row by row: each square's number, and the lesser sum of those above it and on its left."""
    least = {}
    for i, row in enumerate(grid):
        for j, number in enumerate(row):
            before = [least[square] for square in ((i - 1, j), (i, j - 1)) if square in least]
            least[i, j] = number + min(before, default=0)
    return max(least.items())[1]


def gen_cheap_path(rng, size):
    """High numbers, but low ones on some path, which may go up or to the left now and then."""
    rows, columns = rng.randint(1, size), rng.randint(1, size)
    grid = [rng.choices(NUMBERS[100:], k=columns) for _ in range(rows)]
    i = j = 0
    moves = rng.choice(([(0, 1), (1, 0)], [(0, 1), (1, 0), (0, 1), (1, 0), (-1, 0), (0, -1)]))
    for _ in range(4 * size):
        grid[i][j] = rng.choice(NUMBERS[:9])
        down, right = rng.choice(moves)
        i, j = max(min(i + down, rows - 1), 0), max(min(j + right, columns - 1), 0)
    return (grid,)


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
