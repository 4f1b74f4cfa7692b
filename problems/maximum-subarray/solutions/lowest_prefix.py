"""Prefix sums: the best sum that ends here is the sum so far minus the lowest earlier prefix sum.

The sum of a subarray is the difference of two prefix sums, so this is the problem of buying and
selling a stock once, with prefix sums as prices. The empty prefix, with sum 0, is the first
candidate. Since a subarray is not empty, a prefix sum is subtracted only from later ones.

For nums = [-2, 1, 3, -5]:

    number  total  best  lowest
    -2      -2     -2    -2
    1       -1     1     -2      -1 - -2
    3       2      4     -2      2 - -2
    -5      -3     4     -3
    return 4
Level: 3
From: wrong/brute_force; a sum is the difference of two prefix sums, so at each end, only the lowest
  earlier prefix sum matters
Beware: wrong/subtracts_its_own_sum
Time: O(n)
Space: O(1)
"""


class Solution:
    def maxSubArray(self, nums: list[int]) -> int:
        total = lowest = 0
        best = nums[0]
        for number in nums:
            total += number
            best = max(best, total - lowest)
            lowest = min(lowest, total)
        return best
