"""Never returns to a visited square, as in a knight's tour."""

MOVES = [(-2, -1), (-2, 1), (-1, -2), (-1, 2), (1, -2), (1, 2), (2, -1), (2, 1)]


class Solution:
    def knightProbability(self, n: int, k: int, row: int, column: int) -> float:
        visited = set()

        def chance(moves: int, i: int, j: int) -> float:
            if not (0 <= i < n and 0 <= j < n) or (i, j) in visited:
                return 0.0
            if moves == 0:
                return 1.0
            visited.add((i, j))
            total = sum(chance(moves - 1, i + down, j + right) for down, right in MOVES) / 8
            visited.remove((i, j))
            return total

        return chance(k, row, column)
