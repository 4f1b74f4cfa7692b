"""Matrix power: one move is a matrix, and k moves are its k-th power, found by repeated squaring.

Repeated squaring needs one squaring for each bit of k but the first. A full matrix over n² squares
would be too large, but squares that mirror each other have equal chances, so an eighth of the board
is enough: a 91 × 91 matrix for n = 25. This is slow on a large board, but pays off for very many
moves on a small one.
Level: 4
From: board_symmetry; every move changes the chances in the same way, so write it as a matrix, whose
  k-th power takes about log k steps
Time: O(n⁶ · log k), with a constant of about 1 / 512
Space: O(n⁴)
"""

from operator import mul

MOVES = [(-2, -1), (-2, 1), (-1, -2), (-1, 2), (1, -2), (1, 2), (2, -1), (2, 1)]


class Solution:
    def knightProbability(self, n: int, k: int, row: int, column: int) -> float:
        half = (n + 1) // 2
        squares = [(i, j) for j in range(half) for i in range(j + 1)]
        number = {square: index for index, square in enumerate(squares)}
        power = [[0.0] * len(squares) for _ in squares]
        for square, (i, j) in enumerate(squares):
            for down, right in MOVES:
                if 0 <= i + down < n and 0 <= j + right < n:
                    power[square][number[folded(n, i + down, j + right)]] += 1 / 8

        chances = [1.0] * len(squares)  # of staying on the board, for the bits of k read so far
        while k:
            if k & 1:
                chances = [dot(line, chances) for line in power]
            k >>= 1
            if k:
                columns = list(zip(*power))
                power = [[dot(line, column) for column in columns] for line in power]
        return chances[number[folded(n, row, column)]]


def folded(n: int, row: int, column: int) -> tuple[int, int]:
    """The square of the triangle that mirrors this square."""
    first, second = sorted((min(row, n - 1 - row), min(column, n - 1 - column)))
    return first, second


def dot(line: list[float], column: list[float]) -> float:
    return sum(map(mul, line, column))
