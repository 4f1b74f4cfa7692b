"""Searches downhill from the oceans, as water flows, but the way back from an ocean is uphill."""

from collections import deque


class Solution:
    def pacificAtlantic(self, heights: list[list[int]]) -> list[list[int]]:
        rows, columns = len(heights), len(heights[0])
        first_row, last_row = ([(row, j) for j in range(columns)] for row in (0, rows - 1))
        first_column, last_column = ([(i, j) for i in range(rows)] for j in (0, columns - 1))
        pacific = self.above(heights, first_row + first_column)
        atlantic = self.above(heights, last_row + last_column)
        both = pacific & atlantic
        return [[i, j] for i in range(rows) for j in range(columns) if (i, j) in both]

    def above(self, heights, shore):
        """The squares from which water flows down to this shore."""
        reached, queue = set(shore), deque(shore)
        while queue:
            row, column = queue.popleft()
            for i, j in (row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1):
                inside = 0 <= i < len(heights) and 0 <= j < len(heights[0])
                if inside and (i, j) not in reached and heights[i][j] <= heights[row][column]:
                    reached.add((i, j))
                    queue.append((i, j))
        return reached
