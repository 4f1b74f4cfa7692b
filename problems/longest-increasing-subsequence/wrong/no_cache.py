"""Plain recursion: takes or leaves each item without a cache, and tries every subsequence.

Level: 1
Time: O(2ⁿ)
Space: O(n), the recursion
"""

from math import inf

VERDICT = "Time Limit Exceeded"


class Solution:
    def lengthOfLIS(self, nums: list[int]) -> int:
        return self.longest(nums, 0, -inf)

    def longest(self, nums, i, last):
        if i == len(nums):
            return 0
        skipped = self.longest(nums, i + 1, last)
        if nums[i] <= last:
            return skipped
        return max(skipped, 1 + self.longest(nums, i + 1, nums[i]))
