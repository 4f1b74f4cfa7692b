"""Bottom-up table: the best path to a square extends the better path to one of two neighbours.

A path reaches a square from the neighbour above or on the left. Its part up to this neighbour must
have the smallest possible sum, too, or else a better part could replace it:

    least[i][j] = grid[i][j] + min(least[i - 1][j], least[i][j - 1])

The base case is the first square, whose sum is its own number. In the rest of the first row and of
the first column, a square has only one neighbour before it.

For grid = [[1,3,1],[1,5,1],[4,2,1]]:

    i  j  least[i - 1][j]  least[i][j - 1]  least[i][j]
    1  1  4                2                7            5 + 2
    1  2  5                7                6            1 + 5
    2  1  7                6                8            2 + 6
    2  2  6                8                7            1 + 6
    return 7
Level: 2
From: memoized_recursion; if the sums are computed from the first square to the last, the two sums
  that a square needs are ready in time, so loops can replace the calls
Ask: An optimal path to a square arrives from one of two neighbours. What must hold for its part up
  to there?
Beware: wrong/lesser_neighbour
Time: O(m · n)
Space: O(m · n)
"""


class Solution:
    def minPathSum(self, grid: list[list[int]]) -> int:
        rows, columns = len(grid), len(grid[0])
        least = [[0] * columns for _ in range(rows)]
        least[0][0] = grid[0][0]
        for i in range(1, rows):
            least[i][0] = least[i - 1][0] + grid[i][0]
        for j in range(1, columns):
            least[0][j] = least[0][j - 1] + grid[0][j]
        for i in range(1, rows):
            for j in range(1, columns):
                least[i][j] = grid[i][j] + min(least[i - 1][j], least[i][j - 1])
        return least[rows - 1][columns - 1]
