"""Interval dynamic programming, memoized: try each balloon between i and j as the last to burst.

Bursting a balloon first makes its neighbours adjacent, which ties both sides together. The balloon
that is burst last separates them: the balloons on its left and on its right are burst earlier, each
side in a gap of its own:

    coins(i, j) = max(coins(i, last) + nums[i] * nums[last] * nums[j] + coins(last, j))
                  for each last with i < last < j

A 1 is added at each end of nums. The base case is a gap without balloons between i and j, worth 0.
Many choices lead to the same gap, but its coins are computed only once.
Level: 2
Beware: wrong/first_burst_splits, wrong/zero_is_unknown
Time: O(n³)
Space: O(n²)
"""


class Solution:
    def maxCoins(self, nums: list[int]) -> int:
        nums = [1, *nums, 1]
        known = [[None] * len(nums) for _ in nums]

        def coins(i, j):
            """Return the most coins from the balloons between i and j."""
            if known[i][j] is None:
                most = 0
                for last in range(i + 1, j):
                    found = coins(i, last) + nums[i] * nums[last] * nums[j] + coins(last, j)
                    if found > most:
                        most = found
                known[i][j] = most
            return known[i][j]

        return coins(0, len(nums) - 1)
