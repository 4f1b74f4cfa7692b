"""Depth-first search, recursive, from each ocean: climb from its shores as far as possible.

The question is turned around: the water's path downhill is the search's path uphill, so one search
from each ocean gives the answer for all squares. A call gets the height that it comes from, and
stops at a square that is lower or already reached. The first calls come from the sea, whose height
is 0. The trace shows the first search for the Pacific, without squares off the island or already
reached.

For heights = [[1, 2], [4, 3]]:

    row  column  below  reached
    0    0       0      set()
    1    0       1      {(0, 0)}
    1    1       4      {(0, 0), (1, 0)}          lower than 4: back
    0    1       1      {(0, 0), (1, 0)}
    1    1       2      {(0, 0), (0, 1), (1, 0)}  from (0, 1), the way is up
    return [[0, 1], [1, 0], [1, 1]]
Level: 2
From: wrong/searches_from_each_square; all these searches run down over the same squares, so search
  uphill instead, once from each ocean
Ask: From which squares does rain reach an ocean at once? Into which of these squares can it flow
  from elsewhere?
Beware: wrong/shares_one_set, wrong/stops_on_level_ground
Time: O(m · n)
Space: O(m · n), the depth of the recursion: up to m · n + 1 calls on a flat island
"""


class Solution:
    def pacificAtlantic(self, heights: list[list[int]]) -> list[list[int]]:
        rows, columns = len(heights), len(heights[0])
        pacific, atlantic = set(), set()
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
