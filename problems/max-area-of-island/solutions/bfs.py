"""Breadth-first search from each square not seen before: the queue, in the end, is the island.

Nothing is ever taken off the queue, so its length is the area. The map is left as it is.
Time: O(m · n)
Space: O(m · n), the squares that have been seen
"""


class Solution:
    def maxAreaOfIsland(self, grid: list[list[int]]) -> int:
        rows, columns = len(grid), len(grid[0])
        seen = set()
        largest = 0
        for row in range(rows):
            for column in range(columns):
                if grid[row][column] == 0 or (row, column) in seen:
                    continue
                seen.add((row, column))
                queue = [(row, column)]
                for i, j in queue:  # the list grows as we read it
                    for near in (i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1):
                        inside = 0 <= near[0] < rows and 0 <= near[1] < columns
                        if inside and grid[near[0]][near[1]] == 1 and near not in seen:
                            seen.add(near)
                            queue.append(near)
                largest = max(largest, len(queue))
        return largest
