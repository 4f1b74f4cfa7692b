"""Catches IndexError at the edges, but index -1 is legal: it is the opposite edge of the map."""


class Solution:
    def maxAreaOfIsland(self, grid: list[list[int]]) -> int:
        def sink(row, column):
            try:
                if grid[row][column] == 0:
                    return 0
            except IndexError:
                return 0
            grid[row][column] = 0
            area = 1
            for r, c in (row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1):
                area += sink(r, c)
            return area

        return max(sink(i, j) for i in range(len(grid)) for j in range(len(grid[0])))
