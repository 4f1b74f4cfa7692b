"""Longest Increasing Path in a Matrix: the grids to judge on, read from the lowest square up."""

from random import Random

SMALL, LARGEST = 3, 200
RANDOM = 20
NUMBERS = range(2**31)
COMPARED = [("random", 10), ("random", 200), ("slope", 200), ("snake", 30)]


def inputs(pick, size):
    """Three numbers on up to six squares, and two on nine; on larger grids, any.

    In these, the longest path may also wind through a part of the grid, or through all of it.
    """
    rows, columns = (pick(range(1, size + 1)) for _ in range(2))
    if size <= SMALL:
        numbers = (*pick.some(NUMBERS), 1)[: 2 if rows * columns == SMALL**2 else 3]
        return ([[pick(numbers) for _ in range(columns)] for _ in range(rows)],)
    numbers = pick.values(NUMBERS)
    matrix = [[pick(numbers) for _ in range(columns)] for _ in range(rows)]
    winding = pick(range(rows + 1)) if pick((True, False)) else 0
    start = pick(range(winding + 1))
    for i, row in enumerate(snake(rows, columns, NUMBERS[-1] // (rows * columns))):
        if start <= i < winding:
            matrix[i] = pick.near(row, NUMBERS)
    return (pick((matrix, [[*column] for column in zip(*matrix)])),)


def snake(rows, columns, step):
    """Numbers that rise along the rows, to the right and to the left in turn."""
    numbers = [[(i * columns + j) * step for j in range(columns)] for i in range(rows)]
    return [row[:: -1 if i % 2 else 1] for i, row in enumerate(numbers)]


def answer(matrix):
    """From the lowest square up, a path is one longer than the longest to a lower neighbour."""
    number = {(i, j): here for i, row in enumerate(matrix) for j, here in enumerate(row)}
    longest = dict.fromkeys(number, 1)
    for i, j in sorted(number, key=number.__getitem__):
        for near in (i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1):
            if number.get(near, NUMBERS[-1]) < number[i, j]:
                longest[i, j] = max(longest[i, j], longest[near] + 1)
    return max(longest.values())


def killers():
    """The largest grids, named after what makes them hard."""
    for name in "random", "flat", "slope":
        yield f"200×200, {name}", workloads(LARGEST)[name]
    (random,) = workloads(LARGEST)["random"]
    for rows, columns in (127, 65), (99, 200):
        yield f"{rows}×{columns}, random", ([row[:columns] for row in random[:rows]],)
    slope = [row[:3] for row in workloads(LARGEST)["slope"][0][::-1]]
    yield "200×3, slope", (slope,)
    yield "3×200, slope", ([[*column] for column in zip(*slope)],)
    rows = snake(33, 33, 10**6)
    for name, matrix in ("down", rows), ("up", rows[::-1]), ("sideways", [*zip(*rows)]):
        yield f"33×33, a snake {name}", ([[*row] for row in matrix],)
    yield "200×1", (snake(LARGEST, 1, 10**7),)
    yield "1×200", (snake(1, LARGEST, 10**7),)


def workloads(size):
    """Grids of size × size to time."""
    rng = Random(size)
    return {
        "random": ([rng.choices(NUMBERS, k=size) for _ in range(size)],),
        "flat": ([[NUMBERS[-1]] * size for _ in range(size)],),
        "slope": ([[i + j for j in range(size)] for i in range(size)],),
        "snake": (snake(size, size, 1),),
    }
