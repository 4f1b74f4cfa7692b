"""Union-find: each square of land is an island at first; joining two islands leaves one fewer.

Squares are numbered row by row. Each looks only up and to the left, so every pair of neighbours is
considered once. A pair that is already in one set changes nothing.
Time: O(m · n) times the inverse of Ackermann's function, which is never above 4 here
Space: O(m · n)
"""


class Solution:
    def numIslands(self, grid: list[list[str]]) -> int:
        columns = len(grid[0])
        sets = Sets(len(grid) * columns)
        islands = 0
        for i, row in enumerate(grid):
            for j, square in enumerate(row):
                if square == "1":
                    islands += 1
                    number = i * columns + j
                    if i > 0 and grid[i - 1][j] == "1":
                        islands -= sets.join(number, number - columns)
                    if j > 0 and row[j - 1] == "1":
                        islands -= sets.join(number, number - 1)
        return islands


class Sets:
    def __init__(self, count):
        self.parent = list(range(count))
        self.size = [1] * count

    def find(self, element):
        """The element that represents the set; the path to it is about half as long next time."""
        parent = self.parent
        while parent[element] != element:
            parent[element] = element = parent[parent[element]]
        return element

    def join(self, one, other):
        """Make one set of two; False if they were one already."""
        small, large = sorted((self.find(one), self.find(other)), key=self.size.__getitem__)
        if small == large:
            return False
        self.parent[small] = large
        self.size[large] += self.size[small]
        return True
