"""Compares the second street's results only from its third house on, so it ignores a street of two.

Reported as accepted in 2021.
"""

REPORTED = "LeetCode-Feedback #3326"


class Solution:
    def rob(self, nums: list[int]) -> int:
        if len(nums) <= 2:
            return max(nums)
        before_last, last = nums[0], max(nums[0], nums[1])
        most = last
        for money in nums[2:-1]:
            before_last, last = last, max(last, before_last + money)
            most = max(most, last)
        before_last, last = nums[1], max(nums[1], nums[2])
        for money in nums[3:]:
            before_last, last = last, max(last, before_last + money)
            most = max(most, last)
        return most
