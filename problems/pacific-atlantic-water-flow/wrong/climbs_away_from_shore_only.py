"""Climbs only away from the shore: right and down from one ocean, left and up from the other."""

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
        pacific = self.above(heights, pacific_shore, 1)
        atlantic = self.above(heights, atlantic_shore, -1)
        both = pacific & atlantic
        return [[i, j] for i in range(rows) for j in range(columns) if (i, j) in both]

    def above(self, heights, shore, step):
        """The squares from which water flows down to this shore."""
        reached = set(shore)
        queue = deque(reached)
        while queue:
            row, column = queue.popleft()
            for i, j in (row + step, column), (row, column + step):
                inside = 0 <= i < len(heights) and 0 <= j < len(heights[0])
                if inside and (i, j) not in reached and heights[i][j] >= heights[row][column]:
                    reached.add((i, j))
                    queue.append((i, j))
        return reached
