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

        def can_fill(left, i):
            if left == 0:
                return True
            if left < 0:
                return False
            if i == 0:
                return left == nums[0]
            if left not in known:
                known[left] = can_fill(left - nums[i], i - 1) or can_fill(left, i - 1)
            return known[left]

        return can_fill(half, len(nums) - 1)
