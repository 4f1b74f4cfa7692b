"""Passes an ocean on only to the next square of the same height, not to the whole level.

Reported as accepted in 2025.
"""

REPORTED = "LeetCode-Feedback #32600"


class Solution:
    def pacificAtlantic(self, heights: list[list[int]]) -> list[list[int]]:
        rows, columns = len(heights), len(heights[0])
        squares = [(i, j) for i in range(rows) for j in range(columns)]
        squares.sort(key=lambda square: heights[square[0]][square[1]])
        fed = {square: set() for square in squares}
        for row, column in squares:
            if row == 0 or column == 0:
                fed[row, column].add("Pacific")
            if row == rows - 1 or column == columns - 1:
                fed[row, column].add("Atlantic")
        for row, column in squares:
            near = (row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)
            near = [(i, j) for i, j in near if 0 <= i < rows and 0 <= j < columns]
            for i, j in near:
                if heights[i][j] <= heights[row][column]:
                    fed[row, column] |= fed[i, j]
            for i, j in near:
                if heights[i][j] == heights[row][column]:
                    fed[i, j] |= fed[row, column]
        return [[i, j] for i, j in squares if len(fed[i, j]) == 2]
