"""Union-find: cover one square after the other, and join it to neighbours that are under water.

The first time at which both corners are in the same pool is the answer. As heights are the numbers
below n², each time covers exactly one square.
Time: O(n² · log n), if paths are halved whenever a pool is looked up
Space: O(n²)
"""


class Solution:
    def swimInWater(self, grid: list[list[int]]) -> int:
        n = len(grid)
        squares = {height: (i, j) for i, row in enumerate(grid) for j, height in enumerate(row)}
        parent = {square: square for square in squares.values()}

        def pool(square):
            while parent[square] != square:
                parent[square] = square = parent[parent[square]]
            return square

        time = 0
        while pool((0, 0)) != pool((n - 1, n - 1)):
            time += 1
            i, j = squares[time]
            for row, column in (i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1):
                if (row, column) in parent and grid[row][column] < time:
                    parent[pool((row, column))] = pool((i, j))
        return time
