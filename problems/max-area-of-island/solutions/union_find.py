"""Union-find: each square of land starts as a group of size 1; neighbours join, and sizes add up.

Squares are numbered row by row. Each square looks only for land above it and on its left, so every
pair of neighbours is considered once. With union by size and path halving, each operation takes
nearly constant time: O(α(m · n)), amortized.
Level: 3
From: bfs; the search walks over the map in all directions, from square to square, so read the map
  once, and join each square to the groups of its neighbours, with their sizes
Beware: wrong/joins_squares_twice
Time: O(m · n · α(m · n)), amortized
Space: O(m · n)
"""


class Solution:
    def maxAreaOfIsland(self, grid: list[list[int]]) -> int:
        columns = len(grid[0])
        parent = list(range(len(grid) * columns))
        size = [1] * len(parent)

        def find(x):
            while parent[x] != x:
                parent[x] = parent[parent[x]]  # path halving
                x = parent[x]
            return x

        def union(a, b):
            a, b = find(a), find(b)
            if a == b:
                return
            if size[a] < size[b]:
                a, b = b, a  # the larger group's root stays
            parent[b] = a
            size[a] += size[b]

        largest = 0
        for i, row in enumerate(grid):
            for j, square in enumerate(row):
                if square == 1:
                    number = i * columns + j
                    if i > 0 and grid[i - 1][j] == 1:
                        union(number, number - columns)
                    if j > 0 and row[j - 1] == 1:
                        union(number, number - 1)
                    largest = max(largest, size[find(number)])
        return largest
