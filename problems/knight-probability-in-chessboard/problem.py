"""A knight's random walk: how many of the 8 ** k ways to move k times stay on the board."""

from collections import Counter

SMALL, LARGEST = 4, 25
MOST = 100  # moves
COMPARED = [("3 moves", 25), ("100 moves", 3), ("100 moves", 8), ("100 moves", 25)]

MOVES = [(i, j) for i in (-2, -1, 1, 2) for j in (-2, -1, 1, 2) if abs(i) != abs(j)]


def inputs(pick, size):
    """Any square; up to `size` moves, or four times as many if the board is small."""
    n = pick(range(1, size + 1))
    most = max(size, min(4 * size, MOST, 3000 // n**2))
    return n, pick(range(most + 1)), pick(range(n)), pick(range(n))


def answer(n, k, row, column):
    """Count, move by move, the ways to be on each square: exact until the one division."""
    ways = Counter([(row, column)])
    for _ in range(k):
        after = Counter()
        for (i, j), count in ways.items():
            for down, right in MOVES:
                if 0 <= i + down < n and 0 <= j + right < n:
                    after[i + down, j + right] += count
        ways = after
    return sum(ways.values()) / 8**k


def killers():
    """100 moves, one more than a table of 100 layers has room for, from all kinds of squares."""
    for n in 1, 2, 3, 5, 6, 8, 13, 24, 25:
        for row, column in sorted({(0, 0), (n - 1, n // 3)}):
            yield f"{MOST} moves from ({row}, {column}) of {n}×{n}", (n, MOST, row, column)
    for k in 50, 99:
        yield f"{k} moves from (12, 9) of 25×25", (25, k, 12, 9)
    for row, column in (0, 24), (12, 12):
        yield f"no move from ({row}, {column}) of 25×25", (25, 0, row, column)


def workloads(size):
    """Walks from the corner of the board."""
    return {f"{k} moves": (size, k, 0, 0) for k in (3, MOST)}
