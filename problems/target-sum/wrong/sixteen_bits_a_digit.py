"""Keeps the ways to each sum in 16 bits, but there may be a million of them."""

CAUGHT_BY = "generated"

BITS = 16


class Solution:
    def findTargetSumWays(self, nums: list[int], target: int) -> int:
        total = sum(nums)
        if abs(target) > total:
            return 0
        ways = 1
        for number in nums:
            ways += ways << 2 * number * BITS
        return ways >> (total + target) * BITS & (1 << BITS) - 1
