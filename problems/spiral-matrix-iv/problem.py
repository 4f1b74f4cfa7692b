"""Spiral Matrix IV: the lists to lay out, and the walk that lays them out by the rules."""

SMALL, LARGEST = 5, 100_000  # squares
RANDOM = 10_000
COMPARED = [("full", 10), ("full", 300), ("two rows", 300), ("few", 300)]
VALUES = range(1001)


def inputs(pick, size):
    """Any length of list in any matrix, with any first value and equal steps of 1 to 1,001."""
    m = pick(range(1, size + 1))
    n = pick(range(1, (size if size <= SMALL else size // m) + 1))
    if size > SMALL and pick((True, False)):
        m, n = n, m
    return m, n, values(pick(range(1, m * n + 1)), pick(VALUES), 1 + pick(VALUES))


def check(m, n, head):
    """The matrix is not too large, and the list fits into it."""
    if m * n > LARGEST:
        raise ValueError(f"{m} × {n} squares: the bound is {LARGEST:,}")
    if len(head) > m * n:
        raise ValueError(f"{len(head)} values for {m} × {n} squares: want 1 to {m * n}")


def answer(m, n, head):
    """The rules: go straight ahead while the next square is free, else turn right."""
    matrix = [[-1] * n for _ in range(m)]
    row, column, down, right = 0, 0, 0, 1
    while head:
        matrix[row][column] = head.val
        i, j, head = row + down, column + right, head.next
        if not (0 <= i < m and 0 <= j < n and matrix[i][j] == -1):
            down, right = right, -down
        row, column = row + down, column + right
    return matrix


def killers():
    """Matrices of up to 100,000 squares, named after what makes them hard."""
    for m, n in (1, LARGEST), (LARGEST, 1), (2, LARGEST // 2), (316, 316):
        yield f"{m} × {n}, full", (m, n, values(m * n, 7, 1))


def workloads(size):
    """A square matrix that is filled or holds ten values, and two rows with as many squares."""
    half = max(1, size * size // 2)
    return {
        "full": (size, size, values(size * size, 7, 1)),
        "two rows": (2, half, values(2 * half, 7, 1)),
        "few": (size, size, values(min(10, size * size), 7, 1)),
    }


def values(length, first, step):
    """Values in equal steps that wrap around at 1000: a step of 1,001 repeats the first."""
    return [(first + i * step) % len(VALUES) for i in range(length)]
