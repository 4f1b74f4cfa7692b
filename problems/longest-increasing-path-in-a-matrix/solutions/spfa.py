"""SPFA: when the path to a square gets longer, its larger neighbours may get longer paths, too.

This is Bellman-Ford with a queue, for longest paths. At first, all squares are queued, each with a
path of length 1; no square is queued twice at the same time. A square near the end of a path of k
squares may be improved about k times. If long paths are rare, this hardly matters.
Level: 4
From: sort; the squares have to be sorted first, so begin anywhere, and correct the neighbours of a
  square whenever its path gets longer
Time: O((m · n)²) in the worst case, a path that winds through the whole grid
Space: O(m · n)
"""

from collections import deque


class Solution:
    def longestIncreasingPath(self, matrix: list[list[int]]) -> int:
        rows, columns = len(matrix), len(matrix[0])
        longest = [[1] * columns for _ in matrix]
        queue = deque((row, column) for row in range(rows) for column in range(columns))
        queued = set(queue)
        while queue:
            row, column = queue.popleft()
            queued.remove((row, column))
            for r, c in (row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1):
                is_inside = 0 <= r < rows and 0 <= c < columns
                if (
                    is_inside
                    and matrix[r][c] > matrix[row][column]
                    and longest[r][c] <= longest[row][column]
                ):
                    longest[r][c] = longest[row][column] + 1
                    if (r, c) not in queued:
                        queued.add((r, c))
                        queue.append((r, c))
        return max(map(max, longest))
