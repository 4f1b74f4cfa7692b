"""Subtracts an island for every pair of neighbours, even if both are on the same island already."""


class Solution:
    def numIslands(self, grid: list[list[str]]) -> int:
        islands = 0
        for i, row in enumerate(grid):
            for j, square in enumerate(row):
                if square == "1":
                    islands += 1
                    if i > 0 and grid[i - 1][j] == "1":
                        islands -= 1
                    if j > 0 and row[j - 1] == "1":
                        islands -= 1
        return islands
