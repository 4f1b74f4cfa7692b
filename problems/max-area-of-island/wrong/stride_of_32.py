"""Numbers the squares row * 32 + column, which is unique only on maps up to 32 wide."""

CAUGHT_BY = "generated"


class Solution:
    def maxAreaOfIsland(self, grid: list[list[int]]) -> int:
        rows, columns = len(grid), len(grid[0])
        seen = set()
        largest = 0
        for i in range(rows):
            for j in range(columns):
                if grid[i][j] == 0 or i * 32 + j in seen:
                    continue
                seen.add(i * 32 + j)
                island = [(i, j)]
                for row, column in island:  # the list grows as we read it
                    for r, c in (
                        (row + 1, column),
                        (row - 1, column),
                        (row, column + 1),
                        (row, column - 1),
                    ):
                        inside = 0 <= r < rows and 0 <= c < columns
                        if inside and grid[r][c] == 1 and r * 32 + c not in seen:
                            seen.add(r * 32 + c)
                            island.append((r, c))
                largest = max(largest, len(island))
        return largest
