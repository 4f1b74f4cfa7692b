"""Depth-first search with a stack: without recursion, no island is too large for the call stack.

A square becomes water when it enters the stack, not when it leaves the stack, so no square enters
twice, and the number of squares that leave the stack is the area.

For grid = [[0, 1, 1], [1, 0, 1]]:

    row  column  area  stack
    -    -       0     [(0, 1)]
    0    1       1     [(0, 2)]
    0    2       2     [(1, 2)]
    1    2       3     []        the first island is sunk
    -    -       0     [(1, 0)]
    1    0       1     []        the second island
    return 3
Level: 2
From: dfs; on a large island, the recursion may be as deep as the number of squares, which is too
  deep for Python, so keep the pending squares in a list of your own
Ask: While a call waits for another call, what does it remember? Could a list hold this instead?
Beware: wrong/marks_when_it_leaves
Time: O(m · n)
Space: O(m · n)
"""


class Solution:
    def maxAreaOfIsland(self, grid: list[list[int]]) -> int:
        rows, columns = len(grid), len(grid[0])
        largest = 0
        for i in range(rows):
            for j in range(columns):
                if grid[i][j] == 0:
                    continue
                grid[i][j] = 0
                stack = [(i, j)]
                area = 0
                while stack:
                    row, column = stack.pop()
                    area += 1
                    for r, c in (
                        (row + 1, column),
                        (row - 1, column),
                        (row, column + 1),
                        (row, column - 1),
                    ):
                        inside = 0 <= r < rows and 0 <= c < columns
                        if inside and grid[r][c] == 1:
                            grid[r][c] = 0
                            stack.append((r, c))
                largest = max(largest, area)
        return largest
