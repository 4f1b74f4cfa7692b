"""Brute-force depth-first search: follows all increasing paths from each square.

Level: 1
Time: exponential: O(2^(m + n)) on a slope, where two steps lead upwards from each square
Space: O(m · n), the recursion
"""

VERDICT = "Time Limit Exceeded"


class Solution:
    def longestIncreasingPath(self, matrix: list[list[int]]) -> int:
        rows, columns = len(matrix), len(matrix[0])

        def path_from(row, column):
            longest = 0
            for r, c in (row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1):
                if 0 <= r < rows and 0 <= c < columns and matrix[r][c] > matrix[row][column]:
                    longest = max(longest, path_from(r, c))
            return 1 + longest

        return max(path_from(row, column) for row in range(rows) for column in range(columns))
