"""Depth-first search with a stack: without recursion, no island is too large for the call stack.

A square becomes water when it enters the stack, not when it leaves the stack, so no square enters
twice, and the number of squares that leave the stack is the area.
Level: 2
Beware: wrong/marks_when_it_leaves
Time: O(m · n)
Space: O(m · n)
"""


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
                largest = max(largest, area)
        return largest
