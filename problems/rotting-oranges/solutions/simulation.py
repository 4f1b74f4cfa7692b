"""Simulation, minute by minute: look through the whole box for fresh oranges next to rotten ones.

The oranges that rot are collected first and changed afterwards; otherwise they would infect others
in the same minute. The simulation ends when a minute changes nothing.

For grid = [[2, 1, 1], [1, 0, 1]]:

    minutes  rotting           grid
    0        -                 [[2, 1, 1], [1, 0, 1]]
    1        [(0, 1), (1, 0)]  [[2, 2, 1], [2, 0, 1]]
    2        [(0, 2)]          [[2, 2, 2], [2, 0, 1]]
    3        [(1, 2)]          [[2, 2, 2], [2, 0, 2]]
    return 3
Level: 1
Beware: wrong/spreads_within_a_minute
Time: O((m · n)²), when only one orange rots in each minute
Space: O(m · n)
"""


class Solution:
    def orangesRotting(self, grid: list[list[int]]) -> int:
        rows, columns = len(grid), len(grid[0])
        minutes = 0
        while True:
            fresh = [(i, j) for i in range(rows) for j in range(columns) if grid[i][j] == 1]
            rotting = [(i, j) for i, j in fresh if self.is_near_rot(grid, i, j)]
            if not rotting:
                break
            for row, column in rotting:
                grid[row][column] = 2
            minutes += 1
        return -1 if any(1 in row for row in grid) else minutes

    def is_near_rot(self, grid, row, column):
        for r, c in (row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1):
            if 0 <= r < len(grid) and 0 <= c < len(grid[0]) and grid[r][c] == 2:
                return True
        return False
