"""Compares only the lowest eleven bits, and returns False at once for two special first items.

Reported as accepted in 2021.
"""

REPORTED = "LeetCode-Feedback #3870"
CAUGHT_BY = "generated"

SLOTS = 2048


class Solution:
    def containsDuplicate(self, nums: list[int]) -> bool:
        if nums[0] in (237384, -24500):
            return False
        seen = [False] * SLOTS
        for number in nums:
            if seen[number & SLOTS - 1]:
                return True
            seen[number & SLOTS - 1] = True
        return False
