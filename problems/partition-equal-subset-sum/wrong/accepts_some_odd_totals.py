"""Joins two conditions by "not equal", so it accepts an odd total whose half is not reached.

Reported as accepted in 2025.
"""

REPORTED = "LeetCode-Feedback #28372"


class Solution:
    def canPartition(self, nums: list[int]) -> bool:
        total = sum(nums)
        sums = 1
        for number in nums:
            sums |= sums << number
        return total % 2 != sums >> total // 2 & 1
