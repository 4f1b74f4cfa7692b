"""Depth-first search with a memo: the path from a square is one longer than that of a neighbour.

It goes on to whichever larger neighbour has the longest path. Numbers rise along a path, so it
never comes back to a square, and what is known of one holds wherever a path comes from.
Time: O(m · n)
Space: O(m · n), the results and the recursion
"""


class Solution:
    def longestIncreasingPath(self, matrix: list[list[int]]) -> int:
        rows, columns = len(matrix), len(matrix[0])
        known = [[0] * columns for _ in matrix]

        def path_from(i, j):
            if known[i][j] == 0:
                longest = 0
                for x, y in (i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1):
                    if 0 <= x < rows and 0 <= y < columns and matrix[x][y] > matrix[i][j]:
                        longest = max(longest, path_from(x, y))
                known[i][j] = 1 + longest
            return known[i][j]

        return max(path_from(i, j) for i in range(rows) for j in range(columns))
