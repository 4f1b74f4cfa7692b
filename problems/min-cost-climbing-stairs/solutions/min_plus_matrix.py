"""Min-plus matrices: each step is a matrix, and their product gives the cost of the whole climb.

In this product, the minimum replaces addition, and addition replaces multiplication. A matrix holds
the lowest costs from each step of a pair of adjacent steps to each step of a higher pair, if every
move starts below the higher pair. The product is associative, so divide and conquer can compute the
halves independently, even in parallel.
Level: 4
From: two_variables; each round depends on the previous round, so write each round as a matrix:
  matrices can be multiplied in any grouping
Time: O(n)
Space: O(log n), the recursion
"""

from math import inf


class Solution:
    def minCostClimbingStairs(self, cost: list[int]) -> int:
        moves = self.product(cost, 0, len(cost))
        return min(moves[0][0], moves[1][0])

    def product(self, cost, start, end):
        """The costs from the steps (start, start + 1) to the steps (end, end + 1)."""
        if end - start == 1:
            return [[cost[start], cost[start]], [0, inf]]
        middle = (start + end) // 2
        lower = self.product(cost, start, middle)
        upper = self.product(cost, middle, end)
        return [
            [min(row[0] + upper[0][j], row[1] + upper[1][j]) for j in range(2)] for row in lower
        ]
