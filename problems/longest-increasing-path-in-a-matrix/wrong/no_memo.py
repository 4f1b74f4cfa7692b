"""Brute-force depth-first search: follows all paths from each square, without a memo.

Level: 1
Time: exponential: O(2^(m + n)) on a slope, where two steps lead upwards from each square
Space: O(m · n), the recursion
"""

VERDICT = "Time Limit Exceeded"


class Solution:
    def longestIncreasingPath(self, matrix: list[list[int]]) -> int:
        rows, columns = len(matrix), len(matrix[0])

        def path_from(i, j):
            longest = 0
            for x, y in (i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1):
                if 0 <= x < rows and 0 <= y < columns and matrix[x][y] > matrix[i][j]:
                    longest = max(longest, path_from(x, y))
            return 1 + longest

        return max(path_from(i, j) for i in range(rows) for j in range(columns))
