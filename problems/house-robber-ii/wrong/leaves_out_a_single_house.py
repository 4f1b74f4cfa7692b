"""Leaves out the first or the last house even if there is only one, and robs nothing.

Reported as accepted in 2025.
"""

REPORTED = "LeetCode-Feedback #31810"


class Solution:
    def rob(self, nums: list[int]) -> int:
        return max(self.street(nums[1:]), self.street(nums[:-1]))

    def street(self, nums):
        before_last, last = 0, 0
        for money in nums:
            before_last, last = last, max(last, before_last + money)
        return last
