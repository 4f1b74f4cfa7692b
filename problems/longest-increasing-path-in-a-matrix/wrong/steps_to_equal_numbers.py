"""Also steps to equal numbers."""


class Solution:
    def longestIncreasingPath(self, matrix: list[list[int]]) -> int:
        rows, columns = len(matrix), len(matrix[0])
        squares = [(row, column) for row in range(rows) for column in range(columns)]
        squares.sort(key=lambda square: matrix[square[0]][square[1]])
        longest = [[1] * columns for _ in matrix]
        for row, column in squares:
            for r, c in (row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1):
                if 0 <= r < rows and 0 <= c < columns and matrix[r][c] <= matrix[row][column]:
                    longest[row][column] = max(longest[row][column], longest[r][c] + 1)
        return max(map(max, longest))
