"""Pacific Atlantic Water Flow: the squares uphill from both shores."""

from random import Random

ANY_ORDER = 1  # of the squares
HIGHEST = 10**5
COMPARED = [("flat", 10), ("flat", 200), ("hills", 200), ("corridor", 200)]


def answer(heights):
    """From each shore, climb to wherever water comes down from."""
    height = {(i, j): value for i, row in enumerate(heights) for j, value in enumerate(row)}
    both = set(height)
    for row, column in (0, 0), max(height):
        climbed = {(i, j): True for i, j in height if i == row or j == column}
        squares = [*climbed]
        for i, j in squares:  # the list grows as we read it
            for near in (i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1):
                if near not in climbed and height.get(near, -1) >= height[i, j]:
                    climbed[near] = True
                    squares.append(near)
        both &= climbed.keys()
    return [list(square) for square in sorted(both)]


def workloads(size):
    """Islands of size × size to time."""
    rng, wall = Random("hills"), [HIGHEST] * (size - 3)
    corridor = [[0] * (size - 2), [0, *wall], [0] * (size - 2), [*wall, 0]] * size
    return {
        "flat": ([[HIGHEST] * size for _ in range(size)],),
        "hills": ([[rng.randint(0, HIGHEST) for _ in range(size)] for _ in range(size)],),
        "corridor": ([[HIGHEST, *row, HIGHEST] for row in corridor[:size]],),
    }
