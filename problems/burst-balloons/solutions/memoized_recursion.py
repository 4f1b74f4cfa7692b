"""Interval dynamic programming, memoized: try each balloon between i and j as the last to burst.

Bursting a balloon first makes its neighbours adjacent, which ties both sides together. The balloon
that is burst last separates them: the balloons on its left and on its right are burst earlier, each
side in a gap of its own:

    coins(i, j) = max(coins(i, last) + nums[i] * nums[last] * nums[j] + coins(last, j))
                  for each last with i < last < j

A 1 is added at each end of nums. The base case is a gap without balloons between i and j, worth 0.
Many choices lead to the same gap, but its coins are computed only once. The trace leaves out empty
gaps, and calls that only read a known result.

For nums = [3,1,5]:

    i  j  return
    2  4  5       the 5 alone: 1 · 5 · 1
    1  3  15      the 1 alone: 3 · 1 · 5
    1  4  30      the 5 last: 15 + 3 · 5 · 1
    0  2  3       the 3 alone: 1 · 3 · 1
    0  3  30      the 3 last: 15 + 1 · 3 · 5
    0  4  35      the 5 last: 30 + 1 · 5 · 1
    return 35
Level: 2
From: wrong/brute_force; after the first burst, the rest is one row again, which could be any
  subset, so choose the last burst instead, which leaves two gaps that do not touch
Ask: Which balloon of a row has neighbours that are known when it bursts, whatever the order of all
  the others? What does it separate until then?
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
