"""SPFA: when the path to a square gets longer, its larger neighbours may get longer paths, too.

This is Bellman-Ford with a queue, for longest paths. At first, all squares are queued, each with a
path of length 1; no square is queued twice at the same time. A square near the end of a path of k
squares may be improved about k times. If long paths are rare, this hardly matters.
Level: 4
Time: O((m · n)²) in the worst case, a path that winds through the whole grid
Space: O(m · n)
"""

from collections import deque


class Solution:
    def longestIncreasingPath(self, matrix: list[list[int]]) -> int:
        rows, columns = len(matrix), len(matrix[0])
        longest = [[1] * columns for _ in matrix]
        queue = deque((i, j) for i in range(rows) for j in range(columns))
        queued = set(queue)
        while queue:
            i, j = queue.popleft()
            queued.remove((i, j))
            for x, y in (i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1):
                is_inside = 0 <= x < rows and 0 <= y < columns
                if is_inside and matrix[x][y] > matrix[i][j] and longest[x][y] <= longest[i][j]:
                    longest[x][y] = longest[i][j] + 1
                    if (x, y) not in queued:
                        queued.add((x, y))
                        queue.append((x, y))
        return max(map(max, longest))
