"""Multi-source breadth-first search from each ocean: climb from all squares of its shores at once.

Each search goes only to squares that are not lower, so it reaches exactly the squares that drain
into its ocean. The answer is the intersection of the two sets. The trace shows the search for the
Pacific; the order of its shore does not matter.

For heights = [[1, 2], [4, 3]]:

    row  column  reached                           queue
    -    -       {(0, 0), (0, 1), (1, 0)}          [(1, 0), (0, 1), (0, 0)]
    1    0       {(0, 0), (0, 1), (1, 0)}          [(0, 1), (0, 0)]          (1, 1) is lower
    0    1       {(0, 0), (0, 1), (1, 0), (1, 1)}  [(0, 0), (1, 1)]          (1, 1) is higher
    0    0       {(0, 0), (0, 1), (1, 0), (1, 1)}  [(1, 1)]
    1    1       {(0, 0), (0, 1), (1, 0), (1, 1)}  []
    return [[0, 1], [1, 0], [1, 1]]
Level: 2
From: dfs; on a flat island, the recursion gets too deep, and each square of a shore starts a search
  of its own, so put the whole shore into one queue
Ask: Every square of a shore feeds its ocean. How can a single search start from all of them?
Beware: wrong/searches_downhill
Time: O(m · n)
Space: O(m · n)
"""

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
        return [[i, j] for i in range(rows) for j in range(columns) if (i, j) in both]

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
