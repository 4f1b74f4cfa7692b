"""Depth-first search, memoized: a path from a square continues at its best larger neighbour.

Numbers rise along a path, so a path never returns to a square, and the recursion ends. For the same
reason, the best continuation from a square does not depend on how the path got there:

    path_from(square) = 1 + max(path_from(neighbour) for each larger neighbour)

The base case is a square without a larger neighbour, with a path of length 1. With the memo, each
square is computed once; without it, the time would be exponential. The trace leaves out calls that
only read a known result.

For matrix = [[3,4],[1,5]]:

    row  column  known             return
    1    1       [[0, 0], [0, 1]]  1       5
    0    1       [[0, 2], [0, 1]]  2       4 5
    0    0       [[3, 2], [0, 1]]  3       3 4 5
    1    0       [[3, 2], [4, 1]]  4       1 3 4 5
    return 4
Level: 2
From: wrong/no_memo; the paths on from a square are the same however the square was reached, so
  store the length of the longest
Ask: Can a path return to a square? Does its best continuation depend on the earlier squares?
Beware: wrong/no_memo, wrong/wraps_around_at_minus_one
Time: O(m · n)
Space: O(m · n), the results and the recursion
"""


class Solution:
    def longestIncreasingPath(self, matrix: list[list[int]]) -> int:
        rows, columns = len(matrix), len(matrix[0])
        known = [[0] * columns for _ in matrix]

        def path_from(row, column):
            if known[row][column] > 0:
                return known[row][column]
            longest = 0
            for r, c in (row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1):
                if 0 <= r < rows and 0 <= c < columns and matrix[r][c] > matrix[row][column]:
                    longest = max(longest, path_from(r, c))
            known[row][column] = 1 + longest
            return known[row][column]

        return max(path_from(row, column) for row in range(rows) for column in range(columns))
