"""Returns the column of each square before its row."""

from collections import deque


class Solution:
    def pacificAtlantic(self, heights: list[list[int]]) -> list[list[int]]:
        rows, columns = len(heights), len(heights[0])
        pacific_shore, atlantic_shore = [], []
        for row in range(rows):
            pacific_shore.append((row, 0))
            atlantic_shore.append((row, columns - 1))
        for column in range(columns):
            pacific_shore.append((0, column))
            atlantic_shore.append((rows - 1, column))
        pacific = self.above(heights, pacific_shore)
        atlantic = self.above(heights, atlantic_shore)
        both = pacific & atlantic
        return [[j, i] for i in range(rows) for j in range(columns) if (i, j) in both]

    def above(self, heights, shore):
        """The squares from which water flows down to this shore."""
        reached = set(shore)
        queue = deque(reached)
        while queue:
            row, column = queue.popleft()
            for r, c in (row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1):
                inside = 0 <= r < len(heights) and 0 <= c < len(heights[0])
                if inside and (r, c) not in reached and heights[r][c] >= heights[row][column]:
                    reached.add((r, c))
                    queue.append((r, c))
        return reached
