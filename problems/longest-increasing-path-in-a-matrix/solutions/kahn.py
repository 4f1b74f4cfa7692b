"""Topological sort (Kahn): remove the squares that have no smaller neighbour left, round by round.

Edges lead from each square to its larger neighbours, so there is no cycle. The in-degree of a
square is the number of its smaller neighbours that remain. A square is removed in the round after
the last of its smaller neighbours, so its round is the length of the longest path that ends on it.
The number of rounds is the length of the longest path of all.

For matrix = [[3,4],[1,5]]:

    rounds  free      in_degree
    0       [(1, 0)]  [[1, 1], [0, 2]]  the 1 has no smaller neighbour
    1       [(0, 0)]  [[0, 1], [0, 1]]
    2       [(0, 1)]  [[0, 0], [0, 1]]
    3       [(1, 1)]  [[0, 0], [0, 0]]
    return 4
Level: 3
Time: O(m · n)
Space: O(m · n)
"""

from collections import defaultdict


class Solution:
    def longestIncreasingPath(self, matrix: list[list[int]]) -> int:
        rows, columns = len(matrix), len(matrix[0])
        larger = defaultdict(list)
        in_degree = [[0] * columns for _ in matrix]
        for i in range(rows):
            for j in range(columns):
                for x, y in (i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1):
                    if 0 <= x < rows and 0 <= y < columns and matrix[x][y] > matrix[i][j]:
                        larger[i, j].append((x, y))
                        in_degree[x][y] += 1
        free = [(i, j) for i in range(rows) for j in range(columns) if in_degree[i][j] == 0]
        rounds = 0
        while free:
            rounds += 1
            freed = []
            for square in free:
                for x, y in larger[square]:
                    in_degree[x][y] -= 1
                    if in_degree[x][y] == 0:
                        freed.append((x, y))
            free = freed
        return rounds
