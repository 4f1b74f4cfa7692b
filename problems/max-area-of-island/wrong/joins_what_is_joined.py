"""Adds the sizes even if both squares are on the same island already."""


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
