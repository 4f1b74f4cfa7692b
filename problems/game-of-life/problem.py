"""Game of Life: the boards to judge on, and the next generation by the rules."""

from random import Random

SMALL, LARGEST = 4, 25
COMPARED = [("soup", 4), ("soup", 25), ("glider", 25), ("soup", 200), ("glider", 200)]


def inputs(pick, size):
    """Any cell may be alive."""
    rows, columns = pick(range(1, size + 1)), pick(range(1, size + 1))
    return ([[pick((0, 1)) for _ in range(columns)] for _ in range(rows)],)


def answer(board):
    """The rules as they are written, for one cell after the other."""
    rows, columns = range(len(board)), range(len(board[0]))
    return [[after(board, row, column) for column in columns] for row in rows]


def after(board, row, column):
    """Whether this cell is alive in the next generation: 0 or 1."""
    left = max(column - 1, 0)
    block = sum(sum(line[left : column + 2]) for line in board[max(row - 1, 0) : row + 2])
    neighbours = block - board[row][column]
    if board[row][column] == 1:
        return 1 if neighbours in (2, 3) else 0
    return 1 if neighbours == 3 else 0


def killers():
    """Boards at the bounds, named after what makes them hard."""
    for rows, columns in (25, 25), (1, 25), (25, 1), (2, 25), (25, 2), (3, 25), (25, 3):
        yield f"all alive at {rows}×{columns}", ([[1] * columns for _ in range(rows)],)
        yield f"all dead at {rows}×{columns}", ([[0] * columns for _ in range(rows)],)
    soup, glider = (workloads(LARGEST)[name][0] for name in ("soup", "glider"))
    yield "a soup at 25×25", (soup,)
    for side in "upper left", "upper right", "lower right", "lower left":
        yield f"a glider in the {side} corner of 25×25", (glider,)
        glider = [list(column) for column in zip(*glider[::-1])]


def workloads(size):
    """Boards of size × size: one cell in three alive at random, and a single glider."""
    rng, glider = Random("soup"), [[0] * size for _ in range(size)]
    for row, column in (0, 1), (1, 2), (2, 0), (2, 1), (2, 2):
        if size > 2:
            glider[row][column] = 1
    soup = [[int(rng.random() < 1 / 3) for _ in range(size)] for _ in range(size)]
    return {"soup": (soup,), "glider": (glider,)}
