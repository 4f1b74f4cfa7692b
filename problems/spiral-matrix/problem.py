"""Spiral Matrix: the walk through it by the rules."""

from random import Random

COMPARED = [("square", 3), ("square", 10), ("square", 100), ("two rows", 100), ("two columns", 100)]
VALUES = range(-100, 101)


def answer(matrix):
    """The rules: go straight ahead while the next square is free, else turn right."""
    free = {(i, j) for i, row in enumerate(matrix) for j in range(len(row))}
    order, row, column, down, right = [], 0, 0, 0, 1
    while free:
        order.append(matrix[row][column])
        free.remove((row, column))
        if (row + down, column + right) not in free:
            down, right = right, -down
        row, column = row + down, column + right
    return order


def killers():
    """Matrices at the bounds, named after what makes them hard."""
    for rows, columns in (10, 10), (9, 10), (10, 9), (1, 10), (10, 1), (2, 10), (10, 2):
        yield f"{rows}×{columns}, no two entries equal", (counting(rows, columns, 0, 1),)
        yield f"{rows}×{columns}, all entries equal", (counting(rows, columns, VALUES[-1], 0),)


def workloads(size):
    """A square matrix, and two long rows or columns with as many entries, all of them random."""
    rng, half = Random("entries"), max(1, size * size // 2)
    shapes = {"square": (size, size), "two rows": (2, half), "two columns": (half, 2)}
    return {
        name: ([rng.choices(VALUES, k=n) for _ in range(m)],) for name, (m, n) in shapes.items()
    }


def counting(rows, columns, first, step):
    """The first entry and what follows it in equal steps, row by row; -100 comes after 100."""
    places = range(rows * columns)
    line = [VALUES[(first - VALUES[0] + step * place) % len(VALUES)] for place in places]
    return [line[i : i + columns] for i in places[::columns]]
