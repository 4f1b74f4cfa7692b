"""Union-find: each square of land starts as an island; each union of two islands leaves one fewer.

Squares are numbered row by row. Each square looks only up and to the left, so every pair of
neighbours is considered once. With union by size and path halving, each operation takes nearly
constant time: O(α(m · n)), amortized.

For grid = [["1","0","1"],["1","1","1"]]:

    i  j  islands  parent
    0  0  1        [0, 1, 2, 3, 4, 5]
    0  1  1        [0, 1, 2, 3, 4, 5]  water
    0  2  2        [0, 1, 2, 3, 4, 5]
    1  0  2        [3, 1, 2, 3, 4, 5]  3 is joined with 0, above it
    1  1  2        [3, 1, 2, 3, 3, 5]  4 is joined with 3, on its left
    1  2  1        [3, 1, 5, 3, 3, 3]  5 is joined with 2, above it, and with 4, on its left
Level: 3
From: bfs; a search needs the whole map and a queue, whereas one pass is enough if each square joins
  its neighbours above and on its left
Beware: wrong/counts_every_join
Time: O(m · n · α(m · n)), amortized
Space: O(m · n)
"""


class Solution:
    def numIslands(self, grid: list[list[str]]) -> int:
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
                return False
            if size[a] < size[b]:
                a, b = b, a  # the larger group's root stays
            parent[b] = a
            size[a] += size[b]
            return True

        islands = 0
        for i, row in enumerate(grid):
            for j, square in enumerate(row):
                if square == "0":
                    continue
                islands += 1
                number = i * columns + j
                if i > 0 and grid[i - 1][j] == "1" and union(number, number - columns):
                    islands -= 1
                if j > 0 and row[j - 1] == "1" and union(number, number - 1):
                    islands -= 1
        return islands
