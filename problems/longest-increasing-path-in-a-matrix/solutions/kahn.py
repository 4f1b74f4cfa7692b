"""Topological order after Kahn: take away the squares without a smaller neighbour, in rounds.

A square goes in the round after the last of its smaller neighbours, so its round is the length of
the longest path that ends on it. The number of rounds is that of the longest path of all.
Time: O(m · n)
Space: O(m · n)
"""

from collections import defaultdict


class Solution:
    def longestIncreasingPath(self, matrix: list[list[int]]) -> int:
        rows, columns = len(matrix), len(matrix[0])
        larger = defaultdict(list)
        smaller_left = [[0] * columns for _ in matrix]
        for i in range(rows):
            for j in range(columns):
                for x, y in (i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1):
                    if 0 <= x < rows and 0 <= y < columns and matrix[x][y] > matrix[i][j]:
                        larger[i, j].append((x, y))
                        smaller_left[x][y] += 1
        free = [(i, j) for i in range(rows) for j in range(columns) if smaller_left[i][j] == 0]
        rounds = 0
        while free:
            rounds += 1
            freed = []
            for square in free:
                for x, y in larger[square]:
                    smaller_left[x][y] -= 1
                    if smaller_left[x][y] == 0:
                        freed.append((x, y))
            free = freed
        return rounds
