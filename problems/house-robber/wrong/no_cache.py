"""Plain recursion without a cache: computes the result for the same house again and again.

Level: 1
Time: O(φⁿ), for the golden ratio φ = 1.618...
Space: O(n), the recursion
"""

VERDICT = "Time Limit Exceeded"


class Solution:
    def rob(self, nums: list[int]) -> int:
        return self.most_from(nums, 0)

    def most_from(self, nums, i):
        if i >= len(nums):
            return 0
        return max(nums[i] + self.most_from(nums, i + 2), self.most_from(nums, i + 1))
