"""Keeps the seen squares in a default argument, so the next map starts with them."""


class Solution:
    def numIslands(self, grid: list[list[str]], seen=set()) -> int:  # noqa: B006 (the mistake)
        islands = 0
        for i, row in enumerate(grid):
            for j, square in enumerate(row):
                if square == "1" and (i, j) not in seen:
                    islands += 1
                    self.visit(grid, i, j, seen)
        return islands

    def visit(self, grid, row, column, seen):
        if not (0 <= row < len(grid) and 0 <= column < len(grid[0])):
            return
        if grid[row][column] == "0" or (row, column) in seen:
            return
        seen.add((row, column))
        for r, c in (row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1):
            self.visit(grid, r, c, seen)
