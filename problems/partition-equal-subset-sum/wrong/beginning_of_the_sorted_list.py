"""Looks only at the smallest numbers of the sorted list, which may not add up to half the total.

Reported as accepted in 2025.
"""

REPORTED = "LeetCode-Feedback #32850"


class Solution:
    def canPartition(self, nums: list[int]) -> bool:
        total, partial = sum(nums), 0
        for number in sorted(nums):
            partial += number
            if partial == total // 2:
                return True
        return False
