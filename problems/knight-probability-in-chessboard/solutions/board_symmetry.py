"""Bottom-up table over an eighth of the board: squares that mirror each other have the same chance.

Reflections of the board turn knight's moves into knight's moves. Every square is folded into one
triangle: into the top half, then the left half, then across the diagonal. The table of chances then
has one entry for each square of the triangle, whose moves are worked out only once.
Level: 3
From: table; the chances on mirrored squares are always the same, so compute only one eighth of the
  board
Beware: wrong/forgets_middle_line
Time: O(k · n²), for about n² / 8 squares on a large board
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
