"""Interval dynamic programming: for any two balloons, the most coins from the balloons in between.

The gap (i, j) holds the balloons between i and j. Choose the balloon of the gap that is burst last,
not first. By then, i and j are its neighbours. Until then, it stands between the balloons on its
left and the balloons on its right, so the two gaps are independent of each other:

    coins[i][j] = max(coins[i][last] + nums[i] * nums[last] * nums[j] + coins[last][j])
                  for each last with i < last < j

The base case is a gap without balloons, worth 0. Short gaps are computed first, so both parts of a
gap are known before the gap. A 1 is added at each end: nums = [3,1,5] becomes [1,3,1,5,1].

For nums = [3,1,5]:

    distance  i  j  coins[i][j]
    2         0  2  3            the 3 alone: 1 · 3 · 1
    2         1  3  15           the 1 alone: 3 · 1 · 5
    2         2  4  5            the 5 alone: 1 · 5 · 1
    3         0  3  30           the 3 last: 15 + 1 · 3 · 5
    3         1  4  30           the 5 last: 15 + 3 · 5 · 1
    4         0  4  35           the 5 last: 30 + 1 · 5 · 1
    return 35
Level: 2
From: memoized_recursion; a gap needs only shorter gaps, so compute the gaps by their length,
  without recursion
Ask: Which gaps must be known before a gap can be computed?
Beware: wrong/first_burst_splits, wrong/longest_gaps_first
Time: O(n³)
Space: O(n²)
"""


class Solution:
    def maxCoins(self, nums: list[int]) -> int:
        nums = [1, *nums, 1]
        n = len(nums)
        coins = [[0] * n for _ in nums]
        for distance in range(2, n):
            for i in range(n - distance):
                j = i + distance
                ends = nums[i] * nums[j]
                coins[i][j] = max(
                    coins[i][last] + ends * nums[last] + coins[last][j] for last in range(i + 1, j)
                )
        return coins[0][-1]
