"""Union-find: cover one square at each time, and join the square to its covered neighbours.

The answer is the first time at which both corners are in one group. Each height from 0 to n² - 1
occurs once, so exactly one square is covered at each time. With union by size and path halving,
each operation takes nearly constant time: O(α(n)), amortized.

For grid = [[0, 2], [1, 3]]:

    time  row  column  parent
    -     -    -       [0, 1, 2, 3]
    0     0    0       [0, 1, 2, 3]
    1     1    0       [2, 1, 2, 3]  squares 0 and 2 join
    2     0    1       [2, 2, 2, 3]  square 1 joins, too
    return 3  both corners have the root 2
Level: 3
From: brute_force; each time starts a new search, although only one square has been added, so join
  this square to its neighbours, and ask whether the two corners are connected
Time: O(n² · α(n)), amortized
Space: O(n²)
"""


class Solution:
    def swimInWater(self, grid: list[list[int]]) -> int:
        n = len(grid)
        parent = list(range(n * n))
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

        squares = {grid[row][column]: (row, column) for row in range(n) for column in range(n)}
        for time in range(n * n):
            row, column = squares[time]
            for r, c in (row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1):
                if 0 <= r < n and 0 <= c < n and grid[r][c] < time:
                    union(row * n + column, r * n + c)
            if find(0) == find(n * n - 1):
                return time
