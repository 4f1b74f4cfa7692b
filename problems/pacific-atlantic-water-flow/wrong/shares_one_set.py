"""Uses the same set of reached squares for both oceans."""


class Solution:
    def pacificAtlantic(self, heights: list[list[int]]) -> list[list[int]]:
        rows, columns = len(heights), len(heights[0])
        pacific = atlantic = set()
        for row in range(rows):
            self.climb(heights, row, 0, 0, pacific)
            self.climb(heights, row, columns - 1, 0, atlantic)
        for column in range(columns):
            self.climb(heights, 0, column, 0, pacific)
            self.climb(heights, rows - 1, column, 0, atlantic)
        both = pacific & atlantic
        return [[i, j] for i in range(rows) for j in range(columns) if (i, j) in both]

    def climb(self, heights, row, column, below, reached):
        if not (0 <= row < len(heights) and 0 <= column < len(heights[0])):
            return
        if heights[row][column] < below or (row, column) in reached:
            return
        reached.add((row, column))
        here = heights[row][column]
        for r, c in (row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1):
            self.climb(heights, r, c, here, reached)
