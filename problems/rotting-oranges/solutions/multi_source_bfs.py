"""Multi-source breadth-first search from all rotten oranges: each round of the queue is a minute.

The queue holds the oranges that rotted in the last minute, so an orange is reached in the earliest
minute possible. The count of fresh oranges shows when to stop: no minute is added after the last
fresh orange has rotted.

For grid = [[2, 1, 1], [1, 0, 1]]:

    minutes  fresh  queue             grid
    0        4      [(0, 0)]          [[2, 1, 1], [1, 0, 1]]
    1        2      [(1, 0), (0, 1)]  [[2, 2, 1], [2, 0, 1]]
    2        1      [(0, 2)]          [[2, 2, 2], [2, 0, 1]]
    3        0      [(1, 2)]          [[2, 2, 2], [2, 0, 2]]
    return 3
Level: 2
From: simulation; each minute reads the whole box, although only an orange that rotted in the last
  minute can infect a fresh one, so keep a queue of just these oranges
Ask: Which oranges can infect another one in the next minute: all rotten ones, or only some of them?
Beware: wrong/counts_the_last_empty_round, wrong/searches_one_source_at_a_time
Time: O(m · n)
Space: O(m · n)
"""

from collections import deque


class Solution:
    def orangesRotting(self, grid: list[list[int]]) -> int:
        rows, columns = len(grid), len(grid[0])
        queue, fresh = deque(), 0
        for row in range(rows):
            for column in range(columns):
                if grid[row][column] == 2:
                    queue.append((row, column))
                elif grid[row][column] == 1:
                    fresh += 1
        minutes = 0
        while queue and fresh > 0:
            minutes += 1
            for _ in range(len(queue)):
                row, column = queue.popleft()
                for r, c in (
                    (row + 1, column),
                    (row - 1, column),
                    (row, column + 1),
                    (row, column - 1),
                ):
                    if 0 <= r < rows and 0 <= c < columns and grid[r][c] == 1:
                        grid[r][c] = 2
                        fresh -= 1
                        queue.append((r, c))
        return -1 if fresh > 0 else minutes
