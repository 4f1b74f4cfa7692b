"""Remembers only the amount left to fill when the search failed, not which numbers were left.

Reported as accepted in 2025.
"""

CAUGHT_BY = "generated"
REPORTED = "LeetCode-Feedback #28362"


class Solution:
    def canPartition(self, nums: list[int]) -> bool:
        half, rest = divmod(sum(nums), 2)
        if rest:
            return False
        known = {}

        def can_fill(missing, i):
            if missing == 0:
                return True
            if missing < 0:
                return False
            if i == 0:
                return missing == nums[0]
            if missing not in known:
                known[missing] = can_fill(missing - nums[i], i - 1) or can_fill(missing, i - 1)
            return known[missing]

        return can_fill(half, len(nums) - 1)
