"""Depth-first search from each rotten orange: note minutes on places, go on where it is earlier.

A rotten orange carries 2, and each step adds 1, so 2 + t means that an orange rots in minute t. A
place is entered again only if it is reached earlier than noted; a 1 was never reached.
Time: O((m · n)²): each place can be improved up to m · n times
Space: O(m · n), the depth of the recursion
"""


class Solution:
    def orangesRotting(self, grid: list[list[int]]) -> int:
        rows, columns = len(grid), len(grid[0])

        def rot(row, column, minute):
            if not (0 <= row < rows and 0 <= column < columns):
                return
            if grid[row][column] == 1 or grid[row][column] >= minute:
                grid[row][column] = minute
                rot(row - 1, column, minute + 1)
                rot(row + 1, column, minute + 1)
                rot(row, column - 1, minute + 1)
                rot(row, column + 1, minute + 1)

        for row in range(rows):
            for column in range(columns):
                if grid[row][column] == 2:
                    rot(row, column, 2)
        latest = 2
        for row in grid:
            for minute in row:
                if minute == 1:
                    return -1
                latest = max(latest, minute)
        return latest - 2
