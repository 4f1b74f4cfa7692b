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
From: sort; sorting orders all squares, although a square only has to come after its smaller
  neighbours, so count how many of these are still to come
Time: O(m · n)
Space: O(m · n)
"""

from collections import defaultdict


class Solution:
    def longestIncreasingPath(self, matrix: list[list[int]]) -> int:
        rows, columns = len(matrix), len(matrix[0])
        larger = defaultdict(list)
        in_degree = [[0] * columns for _ in matrix]
        for row in range(rows):
            for column in range(columns):
                around = (row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)
                for r, c in around:
                    if 0 <= r < rows and 0 <= c < columns and matrix[r][c] > matrix[row][column]:
                        larger[row, column].append((r, c))
                        in_degree[r][c] += 1
        free = [
            (row, column)
            for row in range(rows)
            for column in range(columns)
            if in_degree[row][column] == 0
        ]
        rounds = 0
        while free:
            rounds += 1
            freed = []
            for square in free:
                for r, c in larger[square]:
                    in_degree[r][c] -= 1
                    if in_degree[r][c] == 0:
                        freed.append((r, c))
            free = freed
        return rounds
