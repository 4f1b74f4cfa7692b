"""Bottom-up table: the paths to a square arrive from above or from the left, and add up.

The last move to a square comes either from the square above it or from the square on its left:

    paths[row][column] = paths[row - 1][column] + paths[row][column - 1]

The base cases are the first row and the first column: a single path leads straight to each of their
squares. Row by row, both neighbours of a square are known before the square itself.

For m = 3, n = 3:

    row  column  paths[row - 1][column]  paths[row][column - 1]  paths[row][column]
    1    1       1                       1                       2
    1    2       1                       2                       3
    2    1       2                       1                       3
    2    2       3                       3                       6
    return 6
Level: 2
From: memoized_recursion; a call waits for its two summands, so count from the start square instead,
  row by row: both summands are then in the table
Ask: From which squares can a path enter a square, and in which order are the squares filled?
Beware: wrong/diagonal_moves_too
Time: O(m · n)
Space: O(m · n)
"""


class Solution:
    def uniquePaths(self, m: int, n: int) -> int:
        paths = [[1] * n for _ in range(m)]
        for row in range(1, m):
            for column in range(1, n):
                paths[row][column] = paths[row - 1][column] + paths[row][column - 1]
        return paths[m - 1][n - 1]
