"""Symmetry of the board: squares that mirror each other, up to eight of them, share one chance.

Every square is folded into one triangle, an eighth of the board: top half, left half, and the
smaller coordinate first. The moves from each square of the triangle are worked out only once.
Time: O(k · n²), for n² / 8 squares or a little more
Space: O(n²)
"""

MOVES = [(-2, -1), (-2, 1), (-1, -2), (-1, 2), (1, -2), (1, 2), (2, -1), (2, 1)]


class Solution:
    def knightProbability(self, n: int, k: int, row: int, column: int) -> float:
        def folded(i: int, j: int) -> tuple[int, int]:
            i, j = min(i, n - 1 - i), min(j, n - 1 - j)
            return (i, j) if i <= j else (j, i)

        half = (n + 1) // 2
        triangle = [(i, j) for j in range(half) for i in range(j + 1)]
        number = {square: index for index, square in enumerate(triangle)}
        leads_to = [
            [
                number[folded(i + down, j + right)]
                for down, right in MOVES
                if 0 <= i + down < n and 0 <= j + right < n
            ]
            for i, j in triangle
        ]
        chances = [1.0] * len(triangle)
        for _ in range(k):
            chances = [sum([chances[index] for index in indices]) / 8 for indices in leads_to]
        return chances[number[folded(row, column)]]
