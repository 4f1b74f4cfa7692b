"""Numbers the squares row * 32 + column, which is unique only on maps up to 32 wide."""

CAUGHT_BY = "generated"


class Solution:
    def maxAreaOfIsland(self, grid: list[list[int]]) -> int:
        rows, columns = len(grid), len(grid[0])
        seen = set()
        largest = 0
        for row in range(rows):
            for column in range(columns):
                if grid[row][column] == 0 or row * 32 + column in seen:
                    continue
                seen.add(row * 32 + column)
                queue = [(row, column)]
                for i, j in queue:  # the list grows as we read it
                    for near in (i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1):
                        inside = 0 <= near[0] < rows and 0 <= near[1] < columns
                        if (
                            inside
                            and grid[near[0]][near[1]] == 1
                            and near[0] * 32 + near[1] not in seen
                        ):
                            seen.add(near[0] * 32 + near[1])
                            queue.append(near)
                largest = max(largest, len(queue))
        return largest
