"""Breadth-first search from each unseen square of land: in the end, the queue is the island.

No square is ever removed from the queue, so its length is the area. The map is not changed.

For grid = [[0, 1, 1], [1, 0, 1]]:

    row  column  i  j  queue
    0    1       0  1  [(0, 1)]
    0    1       0  2  [(0, 1), (0, 2)]
    0    1       1  2  [(0, 1), (0, 2), (1, 2)]  area 3
    1    0       1  0  [(1, 0)]                  area 1
    return 3
Level: 2
Time: O(m · n)
Space: O(m · n)
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
