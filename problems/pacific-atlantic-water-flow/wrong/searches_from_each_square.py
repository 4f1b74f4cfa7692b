"""Runs a new downhill search from each square; on a flat island, each search visits all squares.

Level: 1
Time: O((m · n)²)
Space: O(m · n)
"""

VERDICT = "Time Limit Exceeded"


class Solution:
    def pacificAtlantic(self, heights: list[list[int]]) -> list[list[int]]:
        rows, columns = len(heights), len(heights[0])
        squares = [[i, j] for i in range(rows) for j in range(columns)]
        return [square for square in squares if self.feeds_both(heights, *square)]

    def feeds_both(self, heights, row, column):
        oceans, path = set(), [(row, column)]
        reached = set(path)
        for row, column in path:
            for r, c in (row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1):
                if r < 0 or c < 0:
                    oceans.add("Pacific")
                elif r == len(heights) or c == len(heights[0]):
                    oceans.add("Atlantic")
                elif heights[r][c] <= heights[row][column] and (r, c) not in reached:
                    reached.add((r, c))
                    path.append((r, c))
        return len(oceans) == 2
