"""Set Matrix Zeroes: the matrices to judge on, and the statement applied to each entry."""

from random import Random

SMALL, LARGEST = 3, 200
COMPARED = [("scattered", 200), ("no zero", 200), ("one zero", 200), ("all zeros", 200)]

ENTRIES = range(-(2**31), 2**31)


def inputs(pick, size):
    """Each entry is 0, 1 or a third value, which is any integer, the same in the whole matrix.

    Those of larger matrices are 0 or any integers.
    """
    rows, columns = pick(range(1, size + 1)), pick(range(1, size + 1))
    if size > SMALL:
        values = pick.values(ENTRIES)
        return ([[pick((0, 1)) and pick(values) for _ in range(columns)] for _ in range(rows)],)
    third = pick(ENTRIES)
    return ([[pick((0, 1, third)) for _ in range(columns)] for _ in range(rows)],)


def answer(matrix):
    """Each entry by itself: 0 where there is a 0 in its row or in its column."""
    cleared = [0 in column for column in zip(*matrix)]
    return [
        [0 if 0 in row or clears else value for value, clears in zip(row, cleared)]
        for row in matrix
    ]


def killers():
    """Matrices at the bounds, named after what makes them hard."""
    rng = Random("killers")
    for rows, columns in (200, 200), (1, 200), (200, 1), (2, 200), (200, 2):
        size = f"{rows}×{columns}"
        yield f"all zeros at {size}: work for every zero", ([[0] * columns for _ in range(rows)],)
        yield f"no zero at {size}: entries taken for marks", (with_zeros(rng, rows, columns, 0),)
        yield f"few zeros at {size}", (with_zeros(rng, rows, columns, (rows + columns) // 8),)
        for row, column in (0, 0), (rows - 1, 0), (0, columns - 1), (rows - 1, columns - 1):
            matrix = with_zeros(rng, rows, columns, 0)
            matrix[row][column] = 0
            yield f"one zero at {size}, in the corner ({row}, {column}): a line missed", (matrix,)


def workloads(size):
    """Matrices of size × size to time."""
    zeros = {"scattered": size // 4, "no zero": 0, "one zero": 1}
    made = {name: (with_zeros(Random(name), size, size, n),) for name, n in zeros.items()}
    return {**made, "all zeros": ([[0] * size for _ in range(size)],)}


def with_zeros(rng, rows, columns, zeros):
    """A matrix of random entries other than 0, then with up to that many zeros anywhere."""
    matrix = [[rng.choice(ENTRIES) or 1 for _ in range(columns)] for _ in range(rows)]
    for _ in range(zeros):
        matrix[rng.randrange(rows)][rng.randrange(columns)] = 0
    return matrix
