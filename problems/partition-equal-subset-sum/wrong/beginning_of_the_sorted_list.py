"""Adds up the sorted list until it reaches half the total, rounded down, and tries no other sums.

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
