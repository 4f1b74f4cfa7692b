"""Bottom-up table: all squares' chances to survive k - 1 moves give the chances for k moves.

The first move leads to one of eight squares, all equally likely, from which the knight must survive
one move fewer. A square off the board adds nothing:

    chance[moves][i][j] = sum(chance[moves - 1][i + down][j + right] for each move) / 8

The base case is 0 moves, which the knight survives on every square. Only the latest two boards are
kept.

For n = 3, k = 2, row = 0, column = 0:

    chance
    [[1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0]]
    [[0.25, 0.25, 0.25], [0.25, 0.0, 0.25], [0.25, 0.25, 0.25]]  2 of 8 moves stay on the board
    [[0.0625, 0.0625, 0.0625], [0.0625, 0.0, 0.0625], [0.0625, 0.0625, 0.0625]]
    return 0.0625
Level: 2
From: memoized_recursion; the chances for k moves need only the chances for k - 1 moves, so compute
  the board k times, and keep the latest one
Ask: If you know the chance of each square for one move fewer, how do you get the chance of a
  square?
Beware: wrong/one_table
Time: O(k · n²)
Space: O(n²)
"""

MOVES = [(-2, -1), (-2, 1), (-1, -2), (-1, 2), (1, -2), (1, 2), (2, -1), (2, 1)]


class Solution:
    def knightProbability(self, n: int, k: int, row: int, column: int) -> float:
        chance = [[1.0] * n for _ in range(n)]
        for _ in range(k):
            longer = [[0.0] * n for _ in range(n)]
            for i in range(n):
                for j in range(n):
                    for down, right in MOVES:
                        if 0 <= i + down < n and 0 <= j + right < n:
                            longer[i][j] += chance[i + down][j + right] / 8
            chance = longer
        return chance[row][column]
