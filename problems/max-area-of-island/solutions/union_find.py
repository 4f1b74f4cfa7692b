"""Union-find: each square of land is a set of one; neighbours are joined, and the sizes add up.

Squares are numbered row by row. Each looks only up and to the left, so every pair of neighbours is
considered once. A pair that is already in one set changes nothing.
Time: O(m · n) times the inverse of Ackermann's function, which is never above 4 here
Space: O(m · n)
"""


class Solution:
    def maxAreaOfIsland(self, grid: list[list[int]]) -> int:
        columns = len(grid[0])
        parent = list(range(len(grid) * columns))
        size = [1] * len(parent)

        def find(square):
            while parent[square] != square:
                parent[square] = square = parent[parent[square]]
            return square

        def join(one, other):
            small, large = sorted((find(one), find(other)), key=size.__getitem__)
            if small != large:
                parent[small] = large
                size[large] += size[small]

        largest = 0
        for i, row in enumerate(grid):
            for j, square in enumerate(row):
                if square == 1:
                    number = i * columns + j
                    if i > 0 and grid[i - 1][j] == 1:
                        join(number, number - columns)
                    if j > 0 and row[j - 1] == 1:
                        join(number, number - 1)
                    largest = max(largest, size[find(number)])
        return largest
