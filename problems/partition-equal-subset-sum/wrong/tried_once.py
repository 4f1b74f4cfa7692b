"""Marks a number as used when it is tried, and never gives it back.

Reported as accepted in 2021.
"""

CAUGHT_BY = "generated"
REPORTED = "LeetCode-Feedback #5361"


class Solution:
    def canPartition(self, nums: list[int]) -> bool:
        if sum(nums) % 2:
            return False
        numbers = sorted(nums, reverse=True)
        used = [False] * len(numbers)

        def can_fill(missing, first):
            if missing == 0:
                return True
            for i in range(first, len(numbers)):
                if not used[i] and numbers[i] <= missing:
                    used[i] = True
                    if can_fill(missing - numbers[i], i + 1):
                        return True
            return False

        return can_fill(sum(nums) // 2, 0)
