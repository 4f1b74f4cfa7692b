"""Marks a square only when it leaves the stack, so a square may be pushed, and counted, twice."""


class Solution:
    def maxAreaOfIsland(self, grid: list[list[int]]) -> int:
        rows, columns = len(grid), len(grid[0])
        largest = 0
        for i in range(rows):
            for j in range(columns):
                if grid[i][j] == 0:
                    continue
                stack = [(i, j)]
                area = 0
                while stack:
                    row, column = stack.pop()
                    area += 1
                    grid[row][column] = 0
                    for r, c in (
                        (row + 1, column),
                        (row - 1, column),
                        (row, column + 1),
                        (row, column - 1),
                    ):
                        inside = 0 <= r < rows and 0 <= c < columns
                        if inside and grid[r][c] == 1:
                            stack.append((r, c))
                largest = max(largest, area)
        return largest
