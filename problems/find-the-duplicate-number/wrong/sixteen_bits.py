"""Checks only 16 bits, but 100,000 has 17 bits."""

CAUGHT_BY = "generated"


class Solution:
    def findDuplicate(self, nums: list[int]) -> int:
        n = len(nums) - 1
        repeated = 0
        for place in range(16):
            bit = 1 << place
            expected = sum((number & bit) > 0 for number in range(1, n + 1))
            if sum((number & bit) > 0 for number in nums) > expected:
                repeated |= bit
        return repeated
