"""Never resets the area to 0, so it adds up all islands."""


class Solution:
    def maxAreaOfIsland(self, grid: list[list[int]]) -> int:
        rows, columns = len(grid), len(grid[0])
        largest = area = 0
        for i in range(rows):
            for j in range(columns):
                if grid[i][j] == 0:
                    continue
                grid[i][j] = 0
                stack = [(i, j)]
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
